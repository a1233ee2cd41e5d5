"""Verifying a tournament for the window: whether files are one, what was found, what is to be asked.

The boards that were read for it are let go before anything is handed to the window.
"""

from __future__ import annotations

import zipfile
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.gui.parts.keys_opening import Opening
from bigdeal_gui.gui.tournament.model import KeysState, sealed_state
from bigdeal_gui.services.tournament.plan import KEYS_SUFFIX, PLAN_SUFFIX, SEALED_SUFFIX
from bigdeal_gui.services.tournament.verify import verify
from bigdeal_gui.services.tournament.verify_files import ZIP_SUFFIX

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.tournament.verify_report import VerifyReport

NOTHING: Final = Opening()


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found about `paths`. `sealed` tells what opens keys that are sealed, NONE where none are."""

    paths: tuple[Path, ...]
    report: VerifyReport
    sealed: KeysState = KeysState.NONE


def holds_plan(paths: Sequence[Path]) -> bool:
    """Tell whether the plan of a tournament is among `paths`, in a folder or in an archive among them."""
    return any(
        _is_plan(path.name)
        or (path.is_dir() and any(_is_plan(one.name) for one in path.iterdir()))
        or (path.name.lower().endswith(ZIP_SUFFIX) and any(map(_is_plan, _names_in(path))))
        for path in paths
    )


def verified(
    paths: Sequence[Path],
    opening: Opening,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> Verified:
    """Verify `paths`; `opening` is what was given to open sealed keys.

    Raises:
        AppError: as `verify`, or the keys do not open.
    """
    unlock = opening.unlock()
    report = verify(paths, unlock=unlock, progress=progress, cancel=cancel)
    for one in report.unreadable:
        if opening != NOTHING and one.name.lower().endswith(SEALED_SUFFIX):
            raise one.error  # said beside the field, where it is put right
    has_keys = report.keys_problem is not None
    return Verified(tuple(paths), report, KeysState.NONE if has_keys else _sealed(paths))


def _sealed(paths: Sequence[Path]) -> KeysState:
    """Return what opens the sealed keys among `paths`, or beside a plan that came alone."""
    files = [one for path in paths for one in (path.rglob("*") if path.is_dir() else [path])]
    if len(files) == 1 and _is_plan(files[0].name):
        files = [files[0].with_name(files[0].name[: -len(PLAN_SUFFIX)] + SEALED_SUFFIX)]
    if any(one.name.lower().endswith(KEYS_SUFFIX) for one in files):
        return KeysState.NONE
    found = [one for one in files if one.name.lower().endswith(SEALED_SUFFIX) and one.is_file()]
    return sealed_state(found[0]) if found else KeysState.NONE


def _is_plan(name: str) -> bool:
    return name.lower().endswith(PLAN_SUFFIX)


def _names_in(path: Path) -> list[str]:
    """Return the names in an archive; none where it is no sound one: reading it will tell."""
    with (
        suppress(OSError, zipfile.BadZipFile, ValueError, NotImplementedError),
        zipfile.ZipFile(path) as archive,
    ):
        return archive.namelist()
    return []
