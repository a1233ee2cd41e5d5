"""The duplication checklist: its parts on pages, and that everything has its place."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.record_options import RecordHeading
from bigdeal_gui.paper.sheets.checklist import Checklist, checklist_frame, draw_checklist
from bigdeal_gui.paper.words import paper_languages, words_of_paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    Paper = Callable[[float, float], Recorder]

HEADING = RecordHeading("test", "Tuesday pairs", section="C", set_code="K7QA-M2PX")
WIDTH, HEIGHT = 186.0, 273.0


def drawn(recorder: Paper, checklist: Checklist, language: str = "en") -> Recorder:
    """Draw a checklist on pages of A4 within their margins."""
    page = recorder(WIDTH, HEIGHT)
    draw_checklist(page, checklist_frame(checklist, words_of_paper(language)), checklist)
    return page


def columns(page: Recorder) -> list[tuple[int, str]]:
    """Return the sections and copies on top of the columns, with their pages."""
    return [(run.page, run.text) for run in page.runs if run.text.startswith(("Section", "Copy"))]


def test_a_single_set_has_one_pair_of_boxes(recorder: Paper) -> None:
    """Without sections and copies there is one pair, and the heading keeps its own section."""
    page = drawn(recorder, Checklist(HEADING, BoardRange(1, 8)))
    assert page.page == 1
    assert columns(page) == [(1, "Section C")]
    texts = [run.text for run in page.runs]
    assert texts.count("Made") == texts.count("Checked") == 1


def test_copies_stand_under_their_section(recorder: Paper) -> None:
    """Sections come with their copies, and the heading names none of them."""
    page = drawn(recorder, Checklist(HEADING, BoardRange(1, 8), ("A", "Red room"), 2))
    assert [text for _, text in columns(page) if text != "Section Red room"] == [
        "Section A",
        "Copy 1",
        "Copy 2",
        "Copy 1",
        "Copy 2",
    ]
    assert "Red room" in [run.text for run in page.runs]
    assert "Section C" not in [run.text for run in page.runs]


def test_what_does_not_fit_goes_on_other_pages(recorder: Paper) -> None:
    """Too many rounds and boards are spread evenly: each page has its heads, its boards and its foot."""
    page = drawn(recorder, Checklist(HEADING, BoardRange(1, 60), tuple("ABCDEFGH")))
    assert page.page == 4
    heads = {number: [text[-1] for one, text in columns(page) if one == number] for number in range(1, 5)}
    assert heads == {1: list("ABCD"), 2: list("ABCD"), 3: list("EFGH"), 4: list("EFGH")}
    for number, boards in ((1, range(1, 31)), (2, range(31, 61)), (3, range(1, 31)), (4, range(31, 61))):
        found = [int(run.text) for run in page.runs if run.page == number and run.text.isdigit()]
        assert found == list(boards)
        assert [run.page for run in page.runs if run.text == f"Page {number} of 4"] == [number]


@pytest.mark.parametrize("language", [one.code for one in paper_languages()])
def test_every_language_has_room(recorder: Paper, language: str) -> None:
    """With six pairs side by side nothing stands outside the page, and no head is smaller than 4.5 points."""
    checklist = Checklist(HEADING, BoardRange(1, 36), ("A", "B", "C"), 2)
    page = drawn(recorder, checklist, language)
    assert page.page == 1
    for run in page.runs:
        assert -0.01 <= run.left <= run.left + run.width <= WIDTH + 0.1
        assert 0 <= run.baseline <= HEIGHT
        assert run.style.points >= 4.5
    for stroke in page.strokes:
        assert max(stroke.ends[0::2]) <= WIDTH + 0.01
        assert max(stroke.ends[1::2]) <= HEIGHT
    rows = [run.baseline for run in page.runs if run.text.isdigit()]
    assert min(after - before for before, after in pairwise(rows)) > 5
