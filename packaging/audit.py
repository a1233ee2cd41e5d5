"""Looks for known flaws in the installed libraries: `python packaging/audit.py`.

pip-audit asks the public lists of flaws, which have nothing to do with the index that libraries come from. A
list that does not answer, or does not know a library, is no good news: what nobody could be asked about is
named, and only what was asked about counts as clean.

Ends with 0 where every library was asked about and none has a flaw, 1 where one has, 3 where some could not
be asked about.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LISTS: Final = ("pypi", "osv")
"""The lists of flaws, as pip-audit calls them; a later one is asked for what those before it did not know."""

FLAWED: Final = 1
NOT_ASKED: Final = 3
_NAMES_SHOWN: Final = 8


@dataclass(slots=True)
class Audit:
    """What the lists said so far, by the names of libraries: their flaws, none of them, or no answer."""

    flaws: dict[str, list[str]] = field(default_factory=dict)
    clean: set[str] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)

    def take(self, dependencies: list[dict[str, Any]]) -> None:
        """Take the answer of one list; what an earlier one said of a library stays."""
        for one in dependencies:
            name = one["name"]
            if "skip_reason" in one:
                if "editable" not in one["skip_reason"] and name not in self.clean | self.flaws.keys():
                    self.unknown.add(name)
                continue
            self.unknown.discard(name)
            if one["vulns"]:
                told = self.flaws.setdefault(name, [])
                told += [line for line in map(_flaw, one["vulns"]) if line not in told]
                self.clean.discard(name)
            elif name not in self.flaws:
                self.clean.add(name)


def _flaw(vulnerability: dict[str, Any]) -> str:
    mended = ", ".join(vulnerability.get("fix_versions", ())) or "none yet"
    return f"{vulnerability['id']}, mended in {mended}"


def ask(which: str) -> list[dict[str, Any]]:
    """Return what a list of flaws says of every installed library; nothing where it does not answer."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner=off"),
            *("--format=json", f"--vulnerability-service={which}"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return []
    return found


def audit(asked: Callable[[str], list[dict[str, Any]]] = ask) -> Audit:
    """Ask one list after the other, until every library is known to one."""
    found = Audit()
    for which in LISTS:
        found.take(asked(which))
        if found.clean and not found.unknown:
            break
    return found


def report(found: Audit) -> tuple[list[str], int]:
    """Return the lines that say what was found, and the exit code."""
    lines = [f"{name}: {flaw}" for name, flaws in sorted(found.flaws.items()) for flaw in flaws]
    asked = len(found.clean) + len(found.flaws)
    lines.append(f"{asked} libraries asked about, {len(found.flaws)} with known flaws.")
    if found.unknown or not asked:
        some = sorted(found.unknown)
        names = ", ".join(some[:_NAMES_SHOWN]) + (" …" if len(some) > _NAMES_SHOWN else "")
        lines.append(
            f"NOT AUDITED: {len(some) or 'all'} libraries ({names or 'no list answers'})."
            " No list of known flaws that can be reached from this computer knows them."
        )
    if found.flaws:
        return lines, FLAWED
    return lines, 0 if asked and not found.unknown else NOT_ASKED


def main() -> int:
    """Audit, and say what was found."""
    lines, code = report(audit())
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
