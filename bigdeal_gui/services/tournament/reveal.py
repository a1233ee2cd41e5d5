"""The reveal: one public pack with which anybody can prove every board, once all play is over.

The keys open all sessions at once, those that were never played as well, so the reveal is the last step.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors import AppError, CannotRead, NotNow, PackNotProved
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.set_code import set_code
from bigdeal_gui.model.boards import Board
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.services.packs import SUMS_NAME, deliver_pack, is_delivered, sums_of, text_in
from bigdeal_gui.services.tournament.bound import require_bound
from bigdeal_gui.services.tournament.handed_in import HandedIn
from bigdeal_gui.services.tournament.keys import NOTHING
from bigdeal_gui.services.tournament.layout import KEYS_SUFFIX, PREVIOUS_NAME
from bigdeal_gui.services.tournament.pack_record import record_of_notes
from bigdeal_gui.services.tournament.plan import require_stage
from bigdeal_gui.services.tournament.readme import readme_text, witness_in
from bigdeal_gui.services.tournament.record import NoteKind, dealt_sessions, notes_of, take_note
from bigdeal_gui.services.tournament.under_way import StepUnderWay, only_step
from bigdeal_gui.services.tournament.verify_files import FilesGiven, is_wanted
from bigdeal_gui.services.tournament.verify_report import VerifyReport
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import recover
from bigdeal_gui.tournament import commitment, drand, record_file
from bigdeal_gui.tournament.keys_file import check_published
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.tournament.sessions import session_deals, set_key
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from bigdeal_gui.journal.beside import Head
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.keys_file import Keys
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.sessions import Session

README_NAME: Final = "README.txt"
PAGE_NAME: Final = "verify.html"
"""With it a player needs no program but a browser."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The pack: the folder or archive `target`, the names of the files in it, and the sessions they hold."""

    target: Path
    names: tuple[str, ...]
    sessions: tuple[Session, ...]


def reveal(  # noqa: PLR0913 - the tournament, its keys, the place, and what the caller owns
    path: Path,
    keys: Keys,
    target: Path,
    *,
    play_is_over: bool,
    journal: Journal,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
    sessions: Sequence[Session] = (),
) -> Revealed:
    """Make the public pack `target`: an archive where it ends in `.zip`, otherwise a new folder.

    It holds plan, keys, commitment, the organiser's record, a PBN file for each session that was dealt (as
    this journal tells, or `sessions` where it was dealt on another), a page that verifies them, a text for
    players, and checksums.
    `progress` is told the boards done and wanted.

    Raises:
        NotNow: play is not over, or nothing was dealt; or another program is at work on it.
        NotAsCommitted: the plan is not the one that was published.
        KeysNotPublished, KeysDoNotFit: these are not the keys.
        PackNotProved: what was made does not prove itself.
        AlreadyExists: there is something else called `target`; this very pack counts as delivered.
        Cancelled: the token was set; nothing is left.
        StorageError: the pack could not be written; nothing is left of it.
    """
    with only_step(path, StepUnderWay.REVEAL) as tournament:
        require_stage(tournament, PlanStage.VALUED)
        check_published(tournament.plan, keys)
        bound = require_bound(tournament, journal, keys)
        _require_end(is_over=play_is_over)
        notes = notes_of(tournament, journal)
        found = tuple(sessions) or dealt_sessions(tournament.plan, notes)
        if not found:
            raise NotNow(
                translate("reasons", "This computer's journal knows of no session that was dealt."),
                translate("reasons", "Reveal on the computer that dealt them, or name the sessions."),
            )
        files = _files(tournament, keys, found, progress, cancel)
        files[tournament.stem + record_file.SUFFIX] = record_file.to_json(record_of_notes(notes))
        newest = _newest_row(target, journal)
        digest = bound.digest if bound is not None else ""
        text = readme_text(tournament, found, notes, tuple(files), newest, digest)
        files[README_NAME] = text.encode("utf-8")
        files[SUMS_NAME] = sums_of(files)
        cancel.check()
        _require_proof(files, cancel)
        key = journal.store.delivery_key
        _settle_sheet(tournament, key)
        if not is_delivered(target, files, key=key):
            deliver_pack(target, files, key=key)
            _let_others_read(target)
        take_note(tournament, journal, NoteKind.REVEALED, target.name)
    return Revealed(target, tuple(files), found)


