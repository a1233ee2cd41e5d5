"""The one tree of errors that a user may meet, and what each means for them.

Everything outside this tree is a fault in the program. Owns the sentences and the exit codes; shows
nothing itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class ExitCode(IntEnum):
    """What a command answers to the shell."""

    DONE = 0
    CHECK_FAILED = 1
    USAGE = 2
    REFUSED = 3
    DAMAGED = 4
    SYSTEM = 5


class AppError(Exception):
    """A situation foreseen by the program; `str()` is one sentence for a person."""

    def __reduce__(self) -> tuple[Callable[..., AppError], tuple[object, ...]]:
        """Pickle by the fields, so that an error crosses process borders whole."""
        return _rebuilt, (type(self), tuple(self.__dict__.items()))


def _rebuilt(kind: type[AppError], fields: tuple[tuple[str, object], ...]) -> AppError:
    return kind(**dict(fields))


# -- model ------------------------------------------------------------------------------------------------


class ModelError(AppError):
    """A value of the game that cannot be."""


@dataclass(eq=False)
class InvalidPlan(ModelError):
    """Boards asked for in words that make no plan."""

    text: str
    reason: str

    def __str__(self) -> str:
        return f"“{self.text}” is no set of boards: {self.reason}."


@dataclass(eq=False)
class InvalidDeal(ModelError):
    """Hands that are not 52 different cards, 13 to each seat. Names no card."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return "Not a deal: " + "; ".join(self.problems) + "."


@dataclass(eq=False)
class InvalidDiagram(ModelError):
    """A diagram that does not read as four hands. Names no card."""

    reason: str

    def __str__(self) -> str:
        return f"Not a diagram: {self.reason}."


@dataclass(eq=False)
class InvalidLayout(ModelError):
    """Hands that cannot lie on a table together, or not in `kind` of diagram. Names no card."""

    kind: str
    problems: tuple[str, ...]

    def __str__(self) -> str:
        return f"Not {self.kind}: " + "; ".join(self.problems) + "."


# -- numbering --------------------------------------------------------------------------------------------


class NumberingError(AppError):
    """A number outside its scheme."""


@dataclass(eq=False)
class NumberOutOfRange(NumberingError):
    """A number that no arrangement of the scheme carries."""

    scheme: str
    limit: int

    def __str__(self) -> str:
        return f"The scheme “{self.scheme}” numbers from 0 to {self.limit - 1}."


@dataclass(eq=False)
class InvalidWords(NumberingError):
    """Text that is no four suit words. Names no card."""

    reason: str

    def __str__(self) -> str:
        return f"Not four suit words: {self.reason}."


@dataclass(eq=False)
class UnfitValue(NumberingError):
    """A value in a row of values that cannot be turned; `place` says where it stands, never what it is."""

    place: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place.capitalize()}: {self.reason}"


# -- holdings ---------------------------------------------------------------------------------------------


class HoldingsError(AppError):
    """A holding of one suit that cannot be."""


@dataclass(eq=False)
class InvalidHolding(HoldingsError):
    """Text that is no holding of one suit in two hands. Names no card."""

    reason: str

    def __str__(self) -> str:
        return f"Not a suit in two hands: {self.reason}."


# -- randomness -------------------------------------------------------------------------------------------


class RandomnessError(AppError):
    """No deal can be trusted, so none is made."""


@dataclass(eq=False)
class SystemRandomnessMissing(RandomnessError):
    """The operating system delivered no random bytes."""

    reason: str

    def __str__(self) -> str:
        return f"The computer's own randomness is not available ({self.reason})."


@dataclass(eq=False)
class CounterExhausted(RandomnessError):
    """The generator's counter reached 2^32 - 1, where it must stop."""

    last: int

    def __str__(self) -> str:
        return f"The generator has used all {self.last} values of its counter."


@dataclass(eq=False)
class NotEnoughEntropy(RandomnessError):
    """A seed was asked for before the meter was full."""

    have_bits: float
    want_bits: int

    def __str__(self) -> str:
        return f"Only {int(self.have_bits)} of {self.want_bits} bits of randomness have been collected."


