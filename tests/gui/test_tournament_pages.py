"""The tournament page within the window: its place, plans dropped on it, a change of language, the check."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from bigdeal_gui.gui.check.verify.door import TournamentDoor
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.session import WindowSession
from bigdeal_gui.gui.tournament_pages import TournamentPages
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import plan as plan_files
from tests.services.tournament.test_deal import ROBIN, Desk
from tests.services.tournament.test_interrupted import close_in_the_second

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.check.page import CheckPage
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.page import TournamentPage


@pytest.fixture
def session(qtbot: QtBot, store: SettingsStore, looks: None) -> Iterator[WindowSession]:  # noqa: ARG001
    """The whole window on the screen."""
    made = WindowSession(MainWindow(), store, lambda _progress, _cancel: ("hash",))
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.open()
    qtbot.waitUntil(lambda: made.deal_page.model.self_test is True)
    yield made
    made.translations.speak("en")
    made.window.close()
    made.deleteLater()


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A plan on the disk."""
    path = tmp_path / "cup.sqd"
    plan_files.new_tournament(path, "Spring cup")
    return path


def opened(session: WindowSession) -> TournamentPage:
    """Show the page and return it."""
    session.window.show_page(session.window.page_names[1])
    QCoreApplication.processEvents()
    assert session.tournaments.page is not None
    return session.tournaments.page


def is_verified(check: CheckPage) -> bool:
    """Whether the door of tournaments is open and shows its report, with nothing in progress."""
    door = check.open
    return (
        check.jobs.is_idle
        and isinstance(door, TournamentDoor)
        and door.jobs.is_idle
        and door.report.isVisible()
    )


def test_the_page_stands_behind_deal_and_is_made_when_it_is_opened(session: WindowSession) -> None:
    """Deal, Tournament, Check, History … Settings; the start does not wait for it."""
    names = session.window.page_names
    assert names[:4] == ("Deal", "Tournament", "Check", "History")
    assert names[-1] == "Settings"
    assert session.tournaments.page is None
    assert session.tournaments.opened is None
    assert opened(session).isVisible()


def test_a_plan_dropped_on_the_page_is_opened_and_elsewhere_verified(
    session: WindowSession, plan: Path, qtbot: QtBot
) -> None:
    """The page takes a plan alone; on other pages, and other files, go to the check."""
    session.records.drops.dropped.emit([plan])
    check = session.records.check_page
    assert check is not None
    qtbot.waitUntil(lambda: is_verified(check))
    assert session.tournaments.page is None
    page = opened(session)
    session.records.drops.dropped.emit([plan])
    qtbot.waitUntil(lambda: page.opened == plan)
    assert session.window.open_page is page.parentWidget()
    session.records.drops.dropped.emit([plan, plan])
    assert session.window.open_page is check.parentWidget()
    qtbot.waitUntil(lambda: is_verified(check))


def test_a_plan_waits_for_the_page_that_shows_it(store: SettingsStore, plan: Path, qtbot: QtBot) -> None:
    """Before the window is on the screen no page is made."""
    window = MainWindow()
    qtbot.addWidget(window)
    pages = TournamentPages(window, store)
    assert pages.open_plan([plan])
    assert (pages.page, pages.opened) == (None, plan)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: pages.page is not None and pages.page.opened == plan)
    pages.leave()


@pytest.mark.parametrize("is_taken", [True, False])
def test_what_the_page_takes_is_not_checked(
    session: WindowSession,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_taken: bool,  # noqa: FBT001 - a case
) -> None:
    """The file of a round that is wanted goes no further; every other one does."""
    monkeypatch.setattr(opened(session), "take", lambda _paths: is_taken)
    session.records.drops.dropped.emit([tmp_path / "round.json"])
    assert (session.records.check_page is None) is is_taken


def test_another_language_opens_the_same_tournament(
    session: WindowSession, plan: Path, store: SettingsStore, qtbot: QtBot
) -> None:
    """The page is made again, in the other language, with what was open on it."""
    page = opened(session)
    page.open(plan)
    qtbot.waitUntil(lambda: page.opened == plan)
    store.replace(replace(store.settings, language="de"))
    qtbot.waitUntil(lambda: session.tournaments.page is not page and session.tournaments.page is not None)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    new = session.tournaments.page
    assert new is not None
    qtbot.waitUntil(lambda: new.opened == plan)


