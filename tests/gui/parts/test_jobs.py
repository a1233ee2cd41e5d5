"""Jobs run one after another on another thread; their ends arrive on the window's, and none after `stop`."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bigdeal_gui.errors.storage import FolderMissing
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.services.sets import open_journal as service

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.work import Work


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:  # noqa: ARG001 - Qt must be there
    """A queue whose owner goes with the test."""
    owner = QObject()
    made = Jobs(owner)
    yield made
    made.stop()
    owner.deleteLater()


def finish(qtbot: QtBot, jobs: Jobs) -> None:
    """Wait until nothing is in progress."""
    qtbot.waitUntil(lambda: jobs.is_idle, timeout=5_000)


def test_jobs_follow_one_another(qtbot: QtBot, jobs: Jobs) -> None:
    """Each is done off the window's thread, in the order asked for; its end comes on the window's."""
    heard: list[tuple[str, int]] = []
    there: set[int] = set()

    def task(work: Work) -> str:
        there.add(threading.get_ident())
        work.progress(1, 2)
        return "done"

    jobs.progressed.connect(lambda done, wanted: heard.append((f"{done}/{wanted}", threading.get_ident())))
    jobs.idle.connect(lambda: heard.append(("idle", threading.get_ident())))
    for name in ("first ", "second "):
        jobs.run(task, lambda made, name=name: heard.append((name + made, threading.get_ident())))
    finish(qtbot, jobs)
    here = threading.get_ident()
    assert heard == [(words, here) for words in ("1/2", "first done", "1/2", "second done", "idle")]
    assert here not in there


def test_a_failure_is_told_to_the_job_and_to_the_page(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    """Its own end comes before the signal, what was to follow does not, and the next job is done."""
    error = FolderMissing(tmp_path)
    heard: list[object] = []

    def task(_work: Work) -> None:
        raise error

    jobs.failed.connect(lambda told: heard.append(("page", told)))
    jobs.run(task, lambda _made: heard.append("then"), lambda told: heard.append(("job", told)))
    jobs.run(lambda _work: "next", heard.append)
    finish(qtbot, jobs)
    assert heard == [("job", error), ("page", error), "next"]


def test_a_strip_tells_of_failures_and_of_faults(qtbot: QtBot, tmp_path: Path) -> None:
    """A foreseen error keeps its words; a fault names its place, what is safe, and no value."""
    page = QWidget()
    qtbot.addWidget(page)
    strip, jobs = ErrorStrip(page), Jobs(page)
    jobs.report_to(strip, "All is as it was. ({place})")

    def failing(_work: Work) -> None:
        raise FolderMissing(tmp_path)

    def crashing(_work: Work) -> None:
        raise KeyError("AKQ.JT9.876.5432")

    jobs.run(failing, lambda _made: None)
    finish(qtbot, jobs)
    assert strip.sentence.text() == str(FolderMissing(tmp_path))
    jobs.run(crashing, lambda _made: None)
    finish(qtbot, jobs)
    assert strip.sentence.text().startswith("All is as it was. (KeyError, test_jobs.py:")
    assert "AKQ" not in strip.sentence.text()


def test_the_journal_is_opened_once_and_only_where_it_is_needed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job that never looks into the journal works where there is none."""
    opened: list[Journal] = []
    real = service.opened_journal

    @contextmanager
    def counted() -> Iterator[Journal]:
        with real() as journal:
            opened.append(journal)
            yield journal

    monkeypatch.setattr(service, "opened_journal", counted)
    owner = QObject()
    jobs = Jobs(owner)
    jobs.run(lambda _work: None, lambda _made: None)
    finish(qtbot, jobs)
    assert not opened
    made: list[bool] = []
    jobs.run(lambda work: work.journal is work.journal, made.append)
    finish(qtbot, jobs)
    assert (made, len(opened)) == ([True], 1)
    jobs.stop()
    owner.deleteLater()


def test_what_waits_is_forgotten_when_cancelled(qtbot: QtBot, jobs: Jobs) -> None:
    """The running job sees the token; those behind it never begin."""
    began: list[str] = []
    is_running = threading.Event()

    def task(work: Work) -> None:
        is_running.set()
        while True:
            work.cancel.check()

    jobs.run(task, lambda _made: None)
    jobs.run(lambda _work: began.append("second"), lambda _made: None)
    assert is_running.wait(5)
    jobs.cancel()
    finish(qtbot, jobs)
    assert not began


@pytest.mark.parametrize("is_leaving", [False, True])
def test_who_cancels_is_not_taken_for_who_leaves(qtbot: QtBot, jobs: Jobs, *, is_leaving: bool) -> None:
    """A person's Cancel says that the work is not wanted; a window that closes does not."""
    is_running = threading.Event()
    seen: list[bool] = []

    def work(job: Work) -> None:
        is_running.set()
        while not job.cancel.is_cancelled:
            pass
        seen.append(job.cancel.is_leaving)

    jobs.run(work, lambda _made: None)
    assert is_running.wait(5)
    (jobs.stop if is_leaving else jobs.cancel)()
    finish(qtbot, jobs)
    assert seen == [is_leaving]


def test_after_stop_nothing_follows_and_nothing_is_taken_on(qtbot: QtBot, jobs: Jobs) -> None:
    """`stop` waits for the running job; neither what was to follow nor work asked for later comes."""
    heard: list[str] = []
    may_end, is_running = threading.Event(), threading.Event()

    def task(_work: Work) -> str:
        is_running.set()
        may_end.wait(5)
        heard.append("work")
        return "then"

    jobs.began.connect(lambda: heard.append("began"))
    jobs.run(task, heard.append)
    assert is_running.wait(5)
    threading.Timer(0.05, may_end.set).start()
    jobs.stop()
    assert heard == ["began", "work"]
    jobs.run(lambda _work: heard.append("late work"), lambda _made: heard.append("late"))
    finish(qtbot, jobs)
    jobs.run(lambda _work: heard.append("late work"), lambda _made: heard.append("late"))
    assert jobs.is_idle
    assert heard == ["began", "work"]
