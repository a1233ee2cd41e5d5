"""Thousands of damaged inputs a reader, always the same ones: an error of the tree or a sound answer."""

from __future__ import annotations

import sys

import pytest

from benchmarks.faults.fuzzing import fuzz_apart
from benchmarks.faults.mutation import LONGEST, Draws, damaged
from benchmarks.faults.targets import names

SEED = 20260301
INPUTS = {"backup": 150, "journal": 150, "rows": 150, "settings": 1000, "pack": 300, "verify": 300}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is limited as on Linux")


@pytest.mark.parametrize("name", names())
def test_damage_is_an_error_in_words(name: str) -> None:
    """No exception but the tree's, no second of work, no 64 MiB; some inputs are sound, most are not."""
    report = fuzz_apart(name, INPUTS.get(name, 2000), SEED)
    assert report.faults == []
    assert report.inputs >= INPUTS.get(name, 2000)
    # Of settings every line that says nothing is passed over, so most inputs are sound, if not all.
    assert 0 < report.sound <= report.inputs - (name != "bigdeal.ini")


def test_the_same_seed_does_the_same_damage() -> None:
    """What a run finds can be found again; other seeds do other damage, and none makes a file too long."""
    sound = [b"[Board 1]" * 30, b"", b"7" * LONGEST]
    first, again, other = (
        [damaged(sound, draws) for _ in range(300)] for draws in (Draws(1), Draws(1), Draws(2))
    )
    assert first == again
    assert first != other
    assert max(map(len, first)) <= LONGEST
    assert len(set(first)) > 200
