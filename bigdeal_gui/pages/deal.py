"""The deal page without a screen: the wish, how far the meter is, what stands in the way, and the dealing."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.errors import CannotWrite, FolderMissing
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.pages.pace import Pace
from bigdeal_gui.randomness.messages import MeterMessage, MeterState
from bigdeal_gui.storage.names import free_name, set_stem
from bigdeal_gui.storage.settings import Preset, RandomnessPolicy
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date
    from pathlib import Path

    from bigdeal_gui.errors import AppError
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.randomness.credit import EntropyMeter
    from bigdeal_gui.randomness.rhythm_trace import Slots
    from bigdeal_gui.services.dealing.session import DealtSets, SessionOrder
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.settings import Settings

QUIET_NS: Final = 300_000_000
"""How long the keys must be still before the button can be pressed, so that no key stroke presses it."""

MAX_EVENT: Final = 60

_FIRST_MISTAKES: Final = frozenset(
    {
        MeterMessage.KEY_HELD,
        MeterMessage.SAME_KEYS,
        MeterMessage.COARSE_CLOCK,
        MeterMessage.NOT_SPONTANEOUS,
    }
)
"""What may keep the first bit from coming."""


class PlaceRequest(NamedTuple):
    """A set that goes into `folder` without a question: its proposed name, and the ends of its files."""

    folder: Path
    stem: str
    suffixes: tuple[str, ...]


class SetPlace(NamedTuple):
    """Folder and name of such a set; `problem` says why it cannot go there, None where it can."""

    target: Path
    problem: AppError | None = None

    @property
    def short(self) -> str:
        """The last two parts of its path, with dots for what is before them."""
        folder = self.target.parent
        before = f"…{os.sep}" if folder.name and folder.parent.name else str(folder.parent / "")
        return f"{before}{folder.name}{os.sep}{self.target.name}" if folder.name else str(self.target)


def place_of(request: PlaceRequest) -> SetPlace:
    """Look where a set can go: its name gets a number where it is taken. A network disk may take its time."""
    folder = request.folder
    try:
        if not folder.is_dir():
            return SetPlace(folder / request.stem, FolderMissing(folder))
        if not os.access(folder, os.W_OK):
            return SetPlace(
                folder / request.stem, CannotWrite(folder, translate("DealWords", "no permission"))
            )
        return SetPlace(folder / free_name(folder, request.stem, request.suffixes))
    except OSError as error:
        return SetPlace(folder / request.stem, CannotWrite(folder, error.strerror or type(error).__name__))


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
    def seconds_left(self) -> int:
        """The seconds it will still take at one's own pace; 0 when the meter is full."""
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
    _formats_taken: tuple[str, ...] | None = None

    def take_settings(self, settings: Settings) -> None:
        """Follow `settings`; the formats ticked here change only when those of the settings do."""
        self.formats.profile = settings.profile
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
        """The ends of the files that are asked for; of several sets, with their numbers."""
        ends = tuple(format_.suffix for format_ in self.formats.chosen_formats)
        if self.sets == 1:
            return ends
        # A name that is proposed has blanks, so the number stands behind one.
        return tuple(f" {number}{end}" for number in range(1, self.sets + 1) for end in ends)

    def place_request(self, folder: Path | None, today: date) -> PlaceRequest | None:
        """Return the set that goes into `folder` without a question; None where there is no such folder."""
        if folder is None or not self.formats.chosen:
            return None
        return PlaceRequest(folder, set_stem(today, self.event), self.suffixes)

    def proposed_name(self, folder: Path, today: date) -> str:
        """Return a name made of the event and the day that none of the files in `folder` has."""
        return free_name(folder, set_stem(today, self.event), self.suffixes)

    def set_name(self, file_name: str) -> str:
        """Return the name of the set from what was typed: without the suffix of an offered format."""
        for format_ in self.formats.offered:
            if file_name.lower().endswith(format_.suffix) and len(file_name) > len(format_.suffix):
                return file_name[: -len(format_.suffix)]
        return file_name

    def order(self, target: Path, owner: bytes, today: date, *, has_user_entropy: bool) -> SessionOrder:
        """Return the order for files at `target`, a folder and the name typed."""
        from bigdeal_gui.services.dealing.session import SessionOrder  # noqa: PLC0415 - the window does not wait for it

        return SessionOrder(
            boards=self.formats.boards,
            formats=self.formats.chosen_formats,
            folder=target.parent,
            name=self.set_name(target.name),
            owner=owner,
            event=self.event,
            date=f"{today:%Y.%m.%d}",
            profile=self.formats.profile,
            has_user_entropy=has_user_entropy,
        )


def begin_dealing(
    orders: Sequence[SessionOrder], collector: Collector, *, although_journal: bool = False
) -> Callable[[Work], DealtSets]:
    """Draw a new seed, which empties the meter, and return what deals `orders` from it.

    With `although_journal` a doubt about the journal is known, which is written into it.

    Raises:
        JournalDoubtful: it is in doubt; the meter stays full.
        NotEnoughEntropy: the meter is not full and the order counts on it.
        SystemRandomnessMissing: the computer delivers no random bytes.
        StorageError: the journal cannot be opened, and no set is dealt without it; the meter stays full.
        AppError: the orders cannot be fulfilled, as `check_orders`; the meter stays full.
    """
    # Loaded for the first set, not for the window.
    from bigdeal_gui.services.dealing.clock import clock_bytes  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing.crash_recovery import recovery_notes  # noqa: PLC0415 - as above
    from bigdeal_gui.services.dealing.session import check_orders, deal_sets  # noqa: PLC0415 - as above
    from bigdeal_gui.services.sets.open_journal import opened_journal  # noqa: PLC0415 - as above

    with opened_journal() as journal:
        if although_journal:
            journal.store.accept_doubt()
        journal.store.require_no_doubt()
        interrupted = check_orders(orders, journal)
    seed = collector.seed(clock_bytes(), system_only=not orders[0].has_user_entropy)

    def deal(work: Work) -> DealtSets:
        # The doubt that was answered is this journal's: opened again it could be in doubt again.
        with journal.store.shared_connection(), recovery_notes(interrupted):
            dealt = deal_sets(orders, seed, replace(work, opened=lambda: journal))
        return replace(dealt, interrupted=tuple(dict.fromkeys((*interrupted, *dealt.interrupted))))

    return deal
