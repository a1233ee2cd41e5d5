"""A card for files: every verdict in words, in a shape and in a colour, and what is behind it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.check.files.file_card import FileCard
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.check import FileFacts, KnownSet, Mismatch, SetFacts, Verdict
from tests.gui.parts.sets.test_model import journal_set
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SOUND: Final = FileFacts(Path("sets/tuesday.pbn"), "pbn", count=4, numbers="1–4", first=1)
PROBLEMS: Final = tuple(f"board {number}: a card is there twice" for number in range(1, 8))
OTHER: Final = replace(SOUND, path=Path("sets/tuesday.dlm"), format_name="dlm", set_code="K7QM-2PXA")


def known(state: State, **others: object) -> KnownSet:
    """Return a set of the journal that a file holds."""
    is_used = state in {State.IN_PLAY, State.FINISHED, State.RELEASED}
    found = KnownSet(journal_set(7, state), is_whole=True, is_used=is_used)
    return replace(found, **others)  # type: ignore[arg-type] - its own fields


FILES: Final = {
    "sound": SOUND,
    "one board": replace(SOUND, count=1, numbers="7"),
    "empty": replace(SOUND, count=0),
    "all that a file says": replace(
        SOUND, numbers_words="numbers from the journal", set_code="K7QM-2PXA", event="Cup", remarks=("odd",)
    ),
    "unreadable": replace(SOUND, count=0, title="Unknown format", sentence="It is no file.", hint="Ask."),
    "few problems": replace(SOUND, title="Incomplete", hint="Do not play.", problems=PROBLEMS[:6]),
    "many problems": replace(SOUND, title="Incomplete", hint="Do not play.", problems=PROBLEMS),
    "in play": replace(SOUND, known=(known(State.IN_PLAY), known(State.FINISHED))),
    "finished": replace(SOUND, known=(known(State.FINISHED), known(State.RELEASED))),
    "released": replace(SOUND, known=(known(State.RELEASED),)),
    "met before": replace(SOUND, known=(known(State.SEEN, is_whole=False, which="1–2"),)),
    "other numbers": replace(SOUND, known=(known(State.DEALT, other_numbers=(5, 6)),), event="Cup"),
    "another deal": replace(SOUND, mismatches=(Mismatch("tuesday.dlm", 3, 4, 4),)),
    "another count": replace(SOUND, mismatches=(Mismatch("tuesday.dlm", None, 4, 6),)),
    "a deal twice": replace(SOUND, repeated=((1, 2), (3, 4))),
    "another code": replace(SOUND, claim="Its code is another's."),
    "not for play": replace(SOUND, is_for_play=False),
}

SETS: Final = {
    "two formats": (SOUND, OTHER),
    "one format": (replace(SOUND, set_code="K7QM-2PXA"), replace(OTHER, format_name="pbn")),
    "two codes in two folders": (
        replace(SOUND, set_code="AAAA-AAAA", event="Cup"), replace(OTHER, path=Path("other/tuesday.dlm"))
    ),
    "one of them twice": (replace(SOUND, repeated=((1, 2),)), replace(OTHER, numbers_words="counted")),
    "both twice": (replace(SOUND, repeated=((1, 2),)), replace(OTHER, repeated=((1, 2),), remarks=("odd",))),
}  # fmt: skip


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the cards stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_every_card_is_as_it_was_kept(window: QWidget) -> None:
    """Of single files, and of several with the same boards."""
    kept = ""
    for name, files in {**{name: (file,) for name, file in FILES.items()}, **SETS}.items():
        card = FileCard(SetFacts(files), window)
        kept += said(name, card)
        assert card.files.isHidden() is not card.fold.is_open
    check_kept("file_cards", kept)


def test_a_card_has_a_shape_for_its_verdict(window: QWidget) -> None:
    """What needs a look is a warning, what is wrong an error; the verdict is bold in that colour."""
    shapes = {}
    for facts in FILES.values():
        card = FileCard(SetFacts((facts,)), window)
        shape, role = card.mark.shape
        shapes[facts.verdict] = shape
        is_good = facts.verdict is Verdict.SOUND
        assert role is (QPalette.ColorRole.Accent if is_good else QPalette.ColorRole.BrightText)
        assert card.verdict.foregroundRole() is role
        assert card.verdict.font().weight() == QFont.Weight.DemiBold
        assert card.convert_button.isHidden() is not facts.is_readable
    warned = {Verdict.USED, Verdict.OTHER_CODE, Verdict.NOT_FOR_PLAY}
    for verdict in Verdict:
        wanted = "check" if verdict is Verdict.SOUND else "warning" if verdict in warned else "error"
        assert shapes[verdict] == wanted


def test_a_card_asks_to_be_converted_once_that_is_open(window: QWidget, qtbot: QtBot) -> None:
    """The tool tip says what has to be ticked first."""
    card = FileCard(SetFacts((SOUND,)), window)
    tips = []
    for is_open in (False, True):
        card.set_open(is_open=is_open)
        assert card.convert_button.isEnabled() is is_open
        tips.append(card.convert_button.toolTip())
    assert tips[0] != tips[1]
    assert "I understand" in tips[0]
    with qtbot.waitSignal(card.convert_asked):
        card.convert_button.click()


def test_files_are_unfolded_by_hand(window: QWidget) -> None:
    """And folded again; the drawing stands beside the words, the button behind them."""
    card = FileCard(SetFacts((SOUND, OTHER)), window)
    card.fold.click()
    assert not card.files.isHidden()
    card.fold.click()
    assert card.files.isHidden()
    places = [card.layout().indexOf(part) for part in (card.mark, card.convert_button)]
    assert places == [0, 2]


def test_many_problems_have_a_list_of_their_own(window: QWidget) -> None:
    """Seven lines high, so that it can be seen that it goes on."""
    card = FileCard(SetFacts((FILES["many problems"],)), window)
    assert card.problems is not None
    assert card.problems.height() == 7 * card.problems.fontMetrics().lineSpacing()
    assert card.problems.toPlainText().splitlines() == list(PROBLEMS)
    assert FileCard(SetFacts((FILES["few problems"],)), window).problems is None
