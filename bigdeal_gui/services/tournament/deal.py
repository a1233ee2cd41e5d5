"""Dealing the sessions of a tournament: each session a set of its own, each run of sessions one more.

A session follows from its key and the outside value, so it can be dealt again at any time: a file that is
there with the same bytes counts as delivered, another one of that name is left alone and told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.errors.tournament import InvalidField, StepNotAllowed
from bigdeal_gui.formats.format import CRLF, Format, Profile
from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery, recovery_notes
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.dealing.session import SessionOrder, check_orders, deal_session, deliver_dealt
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.keys import Unlock, open_keys
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.notices import deliver_notice, notice_reason
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament, require_plan_stage
from bigdeal_gui.services.tournament.record import Milestone, OrderNote, Record, note_step, tournament_record
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.storage.names import check_file_names
from bigdeal_gui.tournament.keys.keys_file import Keys, check_published_keys
from bigdeal_gui.tournament.plan import BoardsRule, Plan, PlanStage
from bigdeal_gui.tournament.sessions import (
    Run,
    Session,
    SessionId,
    deals_of_session,
    phase_sessions,
    session_deals,
    session_key,
    session_name,
    session_runs,
    session_secret,
    set_key,
    single_boards,
)
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.boxes.lock_time import LockTime
    from bigdeal_gui.services.dealing.session import DealtSession
    from bigdeal_gui.services.work import Work


@dataclass(frozen=True, slots=True)
class DealingOrder:
    """What is to be dealt.

    `asked` are the boards of phases that leave them open, by the number of the phase. Reserve sets among the
    `sessions` need a `reason`, which everybody will read. `only` are the boards that are wanted of the one
    reserve set that is ordered, each in files of its own; without any it is the whole set. With a `lock` each
    session's files are in a box; whoever holds keys and value can make the boards again all the same.
    """

    sessions: tuple[SessionId, ...]
    formats: tuple[Format, ...]
    folder: Path
    asked: Mapping[int, BoardsRule] = field(default_factory=dict)
    profile: Profile = Profile.STANDARD
    line_end: bytes = CRLF
    reason: str = ""
    only: tuple[int, ...] = ()
    lock: LockTime | None = None


@dataclass(frozen=True, slots=True)
class SessionsDealt:
    """What was delivered: the sets of the `sessions`, those of the `runs`, and the notice of reserve sets."""

    sessions: tuple[tuple[Session, DealtSession], ...]
    runs: tuple[tuple[Run, DealtSession], ...]
    notice: Path | None = None
    interrupted: tuple[InterruptedDelivery, ...] = ()
    """Deliveries into the folder that had been cut off, and what happened to them."""
    revealed: tuple[Session, ...] = ()
    """Those of the sessions whose key is known to others, so that nobody may play them any more."""


def deal_unlocked(path: Path, unlock: Unlock, order: DealingOrder, work: Work) -> SessionsDealt:
    """Test this program, open the keys with `unlock`, and deal the sessions that `order` names.

    Raises:
        JournalDoubtful: the journal is not what it was, and nobody accepted that; the keys stay closed.
        SelfTestFailed: the program does not deal as it should.
        AppError: as `open_keys` and `deal_sessions`.
    """
    work.journal.store.require_no_doubt()
    run_self_test()
    keys = open_keys(open_tournament(path), unlock, work.sealer)
    work.cancel.check()
    return deal_sessions(path, keys, order, work)


def deal_sessions(path: Path, keys: Keys, order: DealingOrder, work: Work) -> SessionsDealt:
    """Deal the sessions that `order` names, and deliver each whole or not at all.

    The progress is in boards. Sessions that were delivered before something went wrong
    stay, and stand in the journal.

    Raises:
        StepNotAllowed: the plan is not published, has no outside value yet, or its keys are revealed; or
            another program is at work on it.
        NotAsCommitted: the plan is not the one that was published.
        KeysNotPublished, KeysDoNotFit: these are not its keys.
        NoSuchSession, BoardsNotGiven, InvalidField: the order does not fit the plan, or lacks a reason.
        JournalDoubtful: the journal is not what it was; nothing was noted.
        AlreadyExists: a name is taken by a file that does not hold this session.
        AppError: as `deal_session`.
    """
    journal = work.journal
    with step_lock(path, StepInProgress.DEAL) as tournament:
        require_plan_stage(tournament, PlanStage.VALUED)
        check_published_keys(tournament.plan, keys)
        require_bound(tournament, journal, keys)
        record = tournament_record(tournament, journal)
        _require_secret(tournament, record, order.sessions)
        journal.store.require_no_doubt()
        sessions = ordered_sessions(tournament.plan, order.sessions, order.asked, order.only)
        dealing = _Dealing(tournament.plan, keys, order, sessions)
        for session in sessions:
            session_key(tournament.plan, keys, session.id)  # raises where there is none
        reserves = [session for session in sessions if session.id.is_reserve]
        reason = notice_reason(order.reason) if reserves else ""
        layout = tournament.layout
        if order.folder.absolute() == layout.boards.absolute():
            layout.make(layout.boards)
        interrupted = dealing.check(journal)
        with recovery_notes(interrupted), _noted(tournament, order, sessions, reason, work):
            dealt = _deal_each(tournament, dealing, reason, work)
            runs = [(run, dealing.combine(run, work)) for run in dealing.runs if dealing.combined]
            notice = _notice(tournament, reserves, reason, journal) if reserves else None
    later = (cut for _what, made in (*dealt, *runs) for cut in made.interrupted)
    known = record.known_keys
    revealed = tuple(one for one in sessions if (one.id.phase, one.id.session) in known)
    return SessionsDealt(
        tuple(dealt), tuple(runs), notice, tuple(dict.fromkeys((*interrupted, *later))), revealed
    )


@contextmanager
def _noted(
    tournament: Tournament, order: DealingOrder, sessions: Sequence[Session], reason: str, work: Work
) -> Iterator[None]:
    """Write down what is about to be dealt, and that it has ended: who finds the first alone knows more.

    A dealing that stops because the program is closed has not ended: the next start tells of it.
    """
    said = OrderNote(
        tuple(format_.name for format_ in order.formats),
        order.folder.absolute(),
        order.profile,
        order.line_end,
        {number: rule.text for number, rule in order.asked.items()},
        only=order.only,
    )
    note_step(tournament, work.journal, NoteKind.BEGUN, reason, sessions, order=said)
    why, has_ended = "", True
    try:
        yield
    except BaseException as error:
        why = type(error).__name__
        has_ended = not (isinstance(error, Cancelled) and work.cancel.is_leaving)
        raise
    finally:
        if has_ended:
            # Where even this cannot be written down, the next start finds what is missing.
            with suppress(StorageError):
                note_step(tournament, work.journal, NoteKind.ENDED, why)


def _deal_each(
    tournament: Tournament, dealing: _Dealing, reason: str, work: Work
) -> list[tuple[Session, DealtSession]]:
    dealt: list[tuple[Session, DealtSession]] = []
    done_before = 0
    for session in dealing.sessions:

        def told(done: int, wanted: int, *, before: int = done_before, session: Session = session) -> None:
            work.progress(before + done, dealing.total)
            if done == wanted:
                # Before its files can be seen: whatever happens then, the value cannot be changed any more.
                # The session counts as dealt when its set is delivered.
                kind, why = (NoteKind.RESERVE, reason) if session.id.is_reserve else (NoteKind.DEALT, "")
                note_step(tournament, work.journal, kind, why, [session])

        dealt.append((session, dealing.deal(session, replace(work, progress=told))))
        done_before += len(session.boards)
    return dealt


def _require_secret(tournament: Tournament, record: Record, ids: Collection[SessionId]) -> None:
    """Make sure that nobody else can compute what is to be dealt.

    Boards that were dealt before their key was revealed may be dealt again: these are the same files.
    """
    if record.milestone(tournament.plan) is Milestone.REVEALED:
        raise StepNotAllowed(
            translate(
                "reasons", "The keys have been revealed, so anyone can compute every deal of this tournament."
            ),
            translate("reasons", "The boards are in the public pack; for others, make a new tournament."),
        )
    for id_ in sorted(ids):
        if id_.is_reserve and (id_.phase, id_.session) in record.known_keys:
            burnt = translate(
                "reasons",
                "The key of this session has been revealed, so anyone can compute its reserve set: "
                "{session}.",
            )
            raise StepNotAllowed(
                burnt.format(session=session_name(tournament.plan, id_).title),
                translate(
                    "reasons",
                    "Deal other boards outside the tournament, as an ordinary session, and record a "
                    "deviation.",
                ),
            )


def ordered_sessions(
    plan: Plan, ids: Collection[SessionId], asked: Mapping[int, BoardsRule], only: Sequence[int] = ()
) -> tuple[Session, ...]:
    """Return the sessions `ids`, each once, in the order of the plan, reserve sets behind the originals.

    `asked` are the boards of phases that leave them open, by the number of the phase; `only` the boards that
    are wanted of one reserve set.

    Raises:
        NoSuchSession, BoardsNotGiven, InvalidField: they do not fit the plan.
    """
    found = tuple(
        session
        for id_ in sorted(set(ids), key=lambda id_: (id_.is_reserve, id_))
        for session in phase_sessions(
            plan, id_.phase, [id_.session], asked=asked.get(id_.phase), is_reserve=id_.is_reserve
        )
    )
    if not only:
        return found
    if len(found) != 1 or not found[0].id.is_reserve:
        reason = translate("reasons", "single boards are those of one reserve set: name one session")
        raise InvalidField("choice of boards", reason)
    return single_boards(found[0], only)


class _Dealing:
    """The sessions and runs of one order, ready to be dealt."""

    def __init__(self, plan: Plan, keys: Keys, order: DealingOrder, sessions: tuple[Session, ...]) -> None:
        self._plan = plan
        self._keys = keys
        self._order = order
        self.sessions = sessions
        self.runs = session_runs(plan, sessions)
        self.combined = tuple(format_ for format_ in order.formats if format_.is_combined)
        self.total = sum(len(session.boards) for session in sessions)

    def check(self, journal: Journal) -> tuple[InterruptedDelivery, ...]:
        """Make sure that everything can be delivered, before anything is dealt; return what was cut off."""
        orders = [self._order_of(session, b"") for session in self.sessions]
        orders += [self._run_order(run, b"") for run in self.runs if self.combined]
        check_file_names(name for order in orders for name in order.file_names)
        interrupted: list[InterruptedDelivery] = []
        for order in orders:
            with recovery_notes(interrupted):
                interrupted += check_orders([order], journal)
        return tuple(interrupted)

    def deal(self, session: Session, work: Work) -> DealtSession:
        """Deal and deliver one session."""
        secret = session_secret(self._plan, self._keys, session.id)
        order = self._order_of(session, secret.owner)
        order = replace(order, set_key=set_key(self._plan, self._keys, session.id, session.stem))
        if session.whole is None:
            return deal_session(order, secret.seed, work)
        secret.seed.wipe()
        return deliver_dealt(order, deals_of_session(self._plan, self._keys, session), work)

    def combine(self, run: Run, work: Work) -> DealtSession:
        """Deliver the sessions of a run once more, as one set."""
        deals = [
            deal
            for session in run.sessions
            for deal in session_deals(self._plan, self._keys, session.id, len(session.boards))
        ]
        first = run.sessions[0].id
        secret = session_secret(self._plan, self._keys, first)
        secret.seed.wipe()
        order = replace(
            self._run_order(run, secret.owner), set_key=set_key(self._plan, self._keys, first, run.stem)
        )
        return deliver_dealt(order, deals, replace(work, progress=lambda _done, _total: None))

    def _run_order(self, run: Run, owner: bytes) -> SessionOrder:
        order = self._order_of(run, owner)
        parts = " ".join(f"{session.stem}.pbn" for session in run.sessions)
        # In that profile files look as SquareDeal's do, but for the names of the programs.
        program = f"{PROGRAM}, combining {parts}" if order.profile is Profile.BIGDEAL else PROGRAM
        return replace(order, formats=self.combined, program=program)

    def _order_of(self, dealt: Session | Run, owner: bytes) -> SessionOrder:
        return SessionOrder(
            dealt.boards,
            self._order.formats,
            self._order.folder,
            dealt.stem,
            owner,
            event=", ".join(filter(None, (self._plan.name, dealt.title))),
            profile=self._order.profile,
            line_end=self._order.line_end,
            is_remake=True,
            of_tournament=True,
            lock=self._order.lock,
        )


def _notice(tournament: Tournament, sessions: Sequence[Session], reason: str, journal: Journal) -> Path:
    """Write what is put on the wall, beside what is published."""
    stems = [session.stem for session in sessions]
    lines = (
        translate("notices", "Reserve sets in place of the original ones"),
        "",
        translate("notices", "Tournament: {name}").format(name=tournament.plan.name),
        *(f"- {session.title}: {session.boards.numbers}" for session in sessions),
        translate("notices", "Reason: {reason}").format(reason=reason),
        translate("notices", "Dealt on {date}.").format(date=journal.today()),
        "",
        translate(
            "notices", "Reserve sets follow from the same keys and the same outside value as the originals."
        ),
        translate("notices", "When the keys are revealed, anybody can verify them. Every check lists them."),
        translate("notices", "Laws of Duplicate Bridge 2017, Law 6D."),
    )
    layout = tournament.layout
    layout.make(layout.publish)
    name = "-".join(dict.fromkeys((stems[0], stems[-1]))) + "-notice"
    return deliver_notice(layout.publish, name, lines).path
