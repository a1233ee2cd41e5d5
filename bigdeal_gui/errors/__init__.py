"""The one tree of errors that a user may meet, a module a room, and what each means for them.

Everything outside this tree is a fault in the program. Owns the sentences and the exit codes; shows nothing
itself.
"""

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.errors.formats import (
    DamagedFile,
    FileTooLarge,
    FormatCannotHold,
    FormatError,
    FormatsClash,
    InvalidBoards,
    UnknownFormat,
)
from bigdeal_gui.errors.holdings import HoldingsError, InvalidHolding
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
from bigdeal_gui.errors.model import InvalidDeal, InvalidDiagram, InvalidLayout, InvalidPlan, ModelError
from bigdeal_gui.errors.numbering import InvalidWords, NumberingError, NumberOutOfRange, UnfitValue
from bigdeal_gui.errors.paper import PaperError, PrintingUnavailable
from bigdeal_gui.errors.randomness import (
    CounterExhausted,
    DealsRepeated,
    NotEnoughEntropy,
    RandomnessError,
    SeedRepeated,
    SelfTestFailed,
    SystemRandomnessMissing,
)
from bigdeal_gui.errors.services import (
    BoardsUsed,
    Cancelled,
    NotFinished,
    Refused,
    ServiceError,
    Usage,
    WorkerLost,
)
from bigdeal_gui.errors.storage import (
    AlreadyExists,
    BadFileName,
    CannotRead,
    CannotWrite,
    FilesLeft,
    FolderMissing,
    ReadBackDiffers,
    StorageError,
    UnfitForBigDeal,
)
from bigdeal_gui.errors.table import ADVICE, Advice, advice

__all__ = [
    "ADVICE",
    "Advice",
    "AlreadyExists",
    "AppError",
    "BadFileName",
    "BoardsUsed",
    "Cancelled",
    "CannotRead",
    "CannotWrite",
    "CounterExhausted",
    "DamagedFile",
    "DealsRepeated",
    "ExitCode",
    "FileTooLarge",
    "FilesLeft",
    "FolderMissing",
    "FormatCannotHold",
    "FormatError",
    "FormatsClash",
    "HoldingsError",
    "InvalidBoards",
    "InvalidDeal",
    "InvalidDiagram",
    "InvalidHolding",
    "InvalidLayout",
    "InvalidPlan",
    "InvalidWords",
    "JournalBusy",
    "JournalChanged",
    "JournalDamaged",
    "JournalFull",
    "JournalKeyLost",
    "JournalMissing",
    "JournalTooNew",
    "JournalUnusable",
    "ModelError",
    "NotEnoughEntropy",
    "NotFinished",
    "NumberOutOfRange",
    "NumberingError",
    "PaperError",
    "PrintingUnavailable",
    "RandomnessError",
    "ReadBackDiffers",
    "Refused",
    "SeedRepeated",
    "SelfTestFailed",
    "ServiceError",
    "StorageError",
    "SystemRandomnessMissing",
    "UnfitForBigDeal",
    "UnfitValue",
    "UnknownFormat",
    "UnknownSet",
    "Usage",
    "WorkerLost",
    "WrongState",
    "advice",
]
