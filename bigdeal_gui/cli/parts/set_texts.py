"""How commands speak of sets: in words, and as JSON. Never a card."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bigdeal_gui.journal.sets import State
from bigdeal_gui.services.sets.evidence import numbers_words, other_numbers, which_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Duplicate, JournalSet
    from bigdeal_gui.services.sets.evidence import CodeClaim


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
    says = "" if set_.is_own or words == ["without a code", "", ""] else " (so its file says)"
    boards = f"boards {set_.boards}" if len(set_.boards) > 1 else f"board {set_.boards.first}"
    return f"{'set' if set_.code else 'a set'} {named}{says}, {boards}, {_standing(set_)}"


def _standing(set_: JournalSet) -> str:
    when = local_time(set_.dealt_at)
    if set_.state is State.SEEN:
        source = "".join(f" as “{shown(path.name)}”" for path in set_.planned_files)
        return f"not dealt on this computer, first seen here {when}{source}"
    return f"dealt {when}, state: {set_.state.value}"


def numbers_text(numbers: Sequence[int]) -> str:
    """Return ascending numbers of boards as commands write them: `1-3 and 7`."""
    return numbers_words(numbers).replace("–", "-")


def hit_words(hit: Duplicate, found: JournalSet, numbers: Sequence[int]) -> str:
    """Return which boards just met, which have `numbers`, are those of the set `found`."""
    here = sorted({here for _there, here in hit.boards})
    there = other_numbers(hit)
    moved = f"; there {'it is' if len(here) == 1 else 'they are'} {numbers_text(there)}" if there else ""
    if len(here) == len(numbers):
        words = "This board is of" if len(numbers) == 1 else "These boards are of"
        return f"{words} {set_words(found)}{moved}"
    which = which_words(here, numbers).replace("–", "-")
    if which.startswith("all but"):
        return f"{which.capitalize()} are of {set_words(found)}{moved}"
    is_of = "is of" if len(here) == 1 else "are of"
    return f"{len(here)} of these boards ({which}) {is_of} {set_words(found)}{moved}"


def claim_json(claim: CodeClaim) -> dict[str, Json]:
    """Return what is wrong about a set code that a file carries, for programs."""
    return {
        "set": claim.found.id,
        "dealt_here": claim.found.is_own,
        "boards": list(claim.differing),
        "agreeing": claim.agreeing,
        "is_other_set": claim.is_other,
    }


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
        "code_is": set_.code_grade.value if set_.code_grade else None,
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
