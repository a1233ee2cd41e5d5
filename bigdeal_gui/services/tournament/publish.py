"""Publishing a plan, which makes and binds its keys; and where it then is for everybody, which people do."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import CannotRead, StorageError
from bigdeal_gui.errors.tournament import InvalidField, PlanNotReady, StepNotAllowed
from bigdeal_gui.seals.age import seal
from bigdeal_gui.services.tournament.chain import last_published
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.key_sheets import seal_and_sheets
from bigdeal_gui.services.tournament.keys import Custody, KeptBy, keys_kept_by, try_seal
from bigdeal_gui.services.tournament.layout import PLAN_SUFFIX, TournamentFolder
from bigdeal_gui.services.tournament.notes import DIGEST, KEPT, PLAN_PATH, SINCE, Note, NoteKind
from bigdeal_gui.services.tournament.plan import (
    Tournament,
    open_tournament,
    plan_file_content,
    require_plan_stage,
    save_plan,
)
from bigdeal_gui.services.tournament.publish_trace import (
    begin_publish_trace,
    clear_up_publishing,
    cleared_up_text,
    forget_publish_trace,
)
from bigdeal_gui.services.tournament.record import (
    begin_tournament_log,
    note_step,
    take_back_note,
    tournament_record,
)
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.tournament.commitment import commitment_json, make_commitment
from bigdeal_gui.tournament.inspector import blocking_findings, inspect_plan
from bigdeal_gui.tournament.keys.keys_file import Keys, new_keys
from bigdeal_gui.tournament.plan import Plan, PlanStage, new_plan_text
from bigdeal_gui.words import translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.value.round_rule import PromisedRule


@dataclass(frozen=True, slots=True)
class Published:
    """What publishing made: `to_publish` goes to everybody, `to_keep_secret` to nobody before the reveal.

    `digest` is that of the commitment. `is_opened` tells that the sealed keys were opened again; where they
    are sealed for public keys, nobody here could. `sheets` are those of officials, which stand under
    `to_keep_secret` as well. `interrupted` says what happened to an earlier publishing whose program died; it
    is empty where there was none.
    """

    tournament: Tournament
    to_publish: tuple[Path, ...]
    to_keep_secret: tuple[Path, ...]
    digest: str
    kept: KeptBy
    is_opened: bool
    sheets: tuple[Path, ...] = ()
    interrupted: str = ""


def inspect_tournament(
    path: Path,
    formats: Sequence[Format],
    *,
    rule: PromisedRule | None = None,
    today: date | None = None,
    now: datetime | None = None,
) -> tuple[Finding, ...]:
    """Return what is wrong or doubtful about a plan and about the folder it stands in.

    Names that are taken are told before publication alone: afterwards the files are the tournament's own.

    Raises:
        AppError: the plan or its folder cannot be read.
    """
    tournament = open_tournament(path)
    with disk.refused_as(CannotRead, path.parent):
        names = [name for name in disk.names_in(path.parent) if name != path.name]
        boards = tournament.layout.boards
        if boards != path.parent and boards.is_dir():
            names += disk.names_in(boards)
    return inspect_plan(
        tournament.plan,
        formats,
        existing_names=names if tournament.plan.keys_hash is None else (),
        others=_other_plans(path.parent, names),
        rule=rule,
        today=today,
        now=now,
    )


def publish_tournament(  # noqa: PLR0913 - what is published, who keeps the keys, and what is known of it
    path: Path,
    work: Work,
    *,
    custody: Custody,
    formats: Sequence[Format],
    rule: PromisedRule | None = None,
    acknowledged: Collection[str] = (),
    today: date | None = None,
    now: datetime | None = None,
    sheets_folder: Path | None = None,
) -> Published:
    """Make the keys, seal them, bind them and the plan, and close the plan for good.

    Nobody's `custody` leaves the keys there plainly, as SquareDeal does. `acknowledged` are the keys of the
    warnings that somebody has looked at. Sheets of officials are in `sheets_folder`, or where the keys are,
    before anything is bound, and go again where publishing fails. What a publishing that died has left is
    cleared up first.

    Raises:
        StepNotAllowed: the plan is sealed already, or has a value that nobody may know yet; or another
            program is at work on it.
        PlanNotReady: the inspector found errors, or warnings that nobody acknowledged.
        WeakPassphrase, UnfitRecipient: nothing can be sealed so.
        AlreadyExists: there are keys, a commitment or sheets of this name.
        StorageError: something could not be written; nothing is published then.
    """
    with step_lock(path, StepInProgress.PUBLISH) as tournament:
        require_unpublished(tournament)
        findings = inspect_tournament(path, formats, rule=rule, today=today, now=now)
        if blocked := blocking_findings(findings, acknowledged):
            raise PlanNotReady(tuple(finding.text for finding in blocked))
        keys = new_keys(tournament.plan, work.random_bytes)
        return _publish(tournament, keys, custody, sheets_folder or tournament.layout.secret, rule, work)


def _publish(  # noqa: PLR0913, PLR0917 - what was found to be fit, and who keeps its keys
    tournament: Tournament, keys: Keys, custody: Custody, folder: Path, rule: PromisedRule | None, work: Work
) -> Published:
    journal = work.journal
    layout = tournament.layout
    bound_to = tournament.with_keys(keys.digest())
    plan = bound_to.plan
    how, sheets = seal_and_sheets(tournament, custody, work.random_bytes)
    keys_path, content = layout.keys, keys.file_bytes()
    if how is not None:
        keys_path = layout.sealed
        content = seal(content, passphrase=how.passphrase, recipients=how.recipients, sealer=work.sealer)
    interrupted = cleared_up_text(clear_up_publishing(tournament, [folder], journal))
    before = None if plan.is_practice else last_published(journal)
    promise = make_commitment(
        plan,
        rule=rule,
        keys_root=keys.root(),
        previous=before.digest if before else None,
        program=PROGRAM,
        has_log=True,
    )
    public = {layout.commitment.name: commitment_json(promise)}
    if before and (earlier := before.content()):
        public[layout.previous.name] = earlier
    if layout.published_plan != tournament.path:
        public[tournament.path.name] = plan_file_content(tournament, plan)
    parts = [(folder, sheets), *_parts(layout, (keys_path, content), public)]
    kept = keys_kept_by(how, custody.sharing)
    made = {name: data for _place, files in parts for name, data in files.items()}
    begin_publish_trace(tournament, plan.keys_hash or "", made, journal)
    delivered: list[Path] = []
    key = journal.store.delivery_key
    is_noted = False
    try:
        for place in layout.folders:
            layout.make(place)
        for place, files in parts:
            delivered += [file.path for file in deliver(place, files, key=key)]
        for name in public:
            disk.let_others_read(layout.publish / name)
        # Keys that nobody can open again are never bound.
        is_opened = how is not None and try_seal(keys_path, content, keys, how, work.sealer)
        # Before the plan tells of it: a tournament that was published has left its trace.
        more = {DIGEST: promise.digest, PLAN_PATH: str(tournament.path.absolute()), KEPT: kept.note()}
        note_step(bound_to, journal, NoteKind.PUBLISHED, more=more)
        is_noted = True
        published = save_plan(tournament, plan)
        with suppress(StorageError):
            begin_tournament_log(published, journal)  # otherwise the next step begins it, or is refused
    except BaseException as error:
        if _withdraw(tournament.path, plan, delivered) and is_noted:
            take_back_note(bound_to, journal, NoteKind.PUBLISHED)
        if interrupted:
            error.add_note(interrupted)
        raise
    sheet_paths = tuple(folder / name for name in sheets)
    return Published(
        published,
        tuple(dict.fromkeys((layout.published_plan, *(layout.publish / name for name in public)))),
        (keys_path, *sheet_paths),
        promise.digest,
        kept,
        is_opened,
        sheet_paths,
        interrupted,
    )


def _parts(
    layout: TournamentFolder, secret: tuple[Path, bytes], public: Mapping[str, bytes]
) -> list[tuple[Path, Mapping[str, bytes]]]:
    """Return what goes into which folder: each comes whole or not at all, the keys before what binds them."""
    keys_path, content = secret
    if keys_path.parent == layout.publish:
        return [(layout.publish, {keys_path.name: content, **public})]
    return [(keys_path.parent, {keys_path.name: content}), (layout.publish, public)]


def _withdraw(path: Path, plan: Plan, files: Sequence[Path]) -> bool:
    """Remove keys that were never bound; where the plan tells of them, or cannot be read, they stay.

    Return whether the plan is surely not published.
    """
    with suppress(AppError):
        tournament = open_tournament(path)
        if tournament.plan.keys_hash == plan.keys_hash:
            return False
        for file in files:
            with suppress(OSError):
                file.unlink()
        # The trace stays while there is something for the next publishing to clear up.
        if not any(map(os.path.lexists, files)):
            forget_publish_trace(tournament)
            tournament.layout.forget_empty()
        return True
    return False


def require_unpublished(tournament: Tournament) -> None:
    """Make sure that the plan can still be published.

    Raises:
        StepNotAllowed: it is sealed already, or has a value that nobody may know yet.
    """
    if tournament.plan.stage is not PlanStage.PLANNED:
        raise StepNotAllowed(
            translate("reasons", "The plan is already sealed."),
            translate("reasons", "Wait until the outside value is known, then set it."),
        )
    if tournament.plan.value is not None:
        raise StepNotAllowed(
            translate("reasons", "The plan contains an outside value before its keys are made."),
            translate(
                "reasons", "Remove the line DV from it: the keys must be made while nobody knows the value."
            ),
        )


def _other_plans(folder: Path, names: Sequence[str]) -> list[tuple[str, Plan]]:
    """Return the plans of other tournaments in `folder`; what cannot be read cannot clash."""
    plans = []
    for name in names:
        if name.endswith(PLAN_SUFFIX):
            with suppress(AppError):
                plans.append((name, open_tournament(folder / name).plan))
    return plans


_A_DAY: Final = timedelta(days=1)
"""The journal's days are those of Greenwich."""


