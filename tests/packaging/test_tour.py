"""The tour of the pages waits until what it shows is there."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import pytest
import tour
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QWidget

from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.progress_footer import FooterTexts, ProgressFooter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from bigdeal_gui.services.work import Work


MANY = 2_000
"""Looks for which there is time within a minute."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """A window with a label, in which work is done."""
    made = QWidget()
    qtbot.addWidget(made)
    QLabel("before", made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    for jobs in made.findChildren(Jobs):
        jobs.stop()


def test_it_waits_for_work_however_often_it_looks(
    window: QWidget, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work of a slow computer is waited for by the clock, not by a number of looks, and what follows too."""
    monkeypatch.setattr(tour, "_LOOK_S", 0)
    jobs, label = Jobs(window), window.findChild(QLabel)
    assert label is not None
    looks, enough = 0, threading.Event()

    def task(_work: Work) -> str:
        assert enough.wait(30)
        return "after"

    real = tour._is_busy

    def counted(one: Jobs) -> bool:
        nonlocal looks
        looks += 1
        if looks == MANY:
            enough.set()
        return real(one)

    monkeypatch.setattr(tour, "_is_busy", counted)
    jobs.run(task, label.setText)
    tour.settle(qapp)
    assert label.text() == "after"


def test_it_does_not_wait_for_ever(
    window: QWidget, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has not come by then is not waited for."""
    monkeypatch.setattr(tour, "_A_LONG_TIME_S", 0.3)
    gate = threading.Event()
    jobs = Jobs(window)
    jobs.run(lambda _job: gate.wait(20), lambda _result: None)
    begun = time.monotonic()
    tour.settle(qapp)
    assert not jobs.is_idle
    assert 0.3 <= time.monotonic() - begun < 10
    gate.set()


def test_it_waits_for_work_that_is_announced(window: QWidget, qapp: QApplication) -> None:
    """What a foot tells of begins when it was painted, and is done before the tour goes on."""
    jobs, label = Jobs(window), window.findChild(QLabel)
    assert label is not None
    foot = ProgressFooter(jobs, window, FooterTexts("{done} of {wanted}", "Boards", "Boards made", "Stop"))
    foot.announce("Opening the keys")
    QTimer.singleShot(100, window, lambda: jobs.run(lambda _job: "after", label.setText))
    tour.settle(qapp)
    assert label.text() == "after"
    assert foot.isHidden()
