"""Dealing a session: from an order and a seed to the files of a set, whole or not at all.

The order is checked before anything is dealt. The set is written into the journal before any file of it
can be seen, so a set that was dealt has left its trace whatever happens next.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.journal import JournalUncertain
from bigdeal_gui.errors.randomness import DealsRepeated
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import FolderLost, LeftoverFiles, StorageError
from bigdeal_gui.formats.format import CRLF, Format, Heading, Profile
from bigdeal_gui.formats.table import check_suffixes
from bigdeal_gui.journal.set_code import SET_KEY_BYTES, set_code
from bigdeal_gui.journal.sets import Randomness, SetToDeal
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import MOST_SETS, PLAYABLE_BOARDS, BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.seals.memory import keep_in_memory
from bigdeal_gui.services.boxes.lock import locked_box
from bigdeal_gui.services.dealing.crash_recovery import (
    InterruptedDelivery,
    Outcome,
    recovery_notes,
    settle_for_dealing,
)
from bigdeal_gui.services.dealing.dealing_lock import dealing_lock
from bigdeal_gui.services.dealing.files import LockedFiles, SetFiles, commit_together
from bigdeal_gui.services.dealing.sources import deal_source_for, numbered_runs
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery, check_targets
from bigdeal_gui.storage.names import BOX_SUFFIX, coded_name, event_with_words, numbered_name, set_words
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal, SetId
    from bigdeal_gui.randomness.seed import Seed
    from bigdeal_gui.services.boxes.lock_time import LockTime
    from bigdeal_gui.services.work import Work


@dataclass(frozen=True, slots=True)
class SessionOrder:
    """What is wanted.

    `name` is the files' name without suffix; `owner` the identification that goes into the generator, as
    bytes; `date` empty or YYYY.MM.DD; `line_end` counts in Big Deal's profile. The journal tells what the
    seed came from: of the user (a full meter) and of the system, or, with `is_remake`, from words or digits
    that were given; then a file that is there already with the same bytes counts as delivered. `program` is
    what the files say of who wrote them.
    """

    boards: BoardRange
    formats: tuple[Format, ...]
    folder: Path
    name: str
    owner: bytes = field(repr=False)
    event: str = ""
    date: str = ""
    profile: Profile = Profile.STANDARD
    line_end: bytes = CRLF
    has_user_entropy: bool = True
    has_system_entropy: bool = True
    with_statistics: bool = False
    is_remake: bool = False
    of_tournament: bool = False
    """The seed follows from the keys of a tournament."""
    set_key: bytes = field(default=b"", repr=False)
    """What hides the cards behind the set code, where a tournament's keys decide it; else it is fresh."""
    program: str = PROGRAM
    site: str = ""
    """Where the boards are played; like `event` and `date` for files with room for it."""
    lock: LockTime | None = None
    """Until when the files are locked, all in one box; without it they are open."""
    has_code_in_name: bool = False
    """The files' name ends with the set code, which exists only after dealing."""

    @property
    def randomness(self) -> Randomness:
        """What the seed came from, as the journal tells it."""
        if self.of_tournament:
            return Randomness.TOURNAMENT
        if self.is_remake:
            return Randomness.GIVEN
        if not self.has_user_entropy:
            return Randomness.SYSTEM
        return Randomness.METER if self.has_system_entropy else Randomness.KEYBOARD

    @property
    def file_names(self) -> tuple[str, ...]:
        """The names of the set's files, in the order of the formats; or that of its box."""
        if self.lock is not None:
            return (self.name + BOX_SUFFIX,)
        return tuple(self.name + format_.suffix for format_ in self.formats)

    @property
    def new_file_names(self) -> tuple[str, ...]:
        """The names of the files that must not be there: all, or those that a set made again lacks."""
        if not self.is_remake or self.lock is not None:
            return self.file_names
        return tuple(name for name in self.file_names if not (self.folder / name).is_file())


