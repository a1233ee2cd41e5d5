"""What is asked for to open sealed keys: only what opens these."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.keys_unlocking import KeysUnlocking
from bigdeal_gui.seals.shares import Sharing, share_out
from bigdeal_gui.services.tournament.keys import KeysState, Unlocking
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.errors.base import AppError


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


@pytest.fixture
def keys(qtbot: QtBot) -> Iterator[Keys]:
    """What asks for the keys' words, over a window."""
    made = Keys()
    qtbot.addWidget(made)
    yield made
    made.close()


class Keys(KeysUnlocking):
    """The fields as a window of their own, the dialog for files answered by the test."""

    def __init__(self) -> None:
        self.titles: list[str] = []
        self.files: list[Path] = []
        super().__init__(None, self._choose)  # type: ignore[arg-type] # a window has no parent
        self.errors: list[AppError] = []
        self.failed.connect(self.errors.append)

    def _choose(self, title: str, _parent: QWidget) -> list[Path]:
        self.titles.append(title)
        return self.files


def test_each_way_says_what_is_still_missing(keys: Keys) -> None:
    """What opens the keys, or that they are not there; words, names and states of every part."""
    kept = ""
    for state in KeysState:
        keys.show_state(state)
        kept += said(f"{state.name}: {keys.missing_words()}", keys)
    check_kept("keys_unlocking", kept)


def test_a_passphrase_is_given(keys: Keys, qtbot: QtBot) -> None:
    """Each letter is told; other keys forget it, the same keep it."""
    keys.show_state(KeysState.PASSPHRASE)
    with qtbot.waitSignal(keys.changed):
        keys.passphrase.setText("words")
    assert keys.unlocking == Unlocking(passphrase="words")  # noqa: S106 - a test's
    assert keys.missing_words() == ""
    keys.show_state(KeysState.PASSPHRASE)
    assert keys.passphrase.text() == "words"
    keys.way.buttons[1].click()
    assert keys.unlocking is None, "sheets are asked for"
    keys.show_state(KeysState.PASSPHRASE_ALONE)
    assert keys.passphrase.text() == ""


def test_sheets_are_typed_or_read_until_there_are_enough(keys: Keys, tmp_path: Path) -> None:
    """Each counts once; it is told which were given and how many are missing; all can be forgotten."""
    first, second, _third = share_out(Sharing(2, 3), bytes).shares
    keys.show_state(KeysState.SHARES)
    keys.words_line.setText(" ".join(first.words))
    assert keys.add_button.isEnabled()
    keys.add_button.click()
    assert keys.words_line.text() == ""
    assert keys.given.text() == f"Sheet {first.number}; 1 more needed."
    keys.words_line.setText(" ".join(first.words))
    keys.words_line.returnPressed.emit()
    assert keys.words_line.text() == ""
    assert keys.unlocking is None
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(" ".join(second.words), "utf-8")
    keys.files = [sheet]
    keys.sheets_button.click()
    assert keys.titles == ["Sheets of the officials"]
    assert keys.given.text() == f"Sheets {first.number}, {second.number}: enough."
    assert keys.unlocking == Unlocking(shares=(first, second))
    assert keys.clear_button.isEnabled()
    keys.clear_button.click()
    assert keys.unlocking is None
    assert not keys.clear_button.isEnabled()
    assert keys.given.isHidden()
    assert keys.errors == []


def test_what_is_no_sheet_is_told(keys: Keys, tmp_path: Path) -> None:
    """Typed, it stays to be corrected."""
    keys.show_state(KeysState.SHARES)
    keys.words_line.setText("no such words")
    keys.add_button.click()
    keys.files = [tmp_path / "none.txt"]
    keys.sheets_button.click()
    assert len(keys.errors) == 2
    assert keys.words_line.text() == "no such words"


def test_files_with_keys_are_named(keys: Keys, tmp_path: Path) -> None:
    """A dialog that was cancelled leaves those of before."""
    keys.show_state(KeysState.RECIPIENTS)
    keys.files_button.click()
    assert keys.unlocking is None
    keys.files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    keys.files_button.click()
    given, keys.files = tuple(keys.files), []
    keys.files_button.click()
    assert keys.titles == ["Files with secret age keys"] * 3
    assert keys.given.text() == "a.txt, b.txt"
    assert keys.unlocking == Unlocking(identity_files=given)
