"""The deal page without a screen: the wish, how far the meter is, what stands in the way, and the dealing."""

from __future__ import annotations

import math
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.journal import ClockSetBack
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import BOARD_SUFFIXES
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import MAX_SESSION_BOARDS
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.randomness.messages import MeterMessage, MeterState
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.names import (
    BOX_SUFFIX,
    coded_name,
    event_with_words,
    free_set_stem,
    set_names,
    set_stem,
    words_beside,
)
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import RandomnessPolicy, SetNames, Settings
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from datetime import date, datetime

    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.randomness.credit import EntropyMeter
    from bigdeal_gui.randomness.rhythm_trace import Slots
    from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery
    from bigdeal_gui.services.dealing.session import DealtSets, SessionOrder
    from bigdeal_gui.services.dealing_process import DealingProcess
    from bigdeal_gui.services.work import CancelToken, Work


_SECOND_NS: Final = 1_000_000_000
_PAUSE_S: Final = 2.0
"""Between two gains no more than this counts: a pause is not slowness."""

_WINDOW_S: Final = 10.0
_KNOWN_S: Final = 4.0
_CAREFUL: Final = 1.25
"""A first word that is too long comes true sooner; one that is too short would have to be taken back."""
_ROUGH_S: Final = 20
_ROUGH_STEP_S: Final = 5


class Pace:
    """Looks at the bits as they come, and tells the seconds that are left until there are `target_bits`."""

    def __init__(self, target_bits: float) -> None:
        self._target_bits = target_bits
        self._begin(0.0)

    def _begin(self, bits: float) -> None:
        self._bits = bits
        self._active_s = 0.0
        self._gained_ns: int | None = None
        self._gains = deque([(0.0, bits)])
        self._told_ns: int | None = None
        self._told_s: int | None = None

    @property
    def seconds_left(self) -> int | None:
        """The seconds to go, at least 1, in steps of five where they are many; None while none is known.

        It never rises, until the bits fall: who slows down sees it stand still.
        """
        return self._told_s

    def look(self, now_ns: int, bits: float) -> None:
        """Take in that `bits` stand at `now_ns`; what is told changes once a second at most."""
        if bits < self._bits:  # a new seed was drawn, or credit was taken back
            self._begin(bits)
        if bits > self._bits:
            self._gain(now_ns, bits)
        if self._told_ns is None or now_ns - self._told_ns >= _SECOND_NS:
            self._told_ns, estimate = now_ns, self._estimate()
            if estimate is not None:
                self._told_s = estimate if self._told_s is None else min(self._told_s, estimate)

    def _gain(self, now_ns: int, bits: float) -> None:
        if self._gained_ns is not None:
            self._active_s += min((now_ns - self._gained_ns) / _SECOND_NS, _PAUSE_S)
        self._gained_ns, self._bits = now_ns, bits
        self._gains.append((self._active_s, bits))
        while self._active_s - self._gains[0][0] > _WINDOW_S:
            self._gains.popleft()

    def _estimate(self) -> int | None:
        since_s, since_bits = self._gains[0]
        passed_s = self._active_s - since_s
        if passed_s < _KNOWN_S:
            return None
        careful = _CAREFUL if self._told_s is None else 1.0
        left_s = careful * (self._target_bits - self._bits) * passed_s / (self._bits - since_bits)
        seconds = max(1, math.ceil(left_s))
        return seconds if seconds <= _ROUGH_S else math.ceil(seconds / _ROUGH_STEP_S) * _ROUGH_STEP_S


QUIET_NS: Final = 300_000_000
"""How long the keys must be still before the button can be pressed, so that no key stroke presses it."""

MAX_EVENT: Final = 60

_FIRST_MISTAKES: Final = frozenset(
    {MeterMessage.KEY_HELD, MeterMessage.SAME_KEYS, MeterMessage.COARSE_CLOCK, MeterMessage.NOT_SPONTANEOUS}
)
"""What may keep the first bit from coming."""


class PlaceRequest(NamedTuple):
    """Sets that go into `folder` without a question: their proposed name, the ends of their files, how many.

    `code` stands where each name will have its set code; empty where names have none.
    """

    folder: Path
    stem: str
    suffixes: tuple[str, ...]
    sets: int = 1
    code: str = ""


