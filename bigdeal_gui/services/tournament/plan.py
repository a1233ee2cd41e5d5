"""The files of a tournament: opening them, writing the plan, and keeping the one before.

Every step reads NAME.sqd again and replaces it whole; what stood there before is kept as NAME.sqd.bak. Steps
that come too early or too late are refused, and told what to do instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import AlreadyExists, BadFileName, CannotWrite, ReadBackDiffers
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.seals.shares import MAX_SHARES
from bigdeal_gui.services.tournament.layout import (
    PLAN_SUFFIX,
    TournamentFolder,
    new_plan_place,
    tournament_layout,
)
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.storage.names import check_file_name
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.description_file import (
    MAX_BYTES,
    Description,
    read_description,
    write_description,
)
from bigdeal_gui.tournament.holders.holder_promise import Holder, shared_promise
from bigdeal_gui.tournament.plan import (
    PRACTICE,
    PRACTICE_PREFIX,
    Phase,
    Plan,
    PlanStage,
    new_phase,
    new_plan_text,
)
from bigdeal_gui.tournament.sessions import phase_of
from bigdeal_gui.words import translate


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as its files stand: `path` is NAME.sqd, `description` what it says in its `content`."""

    path: Path
    description: Description
    content: bytes = field(repr=False)

    @property
    def plan(self) -> Plan:
        """The plan."""
        return self.description.plan

    def with_keys(self, keys_hash: str) -> Tournament:
        """Return the tournament as it will be when the keys with this hash are bound."""
        return replace(self, description=self.description.with_plan(replace(self.plan, keys_hash=keys_hash)))

    @property
    def layout(self) -> TournamentFolder:
        """Where its files lie."""
        return tournament_layout(self.path)

    @property
    def stem(self) -> str:
        """NAME: what all its files are called, without suffix."""
        return self.path.name.removesuffix(PLAN_SUFFIX)

    @property
    def made_paths(self) -> tuple[Path, ...]:
        """What publishing may make beside the plan, but for sheets."""
        layout = self.layout
        return layout.keys, layout.sealed, layout.commitment, layout.previous

    def sheet_name(self, number: int) -> str:
        """Return what the sheet of one official is called, who are counted from 1."""
        return f"{self.stem}-share-{number}.txt"

    def is_sheet(self, name: str) -> bool:
        """Return whether an official's sheet is called so."""
        return name in map(self.sheet_name, range(1, MAX_SHARES + 1))


def open_tournament(path: Path) -> Tournament:
    """Return the tournament whose plan is the file `path`.

    Raises:
        CannotRead, FileTooLarge, DamagedDescription: the file cannot be used; it is left as it is.
    """
    content = read_file(path, MAX_BYTES)
    return Tournament(path, read_description(content), content)


def new_tournament(path: Path, name: str = "", source: str = "") -> Tournament:
    """Make the plan of a new tournament, the file `path`, which ends in `.sqd`.

    Raises:
        BadFileName: it does not, or some system cannot store it.
        AlreadyExists: there is a tournament of this name, or a file left of one.
        InvalidField, DamagedDescription: the name or source cannot be, or is too long in this alphabet.
        StorageError: it cannot be written.
    """
    return _make(path, Plan(_named("name", name), _named("source", source)))


def _named(what: str, text: str) -> str:
    return new_plan_text(what, text) if text else ""


def _make(path: Path, plan: Plan) -> Tournament:
    check_file_name(path.name)
    if not path.name.endswith(PLAN_SUFFIX) or path.name == PLAN_SUFFIX:
        raise BadFileName(path.name, translate("reasons", "a tournament’s file ends in “.sqd”"))
    made = Tournament(path, Description(plan), b"")
    for other in (path, *made.made_paths):
        if other.exists():
            raise AlreadyExists(other)
    content = write_description(made.description, PROGRAM)
    read_description(content)
    deliver(path.parent, {path.name: content})
    return open_tournament(path)


