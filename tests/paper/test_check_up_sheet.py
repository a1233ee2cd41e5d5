"""The sheet of a check-up: the verdict on one page, the appendix on as many as it takes."""

from __future__ import annotations

from dataclasses import replace

from bigdeal_gui.paper.check_up_sheet import CheckUpFacts, check_up_pdf
from bigdeal_gui.paper.surface import PaperSize
from tests.paper.tagged import Pdf, faults, pdf_of, spoken

FACTS = CheckUpFacts(
    title="Is our machine fair?",
    sentence="As chance alone would deal them.",
    lines=("A line.",),
    powers_title="Powers",
    powers=(("points evened out", "sure"),),
    picture_title="Picture",
    rows=(("Points", (0.0, -40.0, 40.0)),),
    band=4.0,
    digest_title="Digest",
    digest="0" * 64,
    figures_title="Figures",
    figures=("a figure",),
    files_title="Files",
    files=("a file",),
    program="test",
)


def test_the_sheet_is_tagged_and_read_in_order() -> None:
    """Title, sentence, filters in rows; the appendix of a small folder is one page."""
    made = check_up_pdf(FACTS)
    assert faults(made) == []
    assert len(Pdf(made).pages()) == 2
    lines = spoken(made)
    assert "  H1: As chance alone would deal them." in lines
    assert any("Picture" in line for line in lines)


def test_figures_and_heads_say_what_they_belong_to() -> None:
    """A figure has its box on the page, and the head of a row its row."""
    parts = [part for part in pdf_of(check_up_pdf(FACTS)).objects.values() if isinstance(part, dict)]
    told = {part["S"]: part["A"] for part in parts if "A" in part}
    assert told["/TH"] == {"O": "/Table", "Scope": "/Row"}
    left, bottom, right, top = told["/Figure"].pop("BBox")
    assert told["/Figure"] == {"O": "/Layout", "Placement": "/Block"}
    assert 0 < left < right < 596
    assert 0 < bottom < top < 842


def test_many_files_take_more_pages() -> None:
    """Two hundred files are all listed."""
    many = replace(FACTS, files=tuple(f"{'0' * 64}  {place}.pbn" for place in range(200)))
    made = check_up_pdf(many)
    assert len(Pdf(made).pages()) > 3
    assert any("199.pbn" in line for line in spoken(made))


def test_paper_of_records_is_left_to_records() -> None:
    """The first page has no room for less than A4 or Letter, and the others need no more."""
    boxes = {size: Pdf(check_up_pdf(FACTS, size)).pages()[0]["MediaBox"] for size in PaperSize}
    assert boxes[PaperSize.A5] == boxes[PaperSize.A3] == boxes[PaperSize.A4]
    assert boxes[PaperSize.LEGAL] == boxes[PaperSize.LETTER] != boxes[PaperSize.A4]
