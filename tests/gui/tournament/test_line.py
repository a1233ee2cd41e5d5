"""The line of steps above an open one, and the bar below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
from bigdeal_gui.gui.tournament.steps.line import StepActions, StepLine, TournamentBar
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import step_name
from bigdeal_gui.services.tournament.record import Milestone
from tests.gui.tournament.test_steps_told import dealt, status
from tests.gui.tree import check_kept, lines, story_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

SHAPES = {": done": "check", ": now": "next", ": not yet": "to-come"}


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """What the parts stand in, in a window on the screen."""
    window = MainWindow()
    qtbot.addWidget(window)
    made = QWidget(window)
    window.setCentralWidget(made)
    window.resize(1500, 400)
    with qtbot.waitExposed(window):
        window.show()
    yield made
    window.close()


def test_the_line_says_how_far_a_tournament_has_come(window: QWidget) -> None:
    """Which steps are done, which one is due, and which cannot be opened yet."""
    line = StepLine(window)
    line.resize(1400, 60)
    line.show()

    def way() -> Iterator[str]:
        for milestone, opened in (
            (Milestone.PLANNED, TournamentStep.PLAN),
            (Milestone.PUBLISHED, TournamentStep.PUBLISH),
            (Milestone.VALUED, TournamentStep.DEAL),
            (Milestone.REVEALED, TournamentStep.REVEAL),
        ):
            notes = (dealt(),) if milestone is Milestone.REVEALED else ()
            line.show_status(status(milestone, value="311", notes=notes), opened)
            for button in line.buttons.values():
                shape = next(shape for word, shape in SHAPES.items() if word in button.accessibleName())
                shown, wanted = button.icon(), icons.icon(shape, line.palette())
                assert shown.pixmap(22, 22).toImage() == wanted.pixmap(22, 22).toImage()
            yield milestone.name

    check_kept("steps/line", "".join(f"{told}\n" for told in story_of(lambda: [*lines(line, line)], way())))


def test_a_step_is_chosen_by_its_button_and_not_by_what_is_shown(window: QWidget) -> None:
    """Whoever hears it opens the step, which is shown already otherwise."""
    line = StepLine(window)
    chosen: list[TournamentStep] = []
    line.chosen.connect(chosen.append)
    line.show_status(status(Milestone.VALUED, value="311"), TournamentStep.VALUE)
    line.show_status(status(Milestone.VALUED, value="311"), TournamentStep.DEAL)
    assert chosen == []
    line.buttons[TournamentStep.PUBLISH].click()
    line.buttons[TournamentStep.VALUE].setChecked(True)
    assert chosen == [TournamentStep.PUBLISH, TournamentStep.VALUE]
    assert [step for step, button in line.buttons.items() if button.isChecked()] == chosen[1:]


def looks(line: StepLine) -> tuple[bool, bool, int]:
    """Return whether a line has arrows and numbers, and how wide its marks are."""
    (has_arrows,) = {arrow.isVisible() for arrow in line.findChildren(Mark)}
    (has_numbers,) = {
        button.text() == f"{step + 1}  {step_name(step)}" for step, button in line.buttons.items()
    }
    (mark,) = {button.iconSize().width() for button in line.buttons.values()}
    return has_arrows, has_numbers, mark


def test_the_line_leaves_out_what_has_no_room(window: QWidget) -> None:
    """First the arrows, then the numbers, and the marks last; of the words nothing is cut."""
    line = StepLine(window)
    line.show_status(status(Milestone.PLANNED), TournamentStep.PLAN)
    line.show()
    bold = QFont(line.buttons[TournamentStep.PLAN].font())
    bold.setWeight(QFont.Weight.DemiBold)
    width, seen = 1400, []
    while not seen or seen[-1][2]:
        line.resize(width, 60)
        QCoreApplication.processEvents()
        seen.append(looks(line))
        for button in line.buttons.values():
            words = QFontMetrics(bold).horizontalAdvance(button.text())
            assert button.minimumWidth() == words + button.iconSize().width() + 22
        wanted = sum(button.minimumWidth() + 2 for button in line.buttons.values()) + 12
        wanted += 4 * (16 + 2) * seen[-1][0]
        line.resize(wanted, 60)
        QCoreApplication.processEvents()
        assert looks(line) == seen[-1], "it has just room enough"
        width = wanted - 1
    assert seen == [(True, True, 22), (False, True, 22), (False, False, 16), (False, False, 0)]
    assert line.minimumSizeHint().width() == 0
    assert line.minimumSizeHint().height() > line.buttons[TournamentStep.PLAN].sizeHint().height()


def test_the_line_is_as_high_as_its_buttons(window: QWidget) -> None:
    """Which share its width, and are one choice to a screen reader."""
    line = StepLine(window)
    column_layout(line, on=window)
    line.show()
    line.show_status(status(Milestone.PLANNED), TournamentStep.PLAN)
    QCoreApplication.processEvents()
    assert line.height() == line.sizeHint().height()
    buttons = list(line.buttons.values())
    assert buttons[-1].geometry().right() > line.width() - 20
    assert {button.height() for button in buttons} == {buttons[0].sizeHint().height()}
    for button in buttons:
        role = QAccessible.queryAccessibleInterface(button).role()
        assert role is QAccessible.Role.RadioButton


def test_the_line_follows_colours_and_fonts(window: QWidget) -> None:
    """Nothing is drawn again for anything else."""
    line = StepLine(window)
    line.resize(1400, 60)
    button = line.buttons[TournamentStep.DEAL]
    line.show_status(status(Milestone.PLANNED), TournamentStep.PLAN)
    icon, width = button.icon().cacheKey(), button.minimumWidth()
    QCoreApplication.sendEvent(line, QEvent(QEvent.Type.EnabledChange))
    assert button.icon().cacheKey() == icon
    line.setPalette(QPalette(Qt.GlobalColor.red))
    assert button.icon().cacheKey() != icon
    line.setFont(QFont(line.font().family(), 30))
    assert button.minimumWidth() > width


def test_the_bar_shows_the_foot_of_a_step_or_the_work(window: QWidget) -> None:
    """Without either it is not there; a foot that is left can be used when it comes again."""
    window.hide()
    work = ProgressFooter(Jobs(window), window)
    bar = TournamentBar(work, window)
    window.show()
    assert bar.isHidden()
    feet = [StepActions(window) for _number in range(2)]
    buttons = [QPushButton("Go", foot, toolTip="On") for foot in feet]
    for foot, button in zip(feet, buttons, strict=True):
        foot.add(button)
    bar.show_foot(feet[0])
    assert (bar.isVisible(), feet[0].isVisible(), bar.isAncestorOf(feet[0])) == (True, True, True)
    bar.set_open(is_open=False)
    assert not feet[0].isEnabled()
    work.show()
    assert (bar.isVisible(), feet[0].isVisible()) == (True, False)
    work.hide()
    assert feet[0].isVisible()
    bar.show_foot(feet[1])
    assert (feet[0].isHidden(), feet[0].isEnabled(), feet[1].isVisible()) == (True, True, True)
    bar.show_foot(None)
    assert (bar.isHidden(), feet[1].isHidden()) == (True, True)
    bar.set_open(is_open=False)
    bar.show_foot(feet[0])
    assert bar.layout().count() == 3
    bar.set_low(is_low=False)
    high = bar.layout().contentsMargins().top()
    bar.set_low(is_low=True)
    assert bar.layout().contentsMargins().top() == bar.layout().contentsMargins().bottom() < high