class SetPlace(NamedTuple):
    """Folder and name of such sets; `problem` says why they cannot go there, None where they can.

    `stems` are the names of the sets, exactly as their files will be called, with one of `ends`.
    `is_readable` tells that the disk lets others read the boards, where that is known before they are there.
    """

    target: Path
    problem: AppError | None = None
    stems: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    is_readable: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files that will be written."""
        return tuple(stem + end for stem in self.stems for end in self.ends)

    @property
    def short(self) -> str:
        """The last part of the folder, with dots for what is before it, and the first and the last name."""
        folder = self.target.parent
        before = f"…{os.sep}" if folder.name and folder.parent.name else str(folder.parent / "")
        here = f"{before}{folder.name}{os.sep}" if folder.name else str(folder)
        stems = dict.fromkeys((self.stems[0], self.stems[-1])) if self.stems else (self.target.name,)
        return here + " … ".join(stem + ", ".join(self.ends) for stem in stems)


def place_for_sets(request: PlaceRequest) -> SetPlace:
    """Look where sets can go: words tell them from others of the day. A network disk may take its time."""
    folder = request.folder
    try:
        os.stat(f"{folder}{os.sep}")  # noqa: PTH116 - a path has no end that a folder alone can have
        if not os.access(folder, os.W_OK):
            return SetPlace(
                folder / request.stem, CannotWrite(folder, translate("DealWords", "permission denied"))
            )
        stem = free_set_stem(folder, request.stem, BOARD_SUFFIXES, request.sets)
        stems = set_names(stem, request.sets)
        if request.code:
            stems = tuple(coded_name(name, request.code) for name in stems)
        is_readable = BOX_SUFFIX not in request.suffixes and disk.lets_others_read(folder)
        return SetPlace(folder / stem, None, stems, request.suffixes, is_readable)
    except OSError as error:
        return SetPlace(folder / request.stem, disk.storage_error(folder, folder, error))


class MeterStage(Enum):
    """What is told of the meter."""

    NOT_NEEDED = auto()
    WAITING = auto()
    COLLECTING = auto()
    TOO_REGULAR = auto()
    FULL = auto()
    READY = auto()


class BlockingReason(Enum):
    """Why a session cannot be dealt yet, the first thing to put right first."""

    SELF_TEST_RUNNING = auto()
    SELF_TEST_FAILED = auto()
    TOO_MANY_BOARDS = auto()
    NO_FORMAT = auto()
    FORMAT_CANNOT_HOLD = auto()
    METER_NOT_FULL = auto()
    HANDS_NOT_STILL = auto()


class MeterModel:
    """How far `meter` is, and whether the hands have rested since it was full.

    `quiet_ns` tells how long no key and no mouse button has moved; `clock` counts nanoseconds. `is_needed`:
    the meter counts; it does not where the settings ask for the computer's randomness alone.
    """

    def __init__(
        self,
        meter: EntropyMeter,
        quiet_ns: Callable[[], int],
        clock: Callable[[], int] = time.perf_counter_ns,
    ) -> None:
        self._meter = meter
        self._quiet_ns = quiet_ns
        self._clock = clock
        self._pace = Pace(meter.TARGET_BITS)
        self._is_still = False
        self.is_needed = True

    def look(self) -> None:
        """Take in where meter and hands stand now."""
        self._pace.look(self._clock(), self._meter.credit_bits)
        if not self._meter.is_full:
            self._is_still = False
        elif self._meter.keys_down == 0 and self._quiet_ns() >= QUIET_NS:
            self._is_still = True

    @property
    def is_full(self) -> bool:
        """Whether the target is reached."""
        return self._meter.is_full

    @property
    def is_still(self) -> bool:
        """Whether the meter is full and the keys were quiet since; stays so until it is not full."""
        return self._is_still

    @property
    def target_bits(self) -> int:
        """The bits that fill the meter."""
        return self._meter.TARGET_BITS

    @property
    def bits(self) -> int:
        """The bits collected, rounded down, at most the target."""
        return min(int(self._meter.credit_bits), self.target_bits)

    @property
    def seconds_left(self) -> int | None:
        """The seconds it will still take at one's own pace; 0 when the meter is full, None while unknown."""
        return 0 if self.is_full else self._pace.seconds_left

    @property
    def rhythm(self) -> Slots:
        """One's own rhythm as bars of three heights, one for two presses; None where there is none."""
        return self._meter.rhythm

    @property
    def advice(self) -> MeterMessage | None:
        """What would help the meter on; None where nothing has to be said."""
        stage, message = self.stage, self._meter.message
        if stage is MeterStage.WAITING:
            return message if message in _FIRST_MISTAKES else None
        is_going = stage in {MeterStage.COLLECTING, MeterStage.TOO_REGULAR}
        return message if is_going and message is not MeterMessage.GOOD else None

    @property
    def stage(self) -> MeterStage:
        """What is to be told now."""
        if not self.is_needed:
            return MeterStage.NOT_NEEDED
        if self.is_full:
            return MeterStage.READY if self._is_still else MeterStage.FULL
        if self._meter.state is MeterState.TOO_REGULAR:
            return MeterStage.TOO_REGULAR
        return MeterStage.COLLECTING if self._meter.credit_bits >= 1 else MeterStage.WAITING


