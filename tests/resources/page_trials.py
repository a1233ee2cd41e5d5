"""Many damaged and forged packs for page and command: `python -m tests.resources.page_trials COUNT SEED`.

Each is judged by both, with nothing stated or with what is true; they have to be of one mind in every entry.
A hundred at a time, so that the browser is asked seldom.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from tests.resources.browsers import Chromium, Firefox
from tests.resources.page_packs import packs
from tests.resources.page_reader import Judged, Reader, by_command, differing
from tests.services.tournament.forger import forgeries

if TYPE_CHECKING:
    from collections.abc import Iterator

_AT_ONCE: Final = 100


def judged_packs(folder: Path, count: int, seed: int) -> Iterator[Judged]:
    """Yield packs with what the command makes of them: every third a forgery, the others of any format."""
    forged = (made for _name, made in forgeries(count, seed))
    for case in packs(count, seed):
        number, _, _name = case.name.partition("-")
        if int(number) % 3 == 0:
            case = replace(case, files=next(forged).files, digest="", value="", played=())  # noqa: PLW2901
        kept = {name: case.files[name] for name in case.kept}
        files = {name: data for name, data in case.files.items() if name not in kept}
        try:
            statements = case.statements()
        except AppError:
            continue
        yield case, *by_command(folder / number, files, statements)


def main(count: int, seed: int, name: str) -> int:
    """Compare, and say where they differ; 1 where they do."""
    wrong = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        profile = folder / "browser"
        profile.mkdir()
        browser = (Firefox if name == "firefox" else Chromium)(profile)
        reader = Reader(browser)
        reader.open()
        each = judged_packs(folder, count, seed)
        while judged := list(islice(each, _AT_ONCE)):
            found = differing(reader, judged)
            wrong += len(found)
            for one, what in found.items():
                sys.stdout.write(f"{one}: {what}\n")
        browser.close()
    sys.stdout.write(f"{count} packs, seed {seed}, {name}: {wrong} judged differently\n")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), int(sys.argv[2]), (*sys.argv[3:], "chromium")[0]))
