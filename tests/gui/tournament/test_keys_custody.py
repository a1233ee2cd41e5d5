"""Who keeps the keys: each way says what is missing, and gives what was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.tournament.keys_custody import KeysCustody, KeysWay
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.shares import Sharing
from bigdeal_gui.services.tournament.keys import Custody, Seal
from tests.gui.tree import check_kept, lines, story_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

PHRASE = "correct horse battery staple"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """What the choice and its details stand in, in a window."""
    window = MainWindow()
    qtbot.addWidget(window)
    made = QWidget(window)
    window.setCentralWidget(made)
    window.resize(700, 900)
    yield made
    window.close()


def choose(keys: KeysCustody, way: KeysWay) -> None:
    """Choose a way, as a click does."""
    keys.way.set_value(way)
    keys.way.chosen.emit()


def test_each_way_says_what_is_missing(window: QWidget, qtbot: QtBot) -> None:
    """And tells of every change."""
    keys = KeysCustody(window)
    column_layout(keys, keys.details, on=window)
    with qtbot.waitExposed(window.window()):
        window.window().show()
    changes: list[bool] = []
    keys.changed.connect(lambda: changes.append(keys.custody is not None))

    def way() -> Iterator[str]:
        keys.first.setText("short")
        yield "short"
        keys.first.setText(PHRASE)
        yield "typed once"
        keys.second.setText("another")
        yield "not the same"
        keys.second.setText(PHRASE)
        yield "the same"
        choose(keys, KeysWay.OFFICIALS)
        yield "officials"
        keys.needed.setValue(5)
        yield "more than there are"
        keys.count.setValue(6)
        yield "five of six"
        choose(keys, KeysWay.RECIPIENTS)
        yield "recipients"
        keys.recipients.setPlainText("nonsense")
        yield "no key"
        keys.recipients.setPlainText(f"{new_identity().recipient}\n\n")
        yield "a key"
        choose(keys, KeysWay.PLAIN)
        yield "plain"
        keys.is_plain_meant.setChecked(True)
        yield "plain, and meant"
        keys.forget()
        yield "forgotten"
        choose(keys, KeysWay.PASSPHRASE)
        yield "the passphrase is forgotten"

    def seen() -> list[str]:
        QCoreApplication.processEvents()
        return [*lines(keys, window), *lines(keys.details, window), f"changes {changes}"]

    assert keys.recipients.placeholderText() == "age1…, one on each line"
    check_kept("steps/keys", "".join(f"{line}\n" for line in story_of(seen, way())))


def test_what_was_chosen_is_given(window: QWidget) -> None:
    """The passphrase as it is spelt, the sheets, the public keys, or nothing at all."""
    keys = KeysCustody(window)
    keys.take_passphrase(f" {PHRASE}  ")
    assert keys.custody == Custody(Seal(passphrase=PHRASE))
    choose(keys, KeysWay.OFFICIALS)
    assert keys.custody == Custody(sharing=Sharing(2, 3))
    choose(keys, KeysWay.RECIPIENTS)
    recipients = tuple(new_identity().recipient for _number in range(2))
    keys.recipients.setPlainText("\n \n".join(recipients))
    assert keys.custody == Custody(Seal(recipients=recipients))
    choose(keys, KeysWay.PLAIN)
    assert keys.custody is None
    keys.is_plain_meant.setChecked(True)
    assert keys.custody == Custody()


def test_a_sheet_is_asked_for(window: QWidget, qtbot: QtBot) -> None:
    """By its button alone; what is on it is seen when somebody wants that."""
    keys = KeysCustody(window)
    with qtbot.waitSignal(keys.sheet_asked):
        keys.sheet_button.click()
    column_layout(keys, keys.details, on=window)
    window.window().show()
    QCoreApplication.processEvents()
    assert keys.way.width() == keys.width()
    assert keys.first.width() > keys.details.width() // 2
    assert keys.show_button.x() < keys.sheet_button.geometry().right() + 40, "what is left is behind both"
    before = keys.first.echoMode()
    keys.show_button.click()
    assert keys.first.echoMode() is keys.second.echoMode() is not before