@dataclass(eq=False)
class SeedRepeated(RandomnessError):
    """A seed came that had come before; `path` is the file of digests that knew it."""

    path: Path

    def __str__(self) -> str:
        return f"The randomness gave a seed that it had given before (its digest stands in “{self.path}”)."


@dataclass(eq=False)
class DealsRepeated(RandomnessError):
    """Deals came from fresh randomness that had come before; the fields name the earlier set."""

    code: str
    event: str
    date: str

    def __str__(self) -> str:
        named = " ".join(word for word in (self.code, self.event, self.date) if word)
        return f"The randomness gave deals that it had given before, in the set {named}."


@dataclass(eq=False)
class SelfTestFailed(RandomnessError):
    """A known answer came out wrong."""

    part: str

    def __str__(self) -> str:
        return f"The self-test of the {self.part} failed: this copy of the program is damaged."


# -- formats ----------------------------------------------------------------------------------------------


class FormatError(AppError):
    """A file format that cannot hold, or does not hold, what it should."""


@dataclass(eq=False)
class UnknownFormat(FormatError):
    """A format name that is not in the table."""

    name: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        return f"There is no format “{self.name}”. The formats are: {', '.join(self.known)}."


@dataclass(eq=False)
class FormatsClash(FormatError):
    """Two chosen formats that would write the same file."""

    first: str
    second: str
    suffix: str

    def __str__(self) -> str:
        if self.first == self.second:
            return f"The format “{self.first}” was given twice."
        return f"“{self.first}” and “{self.second}” would both write the {self.suffix} file: choose one."


@dataclass(eq=False)
class FormatCannotHold(FormatError):
    """Boards that a format has no room for."""

    name: str
    reason: str
    remedy: str

    def __str__(self) -> str:
        return f"The format “{self.name}” cannot hold these boards: {self.reason}. {self.remedy}"


@dataclass(eq=False)
class DamagedFile(FormatError):
    """Outside data that does not follow its format. `place` is a line or a byte offset; names no card."""

    name: str
    place: str
    reason: str

    def __str__(self) -> str:
        return f"Not a sound {self.name} file, {self.place}: {self.reason}."


@dataclass(eq=False)
class InvalidBoards(FormatError):
    """A file that reads well but holds boards that are not deals: every one is listed. Names no card."""

    name: str
    problems: tuple[str, ...]

    def __str__(self) -> str:
        return f"The {self.name} file holds boards that are not deals: " + " | ".join(self.problems)


@dataclass(eq=False)
class FileTooLarge(FormatError):
    """Outside data larger than any set of boards."""

    size_bytes: int
    limit_bytes: int

    def __str__(self) -> str:
        return f"The file has {self.size_bytes} bytes; {self.limit_bytes} are read at most."


# -- storage ----------------------------------------------------------------------------------------------


class StorageError(AppError):
    """A file that could not be kept or fetched."""


@dataclass(eq=False)
class AlreadyExists(StorageError):
    """A name that is taken: nothing is ever written over it."""

    path: Path

    def __str__(self) -> str:
        return f"“{self.path}” exists already and is left as it is."


@dataclass(eq=False)
class BadFileName(StorageError):
    """A name that some system cannot store."""

    text: str
    reason: str

    def __str__(self) -> str:
        return f"“{self.text}” cannot be a file name: {self.reason}."


@dataclass(eq=False)
class FolderMissing(StorageError):
    """The folder for the files is not there."""

    path: Path

    def __str__(self) -> str:
        return f"The folder “{self.path}” is not there."


@dataclass(eq=False)
class CannotWrite(StorageError):
    """The system refused to write; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"“{self.path}” could not be written: {self.reason}."


@dataclass(eq=False)
class CannotRead(StorageError):
    """The system refused to read; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"“{self.path}” could not be read: {self.reason}."


@dataclass(eq=False)
class ReadBackDiffers(StorageError):
    """What was read back from the disk is not what was dealt."""

    path: Path

    def __str__(self) -> str:
        return f"“{self.path}” reads back differently from what was dealt: the disk or the stick is faulty."


