"""Publishing a plan, which makes and binds its keys, and setting the outside value once it is known."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors import AppError, CannotRead, NotNow, PlanNotReady
from bigdeal_gui.services.tournament import publish_trace
from bigdeal_gui.services.tournament.keys import sealed
from bigdeal_gui.services.tournament.plan import PLAN_SUFFIX, open_tournament, require_stage, save
from bigdeal_gui.services.tournament.record import NoteKind, record_of, take_back, take_note
from bigdeal_gui.services.tournament.under_way import StepUnderWay, only_step
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.inspector import blocking, inspect
from bigdeal_gui.tournament.keys_file import new_keys
from bigdeal_gui.tournament.outside_value import canonical
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from datetime import date
    from pathlib import Path

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.keys import Seal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.keys_file import Keys
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.sources import SourceRule


@dataclass(frozen=True, slots=True)
class Published:
    """What publishing made: `to_publish` goes to everybody, `to_keep_secret` to nobody before the reveal.

    `sheets` are those of officials, which stand under `to_keep_secret` as well. `cut_off` tells what became
    of an earlier publishing whose program died; it is empty where there was none.
    """

    tournament: Tournament
    findings: tuple[Finding, ...]
    to_publish: tuple[Path, ...]
    to_keep_secret: tuple[Path, ...]
    sheets: tuple[Path, ...] = ()
    cut_off: str = ""


@dataclass(frozen=True, slots=True)
class Sheets:
    """The sheets of officials who open the keys together, by name, and the folder they are put into."""

    folder: Path
    files: Mapping[str, bytes] = field(repr=False)


def inspect_tournament(
    path: Path, formats: Sequence[Format], *, rule: SourceRule | None = None, today: date | None = None
) -> tuple[Finding, ...]:
    """Return what is wrong or doubtful about a plan and about the folder it stands in.

    Raises:
        AppError: the plan or its folder cannot be read.
    """
    tournament = open_tournament(path)
    try:
        names = [name for name in disk.names_in(path.parent) if name != path.name]
    except OSError as error:
        raise CannotRead(path.parent, disk.reason(error)) from error
    return inspect(
        tournament.plan,
        formats,
        existing_names=names,
        others=_other_plans(path.parent, names),
        rule=rule,
        today=today,
    )


def publish(  # noqa: PLR0913 - what is published, how it is sealed, and what the caller owns
    path: Path,
    *,
    seal: Seal | None,
    formats: Sequence[Format],
    journal: Journal,
    random_bytes: Callable[[int], bytes],
    rule: SourceRule | None = None,
    acknowledged: Collection[str] = (),
    today: date | None = None,
    sheets: Sheets | None = None,
) -> Published:
    """Make the keys, seal them, bind them and the plan, and close the plan for good.

    `seal` is None where the keys are to lie there plainly, as SquareDeal leaves them. `acknowledged` are the
    keys of the warnings that somebody has looked at. `sheets` are in their folder before anything is bound.
    What a publishing that died has left is cleared up first.

    Raises:
        NotNow: the plan is published already, or has a value that nobody may know yet; or another program
            is at work on it.
        PlanNotReady: the inspector found errors, or warnings that nobody acknowledged.
        WeakPassphrase, UnfitRecipient: nothing can be sealed so.
        AlreadyExists: there are keys, a commitment or sheets of this name.
        StorageError: something could not be written; nothing is published then.
    """
    with only_step(path, StepUnderWay.PUBLISH) as tournament:
        _require_unpublished(tournament)
        findings = inspect_tournament(path, formats, rule=rule, today=today)
        if blocked := blocking(findings, acknowledged):
            raise PlanNotReady(tuple(finding.text for finding in blocked))
        keys = new_keys(tournament.plan, random_bytes)
        given = sheets or Sheets(path.parent, {})
        return _publish(tournament, keys, seal, given, findings, rule, journal)


def _publish(  # noqa: PLR0913, PLR0917 - what was found to be fit, and how it is sealed
    tournament: Tournament,
    keys: Keys,
    seal: Seal | None,
    given: Sheets,
    findings: tuple[Finding, ...],
    rule: SourceRule | None,
    journal: Journal,
) -> Published:
    path = tournament.path
    plan = replace(tournament.plan, keys_hash=keys.digest())
    if seal is None:
        keys_path, content = tournament.keys_path, keys.file_bytes()
    else:
        keys_path, content = tournament.sealed_path, sealed(keys.file_bytes(), seal)
    bound = commitment.to_json(
        commitment.make(plan, rule=rule, keys_root=keys.root(), previous=None, program=PROGRAM)
    )
    files = {keys_path.name: content, tournament.commitment_path.name: bound}
    cut_off = publish_trace.removed_text(publish_trace.clear_up(tournament, [given.folder], journal))
    publish_trace.begin(tournament, plan.keys_hash or "", {**files, **given.files}, journal)
    delivered: list[Path] = []
    key = journal.store.delivery_key
    bound_to = replace(tournament, description=tournament.description.with_plan(plan))
    is_noted = False
    try:
        # What opens the keys comes before what it opens.
        delivered += [file.path for file in deliver(given.folder, given.files, key=key)]
        delivered += [file.path for file in deliver(path.parent, files, key=key)]
        # Before the plan tells of it: a tournament that was published has left its trace.
        take_note(bound_to, journal, NoteKind.PUBLISHED)
        is_noted = True
        published = save(tournament, plan)
    except BaseException as error:
        if _withdraw(path, plan, delivered) and is_noted:
            take_back(bound_to, journal, NoteKind.PUBLISHED)
        if cut_off:
            error.add_note(cut_off)
        raise
    sheet_paths = tuple(given.folder / name for name in given.files)
    to_publish = (path, tournament.commitment_path)
    return Published(published, findings, to_publish, (keys_path, *sheet_paths), sheet_paths, cut_off)


def set_value(path: Path, text: str, *, journal: Journal, is_correction: bool = False) -> Tournament:
    """Put the outside value, in its canonical form, into a published plan.

    A value that is there can be corrected, with `is_correction`, while nothing was dealt from it.

    Raises:
        NotNow: the plan is not published, or its value is fixed; or another program is at work on it.
        InvalidValue: the text cannot be a value.
        StorageError: it could not be written.
    """
    with only_step(path, StepUnderWay.VALUE) as tournament:
        return _set_value(tournament, text, journal, is_correction=is_correction)


def _set_value(tournament: Tournament, text: str, journal: Journal, *, is_correction: bool) -> Tournament:
    if not is_correction:
        require_stage(tournament, PlanStage.PUBLISHED)
    require_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
    if record_of(tournament, journal).is_fixed:
        raise NotNow(
            translate(
                "reasons", "Boards were made from the outside value, so it cannot be changed any more."
            ),
            translate("reasons", "Record a deviation if it was not the promised one."),
        )
    value = canonical(text)
    # Before the plan tells of it, as when publishing.
    take_note(tournament, journal, NoteKind.VALUED, value)
    try:
        return save(tournament, replace(tournament.plan, value=value))
    except BaseException:
        if _value_in(tournament.path) == tournament.plan.value:
            take_back(tournament, journal, NoteKind.VALUED)
        raise


def _value_in(path: Path) -> str | None:
    """Return the value that is in the plan; an empty text where the plan cannot be read."""
    try:
        return open_tournament(path).plan.value
    except AppError:
        return ""


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
            publish_trace.forget(tournament)
        return True
    return False


def _require_unpublished(tournament: Tournament) -> None:
    if tournament.plan.stage is not PlanStage.PLANNED:
        raise NotNow(
            translate("reasons", "The plan is published already."),
            translate("reasons", "Wait until the outside value is known, then set it."),
        )
    if tournament.plan.value is not None:
        raise NotNow(
            translate("reasons", "The plan holds an outside value before its keys are made."),
            translate(
                "reasons", "Take the line DV out of it: keys must be made while nobody knows the value."
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
