"""Dealing sheets and curtain cards: where things stand, in every language."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.boards import Board
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.paper.record_options import JournalRow, RecordHeading, RecordOptions
from bigdeal_gui.paper.record_text import board_texts
from bigdeal_gui.paper.sheets.curtain_cards import CurtainCards
from bigdeal_gui.paper.sheets.dealing_sheets import draw_dealing_sheets
from bigdeal_gui.paper.sheets.sheet_frame import Frame
from bigdeal_gui.paper.words import CODES, paper_languages, words_of_paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    Paper = Callable[[float, float], Recorder]

HEADING = RecordHeading("test", "The Long " * 30, "Site", "A", "2", set_code="K7QA-M2PX")


def test_words_are_translated() -> None:
    """No two languages share a sentence; English is one, in three countries' ways."""
    for name in (
        "dealing_how",
        "dealing_check",
        "dealing_keep",
        "curtain_how",
        "checklist_how",
        "records_note",
    ):
        assert len({getattr(language, name) for language in paper_languages()}) == len(CODES) - 2


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height"), [(190.0, 277.0), (195.9, 259.4)])
def test_dealing_sheets_stay_on_the_page(recorder: Paper, code: str, width: float, height: float) -> None:
    """In every language and on both papers the letters are large, in their cells, and within the margins."""
    page = recorder(width, height)
    language = words_of_paper(code)
    frame = Frame("Title", HEADING, language, "Boards 1–5")
    owners = [(number, deal_of_number(0).owners()) for number in (1, 2, 3, 4, 1000)]
    draw_dealing_sheets(page, frame, owners)
    assert page.page == 2
    for run in page.runs:
        assert -0.01 <= run.left <= run.left + run.width <= width + 0.1
        assert run.style.cap_height / 2 < run.baseline <= height
    seats = [run for run in page.runs if run.style.points == 20]
    assert len(seats) == 5 * 52
    for before, after in pairwise(seats):
        if before.page == after.page and before.baseline == after.baseline:
            assert before.left + before.width < after.left
    ends = [text.baseline + text.style.descent for text in page.texts]
    assert max(ends) <= height


@pytest.mark.parametrize("code", CODES)
def test_curtain_cards_hide_their_hands_when_folded(recorder: Paper, code: str) -> None:
    """Hands stand above the fold, the empty part below it is as high, and nothing crosses a cut."""
    page = recorder(194.0, 281.0)
    language, options = words_of_paper(code), RecordOptions(language=code)
    boards = [Board(number, deal_of_number(0)) for number in range(1, 5)]
    cards = CurtainCards(HEADING, options, language)
    cards.draw(page, board_texts(boards, language, options, None))
    assert page.page == 2
    cuts = sorted({one.ends[1] for one in page.strokes if one.pen.is_dashed and one.ends[1] == one.ends[3]})
    folds = sorted({one.ends[1] for one in page.strokes if not one.pen.is_dashed})
    assert len(cuts) == 4
    assert len(folds) == 3
    width = 194.0 / 4
    for run in page.runs:
        column = int(run.left / width)
        assert run.left + run.width <= (column + 1) * width + 0.01
    for top, bottom, fold in zip(cuts, cuts[1:], folds, strict=False):
        on_strip = [run for run in page.runs if run.page == 1 and top < run.baseline < bottom]
        suits = [run for run in on_strip if run.style.colour != "#000000"]
        assert max(run.baseline + run.style.descent for run in on_strip) < fold
        assert bottom - fold >= fold - min(run.baseline - run.style.ascent for run in suits)
    assert not [run for run in page.runs if "…" in run.text and "The Long" not in run.text]


def test_a_frame_leaves_out_what_is_not_known(recorder: Paper) -> None:
    """Without event, day or code nothing stands in their place."""
    page = recorder(190.0, 277.0)
    frame = Frame("Title", RecordHeading("test"), words_of_paper("en"), "")
    frame.draw(page, 1, 1)
    assert [run.text for run in page.runs if run.text] == ["Title", "test", "Page 1 of 1"]
    assert frame.document_title == "Title"


def test_the_clubs_words_stand_on_every_sheet(recorder: Paper) -> None:
    """Its name before the event, its line above the foot, and the director beside the session."""
    newest = JournalRow(7, bytes(32))
    heading = RecordHeading("Program 1", "Cup", session="2", director="Ann", newest=newest)
    page = recorder(190.0, 277.0)
    frame = Frame("Sheets", heading, words_of_paper("en"), "Boards 1–4", "The Club", "Next: Friday")
    frame.draw(page, 1, 1)
    texts = [run.text for run in page.runs]
    assert "The Club · Cup" in texts
    assert "Session 2 · Tournament director: Ann" in texts
    assert any(text.startswith("Journal, row 7") for text in texts)
    assert texts.index("Next: Friday") < texts.index("Page 1 of 1")
    assert frame.foot_height > Frame("Sheets", heading, words_of_paper("en"), "Boards 1–4").foot_height
