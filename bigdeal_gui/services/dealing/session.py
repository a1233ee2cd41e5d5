"""Dealing a session: from an order and a seed to the files of a set, whole or not at all.

The order is checked before anything is dealt. The set is written into the journal before any file of it
can be seen, so a set that was dealt has left its trace whatever happens next.
"""

from __future__ import annotations

from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors import DealsRepeated, FilesLeft, Refused, StorageError
from bigdeal_gui.formats.format import CRLF, Heading, Profile
from bigdeal_gui.formats.table import check_suffixes
from bigdeal_gui.journal.set_code import SET_KEY_BYTES, set_code
from bigdeal_gui.journal.sets import Randomness, SetToDeal
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.services.dealing.crash_recovery import CutOff, settle_for_dealing, telling
from bigdeal_gui.services.dealing.files import SetFiles
from bigdeal_gui.services.dealing.sources import ONE_BY_ONE, runs_of
from bigdeal_gui.services.dealing.under_way import only_dealing
from bigdeal_gui.storage.delivery import check_targets
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.journal import Hit, Journal
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.randomness.seed import Seed
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.dealing.sources import BoardSource
    from bigdeal_gui.storage.delivery import DeliveredFile

PLAYABLE_BOARDS: Final = 10_000
"""The largest set that is held in memory, compared card by card, fingerprinted and given a set code.

Larger ones are for study: they are streamed, compared by digest, and only counted in the journal.
"""


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
    program: str = PROGRAM

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
        """The names of the set's files, in the order of the formats."""
        return tuple(self.name + format_.suffix for format_ in self.formats)

    @property
    def new_file_names(self) -> tuple[str, ...]:
        """The names of the files that must not be there: all, or those that a set made again lacks."""
        if not self.is_remake:
            return self.file_names
        return tuple(name for name in self.file_names if not (self.folder / name).is_file())


@dataclass(frozen=True, slots=True)
class DealtSession:
    """What was delivered. Holds no card.

    `set_code` is empty for sets too large to play; `met` are the earlier sets with deals of one that was made
    again.
    """

    boards: BoardRange
    set_code: str
    files: tuple[DeliveredFile, ...]
    met: tuple[Hit, ...] = ()
    cut_off: tuple[CutOff, ...] = ()
    """Deliveries into the folder that had been cut off, and what became of them."""


def check_order(order: SessionOrder, journal: Journal | None) -> tuple[CutOff, ...]:
    """Make sure that `order` can be fulfilled, before anything is dealt.

    What programs that died were delivering into the folder is finished or taken back first, and returned;
    where there is no journal yet nothing was ever dealt.

    Raises:
        Refused: no format, or statistics of boards still to be played.
        FormatsClash, FormatCannotHold: the formats do not suit each other or the boards.
        JournalDoubtful: the journal is not what it was, and nobody said that this is known.
        StorageError: a name is taken or impossible, or the folder cannot take files.
    """
    if not order.formats:
        raise Refused(translate("reasons", "No format was chosen, so there would be no file."))
    check_suffixes(order.formats)
    for format_ in order.formats:
        format_.check_holds(order.boards, order.profile)
        if format_.reader is None and not order.with_statistics:
            raise Refused(
                translate(
                    "reasons",
                    "Statistics of boards that are still to be played must not be seen by anyone (Law 6D)."
                    " Make them when play is over.",
                )
            )
    if journal is None:
        check_targets(order.folder, order.new_file_names)
        return ()
    journal.store.require_no_doubt()
    cut_off = settle_for_dealing(journal, order.folder)
    with telling(cut_off):
        check_targets(order.folder, order.new_file_names, key=journal.store.delivery_key)
    return cut_off


