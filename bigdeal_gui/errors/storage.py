"""Files that could not be kept or fetched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path


class StorageError(AppError):
    """A file that could not be kept or fetched."""


@dataclass(eq=False)
class AlreadyExists(StorageError):
    """A name that is taken: nothing is ever written over it."""

    path: Path

    def __str__(self) -> str:
        return translate("errors", "“{path}” exists already and is left as it is.").format(path=self.path)


@dataclass(eq=False)
class BadFileName(StorageError):
    """A name that some system cannot store."""

    text: str
    reason: str

    def __str__(self) -> str:
        return translate("errors", "“{text}” cannot be a file name: {reason}.").format(
            text=self.text, reason=self.reason
        )


@dataclass(eq=False)
class FolderMissing(StorageError):
    """The folder for the files is not there."""

    path: Path

    def __str__(self) -> str:
        return translate("errors", "The folder “{path}” is not there.").format(path=self.path)


@dataclass(eq=False)
class CannotWrite(StorageError):
    """The system refused to write; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return translate("errors", "“{path}” could not be written: {reason}.").format(
            path=self.path, reason=self.reason
        )


@dataclass(eq=False)
class CannotRead(StorageError):
    """The system refused to read; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return translate("errors", "“{path}” could not be read: {reason}.").format(
            path=self.path, reason=self.reason
        )


@dataclass(eq=False)
class ReadBackDiffers(StorageError):
    """What was read back from the disk is not what was dealt."""

    path: Path

    def __str__(self) -> str:
        return translate(
            "errors", "“{path}” reads back differently from what was dealt: the disk or the stick is faulty."
        ).format(path=self.path)


@dataclass(eq=False)
class FilesLeft(StorageError):
    """Files of a set that failed and that the system does not let go."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        names = ", ".join(f"“{name}”" for name in self.names)
        return translate(
            "errors", "The set could not be completed, and files of it could not be removed again: {names}."
        ).format(names=names)


@dataclass(eq=False)
class PortableUnwritable(StorageError):
    """A program that keeps everything beside itself, where it cannot write; `reason` is the system's word."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return translate(
            "errors",
            "“{path}” cannot be written ({reason}), and with “portable.ini” beside the program everything "
            "is kept there.",
        ).format(path=self.path, reason=self.reason)


@dataclass(eq=False)
class UnfitForBigDeal(StorageError):
    """A value that Big Deal's configuration file cannot keep; `key` is its name there."""

    key: str
    reason: str

    def __str__(self) -> str:
        return translate("errors", "The {key} cannot be kept in Big Deal's file: {reason}.").format(
            key=self.key, reason=self.reason
        )
