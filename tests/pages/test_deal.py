"""The order on the deal page: what stands in the way, how far the meter is, which names are proposed."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Self, cast

import pytest

from bigdeal_gui.errors.journal import ClockSetBack
from bigdeal_gui.errors.randomness import NotEnoughEntropy
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import CannotWrite, FolderMissing
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.deal import (
    QUIET_NS,
    BlockingReason,
    CheckedOrders,
    DealModel,
    MeterModel,
    MeterStage,
    PlaceRequest,
    SetPlace,
    checked_orders,
    place_for_sets,
)
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.randomness.credit import EntropyMeter
from bigdeal_gui.randomness.messages import MeterMessage
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services import dealing_process
from bigdeal_gui.services.dealing import clock, session
from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery, Outcome
from bigdeal_gui.services.dealing.session import DealtSets
from bigdeal_gui.services.work import CancelToken
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.names import BOX_SUFFIX
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import RandomnessPolicy, SetNames, Settings

if TYPE_CHECKING:
    from functools import partial
    from typing import Any

    from bigdeal_gui.errors.base import AppError
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.services.dealing.session import SessionOrder
    from bigdeal_gui.services.work import Work

DAY = date(2026, 11, 21)


class Credited(EntropyMeter):
    """A meter that stands at the bits and keys it was told."""

    def __init__(self, bits: float = 213.0, held: int = 0) -> None:
        super().__init__()
        self.bits, self.held = bits, held
        self.said = MeterMessage.BEGIN

    @property
    def message(self) -> MeterMessage:
        """The sentence it was told."""
        return self.said

    @property
    def credit_bits(self) -> float:
        """The bits it was told."""
        return self.bits

    @property
    def keys_down(self) -> int:
        """The keys it was told."""
        return self.held


class Hands:
    """Hands that rest as long as they are told."""

    def __init__(self) -> None:
        self.quiet_ns = QUIET_NS

    def __call__(self) -> int:
        """Return how long they have rested."""
        return self.quiet_ns


def model_at(
    bits: float = 213.0, *, is_still: bool = True, message: MeterMessage = MeterMessage.BEGIN
) -> DealModel:
    """Return an order that can be dealt once the meter, at `bits`, is full and the hands are still."""
    hands = Hands()
    hands.quiet_ns = QUIET_NS if is_still else 0
    counted = Credited(bits)
    counted.said = message
    meter = MeterModel(counted, hands)
    meter.look()
    return DealModel(meter, FormatsModel(chosen={"pbn"}), self_test=True)


def test_a_whole_order_has_no_obstacle() -> None:
    """Formats, a full meter, still hands and a sound program: it can be dealt."""
    assert model_at().blocking_reason() is None


@pytest.mark.parametrize(
    ("field", "value", "blocking_reason"),
    [
        ("self_test", None, BlockingReason.SELF_TEST_RUNNING),
        ("self_test", False, BlockingReason.SELF_TEST_FAILED),
        ("formats", FormatsModel(), BlockingReason.NO_FORMAT),
        (
            "formats",
            FormatsModel(boards=BoardRange(80, 103), chosen={"dlm"}),
            BlockingReason.FORMAT_CANNOT_HOLD,
        ),
        ("meter", model_at(212.0).meter, BlockingReason.METER_NOT_FULL),
        ("meter", model_at(is_still=False).meter, BlockingReason.HANDS_NOT_STILL),
    ],
)
def test_each_lack_is_an_obstacle_of_its_own(
    field: str, value: object, blocking_reason: BlockingReason
) -> None:
    """One thing missing is enough, and it is named."""
    model = model_at()
    setattr(model, field, value)
    assert model.blocking_reason() is blocking_reason


def test_a_damaged_program_comes_before_everything_else() -> None:
    """Where the self-test failed no other hint is given."""
    model = model_at(0.0)
    model.formats.chosen, model.self_test = set(), False
    assert model.blocking_reason() is BlockingReason.SELF_TEST_FAILED


@pytest.mark.parametrize(("bits", "is_still"), [(0.0, False), (213.0, False), (213.0, True)])
def test_only_the_meter_can_be_done_without(bits: float, is_still: bool) -> None:  # noqa: FBT001
    """Who cannot type may deal as soon as the rest is in order."""
    model = model_at(bits, is_still=is_still)
    assert model.can_deal_without_meter()
    model.formats.chosen = set()
    assert not model.can_deal_without_meter()


def test_the_settings_can_do_without_the_meter() -> None:
    """With the computer's randomness alone an empty meter is no obstacle."""
    model = model_at(0.0)
    model.take_settings(Settings(randomness=RandomnessPolicy.SYSTEM))
    assert model.meter.stage is MeterStage.NOT_NEEDED
    assert model.blocking_reason() is None
    model.take_settings(Settings())
    assert model.blocking_reason() is BlockingReason.METER_NOT_FULL


