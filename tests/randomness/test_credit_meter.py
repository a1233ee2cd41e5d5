"""The meter as the window sees it: numbers, states, sentences, interruptions."""

from dataclasses import replace

import pytest

from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind, MeterMessage, MeterState
from tests.randomness import traces
from tests.randomness.traces import constant, gauss, hand_keys, human, ms, seeded, typing


@pytest.fixture
def meter() -> EntropyMeter:
    """Return an empty meter."""
    return EntropyMeter()


def fed(meter: EntropyMeter, events: traces.Events) -> EntropyMeter:
    """Feed a whole trace."""
    for event in events:
        meter.feed(event)
    return meter


def test_an_empty_meter_invites(meter: EntropyMeter) -> None:
    """Before the first event nothing stands, nothing is held, and the sentence says what to do."""
    assert (meter.credit_bits, meter.keys_down, meter.price_bits) == (0.0, 0, 0.0)
    assert not meter.is_full
    assert meter.state is MeterState.COLLECTING
    assert meter.message is MeterMessage.BEGIN
    assert meter.TARGET_BITS == 213


def test_213_bits_are_enough(meter: EntropyMeter) -> None:
    """The meter is full with the last of 213 bits, not before; what stood there before counts."""
    meter.credit_again(212.5)
    assert not meter.is_full
    meter.credit_again(0.5)
    assert meter.is_full


def test_the_first_events_teach(meter: EntropyMeter) -> None:
    """Eight presses and eight holds only teach: nothing is credited, and the sentence says so."""
    events = human(7, 9)[:16]
    for event in events:
        assert meter.feed(event) == 0.0
        assert meter.message is MeterMessage.WARM_UP
    assert meter.state is MeterState.COLLECTING


def test_a_person_is_told_that_all_is_well(meter: EntropyMeter) -> None:
    """Half way the sentence encourages; at the end it says that it is enough, and typing on does no harm."""
    events = human(7, 300)
    fed(meter, events[:100])
    assert 0 < meter.credit_bits < meter.TARGET_BITS
    assert meter.message is MeterMessage.GOOD
    assert meter.price_bits > 0.7
    fed(meter, events[100:])
    assert meter.is_full
    assert meter.state is MeterState.READY
    assert meter.message is MeterMessage.ENOUGH
    assert meter.keys_down == 0
    assert repr(meter).endswith("of 213 bits)")


