"""Walks through the window in a language and finds each text that is cut.

And each letter that, with Alt, means two things on what is shown at one time. With the pages it also brings
each of them into all its states, and finds which does not fit.

For every line `LANGUAGE` or `LANGUAGE pages` that is typed it prints what is wrong, then how the walk ended.
Each has a process of its own, so that each language begins with an application of its own: where it can be, a
copy of this one, which has loaded everything. The sets in the journal are dealt once, and each look begins
with them.
"""

from __future__ import annotations

import functools
import gc
import shutil
import sys
import tempfile
from datetime import date
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Final

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("packaging", "")]

import moments  # noqa: E402 - its folder is on the path only now
import tour  # noqa: E402 - as above
from fit_walk import differences, edges, faults_in, page_faults  # noqa: E402 - as above

from bigdeal_gui import gui, services  # noqa: E402 - as above
from bigdeal_gui.gui.app import import_plainly, make_app  # noqa: E402 - as above
from bigdeal_gui.paper import words  # noqa: E402 - as above
from bigdeal_gui.services.dealing import self_test  # noqa: E402 - as above
from bigdeal_gui.tournament.value.calendars import closed_because  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKS: Final = ((100, (900, 600)), (200, (1366, 768)))
"""Text in percent, and the window: the smallest, and the largest text on a small laptop."""
A_LONG_TIME_S: Final = 400


def faults(dealt: Path, home: Path, language: str, *, has_pages: bool) -> Iterator[str]:
    """Yield what is wrong, with the place where it is; each look begins with a copy of `dealt` in `home`."""
    app = make_app()
    for percent, size in LOOKS:
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(dealt, home)
        look = tour.Look(language, text_percent=percent, size=size)
        first: tuple[int, int, int] | None = None
        for stop in tour.stops(app, home, look, more=moments.MOMENTS if has_pages else ()):
            shown = tour.shown(stop.widget)
            found = [f"{kind} by {pixels}: {what}" for kind, what, pixels in faults_in(stop.widget)]
            if has_pages:
                place = edges(stop, shown)
                first = first or place
                found += page_faults(stop, shown)
                found += differences(stop, place, first) if first is not None else ()
            yield from (f"{stop.name} at {percent} %: {fault}" for fault in found)


def walk(dealt: Path, home: Path, language: str, *, has_pages: bool) -> None:
    """Print what is wrong."""
    for fault in faults(dealt, home, language, has_pages=has_pages):
        sys.stdout.write(f"{fault}\n")
    sys.stdout.flush()


def load_all() -> None:
    """Load what the window and its work load only when they need it, and what each walk would read or try."""
    import_plainly()
    for room in (services, gui):
        for module in walk_packages(room.__path__, f"{room.__name__}."):
            import_module(module.name)
    closed_because("XETR", date(2026, 1, 1))
    # Else each walk would write and read every format again, before each set.
    self_test.self_test_digests = functools.cache(self_test.self_test_digests)
    self_test.run_self_test()
    words.paper_languages()
    # What every copy has is no copy's garbage.
    gc.collect()
    gc.freeze()


def main() -> None:
    """Make the walks that are asked for."""
    has_copies = sys.platform.startswith("linux")
    if has_copies:
        load_all()
    way = get_context("fork" if has_copies else "spawn")
    with tempfile.TemporaryDirectory(prefix="bridge-club-") as place:
        home = Path(place, "home")
        home.mkdir()
        tour.prepare(home)
        # Where the journal says that the files are, is where every copy is put.
        dealt = home.rename(home.with_name("dealt"))
        for line in sys.stdin:
            language, *more = line.split()
            walker = way.Process(
                target=walk, args=(dealt, home, language), kwargs={"has_pages": more == ["pages"]}
            )
            walker.start()
            walker.join(A_LONG_TIME_S)
            sys.stdout.write(f"{'measured' if walker.exitcode == 0 else 'broken off'}\n")
            sys.stdout.flush()
            walker.kill()


if __name__ == "__main__":
    main()