@pytest.mark.parametrize(("bits", "seconds"), [(0.0, None), (212.9, None), (213.0, 0), (230.0, 0)])
def test_seconds_left_never_read_zero_before_the_meter_is_full(bits: float, seconds: int | None) -> None:
    """212.9 bits leave something to be done, and nobody knows how fast."""
    meter = model_at(bits).meter
    assert (meter.seconds_left, meter.bits) == (seconds, min(int(bits), 213))


def test_seconds_left_follow_what_the_meter_credits() -> None:
    """As it looks ten times a second, by its own clock."""
    counted, now_ns = Credited(0.0), 0
    meter = MeterModel(counted, Hands(), lambda: now_ns)
    for tenth in range(100):
        counted.bits, now_ns = float(tenth), tenth * 10**8
        meter.look()
    assert meter.seconds_left is not None
    assert 11 <= meter.seconds_left <= 14


@pytest.mark.parametrize("although_journal", [True, False])
def test_orders_are_checked_off_the_windows_thread(
    monkeypatch: pytest.MonkeyPatch, *, although_journal: bool
) -> None:
    """A doubt that is known is written down first; a clock set back stands in the way, where one is asked."""
    done: list[str] = []
    store = SimpleNamespace(
        accept_doubt=lambda: done.append("accepted"), require_no_doubt=lambda: done.append("asked")
    )
    work = cast("Work", SimpleNamespace(journal=SimpleNamespace(store=store), cancel=CancelToken()))
    process = Elsewhere(DealtSets(()))
    monkeypatch.setattr(dealing_process, "DealingProcess", lambda: process)
    monkeypatch.setattr(session, "check_orders", lambda orders, _journal: (*orders, "cut off"))
    monkeypatch.setattr(clock, "later_day", lambda _journal, day: None if day == DAY else DAY)
    orders = cast("list[SessionOrder]", ["order"])

    def checked(day: date | None) -> CheckedOrders | AppError:
        return checked_orders(orders, work, although_journal=although_journal, clock_day=day)

    for found in (checked(DAY), checked(None)):
        assert isinstance(found, CheckedOrders)
        assert found.orders is orders
        assert not process.is_over
        assert found.interrupted == ("order", "cut off")
        assert (found.although_journal, found.cancel) == (although_journal, work.cancel)
    assert done == 2 * ([*["accepted"] * although_journal, "asked"])
    refused = checked(DAY - timedelta(1))
    assert isinstance(refused, ClockSetBack)
    assert (refused.here, refused.later) == (DAY - timedelta(1), DAY)
    assert process.is_over
    work.cancel.cancel()
    assert isinstance(checked(DAY), Cancelled)


class Elsewhere:
    """A process that deals what it is told to, and is over when it is left."""

    def __init__(self, dealt: DealtSets) -> None:
        self.dealt = dealt
        self.given: list[tuple[object, ...]] = []
        self.is_over = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_how: object) -> None:
        self.is_over = True

    def do(self, job: partial[object], work: Work, seed: Seed, *, although_journal: bool) -> DealtSets:
        """Note what is dealt from which seed."""
        self.given.append((job.func, job.args, work, seed, although_journal))
        return self.dealt


@pytest.mark.parametrize("has_user_entropy", [True, False])
def test_a_seed_is_drawn_here_and_the_set_dealt_elsewhere(*, has_user_entropy: bool) -> None:
    """By what the order counts on; what was settled before is told once, and what was never cut off not."""
    cut = [InterruptedDelivery(Outcome.KEPT, (Path(name),)) for name in ("a", "b")]
    readable = InterruptedDelivery(Outcome.READABLE, (Path("c"),))
    process = Elsewhere(DealtSets((), (cut[0], cut[1])))
    seed, drawn = Seed(bytes(range(20))), []
    collector = SimpleNamespace(seed=lambda clocks, system_only: drawn.append((clocks, system_only)) or seed)
    orders = (SimpleNamespace(has_user_entropy=has_user_entropy),)
    cancel = CancelToken()
    checked = CheckedOrders(
        cast("tuple[SessionOrder]", orders), cast("Any", process), (cut[0], readable), True, cancel
    )
    assert checked.readable is readable
    work = cast("Work", object())
    deal = checked.begin(cast("Collector", collector))
    assert [system_only for _clocks, system_only in drawn] == [not has_user_entropy]
    assert not process.is_over
    assert deal(work).interrupted == (*cut,)
    assert process.given == [(session.deal_sets, (orders,), work, seed, True)]
    assert process.is_over


