"""The stream of a mouse."""

import pytest

from bigdeal_gui.randomness.events import InputEvent, InputKind
from bigdeal_gui.randomness.mouse import MouseMeter, moves_are_near
from tests.randomness import traces
from tests.randomness.traces import ms

START_MS = 60_000


@pytest.fixture
def mouse() -> MouseMeter:
    """Return a meter that knows a person's moves, at the start of a new one."""
    meter = MouseMeter()
    for event in traces.walk(1, 400):
        meter.move(event)
    meter.forget_marks()
    return meter


def go(mouse: MouseMeter, time_ms: float, x: float, y: float = 0.0, stamp_ms: int = 0) -> float:
    """Move to a place `time_ms` after the start."""
    return mouse.move(InputEvent(ms(START_MS + time_ms), InputKind.MOVE, 0, x, y, stamp_ms=stamp_ms))


def judged(mouse: MouseMeter, *steps: tuple[float, ...]) -> tuple[int, float]:
    """Return how many samples were judged on a path, and the bits they earned."""
    before = mouse.moves.events
    bits = sum(go(mouse, *step) for step in steps)  # type: ignore[arg-type]  # a step is (ms, x, y, stamp)
    return mouse.moves.events - before, bits


def test_a_surprise_is_paid(mouse: MouseMeter) -> None:
    """The first sample of a way has one guess and is not judged; the second is, and a turn earns."""
    assert judged(mouse, (0, 0), (40, 50)) == (0, 0.0)
    count, bits = judged(mouse, (80, 51, 120))
    assert count == 1
    assert bits > 1


def test_each_guess_names_its_move() -> None:
    """The guesses are: the last move, the line through the last two, the same turn again, the best lag."""
    mouse = MouseMeter()
    for step in [(0, 0, 0), (40, 50, 0), (80, 90, 40)]:
        go(mouse, *step)
    assert mouse._guesses() == pytest.approx((40 + 40j, 30 + 80j, 64j, 40 + 40j))


def test_samples_are_40_ms_apart(mouse: MouseMeter) -> None:
    """Steps in between are not judged, however many there are."""
    assert judged(mouse, (0, 0), (40, 50), (50, 60), (60, 70), (79.999_999, 90)) == (0, 0.0)
    assert judged(mouse, (80, 100))[0] == 1


def test_a_rest_begins_a_new_way(mouse: MouseMeter) -> None:
    """After more than 100 ms without a step the next sample has one guess again."""
    assert judged(mouse, (0, 0), (40, 50), (140, 100))[0] == 1
    assert judged(mouse, (240.000_001, 150), (281, 200))[0] == 0
    assert judged(mouse, (321, 250))[0] == 1


def test_small_moves_are_no_samples(mouse: MouseMeter) -> None:
    """Less than 8 px in 40 ms is a tremble."""
    assert judged(mouse, (0, 0), (40, 50), (80, 57.9), (120, 65.8))[0] == 0
    assert judged(mouse, (160, 73.8))[0] == 1


def test_a_jump_stops_the_pay_for_a_second(mouse: MouseMeter) -> None:
    """After a step of more than 200 px nothing is paid for one second; then it is again."""
    rng = traces.seeded(2)
    path = [(0.0, 0.0, 0.0), (40.0, 200.1, 0.0)]
    path += [(40.0 * place, 200 + rng.uniform(-60, 60), rng.uniform(-60, 60)) for place in range(2, 50)]
    paid = [START_MS + row[0] for row in path if go(mouse, *row) > 0]
    assert paid
    assert min(paid) > START_MS + 1040


@pytest.mark.parametrize(("late_ms", "is_paid"), [(1081, False), (1081.000_001, True)])
def test_a_second_after_a_jump_is_measured(mouse: MouseMeter, late_ms: float, *, is_paid: bool) -> None:
    """A sample just one second after the jump is not paid, and one a nanosecond later is."""
    judged(mouse, (80, 0), (81, 500), (1000, 500), (1040, 550))
    assert (judged(mouse, (late_ms, 551, 120))[1] > 0) is is_paid


@pytest.mark.parametrize("far", [(float("inf"), 0), (0, float("-inf")), (1.1e6, 0), (0, 1.1e6)])
def test_a_place_off_every_screen_is_a_jump(mouse: MouseMeter, far: tuple[float, float]) -> None:
    """A place that no screen has is not measured, and stops the pay as a jump does."""
    assert judged(mouse, (0, 0), (40, 50), (80, *far), (120, 50), (160, 100), (200, 101, 90)) == (1, 0.0)


def test_stamps_that_disagree_measure_nothing(mouse: MouseMeter) -> None:
    """A sample on which the two clocks differ by more than 30 ms begins a new way instead."""
    assert judged(mouse, (0, 0, 0, 5000), (40, 50, 0, 5041), (80, 100, 0, 5140))[0] == 0
    assert judged(mouse, (120, 150, 0, 5180))[0] == 0
    assert judged(mouse, (160, 200, 0, 5220))[0] == 1


@pytest.mark.parametrize(
    ("guess", "move", "is_right"),
    [
        (10 + 10j, 16 + 4j, True),
        (10 + 10j, 16.1 + 10j, False),
        (100, 75, True),
        (100, 74, False),
        (100j, 75j, True),
        (100j, 74j, False),
        (30 + 40j, 30 + 52.5j, True),
        (100, 100 + 26j, False),
        (100 + 0j, 100 + 25.5j, True),
    ],
)
def test_right_is_six_pixels_or_a_quarter(guess: complex, move: complex, *, is_right: bool) -> None:
    """A guess is right when each axis is off by at most 6 px, or a quarter of the longer of the two."""
    assert moves_are_near(guess, move) is is_right
