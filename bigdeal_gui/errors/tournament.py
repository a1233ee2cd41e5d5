"""Tournaments whose plan, keys, proof or step is not what it must be."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class TournamentError(AppError):
    """A tournament whose plan, keys, proof or step is not what it must be."""


@dataclass(eq=False)
class InvalidField(TournamentError):
    """A field of a plan that cannot be: `field` says which, in words, such as “prefix”."""

    field: str
    reason: str

    def __str__(self) -> str:
        return translate("errors", "The {field} cannot be so: {reason}.").format(
            field=_field_name(self.field), reason=self.reason
        )


@dataclass(eq=False)
class DamagedDescription(TournamentError):
    """A description file (.sqd) that cannot be understood; `line` and `column` count from 1."""

    line: int
    column: int
    reason: str

    def __str__(self) -> str:
        return translate(
            "errors", "Not a sound description of a tournament, line {line}, column {column}: {reason}."
        ).format(line=self.line, column=self.column, reason=self.reason)


@dataclass(eq=False)
class DamagedKeys(TournamentError):
    """A file of keys (.sqk) that cannot be understood; `line` and `column` count from 1. Names no key."""

    line: int
    column: int
    reason: str

    def __str__(self) -> str:
        return translate(
            "errors", "Not a sound file of keys, line {line}, column {column}: {reason}."
        ).format(line=self.line, column=self.column, reason=self.reason)


@dataclass(eq=False)
class KeysDoNotFit(TournamentError):
    """Keys for other sessions than those of the plan. Names no key."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "The keys do not fit the plan: {problems}.").format(
            problems="; ".join(self.problems)
        )


@dataclass(eq=False)
class KeysNotPublished(TournamentError):
    """Keys whose hash is not the one that was published: some key, or the hash, was changed."""

    def __str__(self) -> str:
        return translate("errors", "These are not the keys that were bound when the plan was published.")


@dataclass(eq=False)
class NoSuchSession(TournamentError):
    """A phase or a session that the plan does not have."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(eq=False)
class BoardsNotGiven(TournamentError):
    """Boards that the plan leaves open were not named; `phase` is its number."""

    phase: int

    def __str__(self) -> str:
        return translate(
            "errors", "The plan leaves the boards of phase {phase} open, and none were named."
        ).format(phase=self.phase)


@dataclass(eq=False)
class NotNow(TournamentError):
    """A step that is not possible at this point of the ceremony; `remedy` is what to do instead."""

    reason: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.reason} {self.remedy}"


@dataclass(eq=False)
class PlanNotReady(TournamentError):
    """A plan in which the inspector found what must not be published, or what nobody acknowledged."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "The plan cannot be published so: {problems}").format(
            problems=" ".join(self.problems)
        )


@dataclass(eq=False)
class ProofFailed(TournamentError):
    """Boards, keys or commitment that are not what was published; one sentence each. Names no card."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "The proof does not hold: {problems}").format(
            problems=" ".join(self.problems)
        )


def _field_name(field: str) -> str:
    """Return the name of a plan's field in the user's language."""
    names = {
        "name": translate("errors", "name"),
        "source": translate("errors", "source of the outside value"),
        "value": translate("errors", "outside value"),
        "hash of the keys": translate("errors", "hash of the keys"),
        "plan": translate("errors", "plan"),
        "reason": translate("errors", "reason"),
        "prefix": translate("errors", "beginning of the files' names"),
        "description": translate("errors", "description"),
        "number of phases": translate("errors", "number of phases"),
        "number of sessions": translate("errors", "number of sessions"),
        "number of boards": translate("errors", "number of boards"),
        "choice of boards": translate("errors", "choice of boards"),
    }
    return names.get(field, field)
