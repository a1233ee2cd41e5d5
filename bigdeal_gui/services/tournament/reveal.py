"""The reveal: one public pack with which anybody can prove every board, once all play is over.

The keys open all sessions at once, those that were never played as well, so that is the last step. The same
evening one session can be revealed: its key, with what proves it, so that nobody waits for the last session.
That key opens its session's reserve set too, which nobody may play after that. Each such pack is written down
before it can be seen: where a program dies in between, the reserve set counts as known.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.storage import LeftoverFiles
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.services.packs import SUMS_NAME, checksum_lines
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.layout import KEYS_SUFFIX
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament, require_plan_stage
from bigdeal_gui.services.tournament.public_pack import (
    README_NAME,
    deliver_public_pack,
    log_files,
    log_for,
    newest_journal_row,
    published_files,
    record_of_notes,
    require_proven_pack,
    session_pbn,
)
from bigdeal_gui.services.tournament.readme import PackFacts, pack_readme
from bigdeal_gui.services.tournament.record import (
    Milestone,
    dealt_sessions,
    note_step,
    revealed_sessions,
    session_notes,
    take_back_note,
    tournament_record,
)
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.services.verify_page import PAGE_NAME, verify_page
from bigdeal_gui.tournament import record_file
from bigdeal_gui.tournament.keys.keys_file import Keys, Place, check_published_keys
from bigdeal_gui.tournament.keys.revealed_key import revealed_key, revealed_key_bytes
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.tournament.sessions import Session, SessionId, SessionName, phase_of, session_name
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.keys import Unlock
    from bigdeal_gui.services.tournament.record import Record
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.tournament.commitment import Commitment


@dataclass(frozen=True, slots=True)
class Revealed:
    """The pack: the folder or archive `target`, the names of the files in it, and the sessions they hold."""

    target: Path
    names: tuple[str, ...]
    sessions: tuple[Session, ...]


def reveal_tournament(path: Path, keys: Keys, target: Path, work: Work, *, play_is_over: bool) -> Revealed:
    """Make the public pack `target`: an archive where it ends in `.zip`, otherwise a new folder.

    It holds plan, keys, commitment, the organiser's record, a PBN file for each session that was dealt, as
    this journal tells, a page that verifies them, a text for players, and checksums. The progress is in
    boards.

    Raises:
        StepNotAllowed: play is not over, or nothing was dealt; or another program is at work on it.
        NotAsCommitted: the plan is not the one that was published.
        KeysNotPublished, KeysDoNotFit: these are not the keys.
        PackNotProved: what was made does not prove itself.
        AlreadyExists: there is something else called `target`; this very pack counts as delivered.
        Cancelled: the token was set; nothing is left.
        StorageError: the pack could not be written; nothing is left of it.
    """
    journal = work.journal
    with step_lock(path, StepInProgress.REVEAL) as tournament:
        found = all_to_reveal(tournament, journal, is_over=play_is_over)
        check_published_keys(tournament.plan, keys)
        bound = require_bound(tournament, journal, keys)
        notes = tournament_record(tournament, journal).notes
        facts = PackFacts(tournament, found, notes, bound.digest if bound is not None else "")
        files = _completed(facts, _files(tournament, keys, found, work), target, journal)
        work.cancel.check()
        require_proven_pack(files, work.cancel)
        deliver_public_pack(tournament, target, files, journal.store.delivery_key)
        note_step(tournament, journal, NoteKind.REVEALED, target.name)
    return Revealed(target, tuple(files), found)


def all_to_reveal(tournament: Tournament, journal: Journal, *, is_over: bool) -> tuple[Session, ...]:
    """Return the sessions that were dealt; no key is needed to ask.

    Raises:
        StepNotAllowed: the value is not known, nobody said that all play is over, or nothing was dealt.
    """
    require_plan_stage(tournament, PlanStage.VALUED)
    if not is_over:
        raise StepNotAllowed(
            translate("reasons", "The keys open every session, including those not played yet."),
            translate("reasons", "Reveal them when all play is over, reserve sets included."),
        )
    found = dealt_sessions(tournament.plan, tournament_record(tournament, journal).notes)
    if not found:
        raise StepNotAllowed(
            translate("reasons", "This computer’s journal has no session that was dealt."),
            translate("reasons", "Reveal on the computer that dealt them."),
        )
    return found


def _files(tournament: Tournament, keys: Keys, found: Sequence[Session], work: Work) -> dict[str, bytes]:
    """Return what was published, the keys, and the boards of the sessions `found`."""
    files = published_files(tournament, {tournament.stem + KEYS_SUFFIX: keys.file_bytes()})
    done, wanted = 0, sum(len(session.boards) for session in found)
    for session in found:
        work.cancel.check()
        files[f"{session.stem}.pbn"] = session_pbn(tournament.plan, keys, session)
        done += len(session.boards)
        work.progress(done, wanted)
    return files


def _completed(
    facts: PackFacts, files: Mapping[str, bytes], target: Path, journal: Journal
) -> dict[str, bytes]:
    """Return all of a pack: `files`, the page, the organiser's record, the log, the text, the checksums."""
    tournament = facts.tournament
    newest, log = newest_journal_row(target, journal), log_for(tournament, target)
    record = record_file.record_json(record_of_notes(facts.notes))
    pack = {**files, PAGE_NAME: verify_page(), tournament.stem + record_file.SUFFIX: record}
    pack |= log_files(tournament, log)
    pack[README_NAME] = pack_readme(facts, tuple(pack), newest, log.heads).encode("utf-8")
    pack[SUMS_NAME] = checksum_lines(pack)
    return pack


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
    require_plan_stage(tournament, PlanStage.VALUED)
    _require_single_keys(require_bound(tournament, journal))
    record = tournament_record(tournament, journal)
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
        check_published_keys(tournament.plan, keys)
        bound = require_bound(tournament, journal, keys)
        require_end(is_over=play_is_over)
        packs = []
        done, wanted = 0, sum(len(one.boards) for session in found for one in session.dealt)
        for session in found:
            work.cancel.check()
            place = target or tournament.layout.session_pack(session.name.stem)
            notes = session_notes(tournament_record(tournament, journal).notes, session.place)
            digest = bound.digest if bound is not None else ""
            facts = PackFacts(tournament, session.dealt, notes, digest, session.name.title)
            files = _completed(facts, _session_files(tournament, keys, session), place, journal)
            require_proven_pack(files, work.cancel)
            packs.append((session, Revealed(place, tuple(files), session.dealt), files))
            done += sum(len(one.boards) for one in session.dealt)
            work.progress(done, wanted)
        for session, made, files in packs:
            work.cancel.check()
            _deliver(tournament, session, made.target, files, journal)
    return tuple(made for _session, made, _files in packs)


