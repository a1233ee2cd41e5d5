"""The reveal: one public pack with which anybody can prove every board, once all play is over.

The keys open all sessions at once, those that were never played as well, so the reveal is the last step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.services.packs import SUMS_NAME, sums_of
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.layout import KEYS_SUFFIX
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
from bigdeal_gui.services.tournament.record import dealt_sessions, notes_of, take_note
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.services.verify_page import PAGE_NAME, verify_page
from bigdeal_gui.tournament import record_file
from bigdeal_gui.tournament.keys.keys_file import Keys, check_published
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.tournament.sessions import Session


@dataclass(frozen=True, slots=True)
class Revealed:
    """The pack: the folder or archive `target`, the names of the files in it, and the sessions they hold."""

    target: Path
    names: tuple[str, ...]
    sessions: tuple[Session, ...]


def reveal(  # noqa: PLR0913 - the tournament, its keys, what is revealed, and where
    path: Path,
    keys: Keys,
    target: Path,
    work: Work,
    *,
    play_is_over: bool,
    sessions: Sequence[Session] = (),
) -> Revealed:
    """Make the public pack `target`: an archive where it ends in `.zip`, otherwise a new folder.

    It holds plan, keys, commitment, the organiser's record, a PBN file for each session that was dealt (as
    this journal tells, or `sessions` where it was dealt on another), a page that verifies them, a text for
    players, and checksums. The progress is in boards.

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
        require_stage(tournament, PlanStage.VALUED)
        check_published(tournament.plan, keys)
        bound = require_bound(tournament, journal, keys)
        _require_end(is_over=play_is_over)
        notes = notes_of(tournament, journal)
        found = tuple(sessions) or dealt_sessions(tournament.plan, notes)
        if not found:
            raise StepNotAllowed(
                translate("reasons", "This computer’s journal has no session that was dealt."),
                translate("reasons", "Reveal on the computer that dealt them, or name the sessions."),
            )
        files = _files(tournament, keys, found, work)
        files[tournament.stem + record_file.SUFFIX] = record_file.to_json(record_of_notes(notes))
        newest, log = newest_row(target, journal), log_for(tournament, target)
        files |= log_files(tournament, log)
        digest = bound.digest if bound is not None else ""
        text = readme_text(tournament, found, notes, tuple(files), newest, digest, rows=log.heads)
        files[README_NAME] = text.encode("utf-8")
        files[SUMS_NAME] = sums_of(files)
        work.cancel.check()
        require_proof(files, work.cancel)
        put_out(tournament, target, files, journal.store.delivery_key)
        take_note(tournament, journal, NoteKind.REVEALED, target.name)
    return Revealed(target, tuple(files), found)


def _require_end(*, is_over: bool) -> None:
    if not is_over:
        raise StepNotAllowed(
            translate("reasons", "The keys open every session, including those not played yet."),
            translate("reasons", "Reveal them when all play is over, reserve sets included."),
        )


def _files(tournament: Tournament, keys: Keys, found: Sequence[Session], work: Work) -> dict[str, bytes]:
    """Return the pack's files, but for the text and the checksums."""
    files = published_files(tournament, {tournament.stem + KEYS_SUFFIX: keys.file_bytes()})
    done, wanted = 0, sum(len(session.boards) for session in found)
    for session in found:
        work.cancel.check()
        files[f"{session.stem}.pbn"] = session_pbn(tournament.plan, keys, session)
        done += len(session.boards)
        work.progress(done, wanted)
    files[PAGE_NAME] = verify_page()
    return files
