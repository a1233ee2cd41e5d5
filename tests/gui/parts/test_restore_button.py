"""The button that brings a backup back: a file, its passphrase where it is sealed, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.restore_button import RestoreButton, ask_passphrase
from bigdeal_gui.services.moving import Restored, back_up_club
from bigdeal_gui.services.sets.open_journal import open_journal
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

PASSPHRASE = "correct horse battery staple"  # noqa: S105 - a test's


class Asked:
    """The button, with its dialogs answered by the test."""

    def __init__(self, qtbot: QtBot, store: SettingsStore) -> None:
        self.file, self.passphrase = "", ""
        self.names: list[str] = []
        self.came: list[object] = []
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.button = RestoreButton(
            self.window, lambda: store.settings, choose_file=lambda _parent: self.file, ask=self._ask
        )
        self.button.restored.connect(self.came.append)
        self.button.failed.connect(self.came.append)

    def _ask(self, name: str, _parent: QWidget) -> str:
        self.names.append(name)
        return self.passphrase


@pytest.fixture
def asked(qtbot: QtBot, store: SettingsStore) -> Asked:
    """The button over a window."""
    return Asked(qtbot, store)


def test_a_backup_is_brought_back(asked: Asked, tmp_path: Path) -> None:
    """Without a file nothing is asked; of one that is open no passphrase is."""
    asked.button.click()
    assert (asked.names, asked.came) == ([], [])
    back_up_club(open_journal(), tmp_path / "club.backup")
    asked.file = str(tmp_path / "club.backup")
    asked.button.click()
    assert [type(one) for one in asked.came] == [Restored]
    assert asked.names == []


def test_a_sealed_backup_asks_for_its_passphrase(asked: Asked, tmp_path: Path) -> None:
    """Given up, nothing comes back; a wrong one is told."""
    back_up_club(open_journal(), tmp_path / "club.backup", passphrase=PASSPHRASE)
    asked.file = str(tmp_path / "club.backup")
    asked.button.click()
    assert (asked.names, asked.came) == (["club.backup"], [])
    for asked.passphrase in ("wrong", PASSPHRASE):
        asked.button.click()
    assert isinstance(asked.came[0], AppError)
    assert isinstance(asked.came[1], Restored)


@pytest.mark.parametrize("is_accepted", [True, False])
def test_the_passphrase_is_asked_for_unseen(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    """What is typed is the answer, where the dialog was not cancelled."""
    window = QWidget()
    qtbot.addWidget(window)

    def answer(dialog: FormDialog) -> QDialog.DialogCode:
        (line,) = dialog.inside.findChildren(QLineEdit)
        check_kept("sealed_backup", said(dialog.windowTitle(), dialog))
        line.setText("words")
        return QDialog.DialogCode.Accepted if is_accepted else QDialog.DialogCode.Rejected

    monkeypatch.setattr(FormDialog, "exec", answer)
    assert ask_passphrase("club.backup", window) == ("words" if is_accepted else "")