@dataclass(eq=False)
class FilesLeft(StorageError):
    """Files of a set that failed and that the system does not let go."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        names = ", ".join(f"“{name}”" for name in self.names)
        return f"The set could not be completed, and files of it could not be removed again: {names}."


@dataclass(eq=False)
class JournalDamaged(StorageError):
    """The journal's file, or a backup of it, does not read as one."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"The journal “{self.path}” is damaged: {self.reason}."


@dataclass(eq=False)
class JournalMissing(StorageError):
    """A journal that held rows is no longer where it was."""

    path: Path
    rows: int

    def __str__(self) -> str:
        return f"The journal “{self.path}” is gone; it held {self.rows} rows."


@dataclass(eq=False)
class JournalKeyLost(StorageError):
    """The key file that belongs to the journal is missing or another one's."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"The journal's key “{self.path}” {self.reason}."


@dataclass(eq=False)
class JournalTooNew(StorageError):
    """A journal laid out by a later version of the program."""

    path: Path

    def __str__(self) -> str:
        return f"The journal “{self.path}” was written by a newer version of this program."


@dataclass(eq=False)
class JournalBusy(StorageError):
    """Another program held the journal for too long."""

    path: Path

    def __str__(self) -> str:
        return f"Another program is writing to the journal “{self.path}”."


@dataclass(eq=False)
class JournalFull(StorageError):
    """No room for another row."""

    path: Path

    def __str__(self) -> str:
        return f"The disk has no room for the journal “{self.path}”."


@dataclass(eq=False)
class JournalUnusable(StorageError):
    """The system refused to open or write the journal; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"The journal “{self.path}” cannot be used: {self.reason}."


@dataclass(eq=False)
class JournalChanged(StorageError):
    """Rows of the journal that are not as they were written; every one is listed."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return "The journal was changed: " + " | ".join(self.problems)


@dataclass(eq=False)
class UnknownSet(StorageError):
    """A set code that the journal does not hold."""

    text: str

    def __str__(self) -> str:
        return f"The journal holds no set “{self.text}”."


@dataclass(eq=False)
class WrongState(StorageError):
    """A step that a set cannot take from where it stands."""

    code: str
    state: str
    wanted: str

    def __str__(self) -> str:
        return f"Set {self.code} is “{self.state}” and cannot become “{self.wanted}”."


@dataclass(eq=False)
class UnfitForBigDeal(StorageError):
    """A value that Big Deal's configuration file cannot keep; `key` is its name there."""

    key: str
    reason: str

    def __str__(self) -> str:
        return f"The {self.key} cannot be kept in Big Deal's file: {self.reason}."


# -- paper ------------------------------------------------------------------------------------------------


class PaperError(AppError):
    """Something that could not be put on paper."""


@dataclass(eq=False)
class PrintingUnavailable(PaperError):
    """This computer lacks what pages are drawn with; `reason` says what."""

    reason: str

    def __str__(self) -> str:
        return f"Nothing can be printed on this computer: {self.reason}."


# -- services ---------------------------------------------------------------------------------------------


class ServiceError(AppError):
    """A use case that ended without its result."""


@dataclass(eq=False)
class Cancelled(ServiceError):
    """The user stopped the work."""

    def __str__(self) -> str:
        return "Cancelled."


@dataclass(eq=False)
class WorkerLost(ServiceError):
    """A process that was dealing its share of a large set ended before it was done."""

    def __str__(self) -> str:
        return "One of the processes that were dealing has ended too early."


@dataclass(eq=False)
class Usage(ServiceError):
    """A command given in a form that means nothing."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(eq=False)
class Refused(ServiceError):
    """A wish that the program does not fulfil, and why."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(eq=False)
class BoardsUsed(ServiceError):
    """Boards that may have been seen at a table were to be used again; `code` and the rest name the set."""

    state: str
    code: str
    event: str
    date: str

    def __str__(self) -> str:
        event = f"“{self.event}”" if self.event else ""
        named = " ".join(word for word in (self.code, event, self.date) if word)
        return f"These boards were dealt before and are {self.state}: set {named}."


