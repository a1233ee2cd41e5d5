"""Converting a file of boards into other formats, with other numbers where they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.errors.services import BoardsUsed, Refused
from bigdeal_gui.formats.format import CRLF, Heading, Profile
from bigdeal_gui.formats.pbn.analysis import analysis_lines, double_dummy_writer
from bigdeal_gui.formats.pbn.kept import Rewritten, has_more_than_boards, kept_pbn, rewritten_pbn
from bigdeal_gui.formats.pbn.reader import encoding_of_pbn
from bigdeal_gui.formats.table import check_suffixes, format_by_name
from bigdeal_gui.formats.titles import title_line
from bigdeal_gui.journal.journal import Kind, SeenSet, State
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import DoubleDummy, Table
from bigdeal_gui.model.plans import PLAYABLE_BOARDS, BoardRange
from bigdeal_gui.services.dealing.files import SetFiles, commit_together
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.contents import LookUp, bytes_on_disk, ignore_progress
from bigdeal_gui.services.sets.evidence import NumbersFrom, code_claim, known_code, read_known_boards
from bigdeal_gui.services.sets.statistics import UNFINISHED, refuse_unfinished
from bigdeal_gui.storage.delivery import Delivery, check_targets
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.formats.format import Format, SetWriter
    from bigdeal_gui.journal.journal import Duplicate, Journal
    from bigdeal_gui.services.sets.contents import Contents, Pulse
    from bigdeal_gui.services.sets.evidence import CodeClaim
    from bigdeal_gui.storage.delivery import DeliveredFile

    Analyse = Callable[[Sequence[Board], Mapping[Deal, Table]], Sequence[DoubleDummy] | None]

_ANALYSED: Final = "pbn"

_RUN_BOARDS: Final = 2_000
"""Boards of a long file that are held at once."""


class Others(StrEnum):
    """What becomes of what others put into a pbn file: there is nothing, it is kept, or it is left out."""

    NONE = "none"
    KEPT = "kept"
    LEFT_OUT = "left-out"


@dataclass(frozen=True, slots=True)
class Conversion:
    """What is wanted: `plan` gives the new numbers in order, empty to keep those of the file.

    Boards without numbers have the journal's; `first_board` states another first number.
    `allow_used` lets boards pass that may have been seen at a table.
    """

    source: Path
    formats: tuple[Format, ...]
    folder: Path
    name: str
    plan: tuple[BoardRange, ...] = ()
    profile: Profile = Profile.STANDARD
    line_end: bytes = CRLF
    allow_used: bool = False
    event: str = ""
    """What files with room for it name the event, instead of the source's; like `site` and `date`."""
    site: str = ""
    date: str = ""
    first_board: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the files."""
        return tuple(self.name + format_.suffix for format_ in self.formats)


@dataclass(frozen=True, slots=True)
class Analysis:
    """How double-dummy results come into pbn files.

    `of` is given the boards and the tricks that the source brought, and returns a result a board; None: what
    the source brought stays. Where nobody asked it is called for that alone, and never for boards that are
    still to be played.
    """

    of: Analyse
    is_asked: bool = True


@dataclass(frozen=True, slots=True)
class Converted:
    """What was delivered, and every set of the journal that shares deals with it.

    `boards` goes from the first number to the last; `count` are the boards, and `remarks` what was odd about
    the source. `others` tells what happened to the tags of others in a pbn file.
    """

    boards: BoardRange
    count: int
    set_code: str
    files: tuple[DeliveredFile, ...]
    hits: tuple[Duplicate, ...]
    remarks: tuple[Caveat, ...] = ()
    others: Others = Others.NONE
    numbers: tuple[BoardRange, ...] = ()
    numbers_from: NumbersFrom = NumbersFrom.FILE
    said_code: str = ""
    """The set code that the source carries, and what is wrong about it."""
    claim: CodeClaim | None = None


def convert_boards(
    order: Conversion,
    journal: Journal,
    *,
    read: Callable[[Path], bytes] = bytes_on_disk,
    pulse: Pulse = ignore_progress,
    analysis: Analysis | None = None,
) -> Converted:
    """Read the source, number its boards, and deliver them in the wanted formats.

    `read` and `pulse` are those of `contents_of`. With an `analysis` that was asked for pbn files have
    double-dummy results inside, in the standard profile. Boards that are still to be played are refused then,
    and those that were played are not.

    Raises:
        Refused: the plan does not fit.
        BoardsUsed: they may have been seen at a table, and `allow_used` is False.
        AppError: the source is damaged, a format cannot hold the boards, or the files cannot be written.
    """
    _require_formats_of_boards(order.formats)
    held: dict[Path, bytes] = {}

    def holding(path: Path) -> bytes:
        held[path] = read(path)
        return held[path]

    stated = order.plan[0].first if order.plan else order.first_board
    known = read_known_boards(order.source, journal, stated=stated, read=holding, pulse=pulse)
    source = known.contents
    wanted = _wanted(source, order.plan)
    # Boards with new numbers are looked up under these.
    hits = wanted.hits(journal) if order.plan else known.hits
    _check_targets(order, wanted, source, journal)
    is_asked = analysis is not None and analysis.is_asked
    if not is_asked:
        _refuse_used(order, hits)
    else:
        refuse_unfinished(hits)
    # A code that only the file says is not handed on: it would look as if this computer knew.
    code = known_code(hits, wanted.count, journal)
    deals = [board.deal for board in wanted.each()] if wanted.count <= PLAYABLE_BOARDS else []
    is_known = any(len(hit.boards) >= wanted.count for hit in hits)
    if deals and not is_known and len(wanted.boards) == wanted.count:
        seen = SeenSet(order.source.name, wanted.boards, source.set_code, source.event)
        journal.see_set(seen, deals)
    again = _Again(order, source, wanted, code if is_known else "", held.get(order.source, b""))
    is_played = not any(hit.state in UNFINISHED for hit in hits)
    if analysis is not None and (is_asked or (again.brings_tables and is_played)):
        again = replace(again, results=analysis.of(list(wanted.each()), source.tables))
    formats, others = again.formats()
    with (
        Delivery(order.folder, order.names, key=journal.store.delivery_key) as delivery,
        SetFiles(delivery, order.name, formats, _heading(order, wanted, source, code)) as files,
    ):
        for some in wanted.runs():
            files.write(some)
        (delivered,) = commit_together(delivery, [(files, deals)])
    journal.record(
        Kind.CHECK, hits[0].id if hits else None, {"converted": order.source.name, "files": list(order.names)}
    )
    return Converted(
        wanted.boards,
        wanted.count,
        code,
        delivered,
        hits,
        source.remarks,
        others,
        numbers=tuple(order.plan or source.numbers[0]),
        numbers_from=NumbersFrom.STATED if order.plan else known.numbers_from,
        said_code=source.set_code,
        claim=code_claim(source, known.hits, journal),
    )


def _require_formats_of_boards(formats: Sequence[Format]) -> None:
    check_suffixes(formats)
    if statistics := [format_.name for format_ in formats if format_.reader is None]:
        raise Refused(translate("reasons", "“{name}” is not a format for boards.").format(name=statistics[0]))


def _check_targets(order: Conversion, wanted: _Wanted, source: Contents, journal: Journal) -> None:
    """Make sure that each format can have the boards, and that no file is in the way."""
    other_conditions = 0 if order.plan else source.other_conditions
    for format_ in order.formats:
        format_.check_holds_boards(wanted.boards, order.profile, wanted.count, other_conditions)
    check_targets(order.folder, order.names, key=journal.store.delivery_key)


def _heading(order: Conversion, wanted: _Wanted, source: Contents, code: str) -> Heading:
    return Heading(
        wanted.boards,
        PROGRAM,
        order.profile,
        order.line_end,
        order.event or source.event,
        order.site,
        order.date,
        code,
    )


@dataclass(frozen=True, slots=True, repr=False)
class _Wanted:
    """The boards that are written: as many as `count`, in rising order, their numbers within `boards`."""

    boards: BoardRange
    count: int
    each: Callable[[], Iterator[Board]]

    def runs(self) -> Iterator[list[Board]]:
        """Yield the boards, some at a time."""
        boards = self.each()
        while some := list(islice(boards, _RUN_BOARDS)):
            yield some

    def hits(self, journal: Journal) -> tuple[Duplicate, ...]:
        """Return the sets of the journal that share deals with them."""
        lookup = LookUp(journal)
        for some in self.runs():
            lookup.take(some)
        return lookup.hits()


@dataclass(frozen=True, slots=True, repr=False)
class _Again:
    """How pbn files are written: with what others put into the source, and with analysis."""

    order: Conversion
    source: Contents
    wanted: _Wanted
    set_code: str
    untrusted_data: bytes
    results: Sequence[DoubleDummy] | None = None

    def formats(self) -> tuple[tuple[Format, ...], Others]:
        """Return the formats, with a writer of their own for pbn, and what becomes of the tags of others."""
        rows, others = self.order.formats, Others.NONE
        if self.results is not None:
            rows = _with_writer(rows, partial(double_dummy_writer, self.results))
        if self._keeps_others():
            data = self._written()
            others = Others.LEFT_OUT if data is None else Others.KEPT
            rows = rows if data is None else _with_writer(rows, lambda _heading: _Whole(data))
        return rows, others

    @property
    def brings_tables(self) -> bool:
        """Whether what is kept of others may have tricks of the boards that are written."""
        return self._keeps_others() and any(board.deal in self.source.tables for board in self.wanted.each())

    def _keeps_others(self) -> bool:
        """Tell whether something of others stands in the source, and may stand in a file that is written."""
        is_source = self.order.source.suffix.lower() == format_by_name(_ANALYSED).suffix
        is_wanted = any(format_.name == _ANALYSED for format_ in self.order.formats)
        return (
            is_source
            and is_wanted
            and self.order.profile is Profile.STANDARD
            and has_more_than_boards(self.untrusted_data)
        )

    def _written(self) -> bytes | None:
        """Return the file; None where it cannot be written so that it is read as the boards wanted."""
        kept, boards = kept_pbn(self.untrusted_data), tuple(self.wanted.each())
        old = [board.number for board in self.source.one_by_one()]
        if kept is None or sorted(old) != sorted(kept.games):
            return None
        lines = [()] * len(boards) if self.results is None else map(analysis_lines, self.results)
        games = [
            Rewritten(number, board.number, analysis)
            for number, board, analysis in zip(old, boards, lines, strict=True)
        ]
        try:
            data = rewritten_pbn(kept, games, self._titles(), self.set_code.encode("ascii"))
            return data if format_by_name(_ANALYSED).read(data).boards == boards else None
        except (UnicodeEncodeError, FormatError):
            return None

    def _titles(self) -> dict[str, bytes]:
        named = {"event": self.order.event, "site": self.order.site, "date": self.order.date}
        encoding = encoding_of_pbn(self.untrusted_data)
        return {name: title_line(text, '"').encode(encoding) for name, text in named.items() if text}


@dataclass(frozen=True, slots=True, repr=False)
class _Whole:
    """Writes a file that is made already."""

    data: bytes

    def start(self) -> bytes:
        return self.data

    def boards(self, _boards: Sequence[Board]) -> bytes:
        return b""

    def end(self) -> bytes:
        return b""


def _with_writer(formats: Sequence[Format], writer: Callable[[Heading], SetWriter]) -> tuple[Format, ...]:
    return tuple(
        replace(format_, writer=writer) if format_.name == _ANALYSED else format_ for format_ in formats
    )


def _wanted(source: Contents, plan: Sequence[BoardRange]) -> _Wanted:
    if plan:
        if sum(map(len, plan)) != source.count:
            reason = translate("reasons", "The file has {count} boards; the numbers given do not match that.")
            raise Refused(reason.format(count=source.count))

        def renumbered() -> Iterator[Board]:
            numbers = (number for part in plan for number in part)
            for number, board in zip(numbers, source.one_by_one(), strict=True):
                yield Board(number, board.deal)

        return _Wanted(BoardRange(plan[0].first, plan[-1].last), source.count, renumbered)
    if len(source.numbers) > 1:
        raise Refused(
            translate(
                "reasons", "The file has {count} sessions with the same board numbers: give new ones."
            ).format(count=len(source.numbers))
        )
    (ranges,) = source.numbers
    return _Wanted(BoardRange(ranges[0].first, ranges[-1].last), source.count, source.in_order)


def _refuse_used(order: Conversion, hits: Sequence[Duplicate]) -> None:
    for hit in hits:
        if hit.state in USED_STATES - {State.RELEASED} and not order.allow_used:
            raise BoardsUsed(hit.state.value, hit.code, hit.event, hit.date)
