"""Fair sets, and sets of machines that are not fair, each filter as docs/statistics.md defines it.

Nothing is drawn from a generator of the standard library: numbers come from SHAKE-128 of a name and a
counter, so that anybody gets the same sets.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import numpy as np

from benchmarks.check_up.features import COLUMNS, rows_of
from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from benchmarks.check_up.features import Owners

CARDS: Final = 52
_WORD_BITS: Final = 64
BOARDS: Final = 26
_EVEN: Final = BOARDS // 4
"""A quarter of a point on the average of a set, in points of the whole set: 6 of 26 boards."""


class Source:
    """A stream of numbers that follows from a name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._uses = 0

    def words(self, count: int) -> NDArray[np.uint32]:
        """Return `count` numbers of 32 bits."""
        self._uses += 1
        text = f"{self._name}/{self._uses}".encode()
        return np.frombuffer(hashlib.shake_128(text).digest(4 * count), np.uint32)

    def below(self, limit: int, count: int) -> NDArray[np.int64]:
        """Return `count` numbers from 0 to below `limit`, each as likely: what would lean is refused."""
        bound = 2**32 - 2**32 % limit
        found = np.empty(0, np.int64)
        while len(found) < count:
            words = self.words(count - len(found) + 16)
            found = np.concatenate([found, (words[words < bound] % limit).astype(np.int64)])
        return found[:count]

    def fair(self, boards: int) -> Owners:
        """Return fair boards: the seat of each card."""
        self._uses += 1
        seed = hashlib.sha256(f"{self._name}/{self._uses}".encode()).digest()[:SEED_BYTES]
        parts, there = [], 0
        for numbers in BulkGenerator(Seed(seed), b"check-up").ranges():
            parts.append(owners_of(bulk_hands(numbers)[:, : boards - there]))
            there += len(parts[-1])
            if there == boards:
                break
        return np.concatenate(parts)

    def packs(self, count: int) -> NDArray[np.uint8]:
        """Return shuffled packs; two equal keys of 32 bits, once in 3 million packs, keep their order."""
        keys = self.words(count * CARDS).reshape(count, CARDS)
        return np.argsort(keys, axis=1, kind="stable").astype(np.uint8)


def owners_of(hands: NDArray[np.uint64]) -> Owners:
    """Return the seat of each card of hands in words."""
    words = hands.astype(">u8", order="C")
    bits = np.unpackbits(words.view(np.uint8), axis=None).reshape(4, -1, _WORD_BITS)[:, :, -CARDS:]
    return np.ascontiguousarray(bits[1] + 2 * bits[2] + 3 * bits[3])


def _kept(source: Source, sets: int, keep: Callable[[Owners], NDArray[np.bool_]]) -> Owners:
    """Return sets of the boards that are kept."""
    wanted = sets * BOARDS
    kept = np.empty((0, CARDS), np.uint8)
    while len(kept) < wanted:
        some = source.fair(wanted + 100)
        kept = np.concatenate([kept, some[keep(some)]])
    return kept[:wanted].reshape(sets, BOARDS, CARDS)


def _without(name: str) -> Callable[[Source, int], Owners]:
    def deal(source: Source, sets: int) -> Owners:
        return _kept(source, sets, lambda some: rows_of(some[:, None])[:, COLUMNS[name]][:, 0] == 0)

    return deal


def fair(source: Source, sets: int) -> Owners:
    """Return fair sets."""
    return source.fair(sets * BOARDS).reshape(sets, BOARDS, CARDS)


def _of_three(sign: int) -> Callable[[Source, int], Owners]:
    def deal(source: Source, sets: int) -> Owners:
        three = fair(source, 3 * sets)
        squares = rows_of(three)[:, COLUMNS["squares"]].reshape(sets, 3)
        chosen = (sign * squares).argmax(axis=1)
        kept: Owners = three.reshape(sets, 3, BOARDS, CARDS)[np.arange(sets), chosen]
        return kept

    return deal


def evened_out(source: Source, sets: int) -> Owners:
    """Return sets whose sides have 20 points a board, give or take a quarter."""
    kept = np.empty((0, BOARDS, CARDS), np.uint8)
    while len(kept) < sets:
        some = fair(source, 8 * sets)
        points = rows_of(some)[:, COLUMNS["seat_points"]]
        kept = np.concatenate([kept, some[abs(points[:, 0] + points[:, 2] - 20 * BOARDS) <= _EVEN]])
    return kept[:sets]


