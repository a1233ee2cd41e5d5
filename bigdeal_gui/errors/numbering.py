"""Numbers and words outside their scheme."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode


class NumberingError(AppError):
    """A number outside its scheme."""


class NumberOutOfRange(NumberingError):
    """A number that no arrangement of the scheme carries."""

    sentence = "The scheme “{scheme}” numbers from 0 to {last}."
    title = "Number out of range"
    hint = "Give a number within the range."
    exit_code = ExitCode.USAGE

    scheme: str
    limit: int

    def _values(self) -> dict[str, object]:
        return super()._values() | {"last": self.limit - 1}


class InvalidWords(NumberingError):
    """Text that is no four suit words. Names no card."""

    sentence = "Not four suit words: {reason}."
    title = "Suit words not understood"
    hint = "Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs."
    exit_code = ExitCode.USAGE

    reason: str


class UnfitValue(NumberingError):
    """A value in a row of values that cannot be turned; `place` says where it stands, never what it is."""

    sentence = "{place}: {reason}"
    title = "A value cannot be converted"
    hint = "The values before it have been converted. Correct it and continue from there."
    exit_code = ExitCode.USAGE

    place: str
    reason: str

    def _values(self) -> dict[str, object]:
        return super()._values() | {"place": self.place.capitalize()}


class UnknownScheme(NumberingError):
    """A name that is no scheme's."""

    sentence = "There is no number scheme “{name}”. The schemes are: {known}."
    title = "Unknown number scheme"
    hint = "Nothing was done. Choose from the list."
    exit_code = ExitCode.USAGE
    between = ", "

    name: str
    known: tuple[str, ...]


class UnpackableValue(NumberingError):
    """A value that cannot go into a file of numbers; `place` says where it stands, never what it is."""

    sentence = "{place}: {reason}"
    title = "A value cannot be packed"
    hint = "Nothing was written. Correct it and start again."
    exit_code = ExitCode.USAGE

    place: str
    reason: str

    def _values(self) -> dict[str, object]:
        return super()._values() | {"place": self.place.capitalize()}


class DamagedNumbers(NumberingError):
    """A file of packed numbers that is none from record `record` on, counted from 1."""

    sentence = "Not a valid file of “{scheme}” numbers, record {record}: {reason}."
    title = "Damaged file of numbers"
    hint = (
        "The file was not changed. The records before this one could be read. Perhaps it uses another scheme."
    )
    exit_code = ExitCode.DAMAGED

    scheme: str
    record: int
    reason: str
