"""How a tournament stands: its files, what the journal tells of it, and what the inspector finds."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.services.tournament.chain import known_promises
from bigdeal_gui.services.tournament.commitment_check import bound_commitment
from bigdeal_gui.services.tournament.interrupted import InterruptedStep, interrupted_step
from bigdeal_gui.services.tournament.keys import KeysState, keys_state
from bigdeal_gui.services.tournament.log_file import LogState
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament
from bigdeal_gui.services.tournament.record import Milestone, revealed_sessions, tournament_record
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.value.known_rules import rule_in_words
from bigdeal_gui.tournament.value.value_form import is_value_to_come

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.tournament.commitment import Commitment
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.keys.keys_file import Place
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.value.round_rule import PromisedRule


@dataclass(frozen=True, slots=True)
class TournamentStatus:
    """A tournament as it stands: its files, what the journal tells, what the inspector found.

    `findings` are empty once the plan is published. `rule` is the promise where its source is a known one;
    `is_day_to_come` tells that nobody can know its value yet, by the clock of its exchange, `is_value_fixed`
    that the value cannot be corrected.
    """

    tournament: Tournament
    milestone: Milestone
    notes: tuple[Note, ...] = ()
    findings: tuple[Finding, ...] = ()
    rule: PromisedRule | None = None
    keys: KeysState = KeysState.NONE
    is_day_to_come: bool = False
    is_value_fixed: bool = False
    interrupted_step: InterruptedStep | None = None
    digest: str = ""
    """That of the commitment beside the plan; empty where there is none that can be read."""
    binds_each_key: bool = False
    """Whether that commitment binds each key by itself, so that a single session can be revealed."""
    revealing: tuple[Place, ...] = ()
    """Keys whose session's pack was to be made by a program that died then."""
    log: LogState = field(default_factory=LogState)
    """How the log in its folder stands."""

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
        return self.milestone is not Milestone.PLANNED

    @property
    def errors(self) -> tuple[Finding, ...]:
        """What must be corrected before publishing."""
        return tuple(finding for finding in self.findings if finding.is_error)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """What must be looked at before publishing."""
        return tuple(finding for finding in self.findings if not finding.is_error)

    @property
    def dealt(self) -> frozenset[SessionId]:
        """The sessions that are known as dealt, here or elsewhere, reserve sets included."""
        return frozenset(session.id for note in self.notes for session in note.sessions)

    @property
    def revealed(self) -> frozenset[Place]:
        """The places of the keys that were revealed by themselves."""
        return frozenset(place for place, _note in revealed_sessions(self.notes))

    @property
    def has_all_dealt(self) -> bool:
        """Whether every session was dealt; False where a phase leaves the number of its sessions open.

        Nor were all while a dealing is broken off: something of it is missing.
        """
        wanted = {
            SessionId(number, session)
            for number, phase in enumerate(self.plan.phases, start=1)
            for session in phase.key_sessions
        }
        return wanted <= self.dealt and self.interrupted_step is None

    @property
    def pack_name(self) -> str:
        """What the public pack was called, or is proposed to be called."""
        made = [note.text for note in self.notes if note.kind is NoteKind.REVEALED]
        return made[-1] if made else self.tournament.layout.pack.name


def read_tournament_status(
    path: Path, journal: Journal, formats: Sequence[Format], today: date, now: datetime | None = None
) -> TournamentStatus:
    """Read how a tournament stands; `formats` are those that its boards shall be dealt in.

    `today` is the day here, `now` the moment, from which follows whether the promised value can be known.

    Raises:
        AppError: the plan or the journal cannot be read.
    """
    tournament = open_tournament(path)
    record = tournament_record(tournament, journal)
    milestone = record.milestone(tournament.plan)
    rule = rule_in_words(tournament.plan.source)
    is_open = milestone is Milestone.PLANNED
    findings: tuple[Finding, ...] = ()
    if is_open:
        findings = inspect_tournament(path, formats, rule=rule, today=today, now=now)
        findings += known_promises(journal, tournament.plan.name)
    bound = _bound(tournament)
    return TournamentStatus(
        tournament,
        milestone,
        record.notes,
        findings,
        rule,
        KeysState.NONE if is_open else keys_state(tournament, record.notes),
        is_day_to_come=rule is not None and now is not None and is_value_to_come(rule, now),
        is_value_fixed=record.is_fixed,
        interrupted_step=interrupted_step(tournament, record),
        digest=bound.digest if bound is not None else "",
        binds_each_key=bound is not None and bool(bound.keys_root),
        revealing=record.revealing,
        log=record.log,
    )


def _bound(tournament: Tournament) -> Commitment | None:
    # A commitment that is damaged stops the steps, and does not keep anybody from looking.
    with suppress(AppError):
        return bound_commitment(tournament)
    return None