def _tricks(source: Source, owners: Owners) -> NDArray[np.uint8]:
    """Return packs as tricks are gathered: 13 tricks in which suit is followed, each side's on its pile."""
    count = len(owners)
    held = np.array(owners)
    lead = source.below(4, count).astype(np.uint8)
    every = np.arange(count)
    suits = np.arange(CARDS) // 13
    played = np.empty((count, 13, 4), np.uint8)
    winners = np.empty((count, 13), np.uint8)
    for trick in range(13):
        wish = source.words(count * CARDS * 4).reshape(4, count, CARDS) >> 2
        led = np.full(count, -1)
        best = np.full(count, CARDS)
        winner = lead
        for turn in range(4):
            seat = (lead + turn) % 4
            can = held == seat[:, None]
            follows = can & (suits == led[:, None])
            may = np.where(follows.any(axis=1)[:, None], follows, can)
            card = np.where(may, wish[turn] + 1, 0).argmax(axis=1)
            if turn == 0:
                led = suits[card]
            better = (suits[card] == led) & (card < best)
            winner = np.where(better, seat, winner)
            best = np.where(better, card, best)
            held[every, card] = 4
            played[:, trick, turn] = card
        winners[:, trick] = winner % 2
        lead = winner
    order = np.argsort(winners, axis=1, kind="stable")
    packs: NDArray[np.uint8] = played[every[:, None], order].reshape(count, CARDS)
    return packs


def _riffled(source: Source, packs: NDArray[np.uint8], riffles: int) -> NDArray[np.uint8]:
    """Return packs after riffles as Gilbert, Shannon and Reeds have them.

    Backwards: every place gets a bit for each riffle, and the places sorted by them are the pack before.
    """
    labels = source.words(packs.size).reshape(packs.shape) >> (32 - riffles)
    places = np.argsort(labels, axis=1, kind="stable")
    shuffled = np.empty_like(packs)
    np.put_along_axis(shuffled, places, packs, axis=1)
    return shuffled


def dealt(packs: NDArray[np.uint8], first: int) -> Owners:
    """Return boards of packs dealt one card at a time, to the seat `first` first."""
    owners = np.empty_like(packs)
    np.put_along_axis(owners, packs, ((np.arange(CARDS) + first) % 4).astype(np.uint8)[None], axis=1)
    return owners


def _by_hand(riffles: int) -> Callable[[Source, int], Owners]:
    def deal(source: Source, sets: int) -> Owners:
        boards = np.empty((sets, BOARDS, CARDS), np.uint8)
        before = source.fair(sets)
        for board in range(BOARDS):
            packs = _riffled(source, _tricks(source, before), riffles)
            before = boards[:, board] = dealt(packs, board + 1)
        return boards

    return deal


def _repeated(source: Source, sets: int) -> Owners:
    boards = source.fair(sets * BOARDS)
    for place in np.flatnonzero(source.below(10, len(boards)) == 0):
        boards[place] = boards[source.below(max(1, int(place)), 1)[0]]
    return boards.reshape(sets, BOARDS, CARDS)


def _naive(at_a_time: int) -> Callable[[Source, int], Owners]:
    """Deal packs, new each time, whose every place was exchanged with any of 52."""

    def deal(source: Source, sets: int) -> Owners:
        count = sets * BOARDS
        packs = np.tile(np.arange(CARDS, dtype=np.uint8), (count, 1))
        every = np.arange(count)
        for place in range(CARDS):
            other = source.below(CARDS, count)
            packs[every, other], packs[:, place] = packs[:, place].copy(), packs[every, other]
        seats = (np.arange(CARDS) // at_a_time % 4).astype(np.uint8)
        owners = np.empty_like(packs)
        np.put_along_axis(owners, packs, seats[None], axis=1)
        return owners.reshape(sets, BOARDS, CARDS)

    return deal


def _few_states(source: Source, sets: int) -> Owners:
    states = source.fair(2**16)
    return states[source.below(2**16, sets * BOARDS)].reshape(sets, BOARDS, CARDS)


DEALERS: Final[dict[str, tuple[str, Callable[[Source, int], Owners]]]] = {
    "odd shapes rejected": ("odd-shapes", _without("odd")),
    "no 8-card suit": ("no-long-suit", _without("long_suit")),
    "no board without a 12-count": ("no-pass-out", _without("no_opening")),
    "wildest of three": ("wildest", _of_three(1)),
    "tamest of three": ("tamest", _of_three(-1)),
    "points evened out": ("evened-out", evened_out),
    "two riffles": ("hand-shuffled", _by_hand(2)),
    "three riffles": ("hand-shuffled", _by_hand(3)),
    "four riffles": ("hand-shuffled", _by_hand(4)),
    "five riffles": ("hand-shuffled", _by_hand(5)),
    "a tenth repeated": ("repeated", _repeated),
    "naive shuffle, 13 at a time": ("biased", _naive(13)),
    "naive shuffle, one at a time": ("biased", _naive(1)),
    "generator of 2^16 states": ("repeated", _few_states),
}
"""For each filter the kind that the verdict should name, and its dealer."""
