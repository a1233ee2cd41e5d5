"""The chart is a sound SVG document of its own."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from bigdeal_gui.analysis.chart import svg_of
from bigdeal_gui.analysis.statistics import Group, Mark, statistics_of
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

SVG = "{http://www.w3.org/2000/svg}"


def test_the_chart_has_a_field_for_each_card_and_seat() -> None:
    """208 fields, coloured where the figures stand out, in XML that reads."""
    found = statistics_of(first_deals(Seed(bytes(range(20))), b"club", 2_000))
    root = ET.fromstring(svg_of(found))  # noqa: S314 - our own text
    kinds = [one.get("class", "") for one in root.iter(f"{SVG}rect")]
    marks = [one.mark for one in found.of(Group.CARDS)]
    assert kinds.count("few1") == marks.count(Mark.FEW)
    assert kinds.count("few2") == marks.count(Mark.VERY_FEW)
    assert kinds.count("many1") == marks.count(Mark.MANY)
    assert kinds.count("many2") == marks.count(Mark.VERY_MANY)
    assert kinds.count("usual") == marks.count(Mark.NONE)
    assert len(marks) == 208
    assert set(marks) > {Mark.NONE, Mark.FEW, Mark.MANY}


def test_the_chart_is_whole_for_one_deal() -> None:
    """Where nearly nothing was counted, there is still a picture, and it reaches out to nothing."""
    text = svg_of(statistics_of(first_deals(Seed(bytes(20)), b"club", 1)))
    assert ET.fromstring(text).tag == f"{SVG}svg"  # noqa: S314 - our own text
    assert "script" not in text
    assert "href" not in text