def begin_tournament(path: Path, name: str = "", source: str = "") -> Tournament:
    """Make the plan of a new tournament, `path` (`cup.sqd` or `cup`), in a folder of its own.

    Raises:
        AlreadyExists: there is a tournament of this name here or in such a folder.
        AppError: as `new_tournament`.
    """
    return _begin(path, Plan(_named("name", name), _named("source", source)))


def begin_practice(path: Path, name: str = "", source: str = "") -> Tournament:
    """Make the plan of a tournament for trying out, with a source and a phase to begin with.

    Everything about it is called PRACTICE, its files and folder too.

    Raises:
        AppError: as `begin_tournament`.
    """
    if path.name and not path.name.startswith(PRACTICE):
        path = path.with_name(PRACTICE_PREFIX + path.name)
    source = source or translate("practice", "Any figure: this is for trying out")
    phase = new_phase(2, "1-8", "rr", translate("practice", "Round robin"))
    return _begin(path, Plan(_named("name", name), _named("source", source), (phase,)).as_practice())


def _begin(path: Path, plan: Plan) -> Tournament:
    if path.name and "." not in path.name:
        path = path.with_name(path.name + PLAN_SUFFIX)
    if os.path.lexists(path):
        raise AlreadyExists(path)
    place = new_plan_place(path)
    is_new = False
    if place != path:
        check_file_name(place.parent.name)
        try:
            place.parent.mkdir()
            is_new = True
        except FileExistsError:
            pass
        except OSError as error:
            raise disk.storage_error(path.parent, place.parent, error) from error
    try:
        return _make(place, plan)
    except BaseException:
        if is_new:
            with suppress(OSError):
                place.parent.rmdir()
        raise


def set_tournament_name(path: Path, text: str) -> Tournament:
    """Give the tournament a name.

    Raises:
        StepNotAllowed: the plan is published.
        AppError: the text cannot be a name, or the file cannot be read or written.
    """
    return edit_plan(path, lambda plan: replace(plan, name=new_plan_text("name", text)))


def set_plan_source(path: Path, text: str, holders: Sequence[Holder] | None = None) -> Tournament:
    """Say where the outside value will come from, and which `holders` of words are promised with it.

    Without `holders`, and where the text names none, those of the plan stay.

    Raises:
        InvalidRule: so many holders do not fit into the promise.
        AppError: as `set_tournament_name`.
    """
    promise = shared_promise(new_plan_text("source", text))
    if holders is not None:
        promise = replace(promise, holders=tuple(holders))

    def changed(plan: Plan) -> Plan:
        kept = promise.holders or (() if holders is not None else shared_promise(plan.source).holders)
        return replace(plan, source=replace(promise, holders=kept).in_words())

    return edit_plan(path, changed)


def add_phase(path: Path, phase: Phase) -> Tournament:
    """Add a phase behind the last one.

    Raises:
        AppError: as `set_tournament_name`, or a phase has that prefix already.
    """
    return edit_plan(path, lambda plan: replace(plan, phases=(*plan.phases, phase)))


def change_phase(path: Path, number: int, phase: Phase) -> Tournament:
    """Put `phase` in the place of phase `number` (1, 2, 3 …).

    Raises:
        NoSuchSession: there is no such phase.
        AppError: as `add_phase`.
    """
    return edit_plan(path, lambda plan: replace(plan, phases=_exchanged(plan, number, (phase,))))


def remove_phase(path: Path, number: int) -> Tournament:
    """Remove phase `number`; those behind it move up.

    Raises:
        AppError: as `change_phase`.
    """
    return edit_plan(path, lambda plan: replace(plan, phases=_exchanged(plan, number, ())))


def move_phase(path: Path, number: int, new_number: int) -> Tournament:
    """Give phase `number` the place `new_number`; those between make room.

    Raises:
        AppError: as `change_phase`.
    """

    def moved(plan: Plan) -> Plan:
        phase_of(plan, new_number)
        phases = list(_exchanged(plan, number, ()))
        phases.insert(new_number - 1, plan.phases[number - 1])
        return replace(plan, phases=tuple(phases))

    return edit_plan(path, moved)


