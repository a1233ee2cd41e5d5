"""How well is a fouled board recognised? `python -m benchmarks.foulings [--times N] [--sets N]`.

Deals sets into a journal of its own in a temporary folder, does to boards what happens in clubs, asks with
one, two and four hands, and prints for each kind how often kind and board were right, one of several, not
found, or wrong. Hands that show nothing of what happened are right where the answer is `right`. With four
hands the turn, the seats and the number of cards have to be right as well.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.table import format_by_name, parse_formats
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.boards.identify import AnswerKind, BoardQuestion, identify_board
from bigdeal_gui.services.boards.match import Change
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.services.boards.identify import Answer
    from bigdeal_gui.services.boards.typed_hands import Hands

KINDS: Final = ("right", "turned", "seats", "1 card", "2 cards", "3 cards", "other board")


def main() -> None:
    """Read the command line, run, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200, help="how often each kind happens")
    parser.add_argument("--sets", type=int, default=4, help="how many sets of 26 boards the journal has")
    parser.add_argument("--seed", default="foulings", help="which accidents happen")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _run(Path(folder), chosen.times, chosen.sets, _numbers(chosen.seed))


def _run(folder: Path, times: int, sets: int, lots: Iterator[int]) -> None:
    opened = Journal.opened(
        folder / "journal.sqlite3", random_bytes=system_bytes, clock=lambda: datetime.now(UTC), version="0"
    )
    with opened as journal:
        work = Work(lambda: journal)
        boards: list[Board] = []
        for number in range(sets):
            place = folder / str(number)
            place.mkdir()
            order = SessionOrder(parse_board_range("26"), parse_formats("pbn"), place, "set", b"club")
            deal_session(order, Seed(system_bytes(20)), work)
            boards += format_by_name("pbn").read((place / "set.pbn").read_bytes()).boards
        print(f"{times} of each kind, {sets} sets of 26 boards")
        print(f"{'kind':12} {'hands':>5} {'right':>7} {'several':>8} {'unknown':>8} {'wrong':>6} {'ms':>6}")
        for kind in KINDS:
            for count in (1, 2, 4):
                _row(kind, count, times, boards, work, lots)


def _row(  # noqa: PLR0913, PLR0917 - a row of the table
    kind: str, count: int, times: int, boards: Sequence[Board], work: Work, lots: Iterator[int]
) -> None:
    met: Counter[str] = Counter()
    begun = time.perf_counter()
    for _time in range(times):
        board = boards[next(lots) % len(boards)]
        dealt = {seat: frozenset(board.deal.hands[seat]) for seat in SEATS}
        wanted, lies, change = _happened(kind, dealt, lots)
        seats = list(SEATS)
        while len(seats) > count:
            seats.pop(next(lots) % len(seats))
        number = board.number % 26 + 1 if kind == "other board" else board.number
        typed = {seat: lies[seat] for seat in seats}
        answer = identify_board(BoardQuestion(typed, number), (), work)
        if wanted is not AnswerKind.OTHER_BOARD and all(typed[seat] == dealt[seat] for seat in seats):
            wanted = AnswerKind.RIGHT
        judged = _judged(answer, wanted, board.number)
        if judged == "right" and count == len(SEATS) and answer.candidates[0].change != change:
            judged = "wrong"
        met[judged] += 1
    took_ms = (time.perf_counter() - begun) / times * 1000
    counts = f"{met['right']:7} {met['several']:8} {met['unknown']:8} {met['wrong']:6}"
    print(f"{kind:12} {count:5} {counts} {took_ms:6.1f}")


def _judged(answer: Answer, wanted: AnswerKind, number: int) -> str:
    if answer.kind is AnswerKind.SEVERAL and any(one.kind is wanted for one in answer.candidates):
        return "several"
    if answer.kind is AnswerKind.UNKNOWN:
        return "unknown"
    is_right = answer.kind is wanted and answer.first is not None and answer.first.place.number == number
    return "right" if is_right else "wrong"


def _happened(kind: str, dealt: Hands, lots: Iterator[int]) -> tuple[AnswerKind, Hands, Change]:
    """Return what the answer should be, how the hands lie, and what happened to them."""
    one = SEATS[next(lots) % 4]
    other = SEATS[(one + 1 + next(lots) % 3) % 4]
    seats = tuple(sorted((one, other)))
    if kind == "turned":
        quarters = 1 + next(lots) % 3
        turned = {SEATS[(seat + quarters) % 4]: hand for seat, hand in dealt.items()}
        return AnswerKind.TURNED, turned, Change(turned_by=90 * quarters)
    if kind == "seats":
        exchanged = {**dealt, one: dealt[other], other: dealt[one]}
        return AnswerKind.SEATS_EXCHANGED, exchanged, Change(seats=seats)
    if kind.endswith(("card", "cards")):
        cards = int(kind[0])
        mixed = _mixed(dealt, one, other, cards, lots)
        return AnswerKind.CARDS_EXCHANGED, mixed, Change(cards=cards, card_seats=seats)
    return (AnswerKind.OTHER_BOARD if kind == "other board" else AnswerKind.RIGHT), dealt, Change()


def _mixed(dealt: Hands, one: Seat, other: Seat, cards: int, lots: Iterator[int]) -> Hands:
    mine, theirs = sorted(dealt[one]), sorted(dealt[other])
    given = frozenset(mine.pop(next(lots) % len(mine)) for _card in range(cards))
    taken = frozenset(theirs.pop(next(lots) % len(theirs)) for _card in range(cards))
    return {**dealt, one: dealt[one] - given | taken, other: dealt[other] - taken | given}


def _numbers(seed: str) -> Iterator[int]:
    """Yield numbers that choose accidents; they make no deal that anybody plays."""
    start = 0
    while True:
        for deal in first_deals(Seed(_bytes(seed)), b"accidents", 64):
            yield from (int.from_bytes(hand, "big") for hand in deal.hands)
        start += 1
        seed = f"{seed}{start}"


def _bytes(text: str) -> bytes:
    return text.encode("utf-8").ljust(20, b"-")[-20:]


if __name__ == "__main__":
    main()
