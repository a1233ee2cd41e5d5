"""Files that could not be kept or fetched."""

from __future__ import annotations

from pathlib import Path

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.words import quoted_name


class StorageError(AppError):
    """A file that could not be kept or fetched."""


class AlreadyExists(StorageError):
    """A name that is taken: nothing is ever written over it."""

    sentence = "“{path}” already exists and was not changed."
    title = "The name already exists"
    hint = "Nothing was written. Choose another name, or move the old file to another folder."
    exit_code = ExitCode.REFUSED

    path: Path


class MoveBlocked(StorageError):
    """A name that another file has where the files of a set should be moved."""

    sentence = "“{path}” is another file, so the set’s files were not moved."
    title = "The files were not moved"
    hint = (
        "The set’s files are unchanged, and where they were. Put the other file elsewhere before you move "
        "them."
    )
    exit_code = ExitCode.REFUSED

    path: Path


class BadFileName(StorageError):
    """A name that some system cannot store."""

    sentence = "“{text}” cannot be a file name: {reason}."
    title = "Not a file name"
    hint = "Nothing was written. Use letters, digits, spaces, “-” and “_”."
    exit_code = ExitCode.USAGE

    text: str
    reason: str


class FolderMissing(StorageError):
    """The folder for the files is not there."""

    sentence = "The folder “{path}” does not exist."
    title = "Folder not found"
    hint = "Nothing was written. Put the USB drive back in, or choose another folder."
    exit_code = ExitCode.SYSTEM

    path: Path


class CannotWrite(StorageError):
    """The system refused to write; `reason` is the system's word."""

    sentence = "“{path}” could not be written: {reason}."
    title = "The files could not be written"
    hint = "No unfinished file of it was left behind. Choose another folder or make room, then do it again."
    exit_code = ExitCode.SYSTEM

    path: Path
    reason: str


class CannotRead(StorageError):
    """The system refused to read; `reason` is the system's word."""

    sentence = "“{path}” could not be read: {reason}."
    title = "The file could not be read"
    hint = "Nothing was changed. Check the name, and whether you may read it."
    exit_code = ExitCode.SYSTEM

    path: Path
    reason: str


class ReadBackDiffers(StorageError):
    """What was read back from the disk is not what was dealt."""

    sentence = "“{path}” reads back differently from what was dealt: the disk or USB drive is faulty."
    title = "The disk did not keep the files"
    hint = "The set was removed again. Use another disk or USB drive."
    exit_code = ExitCode.SYSTEM

    path: Path


class LeftoverFiles(StorageError):
    """Files of a set that failed and that the system does not let go."""

    sentence = "The set could not be completed, and some of its files could not be removed: {names}."
    title = "Files were left behind"
    hint = (
        "Do not use them. When the disk or USB drive works again, deal into its folder again. What is left "
        "is then removed, and you are told."
    )
    exit_code = ExitCode.SYSTEM

    names: tuple[str, ...]

    def _values(self) -> dict[str, object]:
        return super()._values() | {"names": ", ".join(map(quoted_name, self.names))}


class FolderLost(StorageError):
    """The folder went away while files were being written into it, as when a USB drive is pulled out."""

    sentence = "The folder “{path}” has gone, so these files in it could not be looked at: {names}."
    title = "The folder has gone"
    hint = (
        "They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder "
        "is back, deal into it again: what is left is removed then, and you are told."
    )
    exit_code = ExitCode.SYSTEM

    path: Path
    names: tuple[str, ...]

    def _values(self) -> dict[str, object]:
        return super()._values() | {"names": ", ".join(map(quoted_name, self.names))}


class PortableUnwritable(StorageError):
    """A program that keeps everything beside itself, where it cannot write; `reason` is the system's word."""

    sentence = (
        "“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything "
        "is stored there."
    )
    title = "The USB drive cannot be written"
    hint = (
        "Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the "
        "program stores its files on this computer."
    )
    exit_code = ExitCode.SYSTEM

    path: Path
    reason: str


class UnfitForBigDeal(StorageError):
    """A value that Big Deal's configuration file cannot keep; `key` is its name there."""

    sentence = "The {key} cannot be stored in Big Deal’s file: {reason}."
    title = "Not for Big Deal’s file"
    hint = "The file was not changed. Use a shorter text on one line."
    exit_code = ExitCode.REFUSED

    key: str
    reason: str
