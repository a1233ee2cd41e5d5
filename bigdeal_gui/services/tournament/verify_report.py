"""What verifying a tournament found: what holds, what does not, and what could not be checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors import AppError, ExitCode
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.proof import Proof
    from bigdeal_gui.tournament.verdict import Json


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file that was handed in and could not be used."""

    name: str
    error: AppError


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """All that was found.

    `keys_problem` is None where there are no keys yet, empty where they are those that were published.
    `broken` are sentences on promises that do not hold, None where there is no commitment file; `wrong_sums`
    names the files that are not those of the list of checksums, and is None where there is no list. `proof`
    is None where no boards were handed in, or nothing to prove them with. `remarks` should be known, and
    make nothing wrong.
    """

    plan: Plan
    keys_problem: str | None
    broken: tuple[str, ...] | None
    wrong_sums: tuple[str, ...] | None
    proof: Proof | None
    unreadable: tuple[Unreadable, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def problems(self) -> tuple[str, ...]:
        """Everything that does not hold, a sentence each."""
        found = [self.keys_problem] if self.keys_problem else []
        found += self.broken or ()
        found += [
            translate("reasons", "“{name}” is not the file that the list of checksums tells of.").format(
                name=name
            )
            for name in self.wrong_sums or ()
        ]
        found += [
            problem for problem in (self.proof.problems if self.proof else ()) if problem != self.keys_problem
        ]
        return tuple(found)

    @property
    def is_ok(self) -> bool:
        """Whether everything that could be checked holds."""
        return not self.problems and not self.unreadable

    @property
    def exit_code(self) -> ExitCode:
        """What a command answers: damaged before failed."""
        if self.unreadable:
            return ExitCode.DAMAGED
        return ExitCode.CHECK_FAILED if self.problems else ExitCode.DONE

    def to_json(self) -> dict[str, Json]:
        """Return the report in terms of JSON."""
        proof: Mapping[str, Json] = self.proof.to_json() if self.proof else {}
        return {
            "ok": self.is_ok,
            "plan": {
                "name": self.plan.name,
                "source": self.plan.source,
                "value": self.plan.value,
                "keys_hash": self.plan.keys_hash,
            },
            "keys": _judged(None if self.keys_problem is None else tuple(filter(None, (self.keys_problem,)))),
            "commitment": _judged(self.broken),
            "checksums": _judged(self.wrong_sums),
            "files": proof.get("files", []),
            "sessions_without_boards": proof.get("sessions_without_boards", []),
            "unreadable": [{"name": file.name, "reason": str(file.error)} for file in self.unreadable],
            "problems": list(self.problems),
            "remarks": list(self.remarks),
        }


def _judged(problems: Sequence[str] | None) -> Json:
    return {"checked": problems is not None, "problems": list(problems or ())}
