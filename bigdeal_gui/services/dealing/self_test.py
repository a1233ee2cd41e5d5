"""The self-test: known answers for every step between a seed and a file.

A copy of the program that is damaged, or that runs on a damaged machine, must not deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.formats.format import Format, Heading, Profile
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number, number_of_deal
from bigdeal_gui.randomness import ripemd160
from bigdeal_gui.randomness.generator import deal_numbers, first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.known_digests import DIGESTS

_OWNER: Final = b"self-test"
_BOARDS: Final = BoardRange(1, 36)
_SOME_BYTES: Final = 32

# The first numbers of the seed 00 01 … 13 (hex) and the owner "self-test".
_NUMBERS: Final = (
    18493072902757836448884185128,
    37846238607445161277626448705,
    25409438597290877673800533641,
    29642597631170750002284356202,
    3242002036441598553637119859,
)


def run_self_test() -> tuple[str, ...]:
    """Try every part once, in some milliseconds, and return the parts: all gave their known answers.

    Raises:
        SelfTestFailed: a part gave another answer than it should; no boards may be dealt.
    """
    for part, is_right in _PARTS:
        _try(part, is_right)
    return tuple(part for part, _ in _PARTS)


def tried_parts() -> Iterator[tuple[str, bool]]:
    """Yield every part's name and whether it gave its known answer; one that is wrong stops nothing."""
    for part, is_right in _PARTS:
        try:
            _try(part, is_right)
        except SelfTestFailed:
            yield part, False
        else:
            yield part, True


def _try(part: str, is_right: Callable[[], bool]) -> None:
    try:
        passed = is_right()
    except SelfTestFailed:
        raise
    except (AppError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise SelfTestFailed(part) from error
    if not passed:
        raise SelfTestFailed(part)


def _hash() -> bool:
    return ripemd160.agrees_with_published(ripemd160.new)


def _seed() -> Seed:
    return Seed(bytes(range(20)))


def _generator() -> bool:
    numbers = deal_numbers(_seed(), _OWNER)
    return all(next(numbers) == number for number in _NUMBERS)


def _number_map() -> bool:
    ends = (0, 1, DEALS // 2, DEALS - 1)
    return all(number_of_deal(deal_of_number(number)) == number for number in (*ends, *_NUMBERS))


@cache
def _known_boards() -> tuple[Board, ...]:
    return tuple(map(Board, _BOARDS, first_deals(_seed(), _OWNER, len(_BOARDS))))


def self_test_digests(format_: Format) -> tuple[str, str]:
    """Return what the file of the known boards is digested to, in the standard and in Big Deal's profile.

    Raises:
        SelfTestFailed: the file is not read as it was written.
    """
    standard, big_deals = (_digest(format_, profile) for profile in Profile)
    return standard, big_deals


def _digest(format_: Format, profile: Profile) -> str:
    boards = _known_boards()
    heading = Heading(_BOARDS, "self-test", profile, event="self-test", set_code="0000-0000")
    data = format_.write(heading, boards)
    if format_.holds_boards and format_.read(data).boards != boards:
        raise SelfTestFailed(f"reading of {format_.name}")
    return hashlib.sha256(data).hexdigest()


def _format(format_: Format) -> bool:
    if format_.name not in DIGESTS:
        raise SelfTestFailed(
            f"format {format_.name}, without known answers until you run packaging/known_answers.py"
        )
    return DIGESTS[format_.name] == self_test_digests(format_)


_PARTS: Final[tuple[tuple[str, Callable[[], bool]], ...]] = (
    ("hash", _hash),
    ("generator", _generator),
    ("number map", _number_map),
    *((f"format {row.name}", lambda row=row: _format(row)) for row in FORMATS),
    # Last, so that who can do without it still knows that all else is sound.
    ("computer's randomness", lambda: system_bytes(_SOME_BYTES) != system_bytes(_SOME_BYTES)),
)
