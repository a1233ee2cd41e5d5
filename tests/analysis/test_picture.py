"""Described pictures as SVG documents."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from bigdeal_gui.analysis.picture import INK, PAPER, Area, LevelLine, Picture, Text, chart_svg

SVG = "{http://www.w3.org/2000/svg}"


def test_every_piece_stands_where_it_was_put() -> None:
    """Areas, lines and texts in their order on white paper, with what the signs of XML stand for."""
    pieces = (
        Area(1, 2.5, 3, 4, "#123456", "N & S: <1>"),
        Area(0, 0, 1, 1, PAPER),
        LevelLine(10, 20, 30, 2),
        Text(5, 6, "a < b", 15, is_bold=True),
        Text(7, 8, "middle", is_centred=True),
    )
    root = ET.fromstring(chart_svg(Picture(100, 50, "2 & 3", pieces)))  # noqa: S314 - our own text
    assert (root.tag, root.get("viewBox")) == (f"{SVG}svg", "0 0 100 50")
    assert root.findtext(f"{SVG}title") == "2 & 3"
    paper, first, second, line, bold, centred = root[1:]
    assert (paper.get("width"), paper.get("height"), paper.get("fill")) == ("100.00", "50.00", PAPER)
    assert [first.get(name) for name in ("x", "y", "width", "height", "fill")] == [
        "1.00", "2.50", "3.00", "4.00", "#123456",
    ]  # fmt: skip
    assert first.findtext(f"{SVG}title") == "N & S: <1>"
    assert list(second) == []
    assert [line.get(name) for name in ("x1", "y1", "x2", "y2", "stroke", "stroke-width")] == [
        "10.00", "20.00", "40.00", "20.00", INK, "2",
    ]  # fmt: skip
    assert (bold.text, bold.get("font-size"), bold.get("font-weight"), bold.get("text-anchor")) == (
        "a < b", "15", "bold", None,
    )  # fmt: skip
    assert (centred.get("font-weight"), centred.get("text-anchor")) == (None, "middle")
