"""Labels and their QR codes: places on the sheet, module by module, and what they say."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest
import segno

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.qr_code import QUIET_MODULES, qr_boxes, qr_rows
from bigdeal_gui.paper.record_options import RecordHeading
from bigdeal_gui.paper.sheets.label_sheets import LABEL_SHEETS, LabelSheet, label_sheet
from bigdeal_gui.paper.sheets.labels import Label, LabelOptions, draw_labels, qr_text
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.words import words_of_paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    Paper = Callable[[float, float], Recorder]

HEADING = RecordHeading("bigdeal-gui 1.0", "Łódź pairs", "Hall", "A", "2", date(2026, 1, 6), "K7QA-M2PX")
LABEL = Label(HEADING, BoardRange(1, 24))
ENGLISH = words_of_paper("en")
SIDES_MM = {PaperSize.A4: (210.0, 297.0), PaperSize.LETTER: (215.9, 279.4)}


def paper(recorder: Paper, sheet: LabelSheet) -> Recorder:
    """Return a whole page for a sheet, without margins."""
    return recorder(*SIDES_MM[sheet.paper])


def test_the_code_says_set_event_and_boards() -> None:
    """The text behind the QR code is three lines, and nothing else of the set."""
    assert qr_text(LABEL) == "K7QA-M2PX\nŁódź pairs\n1-24"


def test_the_code_of_a_nameless_set_says_what_there_is() -> None:
    """Without a set code or event their lines are missing; a very long event is cut."""
    bare = Label(replace(HEADING, event="", set_code=""), BoardRange(7, 7))
    assert qr_text(bare) == "7-7"
    long = Label(replace(HEADING, event="x\n" * 100), BoardRange(1, 2))
    assert qr_text(long).splitlines()[1] == ("x " * 30)


def test_boxes_are_the_dark_modules() -> None:
    """Drawn on a grid, the boxes are the library's matrix, with four empty modules on every side."""
    text = qr_text(LABEL)
    matrix = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
    count = len(matrix)
    module = 0.5
    side = (count + 2 * QUIET_MODULES) * module
    drawn = [bytearray(count) for _ in range(count)]
    for left, top, width, height in qr_boxes(text, 10.0, 20.0, side):
        assert height == pytest.approx(module)
        column, row = (left - 10.0) / module - QUIET_MODULES, (top - 20.0) / module - QUIET_MODULES
        assert (column, row) == pytest.approx((round(column), round(row)))
        for step in range(round(width / module)):
            drawn[round(row)][round(column) + step] += 1
    assert drawn == matrix
    assert qr_rows(text) == tuple(matrix)


@pytest.mark.parametrize("sheet", LABEL_SHEETS, ids=lambda sheet: sheet.name)
def test_sheets_fit_their_paper(sheet: LabelSheet) -> None:
    """Labels lie on the paper, as far from the right and lower edge as from the left and upper one."""
    right = sheet.left + (sheet.columns - 1) * sheet.across + sheet.width
    bottom = sheet.top + (sheet.rows - 1) * sheet.down + sheet.height
    width, height = SIDES_MM[sheet.paper]
    assert width - right == pytest.approx(sheet.left, abs=0.7)
    assert height - bottom == pytest.approx(sheet.top, abs=0.7)
    assert sheet.columns == 1 or sheet.across >= sheet.width
    assert sheet.rows == 1 or sheet.down >= sheet.height
    assert label_sheet(sheet.name) is sheet


@pytest.mark.unwatched
@pytest.mark.parametrize("sheet", LABEL_SHEETS, ids=lambda sheet: sheet.name)
@pytest.mark.parametrize("note", ["", "Not to be opened before the end of play"])
def test_everything_stays_on_its_label(recorder: Paper, sheet: LabelSheet, note: str) -> None:
    """Texts and codes of every label lie within its borders, also when names are long."""
    long = replace(HEADING, event="The Long " * 30, site="Place " * 20, session="Evening " * 9)
    page = paper(recorder, sheet)
    draw_labels(
        page, [Label(long, BoardRange(1, 36))], LabelOptions(sheet, copies=sheet.labels), ENGLISH, note
    )
    assert page.page == 1
    runs, boxes = len(page.runs) // sheet.labels, len(page.filled) // sheet.labels
    for place in range(sheet.labels):
        row, column = divmod(place, sheet.columns)
        left, top = sheet.left + column * sheet.across, sheet.top + row * sheet.down
        ends = left + sheet.width, top + sheet.height
        for run in page.runs[place * runs : (place + 1) * runs]:
            assert left <= run.left <= run.left + run.width <= ends[0] + 0.1
            assert top <= run.baseline - run.style.cap_height
            assert run.baseline + run.style.descent <= ends[1]
        for area in page.filled[place * boxes : (place + 1) * boxes]:
            across, down, width, height = area.box
            assert left <= across <= across + width <= ends[0]
            assert top <= down <= down + height <= ends[1]


@pytest.mark.parametrize("sheet", LABEL_SHEETS, ids=lambda sheet: sheet.name)
def test_codes_can_be_read(recorder: Paper, sheet: LabelSheet) -> None:
    """On every sheet a module is at least 0.35 mm, as scanners ask for; the set code is 16 points or more."""
    page = paper(recorder, sheet)
    draw_labels(page, [LABEL], LabelOptions(sheet), ENGLISH, "")
    assert min(min(area.box[2:]) for area in page.filled) >= 0.35
    (code,) = (run for run in page.runs if run.text == "K7QA-M2PX")
    assert code.style.points >= 16


def test_labels_begin_where_the_used_ones_end(recorder: Paper) -> None:
    """The first label stands at its place; what is left over goes to the next sheet, which is then whole."""
    sheet = label_sheet("l7165")
    page = paper(recorder, sheet)
    other = Label(replace(HEADING, set_code="AAAA-BBBB"), BoardRange(25, 25))
    draw_labels(page, [LABEL, other], LabelOptions(sheet, copies=2, first=7), ENGLISH, "")
    codes = [run for run in page.runs if run.text in {"K7QA-M2PX", "AAAA-BBBB"}]
    assert [(run.page, run.left < sheet.left + sheet.across, run.text) for run in codes] == [
        (1, True, "K7QA-M2PX"),
        (1, False, "K7QA-M2PX"),
        (2, True, "AAAA-BBBB"),
        (2, False, "AAAA-BBBB"),
    ]
    assert [run.text for run in page.runs].count("Boards 25") == 2
    tops = [run.baseline for run in page.runs if run.text == "K7QA-M2PX"]
    assert min(tops) > sheet.top + 3 * sheet.down


def test_a_set_without_words_has_a_label(recorder: Paper) -> None:
    """Where event, site, day and code are missing, boards and QR code are still there."""
    page = paper(recorder, LABEL_SHEETS[0])
    bare = Label(RecordHeading("test"), BoardRange(1, 8))
    draw_labels(page, [bare], LabelOptions(), ENGLISH, "")
    assert [run.text for run in page.runs] == ["Boards 1–8"]
    assert page.filled
