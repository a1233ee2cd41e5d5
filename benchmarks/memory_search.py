"""What of a set is found in the window's memory after it was dealt, and after *Next session*.

A real window deals a set, as its user would with the computer's own randomness. Then another process reads
all of its memory (Linux, `/proc/PID/mem`) and looks for the seed, and for hands of the set, as text and as
the program holds them. `python -m benchmarks.memory_search` prints how many of twelve hands, and whether the
seed, are found at each moment; with `here` the window deals in its own process, as it did before.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.places import settings_path
from bigdeal_gui.storage.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SAMPLE: Final = 12
_MASK: Final = 0x5A
_PIECE: Final = 1 << 24
_HERE: Final[dict[str, object]] = {
    "__init__": lambda _self: None,
    "__exit__": lambda *_error: None,
    "do": lambda _self, job, work, seed, **_named: job(seed, work),
}
"""What makes a process of its own none."""


class Found(NamedTuple):
    """How many of SAMPLE hands are found, and whether the seed is."""

    hands: int
    has_seed: bool


def searched(folder: Path, *, is_here: bool = False) -> tuple[Found, Found]:
    """Return what is found when the set has been dealt into `folder`, and after *Next session*."""
    environ = os.environ | {"BIGDEAL_HOME": str(folder / "home"), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "benchmarks.memory_search", "window", str(folder)]
    command += ["here"] if is_here else []
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ
    ) as window:
        if window.stdin is None or window.stdout is None:
            raise BrokenPipeError
        masked = bytes.fromhex(window.stdout.readline())
        dealt = found(window.pid, folder, masked)
        window.stdin.write("\n")
        window.stdin.flush()
        window.stdout.readline()
        after = found(window.pid, folder, masked)
    return dealt, after


def found(pid: int, folder: Path, masked_seed: bytes) -> Found:
    """Return what of the set in `folder` the process `pid` has in its memory."""
    file = folder / "searched.pbn"
    boards = read_boards_file(file.name, file.read_bytes()).boards
    hands = [board.deal.hands[number % 4] for number, board in enumerate(boards[:SAMPLE])]
    seed = bytes(byte ^ _MASK for byte in masked_seed)
    looked_for = {hand: {hand, _text(hand).encode("ascii")} for hand in hands}
    wanted = {form for forms in looked_for.values() for form in forms} | {seed}
    seen = {form for piece in _memory(pid) for form in wanted if form in piece}
    return Found(sum(not forms.isdisjoint(seen) for forms in looked_for.values()), seed in seen)


def _text(hand: bytes) -> str:
    suits = ("".join("AKQJT98765432"[card % 13] for card in hand if card // 13 == suit) for suit in range(4))
    return ".".join(suits)


def _memory(pid: int) -> Iterator[bytes]:
    """Yield all that the process can write into, in pieces that overlap."""
    with Path(f"/proc/{pid}/mem").open("rb", buffering=0) as memory:
        for first, last in _places(Path(f"/proc/{pid}/maps").read_text("utf-8").splitlines()):
            for start in range(first, last, _PIECE):
                memory.seek(start)
                yield memory.read(min(last - start, _PIECE + 64))


def _places(maps: Iterable[str]) -> Iterator[tuple[int, int]]:
    for line in maps:
        place, rights, *_rest = line.split()
        if rights.startswith("rw") and "[v" not in line:
            first, last = (int(end, 16) for end in place.split("-"))
            yield first, last


# -- the window -------------------------------------------------------------------------------------------


def _window(folder: Path, *, is_here: bool) -> None:
    from bigdeal_gui.gui import app, session  # noqa: PLC0415 - for the window alone
    from bigdeal_gui.gui.deal.questions import DealQuestions  # noqa: PLC0415 - as above
    from bigdeal_gui.gui.main_window import MainWindow  # noqa: PLC0415 - as above
    from bigdeal_gui.randomness.collector import Collector  # noqa: PLC0415 - as above
    from bigdeal_gui.seals.memory import leave_no_dump  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing_process import DealingProcess  # noqa: PLC0415 - as above

    leave_no_dump()
    settings_file.save_settings(settings_path(), replace(Settings(), is_first_run=False))
    if is_here:
        for name, stand_in in _HERE.items():
            setattr(DealingProcess, name, stand_in)
    application = app.make_app()
    window = MainWindow()
    page = session.start_window(application, window).deal_page
    while page.model.self_test is None:
        application.processEvents()
    draw = Collector.seed

    def drawn(self: Collector, clock: bytes, *, system_only: bool = False) -> object:
        seed = draw(self, clock, system_only=system_only)
        masked.extend(byte ^ _MASK for byte in seed.view())
        return seed

    masked = bytearray()
    Collector.seed = drawn  # type: ignore[method-assign, assignment]
    page._questions = DealQuestions(  # noqa: SLF001 - what its user would answer
        choose_target=lambda *_asked: folder / "searched", confirm=lambda *_asked: True
    )
    page.form.help_me.click()
    while page.is_dealing:
        application.processEvents()
    print(masked.hex(), flush=True)
    sys.stdin.readline()
    page.next_session()
    application.processEvents()
    print(flush=True)
    sys.stdin.readline()
    os._exit(0)


def main() -> None:
    """Be the window, or print what is found in it."""
    match sys.argv[1:]:
        case ["window", folder, *here]:
            _window(Path(folder), is_here=bool(here))
        case here:
            with tempfile.TemporaryDirectory() as folder:
                both = searched(Path(folder), is_here=bool(here))
            for when, found in zip(("dealt", "next session"), both, strict=True):
                print(f"{when}: {found.hands} of {SAMPLE} hands, {'the' if found.has_seed else 'no'} seed")


if __name__ == "__main__":
    main()