def deal_session(  # noqa: PLR0913 - the order, the seed, and five things the caller owns
    order: SessionOrder,
    seed: Seed,
    *,
    journal: Journal,
    random_bytes: Callable[[int], bytes],
    progress: Callable[[int, int], None],
    cancel: CancelToken,
    source: BoardSource = ONE_BY_ONE,
) -> DealtSession:
    """Deal `order` from `seed`, deliver the files, and wipe the seed.

    `random_bytes` makes the key that hides the cards behind the set code; `progress` is told the boards
    done and wanted, on this thread. `source` deals sets too large to be held.

    Raises:
        Cancelled: the token was set; no file was left.
        DealingUnderWay: another dealing under this name, into this folder, does not end.
        DealsRepeated: fresh randomness gave deals that the journal knows.
        FilesLeft: what went wrong, went so wrong that files could not be removed.
        AppError: as `check_order`, or what went wrong while delivering; no file was left. It tells as well
            what became of deliveries that had been cut off.
    """
    try:
        with only_dealing(journal, order.folder, order.name, cancel):
            cut_off = check_order(order, journal)
            held = first_deals(seed, order.owner, len(order.boards)) if _is_playable(order) else []
            runs = runs_of(order.boards, held) if held else source.runs(order.boards, seed, order.owner)
            parts = _Parts(held, runs, source.formats(order.formats))
            with telling(cut_off):
                dealt = _deliver(
                    order, parts, journal=journal, random_bytes=random_bytes, progress=progress, cancel=cancel
                )
            return replace(dealt, cut_off=cut_off)
    finally:
        seed.wipe()


def deliver_dealt(  # noqa: PLR0913 - as deal_session, with the deals in place of the seed
    order: SessionOrder,
    deals: Sequence[Deal],
    *,
    journal: Journal,
    random_bytes: Callable[[int], bytes],
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> DealtSession:
    """Deliver `deals`, one for each board, that other seeds have made, as `deal_session` delivers its own.

    Raises:
        AppError: as `deal_session`; no file was left but with FilesLeft.
    """
    with only_dealing(journal, order.folder, order.name, cancel):
        cut_off = check_order(order, journal)
        parts = _Parts(deals, runs_of(order.boards, deals), order.formats)
        with telling(cut_off):
            dealt = _deliver(
                order, parts, journal=journal, random_bytes=random_bytes, progress=progress, cancel=cancel
            )
        return replace(dealt, cut_off=cut_off)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class _Parts:
    """What is delivered: the deals, none where they are not held, the boards run by run, and the formats."""

    held: Sequence[Deal]
    runs: Generator[Sequence[Board], None, None]
    formats: tuple[Format, ...]


def _deliver(  # noqa: PLR0913 - the order, its parts, and four things the caller owns
    order: SessionOrder,
    parts: _Parts,
    *,
    journal: Journal,
    random_bytes: Callable[[int], bytes],
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> DealtSession:
    held, files_key = parts.held, journal.store.delivery_key
    met = journal.seen_before(held, order.boards)
    if met and not order.is_remake:
        raise DealsRepeated(met[0].code, met[0].event, met[0].date)
    key = random_bytes(SET_KEY_BYTES)
    code = set_code(key, order.boards, held) if held else ""
    set_id = journal.begin_set(_record(order, key, code), held)
    try:
        with (
            closing(parts.runs),
            SetFiles(
                order.folder,
                order.name,
                parts.formats,
                _heading(order, code),
                key=files_key,
                is_remake=order.is_remake,
            ) as files,
        ):
            done = 0
            for run in parts.runs:
                cancel.check()
                files.write(run)
                done += len(run)
                progress(done, len(order.boards))
            cancel.check()
            delivered = files.commit(
                held,
                # While the hidden files still tell that it is under way: who dies here is found out.
                lambda delivered: journal.set_delivered(
                    set_id,
                    [file.path for file in delivered],
                    {file.path: file.content for file in delivered if file.content},
                ),
            )
    except FilesLeft:
        # The set stays begun: whether it is whole is seen when its disk or stick works again.
        raise
    except BaseException as error:
        # The set stays begun where even this cannot be written down.
        with suppress(StorageError):
            journal.set_failed(set_id, type(error).__name__)
        raise
    return DealtSession(order.boards, code, delivered, met)


def _is_playable(order: SessionOrder) -> bool:
    return len(order.boards) <= PLAYABLE_BOARDS


def _record(order: SessionOrder, key: bytes, code: str) -> SetToDeal:
    return SetToDeal(
        set_key=key,
        code=code,
        boards=order.boards,
        formats=tuple(format_.name for format_ in order.formats),
        folder=order.folder.absolute(),
        file_names=order.file_names,
        identification=ripemd160(order.owner),
        profile=order.profile,
        randomness=order.randomness,
        event=order.event,
        date=order.date,
    )


def _heading(order: SessionOrder, code: str) -> Heading:
    return Heading(
        boards=order.boards,
        program=order.program,
        profile=order.profile,
        line_end=order.line_end,
        event=order.event,
        date=order.date,
        set_code=code,
    )
