"""What is asked for to open sealed keys: only what opens these."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.keys_unlocking import KeysUnlocking
from bigdeal_gui.services.tournament.keys import KeysState

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (KeysState.NONE, set()),
        (KeysState.PLAIN, set()),
        (KeysState.PASSPHRASE, {"way", "passphrase_row"}),
        (KeysState.PASSPHRASE_ALONE, {"passphrase_row"}),
        (KeysState.SHARES, {"sheets"}),
        (KeysState.RECIPIENTS, {"files_button"}),
    ],
)
def test_only_what_opens_the_keys_is_asked_for(state: KeysState, asked: set[str], qtbot: QtBot) -> None:
    """A passphrase, the words of sheets, or files; where it is not known which, one can choose."""
    parent = QWidget()
    qtbot.addWidget(parent)
    keys = KeysUnlocking(parent, lambda *_asked: [])
    keys.show_state(state)
    parts = ("way", "passphrase_row", "sheets", "files_button")
    assert {name for name in parts if not getattr(keys, name).isHidden()} == asked
    assert (keys.unlocking is not None) == (state is KeysState.PLAIN)