@dataclass(frozen=True, slots=True)
class DealtSession:
    """What was delivered. Holds no card.

    `set_code` is empty for sets too large to play. `event` and `name`, that of the files, are the set's own.
    """

    boards: BoardRange
    set_code: str
    files: tuple[DeliveredFile, ...]
    event: str = ""
    name: str = ""
    interrupted: tuple[InterruptedDelivery, ...] = ()
    """Deliveries into the folder that had been cut off, and what happened to them."""


@dataclass(frozen=True, slots=True)
class DealtSets:
    """The sets that were delivered together, in the order of their deals."""

    sets: tuple[DealtSession, ...]
    interrupted: tuple[InterruptedDelivery, ...] = ()
    """Deliveries into the folder that had been cut off, and what happened to them."""


def several_orders(order: SessionOrder, count: int, names: Sequence[str] = ()) -> tuple[SessionOrder, ...]:
    """Return the orders of `count` sets, 1 to MOST_SETS, dealt together; one is `order` itself.

    Of several each is called by one of `names`, without these by its number behind the name; the event, where
    there is one, has `set 2 of 3` behind it.

    Raises:
        Refused: there are too many sets, or too many boards in all.
    """
    if count == 1:
        return (order,)
    if not 1 <= count <= MOST_SETS:
        raise Refused(translate("reasons", "You can deal 1 to {most} sets at once.").format(most=MOST_SETS))
    if count * len(order.boards) > PLAYABLE_BOARDS:
        reason = translate(
            "reasons", "Sets dealt together can have at most {most} boards in all; these would have {count}."
        )
        raise Refused(reason.format(most=PLAYABLE_BOARDS, count=count * len(order.boards)))
    return tuple(
        replace(
            order,
            name=names[number - 1] if names else numbered_name(order.name, number),
            event=event_with_words(order.event, set_words(number, count)) if order.event else "",
        )
        for number in range(1, count + 1)
    )


def check_orders(
    orders: Sequence[SessionOrder], journal: Journal | None, lock: str = ""
) -> tuple[InterruptedDelivery, ...]:
    """Make sure that `orders`, all into one folder, can be fulfilled, before anything is dealt.

    What programs that died were delivering, into this folder or another, is finished or taken back first, and
    returned; where there is no journal yet nothing was ever dealt. `lock` is the dealing lock that is held.

    Raises:
        Refused: no format, or statistics of boards still to be played.
        FormatsClash, FormatCannotHold: the formats do not suit each other or the boards.
        JournalDoubtful: the journal is not what it was, and nobody said that this is known.
        StorageError: a name is taken or impossible, or the folder cannot take files.
    """
    for order in orders:
        _check_formats(order)
    folder = orders[0].folder
    if journal is None:
        check_targets(folder, _new_names(orders))
        return ()
    journal.store.require_no_doubt()
    interrupted = settle_for_dealing(journal, folder, lock)
    with recovery_notes(interrupted):
        trial = check_targets(folder, _new_names(orders), key=journal.store.delivery_key)
    if not trial.is_private and orders[0].lock is None:
        return (*interrupted, InterruptedDelivery(Outcome.READABLE, (folder / orders[0].name,)))
    return interrupted


def _new_names(orders: Iterable[SessionOrder]) -> tuple[str, ...]:
    return tuple(name for order in orders for name in order.new_file_names)


def _check_formats(order: SessionOrder) -> None:
    if not order.formats:
        raise Refused(translate("reasons", "No format was chosen, so there would be no files."))
    check_suffixes(order.formats)
    if order.lock is not None and len(order.boards) > PLAYABLE_BOARDS:
        text = translate("reasons", "More than {most} boards cannot be locked in a box.")
        raise Refused(text.format(most=PLAYABLE_BOARDS))
    for format_ in order.formats:
        format_.check_holds(order.boards, order.profile)
        if format_.reader is None and not order.with_statistics:
            raise Refused(
                translate(
                    "reasons",
                    "Nobody may see statistics of boards that have not been played (Law 6D). Make them "
                    "when play is over.",
                )
            )


