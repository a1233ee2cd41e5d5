"""How a file is sealed is asked when it is made: what is missing is said, and nothing typed stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, QTime
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QWidget

from bigdeal_gui.gui.records.sealing_dialog import SealingDialog, SealingOffer, ask_sealing, evening_after
from bigdeal_gui.services.printing.seals import SealWay

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

PASSPHRASE = "correct horse battery"  # noqa: S105 - a test's


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """The window over which is asked."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_passphrase_is_wanted_before_a_record(parent: QWidget) -> None:
    """What is missing is said in words, and strength too; the button waits for it."""
    dialog = SealingDialog("Hand record", SealWay.PASSPHRASE, parent)
    box = dialog.box
    assert not dialog.done_button.isEnabled()
    assert "Type a passphrase" in dialog.problem.text()
    assert "15" in box.strength.text()
    long = "a long passphrase it is indeed"
    for text, word in (("short", "Too weak"), ("a long passphrase", "Good"), (long, "Strong")):
        box.passphrase.setText(text)
        assert word in box.strength.text()
    assert box.strength.text() == "Strong"
    assert "same passphrase again" in dialog.problem.text()
    box.again.setText("another")
    assert "do not match" in box.strength.text()
    box.passphrase.setText("short")
    assert "too weak" in dialog.problem.text()
    box.passphrase.setText(PASSPHRASE)
    box.again.setText(PASSPHRASE)
    assert dialog.done_button.isEnabled()
    assert "match" not in box.strength.text()
    assert box.passphrase.echoMode() is QLineEdit.EchoMode.Password


def test_a_time_has_to_be_still_to_come(parent: QWidget) -> None:
    """The evening is proposed; a time that is past is told."""
    dialog = SealingDialog("Hand record", SealWay.RELEASE, parent)
    release = dialog.box.release
    now = QDateTime.currentDateTime()
    assert now.addSecs(-60) <= release.minimumDateTime() <= now
    assert dialog.done_button.isEnabled()
    release.setMinimumDateTime(QDateTime.currentDateTime().addDays(-2))
    release.setDateTime(QDateTime.currentDateTime().addDays(-1))
    assert "in the future" in dialog.problem.text()


@pytest.mark.parametrize(
    ("now", "proposed"),
    [
        ((21, 59, 59), QDateTime(2027, 1, 2, 23, 0, 0)),
        ((22, 0, 0), QDateTime(2027, 1, 3, 23, 0, 0)),
        ((23, 30, 0), QDateTime(2027, 1, 3, 23, 0, 0)),
    ],
)
def test_the_end_of_an_evening_is_proposed(now: tuple[int, int, int], proposed: QDateTime) -> None:
    """Eleven o'clock; tomorrow's where today's is an hour away or less."""
    assert evening_after(QDateTime(QDate(2027, 1, 2), QTime(*now))) == proposed


def test_a_lock_has_a_time_of_its_own(parent: QWidget) -> None:
    """Within five years; it is the one of the answer."""
    box = SealingDialog("Hand record", SealWay.LOCKED, parent).box
    later = QDateTime.currentDateTime().addDays(40)
    box.locked.setDateTime(later)
    draft = box.draft()
    assert (draft.way, box.problem()) == (SealWay.LOCKED, "")
    assert draft.release_at is not None
    assert int(draft.release_at.timestamp()) == later.toSecsSinceEpoch()
    latest = QDateTime.currentDateTime().addYears(5)
    assert latest.addSecs(-60) <= box.locked.maximumDateTime() <= latest
    assert box.release.maximumDateTime() > box.locked.maximumDateTime()


def test_leaving_it_open_takes_a_tick(parent: QWidget) -> None:
    """Behind a plain warning and a tick the file may be open; another way forgets the tick."""
    dialog = SealingDialog("Hand record", SealWay.PASSPHRASE, parent)
    dialog.box.ways[SealWay.OPEN].click()
    assert "Tick that you understand" in dialog.problem.text()
    assert dialog.box.understood.isVisibleTo(dialog)
    dialog.box.understood.click()
    assert dialog.done_button.isEnabled()
    dialog.box.ways[SealWay.PASSPHRASE].click()
    assert not dialog.done_button.isEnabled()
    assert not dialog.box.understood.isChecked()


