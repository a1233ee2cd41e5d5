"""Tournaments whose plan, keys, proof or step is not what it must be."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.words import translate


class TournamentError(AppError):
    """A tournament whose plan, keys, proof or step is not what it must be."""


class InvalidField(TournamentError):
    """A field of a plan that cannot be: `field` says which, in words, such as “prefix”."""

    sentence = "The {field} is not valid: {reason}."
    title = "The plan is not possible"
    hint = "Nothing was written. Correct the points named."
    exit_code = ExitCode.USAGE

    field: str
    reason: str

    def _values(self) -> dict[str, object]:
        return super()._values() | {"field": _field_name(self.field)}


class DamagedDescription(TournamentError):
    """A description file (.sqd) that cannot be understood; `line` and `column` count from 1."""

    sentence = "Not a valid tournament plan, line {line}, column {column}: {reason}."
    title = "Damaged tournament file"
    hint = "The file was not changed. Get it again from where it was published, or use its .bak."
    exit_code = ExitCode.DAMAGED

    line: int
    column: int
    reason: str


class DamagedKeys(TournamentError):
    """A file of keys (.sqk) that cannot be understood; `line` and `column` count from 1. Names no key."""

    sentence = "Not a valid key file, line {line}, column {column}: {reason}."
    title = "Damaged file of keys"
    hint = "The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved."
    exit_code = ExitCode.DAMAGED
    event_case = 2

    line: int
    column: int
    reason: str


class DamagedRevealedKey(TournamentError):
    """A file with the key of one session (.key.txt) that cannot be understood; `line` counts from 1.

    Names no key.
    """

    sentence = "Not a valid session key file, line {line}: {reason}."
    title = "Damaged key of a session"
    hint = "The file was not changed. Get the pack of that session again."
    exit_code = ExitCode.DAMAGED

    line: int
    reason: str


class KeysDoNotFit(TournamentError):
    """Keys for other sessions than those of the plan. Names no key."""

    sentence = "The keys do not fit the plan: {problems}."
    title = "Keys of another plan"
    hint = "Nothing was dealt. Use the keys that were made when this plan was published."
    exit_code = ExitCode.DAMAGED

    problems: tuple[str, ...]


class KeysNotPublished(TournamentError):
    """Keys whose hash is not the one that was published: some key, or the hash, was changed."""

    sentence = "These are not the keys that were fixed when the plan was published."
    title = "Not the published keys"
    hint = "Nothing was dealt. Use the keys and the plan exactly as published."
    exit_code = ExitCode.CHECK_FAILED
    event_case = 3


class NoSuchSession(TournamentError):
    """A phase or a session that the plan does not have."""

    sentence = "{reason}"
    title = "No such session"
    hint = "Nothing was written. Check the phases of the plan."
    exit_code = ExitCode.USAGE
    event_case = 5

    reason: str


class BoardsNotGiven(TournamentError):
    """Boards that the plan leaves open were not named; `phase` is its number."""

    sentence = "The plan leaves the boards of phase {phase} open, and you named none."
    title = "Boards are still open"
    hint = "Nothing was dealt. Enter how many boards these sessions have."
    exit_code = ExitCode.USAGE

    phase: int


class StepNotAllowed(TournamentError):
    """A step that is not possible at this point of the tournament; `remedy` is what to do instead."""

    sentence = "{reason} {remedy}"
    title = "Not possible now"
    hint = "The tournament was not changed."
    exit_code = ExitCode.REFUSED

    reason: str
    remedy: str


class PlanNotReady(TournamentError):
    """A plan in which the inspector found what must not be published, or what nobody acknowledged."""

    sentence = "The plan cannot be published like this: {problems}"
    title = "Not ready to be published"
    hint = "Nothing was published. Correct the points named, or confirm that they are intended."
    exit_code = ExitCode.REFUSED
    between = " "

    problems: tuple[str, ...]


class InvalidValue(TournamentError):
    """A text that cannot be the outside value."""

    sentence = "This cannot be the outside value: {reason}."
    title = "Not an outside value"
    hint = "Nothing was written. Type the value as published, on one line."
    exit_code = ExitCode.USAGE

    reason: str


class ValueNotAsPromised(TournamentError):
    """An outside value that is not written as the promise says: `reason` tells how it differs."""

    sentence = "The outside value is not in the promised form: {reason}."
    title = "Not as promised"
    hint = (
        "Nothing was written. Look the value up again. If its source really published it like this, give "
        "the reason for using it anyway; everyone will read the reason."
    )
    exit_code = ExitCode.REFUSED
    event_case = 4

    reason: str


class SecretSlip(TournamentError):
    """The slip with a holder's words, where the file for the organiser is wanted."""

    sentence = (
        "“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one"
        " whose name ends in “-hash.txt”."
    )
    title = "Secret slip"
    hint = "Nothing was read from it. If somebody else already has it, let the holder make new words."
    exit_code = ExitCode.USAGE

    file: str


class NotTheWords(TournamentError):
    """Words of a holder that are not those whose hash was promised: `reason` tells what may be wrong.

    Names no word; who typed them may have mistyped one.
    """

    sentence = "These are not yet the words of “{name}”: {reason}."
    title = "Not the promised words"
    hint = "Nothing was written. Check the slip again: it is easy to mistype a word."
    exit_code = ExitCode.CHECK_FAILED

    name: str
    reason: str


