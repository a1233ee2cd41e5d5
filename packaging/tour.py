"""A walk through the window, page by page, with sets that were really dealt: for pictures and tests.

Run as a program it takes the pictures: `python packaging/tour.py FOLDER [--languages de,nl] [--dark]
[--percent 150] [--size 1366x768]`. Needs no display: Qt draws off the screen where there is none.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtCore import QRect, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
    from bigdeal_gui.gui.session import WindowSession
    from bigdeal_gui.services.dealing.session import DealtSession, DealtSets

    Moments = Callable[[QApplication, WindowSession, Path], Iterator["Stop"]]

SIZE: Final = (1080, 690)
_LOOK_S: Final = 0.003
_STILL: Final = 3
_A_MOMENT_MS: Final = 500
_A_LONG_TIME_S: Final = 60.0
BOARDS: Final = (24, 32, 27)
"""Of the sets dealt into the journal, oldest first: the first is finished, the second in play."""


@dataclass(frozen=True, slots=True)
class Names:
    """What things are called on the walk: a set for each of `BOARDS`, those dealt in sight, a tournament."""

    events: tuple[str, str, str] = ("Tuesday pairs", "Club teams", "Friday individual")
    dealt: str = "Monday teams"
    tournament: str = "Club championship"
    phases: tuple[str, str, str] = ("Round robin", "Semifinal", "Final")


@dataclass(frozen=True, slots=True)
class Look:
    """How the window is shown: a language by its code, `is_dark`, text in percent, pixels wide and high."""

    language: str = "en"
    is_dark: bool = False
    text_percent: int = 100
    size: tuple[int, int] = SIZE


@dataclass(frozen=True, slots=True)
class Stop:
    """A page that is shown now: `name` is fixed, whatever the language."""

    name: str
    widget: QWidget


def prepare(home: Path, names: Names = Names()) -> None:
    """Deal a few sets into the empty folder `home`, which becomes the program's own for this process."""
    os.environ["BIGDEAL_HOME"] = str(home)
    from bigdeal_gui.journal.journal import State  # noqa: PLC0415 - after the place is named
    from bigdeal_gui.services.sets.history import change_state  # noqa: PLC0415 - as above
    from bigdeal_gui.services.sets.open_journal import open_journal  # noqa: PLC0415 - as above
    from bigdeal_gui.services.tournament.plan import add_phase, new_tournament  # noqa: PLC0415 - as above
    from bigdeal_gui.tournament.plan import new_phase  # noqa: PLC0415 - as above

    (home / "sets").mkdir()
    for number, (event, boards) in enumerate(zip(names.events, BOARDS, strict=True)):
        dealt = _deal(home, event, boards, f"2026.11.{10 + number}")
        journal = open_journal()
        found = journal.set_by_code(dealt.set_code)
        for state in (State.DUPLICATED, State.IN_PLAY, State.FINISHED)[: (3, 2, 0)[number]]:
            change_state(journal, found.id, state)
    plan = home / "club-championship.sqd"
    new_tournament(plan, names.tournament)
    kinds = ((11, "1-16", "rr"), (2, "1-32", "semi"), (1, "1-48", "final"))
    for (sessions, played, files), phase in zip(kinds, names.phases, strict=True):
        add_phase(plan, new_phase(sessions, played, files, phase))


def _deal(home: Path, event: str, boards: int, date: str) -> DealtSession:
    """Deal a set into the folder of sets; its files are called as its event."""
    return _deal_sets(home, event, boards, date, 1).sets[0]


def _deal_sets(home: Path, event: str, boards: int, date: str, count: int = 3) -> DealtSets:
    """Deal sets at once into the folder of sets."""
    from bigdeal_gui.formats.table import parse_formats  # noqa: PLC0415 - after the place is named
    from bigdeal_gui.model.plans import BoardRange  # noqa: PLC0415 - as above
    from bigdeal_gui.randomness.pool import Pool  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing.clock import clock_bytes  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing.session import SessionOrder, deal_sets, several_orders  # noqa: PLC0415 - as above
    from bigdeal_gui.services.sets.open_journal import open_journal  # noqa: PLC0415 - as above
    from bigdeal_gui.services.work import Work  # noqa: PLC0415 - as above
    from bigdeal_gui.storage.names import free_name  # noqa: PLC0415 - as above

    sets = home / "sets"
    order = SessionOrder(
        BoardRange(1, boards),
        parse_formats("dlm,pbn"),
        sets,
        free_name(sets, _file_name(event), [".pbn"]),
        b"Tour",
        event=event,
        date=date,
    )
    return deal_sets(several_orders(order, count), Pool().seed(clock_bytes()), Work(open_journal))


