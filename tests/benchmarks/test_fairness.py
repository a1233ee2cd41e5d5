"""The fairness tests let a fair dealer pass and catch those that are not quite fair."""

from __future__ import annotations

import re

import numpy as np
import pytest

from benchmarks import fairness
from benchmarks.fairness import FAMILY_ERROR, deal, main
from benchmarks.tallies import Tally
from bigdeal_gui.analysis.goodness import adjusted_by_holm
from bigdeal_gui.bulk.big_deal import Words, bulk_hands
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.randomness.seed import Seed

SEED = bytes(range(20))
LANES = 2**15
RANGES = 8


def suspects(tally: Tally) -> set[str]:
    """Return the names of the tests that fail."""
    return {one.finding.name for one in adjusted_by_holm(tally.findings()) if one.adjusted < FAMILY_ERROR}


def words() -> list[Words]:
    """Return some 180,000 numbers of a fair generator."""
    generator = BulkGenerator(Seed(SEED), b"fairness")
    return [generator.words(1 + place * LANES, LANES) for place in range(RANGES)]


def digits(numbers: list[int]) -> Words:
    """Return numbers as three rows of digits."""
    return np.array([[one >> shift & 0xFFFFFFFF for one in numbers] for shift in (64, 32, 0)], np.uint64)


def test_a_fair_dealer_passes() -> None:
    """Nothing stands out from 100,000 boards of the generator, all of which are counted."""
    tally = deal(100_000, Seed(SEED), b"fairness")
    assert tally.boards == 100_000
    assert suspects(tally) == set()


def test_numbers_by_remainder_are_caught() -> None:
    """Taking the remainder instead of refusing gives low numbers too often, and North too many spades."""
    generator = BulkGenerator(Seed(SEED), b"fairness")
    tally = Tally()
    for place in range(3):
        rows = [word.byteswap().tolist() for word in generator.digests(1 + place * LANES, LANES)]
        numbers = digits([(a << 64 | b << 32 | c) % DEALS for a, b, c in zip(*rows, strict=True)])
        tally.take(numbers, bulk_hands(numbers))
    found = suspects(tally)
    assert "the number in 1000 slices" in found
    assert "seats of SA" in found


def test_a_card_that_leans_to_a_seat_is_caught() -> None:
    """One board in fifty turned by a seat whenever West holds the king of hearts shows."""
    tally = Tally()
    for numbers in words():
        hands = bulk_hands(numbers)
        turned = np.flatnonzero(hands[3] >> np.uint64(51 - 14) & np.uint64(1))[::12]
        hands[:, turned] = np.roll(hands[:, turned], 1, axis=0)
        tally.take(numbers, hands)
    assert "seats of HK" in suspects(tally)


@pytest.mark.parametrize("lag", [1, 4])
def test_boards_that_remember_earlier_ones_are_caught(lag: int) -> None:
    """One board in two hundred that comes again shows, in runs joined at any place."""
    tally = Tally()
    for numbers in words():
        hands = bulk_hands(numbers)
        again = np.arange(lag, hands.shape[1], 200)
        hands[:, again] = hands[:, again - lag]
        tally.take(numbers, hands)
    assert f"cards held again {lag} later, North" in suspects(tally)


def test_counts_do_not_depend_on_where_runs_are_cut() -> None:
    """Boards counted in one piece, in odd pieces or one by one give the same findings."""
    numbers = words()[0][:, :501]
    hands = bulk_hands(numbers)
    whole, parts = Tally(), Tally()
    whole.take(numbers, hands)
    for cut in ([0, 1], [1, 2], [2, 35], [35, 300], [300, 501]):
        parts.take(numbers[:, slice(*cut)], hands[:, slice(*cut)])
    assert list(whole.findings()) == list(parts.findings())


def test_the_report_commits_before_it_reveals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The digest comes first, the seed last, the figures again from the same seed."""
    monkeypatch.setattr(fairness, "_TOLD_EVERY_S", -1.0)
    assert main(["--boards", "30000"]) == 0
    out, err = capsys.readouterr()
    assert "boards …" in err
    assert out.index("SHA-256 of the seed") < out.index("Seed, after dealing")
    seed = re.search(r"after dealing: ([0-9a-f]{40})", out)
    assert seed is not None
    main(["--boards", "30000", "--seed", seed[1]])
    again = capsys.readouterr().out
    assert again.split("\n\n")[1:] == out.split("\n\n")[1:]
