"""The inspector's findings: rows with ticks, a line where there is none, and how many are not shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.tournament.inspector import inspect_plan
from bigdeal_gui.tournament.plan import Plan
from tests.gui.tournament.test_steps_told import FINAL, OPEN, ROBIN, TODAY
from tests.gui.tree import check_kept, lines, story_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.tournament.inspector import Finding
    from bigdeal_gui.tournament.plan import Phase


def found(*phases: Phase, source: str = "the lottery") -> Sequence[Finding]:
    """Return what the inspector finds in a plan."""
    plan = Plan("Cup", source, phases, None, None)
    return inspect_plan(plan, parse_formats("pbn,dlm"), rule=None, today=TODAY)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window for the list."""
    made = MainWindow()
    qtbot.addWidget(made)
    return made


def test_findings_are_as_they_were_kept(window: MainWindow, qtbot: QtBot) -> None:
    """What was ticked stays ticked while it is found, and what has gone is gone at once."""
    many = [replace(found(ROBIN)[0], phase=number) for number in range(1, 202)]
    plain_window = MainWindow()
    qtbot.addWidget(plain_window)
    made, plain = FindingsList(window, has_ticks=True), FindingsList(plain_window, none="All is well.")
    plain_window.setCentralWidget(plain)
    ticks: list[int] = []
    made.changed.connect(lambda: ticks.append(made.open_count))
    window.setCentralWidget(made)
    with qtbot.waitExposed(window):
        window.show()

    def way() -> Iterator[str]:
        made.show_findings(found(ROBIN, FINAL))
        old = made.rows
        assert made.open_count == len(old)
        yield "warnings"
        assert old[0].seen is not None
        old[0].seen.setChecked(True)
        assert made.acknowledged == (old[0].finding.key,)
        yield "one is ticked"
        made.show_findings(found(ROBIN, FINAL))
        assert made.rows is old
        yield "the same again"
        made.show_findings(found(ROBIN, FINAL, OPEN))
        assert not any(row.isVisible() for row in old)
        yield "one more"
        old = made.rows
        made.show_findings(found(ROBIN, OPEN, source=""))
        assert not any(row.isVisible() for row in old)
        yield "another plan"
        made.show_findings(many)
        assert [row.finding for row in made.rows] == many[:200]
        assert (made.more.text(), made.more.isVisible()) == ("and 1 more", True)
        made.show_findings(())
        yield "none"
        made.show_findings(found(ROBIN, FINAL))
        assert {row.title.font().weight() for row in made.rows} == {QFont.Weight.DemiBold}
        yield "some again"

    def seen() -> list[str]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        return [*lines(made, made), f"ticks {ticks}"]

    told = "".join(f"{line}\n" for line in story_of(seen, way()))
    plain.show_findings(many)
    rows = [line for row in plain.rows[:2] for line in lines(row, plain)]
    check_kept("findings", told + "-- without ticks\n" + "".join(f"{line}\n" for line in rows))
    assert plain.none.accessibleName() == "All is well."


def test_the_line_that_there_is_nothing_is_reached_by_tab(qtbot: QtBot) -> None:
    """So that it is read aloud as well."""
    parent = QWidget()
    qtbot.addWidget(parent)
    assert FindingsList(parent).none.focusPolicy() is Qt.FocusPolicy.TabFocus