def announce_plan(path: Path, where: str, since: date | None, *, journal: Journal, today: date) -> None:
    """Write down where the sealed plan stands, and `since` which day; None for today.

    Raises:
        StepNotAllowed: the plan is not sealed; or another program is at work on it.
        NotAsCommitted: the plan is not the one that was sealed.
        InvalidField: the place is empty, or the day is to come, or before the plan was sealed.
        StorageError: it could not be written down.
    """
    with step_lock(path, StepInProgress.ANNOUNCE) as tournament:
        require_plan_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
        require_bound(tournament, journal)
        place, day = new_plan_text("place", where), since or today
        if day > today:
            raise InvalidField("day", translate("reasons", "it is still in the future"))
        sealed = [
            date.fromisoformat(note.time[:10])
            for note in tournament_record(tournament, journal).notes
            if note.kind is NoteKind.PUBLISHED
        ]
        if sealed and day < sealed[-1] - _A_DAY:
            reason = translate("reasons", "the plan was not sealed until {day}")
            raise InvalidField("day", reason.format(day=written_day(sealed[-1])))
        note_step(tournament, journal, NoteKind.ANNOUNCED, place, more={SINCE: day.isoformat()})


def plan_announcements(notes: Sequence[Note]) -> tuple[tuple[str, date], ...]:
    """Return where `notes` say that the plan stands, and since which day."""
    return tuple(
        (note.text, date.fromisoformat(note.more[SINCE])) for note in notes if note.kind is NoteKind.ANNOUNCED
    )
