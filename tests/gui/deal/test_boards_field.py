"""The number of boards and the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QValidator

from bigdeal_gui.gui.deal.form import BoardsField
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Field(BoardsField):
    """The field as a window of its own."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type] # a window has no parent


@pytest.fixture
def field(qtbot: QtBot) -> Field:
    """The field, shown."""
    made = Field()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_it_starts_with_boards_1_to_24(field: Field) -> None:
    """What most clubs play stands there."""
    assert field.boards == BoardRange(1, 24)
    assert field.words.text() == "Boards 1–24 · North deals first"


def test_number_and_first_board_make_the_range(field: Field, qtbot: QtBot) -> None:
    """Each change is told once, with words that follow."""
    with qtbot.waitSignal(field.changed):
        field.first.setValue(26)
    field.count.setValue(1)
    assert field.boards == BoardRange(26, 26)
    assert field.words.text() == "Board 26 · East deals first"


def test_the_sets_are_told_as_well(field: Field, qtbot: QtBot) -> None:
    """From 1 to 20, beside the boards, which stay as they are."""
    assert field.sets.value() == 1
    with qtbot.waitSignal(field.changed):
        field.sets.setValue(3)
    field.sets.setValue(21)
    assert field.sets.value() == 20
    assert field.boards == BoardRange(1, 24)


def test_a_range_may_be_typed(field: Field, qtbot: QtBot) -> None:
    """Who types 11-20 for the number gets ten boards from 11."""
    field.count.selectAll()
    qtbot.keyClicks(field.count, "11-20")
    assert field.boards == BoardRange(11, 20)
    field.count.clearFocus()
    assert field.count.text() == "10"
    assert field.first.value() == 11


def test_nonsense_cannot_be_typed(field: Field, qtbot: QtBot) -> None:
    """Letters do not appear, and half a range counts for nothing."""
    field.count.selectAll()
    qtbot.keyClicks(field.count, "x3y0-")
    assert field.boards == BoardRange(1, 30)
    field.count.clearFocus()
    assert field.count.text() == "30"


@pytest.mark.parametrize(("typed", "most"), [("100", 100), ("120", 120), ("0", 24)])
def test_no_digit_that_is_typed_gets_lost(field: Field, qtbot: QtBot, typed: str, most: int) -> None:
    """120 stays 120, which the bar refuses in words: 12 boards would be dealt in silence."""
    field.count.selectAll()
    qtbot.keyClicks(field.count, typed)
    field.count.clearFocus()
    assert len(field.boards) == most


def test_setting_the_boards_tells_once(field: Field) -> None:
    """A preset changes both numbers at one stroke."""
    heard: list[BoardRange] = []
    field.changed.connect(lambda: heard.append(field.boards))
    field.set_boards(BoardRange(17, 32))
    field.set_boards(BoardRange(17, 32))
    assert heard == [BoardRange(17, 32)]


def test_the_words_go_below_where_the_line_is_short(field: Field, qtbot: QtBot) -> None:
    """A narrow window does not squeeze the words into a column of syllables."""
    field.resize(900, 80)
    qtbot.waitUntil(lambda: field.words.y() < field.count.height())
    field.resize(300, 120)
    qtbot.waitUntil(lambda: field.words.y() >= field.count.geometry().bottom())


def test_words_beside_the_fields_are_whole(field: Field) -> None:
    """They go below before they would have to break; then they come back where all of them have room."""
    wide = field.words.fontMetrics().horizontalAdvance(field.words.text())
    beside = []
    for width in range(300, 900, 4):
        field.resize(width, 120)
        field.layout().activate()
        if field.words.y() < field.count.height():
            beside.append(field.words.width() - wide)
    assert 0 <= min(beside) < 8


def test_names_for_the_screen_reader(field: Field) -> None:
    """Both fields have their names."""
    assert field.count.accessibleName() == "Number of boards"
    assert field.first.accessibleName() == "from number"


def test_the_arrows_stop_where_a_set_ends(field: Field) -> None:
    """Up goes to 100 and no further, down goes on; an arrow that is held goes faster and faster."""
    assert [box.isAccelerated() for box in (field.count, field.first, field.sets)] == [True, True, False]
    field.count.setValue(99)
    field.count.stepBy(5)
    assert field.count.value() == 100
    field.count.stepBy(-1)
    assert field.count.value() == 99


def test_what_few_need_is_folded_away(field: Field) -> None:
    """First number and sets are one click away, and in sight where they say something."""
    assert not field.first.isVisible()
    field.more.click()
    assert field.first.isVisible()
    assert field.sets.isVisible()
    field.more.click()
    field.set_boards(BoardRange(11, 20))
    assert field.first.isVisible()


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("24", QValidator.State.Acceptable),
        ("11-20", QValidator.State.Acceptable),
        ("11 – 20", QValidator.State.Acceptable),
        ("11-", QValidator.State.Intermediate),
        ("11 -", QValidator.State.Intermediate),
        ("20-11", QValidator.State.Intermediate),
        ("11-x", QValidator.State.Invalid),
        ("x", QValidator.State.Invalid),
    ],
)
def test_a_range_may_be_typed_mark_by_mark(field: Field, text: str, state: QValidator.State) -> None:
    """Nothing is refused that may become one, and no letter is taken."""
    assert field.count.validate(text, len(text))[0] is state