KEPT = {
    "rattling": (human(7, 60), 127.62637586),
    "rolls": (traces.rolls(1)[:200], 171.95647847),
    "two hands": (traces.two_hands(2)[:200], 184.83504802),
    "several loops": (traces.interleaved(1, (3, 1, 4), 3.0)[:400], 251.06925367),
    "a generator": (traces.generated(1, (30, 120))[:200], 284.18995261),
    "a loop": (traces.script_loop(1, 5, 3.0)[:200], 16.59232865),
    "a clock of 64 Hz": (human(3, 60, grid_ms=15.625), 52.88871948),
    "a mouse at random": (traces.walk(1, 150), 60.89296105),
    "a mouse on a curve": (traces.jittered(1, traces.lissajous, 9.0, 300), 40.63356670),
    "a mouse on a square": (traces.jittered(2, traces.square, 12.0, 300), 83.86481242),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_recording_earns_what_it_always_did(name: str) -> None:
    """The most that ever stood there, to the last digit: no rule of the meter changes unseen."""
    events, peak = KEPT[name]
    assert traces.standing_and_peak(events)[1] == pytest.approx(peak, abs=1e-8)


def shown(meter: EntropyMeter, events: traces.Events) -> dict[MeterMessage, MeterState]:
    """Feed a whole trace and return the sentences in the order of their first coming, each with its state."""
    seen: dict[MeterMessage, MeterState] = {}
    for event in events:
        meter.feed(event)
        assert (meter.message is not MeterMessage.EASY_TO_GUESS) or meter.price_bits < 0.7 * 1.1
        seen.setdefault(meter.message, meter.state)
    return seen


@pytest.mark.unwatched
def test_an_even_hand_is_told_to_vary(meter: EntropyMeter) -> None:
    """An ever more even hand is told to vary, then that it is too regular, then that it repeats itself."""
    seen = shown(meter, traces.metronome(1, 150, 4, is_human_hold=True))
    states = MeterState.COLLECTING, MeterState.TOO_REGULAR
    assert seen[MeterMessage.EASY_TO_GUESS] is states[0]
    assert seen[MeterMessage.TOO_REGULAR] is states[1]
    assert seen[MeterMessage.LOOP] is states[1]
    assert list(seen).index(MeterMessage.EASY_TO_GUESS) < list(seen).index(MeterMessage.TOO_REGULAR)


def test_few_keys_are_named(meter: EntropyMeter) -> None:
    """Somebody who keeps to two keys is told to use many."""
    rng = seeded(3)
    fed(meter, typing([1, 2] * 20, gauss(rng, 150, 40, 25), traces.human_hold(rng)))
    assert meter.message is MeterMessage.SAME_KEYS
    assert meter.credit_bits == 0.0


def test_even_holds_are_named(meter: EntropyMeter) -> None:
    """Keys that are let go like a machine are named, and their presses earn nothing."""
    rng = seeded(3)
    fed(meter, typing(hand_keys(rng, 60), gauss(rng, 150, 40, 25), constant(70)))
    assert meter.message is MeterMessage.MACHINE_RELEASES
    assert meter.state is MeterState.TOO_REGULAR
    assert meter.credit_bits == 0.0


def test_a_loop_of_keys_leaves_the_mouse_its_credit(meter: EntropyMeter) -> None:
    """A loop found in the keys takes theirs and not the mouse's."""
    fed(meter, traces.walk(1, 300))
    earned = meter.credit_bits
    assert earned > 20
    later = ms(10_000)
    loop = [replace(event, time_ns=event.time_ns + later) for event in traces.script_loop(1, 8, 0)]
    fed(meter, loop)
    assert meter.credit_bits == earned
    assert meter.message is MeterMessage.LOOP


def test_a_mouse_has_its_own_sentences(meter: EntropyMeter) -> None:
    """The sentences follow a mouse on rails from the first samples to the loop, which takes its credit."""
    line = traces.curve(lambda time_s: (300 * time_s, 0.0), 200)
    assert shown(meter, line) == {
        MeterMessage.WARM_UP: MeterState.COLLECTING,
        MeterMessage.EASY_TO_GUESS: MeterState.COLLECTING,
        MeterMessage.TOO_REGULAR: MeterState.TOO_REGULAR,
        MeterMessage.LOOP: MeterState.TOO_REGULAR,
    }
    meter.reset()
    assert MeterMessage.GOOD in shown(meter, traces.walk(1, 200))
    assert meter.credit_bits > 20
    later = [replace(event, time_ns=event.time_ns + ms(10_000)) for event in line]
    assert shown(meter, later)[MeterMessage.LOOP] is MeterState.TOO_REGULAR
    assert meter.credit_bits == 0.0


def test_a_mouse_prices_by_its_own_stream(meter: EntropyMeter) -> None:
    """The price shown is that of the device used last."""
    fed(meter, traces.walk(1, 300))
    assert meter.price_bits > 1
    meter.feed(InputEvent(ms(9_000), InputKind.PRESS, 1))
    assert meter.price_bits == 0.0


def test_foreign_input_is_named_until_the_next_of_ones_own(meter: EntropyMeter) -> None:
    """An event that a program posted is named, counts for nothing, and is forgotten at the next real one."""
    assert meter.feed(InputEvent(1, InputKind.PRESS, 1, is_spontaneous=False)) == 0.0
    assert meter.message is MeterMessage.NOT_SPONTANEOUS
    assert meter.keys_down == 0
    meter.feed(InputEvent(2, InputKind.PRESS, 1))
    assert meter.message is MeterMessage.WARM_UP
    assert meter.keys_down == 1


@pytest.mark.parametrize(
    "event",
    [
        InputEvent(5, InputKind.OTHER, 1),
        InputEvent(5, InputKind.PRESS, 2, is_repeat=True),
        InputEvent(5, InputKind.RELEASE, 2),
    ],
)
def test_what_is_no_stroke_changes_nothing(meter: EntropyMeter, event: InputEvent) -> None:
    """Other events, marked repeats and releases of keys never pressed leave the keys as they are."""
    assert meter.feed(event) == 0.0
    assert meter.keys_down == 0


def test_an_interruption_lets_go_of_all_keys_and_keeps_the_credit(meter: EntropyMeter) -> None:
    """After a loss of focus the first press and the release of a key held before earn nothing."""
    events = human(7, 120)
    fed(meter, events[:160])
    meter.feed(InputEvent(events[159].time_ns + 1, InputKind.PRESS, 99))
    earned = meter.credit_bits
    assert earned > 50
    meter.interrupted()
    assert meter.keys_down == 0
    assert meter.credit_bits == earned
    now = events[159].time_ns
    assert meter.feed(InputEvent(now + ms(61), InputKind.RELEASE, 99)) == 0.0
    assert meter.feed(InputEvent(now + ms(143), InputKind.PRESS, 98)) == 0.0
    assert meter.message is MeterMessage.GOOD


def test_an_interruption_ends_the_way_of_the_mouse(meter: EntropyMeter) -> None:
    """The first step after a loss of focus is no sample, though the pointer came back at once."""
    path = traces.walk(1, 100)
    fed(meter, path)
    before = meter._mouse.moves.events
    meter.interrupted()
    meter.feed(replace(path[-1], time_ns=path[-1].time_ns + ms(50), x=path[-1].x + 30))
    assert meter._mouse.moves.events == before


def test_credit_is_bounded_by_time(meter: EntropyMeter, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much an event would earn, 16 bits at once and 24 a second are all that is credited."""
    monkeypatch.setattr(meter._mouse, "move", lambda _event: 2.0)

    def credited(time_ns: int, steps: int) -> float:
        return sum(meter.feed(InputEvent(time_ns, InputKind.MOVE)) for _ in range(steps))

    assert credited(0, 20) == 16.0
    assert credited(500_000_000, 20) == 12.0
    assert credited(750_000_000, 20) == 6.0
    assert credited(60_000_000_000, 20) == 16.0


def test_the_warm_up_ends_with_eight_of_each(meter: EntropyMeter) -> None:
    """It lasts until eight intervals and eight holds have been judged."""
    for event in human(7, 12):
        meter.feed(event)
        judged = min(meter._keys.presses.events, meter._keys.holds.events)
        assert (meter.message is MeterMessage.WARM_UP) == (judged < 8)


def test_a_reset_forgets_everything(meter: EntropyMeter) -> None:
    """After a reset the meter is as new: the same trace earns the same again."""
    events = human(7, 60)
    earned = fed(meter, events).credit_bits
    meter.reset()
    assert meter.message is MeterMessage.BEGIN
    assert meter.credit_bits == 0.0
    assert fed(meter, events).credit_bits == earned


def test_a_clock_set_back_is_a_new_start(meter: EntropyMeter) -> None:
    """A time before the last one is no mark to measure to; from there on all goes its way again."""
    fed(meter, human(7, 60, start_ms=100_000))
    meter.feed(InputEvent(ms(200_000), InputKind.PRESS, 51))
    earned = meter.credit_bits
    assert meter.feed(InputEvent(ms(50_000), InputKind.PRESS, 50)) == 0.0
    assert meter.keys_down == 1
    assert meter.credit_bits == earned
    assert fed(meter, human(8, 60, start_ms=50_100)).credit_bits > earned + 20


def test_a_key_held_down_is_told_until_it_is_let_go(meter: EntropyMeter) -> None:
    """Repeats get words, one that only lingers none, and a full meter has its own."""
    down = InputEvent(0, InputKind.PRESS, 5)
    meter.feed(down)
    for repeat in (1, 2):
        meter.feed(replace(down, time_ns=ms(500 + 30 * repeat), is_repeat=True))
        assert meter.message is not MeterMessage.KEY_HELD
    meter.feed(replace(down, time_ns=ms(590), is_repeat=True))
    assert meter.message is MeterMessage.KEY_HELD
    assert meter.credit_bits == 0.0
    meter.feed(InputEvent(ms(700), InputKind.RELEASE, 5))
    assert meter.message is not MeterMessage.KEY_HELD


def test_a_key_held_at_the_end_does_not_take_enough_back(meter: EntropyMeter) -> None:
    """Who holds a key when it is enough is asked to lift the hands."""
    fed(meter, human(7, 300))
    assert meter.is_full
    last = InputEvent(10**15, InputKind.PRESS, 5)
    for repeat in range(5):
        meter.feed(replace(last, time_ns=last.time_ns + repeat, is_repeat=True))
    assert meter.message is MeterMessage.ENOUGH


def test_a_key_held_down_is_told_where_the_system_does_not_mark_repeats(meter: EntropyMeter) -> None:
    """Some screens report a held key as releases and presses at one time: the same words are said."""
    heard = []
    for event in traces.held_down(5, 40, 12, is_marked=False):
        meter.feed(event)
        if event.kind is InputKind.PRESS:
            heard.append(meter.message)
    assert heard[:3] == [MeterMessage.WARM_UP] * 3
    assert set(heard[3:]) == {MeterMessage.KEY_HELD}
    meter.feed(InputEvent(ms(500), InputKind.RELEASE, 5))
    assert meter.message is not MeterMessage.KEY_HELD
    meter.feed(InputEvent(ms(700), InputKind.PRESS, 5))
    assert meter.message is not MeterMessage.KEY_HELD


@pytest.mark.parametrize(
    ("pause_ns", "is_held"), [(-1, False), (0, True), (5_000_000, True), (5_000_001, False)]
)
def test_five_milliseconds_after_its_release_a_key_repeats(
    meter: EntropyMeter, pause_ns: int, *, is_held: bool
) -> None:
    """The ends of that time belong to it."""
    for place in range(5):
        meter.feed(InputEvent(ms(50 * place), InputKind.RELEASE, 5))
        meter.feed(InputEvent(ms(50 * place) + pause_ns, InputKind.PRESS, 5))
    assert (meter.message is MeterMessage.KEY_HELD) == is_held


def test_one_key_tapped_quickly_is_not_called_held(meter: EntropyMeter) -> None:
    """A finger needs more than 5 ms to strike a key again; another key may follow at once."""
    for stroke in range(6):
        meter.feed(InputEvent(ms(stroke * 60), InputKind.PRESS, 5))
        assert meter.message is not MeterMessage.KEY_HELD
        meter.feed(InputEvent(ms(stroke * 60 + 54.9), InputKind.RELEASE, 5))
    meter.reset()
    for stroke in range(6):
        meter.feed(InputEvent(ms(stroke * 60), InputKind.PRESS, stroke))
        assert meter.message is not MeterMessage.KEY_HELD
        meter.feed(InputEvent(ms(stroke * 60 + 59), InputKind.RELEASE, stroke))
