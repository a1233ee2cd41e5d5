"""The text for players in the public pack: what happened, and how they prove it themselves."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.publish import plan_announcements
from bigdeal_gui.services.tournament.record import revealed_sessions
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.holders.holder_promise import (
    PartKind,
    holder_part_kind,
    shared_promise,
    shared_value,
)
from bigdeal_gui.tournament.sessions import Session, SessionId, session_name
from bigdeal_gui.words import board_words, translate

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.holders.holder_promise import Holder

_CRLF: Final = "\r\n"
_WIDTH: Final = 78
_WITNESS: Final = "     bigdeal journal verify --known "
_HASH_LINE: Final = re.compile(rf"(?m)^{_WITNESS}([0-9]{{1,13}}) ([0-9a-f]{{64}})\r$")


@dataclass(frozen=True, slots=True)
class PackFacts:
    """What a pack is made of: a tournament, the `sessions` whose boards are in it, and the journal's `notes`.

    `digest` is that of the commitment; without one it is empty. `only` is the title of the session whose key
    alone is in the pack; it is empty where all keys are.
    """

    tournament: Tournament
    sessions: Sequence[Session]
    notes: Sequence[Note]
    digest: str
    only: str = ""


def pack_readme(facts: PackFacts, names: Sequence[str], newest: Head | None, rows: Sequence[str]) -> str:
    """Return the text, with its line ends, of a pack that holds the files `names`.

    `newest` is the newest row of the journal: who keeps the text has a witness of it. `rows` are the hashes
    of the newest rows of the tournament's log.
    """
    tournament, notes, digest = facts.tournament, facts.notes, facts.digest
    parts = (
        _beginning(tournament, notes, digest),
        _what_it_holds(facts.only),
        _sessions(facts.sessions),
        _revealed(tournament, notes),
        _notes(notes),
        _proof(tournament, names, digest, is_whole=not facts.only),
        _witness(newest) if newest else (),
        _pins(rows),
    )
    return "".join(line + _CRLF for part in parts for line in part)


def _beginning(tournament: Tournament, notes: Sequence[Note], digest: str) -> Iterator[str]:
    plan = tournament.plan
    title = plan.name or tournament.stem
    yield title
    yield "=" * len(title)
    yield ""
    yield translate(
        "notices", "Before the tournament the organiser published a plan and the hash of secret keys."
    )
    yield translate(
        "notices", "Every deal follows from a key and from an outside value that nobody could know then:"
    )
    yield ""
    promise = shared_promise(plan.source)
    value = shared_value(plan.value or "", promise.holders)
    yield "  " + translate("notices", "Promised source: {source}").format(source=promise.outside)
    yield "  " + translate("notices", "Value: {value}").format(value=value.outside)
    for holder, part in zip(promise.holders, value.parts or (), strict=False):
        yield from (f"  {_holder_text(holder, part)}", f"    {part}")
    yield "  " + translate("notices", "Hash of the keys: {hash}").format(hash=plan.keys_hash or "")
    if digest:
        yield "  " + translate("notices", "Check code: {digest}").format(digest=digest_groups(digest))
        yield from _wrapped(
            translate("notices", "In words: {words}").format(words=" ".join(digest_words(digest))), 2
        )
    for where, since in plan_announcements(notes):
        told = translate("notices", "Published, as the organiser says: {where}, since {day}")
        yield from _wrapped(told.format(where=where, day=since.isoformat()), 2)
    yield ""
    yield from _wrapped(
        translate(
            "notices",
            "So nobody could choose a board, except within what every check lists. Anyone who has the "
            "keys and the value can compute every board, so the keys are kept sealed and the boards are "
            "dealt late.",
        )
    )


def _what_it_holds(only: str) -> Iterator[str]:
    if only:
        words = translate(
            "notices",
            "This pack is about {session} alone: it holds the key of that session, and what proves that it is"
            " the one that was bound. The other keys stay secret until their sessions are played. Do not take"
            " our word for it: verify it.",
        )
        yield from _wrapped(words.format(session=only))
    else:
        yield translate("notices", "This pack holds the keys. Do not take our word for it: verify it.")
    yield ""


def _revealed(tournament: Tournament, notes: Sequence[Note]) -> Iterator[str]:
    revealed = revealed_sessions(notes)
    if not revealed:
        return
    yield translate("notices", "Sessions that were revealed before, each by itself")
    yield ""
    for (phase, session), note in revealed:
        title = session_name(tournament.plan, SessionId(phase, session)).title
        yield translate("notices", "  {date}: {session}").format(date=note.time[:10], session=title)
    yield ""


def _holder_text(holder: Holder, part: str) -> str:
    """Return what a holder gave for the value."""
    text = (
        translate("notices", "Behind it the words of {name}:")
        if holder_part_kind(part, holder) is PartKind.WORDS
        else translate("notices", "The words of {name} were withheld; in their place stands their SHA-256:")
    )
    return text.format(name=holder.name)


def _wrapped(text: str, blanks: int = 0) -> list[str]:
    first, others = " " * blanks, " " * (blanks + 2 * bool(blanks))
    whole = textwrap.TextWrapper(_WIDTH, first, others, break_long_words=False, break_on_hyphens=False)
    return whole.wrap(text)


def _sessions(sessions: Sequence[Session]) -> Iterator[str]:
    yield translate("notices", "Sessions")
    yield ""
    for session in sessions:
        yield translate("notices", "  {file}: {title}, {boards}").format(
            file=f"{session.stem}.pbn", title=session.title, boards=board_words(session.boards.numbers)
        )
    yield ""


def _notes(notes: Sequence[Note]) -> Iterator[str]:
    told = [note for note in notes if note.kind in (NoteKind.RESERVE, NoteKind.DEVIATION)]
    if not told:
        return
    yield translate("notices", "Reserve sets and deviations from the plan")
    yield ""
    for note in told:
        words = (
            translate("notices", "  {date}, reserve sets: {text}")
            if note.kind is NoteKind.RESERVE
            else translate("notices", "  {date}, deviation: {text}")
        )
        yield words.format(date=note.time[:10], text=note.text)
    yield ""


def _proof(tournament: Tournament, names: Sequence[str], digest: str, *, is_whole: bool) -> Iterator[str]:
    yield translate("notices", "How to verify")
    yield ""
    if digest:
        yield from _wrapped(
            translate(
                "notices",
                "1. Look up the check code where it stood before the tournament, and the value at its source."
                " Only you can do that.",
            )
        )
    else:
        yield translate(
            "notices", "1. Compare “{name}” with the file that was published before the tournament, and the"
        ).format(name=tournament.path.name)
        yield translate("notices", "   value with what its source says. Only you can do that.")
    yield from _wrapped(
        translate(
            "notices",
            "2. Open “verify.html” in any browser and give it the files of this pack; it needs no network."
            " Best take the page from the program or its releases, which publish its SHA-256: whoever hands"
            " out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run",
        )
    )
    yield ""
    yield "     bigdeal verify " + tournament.path.name
    yield ""
    yield from _wrapped(
        translate("notices", "The SHA-256 of the page, as {program} has it:").format(program=PROGRAM)
    )
    yield f"     {page_digest()}"
    yield ""
    yield from _wrapped(
        translate(
            "notices",
            "Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of"
            " what could still be chosen when the value was known. Red: something contradicts.",
        )
    )
    yield translate(
        "notices", "3. Compare the boards with those you played: hand records, or what a machine dealt."
    )
    yield translate(
        "notices", "   Files of your own can be verified in the same way, beside those of the pack."
    )
    yield ""
    if tournament.layout.commitment.name in names:
        yield translate("notices", "“{name}” binds names, boards and source as well as the keys.").format(
            name=tournament.layout.commitment.name
        )
    else:
        yield translate(
            "notices", "The published hash binds the keys alone, not the names and numbers in the plan."
        )
    if is_whole:
        yield translate("notices", "SquareDeal reads the same plan and keys and deals the same boards.")
    else:
        yield from _wrapped(
            translate(
                "notices",
                "Amber is the best that the pack of one session can be: nothing is proved yet of the "
                "others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents "
                "say how.",
            )
        )


def _witness(newest: Head) -> Iterator[str]:
    yield ""
    yield translate("notices", "The journal of the computer that dealt has every set. Its newest row has")
    yield translate(
        "notices", "this number and hash. To see whether it is still there, type on that computer:"
    )
    yield ""
    yield f"{_WITNESS}{newest.sequence} {newest.hash.hex()}"


def _pins(rows: Sequence[str]) -> Iterator[str]:
    if not rows:
        return
    yield ""
    yield translate("notices", "The newest row of the tournament’s log, by its SHA-256:")
    yield ""
    for row in rows:
        yield f"     log.jsonl {row}"


def witness_in(text: bytes) -> Head | None:
    """Return the row of the journal that a text made earlier names; None where it names none."""
    found = _HASH_LINE.search(text.decode("utf-8", "replace"))
    return Head(int(found[1]), bytes.fromhex(found[2])) if found else None
