"""One table: how each error is presented, what is safe, what to do next, and the exit code."""

from __future__ import annotations

from bigdeal_gui.errors.advice import Advice
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.errors.formats import (
    DamagedFile,
    FileTooLarge,
    FormatCannotHold,
    FormatsClash,
    InvalidBoards,
    UnknownFormat,
)
from bigdeal_gui.errors.holdings import InvalidHolding
from bigdeal_gui.errors.journal import (
    JournalBusy,
    JournalChanged,
    JournalDamaged,
    JournalFull,
    JournalKeyLost,
    JournalMissing,
    JournalTooNew,
    JournalUnusable,
    UnknownSet,
    WrongState,
)
from bigdeal_gui.errors.model import InvalidDeal, InvalidDiagram, InvalidLayout, InvalidPlan
from bigdeal_gui.errors.numbering import InvalidWords, NumberOutOfRange, UnfitValue
from bigdeal_gui.errors.outside_rows import OUTSIDE_ROWS
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.errors.randomness import (
    CounterExhausted,
    DealsRepeated,
    NotEnoughEntropy,
    SeedRepeated,
    SelfTestFailed,
    SystemRandomnessMissing,
)
from bigdeal_gui.errors.records import SealKeyElsewhere, SealNotDue, SealWanted
from bigdeal_gui.errors.services import BoardsUsed, Cancelled, NotFinished, Refused, Usage, WorkerLost
from bigdeal_gui.errors.storage import (
    AlreadyExists,
    BadFileName,
    CannotRead,
    CannotWrite,
    FilesLeft,
    FolderMissing,
    PortableUnwritable,
    ReadBackDiffers,
    UnfitForBigDeal,
)
from bigdeal_gui.errors.tournament import (
    BoardsNotGiven,
    DamagedDescription,
    DamagedKeys,
    InvalidField,
    KeysDoNotFit,
    KeysNotPublished,
    NoSuchSession,
    NotNow,
    PlanNotReady,
    ProofFailed,
)

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
    PortableUnwritable: Advice(
        "The stick cannot be written",
        "Nothing was dealt. Take the write protection off or make room. Without “portable.ini” the program "
        "keeps its things on this computer.",
        ExitCode.SYSTEM,
    ),
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
    InvalidField: Advice("The plan cannot be so", f"{_NOTHING} Correct what is named.", ExitCode.USAGE),
    DamagedDescription: Advice(
        "Damaged tournament file",
        "The file was left as it is. Fetch it again from where it was published, or use its .bak.",
        ExitCode.DAMAGED,
    ),
    DamagedKeys: Advice(
        "Damaged file of keys",
        "The file was left as it is. Use a copy of it; without the keys nothing can be dealt or proved.",
        ExitCode.DAMAGED,
    ),
    KeysDoNotFit: Advice(
        "Keys of another plan",
        "Nothing was dealt. Use the keys that were made when this plan was published.",
        ExitCode.DAMAGED,
    ),
    KeysNotPublished: Advice(
        "Not the published keys",
        "Nothing was dealt. Use the keys and the plan as they were when the plan was published.",
        ExitCode.CHECK_FAILED,
    ),
    NoSuchSession: Advice("No such session", f"{_NOTHING} Look at the phases of the plan.", ExitCode.USAGE),
    BoardsNotGiven: Advice(
        "Boards are still open", "Nothing was dealt. Say how many boards these sessions have.", ExitCode.USAGE
    ),
    NotNow: Advice("Not possible now", "The tournament was left as it is.", ExitCode.REFUSED),
    PlanNotReady: Advice(
        "Not ready to be published",
        "Nothing was published. Correct what is named, or say that it is meant so.",
        ExitCode.REFUSED,
    ),
    ProofFailed: Advice(
        "The proof does not hold",
        "The files were left as they are. Ask the organiser for the files as they were published.",
        ExitCode.CHECK_FAILED,
    ),
    AnalysisUnavailable: Advice(
        "No double-dummy results",
        "The boards are as they were. Leave the results out, or use the full edition of the program; where "
        "it runs under Python, install bigdeal-gui[analysis].",
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
    SealWanted: Advice(
        "The set is still to be played",
        "Nothing was written. Seal it with a passphrase (--passphrase-file) or until a time (--release), or "
        "say --finished or --open.",
        ExitCode.REFUSED,
    ),
    SealNotDue: Advice(
        "Not to be opened yet",
        "The file was left as it is. It opens then, or as soon as its set is marked as finished.",
        ExitCode.REFUSED,
    ),
    SealKeyElsewhere: Advice(
        "The key is not here",
        "The file was left as it is. Open it on the computer that made it, or make the record again there.",
        ExitCode.REFUSED,
    ),
    Refused: Advice("Refused", _NOTHING, ExitCode.REFUSED),
    **OUTSIDE_ROWS,
}


def advice(error: AppError) -> Advice:
    """Return how `error` is presented; every leaf of the tree has its row."""
    return ADVICE[type(error)]
