"""What a file format is: the type behind the table in `table.py`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge, FormatCannotHold
from bigdeal_gui.formats.caveats import Caveat, CaveatKind
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from typing import BinaryIO

    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Table
    from bigdeal_gui.model.plans import BoardRange

MAX_FILE_BYTES: Final = 64 * 2**20
"""The largest file that is read: some 200,000 boards of the widest format."""

_PACKED: Final = (b"PK\3\4", b"\x1f\x8b\x08", b"7z\xbc\xaf", b"Rar!")
"""How archives begin: no format of boards does."""

CRLF: Final = b"\r\n"
LF: Final = b"\n"


_DOUBTS: Final = frozenset({CaveatKind.PARTIAL, CaveatKind.UNKNOWN_CONDITIONS})
"""What leaves it open whether a file holds the boards that are to be played."""


class Profile(Enum):
    """Which bytes a writer makes where Big Deal's own are doubtful."""

    STANDARD = "standard"
    """Corrected: what the readers of the format expect."""
    BIGDEAL = "bigdeal"
    """Byte for byte as Big Deal 2.0 writes them, but for this program's name."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a file may say of a set beside its cards.

    `date` is empty or YYYY.MM.DD; `program` is this program's name and version; `line_end` ends the lines
    of text formats in the Big Deal profile. `set_code` is empty or the code that people compare, such as
    `K7QM-2PXA`; it hides the cards.
    """

    boards: BoardRange
    program: str
    profile: Profile = Profile.STANDARD
    line_end: bytes = CRLF
    event: str = ""
    site: str = ""
    date: str = ""
    set_code: str = ""

    @property
    def text_end(self) -> bytes:
        """What ends the lines of text formats: CRLF, or `line_end` in the Big Deal profile."""
        return self.line_end if self.profile is Profile.BIGDEAL else CRLF


class SetWriter(Protocol):
    """Writes one set: `start` once, `boards` with consecutive runs of boards, `end` once.

    The bytes of all calls, joined, are the file. State between calls is the writer's own.
    """

    def start(self) -> bytes:
        """Return what comes before the first board."""
        ...

    def boards(self, boards: Sequence[Board]) -> bytes:
        """Return the next boards."""
        ...

    def end(self) -> bytes:
        """Return what comes after the last board."""
        ...


@dataclass(frozen=True, slots=True)
class RecordWriter:
    """A writer for formats that are one record after another."""

    record: Callable[[Board], bytes]
    before: bytes = b""

    def start(self) -> bytes:
        """Return the fixed beginning."""
        return self.before

    def boards(self, boards: Sequence[Board]) -> bytes:
        """Return the records of `boards`."""
        return b"".join(map(self.record, boards))

    def end(self) -> bytes:
        """Return nothing."""
        return b""


@dataclass(frozen=True, slots=True, repr=False)
class SetRead:
    """What a file held: checked boards, and whether their numbers stood in the file or were counted.

    A file may hold several `sessions`, one after the other in `boards`, whose numbers come again.
    `session_lengths` are their numbers of boards, empty for a single one; `remarks` tell what was odd.
    """

    boards: tuple[Board, ...]
    numbered: bool
    event: str = ""
    set_code: str = ""
    remarks: tuple[Caveat, ...] = ()
    session_lengths: tuple[int, ...] = ()
    tables: Mapping[Deal, Table] = field(default_factory=dict)
    """The double-dummy tricks that the file brings, by deal; nobody has checked whether they are right."""

    @property
    def is_for_play(self) -> bool:
        """Whether the boards are one session without holes, each dealt and vulnerable as its number says."""
        return (
            not self.session_lengths
            and all(board.played_as is None for board in self.boards)
            and all(remark.oddity not in _DOUBTS for remark in self.remarks)
        )

    @property
    def sessions(self) -> tuple[tuple[Board, ...], ...]:
        """The boards of each session, in the order of the file."""
        rest = iter(self.boards)
        return tuple(tuple(islice(rest, length)) for length in self.session_lengths or (len(self.boards),))

    def __repr__(self) -> str:
        return f"SetRead({len(self.boards)} boards, hidden)"


