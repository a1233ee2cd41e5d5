"""When a key will come back: what has to be proved first, and what is forgotten."""

from __future__ import annotations

import pytest

from bigdeal_gui.randomness.credit import InputKind
from bigdeal_gui.randomness.keys import KEYS, PROVEN, RETURNS, KeyLoops
from tests.randomness import traces

MS = 1_000_000


def struck(*times_ms: float, key: int = 5, loops: KeyLoops | None = None) -> KeyLoops:
    """Return loops that saw `key` struck at these times."""
    loops = loops or KeyLoops()
    for time in times_ms:
        loops.learn(key, round(time * MS))
    return loops


def beat(count: int, period_ms: float = 300) -> list[float]:
    """Return an even beat."""
    return [place * period_ms for place in range(count)]


def test_a_key_on_its_beat_is_due_once_that_is_proved() -> None:
    """Seven returns that came on time are not yet proof, the eighth is; and no other key is due."""
    early = struck(*beat(9))
    assert early.due_ns(5) is None
    proved = struck(*beat(10))
    assert proved.due_ns(5) == 10 * 300 * MS
    assert proved.due_ns(6) is None


def test_proof_counts_for_all_keys_and_each_keeps_its_own_time() -> None:
    """Two keys prove a lag together, and each is due after its own time away."""
    loops = KeyLoops()
    for place in range(7):
        struck(place * 300, key=1, loops=loops)
        struck(place * 410 + 7, key=2, loops=loops)
    assert loops.due_ns(1) == 7 * 300 * MS
    assert loops.due_ns(2) == (7 * 410 + 7) * MS


def test_a_key_struck_several_times_a_round_is_found() -> None:
    """A lag beyond the first is used where it is the one that is right."""
    times, time = [], 0.0
    for place in range(40):
        times.append(time)
        time += (200, 333, 471)[place % 3]
    assert struck(*times).due_ns(5) == round(time * MS)


@pytest.mark.parametrize(("late_ms", "is_proved"), [(4, True), (4.1, False)])
def test_within_four_milliseconds_is_on_time(late_ms: float, *, is_proved: bool) -> None:
    """Times away that differ by 4 ms are alike; any more, and they are not."""
    times, time = [], 0.0
    for place in range(30):
        times.append(time)
        time += 300 + place * late_ms
    assert (struck(*times).due_ns(5) is not None) == is_proved


@pytest.mark.parametrize("build", [traces.human, traces.rolls, traces.two_hands])
@pytest.mark.parametrize("seed", range(3))
def test_hands_prove_nothing(build: object, seed: int) -> None:
    """Rattling never gets near the score at which a key is said to be due."""
    loops = KeyLoops()
    assert callable(build)
    for event in build(seed):
        if event.kind is InputKind.PRESS:
            loops.learn(event.code, event.time_ns)
            assert max(loops._scores) < PROVEN - 2


def test_an_interruption_forgets_when_keys_were_struck() -> None:
    """After it no key is due, but what was learnt is used again at once."""
    loops = struck(*beat(12))
    loops.forget_marks()
    assert loops.due_ns(5) is None
    struck(90_000, loops=loops)
    assert loops.due_ns(5) == 90_300 * MS


def test_memory_is_bounded() -> None:
    """However many keys a program invents, the oldest are forgotten, and of each all but 16 returns."""
    loops = struck(*beat(40))
    assert len(loops._returns[5]) == RETURNS
    for key in range(100, 100 + 2 * KEYS):
        struck(0, 300, key=key, loops=loops)
    assert len(loops._struck_ns) == len(loops._returns) == KEYS
    assert loops.due_ns(5) is None
