"""Deals from a seed that somebody quotes, or from the system's randomness."""

from __future__ import annotations

from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.model.boards import Board
from bigdeal_gui.randomness import generator
from bigdeal_gui.randomness.completions import completions as completing
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.layouts import Layout

_SHOWN_DIGITS: Final = 16


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


def deals(seed: bytes | str, owner: bytes | str, count: int) -> Iterator[Deal]:
    """Yield the first `count` deals of `seed` and `owner`, one by one; what `arrays` gives, as objects.

    Raises:
        ValueError: the seed or the count is none.
        CounterExhausted: the seed has no more deals; it has some 2.9 thousand million.
    """
    return islice(generator.deals(seed_of(seed), owner_bytes(owner)), checked_count(count))


def complete(layout: Layout, seed: bytes | str | None = None) -> Deal:
    """Return a deal in which each seat has its cards of `layout`, all such deals equally likely.

    For study, never for a set that is to be played: whoever fixed the cards knows them. Without a seed the
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
        InvalidLayout, ValueError, CounterExhausted: as `complete` and `deals`.
    """
    return islice(completing(seed_of(seed), layout), checked_count(count))


def boards(seed: bytes | str, owner: bytes | str, count: int, first_board: int = 1) -> list[Board]:
    """Return the first `count` deals of `seed` and `owner` as boards, numbered from `first_board` on.

    Raises:
        ValueError, CounterExhausted: as `deals`, or the number of the first board is below 1.
    """
    if first_board < 1:
        raise ValueError("boards are numbered from 1")
    return [Board(number, deal) for number, deal in enumerate(deals(seed, owner, count), start=first_board)]


def numbered(given: Iterable[Board | Deal]) -> Iterator[Board]:
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

    Who has it has the deals.

    Raises:
        ValueError, CounterExhausted: as `deals`.
    """
    told = owner_bytes(owner).decode("utf-8", "backslashreplace")
    return (
        f"{count} deals of {PROGRAM}, seed {seed_of(seed).reveal().hex()}, owner “{told}”,"
        f" SHA-256 {digest(deals(seed, owner, count))[:_SHOWN_DIGITS]}"
    )
