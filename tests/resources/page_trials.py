"""Many damaged and forged packs for page and command: `python -m tests.resources.page_trials COUNT SEED`.

Each is judged by both, with nothing stated or with what is true; they have to be of one mind in every entry.
A hundred at a time, so that the browser is asked seldom.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.mutation import Draws
from tests.resources.browsers import Chromium, Firefox
from tests.resources.page_reader import Judged, Reader, differing, handed_in, tampered
from tests.services.tournament.forger import forgeries
from tests.services.tournament.verdict_cases import cases

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.services.tournament.verdict_cups import Case

_AT_ONCE: Final = 100


def packs(count: int, seed: int) -> Iterator[tuple[Mapping[str, bytes], Case | None]]:
    """Yield files, with what is true beside them: every third a forgery, the others damaged cases."""
    draws = Draws(seed)
    known = [case for case in cases() if case.by_page and case.verdict and not case.kept]
    forged = (made for name, made in forgeries(count, seed) if name != "in_another_order")  # no PBN
    for number in range(count):
        case = known[draws.below(len(known))]
        if number % 3 == 0:
            files = next(forged).files
        else:
            files = tampered(case.files, draws, is_packed=bool(number % 2))
        yield files, case if draws.below(3) else None


def main(count: int, seed: int, name: str) -> int:
    """Compare, and say where they differ; 1 where they do."""
    wrong = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        browser = (Firefox if name == "firefox" else Chromium)(folder / "browser")
        reader = Reader(browser)
        reader.open()
        judged: list[Judged] = []
        for number, (files, true) in enumerate(packs(count, seed), start=1):
            judged.append(handed_in(folder, str(number), files, true))
            if len(judged) == _AT_ONCE or number == count:
                found = differing(reader, judged)
                wrong += len(found)
                for one, what in found.items():
                    sys.stdout.write(f"{one}: {what}\n")
                judged.clear()
        browser.close()
    sys.stdout.write(f"{count} packs, seed {seed}, {name}: {wrong} judged differently\n")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), int(sys.argv[2]), (*sys.argv[3:], "chromium")[0]))
