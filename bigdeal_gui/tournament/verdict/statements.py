"""What a person says beside the files: nothing that lies among files can say it for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.tournament.plan import MAX_PHASES, MAX_SESSIONS
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.verdict.evidence import SavedPlan

_ALL: Final = "all"
_SESSIONS: Final = re.compile(r"([0-9]{1,4})(?:[-–]([0-9]{1,4}))?", re.ASCII)
_PLAYED: Final = re.compile(r"\s*([0-9]{1,4})\s*:\s*(.+?)\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Played:
    """The sessions that somebody says were played: `sessions` as (phase, session), whole `phases`, or all."""

    sessions: frozenset[tuple[int, int]] = frozenset()
    phases: frozenset[int] = frozenset()
    is_all: bool = False

    def holds(self, phase: int, session: int) -> bool:
        """Tell whether a session, phase and session counted from 1, was played."""
        return self.is_all or phase in self.phases or (phase, session) in self.sessions


@dataclass(frozen=True, slots=True)
class Statements:
    """What somebody says, and no file can.

    `digest` is the check code as they saw it, digits or words; `plans` are those they kept, and gave as such.
    `before` says that they saw the one or had the other before the promised moment. `value` is the outside
    value as they looked it up. `played` are the sessions that were played, None where nothing is said of it.
    `no_other_promise` says that they know of no earlier promise of this organiser for this event.
    """

    digest: str = ""
    plans: tuple[SavedPlan, ...] = ()
    before: bool = False
    value: str = ""
    played: Played | None = None
    no_other_promise: bool = False


def parse_played(texts: Iterable[str]) -> Played | None:
    """Return the sessions that `1:1-3`, `2:all` and `all` name together; None where nothing was said.

    Raises:
        Usage: one of the texts is none of these.
    """
    sessions: set[tuple[int, int]] = set()
    phases: set[int] = set()
    given = [text.strip() for text in texts]
    for text in given:
        if text.lower() == _ALL:
            continue
        match = _PLAYED.fullmatch(text)
        if match is None or not 1 <= int(match[1]) <= MAX_PHASES:
            raise _not_sessions(text)
        if match[2].lower() == _ALL:
            phases.add(int(match[1]))
            continue
        for part in match[2].split(","):
            sessions.update((int(match[1]), session) for session in _in_range(part.strip(), text))
    is_all = any(text.lower() == _ALL for text in given)
    return Played(frozenset(sessions), frozenset(phases), is_all) if given else None


def _in_range(part: str, text: str) -> Sequence[int]:
    match = _SESSIONS.fullmatch(part)
    first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
    if not 1 <= first <= last <= MAX_SESSIONS:
        raise _not_sessions(text)
    return range(first, last + 1)


def _not_sessions(text: str) -> Usage:
    words = translate(
        "reasons", "“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all."
    )
    return Usage(words.format(text=text))


def plan_differences(kept: Plan, plan: Plan) -> list[str]:
    """Return the lines in which a kept plan differs, such as `TN` or `SN 2`; the value may be new."""
    found = [
        tag
        for tag, was, now in (
            ("TN", kept.name, plan.name),
            ("DI", kept.source, plan.source),
            ("KH", kept.keys_hash, plan.keys_hash),
        )
        if was != now
    ]
    count = max(len(kept.phases), len(plan.phases))
    before, after = (
        [*(phase.in_parts() for phase in phases), *[None] * (count - len(phases))]
        for phases in (kept.phases, plan.phases)
    )
    return found + [f"SN {place}" for place in range(1, count + 1) if before[place - 1] != after[place - 1]]