def edit_plan(path: Path, change: Callable[[Plan], Plan]) -> Tournament:
    """Change a plan that is not published yet.

    Raises:
        StepNotAllowed: it is published.
        AppError: what `change` raises, or the file cannot be read or written.
    """
    tournament = open_tournament(path)
    if tournament.plan.stage is not PlanStage.PLANNED:
        raise StepNotAllowed(
            translate("reasons", "The plan is sealed, so it can no longer be changed."),
            translate("reasons", "Make a new tournament, publish that, and say why."),
        )
    plan = change(tournament.plan)
    is_practice = tournament.plan.is_practice or tournament.stem.startswith(PRACTICE_PREFIX)
    return save_plan(tournament, plan.as_practice() if is_practice or plan.is_practice else plan)


def save_plan(tournament: Tournament, plan: Plan) -> Tournament:
    """Write `plan` in place of what the tournament's file holds, which is kept as NAME.sqd.bak.

    Raises:
        Refused: the file was changed since it was opened.
        InvalidField: the plan cannot be written.
        StorageError: the file could not be written; it holds what it held.
    """
    path = tournament.path
    content = plan_file_content(tournament, plan)
    if read_file(path, MAX_BYTES) != tournament.content:
        reason = translate("reasons", "“{name}” was changed by another program. Open it again.")
        raise Refused(reason.format(name=path.name))
    replace_plan_file(tournament.layout.backup, tournament.content)
    replace_plan_file(path, content)
    if read_file(path, MAX_BYTES) != content:
        raise ReadBackDiffers(path)
    if plan.stage is not PlanStage.PLANNED:
        disk.let_others_read(path)
        # The keys are bound now, so nothing that was made with them may ever be cleared up.
        with suppress(OSError):
            tournament.layout.trace.unlink()
    return open_tournament(path)


def show_plan(tournament: Tournament) -> None:
    """Put the plan as it is now, with its value, in the place of the copy among what is published.

    Raises:
        StorageError: it could not be written; the copy is what it was.
    """
    place = tournament.layout.published_plan
    if place != tournament.path and place.is_file() and read_file(place, MAX_BYTES) != tournament.content:
        replace_plan_file(place, tournament.content)
        disk.let_others_read(place)


def plan_file_content(tournament: Tournament, plan: Plan) -> bytes:
    """Return what the tournament's file holds when it holds `plan`.

    Raises:
        InvalidField: the plan cannot be written.
    """
    content = write_description(tournament.description.with_plan(plan), PROGRAM)
    if read_description(content).plan != plan:
        raise ValueError("the plan does not read back as it was written")
    return content


def require_plan_stage(tournament: Tournament, *stages: PlanStage) -> None:
    """Make sure that the tournament stands at one of `stages`.

    Raises:
        StepNotAllowed: it does not; the error says what comes first, or instead.
    """
    stage = tournament.plan.stage
    if stage in stages:
        return
    if stage is PlanStage.PLANNED:
        raise StepNotAllowed(
            translate("reasons", "The plan is not published yet."),
            translate("reasons", "Publish it first: that makes the keys and fixes them."),
        )
    if stage is PlanStage.PUBLISHED:
        raise StepNotAllowed(
            translate("reasons", "The outside value is not in the plan yet."),
            translate("reasons", "Wait until it is known, then set it."),
        )
    raise StepNotAllowed(
        translate("reasons", "The outside value is already in the plan."),
        translate("reasons", "Go on to deal."),
    )


def replace_plan_file(path: Path, content: bytes) -> None:
    """Have `content` in `path`, which may not be a link that leads somewhere else.

    Raises:
        StorageError: it could not be written; the file holds what it held.
    """
    try:
        if path.is_symlink():
            raise CannotWrite(path, translate("reasons", "it is a link to another file"))
        disk.replace_own(path, content, disk.system_disk())
    except OSError as error:
        raise disk.storage_error(path.parent, path, error) from error


def _exchanged(plan: Plan, number: int, phases: tuple[Phase, ...]) -> tuple[Phase, ...]:
    phase_of(plan, number)
    return (*plan.phases[: number - 1], *phases, *plan.phases[number:])