def _file_name(event: str) -> str:
    return event.lower().replace(" ", "-")


def stops(
    app: QApplication, home: Path, look: Look, names: Names = Names(), more: Sequence[Moments] = ()
) -> Iterator[Stop]:
    """Yield every page, fresh and after work, and every window, in `look`; they go when the walk is over.

    `more` are further moments of the pages.
    """
    from bigdeal_gui.gui.main_window import MainWindow  # noqa: PLC0415 - after the place is named
    from bigdeal_gui.gui.parts.settings_store import SettingsStore  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.session import WindowSession  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing.self_test import run_self_test  # noqa: PLC0415 - as above
    from bigdeal_gui.storage.settings import Appearance, Settings  # noqa: PLC0415 - as above

    settings = Settings(
        is_first_run=False,
        folder=home / "sets",
        language=look.language,
        appearance=Appearance.DARK if look.is_dark else Appearance.LIGHT,
        text_percent=look.text_percent,
    )
    # As in the program: Python must not end a widget on a worker's thread.
    gc.disable()
    window = MainWindow()
    session = WindowSession(
        window, SettingsStore(None, settings, window), lambda _progress, _cancel: run_self_test()
    )
    window.resize(*look.size)
    window.show()
    session.open()
    window.resize(*look.size)
    try:
        pages = ("deal", "tournament", "check", "history", "records", "settings")
        while session.deal_page.model.self_test is None:
            _let_go_on(app)
        for number, page in enumerate(window.page_names):
            window.show_page(page)
            settle(app)
            if window.open_page is not None:
                name = pages[number] if len(window.page_names) == len(pages) else f"page-{number + 1}"
                yield Stop(name, window)
        yield from _moments(app, session, home, names)
        for moments in more:
            yield from moments(app, session, home)
        yield from _windows(app, session)
    finally:
        session.records.leave()
        window.close()
        settle(app)
        # What watches the window goes before it.
        session.deleteLater()
        settle(app)
        window.deleteLater()
        settle(app)
        gc.collect()


def _moments(app: QApplication, session: WindowSession, home: Path, names: Names) -> Iterator[Stop]:
    """Yield what pages show after work: results, several rows, and errors over each of them."""
    from bigdeal_gui.errors.storage import AlreadyExists  # noqa: PLC0415 - after the place is named
    from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip  # noqa: PLC0415 - as above

    window, deal = session.window, session.deal_page
    window.show_page(window.page_names[0])
    deal.result.show_session(_deal(home, names.dealt, 24, "2026.11.16"), names.dealt)
    deal._show_result(is_shown=True)  # noqa: SLF001 - dealing itself asks in the system's dialog for files
    settle(app)
    yield Stop("result", window)
    deal.result.show_sets(_deal_sets(home, names.dealt, 24, "2026.11.16"), names.dealt)
    settle(app)
    yield Stop("result-sets", window)
    damaged = home / "sets" / "damaged.pbn"
    damaged.write_text("no boards", "utf-8")
    session.records.check([home / "sets"])
    settle(app)
    yield Stop("checked", window)
    session.tournaments.open_plan([home / "club-championship.sqd"])
    settle(app)
    yield Stop("plan", window)
    error = AlreadyExists(home / "sets" / f"{_file_name(names.events[0])}.pbn")
    for number, page in enumerate(window.page_names):
        window.show_page(page)
        settle(app)
        opened = window.open_page
        for strip in opened.findChildren(ErrorStrip) if opened is not None else ():
            strip.show_error(error)
            settle(app)
            yield Stop(f"error-{number + 1}", window)
            strip.hide()


def _windows(app: QApplication, session: WindowSession) -> Iterator[Stop]:
    """Yield the windows beside the main one."""
    from bigdeal_gui.gui.help.about import AboutDialog  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.help.page import HelpWindow  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.records.club_paper import ClubPaperDialog, PaperState  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.records.sealing_dialog import SealingDialog  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.settings.first_run import FirstRun  # noqa: PLC0415 - as above
    from bigdeal_gui.services.printing.seals import SealWay  # noqa: PLC0415 - as above

    paper = ClubPaperDialog(PaperState(session.store.settings), session.window)
    # The screen of these pictures is smaller than the window.
    paper.resize(session.window.width() - 80, session.window.height() - 80)
    for number in range(paper.tabs.count()):
        paper.tabs.setCurrentIndex(number)
        paper.show()
        settle(app)
        yield Stop(f"paper-{number + 1}", paper)
    paper.stop()
    paper.close()
    paper.deleteLater()
    for way in SealWay.PASSPHRASE, SealWay.RELEASE, SealWay.OPEN:
        sealing = SealingDialog(session.window.page_names[-2], way, session.window)
        sealing.show()
        settle(app)
        yield Stop(f"sealing-{way.value}", sealing)
        sealing.close()
        sealing.deleteLater()
    for name, beside in (
        ("help", HelpWindow(session.window)),
        ("about", AboutDialog(session.self_test_parts, session.window)),
        ("first-run", FirstRun(session.store.settings, session.window)),
    ):
        beside.show()
        settle(app)
        yield Stop(name, beside)
        beside.close()
        beside.deleteLater()
        settle(app)


