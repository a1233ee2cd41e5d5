"""The tournament page without a screen: how far a tournament has come, and what that means for each step."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, SealKind, seal_kind
from bigdeal_gui.services.tournament.plan import PLAN_SUFFIX, open_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament
from bigdeal_gui.services.tournament.record import NoteKind, Step, notes_of, step_of
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.tournament.known_rules import known_rule
from bigdeal_gui.tournament.sessions import SessionId

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from pathlib import Path

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.services.tournament.record import Note
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.sources import Rule

MOST_RECENT: Final = 6
"""Tournaments that the page remembers."""


class Part(IntEnum):
    """The five steps as the page shows them, from left to right."""

    PLAN = 0
    PUBLISH = 1
    VALUE = 2
    DEAL = 3
    REVEAL = 4


class PartState(Enum):
    """Where a step stands."""

    DONE = auto()
    NOW = auto()
    TO_COME = auto()


class KeysState(Enum):
    """How the keys lie beside the plan, and so what opens them."""

    NONE = auto()
    """There are none yet."""
    MISSING = auto()
    """They were made, and are somewhere else."""
    PLAIN = auto()
    PASSPHRASE = auto()
    """A passphrase, which several officials may hold together."""
    RECIPIENTS = auto()
    """The secret keys of those for whom they were sealed."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament as it stands: its files, what the journal tells, what the inspector found.

    `findings` are empty once the plan is published. `rule` is the promise where its source is a known one;
    `is_day_to_come` tells that its day has not come yet.
    """

    tournament: Tournament
    step: Step
    notes: tuple[Note, ...] = ()
    findings: tuple[Finding, ...] = ()
    rule: Rule | None = None
    keys: KeysState = KeysState.NONE
    is_day_to_come: bool = False

    @property
    def path(self) -> Path:
        """The file of the plan."""
        return self.tournament.path

    @property
    def plan(self) -> Plan:
        """The plan."""
        return self.tournament.plan

    @property
    def is_closed(self) -> bool:
        """Whether the plan is published and cannot be changed any more."""
        return self.step is not Step.PLANNED

    @property
    def errors(self) -> tuple[Finding, ...]:
        """What must be corrected before publishing."""
        return tuple(one for one in self.findings if one.is_error)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """What must be looked at before publishing."""
        return tuple(one for one in self.findings if not one.is_error)

    @property
    def dealt(self) -> frozenset[SessionId]:
        """The sessions that this computer's journal knows as dealt, reserve sets included."""
        return frozenset(one.id for note in self.notes for one in note.sessions)

    @property
    def has_all_dealt(self) -> bool:
        """Whether every session was dealt; False where a phase leaves the number of its sessions open."""
        wanted = {
            SessionId(number, session)
            for number, phase in enumerate(self.plan.phases, start=1)
            for session in phase.key_sessions
        }
        return wanted <= self.dealt

    @property
    def pack_name(self) -> str:
        """What the public pack was called, or is proposed to be called."""
        made = [note.text for note in self.notes if note.kind is NoteKind.REVEALED]
        return made[-1] if made else f"{self.tournament.stem}-public.zip"

    @property
    def now(self) -> Part | None:
        """The step that is to be done; None where all are."""
        if self.step is Step.PLANNED:
            return Part.PLAN if self.errors else Part.PUBLISH
        if self.step is Step.DEALT:
            return Part.REVEAL if self.has_all_dealt else Part.DEAL
        return {Step.PUBLISHED: Part.VALUE, Step.VALUED: Part.DEAL}.get(self.step)

    def state_of(self, part: Part) -> PartState:
        """Return where `part` stands."""
        now = self.now
        if now is None or part < now:
            return PartState.DONE
        return PartState.NOW if part is now else PartState.TO_COME

    def can_open(self, part: Part) -> bool:
        """Tell whether there is anything to see at `part`: what is done, what is due, and one step ahead.

        Publishing can be looked at while the plan is made, and revealing once something was dealt.
        """
        last = {
            Step.PLANNED: Part.PUBLISH,
            Step.PUBLISHED: Part.VALUE,
            Step.VALUED: Part.DEAL,
            Step.DEALT: Part.REVEAL,
            Step.REVEALED: Part.REVEAL,
        }[self.step]
        return part <= last


def read_standing(path: Path, journal: Journal, formats: Sequence[Format], today: date) -> Standing:
    """Read how a tournament stands; `formats` are those that its boards shall be dealt in.

    Raises:
        AppError: the plan or the journal cannot be read.
    """
    tournament = open_tournament(path)
    step = step_of(tournament, journal)
    rule = known_rule(tournament.plan.source)
    is_open = step is Step.PLANNED
    return Standing(
        tournament,
        step,
        notes_of(tournament, journal),
        inspect_tournament(path, formats, rule=rule, today=today) if is_open else (),
        rule,
        KeysState.NONE if is_open else keys_state(tournament),
        is_day_to_come=rule is not None and rule.day is not None and rule.day > today,
    )


def keys_state(tournament: Tournament) -> KeysState:
    """Return how the keys of a published tournament lie beside its plan."""
    if tournament.has_plain_keys:
        return KeysState.PLAIN
    if not tournament.has_sealed_keys:
        return KeysState.MISSING
    return sealed_state(tournament.sealed_path)


def sealed_state(path: Path) -> KeysState:
    """Return what opens the sealed keys in the file `path`; one that cannot be read will tell when opened."""
    with suppress(AppError):
        if seal_kind(read_file(path, MAX_SEALED_BYTES)) is SealKind.RECIPIENTS:
            return KeysState.RECIPIENTS
    return KeysState.PASSPHRASE


def with_recent(known: Sequence[Path], path: Path) -> tuple[Path, ...]:
    """Return the tournaments to remember after `path` was opened, the newest first."""
    return (path, *(one for one in known if one != path))[:MOST_RECENT]


def plan_among(paths: Sequence[Path]) -> Path | None:
    """Return the plan where `paths` are one plan and nothing else."""
    is_plan = len(paths) == 1 and paths[0].name.lower().endswith(PLAN_SUFFIX)
    return paths[0] if is_plan else None
