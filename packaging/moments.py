"""More stops of a walk through the window: each page in all its states, a whole tournament, its dialogs."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final
from unittest.mock import PropertyMock, patch

import tour

from bigdeal_gui.gui.settings.page import SettingsPage
from bigdeal_gui.gui.tournament.holder_dialogs import HoldersDialog, NewHolderDialog
from bigdeal_gui.gui.tournament.keys_custody import KeysWay
from bigdeal_gui.gui.tournament.new_dialog import NewDialog
from bigdeal_gui.gui.tournament.questions import PhaseDialog, QrDialog, TextDialog, deviation_question
from bigdeal_gui.gui.tournament.source_wizard import PromiseWay, SourceWizard
from bigdeal_gui.pages.deal import MeterModel, MeterStage
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.keys import Custody
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QDialog

    from bigdeal_gui.gui.parts.layout.sections import Sections
    from bigdeal_gui.gui.session import WindowSession
    from bigdeal_gui.gui.tournament.page import TournamentPage

SENTENCE: Final = "the numbers of the lottery draw of Saturday 16 January 2027 in the order of their size"
VALUE: Final = "3 11 17 25 38 44"
HOLDERS: Final = (Holder("Team B", "0123456789abcdef" * 4), Holder("Team C", "fedcba9876543210" * 4))
ROUND_RULE: Final = RoundRule(
    1000, SourceRule(date(2023, 8, 24), tuple(one for one in KNOWN_SOURCES if one.name == "DAX"))
)


def deal_moments(app: QApplication, session: WindowSession, _home: Path) -> Iterator[tour.Stop]:
    """Yield the page on which sets are dealt, at every stage of the meter."""
    window, page = session.window, session.deal_page
    window.show_page(window.page_names[0])
    page.next_session()
    for stage in MeterStage:
        with patch.object(MeterModel, "stage", new_callable=PropertyMock, return_value=stage):
            page.form.entropy.refresh()
            tour.settle(app)
            yield tour.Stop(f"deal-{stage.name.lower()}", window)


def settings_moments(app: QApplication, session: WindowSession, _home: Path) -> Iterator[tour.Stop]:
    """Yield every topic of the settings."""
    window = session.window
    window.show_page(window.page_names[-1])
    tour.settle(app)
    (page,) = window.findChildren(SettingsPage)
    yield from topics(app, session, "settings", page.topics)


def history_moments(app: QApplication, session: WindowSession, home: Path) -> Iterator[tour.Stop]:
    """Yield the history with several rows chosen, and with a note above one."""
    window = session.window
    window.show_page(window.page_names[3])
    tour.settle(app)
    page = session.records.history_page
    if page is None:
        return
    page.sets.table.view.choose_all([0, 1, 2])
    tour.settle(app)
    yield tour.Stop("history-several", window)
    page.sets.table.view.choose(1)
    page.note.tell("Club teams 2026-11-22", str(home / "sets"), home)
    tour.settle(app)
    yield tour.Stop("history-note", window)
    page.note.hide()


def door_moments(app: QApplication, session: WindowSession, _home: Path) -> Iterator[tour.Stop]:
    """Yield the page that checks, behind each of its doors."""
    window = session.window
    window.show_page(window.page_names[2])
    tour.settle(app)
    page = session.records.check_page
    if page is None:
        return
    for name in page.buttons:
        page.open_door(name)
        tour.settle(app)
        yield tour.Stop(f"door-{name}", window)


def tournament_moments(app: QApplication, session: WindowSession, home: Path) -> Iterator[tour.Stop]:
    """Yield every step of a tournament, before it is done and after."""
    folder = home / f"cup-{len(list(home.iterdir()))}"
    folder.mkdir()
    plan = folder / "spring-cup.sqd"
    plan_files.new_tournament(plan, "Spring cup", SENTENCE)
    for phase in (new_phase(11, "1-16", "rr", "Round robin"), new_phase(1, "1-32", "final", "Final")):
        plan_files.add_phase(plan, phase)
    session.tournaments.open_plan([plan])
    tour.settle(app)
    page = session.tournaments.page
    if page is None:
        return
    # Who uses the program says yes to every question.
    object.__setattr__(page._questions, "confirm", lambda _question, _parent: True)  # noqa: SLF001 - as it says
    yield from topics(app, session, "plan", page.view.plan.topics)
    yield from _publishing(app, session, page)
    yield from _value(app, session, page)
    yield from _dealing(app, session, page)
    yield from _revealing(app, session, page)
    page.close_tournament()
    tour.settle(app)
    yield tour.Stop("tournament-recent", session.window)


def round_moments(app: QApplication, session: WindowSession, home: Path) -> Iterator[tour.Stop]:
    """Yield the step at which a promised round of the public clock is brought."""
    folder = home / f"clock-{len(list(home.iterdir()))}"
    folder.mkdir()
    plan = folder / "clock-cup.sqd"
    before = datetime(2023, 8, 1, tzinfo=UTC)
    plan_files.new_tournament(plan, "Clock cup", ROUND_RULE.in_words())
    plan_files.add_phase(plan, new_phase(2, "1-16", "rr", "Round robin"))
    findings = inspect_tournament(plan, (), rule=ROUND_RULE, today=before.date(), now=before)
    publish_tournament(
        plan,
        Work(open_journal),
        custody=Custody(),
        formats=(),
        rule=ROUND_RULE,
        acknowledged={finding.key for finding in findings},
        today=before.date(),
        now=before,
    )
    session.tournaments.open_plan([plan])
    tour.settle(app)
    page = session.tournaments.page
    if page is None:
        return
    page.view.open_step(TournamentStep.VALUE)
    tour.settle(app)
    yield tour.Stop("round", session.window)
    page.view.value.round.paste.setPlainText("1000")
    tour.settle(app)
    yield tour.Stop("round-typed", session.window)
    page.close_tournament()


def _publishing(app: QApplication, session: WindowSession, page: TournamentPage) -> Iterator[tour.Stop]:
    step = page.view.publish
    page.view.open_step(TournamentStep.PUBLISH)
    yield from topics(app, session, "publish", step.ahead)
    step.ahead.bring(step.keys.details)
    for way in KeysWay:
        step.keys.way.set_value(way)
        step.keys.way.chosen.emit()
        tour.settle(app)
        yield tour.Stop(f"publish-{way.name.lower()}", session.window)
    step.keys.is_plain_meant.setChecked(True)
    for row in step.findings.rows:
        if row.seen is not None:
            row.seen.setChecked(True)
    step.publish_button.click()
    tour.settle(app)
    yield from topics(app, session, "published", step.behind)


def _value(app: QApplication, session: WindowSession, page: TournamentPage) -> Iterator[tour.Stop]:
    step = page.view.value
    page.view.open_step(TournamentStep.VALUE)
    for turn in ("first", "second", "agreed"):
        tour.settle(app)
        yield tour.Stop(f"value-{turn}", session.window)
        if turn != "agreed":
            step.fields[0].setText(VALUE)
            tour.settle(app)
            yield tour.Stop(f"value-{turn}-typed", session.window)
        step.go_button.click()
    tour.settle(app)
    yield tour.Stop("value-fixed", session.window)


def _dealing(app: QApplication, session: WindowSession, page: TournamentPage) -> Iterator[tour.Stop]:
    step = page.view.deal
    page.view.open_step(TournamentStep.DEAL)
    yield from topics(app, session, "sessions", step.topics)
    step.sessions.model.tick_all(is_on=True)
    step.deal_button.click()
    tour.settle(app)
    yield tour.Stop("sessions-dealt", session.window)
    step.result.next_button.click()


def _revealing(app: QApplication, session: WindowSession, page: TournamentPage) -> Iterator[tour.Stop]:
    step = page.view.reveal
    page.view.open_step(TournamentStep.REVEAL)
    yield from topics(app, session, "reveal", step.topics)
    step.sessions.sessions.tick_all(is_on=True)
    step.sessions_button.click()
    tour.settle(app)
    yield from topics(app, session, "reveal-sessions", step.topics)
    step.is_over.setChecked(True)
    step.reveal_button.click()
    tour.settle(app)
    yield tour.Stop("revealed", session.window)
    step.verify_button.click()
    tour.settle(app)
    yield tour.Stop("verified", session.window)
    session.tournaments.open_plan([page.view.status.path] if page.view.status is not None else [])
    tour.settle(app)


def topics(app: QApplication, session: WindowSession, name: str, shown: Sections) -> Iterator[tour.Stop]:
    """Yield each topic of `shown`."""
    for place, button in enumerate(shown.buttons):
        if not button.isHidden():
            shown.open(place)
            tour.settle(app)
            yield tour.Stop(f"{name}-{place}", session.window)


def dialog_moments(app: QApplication, session: WindowSession, home: Path) -> Iterator[tour.Stop]:
    """Yield the dialogs of a tournament, and the wizard in each of its ways."""
    window = session.window
    wizard = SourceWizard(None, "", window)
    dialogs: list[tuple[str, QDialog]] = [
        *((f"wizard-{way.name.lower()}", wizard) for way in PromiseWay),
        ("new-tournament", NewDialog(home, window)),
        ("phase", PhaseDialog(None, set(), window)),
        ("new-holder", NewHolderDialog(home, window)),
        ("holders", HoldersDialog(SharedPromise(SENTENCE, HOLDERS), window)),
        ("reason", TextDialog(deviation_question(), window)),
        ("qr", QrDialog("Spring cup", "0123456789ABCDEF" * 4, window)),
    ]
    for name, dialog in dialogs:
        if dialog is wizard:
            wizard.way.set_value(PromiseWay[name.removeprefix("wizard-").upper()])
            wizard.way.chosen.emit()
        dialog.show()
        tour.settle(app)
        yield tour.Stop(name, dialog)
        dialog.hide()
    for dialog in {id(one): one for _name, one in dialogs}.values():
        dialog.deleteLater()


MOMENTS: Final = (
    deal_moments, settings_moments, history_moments, door_moments, tournament_moments, round_moments,
    dialog_moments,
)  # fmt: skip