def deal_session(order: SessionOrder, seed: Seed, work: Work) -> DealtSession:
    """Deal `order` from `seed`, deliver the files, and wipe the seed.

    The progress is in boards.

    Raises:
        Cancelled: the token was set; no file was left.
        DealingInProgress: another dealing under this name, into this folder, does not end.
        DealsRepeated: fresh randomness gave deals that the journal knows.
        LeftoverFiles, FolderLost: what went wrong, went so wrong that files are left, or may be.
        JournalUncertain: whether the set counts as dealt shows later; its files are whole, and stay.
        AppError: as `check_orders`, or what went wrong while delivering; no file was left. It tells as well
            what happened to deliveries that had been cut off.
    """
    dealt = deal_sets([order], seed, work)
    return replace(dealt.sets[0], interrupted=dealt.interrupted)


def deal_sets(orders: Sequence[SessionOrder], seed: Seed, work: Work) -> DealtSets:
    """Deal `orders`, of `several_orders`, one after the other from `seed`, deliver all, wipe the seed.

    The deals of each set are those that follow the last one's. All sets are delivered, or none: whatever is
    raised but JournalUncertain, LeftoverFiles and FolderLost, no file of any was left.

    Raises:
        AppError: as `deal_session` and `check_orders`.
    """
    first = orders[0]
    try:
        keep_in_memory(seed.view())
        with _alone(orders, work) as (interrupted, lock):
            if len(first.boards) > PLAYABLE_BOARDS:
                source = deal_source_for(first.boards)
                runs = source.runs(first.boards, seed, first.owner)
                sets = [_Set(first, source.formats(first.formats), runs, _set_key(first, work))]
            else:
                deals = iter(first_deals(seed, first.owner, sum(len(order.boards) for order in orders)))
                sets = [_held(order, list(islice(deals, len(order.boards))), work) for order in orders]
            return DealtSets(_delivered(sets, work, lock), interrupted)
    finally:
        seed.wipe()


def deliver_dealt(order: SessionOrder, deals: Sequence[Deal], work: Work) -> DealtSession:
    """Deliver `deals`, one for each board, that other seeds have made, as `deal_session` delivers its own.

    Raises:
        AppError: as `deal_session`; no file was left but with LeftoverFiles.
    """
    with _alone([order], work) as (interrupted, lock):
        (dealt,) = _delivered([_held(order, deals, work)], work, lock)
        return replace(dealt, interrupted=interrupted)


@contextmanager
def _alone(
    orders: Sequence[SessionOrder], work: Work
) -> Iterator[tuple[tuple[InterruptedDelivery, ...], str]]:
    """Give what had been cut off, and the lock, where nobody else deals `orders` and they can be dealt."""
    keep_in_memory(work.journal.store.key)
    with dealing_lock(work, orders[0].folder, orders[0].name) as lock:
        interrupted = check_orders(orders, work.journal, lock)
        with recovery_notes(interrupted):
            yield interrupted, lock


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class _Set:
    """A set between its deals and its files; of one too large to play nothing is held but what is written."""

    order: SessionOrder
    formats: tuple[Format, ...]
    runs: Generator[Sequence[Board], None, None]
    key: bytes
    code: str = ""
    deals: Sequence[Deal] = ()
    fingerprints: Sequence[bytes] = ()


def _held(order: SessionOrder, deals: Sequence[Deal], work: Work) -> _Set:
    """Return the set of `deals`, which are new here unless it is made again."""
    fingerprints = work.journal.fingerprints(deals)
    if not order.is_remake and (met := work.journal.seen_before(deals, order.boards)):
        raise DealsRepeated(met[0].code, met[0].event, met[0].date)
    key = _set_key(order, work)
    code = set_code(key, order.boards, deals)
    if order.has_code_in_name:
        order = replace(order, name=coded_name(order.name, code))
    return _Set(order, order.formats, numbered_runs(order.boards, deals), key, code, deals, fingerprints)


def _set_key(order: SessionOrder, work: Work) -> bytes:
    return order.set_key or work.random_bytes(SET_KEY_BYTES)


