"""The engine: from a seed to the bytes of a file."""

from __future__ import annotations

import tempfile
from itertools import islice
from pathlib import Path

from benchmarks import naive
from benchmarks.side_by_side import Row, medians, seconds
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals, generated_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.files import SetFiles, commit_together
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage.delivery import Delivery

SECRET = bytes(range(20))
OWNER = b"benchmark"
BOARDS = 10_000
SESSION = 36


def fast_file() -> bytes:
    """Return a PBN file made by the engine."""
    heading = Heading(BoardRange(1, BOARDS), "benchmark")
    source = map(Board, heading.boards, generated_deals(Seed(SECRET), OWNER))
    return format_by_name("pbn").write(heading, source)


def naive_file() -> bytes:
    """Return a PBN file with the same deals made by walking over the cards."""
    records = []
    for board, number in enumerate(islice(naive.numbers(SECRET, OWNER), BOARDS), 1):
        text = " ".join(map(naive.hand_text, naive.hands(number)))
        records.append(
            f'[Board "{board}"]\r\n[Dealer "{dealer(board).letter}"]\r\n'
            f'[Vulnerable "{vulnerability(board).name}"]\r\n[Deal "N:{text}"]\r\n\r\n'
        )
    return "".join(records).encode()


def every_format() -> None:
    """Deal a session, deliver it in every format with a suffix of its own, and read it back."""
    one_a_suffix = tuple({one.suffix: one for one in reversed(FORMATS)}.values())
    boards = BoardRange(1, SESSION)
    dealt = first_deals(Seed(SECRET), OWNER, SESSION)
    with tempfile.TemporaryDirectory() as folder:
        heading = Heading(boards, "benchmark")
        names = [f"session{one.suffix}" for one in one_a_suffix]
        with (
            Delivery(Path(folder), names) as delivery,
            SetFiles(delivery, "session", one_a_suffix, heading) as files,
        ):
            files.write(list(map(Board, boards, dealt)))
            commit_together(delivery, [(files, dealt)])


def played() -> None:
    """Deal the largest set that is played, as a whole session: journalled, read back card by card."""
    with tempfile.TemporaryDirectory() as folder:
        journal = open_journal(Path(folder) / "journal.sqlite3")
        deal_session(
            SessionOrder(
                BoardRange(1, BOARDS),
                (format_by_name("pbn"),),
                Path(folder),
                "played",
                OWNER,
                has_user_entropy=False,
            ),
            Seed(SECRET),
            Work(lambda: journal),
        )


def rows() -> list[Row]:
    """Measure the engine's rows."""
    fast, slow = medians(lambda: seconds(fast_file), lambda: seconds(naive_file))
    session, _ = medians(lambda: seconds(every_format), lambda: 0.0, rounds=15)
    whole, alone = medians(lambda: seconds(played), lambda: seconds(fast_file))
    return [
        Row(
            f"{BOARDS} boards to PBN, engine against the walk over the cards",
            f"{fast / BOARDS * 1e6:.1f} against {slow / BOARDS * 1e6:.1f} us a deal, {slow / fast:.1f} x",
            "at least 4 x",
            slow / fast >= 4,
        ),
        Row(
            f"{SESSION} boards in every format, delivered and read back (processor time)",
            f"{session * 1e3:.1f} ms",
            "at most 20 ms",
            session <= 0.020,
        ),
        Row(
            f"{BOARDS} boards that are played, to PBN as a whole session",
            f"{whole / BOARDS * 1e6:.1f} us a board, {whole / alone:.1f} x what dealing and writing cost",
            "at most 30 us",
            whole / BOARDS <= 30e-6,
        ),
    ]
