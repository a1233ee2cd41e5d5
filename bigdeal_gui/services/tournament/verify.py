"""Verifying a tournament: whether plan, keys, commitment and boards are those that were published.

Anybody can do it with what was published, on any computer; nothing is written, not even into the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import holds_boards
from bigdeal_gui.seals.sealer import HERE, Sealer
from bigdeal_gui.services.tournament.keys import NOTHING, KeysState, Unlock, Unlocking, sealed_state
from bigdeal_gui.services.tournament.layout import (
    KEYS_SUFFIX,
    PLAN_SUFFIX,
    PREVIOUS_NAME,
    SEALED_SUFFIX,
    tournament_layout,
)
from bigdeal_gui.services.tournament.submitted_files import SubmittedFile, is_plan, submitted_files
from bigdeal_gui.services.tournament.verify_files import FilesGiven, is_tournament_file
from bigdeal_gui.services.tournament.verify_report import VerifyReport
from bigdeal_gui.services.work import CancelToken
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament import commitment, record_file
from bigdeal_gui.tournament.description_file import MAX_BYTES, read_description
from bigdeal_gui.tournament.keys import revealed_key
from bigdeal_gui.tournament.origins import Names
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.verdict.evidence import SavedPlan
from bigdeal_gui.tournament.verdict.statements import Statements

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work

_NOTHING_STATED: Final = Statements()
_BESIDE: Final = (
    *(KEYS_SUFFIX, SEALED_SUFFIX, commitment.SUFFIX, record_file.SUFFIX, drand.SUFFIX),
    f"-{PREVIOUS_NAME}",
)


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found about `paths`. `sealed` tells what opens keys that are sealed, NONE where none are."""

    paths: tuple[Path, ...]
    report: VerifyReport
    sealed: KeysState = KeysState.NONE


def verify_unlocking(paths: Sequence[Path], unlocking: Unlocking, work: Work) -> Verified:
    """Verify `paths` and say what would open keys that are still sealed.

    `unlocking` is what was given to open them, empty at first.

    Raises:
        AppError: as `verify_tournament_files`, or what was given does not open the keys.
    """
    report = verify_tournament_files(
        paths, unlock=unlocking.unlock(), progress=work.progress, cancel=work.cancel, sealer=work.sealer
    )
    for file in report.unreadable:
        if unlocking != Unlocking() and file.name.lower().endswith(SEALED_SUFFIX):
            raise file.error  # said beside the field, where it is put right
    has_keys = report.evidence.keys is not None
    return Verified(tuple(paths), report, KeysState.NONE if has_keys else _state_among(paths))


def _state_among(paths: Sequence[Path]) -> KeysState:
    """Return what opens the sealed keys among `paths`, or beside a plan that came alone."""
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])]
    if len(files) == 1 and is_plan(files[0].name):
        files = [tournament_layout(files[0]).sealed]
    if any(file.name.lower().endswith(KEYS_SUFFIX) for file in files):
        return KeysState.NONE
    found = [file for file in files if file.name.lower().endswith(SEALED_SUFFIX) and file.is_file()]
    return sealed_state(found[0]) if found else KeysState.NONE


def verify_tournament_files(  # noqa: PLR0913 - what was handed in, what is known beside it, and what the caller owns
    paths: Sequence[Path],
    *,
    statements: Statements = _NOTHING_STATED,
    unlock: Unlock = NOTHING,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
    cancel: CancelToken | None = None,
    sealer: Sealer = HERE,
) -> VerifyReport:
    """Verify what `paths` name: the plan (.sqd) with keys, commitment and boards, or a pack of them all.

    Where only a plan is named, what lies beside it under its own and its sessions' names is taken as well.
    `statements` are what somebody says beside them. `progress` is told the files of boards read and found;
    `sealer` does the work of opening sealed keys.

    Raises:
        Usage: there is no plan among the files, or several that have a value.
        DamagedDescription: the plan cannot be understood.
        Cancelled: the token was set.
        SealingBroke: opening the keys was broken off.
        AppError: a path cannot be read.
    """
    check = (cancel or CancelToken()).check
    given = submitted_files(paths, is_tournament_file, check)
    files = FilesGiven(given)
    if len(given) == 1 and files.plan_file.path is not None:
        files.take(_beside(files, files.plan_file.path, check))
    evidence = files.evidence(unlock, progress, check, sealer)
    return VerifyReport(evidence, statements, tuple(files.unreadable), tuple(files.remarks))


def _is_of_a_session(name: str, stem: str, names: Names) -> bool:
    """Tell whether a file is called like the boards, or the key, of a session of the tournament `stem`."""
    if name.lower().endswith(revealed_key.SUFFIX):
        return bool(names.sessions(name[: -len(revealed_key.SUFFIX)].removeprefix(f"{stem}-")))
    return holds_boards(name) and bool(names.sessions(name.rpartition(".")[0]))


def saved_plans(paths: Sequence[Path]) -> tuple[SavedPlan, ...]:
    """Return plans that somebody kept, from files that they gave as such.

    Raises:
        AppError: one cannot be read, or is no plan.
    """
    return tuple(SavedPlan(path.name, read_description(read_file(path, MAX_BYTES)).plan) for path in paths)


def _beside(files: FilesGiven, path: Path, check: Callable[[], None]) -> tuple[SubmittedFile, ...]:
    """Return what belongs to the plan in its folders."""
    stem = path.name[: -len(PLAN_SUFFIX)]
    own = {PREVIOUS_NAME, *(stem + suffix for suffix in _BESIDE)}
    names, layout = Names(files.description.plan), tournament_layout(path)
    with disk.refused_as(CannotRead, path.parent):
        found = layout.logs() + [
            file
            for folder in layout.folders
            if folder == path.parent or folder.is_dir()
            for file in sorted(folder.iterdir())
            if file.name in own or _is_of_a_session(file.name, stem, names)
        ]
    return submitted_files(found, is_tournament_file, check)