@pytest.mark.parametrize("ended_by", ["a word", "a click", "an empty meter"])
def test_a_process_that_deals_nothing_is_over(ended_by: str) -> None:
    """Where somebody gave up, before or meanwhile, or no seed could be drawn."""
    process, cancel = Elsewhere(DealtSets(())), CancelToken()

    def refused(_clocks: bytes, *, system_only: bool) -> Seed:
        raise NotEnoughEntropy(0.0, 213 + system_only)

    order = cast("SessionOrder", SimpleNamespace(has_user_entropy=True))
    checked = CheckedOrders([order], cast("Any", process), (), False, cancel)
    assert checked.readable is None
    if ended_by == "a word":
        checked.give_up()
    else:
        if ended_by == "a click":
            cancel.cancel()
        with pytest.raises((Cancelled, NotEnoughEntropy)) as raised:
            checked.begin(cast("Collector", SimpleNamespace(seed=refused)))
        assert isinstance(raised.value, Cancelled) == (ended_by == "a click")
    assert process.is_over
    assert process.given == []


@pytest.mark.skipif(
    os.geteuid() != 0 if hasattr(os, "geteuid") else True, reason="root is asked by the system alone"
)
def test_a_folder_that_nobody_may_write_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the place that was meant."""
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    place = place_for_sets(PlaceRequest(tmp_path, "x", (".pbn",)))
    assert place.target == tmp_path / "x"
    assert isinstance(place.problem, CannotWrite)


def test_a_box_is_the_only_file_of_a_set_that_is_locked() -> None:
    """Otherwise each format has its own."""
    model = model_at()
    assert model.suffixes == (".pbn",)
    model.lock_until = datetime(2026, 11, 21, 20, tzinfo=UTC)
    assert model.suffixes == (BOX_SUFFIX,)


@pytest.mark.parametrize(("event", "told"), [("", ""), ("Tuesday pairs", "Tuesday pairs, evening")])
def test_an_order_has_what_stands_on_the_page(tmp_path: Path, event: str, told: str) -> None:
    """Words of the name that are no event's or day's go to the event, where there is one."""
    model = model_at()
    model.event = event
    stem = f"2026-11-21 {event} evening" if event else "evening"
    (order,) = model.orders(tmp_path / stem, b"club", DAY, has_user_entropy=True)
    assert (order.event, order.date, order.name, order.folder) == (told, "2026.11.21", stem, tmp_path)
    assert (order.owner, order.has_user_entropy, order.lock) == (b"club", True, None)
    assert order.formats == model.formats.chosen_formats


def test_the_rhythm_shown_is_the_meters() -> None:
    """Nothing is made of it."""
    meter = Credited()
    assert MeterModel(meter, Hands()).rhythm == meter.rhythm


def test_hands_are_still_until_the_meter_is_emptied() -> None:
    """Stillness needs 300 ms without a key or button and no key held, and lasts while the meter is full."""
    counted, hands = Credited(held=1), Hands()
    meter = MeterModel(counted, hands)
    meter.look()
    assert (meter.is_still, meter.stage) == (False, MeterStage.FULL)
    counted.held, hands.quiet_ns = 0, QUIET_NS - 1
    meter.look()
    assert not meter.is_still
    hands.quiet_ns += 1
    meter.look()
    assert (meter.is_still, meter.stage) == (True, MeterStage.READY)
    counted.held, hands.quiet_ns = 1, 0
    meter.look()
    assert meter.is_still
    counted.bits = 0.0
    meter.look()
    assert (meter.is_still, meter.stage) == (False, MeterStage.WAITING)


def test_advice_is_given_while_bits_are_collected() -> None:
    """An empty and a full meter have their own words."""
    assert model_at(0.0).meter.advice is None
    assert model_at(0.0, message=MeterMessage.KEY_HELD).meter.advice is MeterMessage.KEY_HELD
    assert model_at(1.0, message=MeterMessage.GOOD).meter.advice is None
    assert model_at(1.0).meter.advice is MeterMessage.BEGIN
    assert model_at(213.0).meter.advice is None


def test_settings_change_the_ticks_only_when_theirs_change() -> None:
    """What was ticked on the page outlives settings that are saved for another reason."""
    model = model_at()
    model.take_settings(Settings(formats=("dlm", "lin")))
    assert model.formats.chosen == {"dlm", "lin"}
    model.formats.chosen.add("csv")
    model.take_settings(Settings(formats=("dlm", "lin"), profile=Profile.BIGDEAL))
    assert model.formats.chosen == {"dlm", "lin", "csv"}
    assert model.formats.profile is Profile.BIGDEAL
    model.take_settings(Settings(formats=("dup",)))
    assert model.formats.chosen == {"dup"}


def test_a_wish_taken_is_the_wish_there(tmp_path: Path) -> None:
    """Event, boards and formats of a preset come back under any name, and go into the order."""
    model = model_at()
    model.take_request(Preset("Late", "Evening", 25, 48, ("dlm", "pbn")))
    assert model.request("Again") == Preset("Again", "Evening", 25, 48, ("dlm", "pbn"))
    (order,) = model.orders(tmp_path / "evening.pbn", b"club", DAY, has_user_entropy=True)
    assert (order.folder, order.name, order.event, order.date) == (
        tmp_path,
        "evening",
        "Evening",
        "2026.11.21",
    )
    assert (order.boards, order.file_names) == (BoardRange(25, 48), ("evening.dlm", "evening.pbn"))
    assert (order.owner, order.has_user_entropy) == (b"club", True)


def test_several_sets_are_a_part_of_the_wish(tmp_path: Path) -> None:
    """A preset keeps how many, each says which it is of how many, in its name and in the event."""
    model = model_at()
    model.take_request(Preset("Late", "Evening", 1, 24, ("dlm", "pbn"), sets=2))
    assert model.request("Again").sets == 2
    place = tmp_path / model.proposed_name(tmp_path, DAY)
    orders = model.orders(place, b"club", DAY, has_user_entropy=True)
    assert [name for order in orders for name in order.file_names] == [
        f"2026-11-21 Evening set {number} of 2{end}" for number in (1, 2) for end in (".dlm", ".pbn")
    ]
    assert [order.event for order in orders] == ["Evening, set 1 of 2", "Evening, set 2 of 2"]
    (tmp_path / "2026-11-21 Evening.pbn").touch()
    assert model.proposed_name(tmp_path, DAY) == "2026-11-21 Evening"
    (tmp_path / "2026-11-21 Evening set 2 of 2.pbn").touch()
    assert model.proposed_name(tmp_path, DAY) == "2026-11-21 Evening second of the day"


def test_the_proposed_name_is_the_event_and_the_day(tmp_path: Path) -> None:
    """A name in plain letters, with words where it is taken, in whatever format; the event says them too."""
    model = model_at()
    model.event = "Mémorial Łódź / Tuesday"
    assert model.proposed_name(tmp_path, DAY) == "2026-11-21 Memorial Lodz Tuesday"
    (tmp_path / "2026-11-21 Memorial Lodz Tuesday.pbn").touch()
    taken = model.proposed_name(tmp_path, DAY)
    assert taken == "2026-11-21 Memorial Lodz Tuesday second of the day"
    (order,) = model.orders(tmp_path / taken, b"club", DAY, has_user_entropy=True)
    assert order.event == "Mémorial Łódź / Tuesday, second of the day"
    model.event = ""
    assert model.proposed_name(tmp_path, DAY) == "2026-11-21 session"


def test_a_suffix_typed_with_the_name_is_taken_off() -> None:
    """Somebody who types tuesday.pbn means the set tuesday."""
    model = model_at()
    assert model.set_name("tuesday.PBN") == "tuesday"
    assert model.set_name("tuesday.2") == "tuesday.2"
    assert model.set_name(".pbn") == ".pbn"


def test_a_folder_chosen_once_needs_no_question(tmp_path: Path) -> None:
    """The name has event and day in it; without a folder, or a format, no place is looked for."""
    model = model_at()
    model.event = "Tuesday pairs"
    request = PlaceRequest(tmp_path, "2026-11-21 Tuesday pairs", (".pbn",))
    assert model.place_request(tmp_path, DAY) == request
    assert model.place_request(None, DAY) is None
    model.formats.chosen = set()
    assert model.place_request(tmp_path, DAY) is None


def test_the_names_said_are_those_that_will_be_written(tmp_path: Path) -> None:
    """Nobody has them, in any format of boards, with whatever set code; no two differ by a sign alone."""
    request = PlaceRequest(tmp_path, "2026-11-21 Tuesday pairs", (".pbn", ".dlm"))
    place = place_for_sets(request)
    assert place.names == ("2026-11-21 Tuesday pairs.pbn", "2026-11-21 Tuesday pairs.dlm")
    assert place.short.endswith(f"{os.sep}2026-11-21 Tuesday pairs.pbn, .dlm")
    (tmp_path / "2026-11-21 TUESDAY pairs.lin").touch()
    second = place_for_sets(request)
    assert second.target == tmp_path / "2026-11-21 Tuesday pairs second of the day"
    (tmp_path / "2026-11-21 Tuesday pairs second of the day K7QC-M2PX.pbn").touch()
    third = place_for_sets(request._replace(sets=2, code="CODE"))
    assert third.short.endswith(
        "Tuesday pairs set 1 of 2 CODE.pbn, .dlm … 2026-11-21 Tuesday pairs set 2 of 2 CODE.pbn, .dlm"
    )
    assert place_for_sets(request).target.name == "2026-11-21 Tuesday pairs third of the day"


def test_a_set_code_can_stand_at_the_end_of_the_names() -> None:
    """The settings decide it, and the order carries it on."""
    model = model_at()
    model.take_settings(Settings(set_names=SetNames.CODE))
    (order,) = model.orders(Path("x"), b"", DAY, has_user_entropy=True)
    assert order.has_code_in_name
    model.event = "Pairs"
    request = model.place_request(Path("sets"), DAY)
    assert request is not None
    assert request.code == "CODE"


def test_more_boards_than_a_set_can_have_are_refused_in_words() -> None:
    """120 is not made 12, nor 100."""
    model = model_at(213.0)
    model.self_test = True
    model.formats.boards = BoardRange(1, 120)
    assert model.blocking_reason() is BlockingReason.TOO_MANY_BOARDS
    model.formats.boards = BoardRange(1, 101)
    assert model.blocking_reason() is BlockingReason.TOO_MANY_BOARDS
    model.formats.boards = BoardRange(1, 100)
    assert model.blocking_reason() is not BlockingReason.TOO_MANY_BOARDS


def test_an_order_begins_with_one_set_of_no_event() -> None:
    """Nothing is proposed that somebody would have to take out."""
    model = model_at()
    assert (model.event, model.sets, model.corrected) == ("", 1, {})


@pytest.mark.parametrize("is_shared", [True, False])
def test_a_folder_that_others_can_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_shared: bool
) -> None:
    """Not of locked boxes, which nobody can open yet."""
    monkeypatch.setattr(disk, "lets_others_read", lambda _folder: is_shared)
    assert place_for_sets(PlaceRequest(tmp_path, "x", (".pbn",))).is_readable is is_shared
    assert not place_for_sets(PlaceRequest(tmp_path, "x", (BOX_SUFFIX,))).is_readable
    assert not SetPlace(tmp_path).is_readable


def test_a_folder_that_is_gone_is_said(tmp_path: Path) -> None:
    """A stick that was pulled out is a problem of the place; a file in its place is not called missing."""
    place = place_for_sets(PlaceRequest(tmp_path / "gone", "x", (".pbn",)))
    assert isinstance(place.problem, FolderMissing)
    (tmp_path / "file").touch()
    place = place_for_sets(PlaceRequest(tmp_path / "file", "x", (".pbn",)))
    assert isinstance(place.problem, CannotWrite)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_takes_no_files_is_said(tmp_path: Path) -> None:
    """So is one that is there to be read alone."""
    tmp_path.chmod(0o500)
    try:
        assert isinstance(place_for_sets(PlaceRequest(tmp_path, "x", (".pbn",))).problem, CannotWrite)
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), OSError()])
def test_a_disk_that_fails_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError) -> None:
    """A network disk that gives up half-way is named with the system's reason."""

    def broken(_path: Path, _wish: int) -> bool:
        raise error

    monkeypatch.setattr(os, "access", broken)
    problem = place_for_sets(PlaceRequest(tmp_path, "x", (".pbn",))).problem
    assert isinstance(problem, CannotWrite)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        (Path("/home/anna/Bridge/2026-11-21 Pairs"), "…/Bridge/2026-11-21 Pairs"),
        (Path("/Bridge/2026-11-21 Pairs"), "/Bridge/2026-11-21 Pairs"),
        (Path("/2026-11-21 Pairs"), "/2026-11-21 Pairs"),
    ],
)
def test_a_place_is_told_by_its_last_two_names(path: Path, shown: str) -> None:
    """Dots stand for what is before them, where there is anything."""
    assert SetPlace(path).short == shown.replace("/", os.sep)
