"""`--jobs`: how many processes deal a large set, in both programs that deal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import tell
from bigdeal_gui.errors import Usage
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, has_bulk, source_for

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.services.dealing.sources import BoardSource

MOST_JOBS: Final = 64
_NUMBER: Final = re.compile("[0-9]{1,2}")

JOBS_HELP: Final = f"Processes that deal sets of {BULK_BOARDS} boards and more; the boards are the same."


def read_jobs(text: str) -> int:
    """Return the number of processes that `text` names.

    Raises:
        Usage: it is not 1 to 64.
    """
    if not (_NUMBER.fullmatch(text) and 1 <= int(text) <= MOST_JOBS):
        raise Usage(f"After --jobs comes a number of processes, 1 to {MOST_JOBS}.")
    return int(text)


def source_of(program: str, boards: BoardRange, jobs: int) -> BoardSource:
    """Return what deals `boards`; tell where `jobs` processes cannot be had."""
    if jobs > 1 and len(boards) >= BULK_BOARDS and not has_bulk():
        tell(f"{program}: --jobs needs numpy (the “bulk” extra), which is not installed: one process deals.")
    return source_for(boards, jobs)
