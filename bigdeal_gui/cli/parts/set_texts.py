"""How commands speak of sets: in words, and as JSON. Never a card."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bigdeal_gui.journal.sets import State

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Duplicate, JournalSet


def shown(untrusted_text: str) -> str:
    """Return the text with every character that could steer a terminal replaced."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in untrusted_text
    )


def local_time(utc: str) -> str:
    """Return a journal's time, ISO 8601 in UTC, as the clock on this computer's wall shows it."""
    return datetime.fromisoformat(utc).astimezone().strftime("%Y-%m-%d %H:%M")


def set_words(set_: JournalSet) -> str:
    """Return what a person needs to know a set: code, event, date, boards and where it stands."""
    words = [set_.code or "without a code", f"“{shown(set_.event)}”" if set_.event else "", shown(set_.date)]
    named = ", ".join(word for word in words if word)
    return f"set {named}, boards {set_.boards}, {_standing(set_)}"


def _standing(set_: JournalSet) -> str:
    when = local_time(set_.dealt_at)
    if set_.state is State.SEEN:
        source = "".join(f" as “{shown(path.name)}”" for path in set_.planned_files)
        return f"dealt elsewhere, first seen here {when}{source}"
    return f"dealt {when}, state: {set_.state.value}"


def hit_words(hit: Duplicate, found: JournalSet, boards: int) -> str:
    """Return which of `boards` boards just met are those of the set `found`."""
    here = sorted({here for _there, here in hit.boards})
    if len(here) == boards:
        return f"These boards are of {set_words(found)}"
    numbers = ", ".join(map(str, here))
    return f"{len(here)} of these boards ({numbers}) are of {set_words(found)}"


def remark_json(remark: Caveat) -> dict[str, Json]:
    """Return what was odd about a file, for programs."""
    return {
        "kind": remark.oddity.value,
        "count": remark.count,
        "places": list(remark.places),
        "detail": remark.detail,
    }


def set_json(set_: JournalSet) -> dict[str, Json]:
    """Return a set as listed by commands for programs."""
    return {
        "id": set_.id,
        "code": set_.code,
        "event": set_.event,
        "date": set_.date,
        "boards": [set_.boards.first, set_.boards.last],
        "state": set_.state.value,
        "dealt_at": set_.dealt_at,
        "dealt_here": set_.is_own,
        "formats": list(set_.formats),
        "identification": set_.identification.hex(),
        "profile": set_.profile,
        "randomness": set_.randomness,
        "version": set_.version,
        "files": [
            {"path": str(file.path), "bytes": file.size_bytes, "hiding_digest": file.hiding_digest.hex()}
            for file in set_.files
        ],
    }