@dataclass(eq=False)
class NotFinished(ServiceError):
    """Boards that are still to be played were to be looked at; `code` and the rest name the set."""

    state: str
    code: str
    event: str
    date: str

    def __str__(self) -> str:
        event = f"“{self.event}”" if self.event else ""
        named = " ".join(word for word in (self.code, event, self.date) if word)
        return f"Boards of a set that is {self.state}, not finished, are among these: set {named}."


@dataclass(frozen=True, slots=True)
class Advice:
    """How an error is presented: a title, what is safe and what to do next, and the exit code."""

    title: str
    hint: str
    exit_code: ExitCode


_NOTHING = "Nothing was written."

ADVICE: dict[type[AppError], Advice] = {
    InvalidPlan: Advice(
        "Boards not understood",
        "Write a number such as 24, or a range such as 11-20.",
        ExitCode.USAGE,
    ),
    InvalidDeal: Advice(
        "Not a deal", "Check the hands: 52 different cards, 13 to each seat.", ExitCode.DAMAGED
    ),
    InvalidDiagram: Advice(
        "Hands not understood",
        "Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.",
        ExitCode.USAGE,
    ),
    InvalidLayout: Advice(
        "Hands that do not fit",
        "Check the hands: no card twice, and as many cards to each seat as the scheme allows.",
        ExitCode.USAGE,
    ),
    InvalidWords: Advice(
        "Suit words not understood",
        "Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.",
        ExitCode.USAGE,
    ),
    UnfitValue: Advice(
        "A value cannot be turned",
        "Those before it have been answered. Correct it and go on from there.",
        ExitCode.USAGE,
    ),
    NumberOutOfRange: Advice("Number out of range", "Give a number inside the range.", ExitCode.USAGE),
    InvalidHolding: Advice(
        "Holding not understood",
        "Write South's cards, a blank, and North's, such as AT95 Q4; a hand without cards is “-”.",
        ExitCode.USAGE,
    ),
    SystemRandomnessMissing: Advice(
        "No randomness from the computer",
        "Nothing was dealt. Restart the computer; if it stays so, use another one.",
        ExitCode.SYSTEM,
    ),
    CounterExhausted: Advice(
        "Too many boards from one seed",
        "Deal fewer boards at a time; nothing was delivered.",
        ExitCode.REFUSED,
    ),
    NotEnoughEntropy: Advice(
        "The meter is not full", "Type or move the mouse until it is. Nothing was dealt.", ExitCode.REFUSED
    ),
    SeedRepeated: Advice(
        "The same seed twice",
        "Nothing was dealt. Do not deal on this computer: its randomness is broken.",
        ExitCode.SYSTEM,
    ),
    DealsRepeated: Advice(
        "The same deals twice",
        "Nothing was delivered. Do not deal on this computer: its randomness is broken.",
        ExitCode.SYSTEM,
    ),
    SelfTestFailed: Advice(
        "The program must not deal",
        "Nothing was dealt. Install the program again from a source you trust.",
        ExitCode.SYSTEM,
    ),
    UnknownFormat: Advice("Unknown format", f"{_NOTHING} Choose from the list.", ExitCode.USAGE),
    FormatsClash: Advice("Two formats, one file", f"{_NOTHING} Leave one of them out.", ExitCode.USAGE),
    FormatCannotHold: Advice(
        "A format cannot hold these boards", f"Nothing was dealt. {_NOTHING}", ExitCode.REFUSED
    ),
    DamagedFile: Advice(
        "Damaged file", "The file was left as it is. Fetch it again from where it was made.", ExitCode.DAMAGED
    ),
    InvalidBoards: Advice(
        "Boards that are not deals",
        "The file was left as it is. Do not play these boards.",
        ExitCode.DAMAGED,
    ),
    FileTooLarge: Advice("File too large", "The file was left as it is.", ExitCode.DAMAGED),
    AlreadyExists: Advice(
        "The name is taken",
        "Nothing was dealt. Choose another name, or move the old file to a folder for used sets.",
        ExitCode.REFUSED,
    ),
    BadFileName: Advice(
        "Not a file name", f"{_NOTHING} Use letters, digits, blanks, “-” and “_”.", ExitCode.USAGE
    ),
    FolderMissing: Advice(
        "Folder not found",
        "Nothing was dealt. Put the stick back in, or choose another folder.",
        ExitCode.SYSTEM,
    ),
    CannotWrite: Advice(
        "The files could not be written",
        "No file of this set was left behind. Choose another folder or make room, then deal again: "
        "it will be a new set.",
        ExitCode.SYSTEM,
    ),
    CannotRead: Advice("The file could not be read", "It was left as it is.", ExitCode.SYSTEM),
    ReadBackDiffers: Advice(
        "The disk did not keep the files",
        "The set was removed again. Use another disk or stick.",
        ExitCode.SYSTEM,
    ),
    FilesLeft: Advice(
        "Files were left behind",
        "Do not use them. When the disk or stick works again, deal anew and remove what is still there.",
        ExitCode.SYSTEM,
    ),
    JournalDamaged: Advice(
        "The journal is damaged",
        "It was left as it is, and nothing was dealt. Restore it from a backup, or move its folder aside "
        "and keep it: the program then begins a new journal.",
        ExitCode.DAMAGED,
    ),
    JournalMissing: Advice(
        "The journal is gone",
        "Nothing was dealt. Put the journal back, or restore a backup. To begin a new one, move the other "
        "files of its folder aside and keep them.",
        ExitCode.DAMAGED,
    ),
    JournalKeyLost: Advice(
        "The journal's key is not there",
        "Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup: without the "
        "key no earlier set can be recognised.",
        ExitCode.DAMAGED,
    ),
    JournalTooNew: Advice(
        "The journal is from a newer version",
        "It was left as it is. Use the newer program.",
        ExitCode.REFUSED,
    ),
    JournalBusy: Advice(
        "The journal is in use",
        "Nothing was recorded. Wait for the other program, then try again.",
        ExitCode.SYSTEM,
    ),
    JournalFull: Advice(
        "No room for the journal",
        "The journal is sound, but the row was not written. Make room on the disk, then try again.",
        ExitCode.SYSTEM,
    ),
    JournalUnusable: Advice(
        "The journal cannot be used",
        "Nothing was recorded. Check that you may write in its folder.",
        ExitCode.SYSTEM,
    ),
    JournalChanged: Advice(
        "The journal was changed",
        "It was left as it is. Keep a copy, and compare it with a certificate or an export made earlier.",
        ExitCode.CHECK_FAILED,
    ),
    UnknownSet: Advice(
        "Set not found",
        "Check the code on the label. A set dealt on another computer is in that computer's journal.",
        ExitCode.CHECK_FAILED,
    ),
    WrongState: Advice("Not possible now", "The set was left as it is.", ExitCode.REFUSED),
    UnfitForBigDeal: Advice(
        "Not for Big Deal's file",
        "The file was left as it is. Use a shorter text on one line.",
        ExitCode.REFUSED,
    ),
    PrintingUnavailable: Advice(
        "Nothing can be printed",
        f"{_NOTHING} Install what is missing, or do this on another computer.",
        ExitCode.SYSTEM,
    ),
    WorkerLost: Advice(
        "Dealing broke off",
        "No file of this set was left. Deal again, with fewer --jobs where the computer is short of memory.",
        ExitCode.SYSTEM,
    ),
    Cancelled: Advice("Cancelled", "No file was left behind.", ExitCode.REFUSED),
    Usage: Advice("Command not understood", f"{_NOTHING} --help lists what can be said.", ExitCode.USAGE),
    BoardsUsed: Advice(
        "Boards that were in use",
        "Nothing was written. Deal a new set; only copies for a record or a web page may be made of these.",
        ExitCode.REFUSED,
    ),
    NotFinished: Advice(
        "Boards that are still to be played",
        "Nothing was shown. Wait until play is over and the set is marked as finished, or say --finished.",
        ExitCode.REFUSED,
    ),
    Refused: Advice("Refused", _NOTHING, ExitCode.REFUSED),
}


def advice(error: AppError) -> Advice:
    """Return how `error` is presented; every leaf of the tree has its row."""
    return ADVICE[type(error)]
