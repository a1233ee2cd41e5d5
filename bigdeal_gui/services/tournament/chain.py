"""The chain of what one organiser publishes: each commitment names the digest of the one before.

This computer's journal knows what was published here. What was begun and never bound is no link, nor is a
tournament for trying things out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.journal.journal import Journal, Kind
from bigdeal_gui.services.tournament.notes import DIGEST, PLAN_PATH, NoteKind
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.event_name import is_same_name
from bigdeal_gui.tournament.findings import Finding, doubting
from bigdeal_gui.tournament.plan import PRACTICE
from bigdeal_gui.words import translate, written_day


@dataclass(frozen=True, slots=True)
class Link:
    """A commitment that was published here: of which event, on which day, its digest, its plan's place."""

    name: str
    day: str
    digest: str
    keys_hash: str
    plan_path: Path

    def content(self) -> bytes:
        """Return the file of the commitment where it still lies beside its plan; otherwise nothing."""
        with suppress(AppError, OSError):
            content = read_file(open_tournament(self.plan_path).layout.commitment, commitment.MAX_FILE_BYTES)
            if commitment.commitment_from_json(content).digest == self.digest:
                return content
        return b""

    def was_bound(self) -> bool:
        """Whether the plan tells of it, or is not where it lay; otherwise its publishing had died."""
        with suppress(AppError):
            return open_tournament(self.plan_path).plan.keys_hash == self.keys_hash
        return True


def last_published(journal: Journal) -> Link | None:
    """Return the commitment that was published here last; None where none was.

    Raises:
        StorageError: the journal cannot be read.
    """
    return next((link for link in _links(journal) if link.was_bound()), None)


def known_promises(journal: Journal, name: str) -> tuple[Finding, ...]:
    """Return a warning where this computer published promises for an event of this name already.

    Raises:
        StorageError: the journal cannot be read.
    """
    bound = (link for link in _links(journal) if is_same_name(link.name, name) and link.was_bound())
    days = list(dict.fromkeys(link.day for link in bound))
    if not days:
        return ()
    text = translate(
        "findings",
        "This computer already published a promise for an event with this name, on {days}. With several "
        "promises, one can be chosen later: state in public which one counts, and why.",
    )
    return (doubting("known-promise", text.format(days=", ".join(map(written_day, reversed(days))))),)


def _links(journal: Journal) -> Iterator[Link]:
    """Yield what was published and not taken back, the newest first."""
    undone: set[str] = set()
    for row in reversed(tuple(journal.rows())):
        if row.kind not in (Kind.PUBLISH, Kind.TOURNAMENT):
            continue
        payload = json.loads(row.payload)
        step, keys_hash = payload.get("step"), payload.get("tournament")
        if step == NoteKind.UNDONE.value and payload.get("text") == NoteKind.PUBLISHED.value:
            undone.add(keys_hash)
        more = payload.get("more", {})
        if step != NoteKind.PUBLISHED.value or keys_hash in undone or DIGEST not in more:
            continue
        if not payload["name"].startswith(PRACTICE):
            day = row.time.partition("T")[0]
            yield Link(payload["name"], day, more[DIGEST], keys_hash, Path(more[PLAN_PATH]))
