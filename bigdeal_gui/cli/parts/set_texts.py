"""How commands speak of sets: in words, and as JSON. Never a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bigdeal_gui.cli.parts.language import tr
from bigdeal_gui.journal.sets import State
from bigdeal_gui.services.sets.evidence import (
    CodeClaim,
    boards_with_other_numbers,
    numbers_words,
    which_boards_words,
)
from bigdeal_gui.services.spoken import STATES, local_time
from bigdeal_gui.words import board_words, one_line_name, quoted_name, translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Duplicate, JournalSet


def set_words(set_: JournalSet) -> str:
    """Return what a person needs to know a set: code, event, date, boards and where it stands."""
    said = [quoted_name(set_.event) if set_.event else "", one_line_name(written_day(set_.date))]
    first = tr("set {code}", code=set_.code) if set_.code else tr("a set without a code")
    when = local_time(set_.dealt_at)
    standing = tr("dealt {when}, state: {state}", when=when, state=state_name(set_.state))
    if set_.state is State.SEEN:
        standing = tr("first seen here {when}", when=when)
        files = [path.name for path in set_.planned_files]
        if set_.code:
            standing += "".join(tr(" as “{name}”", name=name) for name in files)
        else:  # Most of its boards may be of a set dealt here, so it is called no set of its own.
            first = ", ".join(map(quoted_name, files))
    named = ", ".join(word for word in (first, *said) if word)
    says = "" if set_.is_own or not (set_.code or any(said)) else tr(" (so its file says)")
    return f"{named}{says}, {board_words(set_.boards.numbers)}, {standing}"


def state_name(state: State) -> str:
    """Return the name of `state` in the language that is spoken; in English its value."""
    return translate(STATES, state.value)


def boards_counted(count: int) -> str:
    """Return how many boards there are, in words."""
    return tr("1 board") if count == 1 else tr("{count} boards", count=count)


def numbers_text(numbers: Sequence[int]) -> str:
    """Return ascending numbers of boards as commands write them: `1-3 and 7`."""
    return numbers_words(numbers).replace("–", "-")


def hit_words(hit: Duplicate, found: JournalSet, numbers: Sequence[int]) -> str:
    """Return which boards just met, which have `numbers`, are those of the set `found`."""
    here = sorted({here for _there, here in hit.boards})
    there = boards_with_other_numbers(hit)
    moved, of = "", set_words(found)
    if there:
        moved = tr("; there they are {numbers}", numbers=numbers_text(there))
        if len(here) == 1:
            moved = tr("; there it is {numbers}", numbers=numbers_text(there))
    if len(here) == len(numbers):
        one = len(numbers) == 1
        return (
            tr("This board is of {set}", set=of) if one else tr("These boards are of {set}", set=of)
        ) + moved
    which = which_boards_words(here, numbers).replace("–", "-")
    if not which[0].isdecimal():
        return tr("{which} are of {set}", which=which[0].upper() + which[1:], set=of) + moved
    if len(here) == 1:
        return tr("1 of these boards ({which}) is of {set}", which=which, set=of) + moved
    return tr("{count} of these boards ({which}) are of {set}", count=len(here), which=which, set=of) + moved


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