def test_the_next_start_begins_with_what_was_broken_off(
    session: WindowSession, store: SettingsStore, tmp_path: Path, qtbot: QtBot
) -> None:
    """A window that was closed while sessions were dealt tells of it at the next start, and leads there."""
    desk = Desk(tmp_path, open_journal())
    close_in_the_second(desk)
    pages = session.tournaments
    pages.begin(session.deal_page)
    QCoreApplication.processEvents()
    assert pages.hint is None, "no tournament is known here"
    store.replace(replace(store.settings, recent_tournaments=(tmp_path / "gone.sqd", desk.path)))
    pages.begin(session.deal_page)
    qtbot.waitUntil(lambda: pages.hint is not None and pages.hint.isVisible())
    assert pages.hint is not None
    assert pages.hint.title.text().endswith(": Dealing was interrupted at Round robin 2/4")
    assert pages.hint.text.text().endswith("Deal it now?")
    pages.hint.buttons[0].click()
    assert pages.hint.isHidden()
    qtbot.waitUntil(lambda: pages.opened == desk.path and not pages.is_busy)
    assert pages.page is not None
    assert pages.page.view.opened is TournamentStep.DEAL
    assert pages.page.view.deal.interrupted_step.isVisible()


def test_what_was_broken_off_can_wait(
    session: WindowSession, store: SettingsStore, tmp_path: Path, qtbot: QtBot
) -> None:
    """“Later” puts the message away, and opens nothing."""
    desk = Desk(tmp_path, open_journal())
    close_in_the_second(desk)
    store.replace(replace(store.settings, recent_tournaments=(desk.path,)))
    session.tournaments.begin(session.deal_page)
    qtbot.waitUntil(lambda: session.tournaments.hint is not None and session.tournaments.hint.isVisible())
    assert session.tournaments.hint is not None
    session.tournaments.hint.buttons[1].click()
    assert session.tournaments.hint.isHidden()
    assert session.tournaments.opened is None


def test_what_is_dealt_by_now_is_not_told_any_more(
    session: WindowSession, store: SettingsStore, tmp_path: Path, qtbot: QtBot
) -> None:
    """The message of the start goes when the sessions were dealt on the page of the tournament."""
    desk = Desk(tmp_path, open_journal())
    close_in_the_second(desk)
    store.replace(replace(store.settings, recent_tournaments=(desk.path,)))
    session.tournaments.begin(session.deal_page)
    qtbot.waitUntil(lambda: session.tournaments.hint is not None and session.tournaments.hint.isVisible())
    hint = session.tournaments.hint
    assert hint is not None
    desk.deal(*ROBIN)
    opened(session).open(desk.path)
    qtbot.waitUntil(hint.isHidden)
    assert not hint.isVisibleTo(session.deal_page)


def test_the_pack_is_verified_on_the_check_page(session: WindowSession, plan: Path, qtbot: QtBot) -> None:
    """“Verify the pack” leads there."""
    opened(session).verify_asked.emit([plan])
    check = session.records.check_page
    assert check is not None
    qtbot.waitUntil(check.isVisible)
    qtbot.waitUntil(lambda: is_verified(check))


def test_a_small_window_has_the_guide_above_and_behind_a_button(
    session: WindowSession, plan: Path, qtbot: QtBot
) -> None:
    """At 200 % what comes next stands above the step, the rest in its place when asked; else beside it."""
    page = opened(session)
    page.open(plan)
    qtbot.waitUntil(lambda: page.opened == plan)
    view = page.view
    view.setMaximumWidth(600)
    assert view.guide.isHidden()
    assert view.column.inside.isAncestorOf(view.guide.next)
    view.guide_button.click()
    assert view.guide.folder_button.isVisible()
    assert view.guide.secret.isVisible()
    assert not view.column.isVisible()
    view.guide_button.click()
    assert view.column.isVisible()
    assert not view.guide.isVisible()
    view.setMaximumWidth(2000)
    session.window.resize(1600, 800)
    QCoreApplication.processEvents()
    assert not view.guide.isHidden()
    assert view.guide.inside.isAncestorOf(view.guide.secret)