def reveal_unlocked(
    path: Path, unlock: Unlock, places: Collection[Place], work: Work
) -> tuple[Revealed, ...]:
    """Open the keys with `unlock`, and make the packs of sessions whose play is over.

    Raises:
        AppError: as `open_keys` and `reveal_sessions`.
    """
    keys = open_keys(open_tournament(path), unlock, work.sealer)
    return reveal_sessions(path, keys, places, work, play_is_over=True)


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


def _session_files(tournament: Tournament, keys: Keys, session: SessionToReveal) -> dict[str, bytes]:
    """Return what was published, the key of `session` with its path, and its boards."""
    key = revealed_key_bytes(revealed_key(keys, session.place))
    files = published_files(tournament, {tournament.layout.session_key_name(session.name.stem): key})
    for dealt in session.dealt:
        files[f"{dealt.stem}.pbn"] = session_pbn(tournament.plan, keys, dealt)
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
        note_step(tournament, journal, NoteKind.REVEALING, target.name, session.dealt)
        is_noted = True

    try:
        deliver_public_pack(tournament, target, files, journal.store.delivery_key, note)
    except LeftoverFiles:  # somebody may have seen it
        raise
    except BaseException:
        if is_noted:
            take_back_note(tournament, journal, NoteKind.REVEALING)
        raise
    if session.place not in dict(revealed_sessions(tournament_record(tournament, journal).notes)):
        note_step(tournament, journal, NoteKind.SESSION_REVEALED, target.name, session.dealt)
