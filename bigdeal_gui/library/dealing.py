"""Deals from a seed that somebody quotes, or from the system's randomness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, islice
from itertools import count as count_from
from typing import Final, NamedTuple, Self

from bigdeal_gui import PROGRAM
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import Layout
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.randomness import generator
from bigdeal_gui.randomness.completions import completions as completing
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes

_SHOWN_DIGITS: Final = 16
_STUDY_SEEDS: Final = 2**32


def system_seed() -> bytes:
    """Return 20 bytes of the operating system's randomness, a seed that nobody had before.

    Raises:
        SystemRandomnessMissing: the system has none.
    """
    return system_bytes(SEED_BYTES)


def seed_of(seed: bytes | str) -> Seed:
    """Return a seed of 20 bytes, or of 40 hexadecimal digits.

    Raises:
        ValueError: it is neither; the message does not repeat it.
    """
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            seed = b""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, or {2 * SEED_BYTES} hexadecimal digits")
    return Seed(seed)


def owner_bytes(owner: bytes | str) -> bytes:
    """Return the bytes of an owner's identification: those of UTF-8, as the commands take it."""
    return owner.encode("utf-8", "surrogateescape") if isinstance(owner, str) else owner


def checked_count(count: int) -> int:
    """Return `count` itself.

    Raises:
        ValueError: it is negative.
    """
    if count < 0:
        raise ValueError("a number of deals is not negative")
    return count


def study_seed(seed: bytes | str, place: int) -> bytes:
    """Return the seed that a study goes on with when `seed` has no more deals: the first is in place 1.

    It is RIPEMD-160 of the 20 bytes of `seed` and its place, four bytes, little-endian; place 0 is `seed`
    itself.

    Raises:
        ValueError: the seed is none, or the place is not 0 to 2^32 - 1.
    """
    given = seed_of(seed).reveal()
    if not 0 <= place < _STUDY_SEEDS:
        raise ValueError("a study has the seeds 0 to 2^32 - 1")
    return ripemd160(given + place.to_bytes(4, "little")) if place else given


class Quoted(NamedTuple):
    """The first `size` deals of a seed and an owner. Never shows itself."""

    seed: bytes
    owner: bytes
    size: int

    def __repr__(self) -> str:
        return "Quoted(hidden)"

    def numbers(self) -> Iterator[int]:
        """Yield their numbers, seed after seed of the study."""
        counters = range(1, generator.LAST_COUNTER + 1)
        seeds = (Seed(study_seed(self.seed, place)) for place in count_from())
        of_seeds = (generator.numbers_of_counters(seed, self.owner, counters) for seed in seeds)
        return islice(chain.from_iterable(of_seeds), self.size)

    def deals(self) -> Iterator[Deal]:
        """Yield them."""
        return map(deal_of_number, self.numbers())


class SeedDeals:
    """Deals of a seed, one after another: an iterator. What counts them can have them dealt elsewhere."""

    __slots__ = ("_quoted", "_rest")

    def __init__(self, quoted: Quoted) -> None:
        self._quoted: Quoted | None = quoted
        self._rest = quoted.deals()

    def __repr__(self) -> str:
        return "SeedDeals(hidden)"

    def __iter__(self) -> Self:
        return self

    def __length_hint__(self) -> int:
        return 0 if self._quoted is None else self._quoted.size

    def __next__(self) -> Deal:
        self._quoted = None
        return next(self._rest)

    def taken_whole(self) -> Quoted | None:
        """Return what is quoted, and leave none; None where some were taken already."""
        quoted, self._quoted = self._quoted, None
        if quoted is not None:
            self._rest = iter(())
        return quoted


def deals(seed: bytes | str, owner: bytes | str, count: int) -> SeedDeals:
    """Yield the first `count` deals of `seed` and `owner`, one by one; what `arrays` gives, as objects.

    A seed has some 2.9 thousand million; after them come those of `study_seed`, place 1, 2, 3 ….

    Raises:
        ValueError: the seed or the count is none.
    """
    return SeedDeals(Quoted(seed_of(seed).reveal(), owner_bytes(owner), checked_count(count)))


def complete(layout: Layout, seed: bytes | str | None = None) -> Deal:
    """Return a deal in which each seat has its cards of `layout`, all such deals equally likely.

    For study, never for a set that is to be played: you know the cards that you fixed. Without a seed the
    operating system's randomness is taken.

    Raises:
        InvalidLayout: a hand has more than 13 cards.
        ValueError: the seed is none.
        SystemRandomnessMissing: as `system_seed`.
    """
    return next(completions(layout, system_seed() if seed is None else seed, 1))


def completions(layout: Layout, seed: bytes | str, count: int) -> Iterator[Deal]:
    """Yield the first `count` deals that complete `layout` from `seed`, as `complete` does.

    Raises:
        InvalidLayout, ValueError: as `complete`, or the count is none.
        CounterExhausted: the seed has no more.
    """
    return islice(completing(seed_of(seed), layout), checked_count(count))


def boards(seed: bytes | str, owner: bytes | str, count: int, first_board: int = 1) -> list[Board]:
    """Return the first `count` deals of `seed` and `owner` as boards, numbered from `first_board` on.

    Raises:
        ValueError: as `deals`, or the number of the first board is below 1.
    """
    if first_board < 1:
        raise ValueError("boards are numbered from 1")
    return [Board(number, deal) for number, deal in enumerate(deals(seed, owner, count), start=first_board)]


def numbered_boards(given: Iterable[Board | Deal]) -> Iterator[Board]:
    """Yield boards as they are, and deals as boards 1, 2, 3 … of their places."""
    for place, one in enumerate(given, start=1):
        yield one if isinstance(one, Board) else Board(place, one)


def digest(dealt: Iterable[Deal]) -> str:
    """Return 64 hexadecimal digits by which deals and their order are known again.

    They are SHA-256 of 52 bytes a deal: who has each card, ♠A ♠K … ♣2, 0 to 3 for North, East, South, West.
    So they are also the SHA-256 of the bytes of an array of owners.
    """
    running = sha256()
    for deal in dealt:
        running.update(deal.owners())
    return running.hexdigest()


def citation(seed: bytes | str, owner: bytes | str, count: int) -> str:
    """Return the sentence by which others make the same deals: seed, owner, number, version and digest.

    Anyone with it can make the deals.

    Raises:
        ValueError: as `deals`.
    """
    told = owner_bytes(owner).decode("utf-8", "backslashreplace")
    return (
        f"{count} deals of {PROGRAM}, seed {seed_of(seed).reveal().hex()}, owner “{told}”,"
        f" SHA-256 {digest(deals(seed, owner, count))[:_SHOWN_DIGITS]}"
    )
