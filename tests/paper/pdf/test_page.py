"""What stands on the pages of a PDF, read back with poppler's tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.fonts.program_fonts import MONO, NARROW, SANS
from bigdeal_gui.paper.fonts.shaping import isolated_script
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import MM_PER_INCH, Align, Document, PaperSize, Pen, Raster, Role, Style
from bigdeal_gui.paper.type_setting import text_height, text_width
from tests.paper.fonts.faces import font_of, use_fonts
from tests.paper.tagged import Pdf, elements, faults, pdf_of, spoken

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.paper.surface import Surface

pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in ("pdftotext", "pdffonts", "pdfinfo", "pdftoppm")),
    reason="poppler-utils is not installed",
)

TRIAL = Document("trial", "test", margin_mm=10.0)
STYLE = Style(12.0)


def tool(path: Path, draw: Callable[[Surface], None], *command: str, document: Document = TRIAL) -> str:
    """Return what a tool of poppler writes about the PDF that `draw` makes; `-` alone is the output."""
    path = path / "trial.pdf"
    path.write_bytes(pdf(document, draw))
    name, *rest = command
    done = subprocess.run([name, str(path), *rest], check=True, capture_output=True, encoding="utf-8")
    assert done.stderr == ""
    return done.stdout


def dots(path: Path, draw: Callable[[Surface], None]) -> Callable[[float, float], tuple[int, int, int]]:
    """Return how to look at the colour of a place, in millimetres within the margins, at 10 dots each."""
    path = path / "trial.pdf"
    path.write_bytes(pdf(TRIAL, draw))
    data = subprocess.run(["pdftoppm", "-r", "254", str(path)], check=True, capture_output=True).stdout
    head = re.match(rb"P6\n([0-9]+) ([0-9]+)\n255\n", data)
    assert head
    width = int(head[1])

    def look(left: float, top: float) -> tuple[int, int, int]:
        place = head.end() + 3 * (round(10 * (top + 10)) * width + round(10 * (left + 10)))
        red, green, blue = data[place : place + 3]
        return red, green, blue

    return look


def words_at(bbox: str) -> dict[str, tuple[float, float]]:
    """Return the left and right end of each word in millimetres within the margins."""
    found = re.findall(r'xMin="([0-9.]+)" .* xMax="([0-9.]+)" .*>(.*)</word>', bbox)
    return {
        word: (float(left) * MM_PER_INCH / 72 - 10, float(right) * MM_PER_INCH / 72 - 10)
        for left, right, word in found
    }


def test_runs_stand_where_they_should(tmp_path: Path) -> None:
    """A run begins, ends or has its middle at its place; squeezed, it is as much narrower."""
    widths: list[float] = []

    def draw(surface: Surface) -> None:
        surface.run(50, 10, "left", STYLE)
        surface.run(50, 20, "middle", replace(STYLE, align=Align.CENTRE))
        surface.run(50, 30, "right", replace(STYLE, align=Align.RIGHT, stretch=0.5))
        widths.extend(text_width(word, STYLE) for word in ("left", "middle", "right"))
        widths.append(text_width("right", replace(STYLE, stretch=0.5)))

    found = words_at(tool(tmp_path, draw, "pdftotext", "-bbox", "-"))
    assert found["left"] == pytest.approx((50, 50 + widths[0]), abs=0.2)
    assert found["middle"] == pytest.approx((50 - widths[1] / 2, 50 + widths[1] / 2), abs=0.2)
    assert widths[3] == pytest.approx(widths[2] / 2)
    assert found["right"] == pytest.approx((50 - widths[3], 50), abs=0.2)


def test_paragraphs_are_aligned_within_their_width(tmp_path: Path) -> None:
    """Lines begin at the left, are centred or end at the right."""

    def draw(surface: Surface) -> None:
        assert surface.text(20, 10, 60, "west", STYLE) == text_height("west", STYLE, 60)
        surface.text(20, 20, 60, "centre", replace(STYLE, align=Align.CENTRE))
        surface.text(20, 30, 60, "east", replace(STYLE, align=Align.RIGHT))

    found = words_at(tool(tmp_path, draw, "pdftotext", "-bbox", "-"))
    assert found["west"][0] == pytest.approx(20, abs=0.2)
    assert sum(found["centre"]) == pytest.approx(100, abs=0.4)
    assert found["east"][1] == pytest.approx(80, abs=0.2)


def test_suits_and_letters_of_all_languages_are_text(tmp_path: Path) -> None:
    """Suits, accents and other alphabets come back from the page as they were drawn, in every face."""
    text = "♠♥♦♣ — −3 Łódź Ærø Žižkov Çeşme Größe €5 Ελλάδα Україна “1–2”"

    def draw(surface: Surface) -> None:
        for line, (bold, narrow, fixed) in enumerate(
            ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1), (1, 0, 1))
        ):
            style = Style(9, is_bold=bool(bold), is_narrow=bool(narrow), is_fixed=bool(fixed))
            surface.run(0, 10 + 10 * line, text, style)

    assert tool(tmp_path, draw, "pdftotext", "-raw", "-").strip("\f").splitlines() == [text] * 6
    fonts = tool(tmp_path, draw, "pdffonts").splitlines()[2:]
    names = {line.split()[0].partition("+")[2] or line.split()[0] for line in fonts}
    families = {family.replace(" ", "") for family in (SANS, NARROW, MONO)}
    assert {name.partition("-")[0] for name in names} == families
    assert len(names) == 4
    assert all(re.search(r" yes (yes|no) +yes +\d+ +\d+$", line) for line in fonts)


def test_blanks_can_be_narrower(tmp_path: Path) -> None:
    """A negative gap draws the words together, and they stay words."""
    style = replace(STYLE, gap_points=-0.5)

    def draw(surface: Surface) -> None:
        narrower = text_width("A K Q", STYLE) - text_width("A K Q", style)
        assert narrower == pytest.approx(MM_PER_INCH / 72, abs=0.02)
        surface.run(0, 10, "A K Q", style)

    assert tool(tmp_path, draw, "pdftotext", "-raw", "-").split() == ["A", "K", "Q"]


def test_lines_and_areas_have_their_place_and_colour(tmp_path: Path) -> None:
    """Strokes, rules, rectangles and boxes cover what they should and nothing else."""

    def draw(surface: Surface) -> None:
        surface.rectangle((10, 10, 20, 10), fill="#ff0000")
        surface.rectangle((40, 10, 20, 10), border=Pen(1.0, "#0000ff"))
        surface.rectangle((70, 10, 20, 10), fill="#00ff00", border=Pen(1.0))
        surface.boxes([(10, 40, 5, 5), (15, 40, 5, 5)], "#00ff00")
        surface.boxes([(30, 40, 5, 5)])
        surface.line(10, 60, 20, 1.0)
        surface.stroke(40, 60, 60, 80, Pen(1.0, "#ff0000"))
        surface.stroke(70, 60, 90, 60, Pen(1.0, is_dashed=True))

    look = dots(tmp_path, draw)
    white, black, red, green, blue = (*((255, 255, 255), (0, 0, 0)), *((255, 0, 0), (0, 255, 0), (0, 0, 255)))
    seen = {
        (20, 15): red,
        (31, 15): white,
        (40, 15): blue,
        (50, 15): white,
        (80, 15): green,
        (90, 15): black,
        (14.95, 42): green,
        (15.05, 42): green,
        (21, 42): white,
        (32, 42): black,
        (20, 60.5): black,
        (20, 59.5): white,
        (50, 70): red,
        (55, 65): white,
        (72, 60): black,
        (78, 60): white,
    }
    assert {place: look(*place) for place in seen} == seen


def test_pictures_fill_their_box(tmp_path: Path) -> None:
    """A picture's dots stand row by row; where they are clear, what lies below is seen."""
    red, green, blue, grey = ((255, 0, 0), (0, 255, 0), (0, 0, 255), (9, 9, 9))
    rows = [left * 10 + right * 10 for left, right in ((red, green), (blue, grey)) for _ in range(10)]
    alpha = bytes(0 if place // 20 >= 10 and place % 20 >= 10 else 255 for place in range(400))

    def draw(surface: Surface) -> None:
        surface.image((10, 10, 20, 20), Raster(20, 20, b"".join(map(bytes, rows))), "four fields")
        surface.rectangle((40, 10, 20, 20), fill="#00ff00")
        surface.image((40, 10, 20, 20), Raster(20, 20, b"".join(map(bytes, rows)), alpha))

    look = dots(tmp_path, draw)
    for place, colour in (((11, 11), red), ((29, 11), green), ((11, 29), blue), ((29, 29), grey)):
        assert look(*place) == pytest.approx(colour, abs=3)
    for place, colour in (((41, 11), red), ((59, 11), green), ((41, 29), blue), ((59, 29), green)):
        assert look(*place) == pytest.approx(colour, abs=3)


def test_parts_are_drawn_as_what_they_hold(tmp_path: Path) -> None:
    """Texts in parts, and in none, stand on the page."""

    def draw(surface: Surface) -> None:
        with surface.part(Role.LIST), surface.part(Role.ITEM):
            surface.run(0, 10, "north", STYLE)
        with surface.unspoken():
            surface.run(0, 20, "foot", STYLE)

    assert tool(tmp_path, draw, "pdftotext", "-raw", "-").split() == ["north", "foot"]


@pytest.mark.parametrize(
    ("document", "told", "sides_mm"),
    [
        (replace(TRIAL, size=PaperSize.A4), "595.28 x 841.89 pts (A4)", (210.0, 297.0)),
        (replace(TRIAL, size=PaperSize.LETTER), "612 x 792 pts (letter)", (215.9, 279.4)),
        (replace(TRIAL, is_landscape=True), "841.89 x 595.28 pts (A4)", (297.0, 210.0)),
    ],
)
def test_papers_lie_as_they_are_asked_to(
    document: Document, told: str, sides_mm: tuple[float, float], tmp_path: Path
) -> None:
    """The page has the paper's size, upright or across, and its room is what the margins leave."""
    room: list[float] = []
    info = tool(tmp_path, lambda page: room.extend((page.width, page.height)), "pdfinfo", document=document)
    assert f"Page size:       {told}" in re.sub(r"595\.276", "595.28", info)
    assert room == pytest.approx([side - 20 for side in sides_mm], abs=0.2)


def test_labels_are_measured_from_the_edge(tmp_path: Path) -> None:
    """Without a margin, the room is the whole paper."""
    room: list[float] = []
    tool(
        tmp_path,
        lambda page: room.extend((page.width, page.height)),
        "pdfinfo",
        document=replace(TRIAL, margin_mm=0.0),
    )
    assert room == pytest.approx([210, 297], abs=0.2)


def test_the_document_says_what_it_is(tmp_path: Path) -> None:
    """Title, kept to one line, program and language can be found, the structure is sound; no time is told."""
    document = Document("Finał\n♠ <1>", "test (1)", language="pl")

    def draw(page: Surface) -> None:
        page.run(0, 10, "Rozdanie", STYLE)
        page.next_page()

    data = pdf(document, draw)
    assert faults(data) == []
    assert pdf(document, draw) == data
    root = Pdf(data).root
    assert (root["Lang"], root["ViewerPreferences"]) == ("pl", {"DisplayDocTitle": "true"})
    info = tool(tmp_path, draw, "pdfinfo", document=document)
    assert re.search(r"^Title: +Finał ♠ <1>$", info, re.MULTILINE)
    assert re.search(r"^Creator: +test \(1\)$", info, re.MULTILINE)
    assert re.search(r"^Tagged: +yes$", info, re.MULTILINE)
    assert re.search(r"^Pages: +2$", info, re.MULTILINE)
    assert "Date" not in info
    metadata = tool(tmp_path, draw, "pdfinfo", "-meta", document=document)
    assert "Finał ♠ &lt;1&gt;" in metadata


def test_parts_are_read_in_the_order_in_which_they_were_drawn(tmp_path: Path) -> None:
    """Lists, tables, headings and figures are what they are; ornaments and what stands apart are not read."""

    def draw(surface: Surface) -> None:
        with surface.part(Role.SECTION):
            with surface.part(Role.TITLE):
                surface.run(0, 5, "Board 1", STYLE)
                surface.stroke(0, 6, 20, 6)
                surface.run(40, 5, "Pairs", STYLE)
            with surface.part(Role.LIST), surface.part(Role.ITEM):
                with surface.part(Role.LABEL, "North"):
                    surface.run(0, 10, "N", STYLE)
                with surface.part(Role.BODY):
                    surface.run(10, 10, "♠", STYLE)
                    surface.run(15, 10, "A K", STYLE)
            with surface.part(Role.TABLE):
                with surface.part(Role.ROW), surface.part(Role.COLUMN_HEAD):
                    surface.run(0, 20, "tricks", STYLE)
                with surface.part(Role.ROW), surface.part(Role.CELL):
                    surface.next_page()
            with surface.part(Role.LIST):
                pass
        surface.text(0, 30, 30, "first line and second", STYLE)
        with surface.part(Role.FIGURE, "a cross"):
            surface.boxes([(10, 50, 10, 2), (14, 46, 2, 10)])
            surface.boxes([])
        surface.image((40, 50, 5, 5), Raster(1, 1, b"abc"), "a dot")
        surface.image((50, 50, 5, 5), Raster(1, 1, b"abc"))
        with surface.unspoken(), surface.part(Role.PARAGRAPH, "never"):
            surface.run(0, 100, "Page 1", STYLE)

    data = pdf(TRIAL, draw)
    assert faults(data) == []
    assert spoken(data) == [
        "Document",
        "  Sect",
        "    H1: Board 1 Pairs",
        "    L",
        "      LI",
        "        Lbl: North",
        "        LBody: ♠ A K",
        "    Table",
        "      TR",
        "        TH: tricks",
        "      TR",
        "        TD: ",
        "  P: first line and second",
        "  Figure: a cross",
        "  Figure: a dot",
    ]
    boxes = [one["A"]["BBox"] for one, _ in elements(Pdf(data)) if one["S"] == "/Figure"]
    assert boxes[0] == pytest.approx(
        [(10 + side) * 72 / 25.4 for side in (10, 287 - 66, 20, 287 - 56)], abs=0.02
    )
    text = tool(tmp_path, draw, "pdfinfo", "-struct-text")
    assert [line.strip() for line in text.splitlines()][:3] == ["Document", "Sect", "H1 (block)"]
    assert "Page 1" not in text
    assert "Page 1" in tool(tmp_path, draw, "pdftotext", "-raw", "-")


@pytest.mark.parametrize("width", [20.0, 28.0, 35.0])
def test_a_word_that_is_broken_stays_one_word(width: float, tmp_path: Path) -> None:
    """An address over several lines, and a word that ends a line at its dash, are heard and found whole."""
    address = "https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1"
    said = f"See {address} on Wednesday-evening or {address}"

    def draw(surface: Surface) -> None:
        surface.text(0, 10, width, said, STYLE)
        with surface.part(Role.PARAGRAPH):
            surface.text(0, 150, width, "one text", STYLE)
            surface.text(0, 170, width, "and another", STYLE)

    data = pdf(TRIAL, draw)
    assert faults(data) == []
    assert spoken(data) == ["Document", f"  P: {said}", "  P: one text and another"]
    seen = tool(tmp_path, draw, "pdfinfo", "-struct-text")
    assert address in re.sub(r"\n *|\"", "", seen)


def test_a_part_may_go_on_over_pages() -> None:
    """What is drawn of a part on two pages belongs to it on both."""

    def draw(surface: Surface) -> None:
        with surface.part(Role.PARAGRAPH):
            surface.run(0, 5, "begun", STYLE)
            surface.next_page()
            surface.run(0, 5, "ended", STYLE)

    data = pdf(TRIAL, draw)
    assert faults(data) == []
    assert spoken(data) == ["Document", "  P: begun ended"]


def test_letters_that_the_fonts_lack_are_boxes_and_copied_as_they_are(tmp_path: Path) -> None:
    """Another script is shown by boxes; who copies the text or has it read aloud gets its letters."""

    def draw(surface: Surface) -> None:
        surface.run(0, 10, "Go 囲碁 Ａ", STYLE)  # noqa: RUF001 - a wide letter

    assert tool(tmp_path, draw, "pdftotext", "-raw", "-").strip() == "Go 囲碁 Ａ"  # noqa: RUF001 - as above
    assert spoken(pdf(TRIAL, draw)) == ["Document", "  P: Go □□ A"]


def test_more_letters_than_a_map_has_rows(tmp_path: Path) -> None:
    """A page with some hundred different letters is read back whole."""
    text = "".join(map(chr, (*range(0xC0, 0x100), *range(0x104, 0x17F), *range(0x410, 0x450))))
    back = tool(tmp_path, lambda page: page.text(0, 0, 150, text, STYLE), "pdftotext", "-raw", "-")
    assert "".join(back.split()) == text


def test_other_scripts_are_drawn_by_a_face_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is inside as a part, each glyph where it was shaped to be; read aloud are the letters themselves."""
    (tmp_path / "Face.ttf").write_bytes(font_of({"א": "A", "ב": "W"}))
    use_fonts(monkeypatch, tmp_path)

    def draw(surface: Surface) -> None:
        surface.text(0, 0, 100, isolated_script("אב") + ", 24 Nov", Style(10))
        surface.text(0, 10, 100, "אב", Style(10, is_bold=True))

    data = pdf(TRIAL, draw)
    assert faults(data) == []
    assert data == pdf(TRIAL, draw)
    assert spoken(data) == ["Document", "  P: בא, 24 Nov", "  P: בא"]  # as they stand, from left to right
    page = pdf_of(data).pages()[0]
    shown = pdf_of(data).at(page["Contents"]).data.decode()
    assert shown.count(f"/Span <</ActualText <feff{'אב'.encode('utf-16-be').hex()}") == 2
    assert shown.count(" 2 Tr ") == 1
    left = [float(place) for place in re.findall(r"1 0 0 1 ([\d.]+) [\d.]+ Tm <", shown)]
    assert left == sorted(left[:2]) + sorted(left[2:])
    assert left[1] - left[0] == pytest.approx(10 * Style(10).face.advance("W"), abs=0.01)
    use_fonts(monkeypatch, tmp_path / "none")