def settle(app: QApplication) -> None:
    """Let everything arrive that is on its way, from threads too, until nothing moves, or for a minute."""
    import shiboken6  # noqa: PLC0415 - the pictures' only

    ends = time.monotonic() + _A_LONG_TIME_S
    seen: list[list[QRect]] = []
    busy: Jobs | QTimer | ProgressFooter | None = None
    while time.monotonic() < ends:
        _let_go_on(app)
        if busy is not None and shiboken6.isValid(busy) and _is_busy(busy):
            continue
        busy = None
        seen.append([widget.geometry() for window in app.topLevelWidgets() for widget in shown(window)])
        if len(seen) >= _STILL and all(one == seen[-1] for one in seen[-_STILL:]):
            # Work may begin only now: a page asks for what it shows when it is there.
            busy = _busy(app)
            if busy is None:
                return
            seen.clear()


def _let_go_on(app: QApplication) -> None:
    """Let what waits happen in `app`, and what threads do: QTest's waiting would hold Python's lock."""
    from PySide6.QtCore import QEvent  # noqa: PLC0415 - after the display is named

    app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    time.sleep(_LOOK_S)


def shown(widget: QWidget) -> list[QWidget]:
    """Return `widget` and all below it, as far as they are visible; nothing is asked below what is hidden."""
    from PySide6.QtWidgets import QWidget  # noqa: PLC0415 - after the display is named

    found = [widget] if widget.isVisible() else []
    for one in found:
        # What is found is looked through, too.
        found += [child for child in one.children() if isinstance(child, QWidget) and child.isVisible()]
    return found


def _busy(app: QApplication) -> Jobs | QTimer | ProgressFooter | None:
    """Return a queue of a window in which a job is in progress, or what says that one is to begin."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - as above

    from bigdeal_gui.gui.parts.jobs import Jobs  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.parts.progress_footer import ProgressFooter  # noqa: PLC0415 - as above

    # Dialogs, and lists that open, are found below the window that they belong to.
    for window in (window for window in app.topLevelWidgets() if window.parent() is None):
        found: list[Jobs | QTimer | ProgressFooter] = [*window.findChildren(Jobs)]
        found += window.findChildren(ProgressFooter)
        found += window.findChildren(QTimer)
        if busy := [one for one in found if _is_busy(one)]:
            return busy[0]
    return None


def _is_busy(one: Jobs | QTimer | ProgressFooter) -> bool:
    """Tell whether a job of `one` is in progress, or it is to go off once in a moment, or tells of work."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - as above

    from bigdeal_gui.gui.parts.jobs import Jobs  # noqa: PLC0415 - as above

    if isinstance(one, QTimer):
        return one.isActive() and one.isSingleShot() and one.interval() <= _A_MOMENT_MS
    # Work that lasts is announced, and begins when that was painted.
    return not one.is_idle if isinstance(one, Jobs) else one.isVisible()


def drawing_app() -> QApplication:
    """Return the application of this process, made off the screen where there is none."""
    if not os.environ.get("DISPLAY") and sys.platform.startswith("linux"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bigdeal_gui.gui.app import make_app  # noqa: PLC0415 - after the display is named

    return make_app()


def pictures(folder: Path, looks: Sequence[Look]) -> list[Path]:
    """Take a picture of every page in each of `looks` into `folder`, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        prepare(home)
        app = drawing_app()
        for look in looks:
            for stop in stops(app, home, look):
                shade = "dark" if look.is_dark else "light"
                path = folder / f"{stop.name}-{look.language}-{shade}-{look.text_percent}.png"
                stop.widget.grab().save(str(path))
                taken.append(path)
    return taken


def main() -> int:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(description="Takes pictures of every page of the window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", default="en", help="codes with commas between")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--percent", type=int, default=100, help="size of the text")
    parser.add_argument("--size", default="x".join(map(str, SIZE)), help="of the window, in pixels")
    asked = parser.parse_args()
    width, height = (int(part) for part in asked.size.split("x"))
    look = Look(is_dark=asked.dark, text_percent=asked.percent, size=(width, height))
    for path in pictures(asked.folder, [replace(look, language=code) for code in asked.languages.split(",")]):
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
