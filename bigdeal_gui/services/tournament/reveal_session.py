"""The same evening: the key of one session with what proves it, so that nobody waits for the last session.

A key opens its session's reserve set too, which nobody may play after that. Each pack is written down before
it can be seen: where a program dies in between, the reserve set counts as known.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.storage import LeftoverFiles
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.services.packs import SUMS_NAME, sums_of
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.pack_record import record_of_notes
from bigdeal_gui.services.tournament.plan import Tournament, require_stage
from bigdeal_gui.services.tournament.public_pack import (
    README_NAME,
    log_files,
    log_for,
    newest_row,
    published_files,
    put_out,
    require_proof,
    session_pbn,
)
from bigdeal_gui.services.tournament.readme import readme_text
from bigdeal_gui.services.tournament.record import (
    Milestone,
    dealt_sessions,
    notes_on,
    record_of,
    revealed_sessions,
    take_back,
    take_note,
)
from bigdeal_gui.services.tournament.reveal import Revealed
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.services.verify_page import PAGE_NAME, verify_page
from bigdeal_gui.tournament import record_file
from bigdeal_gui.tournament.keys.keys_file import Keys, Place, check_published
from bigdeal_gui.tournament.keys.revealed_key import file_bytes, revealed_key
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.tournament.sessions import Session, SessionId, SessionName, phase_of, session_name
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.record import Record
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.tournament.commitment import Commitment


@dataclass(frozen=True, slots=True)
class SessionToReveal:
    """A session that can be revealed by itself, and what was `dealt` of it, original and reserve."""

    name: SessionName
    dealt: tuple[Session, ...]

    @property
    def place(self) -> Place:
        """Where its key stands."""
        return self.name.id.phase, self.name.id.session


def sessions_to_reveal(
    tournament: Tournament, journal: Journal, places: Collection[Place]
) -> tuple[SessionToReveal, ...]:
    """Return the sessions at `places`, in the order of the plan; no key is needed to ask.

    Raises:
        StepNotAllowed: the value is not known; keys are not bound one by one; one of the sessions was not
            dealt here, or has no key of its own; or all keys are revealed.
        NotAsCommitted: the plan is not the one that was published.
        NoSuchSession: the plan has no such phase.
    """
    require_stage(tournament, PlanStage.VALUED)
    _require_single_keys(require_bound(tournament, journal))
    record = record_of(tournament, journal)
    if record.milestone(tournament.plan) is Milestone.REVEALED:
        raise StepNotAllowed(
            translate("reasons", "The keys of all sessions have already been revealed."),
            translate("reasons", "The public pack contains every session that was dealt."),
        )
    return tuple(_to_reveal(tournament, record, place) for place in sorted(set(places)))


def reveal_sessions(  # noqa: PLR0913 - the tournament, its keys, what is revealed, and where
    path: Path,
    keys: Keys,
    places: Collection[Place],
    work: Work,
    *,
    target: Path | None = None,
    play_is_over: bool,
) -> tuple[Revealed, ...]:
    """Make a public pack for each of the sessions at `places`: NAME-rr2-public.zip, or `target` for one.

    It holds what was published, the key of that session with its path, its boards, the organiser's record,
    the page, a text and checksums, and nothing of any other session. All are proved before the first is
    written; those that were made before something went wrong stay. The progress is in boards.

    Raises:
        StepNotAllowed: as `sessions_to_reveal`, or play of them is not over; or another program is at work on
            it.
        NotAsCommitted, KeysNotPublished, KeysDoNotFit: these are not the plan or the keys.
        PackNotProved: what was made does not prove itself.
        AlreadyExists: there is something else where a pack goes; this very pack counts as made.
        Cancelled: the token was set.
        StorageError: a pack could not be written; nothing is left of it.
    """
    journal = work.journal
    with step_lock(path, StepInProgress.REVEAL) as tournament:
        found = sessions_to_reveal(tournament, journal, places)
        check_published(tournament.plan, keys)
        bound = require_bound(tournament, journal, keys)
        require_end(is_over=play_is_over)
        packs = []
        done, wanted = 0, sum(len(one.boards) for session in found for one in session.dealt)
        for session in found:
            work.cancel.check()
            place = target or tournament.layout.session_pack(session.name.stem)
            digest = bound.digest if bound is not None else ""
            files = _pack(tournament, keys, session, place, journal, digest)
            require_proof(files, work.cancel)
            packs.append((session, Revealed(place, tuple(files), session.dealt), files))
            done += sum(len(one.boards) for one in session.dealt)
            work.progress(done, wanted)
        for session, made, files in packs:
            work.cancel.check()
            _deliver(tournament, session, made.target, files, journal)
    return tuple(made for _session, made, _files in packs)


def require_end(*, is_over: bool) -> None:
    """Make sure that somebody said that play of what is to be revealed is over.

    Raises:
        StepNotAllowed: nobody did.
    """
    if not is_over:
        raise StepNotAllowed(
            translate("reasons", "The key of a session opens all its boards, including its reserve set."),
            translate("reasons", "Reveal it when its play is over, reserve set included."),
        )


def _require_single_keys(bound: Commitment | None) -> None:
    if bound is not None and bound.keys_root:
        return
    raise StepNotAllowed(
        translate("reasons", "What was published binds all keys together, so no single one can be proved."),
        translate("reasons", "Reveal all sessions at once when all play is over."),
    )


def _to_reveal(tournament: Tournament, record: Record, place: Place) -> SessionToReveal:
    plan = tournament.plan
    phase = phase_of(plan, place[0])
    if phase.is_open:
        reason = translate(
            "reasons",
            "The number of sessions of phase {phase} is open, so one key opens them all, including those "
            "not played yet.",
        )
        raise StepNotAllowed(
            reason.format(phase=place[0]),
            translate("reasons", "Reveal all sessions at once when all play is over."),
        )
    name = session_name(plan, SessionId(*place))
    dealt = tuple(
        one for one in dealt_sessions(plan, record.notes) if (one.id.phase, one.id.session) == place
    )
    if not dealt:
        reason = translate("reasons", "According to this computer’s journal, {session} has not been dealt.")
        raise StepNotAllowed(
            reason.format(session=name.title),
            translate("reasons", "Deal it first, or reveal it on the computer that dealt it."),
        )
    return SessionToReveal(name, dealt)


def _pack(  # noqa: PLR0913, PLR0917 - all that goes into a pack
    tournament: Tournament,
    keys: Keys,
    session: SessionToReveal,
    target: Path,
    journal: Journal,
    digest: str,
) -> dict[str, bytes]:
    name = session.name
    key = {tournament.layout.session_key_name(name.stem): file_bytes(revealed_key(keys, session.place))}
    files = published_files(tournament, key)
    for dealt in session.dealt:
        files[f"{dealt.stem}.pbn"] = session_pbn(tournament.plan, keys, dealt)
    files[PAGE_NAME] = verify_page()
    notes = notes_on(record_of(tournament, journal).notes, session.place)
    files[tournament.stem + record_file.SUFFIX] = record_file.to_json(record_of_notes(notes))
    log, newest = log_for(tournament, target), newest_row(target, journal)
    files |= log_files(tournament, log)
    text = readme_text(
        *(tournament, session.dealt, notes, tuple(files), newest, digest), only=name.title, rows=log.heads
    )
    files[README_NAME] = text.encode("utf-8")
    files[SUMS_NAME] = sums_of(files)
    return files


def _deliver(
    tournament: Tournament,
    session: SessionToReveal,
    target: Path,
    files: Mapping[str, bytes],
    journal: Journal,
) -> None:
    """Put out the pack of a session, and write down that its key is known: first what is meant, then that."""
    is_noted = False

    def note() -> None:
        nonlocal is_noted
        take_note(tournament, journal, NoteKind.REVEALING, target.name, session.dealt)
        is_noted = True

    try:
        put_out(tournament, target, files, journal.store.delivery_key, note)
    except LeftoverFiles:  # somebody may have seen it
        raise
    except BaseException:
        if is_noted:
            take_back(tournament, journal, NoteKind.REVEALING)
        raise
    if session.place not in _revealed(tournament, journal):
        take_note(tournament, journal, NoteKind.SESSION_REVEALED, target.name, session.dealt)


def _revealed(tournament: Tournament, journal: Journal) -> Sequence[Place]:
    return [place for place, _note in revealed_sessions(record_of(tournament, journal).notes)]
