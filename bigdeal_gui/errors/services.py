"""Use cases that ended without their result."""

from __future__ import annotations

from pathlib import Path

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.words import quoted_name, translate, written_day


class ServiceError(AppError):
    """A use case that ended without its result."""


class Cancelled(ServiceError):
    """The user stopped the work."""

    sentence = "Cancelled."
    title = "Cancelled"
    hint = "No files were left behind."
    exit_code = ExitCode.REFUSED


class DealingInProgress(ServiceError):
    """Another program of this user, or this one, is dealing a set of this name into this folder."""

    sentence = "A set called “{name}” is being dealt into “{folder}” right now."
    title = "Already being dealt"
    hint = "Nothing was dealt a second time. Wait until it is finished, or choose another name."
    exit_code = ExitCode.REFUSED

    name: str
    folder: Path


class DealingBroke(ServiceError):
    """The process in which the window deals, or has keys, could not begin, or ended before it was done."""

    sentence = "The work was interrupted: the part of the program that does it has stopped."
    title = "The work was interrupted"
    hint = (
        "The journal shows whether it was done. If it was not, do it again: this also removes hidden files, "
        "which may contain boards or keys."
    )
    exit_code = ExitCode.SYSTEM


class Usage(ServiceError):
    """A command given in a form that means nothing."""

    sentence = "{reason}"
    title = "Command not understood"
    hint = "Nothing was written. --help lists the commands and options."
    exit_code = ExitCode.USAGE

    reason: str


class Refused(ServiceError):
    """A wish that the program does not fulfil, and why."""

    sentence = "{reason}"
    title = "Refused"
    hint = "Nothing was written."
    exit_code = ExitCode.REFUSED

    reason: str


class BoardsUsed(ServiceError):
    """Boards that may have been seen at a table were to be used again; `code` and the rest name the set."""

    sentence = "These boards were dealt before and are {state}: set {named}."
    title = "Boards that were in use"
    hint = (
        "Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may "
        "only make copies for a record or a web page."
    )
    exit_code = ExitCode.REFUSED

    state: str
    code: str
    event: str
    date: str

    def _values(self) -> dict[str, object]:
        return super()._values() | _set_in_words(self)


class NotFinished(ServiceError):
    """Boards that are still to be played were to be looked at; `code` and the rest name the set."""

    sentence = "Some of these boards belong to a set that is {state}, not finished: set {named}."
    title = "Boards not played yet"
    hint = "Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished."
    exit_code = ExitCode.REFUSED

    state: str
    code: str
    event: str
    date: str

    def _values(self) -> dict[str, object]:
        return super()._values() | _set_in_words(self)


class SealWanted(ServiceError):
    """A sheet with the cards of a set that is still to be played; `code` and the rest name the set."""

    sentence = (
        "Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide "
        "otherwise."
    )
    title = "The set has not been played yet"
    hint = (
        "Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase "
        "(--passphrase-file) or until a time (--release), or say --open."
    )
    exit_code = ExitCode.REFUSED

    state: str
    code: str
    event: str
    date: str

    def _values(self) -> dict[str, object]:
        return super()._values() | _set_in_words(self)


class SealNotDue(ServiceError):
    """A sealed record that opens later; `release_at` is the time on this computer's wall."""

    sentence = "The sealed record cannot be opened before {release_at}."
    title = "Cannot be opened yet"
    hint = "The file was not changed. It opens then, or as soon as its set is marked as finished."
    exit_code = ExitCode.REFUSED

    release_at: str


class SealKeyElsewhere(ServiceError):
    """A sealed file for which this computer's journal holds no key."""

    sentence = "This computer’s journal has no key for this sealed file."
    title = "The key is missing"
    hint = "The file was not changed. Open it on the computer that made it, or make the record again there."
    exit_code = ExitCode.REFUSED


def _set_in_words(error: BoardsUsed | NotFinished | SealWanted) -> dict[str, object]:
    """Return the set that an error is about, and where it stands, in the user's language."""
    event = quoted_name(error.event) if error.event else ""
    return {
        "state": translate("states", error.state),
        "named": " ".join(text for text in (error.code, event, written_day(error.date)) if text),
    }


class NumbersContradict(ServiceError):
    """A file to be printed or published whose boards have other numbers in the journal."""

    sentence = "“{name}” numbers its boards otherwise than set {code}, whose boards they are."
    title = "Other board numbers than dealt"
    hint = (
        "Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the"
        " command with --although-numbers."
    )
    exit_code = ExitCode.REFUSED

    name: str
    code: str


class UnreadableHand(ServiceError):
    """What somebody typed is not a hand. Repeats nothing of what was typed."""

    sentence = "This cannot be read as a hand: {reason}."
    title = "Not a hand"
    hint = "Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between."
    exit_code = ExitCode.USAGE

    reason: str