@dataclass(frozen=True, slots=True)
class Format:
    """One row of the table of formats.

    `max_board` is the highest board number the format can hold (None: any). `reader` takes the bytes of a
    file and the number of the first board, which only formats without numbers of their own use; it is None
    for formats that hold no deals. `suffix` is one dot and letters. `next_step` is a short sentence: what is
    done with the file after dealing, without looking at a hand.
    """

    name: str
    suffix: str
    title: str
    read_by: str
    next_step: str
    is_text: bool
    writer: Callable[[Heading], SetWriter]
    reader: Callable[[bytes, int], SetRead] | None = None
    stream: Callable[[BinaryIO, int], Generator[Board, None, SetRead]] | None = None
    """Reads a file of any length, for those who need each board once; returns what it says beside them.

    It raises what `reader` raises, and tells no sessions apart; None where there is no such reader.
    """
    max_board: int | None = None
    is_numbered: bool = False
    is_big_deals: bool = False
    """Whether Big Deal 2.0 has it: `bigdealx` offers only those, and writes the bytes that Big Deal would."""
    is_offered: bool = True
    """Whether the window has a check box for it."""
    holds_gaps: bool = False
    """Whether boards such as 3, 7 and 12 can stand in it."""
    holds_conditions: bool = False
    """Whether dealer and vulnerability stand in it, so that they can be others than the number's."""
    is_combined: bool = False
    """Whether a run of a tournament's sessions is delivered in it once more, as one file."""
    refusal: Callable[[BoardRange], str] = field(default=lambda _boards: "")
    """Why the standard profile refuses these boards, `max_board` aside; empty: it does not."""
    doubt: Callable[[BoardRange], str] = field(default=lambda _boards: "")
    """What a user of the Big Deal profile should know about these boards' bytes; empty: nothing."""

    @property
    def holds_boards(self) -> bool:
        """Whether its files hold boards, which can be read again."""
        return self.reader is not None

    def check_holds(self, boards: BoardRange, profile: Profile) -> None:
        """Make sure that the format has room for `boards`.

        Raises:
            FormatCannotHold: it has not; the error says why and what to do instead.
        """
        if self.max_board is not None and boards.last > self.max_board:
            raise FormatCannotHold(
                self.name,
                translate("reasons", "its board numbers end at {max_board}").format(max_board=self.max_board),
                translate("reasons", "Deal boards up to {max_board}, or leave this format out.").format(
                    max_board=self.max_board
                ),
            )
        if profile is Profile.STANDARD and (reason := self.refusal(boards)):
            remedy = translate("reasons", "Choose other boards, or leave this format out.")
            raise FormatCannotHold(self.name, reason, remedy)

    def check_holds_boards(
        self, numbers: BoardRange, profile: Profile, count: int, other_conditions: int
    ) -> None:
        """Make sure that the format has room for `count` boards whose numbers are within `numbers`.

        Of them `other_conditions` have a dealer or vulnerability that is not their number's.

        Raises:
            FormatCannotHold: it has not: as `check_holds`, or there are gaps, or other dealers.
        """
        self.check_holds(numbers, profile)
        remedy = translate("reasons", "Give the boards new numbers, or choose pbn or lin.")
        if len(numbers) != count and not self.holds_gaps:
            reason = translate("reasons", "their numbers are not consecutive")
            raise FormatCannotHold(self.name, reason, remedy)
        if other_conditions and not self.holds_conditions:
            text = translate(
                "reasons", "boards whose dealer or vulnerability does not match their number: {count}"
            )
            raise FormatCannotHold(self.name, text.format(count=other_conditions), remedy)

    def cautions(self, boards: BoardRange, profile: Profile) -> tuple[str, ...]:
        """Return what a user of this format should know about `boards`, a sentence each without its stop."""
        is_anonymous = self.holds_boards and not self.is_numbered and boards.first != 1
        anonymity = translate(
            "reasons", "it has no board numbers: tell the reading program that they are {boards}"
        ).format(boards=boards)
        return tuple(
            text
            for text, is_due in ((anonymity, is_anonymous), (self.doubt(boards), profile is Profile.BIGDEAL))
            if is_due and text
        )

    def write(self, heading: Heading, boards: Iterable[Board]) -> bytes:
        """Return the whole file of `boards`, which are consecutive and start at `heading.boards.first`."""
        return b"".join(self.chunks(heading, [tuple(boards)]))

    def chunks(self, heading: Heading, runs: Iterable[Sequence[Board]]) -> Iterator[bytes]:
        """Yield the file piece by piece, a piece a run of boards, in constant memory."""
        writer = self.writer(heading)
        yield writer.start()
        for run in runs:
            yield writer.boards(run)
        yield writer.end()

    def read(self, untrusted_data: bytes, first_board: int = 1) -> SetRead:
        """Return the checked boards of a file; numbers count from `first_board` where the file has none.

        Raises:
            FileTooLarge: more than MAX_FILE_BYTES.
            DamagedFile: it does not follow the format; the error gives the line or offset.
            InvalidBoards: it does, but some boards are no deals; all are listed.
        """
        if len(untrusted_data) > MAX_FILE_BYTES:
            raise FileTooLarge(len(untrusted_data), MAX_FILE_BYTES)
        if self.reader is None:
            raise ValueError(f"{self.name} files hold no deals")
        if untrusted_data.startswith(_PACKED):
            raise DamagedFile(
                self.name,
                translate("reasons", "at the start"),
                translate("reasons", "it is a compressed file: unpack it first"),
            )
        return self.reader(untrusted_data, first_board)
