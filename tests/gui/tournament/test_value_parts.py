"""The parts of the value's step by themselves: the promised round, and the holders' words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.tournament.steps.value_parts import HandsPart, RoundPart
from bigdeal_gui.pages.path_words import unbroken_path
from bigdeal_gui.tournament.value import drand
from tests.gui.tree import check_kept, lines, story_of
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS
from tests.services.tournament.verdict_hands import B_WORDS, BOTH, C_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """What a part stands in, in a window."""
    window = MainWindow()
    qtbot.addWidget(window)
    made = QWidget(window)
    window.setCentralWidget(made)
    window.resize(600, 900)
    yield made
    window.close()


def check_story(name: str, part: RoundPart | HandsPart, way: Iterator[str]) -> None:
    """Show a part in its window, and compare what it says on its `way` with what was kept."""
    column_layout(part, on=part.parentWidget())
    part.window().show()
    changes: list[None] = []
    part.changed.connect(lambda: changes.append(None))

    def seen() -> list[str]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        return [*lines(part, part), f"changed {len(changes)} times"]

    check_kept(f"steps/{name}", "".join(f"{line}\n" for line in story_of(seen, way)))


def test_a_promised_round_is_brought(window: QWidget) -> None:
    """Where the network had ended nothing is asked for but the other value."""
    part = RoundPart(window)

    def way() -> Iterator[str]:
        part.paste.setPlainText("before there is a rule")
        yield "no rule"
        part.show_rule(ROUND_RULE)
        yield "a round is wanted"
        part.paste.setPlainText("nonsense")
        yield "nonsense"
        part.has_ended.setChecked(True)
        yield "the network had ended"
        part.has_ended.setChecked(False)
        yield "it had not"
        part.take(drand.read_round(json.dumps(ROUNDS[0]).encode()))
        yield "brought"
        part.show_rule(ROUND_RULE)
        yield "the same rule again"
        part.has_ended.setChecked(True)
        part.show_rule(None)
        yield "no round is wanted"

    check_story("promised round", part, way())
    assert part.brought.round is not None


def test_the_buttons_of_a_round_ask_for_what_they_say(window: QWidget) -> None:
    """The code is that of the whole address, as nobody sees it broken."""
    part = RoundPart(window)
    part.show_rule(ROUND_RULE)
    asked: list[tuple[str, ...]] = []
    part.file_asked.connect(lambda: asked.append(("file",)))
    part.qr_asked.connect(lambda *told: asked.append(told))
    part.file_button.click()
    part.qr_button.click()
    address = drand.relay_address(ROUND_RULE.number)
    assert asked == [("file",), (part.address.accessibleName(), address)]
    assert unbroken_path(part.address.text()) == address


def test_holders_type_their_words(window: QWidget) -> None:
    """Each has a line; what is typed can be forgotten, and other holders have none of it."""
    part = HandsPart(window)
    told: list[object] = []

    def way() -> Iterator[str]:
        part.show_holders(BOTH)
        told.append(part.first_missing is part.fields[0])
        yield "two holders"
        part.fields[0].setPlainText("wrong words")
        told.append(part.first_missing is part.fields[1])
        yield "wrong words"
        part.fields[0].setPlainText(B_WORDS)
        part.withheld[1].setChecked(True)
        told.extend((part.first_missing, part.is_whole, part.withheld_by, part.words))
        yield "one withholds"
        part.show_holders(BOTH)
        yield "the same holders again"
        part.withheld[1].setChecked(False)
        part.fields[1].setPlainText(C_WORDS)
        told.append(part.is_whole)
        yield "both have typed"
        part.withheld[0].setChecked(True)
        part.begin()
        told.append(part.words)
        yield "forgotten"
        part.fields[0].setPlainText(" ")
        told.extend((part.is_whole, part.first_missing is part.fields[0]))
        part.show_holders(BOTH[1:])
        yield "another holder alone"

    check_story("holders' words", part, way())
    b, c = (holder.name for holder in BOTH)
    assert told == [
        True, True, None, True, (c,), {b: B_WORDS, c: None}, True, {b: "", c: ""}, False, True,
    ]  # fmt: skip


def test_words_take_the_whole_line_below_their_holder(window: QWidget) -> None:
    """The tick stands behind the name."""
    part = HandsPart(window)
    part.show_holders(BOTH)
    grid = part.fields[0].parentWidget().layout()
    assert isinstance(grid, QGridLayout)
    places = {grid.itemAt(at).widget(): grid.getItemPosition(at) for at in range(grid.count())}
    for number, (field, box) in enumerate(zip(part.fields, part.withheld, strict=True)):
        assert (places[box], places[field]) == ((2 * number, 1, 1, 1), (2 * number + 1, 0, 1, 2))
