"""What stands on the pages of a PDF, read back with poppler's tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.fonts import MONO, NARROW, SANS
from bigdeal_gui.paper.page import pdf
from bigdeal_gui.paper.pdf_catalog import filled_up, with_language
from bigdeal_gui.paper.surface import (
    MM_PER_INCH,
    Align,
    Document,
    PaperSize,
    Pen,
    Raster,
    Role,
    Style,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.paper.surface import Surface

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(
        any(shutil.which(name) is None for name in ("pdftotext", "pdffonts", "pdfinfo", "pdftoppm")),
        reason="poppler-utils is not installed",
    ),
]

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
        widths.extend(surface.run_width(word, STYLE) for word in ("left", "middle", "right"))
        widths.append(surface.run_width("right", replace(STYLE, stretch=0.5)))

    found = words_at(tool(tmp_path, draw, "pdftotext", "-bbox", "-"))
    assert found["left"] == pytest.approx((50, 50 + widths[0]), abs=0.2)
    assert found["middle"] == pytest.approx((50 - widths[1] / 2, 50 + widths[1] / 2), abs=0.2)
    assert widths[3] == pytest.approx(widths[2] / 2)
    assert found["right"] == pytest.approx((50 - widths[3], 50), abs=0.2)


def test_paragraphs_are_aligned_within_their_width(tmp_path: Path) -> None:
    """Lines begin at the left, are centred or end at the right."""

    def draw(surface: Surface) -> None:
        assert surface.text(20, 10, 60, "west", STYLE) == surface.text_height("west", STYLE, 60)
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
    assert len(names) == 6
    assert all(re.search(r" yes (yes|no) +yes +\d+ +\d+$", line) for line in fonts)


def test_blanks_can_be_narrower(tmp_path: Path) -> None:
    """A negative gap draws the words together, and they stay words."""
    style = replace(STYLE, gap_points=-1.0)

    def draw(surface: Surface) -> None:
        narrower = surface.run_width("A K Q", STYLE) - surface.run_width("A K Q", style)
        assert narrower == pytest.approx(2 * MM_PER_INCH / 72, abs=0.02)
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
    white, black, red, green, blue = (
        *((255, 255, 255), (0, 0, 0)),
        *((255, 0, 0), (0, 255, 0), (0, 0, 255)),
    )
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
        (replace(TRIAL, size=PaperSize.A4), "595 x 842 pts (A4)", (210.0, 297.0)),
        (replace(TRIAL, size=PaperSize.LETTER), "612 x 792 pts (letter)", (215.9, 279.4)),
        (replace(TRIAL, is_landscape=True), "842 x 595 pts (A4)", (297.0, 210.0)),
    ],
)
def test_papers_lie_as_they_are_asked_to(
    document: Document, told: str, sides_mm: tuple[float, float], tmp_path: Path
) -> None:
    """The page has the paper's size, upright or across, and its room is what the margins leave."""
    room: list[float] = []
    info = tool(tmp_path, lambda page: room.extend((page.width, page.height)), "pdfinfo", document=document)
    assert f"Page size:       {told}" in re.sub(r"\.[0-9]+", "", info)
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


def test_the_language_and_the_title_stand_in_the_catalogue(tmp_path: Path) -> None:
    """A program that reads aloud finds the language, and a viewer shows the title, kept to one line."""
    document = Document("Finał\n♠", "test", language="pl")
    data = pdf(document, lambda page: page.run(0, 10, "Rozdanie", STYLE))
    assert data.count(b"/Lang (pl)") == 1
    assert data.count(b"/DisplayDocTitle true") == 1
    assert data.endswith(b"%%EOF\n")
    info = tool(tmp_path, lambda page: page.next_page(), "pdfinfo", document=document)
    assert re.search(r"^Title: +Finał ♠$", info, re.MULTILINE)
    assert re.search(r"^Pages: +2$", info, re.MULTILINE)


def test_the_added_part_is_where_it_says() -> None:
    """The last table of places names the new catalogue and the old table."""
    data = pdf(TRIAL, lambda page: page.run(0, 10, "x", STYLE))
    end = re.search(
        rb"xref\n([0-9]+) 1\n([0-9]{10}) 00000 n \ntrailer\n<<.*?/Prev ([0-9]+)\n>>\n", data, re.DOTALL
    )
    assert end
    assert data[int(end[2]) :].startswith(end[1] + b" 0 obj\n<<")
    assert data[int(end[3]) :].startswith(b"xref\n0 ")
    start = re.search(rb"startxref\n([0-9]+)\n%%EOF\n\Z", data)
    assert start
    assert int(start[1]) == end.start()


@pytest.mark.parametrize(
    "data",
    [b"%PDF-1.4\n", b"%PDF-1.4\ntrailer\n<<\n/Size 1\n>>\nstartxref\n9\n%%EOF\n"],
)
def test_a_pdf_of_another_form_stays_as_it_is(data: bytes) -> None:
    """Where the catalogue cannot be found, nothing is added."""
    assert with_language(data, "nl") is data


@pytest.mark.parametrize("least_bytes", [0, 30_000])
def test_a_pdf_is_filled_up_with_blanks(least_bytes: int) -> None:
    """The length is whole steps, no less than asked; the last table names its place and the one before."""
    for words in ("x", "longer words " * 40):
        data = pdf(TRIAL, lambda page, words=words: page.run(0, 10, words, STYLE))
        filled = filled_up(data, 4096, least_bytes)
        assert filled.startswith(data)
        assert len(filled) % 4096 == 0
        assert least_bytes <= len(filled) < max(len(data), least_bytes) + 4096 + 1024
        end = re.search(rb"\nstartxref\n([0-9]+)\n%%EOF\n*\Z", filled)
        assert end
        assert filled[int(end[1]) :].startswith(b"xref\n0 1\n0000000000 65535 f \ntrailer\n")
        before = re.findall(rb"/Prev ([0-9]+)", filled[int(end[1]) :])
        assert before == re.findall(rb"startxref\n([0-9]+)\n", data)[-1:]
        assert filled.index(b"%%EOF", len(data)) > len(filled) - 1024


def test_a_pdf_of_another_form_is_filled_up_at_its_end() -> None:
    """Where no table can be found, line ends follow."""
    assert filled_up(b"%PDF-1.4\n", 16, 17) == b"%PDF-1.4\n".ljust(32, b"\n")