def test_words_are_offered_and_shown(parent: QWidget) -> None:
    """Eight of them in both fields, readable, with their bits; other ones the next time."""
    dialog = SealingDialog("Hand record", SealWay.PASSPHRASE, parent)
    box = dialog.box
    box.offer_button.click()
    offered = box.passphrase.text()
    assert len(offered.split("-")) == 8
    assert box.again.text() == offered
    assert (box.passphrase.cursorPosition(), box.again.cursorPosition()) == (0, 0)
    assert box.passphrase.echoMode() is QLineEdit.EchoMode.Normal
    assert "80 bits" in box.strength.text()
    box.offer_button.click()
    assert box.passphrase.text() != offered
    box.forget()
    assert (box.passphrase.text(), box.passphrase.echoMode()) == ("", QLineEdit.EchoMode.Password)
    box.passphrase.setText(offered)
    assert box.strength.text() == "Strong"


@pytest.mark.parametrize("is_done", [True, False])
def test_nothing_typed_stays(parent: QWidget, monkeypatch: pytest.MonkeyPatch, *, is_done: bool) -> None:
    """The answer has the passphrase, the dialog has it no more; cancelled there is no answer."""
    seen: list[SealingDialog] = []

    def execute(dialog: SealingDialog) -> QDialog.DialogCode:
        seen.append(dialog)
        dialog.box.passphrase.setText(PASSPHRASE)
        dialog.box.again.setText(PASSPHRASE)
        return QDialog.DialogCode.Accepted if is_done else QDialog.DialogCode.Rejected

    monkeypatch.setattr(SealingDialog, "exec", execute)
    draft = ask_sealing(SealingOffer("Hand record", SealWay.PASSPHRASE), parent)
    assert (draft.passphrase if draft else None) == (PASSPHRASE if is_done else None)
    assert seen[0].box.passphrase.text() == seen[0].box.again.text() == ""
    assert not seen[0].box.ways[SealWay.FINISHED].isHidden()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert parent.findChildren(SealingDialog) == []


def test_play_is_over_comes_first_and_needs_nothing(parent: QWidget) -> None:
    """A record of a set that was played is open at once; what is dealt by hand is not played yet."""
    dialog = SealingDialog("Hand record", SealWay.FINISHED, parent)
    assert next(iter(dialog.box.ways)) is dialog.box.way is SealWay.FINISHED
    assert dialog.done_button.isEnabled()
    sheets = SealingDialog("Dealing sheets", SealWay.PASSPHRASE, parent, can_be_over=False)
    assert sheets.box.ways[SealWay.FINISHED].isHidden()


@pytest.mark.parametrize("is_usual", [False, True])
def test_the_pack_is_offered_where_play_is_over(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, is_usual: bool
) -> None:
    """Its box names the folder and begins as last time; a record that is sealed goes without a pack."""
    seen: list[SealingDialog] = []
    monkeypatch.setattr(SealingDialog, "exec", lambda dialog: seen.append(dialog) or accepted)
    accepted = QDialog.DialogCode.Accepted
    offer = SealingOffer("Hand record", SealWay.FINISHED, pack_folder=tmp_path, with_pack=is_usual)
    draft = ask_sealing(offer, parent)
    assert draft is not None
    assert draft.with_pack is is_usual
    assert any(str(tmp_path) in label.text() for label in seen[0].box.findChildren(QLabel))
    sealed = ask_sealing(offer._replace(way=SealWay.OPEN), parent)
    bare = ask_sealing(offer._replace(pack_folder=None), parent)
    assert [draft is not None and draft.with_pack for draft in (sealed, bare)] == [False, False]


def test_controls_have_names(parent: QWidget) -> None:
    """A screen reader has a name for each field and button."""
    box = SealingDialog("Hand record", SealWay.PASSPHRASE, parent).box
    for control in (*box.ways.values(), box.passphrase, box.again, box.release, box.locked, box.understood):
        name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        assert name.strip()
        assert "&" not in name