@dataclass
class DealModel:
    """The session being ordered. `self_test` is None until its answer is there."""

    meter: MeterModel
    formats: FormatsModel = field(default_factory=FormatsModel)
    event: str = ""
    sets: int = 1
    self_test: bool | None = None
    corrected: dict[date, date] = field(default_factory=dict)
    """Days of play, by what the clock said when somebody corrected it: on another day it may be right."""
    has_code_in_names: bool = False
    lock_until: datetime | None = None
    """Until when the files are locked in a box, in UTC; the next set is locked only if that is said again."""
    lock_or_for: str = ""
    """A public key whose owner can open that box at any time."""
    _formats_taken: tuple[str, ...] | None = None

    def take_settings(self, settings: Settings) -> None:
        """Follow `settings`; the formats ticked here change only when those of the settings do."""
        self.formats.profile = settings.profile
        self.has_code_in_names = settings.set_names is SetNames.CODE
        self.meter.is_needed = settings.randomness is not RandomnessPolicy.SYSTEM
        if settings.formats != self._formats_taken:
            self._formats_taken = settings.formats
            self.formats.choose(settings.formats)

    def request(self, name: str = "") -> Preset:
        """Return what is asked for now, under `name`."""
        boards = self.formats.boards
        return Preset(name, self.event, boards.first, boards.last, self.formats.chosen_names, sets=self.sets)

    def take_request(self, request: Preset) -> None:
        """Ask for what `request` holds."""
        self.event = request.event
        self.sets = request.sets
        self.formats.boards = BoardRange(request.first_board, request.last_board)
        self.formats.choose(request.formats)

    def blocking_reason(self) -> BlockingReason | None:
        """Return what stands in the way of dealing; None when the button may be pressed."""
        checks = (
            (self.self_test is False, BlockingReason.SELF_TEST_FAILED),
            (self.self_test is None, BlockingReason.SELF_TEST_RUNNING),
            (len(self.formats.boards) > MAX_SESSION_BOARDS, BlockingReason.TOO_MANY_BOARDS),
            (not self.formats.chosen, BlockingReason.NO_FORMAT),
            (bool(self.formats.unfit()), BlockingReason.FORMAT_CANNOT_HOLD),
            (self.meter.is_needed and not self.meter.is_full, BlockingReason.METER_NOT_FULL),
            (self.meter.is_needed and not self.meter.is_still, BlockingReason.HANDS_NOT_STILL),
        )
        return next((blocking_reason for is_true, blocking_reason in checks if is_true), None)

    def can_deal_without_meter(self) -> bool:
        """Tell whether the meter alone stands in the way of dealing."""
        return self.blocking_reason() in {None, BlockingReason.METER_NOT_FULL, BlockingReason.HANDS_NOT_STILL}

    @property
    def suffixes(self) -> tuple[str, ...]:
        """The ends of the files that are asked for."""
        if self.lock_until is not None:
            return (BOX_SUFFIX,)
        return tuple(format_.suffix for format_ in self.formats.chosen_formats)

    def place_request(self, folder: Path | None, today: date) -> PlaceRequest | None:
        """Return the set that goes into `folder` without a question; None where there is no such folder."""
        if folder is None or not self.formats.chosen:
            return None
        code = translate("DealWords", "CODE") if self.has_code_in_names else ""
        return PlaceRequest(folder, set_stem(today, self.event), self.suffixes, self.sets, code)

    def proposed_name(self, folder: Path, today: date) -> str:
        """Return a name made of the event and the day that none of the files in `folder` has."""
        return free_set_stem(folder, set_stem(today, self.event), BOARD_SUFFIXES, self.sets)

    def set_name(self, file_name: str) -> str:
        """Return the name of the set from what was typed: without the suffix of an offered format."""
        for suffix in (BOX_SUFFIX, *(format_.suffix for format_ in self.formats.offered)):
            if file_name.lower().endswith(suffix) and len(file_name) > len(suffix):
                return file_name[: -len(suffix)]
        return file_name

    def orders(
        self, target: Path, owner: bytes, today: date, *, has_user_entropy: bool
    ) -> tuple[SessionOrder, ...]:
        """Return the orders for files at `target`, a folder and the name typed; one a set.

        The words by which that name differs from others of the day stand behind the event as well.

        Raises:
            Refused: there are too many boards in all.
            Usage, UnfitRecipient: the time of the lock is past, or too far ahead; its key is none.
        """
        from bigdeal_gui.services.boxes.lock_time import asked_lock  # noqa: PLC0415 - the window does not wait for it
        from bigdeal_gui.services.dealing.session import SessionOrder, several_orders  # noqa: PLC0415 - as above

        name = self.set_name(target.name)
        words = words_beside(name, set_stem(today, self.event))
        order = SessionOrder(
            boards=self.formats.boards,
            formats=self.formats.chosen_formats,
            folder=target.parent,
            name=name,
            owner=owner,
            event=event_with_words(self.event, words) if self.event else "",
            date=f"{today:%Y.%m.%d}",
            profile=self.formats.profile,
            has_user_entropy=has_user_entropy,
            has_code_in_name=self.has_code_in_names,
            lock=asked_lock(self.lock_until, self.lock_or_for),
        )
        return several_orders(order, self.sets, set_names(name, self.sets))


