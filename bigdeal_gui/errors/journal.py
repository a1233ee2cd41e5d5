"""The record of what was dealt, when it cannot be used or asked so."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.words import translate, written_day


class JournalDamaged(StorageError):
    """The journal's file, or a backup of it, does not read as one."""

    sentence = "The journal “{path}” is damaged: {reason}."
    title = "The journal is damaged"
    hint = (
        "It was not changed, and nothing was dealt. Restore it from a backup, or move its folder "
        "elsewhere and keep it: the program then starts a new journal."
    )
    exit_code = ExitCode.DAMAGED

    path: Path
    reason: str


class BackupDamaged(StorageError):
    """A file that was to be brought back as a journal does not read as a backup of one."""

    sentence = "“{path}” is not a valid backup of a journal: {reason}."
    title = "Not a backup of a journal"
    hint = "Nothing was changed. Choose another file: one that was written as a backup of the journal."
    exit_code = ExitCode.DAMAGED

    path: Path
    reason: str


class JournalMissing(StorageError):
    """A journal that held rows is no longer where it was."""

    sentence = "The journal “{path}” is missing; it had {rows} rows."
    title = "The journal is missing"
    hint = (
        "Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other "
        "files of its folder elsewhere and keep them."
    )
    exit_code = ExitCode.DAMAGED

    path: Path
    rows: int


class JournalKeyLost(StorageError):
    """The key file that belongs to the journal is missing or another one's."""

    sentence = "The journal’s key “{path}” {reason}."
    title = "The journal’s key is missing"
    hint = (
        "Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the "
        "key, earlier sets cannot be recognised."
    )
    exit_code = ExitCode.DAMAGED

    path: Path
    reason: str


class JournalTooNew(StorageError):
    """A journal laid out by a later version of the program."""

    sentence = "The journal “{path}” was written by a newer version of this program."
    title = "The journal is from a newer version"
    hint = "It was not changed. Use the newer program."
    exit_code = ExitCode.REFUSED

    path: Path


class JournalBusy(StorageError):
    """Another program held the journal for too long."""

    sentence = "Another program is writing to the journal “{path}”."
    title = "The journal is in use"
    hint = "Nothing was recorded. Wait for the other program, then try again."
    exit_code = ExitCode.SYSTEM

    path: Path


class JournalFull(StorageError):
    """No room for another row."""

    sentence = "There is no space on the disk for the journal “{path}”."
    title = "No space for the journal"
    hint = (
        "The journal is intact, but the new row was not written. Free some space on the disk, then try again."
    )
    exit_code = ExitCode.SYSTEM

    path: Path


class JournalUnusable(StorageError):
    """The system refused to open or write the journal; `reason` is the system's word."""

    sentence = "The journal “{path}” cannot be used: {reason}."
    title = "The journal cannot be used"
    hint = "Nothing was recorded. Check that you have permission to write in its folder."
    exit_code = ExitCode.SYSTEM

    path: Path
    reason: str


class JournalUncertain(StorageError):
    """The system failed while a row was made to last: it may be there; `reason` is the system's word."""

    sentence = "The journal “{path}” cannot be used: {reason}."
    title = "The journal cannot be used"
    hint = "The last entry may be recorded, or not. Look at the journal before you try again."
    exit_code = ExitCode.SYSTEM

    path: Path
    reason: str


class JournalDoubtful(StorageError):
    """The journal is not what it was when the program saw it last, and nobody has said that this is known."""

    sentence = "There is a problem with the journal “{path}”: {reason}."
    title = "There is a problem with the journal"
    hint = (
        "Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the "
        "journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on "
        "the command line."
    )
    exit_code = ExitCode.DAMAGED

    path: Path
    reason: str


class ClockSetBack(StorageError):
    """The computer's day lies before one that the journal knows: names and files would get it."""

    sentence = "The clock of this computer says {here}, but its journal has an entry of {later}."
    title = "The clock was set back"
    hint = "Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is."
    exit_code = ExitCode.REFUSED

    here: date
    later: date

    def _values(self) -> dict[str, object]:
        return {"here": written_day(self.here), "later": written_day(self.later)}


class JournalChanged(StorageError):
    """Rows of the journal that are not as they were written; every one is listed."""

    sentence = "The journal was changed: {problems}"
    title = "The journal was changed"
    hint = "It was not changed. Keep a copy, and compare it with an earlier certificate or export."
    exit_code = ExitCode.CHECK_FAILED
    between = " | "

    problems: tuple[str, ...]


class UnknownSet(StorageError):
    """A set code that the journal does not hold."""

    sentence = "There is no set “{text}” in the journal."
    title = "Set not found"
    hint = "Check the code on the label. A set dealt on another computer is in that computer’s journal."
    exit_code = ExitCode.CHECK_FAILED

    text: str


class WrongState(StorageError):
    """A step that a set cannot take from where it stands."""

    sentence = "Set {code} is “{state}” and cannot become “{wanted}”."
    title = "Not possible now"
    hint = "The set was not changed."
    exit_code = ExitCode.REFUSED

    code: str
    state: str
    wanted: str

    def _values(self) -> dict[str, object]:
        state, wanted = (translate("states", text) for text in (self.state, self.wanted))
        return super()._values() | {"state": state, "wanted": wanted}