def _delivered(sets: Sequence[_Set], work: Work, lock: str) -> tuple[DealtSession, ...]:
    """Write the files of all `sets` in one delivery, all or none; the journal is told before and after."""
    _refuse_twice(sets)
    journal = work.journal
    names = _new_names([set_.order for set_ in sets])
    total = sum(len(set_.order.boards) for set_ in sets)
    done, written = 0, []
    with (
        _begun(sets, journal, lock) as (set_ids, note),
        Delivery(sets[0].order.folder, names, key=journal.store.delivery_key, sets=set_ids) as delivery,
        ExitStack() as stack,
    ):
        for set_ in sets:
            runs = stack.enter_context(closing(set_.runs))
            files = _files(delivery, set_, work)
            stack.enter_context(files)
            for run in runs:
                work.cancel.check()
                files.write(run)
                done += len(run)
                work.progress(done, total)
            files.end()
            written.append((files, set_.deals))
        work.cancel.check()
        delivered = commit_together(delivery, written, note)
    return tuple(
        DealtSession(set_.order.boards, set_.code, files, set_.order.event, set_.order.name)
        for set_, files in zip(sets, delivered, strict=True)
    )


def _files(delivery: Delivery, set_: _Set, work: Work) -> SetFiles:
    heading = _heading(set_.order, set_.code)
    if set_.order.lock is None:
        return SetFiles(delivery, set_.order.name, set_.formats, heading)
    lock = partial(locked_box, until=set_.order.lock, work=work)
    return LockedFiles(delivery, set_.order.name, set_.formats, heading, lock)


def _refuse_twice(sets: Sequence[_Set]) -> None:
    """Make sure that no deal of a set comes back in a later one of the same go."""
    if len(sets) == 1:
        return
    seen: set[Deal] = set()
    for set_ in sets:
        if not seen.isdisjoint(set_.deals):
            raise DealsRepeated(set_.code, set_.order.event, set_.order.date)
        seen.update(set_.deals)


@contextmanager
def _begun(
    sets: Sequence[_Set], journal: Journal, lock: str
) -> Iterator[tuple[tuple[SetId, ...], Callable[[tuple[tuple[DeliveredFile, ...], ...]], None]]]:
    """Write down that `sets` are begun, and failed where the block fails.

    Give their numbers in the journal, and what notes their delivery.
    """
    set_ids = journal.begin_sets([(_record(set_, lock), set_.fingerprints) for set_ in sets])

    def note(delivered: tuple[tuple[DeliveredFile, ...], ...]) -> None:
        # While the hidden files still tell that it is in progress: who dies here is found out.
        try:
            journal.sets_delivered(
                {id_: [file.path for file in files] for id_, files in zip(set_ids, delivered, strict=True)},
                {file.path: file.content for files in delivered for file in files if file.content},
            )
        except JournalUncertain as error:
            error.add_note(
                translate(
                    "recovery",
                    "Whether this counts as dealt is settled at the next dealing, or when the program "
                    "starts.",
                )
            )
            raise

    try:
        yield set_ids, note
    except (LeftoverFiles, FolderLost, JournalUncertain):
        # The sets stay begun: whether they are whole is seen when their disk or stick works again.
        raise
    except BaseException as error:
        # The sets stay begun where even this cannot be written down.
        with suppress(StorageError):
            journal.sets_failed(dict.fromkeys(set_ids, ()), type(error).__name__)
        raise


def _record(set_: _Set, lock: str) -> SetToDeal:
    order = set_.order
    return SetToDeal(
        set_key=set_.key,
        code=set_.code,
        boards=order.boards,
        formats=tuple(format_.name for format_ in order.formats),
        folder=order.folder.absolute(),
        file_names=order.file_names,
        identification=ripemd160(order.owner),
        profile=order.profile,
        randomness=order.randomness,
        event=order.event,
        date=order.date,
        lock=None if order.lock is None else order.lock.note,
        dealing=lock,
    )


def _heading(order: SessionOrder, code: str) -> Heading:
    return Heading(
        boards=order.boards,
        program=order.program,
        profile=order.profile,
        line_end=order.line_end,
        event=order.event,
        site=order.site,
        date=order.date,
        set_code=code,
    )
