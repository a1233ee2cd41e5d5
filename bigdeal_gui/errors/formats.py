"""Files that cannot hold, or do not hold, what they should."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.words import translate


class FormatError(AppError):
    """A file format that cannot hold, or does not hold, what it should."""


class UnknownFormat(FormatError):
    """A format name that is not in the table."""

    sentence = "There is no format “{name}”. The formats are: {known}."
    title = "Unknown format"
    hint = "Nothing was written. Choose from the list."
    exit_code = ExitCode.USAGE
    between = ", "

    name: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        if self.name or not self.known[0].startswith("."):
            return super().__str__()
        text = translate(
            "errors",
            "The name has no ending that shows the format. Rename the file to end in one of: {known}.",
        )
        return text.format(known=self.between.join(self.known))


class StillSealed(FormatError):
    """A sealed file, or a locked box, where boards are asked for."""

    sentence = "This file is sealed or locked. Its boards can be read when it has been opened."
    title = "Sealed or locked"
    hint = "Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key."
    exit_code = ExitCode.USAGE


class FormatsClash(FormatError):
    """Two chosen formats that would write the same file."""

    sentence = "“{first}” and “{second}” would both write the {suffix} file: choose one."
    title = "Two formats, one file"
    hint = "Nothing was written. Choose only one of them."
    exit_code = ExitCode.USAGE

    first: str
    second: str
    suffix: str

    def __str__(self) -> str:
        if self.first == self.second:
            return translate("errors", "The format “{first}” was given twice.").format(first=self.first)
        return super().__str__()


class FormatCannotHold(FormatError):
    """Boards that a format has no room for."""

    sentence = "The format “{name}” cannot contain these boards: {reason}. {remedy}"
    title = "A format cannot contain these boards"
    hint = "Nothing was dealt. Nothing was written."
    exit_code = ExitCode.REFUSED

    name: str
    reason: str
    remedy: str


class DamagedFile(FormatError):
    """Outside data that does not follow its format. `place` is a line or a byte offset; names no card."""

    sentence = "Not a valid {name} file, {place}: {reason}."
    title = "Damaged file"
    hint = "The file was not changed. Get it again from where it was made."
    exit_code = ExitCode.DAMAGED

    name: str
    place: str
    reason: str


class NoHands(FormatError):
    """A file in good order whose boards have no hands: a template, or a list of scores."""

    sentence = "This {name} file has boards without hands ({place})."
    title = "No hands in this file"
    hint = "The file was not changed. Choose the file with the hands."
    exit_code = ExitCode.DAMAGED

    name: str
    place: str


class ReadLimit(FormatError):
    """Outside data that goes on beyond what is read of its kind: it need not be damaged."""

    sentence = "The {name} file is too large to be read whole, {place}: {reason}."
    title = "Too large to read"
    hint = "The file was not changed. It may be valid: split it into smaller files."
    exit_code = ExitCode.REFUSED

    name: str
    place: str
    reason: str


class InvalidBoards(FormatError):
    """A file that reads well but holds boards that are not deals: every one is listed. Names no card."""

    sentence = "The {name} file contains boards that are not deals: {problems}"
    title = "Boards that are not deals"
    hint = "The file was not changed. Do not play these boards."
    exit_code = ExitCode.DAMAGED
    between = " | "

    name: str
    problems: tuple[str, ...]


class FileTooLarge(FormatError):
    """Outside data larger than any set of boards."""

    sentence = "The file has {size_bytes} bytes; at most {limit_bytes} can be read."
    title = "File too large"
    hint = "The file was not changed."
    exit_code = ExitCode.REFUSED

    size_bytes: int
    limit_bytes: int