def _newest_row(target: Path, journal: Journal) -> Head | None:
    """Return the row that the text names: of a pack made before, the one that was the newest then."""
    before = witness_in(text_in(target, README_NAME))
    if before is not None and journal.row_by_hash(before.hash.hex()) == before.sequence:
        return before
    return journal.newest_row()


def _let_others_read(target: Path) -> None:
    for path in target.iterdir() if target.is_dir() else [target]:
        disk.let_others_read(path)


def _settle_sheet(tournament: Tournament, key: bytes) -> None:
    """Let nothing hidden stay of a publication sheet whose program died while it was drawn."""
    sheet = tournament.layout.sheet
    with suppress(AppError):  # the pack's own delivery says what the folder refuses
        recover(sheet.parent, key=key, names={sheet.name})


def _require_proof(files: Mapping[str, bytes], cancel: CancelToken) -> None:
    """Look at the pack as a player will, before anybody gets it.

    Raises:
        PackNotProved: something in it contradicts, or cannot be read.
    """
    given = [
        HandedIn(name, content if is_wanted(name) else b"", is_read=is_wanted(name))
        for name, content in files.items()
    ]
    looked_at = FilesGiven(tuple(given))
    evidence = looked_at.evidence(NOTHING, lambda _done, _total: None, cancel.check)
    report = VerifyReport(evidence, unreadable=tuple(looked_at.unreadable))
    if not report.is_ok:
        raise PackNotProved(report.problems or tuple(str(file.error) for file in report.unreadable))


def _require_end(*, is_over: bool) -> None:
    if not is_over:
        raise NotNow(
            translate("reasons", "The keys open every session, also those that are still to be played."),
            translate("reasons", "Reveal them when all play is over, reserve sets included."),
        )


def _files(
    tournament: Tournament,
    keys: Keys,
    found: Sequence[Session],
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> dict[str, bytes]:
    """Return the pack's files, but for the text and the checksums."""
    files = _public_files(tournament, keys)
    done, wanted = 0, sum(len(session.boards) for session in found)
    for session in found:
        cancel.check()
        files[f"{session.stem}.pbn"] = _pbn(tournament.plan, keys, session)
        done += len(session.boards)
        progress(done, wanted)
    files[PAGE_NAME] = _verify_page()
    return files


def _public_files(tournament: Tournament, keys: Keys) -> dict[str, bytes]:
    files = {
        tournament.path.name: tournament.content,
        tournament.stem + KEYS_SUFFIX: keys.file_bytes(),
    }
    if tournament.layout.commitment.is_file():
        name = tournament.layout.commitment.name
        files[name] = read_file(tournament.layout.commitment, commitment.MAX_FILE_BYTES)
    if tournament.layout.round.is_file():
        files[tournament.layout.round.name] = read_file(tournament.layout.round, drand.MAX_FILE_BYTES)
    if tournament.layout.previous.is_file():
        files[PREVIOUS_NAME] = read_file(tournament.layout.previous, commitment.MAX_FILE_BYTES)
    return files


def _pbn(plan: Plan, keys: Keys, session: Session) -> bytes:
    deals = session_deals(plan, keys, session.id, len(session.boards))
    heading = Heading(
        boards=session.boards,
        program=PROGRAM,
        event=", ".join(filter(None, (plan.name, session.title))),
        set_code=set_code(set_key(plan, keys, session.id, session.stem), session.boards, deals),
    )
    return format_by_name("pbn").write(heading, map(Board, session.boards, deals))


def _verify_page() -> bytes:
    """Return the page that verifies a tournament in any browser, HTML in UTF-8."""
    path = resource_folder() / "verify" / PAGE_NAME
    try:
        return path.read_bytes()
    except OSError as error:
        # This copy of the program is not complete.
        raise CannotRead(path, disk.reason(error)) from error
