"""Walks through the window in a language: `walk_window.py LANGUAGE` prints each text that is cut.

And each letter that, with Alt, means two things on what is shown at one time.

With `walk_window.py LANGUAGE pages` it also brings every page into each of its states, and prints which does
not fit. A program of its own, so that each language begins with an application of its own.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("packaging", "")]

import tour  # noqa: E402 - its folder is on the path only now

from bigdeal_gui.gui.app import make_app  # noqa: E402 - as above
from tests.packaging import pages_fit  # noqa: E402 - as above
from tests.packaging.words_cut import cuts, letters_twice  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKS: Final = ((100, (900, 600)), (200, (1366, 768)))
"""Text in percent, and the window: the smallest, and the largest text on a small laptop."""


def faults(language: str, *, has_pages: bool) -> Iterator[str]:
    """Yield what is wrong, with the place where it is."""
    with tempfile.TemporaryDirectory(prefix="bridge-club-") as place:
        home = Path(place)
        tour.prepare(home)
        app = make_app()
        for percent, size in LOOKS:
            look = tour.Look(language, text_percent=percent, size=size)
            first: tuple[int, int, int] | None = None
            for stop in tour.stops(app, home, look, more=pages_fit.MOMENTS if has_pages else ()):
                found = [*cuts(stop.widget), *letters_twice(stop.widget)]
                if has_pages:
                    first = first or pages_fit.edges(stop)
                    found += pages_fit.faults(stop)
                    found += pages_fit.differences(stop, first) if first is not None else ()
                yield from (f"{stop.name} at {percent} %: {fault}" for fault in found)


def main() -> None:
    """Print what is wrong, then that the walk was ended."""
    language, *more = sys.argv[1:]
    for fault in faults(language, has_pages=more == ["pages"]):
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write("measured\n")


if __name__ == "__main__":
    main()