class CheckedOrders(NamedTuple):
    """Orders that can be fulfilled, the process that will deal them, and what had to be settled before."""

    orders: Sequence[SessionOrder]
    process: DealingProcess
    interrupted: tuple[InterruptedDelivery, ...]
    although_journal: bool
    cancel: CancelToken

    @property
    def readable(self) -> InterruptedDelivery | None:
        """What has to be said before dealing where the disk lets others read what is dealt there."""
        return next((one for one in self.interrupted if not one.is_cut), None)

    def begin(self, collector: Collector) -> Callable[[Work], DealtSets]:
        """Draw a new seed, which empties the meter, and return what deals from it, in the other process.

        Raises:
            NotEnoughEntropy: the meter is not full and the order counts on it.
            SystemRandomnessMissing: the computer delivers no random bytes.
            Cancelled: somebody said so at the last moment of the check.
        """
        from bigdeal_gui.seals.memory import keep_in_memory  # noqa: PLC0415 - not for the window
        from bigdeal_gui.services.dealing.clock import clock_bytes  # noqa: PLC0415 - as above
        from bigdeal_gui.services.dealing.crash_recovery import recovery_notes  # noqa: PLC0415 - as above
        from bigdeal_gui.services.dealing.session import deal_sets  # noqa: PLC0415 - as above

        with ExitStack() as stack:
            stack.push(self.process)
            self.cancel.check()
            seed = collector.seed(clock_bytes(), system_only=not self.orders[0].has_user_entropy)
            stack.pop_all()
        keep_in_memory(seed.view())

        def deal(work: Work) -> DealtSets:
            job = partial(deal_sets, self.orders)
            with self.process, recovery_notes(self.interrupted):
                dealt = self.process.do(job, work, seed, although_journal=self.although_journal)
            told = dict.fromkeys((*self.interrupted, *dealt.interrupted))
            return replace(dealt, interrupted=tuple(one for one in told if one.is_cut))

        return deal

    def give_up(self) -> None:
        """Deal nothing."""
        self.process.__exit__()


def checked_orders(
    orders: Sequence[SessionOrder], work: Work, *, although_journal: bool, clock_day: date | None
) -> CheckedOrders | AppError:
    """Make sure that `orders` can be fulfilled, off the window's thread: a network disk may take its time.

    With `although_journal` a doubt about the journal is known, which is written into it. `clock_day` is the
    day that the clock says, None where a person said which day it is. What stands in the way is returned:
    ClockSetBack where the journal knows a later day, JournalDoubtful, DealingBroke where no process can begin
    in which to deal, or as `check_orders` says.
    """
    # Loaded for the first set, not for the window.
    from bigdeal_gui.services.dealing.clock import later_day  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing.session import check_orders  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing_process import DealingProcess  # noqa: PLC0415 - as above

    try:
        with ExitStack() as stack:
            process = stack.enter_context(DealingProcess())  # it gets ready while the orders are checked
            journal = work.journal
            if although_journal:
                journal.store.accept_doubt()
            journal.store.require_no_doubt()
            later = later_day(journal, clock_day) if clock_day else None
            if clock_day and later:
                raise ClockSetBack(clock_day, later)
            interrupted = check_orders(orders, journal)
            work.cancel.check()
            stack.pop_all()
    except AppError as error:
        return error
    return CheckedOrders(orders, process, interrupted, although_journal, work.cancel)
