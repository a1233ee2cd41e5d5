"""A program that moves the newest set into the archive and back, settling first: to be killed.

Words: the archive's folder, and `to`, `fro` or `settle`, which moves nothing and notes a check.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bigdeal_gui.journal.archive import archive_set, settle_file_moves, unarchive_set
from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.services.sets.open_journal import open_journal


def main(archive: Path, direction: str) -> None:
    """Do one move."""
    journal = open_journal()
    settle_file_moves(journal)
    newest = journal.sets(limit=1).sets[0].id
    if direction == "to":
        archive_set(journal, newest, archive)
    elif direction == "fro":
        unarchive_set(journal, newest)
    else:
        journal.record(Kind.CHECK, newest, {})


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