class WordsMissing(TournamentError):
    """A value of which the words of some holders are missing."""

    sentence = "The words of these holders are missing: {names}."
    title = "Words are missing"
    hint = (
        "Nothing was written. Ask them for their words. If someone withholds them, say so: the promised "
        "hash is then used instead, and play goes on."
    )
    exit_code = ExitCode.REFUSED
    between = ", "

    names: tuple[str, ...]


class NoSuchHolder(TournamentError):
    """Words, or their withholding, of somebody whom the promise does not name."""

    sentence = "The promise names no holder “{name}”."
    title = "No such holder"
    hint = "Nothing was written. Use the name exactly as in the promise."
    exit_code = ExitCode.USAGE

    name: str


class DamagedRound(TournamentError):
    """A round of drand, in a file or pasted, that cannot be understood."""

    sentence = "Not a round of drand: {reason}."
    title = "Not a round of drand"
    hint = "Nothing was written. Get the round again: its number, its signature and its randomness."
    exit_code = ExitCode.DAMAGED

    reason: str


class RoundNotSigned(TournamentError):
    """A round that the network did not sign: a digit of it was changed, or it is of another network."""

    sentence = "This round is not what the network signed: {reason}."
    title = "Round that was not signed"
    hint = "Nothing was written. Get the round again, preferably from another relay."
    exit_code = ExitCode.CHECK_FAILED

    reason: str


class AnotherRound(TournamentError):
    """A round, perhaps a true one, with another number than the promised one."""

    sentence = "This is round {found}; round {promised} was promised."
    title = "Another round"
    hint = "Nothing was written. Get the promised round."
    exit_code = ExitCode.CHECK_FAILED

    found: int
    promised: int


class NotAsCommitted(TournamentError):
    """A plan, or keys, that are not those which the commitment beside them bound."""

    sentence = "This is not what was published: {problems}"
    title = "Not what was published"
    hint = "Nothing was written. Put back the plan, the commitment and the keys exactly as published."
    exit_code = ExitCode.CHECK_FAILED
    event_case = 3
    between = " "

    problems: tuple[str, ...]


class PackNotProved(TournamentError):
    """A public pack that does not prove itself; it was checked before anybody got it."""

    sentence = "The pack does not prove what it should: {problems}"
    title = "The pack was not made"
    hint = "Nothing was written. Compare plan, keys and commitment with what was published."
    exit_code = ExitCode.CHECK_FAILED
    event_case = 9
    between = " "

    problems: tuple[str, ...]


class InvalidRule(TournamentError):
    """A promise of an outside value that says too little, or too much."""

    sentence = "The outside value cannot be promised like this: {reason}."
    title = "Promise not understood"
    hint = "Nothing was written. Correct the points named."
    exit_code = ExitCode.USAGE

    reason: str


class DamagedCommitment(TournamentError):
    """A commitment file that cannot be understood, or contradicts itself."""

    sentence = "Not a valid commitment file: {reason}."
    title = "Damaged commitment file"
    hint = "The file was not changed. Get it again from where it was published."
    exit_code = ExitCode.DAMAGED

    reason: str


class ForgedCommitment(TournamentError):
    """A commitment whose digest is not that of its lines: somebody changed the one or the other."""

    sentence = "The commitment file contradicts itself: its check code is not that of its lines."
    title = "Commitment that contradicts itself"
    hint = "The file was not changed. Get it again from where it was published."
    exit_code = ExitCode.CHECK_FAILED


class DamagedRecord(TournamentError):
    """A record of a tournament, in its public pack, that cannot be understood."""

    sentence = "Not a valid tournament record: {reason}."
    title = "Damaged record"
    hint = "The file was not changed. Get the pack again from where it was published."
    exit_code = ExitCode.DAMAGED

    reason: str


class CommitmentTooNew(TournamentError):
    """A commitment of a kind that only a newer program knows."""

    sentence = "The commitment file has version {version}, which this program does not know."
    title = "Commitment of a newer version"
    hint = "The file was not changed. Use the newer program."
    exit_code = ExitCode.REFUSED

    version: int


def _field_name(field: str) -> str:
    """Return the name of a plan's field in the user's language."""
    names = {
        "name": translate("errors", "name"),
        "source": translate("errors", "source of the outside value"),
        "value": translate("errors", "outside value"),
        "hash of the keys": translate("errors", "hash of the keys"),
        "plan": translate("errors", "plan"),
        "reason": translate("errors", "reason"),
        "place": translate("errors", "place of publication"),
        "day": translate("errors", "first day of publication"),
        "hash of the words": translate("errors", "hash of the words"),
        "name of the holder": translate("errors", "name of the holder"),
        "prefix": translate("errors", "beginning of the file names"),
        "description": translate("errors", "description"),
        "number of phases": translate("errors", "number of phases"),
        "number of sessions": translate("errors", "number of sessions"),
        "number of boards": translate("errors", "number of boards"),
        "choice of boards": translate("errors", "choice of boards"),
    }
    return names.get(field, field)
