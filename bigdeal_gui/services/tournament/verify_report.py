"""What verifying a tournament found: the evidence, and the four lists that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.tournament.verdict.judge import tournament_verdict
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, FourLists, VerdictWord
from bigdeal_gui.tournament.verdict.statements import Statements

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.proof import Proof
    from bigdeal_gui.tournament.sessions import Json
    from bigdeal_gui.tournament.verdict.evidence import Evidence


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file that was handed in and could not be used."""

    name: str
    error: AppError


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """All that was found. `remarks` should be known, and make nothing better or worse.

    `lists` is what follows from `evidence` and `statements`.
    """

    evidence: Evidence
    statements: Statements = field(default_factory=Statements)
    unreadable: tuple[Unreadable, ...] = ()
    remarks: tuple[str, ...] = ()
    lists: FourLists = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lists", tournament_verdict(self.evidence, self.statements))

    def stating(self, statements: Statements) -> VerifyReport:
        """Return the report where somebody states other things; no file is read again."""
        return replace(self, statements=statements)

    @property
    def waits_for_others(self) -> bool:
        """Whether nothing is open but that other sessions are still secret, and nothing could be chosen."""
        lists = self.lists
        kinds = {entry.kind for entry in lists.left_to_you}
        return kinds == {EntryKind.OTHER_SESSIONS} and not lists.chosen and not lists.contradicted

    @property
    def is_value_told(self) -> bool:
        """Whether the value may be shown: who sees it before they give theirs copies it from there."""
        given = bool(self.statements.value.strip()) or self.plan.value is None
        return given or any(entry.kind is EntryKind.VALUE for entry in self.lists.proved)

    @property
    def plan(self) -> Plan:
        """The plan that was verified."""
        return self.evidence.plan

    @property
    def proof(self) -> Proof | None:
        """What happened to the boards; None where there are none, or nothing to prove them with."""
        return self.evidence.proof

    @property
    def problems(self) -> tuple[str, ...]:
        """Everything that does not hold, a sentence each."""
        return tuple(entry.text for entry in self.lists.contradicted)

    @property
    def is_ok(self) -> bool:
        """Whether nothing contradicts, and every file could be read."""
        return self.lists.word is not VerdictWord.FALSE and not self.unreadable

    @property
    def exit_code(self) -> ExitCode:
        """What a command answers: red before damaged before green or amber."""
        if self.lists.word is VerdictWord.FALSE:
            return ExitCode.CHECK_FAILED
        return ExitCode.DAMAGED if self.unreadable else ExitCode.DONE

    @property
    def strict_exit_code(self) -> ExitCode:
        """What a strict command answers: amber has failed as well."""
        is_amber = self.exit_code is ExitCode.DONE and self.lists.word is VerdictWord.OPEN
        return ExitCode.CHECK_FAILED if is_amber else self.exit_code

    def to_json(self) -> dict[str, Json]:
        """Return the report in terms of JSON."""
        proof: Mapping[str, Json] = self.proof.to_json() if self.proof else {}
        evidence = self.evidence
        return {
            **self.lists.to_json(),
            "ok": self.is_ok,
            "plan": {
                "name": self.plan.name,
                "source": self.plan.source,
                "value": self.plan.value,
                "keys_hash": self.plan.keys_hash,
                "digest": evidence.promise.digest if evidence.promise else None,
            },
            "keys": _judged(
                self._told(EntryKind.KEYS, EntryKind.SESSION_KEY),
                is_checked=evidence.keys is not None or evidence.session_keys is not None,
            ),
            "commitment": _judged(
                self._told(EntryKind.PLAN, EntryKind.COMMITMENT),
                is_checked=bool(evidence.promises or evidence.forged),
            ),
            "checksums": _judged(self._told(EntryKind.CHECKSUM), is_checked=evidence.sums is not None),
            "files": proof.get("files", []),
            "sessions_without_boards": proof.get("sessions_without_boards", []),
            "unreadable": [{"name": file.name, "reason": str(file.error)} for file in self.unreadable],
            "problems": list(self.problems),
            "remarks": list(self.remarks),
        }

    def _told(self, *kinds: EntryKind) -> list[Entry]:
        return [entry for entry in self.lists.contradicted if entry.kind in kinds]


def _judged(entries: Sequence[Entry], *, is_checked: bool) -> Json:
    return {"checked": is_checked, "problems": [entry.text for entry in entries]}
