"""How commands speak of sets: in words, and as JSON. Never a card."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.journal.journal import State

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Hit, JournalSet


def shown(untrusted_text: str) -> str:
    """Return the text with every character that could steer a terminal replaced."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in untrusted_text)


def local_time(utc: str) -> str:
    """Return a journal's time, ISO 8601 in UTC, as the clock on this computer's wall shows it."""
    return datetime.fromisoformat(utc).astimezone().strftime("%Y-%m-%d %H:%M")


def set_words(one: JournalSet) -> str:
    """Return what a person needs to know a set: code, event, date, boards and where it stands."""
    words = [one.code or "without a code", f"“{shown(one.event)}”" if one.event else "", shown(one.date)]
    named = ", ".join(word for word in words if word)
    return f"set {named}, boards {one.boards}, {_standing(one)}"


def _standing(one: JournalSet) -> str:
    when = local_time(one.dealt_at)
    if one.state is State.SEEN:
        source = "".join(f" as “{shown(path.name)}”" for path in one.planned_files)
        return f"dealt elsewhere, first seen here {when}{source}"
    return f"dealt {when}, state: {one.state.value}"


def hit_words(hit: Hit, found: JournalSet, boards: int) -> str:
    """Return which of `boards` boards just met are those of the set `found`."""
    here = sorted({here for _there, here in hit.boards})
    if len(here) == boards:
        return f"These boards are of {set_words(found)}"
    numbers = ", ".join(map(str, here))
    return f"{len(here)} of these boards ({numbers}) are of {set_words(found)}"


def set_json(one: JournalSet) -> dict[str, Json]:
    """Return a set as listed by commands for programs."""
    return {
        "id": one.id,
        "code": one.code,
        "event": one.event,
        "date": one.date,
        "boards": [one.boards.first, one.boards.last],
        "state": one.state.value,
        "dealt_at": one.dealt_at,
        "dealt_here": one.is_own,
        "formats": list(one.formats),
        "identification": one.identification.hex(),
        "profile": one.profile,
        "randomness": one.randomness,
        "version": one.version,
        "files": [
            {"path": str(file.path), "bytes": file.size_bytes, "hiding_digest": file.hiding_digest.hex()}
            for file in one.files
        ],
    }


def say_json(value: Json) -> None:
    """Write `value` to standard output, in ASCII so that every terminal takes it."""
    say(json.dumps(value, indent=2))
