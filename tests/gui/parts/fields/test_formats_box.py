"""The check boxes for the files: what each says, where it stands, and what is folded away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.parts.fields.formats_box import FormatChoice, FormatsBox, two_columns_width
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.formats import FormatProblem, FormatRow, FormatsModel
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

COMMON = ["dlm", "pbn", "dup", "lin"]


@pytest.fixture
def model() -> FormatsModel:
    """One format of those in sight is ticked, and one of the others."""
    return FormatsModel(chosen={"dlm", "csv"})


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the boxes stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def formats(model: FormatsModel, window: QWidget) -> FormatsBox:
    """The boxes, with letters."""
    return FormatsBox(model, window, has_letters=True)


def shown(formats: FormatsBox) -> list[str]:
    """Return the formats in sight, row by row."""
    places = {
        name: (choice.mapTo(formats, choice.rect().topLeft()).y(), choice.x())
        for name, choice in formats.choices.items()
        if choice.isVisibleTo(formats)
    }
    return sorted(places, key=lambda name: places[name])


def wide(formats: FormatsBox, width: int, qtbot: QtBot) -> None:
    """Show the boxes `width` pixels wide."""
    formats.resize(width, 900)
    with qtbot.waitExposed(formats.window()):
        formats.window().show()
    QApplication.processEvents()


def test_the_boxes_are_as_they_were_kept(model: FormatsModel, window: QWidget) -> None:
    """With letters and without; what cannot take part says why, and can be left out where it is ticked."""
    formats = FormatsBox(model, window, has_letters=True)
    kept = said("few boards", formats)
    formats.more.turn(is_open=True)
    model.boards, model.chosen = BoardRange(76, 100), {"dlm", "borel"}
    formats.refresh()
    kept += said("many boards", formats)
    model.boards, model.profile = BoardRange(2, 11), Profile.BIGDEAL
    plain = FormatsBox(model, window)
    check_kept("formats", kept + said("no letters", plain))


def test_boxes_stand_in_two_columns_where_they_fit(formats: FormatsBox, qtbot: QtBot) -> None:
    """Each column is read from above; both folds decide for themselves, as soon as the width changes."""
    needed = two_columns_width([formats.choices[name] for name in COMMON])
    wide(formats, needed - 1, qtbot)
    assert shown(formats) == COMMON
    wide(formats, needed, qtbot)
    assert shown(formats) == ["dlm", "dup", "pbn", "lin"]
    assert formats.choices["pbn"].y() > 0
    assert formats.choices["lin"].x() == formats.choices["dup"].x() > formats.choices["dlm"].width()
    formats.more.turn(is_open=True)
    QApplication.processEvents()
    rest = [name for name in formats.choices if name not in COMMON]
    assert shown(formats)[:4] == ["dlm", "dup", "pbn", "lin"]
    assert shown(formats)[4:] == rest, "the longest of the others does not fit beside another"
    wide(formats, 2 * needed, qtbot)
    rows = -(-len(rest) // 2)
    assert shown(formats)[4:8] == [rest[0], rest[rows], rest[1], rest[rows + 1]]


def test_two_columns_are_as_wide_as_their_widest_boxes(formats: FormatsBox) -> None:
    """Of an odd number the first column has one more; a gap lies between."""
    choices = [formats.choices[name] for name in ("dlm", "pbn", "dup")]
    one, two, three = (choice.box.sizeHint().width() for choice in choices)
    gap = two_columns_width([])
    assert gap == 24
    assert two_columns_width(choices) == max(one, two) + three + gap
    assert two_columns_width(choices[:2]) == one + two + gap
    assert two_columns_width(choices[:1]) == one + gap
    assert formats.minimumSizeHint().width() == max(
        choice.minimumSizeHint().width() for choice in formats.choices.values()
    )


def test_the_fold_is_called_by_what_is_chosen_in_it(formats: FormatsBox, model: FormatsModel) -> None:
    """Closed it names them; open, and without any, it does not."""
    assert formats.more.text() == "&More formats (chosen: csv)"
    assert formats.more.accessibleName() == "More formats (chosen: csv)"
    formats.more.turn(is_open=True)
    assert formats.more.text() == "&More formats"
    formats.more.turn(is_open=False)
    formats.choices["csv"].box.setChecked(False)
    assert (formats.more.text(), model.chosen) == ("&More formats", {"dlm"})


def test_ticks_are_told_after_the_model_has_them(
    formats: FormatsBox, model: FormatsModel, qtbot: QtBot
) -> None:
    """A box that is refreshed tells nothing; what is left out by its button is no longer ticked."""
    told: list[set[str]] = []
    formats.changed.connect(lambda: told.append(set(model.chosen)))
    formats.choices["pbn"].box.click()
    formats.choices["dlm"].box.click()
    assert told == [{"dlm", "csv", "pbn"}, {"csv", "pbn"}]
    model.boards, model.chosen = BoardRange(76, 100), {"dlm"}
    with qtbot.assertNotEmitted(formats.changed):
        formats.refresh()
    assert formats.choices["dlm"].box.isChecked()
    formats.choices["dlm"].leave_out.click()
    assert told[-1] == set()
    assert not formats.choices["dlm"].box.isChecked()


def test_ticked_formats_are_in_sight_and_the_others_folded_away(
    formats: FormatsBox, model: FormatsModel, qtbot: QtBot
) -> None:
    """In the order of all; without a ticked one the common ones are in sight."""
    wide(formats, 300, qtbot)
    formats.fold_unticked()
    assert shown(formats) == ["dlm", "csv"]
    assert formats.more.text() == "&More formats"
    formats.more.turn(is_open=True)
    assert set(shown(formats)) == set(formats.choices)
    formats.more.turn(is_open=False)
    model.chosen = set()
    formats.fold_unticked()
    QApplication.processEvents()
    assert shown(formats) == COMMON


def test_a_fold_opens_for_a_problem_in_it(formats: FormatsBox, model: FormatsModel) -> None:
    """Not for one in sight."""
    model.boards, model.chosen = BoardRange(76, 100), {"dlm"}
    formats.show_problems()
    assert not formats.more.is_open
    model.boards, model.chosen = BoardRange(76, 101), {"dlm", "borel"}
    formats.show_problems()
    assert formats.more.is_open


def test_a_reason_stands_below_its_box_with_a_button_beside_it(window: QWidget, qtbot: QtBot) -> None:
    """Where the row has room to spare as well. A letter is marked where it stands first."""
    format_ = replace(format_by_name("pbn"), title="Scores & scores")
    choice = FormatChoice(format_, "s", window)
    assert choice.box.text() == "Score&s && scores (.pbn)"
    assert FormatChoice(format_, None, window).box.text() == "Scores && scores (.pbn)"
    choice.show_row(FormatRow(format_, True, FormatProblem(max_board=99)))
    choice.resize(600, 400)
    with qtbot.waitExposed(window):
        window.show()
    button = choice.leave_out.mapTo(choice, choice.leave_out.rect().topLeft())
    reason = choice.reason.mapTo(choice, choice.reason.rect().topLeft())
    assert choice.box.geometry().bottom() < button.y() < 100
    assert choice.box.x() < reason.x() < reason.x() + choice.reason.width() <= button.x()
