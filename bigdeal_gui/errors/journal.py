"""The record of what was dealt, when it cannot be used or asked so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(eq=False)
class JournalDamaged(StorageError):
    """The journal's file, or a backup of it, does not read as one."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return translate("errors", "The journal “{path}” is damaged: {reason}.").format(
            path=self.path, reason=self.reason
        )


@dataclass(eq=False)
class JournalMissing(StorageError):
    """A journal that held rows is no longer where it was."""

    path: Path
    rows: int

    def __str__(self) -> str:
        return translate("errors", "The journal “{path}” is gone; it held {rows} rows.").format(
            path=self.path, rows=self.rows
        )


@dataclass(eq=False)
class JournalKeyLost(StorageError):
    """The key file that belongs to the journal is missing or another one's."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return translate("errors", "The journal's key “{path}” {reason}.").format(
            path=self.path, reason=self.reason
        )


@dataclass(eq=False)
class JournalTooNew(StorageError):
    """A journal laid out by a later version of the program."""

    path: Path

    def __str__(self) -> str:
        return translate(
            "errors", "The journal “{path}” was written by a newer version of this program."
        ).format(path=self.path)


@dataclass(eq=False)
class JournalBusy(StorageError):
    """Another program held the journal for too long."""

    path: Path

    def __str__(self) -> str:
        return translate("errors", "Another program is writing to the journal “{path}”.").format(
            path=self.path
        )


@dataclass(eq=False)
class JournalFull(StorageError):
    """No room for another row."""

    path: Path

    def __str__(self) -> str:
        return translate("errors", "The disk has no room for the journal “{path}”.").format(path=self.path)


@dataclass(eq=False)
class JournalUnusable(StorageError):
    """The system refused to open or write the journal; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return translate("errors", "The journal “{path}” cannot be used: {reason}.").format(
            path=self.path, reason=self.reason
        )


@dataclass(eq=False)
class JournalChanged(StorageError):
    """Rows of the journal that are not as they were written; every one is listed."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "The journal was changed: {problems}").format(
            problems=" | ".join(self.problems)
        )


@dataclass(eq=False)
class UnknownSet(StorageError):
    """A set code that the journal does not hold."""

    text: str

    def __str__(self) -> str:
        return translate("errors", "The journal holds no set “{text}”.").format(text=self.text)


@dataclass(eq=False)
class WrongState(StorageError):
    """A step that a set cannot take from where it stands."""

    code: str
    state: str
    wanted: str

    def __str__(self) -> str:
        return translate("errors", "Set {code} is “{state}” and cannot become “{wanted}”.").format(
            code=self.code, state=translate("states", self.state), wanted=translate("states", self.wanted)
        )
