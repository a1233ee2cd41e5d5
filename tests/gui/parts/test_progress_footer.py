"""Progress below work on files: it comes when work lasts, counts, and goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.escape import press_escape
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.progress_footer import FooterTexts, ProgressFooter
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

TEXTS = FooterTexts("{done} of {wanted} sets", "Sets compared", "Sets read so far", "Stop comparing")


class Work(QWidget):
    """A page with jobs, and the foot that follows them."""

    def __init__(self, texts: FooterTexts | None = None) -> None:
        super().__init__()
        self.jobs = Jobs(self)
        self.foot = ProgressFooter(self.jobs, self, texts)
        self.times_shown = 0
        self.foot.shown.connect(self._count)

    def _count(self) -> None:
        self.times_shown += 1


@pytest.fixture
def work(qtbot: QtBot) -> Work:
    """The page on the screen."""
    made = Work(TEXTS)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_it_says_what_is_counted(work: Work, qtbot: QtBot) -> None:
    """In the words that it was given, or else of files."""
    plain = Work()
    qtbot.addWidget(plain)
    check_kept("progress_footer", said("sets", work.foot) + said("files", plain.foot))


def test_it_comes_when_work_lasts(work: Work) -> None:
    """Not at once; then it counts, and goes with the work."""
    foot = work.foot
    foot.progress.setRange(0, 7)
    work.jobs.began.emit()
    assert foot.isHidden()
    assert foot.words.text() == "One moment…"
    assert (foot.progress.minimum(), foot.progress.maximum()) == (0, 0)
    foot._patience.timeout.emit()
    assert foot.isVisible()
    work.jobs.progressed.emit(3, 9)
    assert foot.words.text() == "3 of 9 sets"
    assert (foot.progress.value(), foot.progress.maximum()) == (3, 9)
    work.jobs.idle.emit()
    assert foot.isHidden()
    assert not foot._patience.isActive()
    assert work.times_shown == 2


def test_what_will_last_is_announced(work: Work) -> None:
    """Its words stand there at once, until it has ended."""
    foot = work.foot
    foot.announce("Analysing…")
    assert foot.isVisible()
    work.jobs.began.emit()
    assert foot.words.text() == "Analysing…"
    work.jobs.idle.emit()
    work.jobs.began.emit()
    assert foot.words.text() == "One moment…"
    work.jobs.idle.emit()


def test_its_button_and_esc_cancel(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is in sight."""
    cancelled: list[bool] = []
    monkeypatch.setattr(
        work.jobs, "_queue", type("Queue", (), {"clear": lambda _queue: cancelled.append(True)})()
    )
    assert not press_escape(work)
    work.foot.announce("Analysing…")
    assert press_escape(work)
    work.foot.cancel_button.click()
    assert len(cancelled) == 2
