"""Very many boards made fresh, by the way that every set takes, and held against what chance alone gives.

They are for counting: none is shown, kept or delivered, and their seeds are wiped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.fresh_boards import FreshBoards
from bigdeal_gui.analysis.goodness import AdjustedFinding, ChiSquare, adjusted_by_holm, chi_square
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.randomness import generator
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.words import translate, written_figure

if TYPE_CHECKING:
    from bigdeal_gui.services.work import CancelToken

SEEDS: Final = 4096
"""Seeds drawn as `bigdeal deal` draws them; boards are dealt from the first of them."""

DEALING_SEEDS: Final = 20
OWNER: Final = b"dossier"

FAMILY_ERROR: Final = 0.01
"""How often, without any fault, the tests together are worth a second run: once in a hundred."""

NO_CHANCE: Final = 1e-6
"""How often they fail without any fault: once in a million runs."""

_LEAST_CHANCE: Final = 1e-12
"""What is less likely is not told more exactly."""

_RUN_BOARDS: Final = 10_000
_SYSTEM_READS: Final = 4096
_READ_BYTES: Final = 256
_BYTES: Final = 256


class TrialVerdict(StrEnum):
    """What all tests together say."""

    PASSED = "PASSED"
    UNCLEAR = "NOT CLEAR"
    FAILED = "FAILED"


@dataclass(frozen=True, slots=True)
class Trial:
    """What was counted: `boards` of `dealing_seeds` seeds, of the `seeds` that were drawn.

    `findings` holds every test, the least likely first; the repeats are counts of what never happens.
    """

    boards: int
    seeds: int
    dealing_seeds: int
    findings: tuple[AdjustedFinding, ...]
    repeated_seeds: int
    repeated_boards: int

    @property
    def failed(self) -> tuple[str, ...]:
        """What cannot be chance, in words; the test's name stands in them."""
        rare = translate("dossier", "{test}: by chance at most once in {odds} such runs.")
        lines = [
            rare.format(test=one.finding.name, odds=written_figure(int(1 / max(one.adjusted, _LEAST_CHANCE))))
            for one in self.findings
            if one.adjusted < NO_CHANCE
        ]
        for again, count, all_ in (
            (
                translate("dossier", "{count} of {all} seeds were drawn before."),
                self.repeated_seeds,
                self.seeds,
            ),
            (
                translate("dossier", "{count} of {all} boards were dealt before."),
                self.repeated_boards,
                self.boards,
            ),
        ):
            if count:
                lines.insert(0, again.format(count=written_figure(count), all=written_figure(all_)))
        return tuple(lines)

    @property
    def verdict(self) -> TrialVerdict:
        """Whether a fault shows."""
        if self.failed:
            return TrialVerdict.FAILED
        is_unlikely = any(one.adjusted < FAMILY_ERROR for one in self.findings)
        return TrialVerdict.UNCLEAR if is_unlikely else TrialVerdict.PASSED


def fresh_seed() -> Seed:
    """Return a seed drawn as the command `bigdeal deal` draws it.

    Raises:
        SystemRandomnessMissing: the operating system has none; no seed was made.
    """
    return Pool().seed(clock_bytes())


def try_boards(
    boards: int,
    *,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
    draw: Callable[[], Seed] = fresh_seed,
) -> Trial:
    """Deal and count `boards` boards from fresh seeds; 15 microseconds and 8 bytes a board.

    Raises:
        Cancelled: it was asked to stop.
        SystemRandomnessMissing: the operating system has none.
    """
    counted = FreshBoards()
    seeds = [draw() for _ in range(SEEDS)]
    used = min(DEALING_SEEDS, boards)
    for place, seed in enumerate(seeds[:used]):
        until = boards * (place + 1) // used
        numbers = generator.deal_numbers(seed, OWNER)
        while counted.boards < until:
            cancel.check()
            run = list(islice(numbers, min(_RUN_BOARDS, until - counted.boards)))
            counted.take(run, b"".join(deal_of_number(number).owners() for number in run))
            progress(counted.boards, boards)
    drawn = [seed.reveal() for seed in seeds]
    for seed in seeds:
        seed.wipe()
    return Trial(
        boards=counted.boards,
        seeds=len(drawn),
        dealing_seeds=used,
        findings=tuple(adjusted_by_holm([*counted.findings(), _seed_bits(drawn), _system_bytes()])),
        repeated_seeds=len(drawn) - len(set(drawn)),
        repeated_boards=counted.repeated,
    )


def _seed_bits(drawn: list[bytes]) -> ChiSquare:
    """Return the test of each bit of the seeds, which half of them should have set."""
    half = len(drawn) / 2
    joined = b"".join(drawn)
    # The same byte of all seeds is one long integer, in which a bit of each is counted at once.
    columns = [int.from_bytes(joined[place::SEED_BYTES], "little") for place in range(SEED_BYTES)]
    lowest = int.from_bytes(b"\1" * len(drawn), "little")
    counts = [(column >> bit & lowest).bit_count() for column in columns for bit in range(8)]
    return ChiSquare(
        f"each bit of {len(drawn)} seeds",
        sum((count - half) ** 2 for count in counts) * 2 / half,
        len(counts),
    )


def _system_bytes() -> ChiSquare:
    """Return the test of the values of the bytes that the operating system gives."""
    counts = Counter(b"".join(system_bytes(_READ_BYTES) for _ in range(_SYSTEM_READS)))
    return chi_square(
        "bytes of the computer's randomness",
        [counts[value] for value in range(_BYTES)],
        [1 / _BYTES] * _BYTES,
    )
