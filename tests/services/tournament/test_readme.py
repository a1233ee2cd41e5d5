"""The text for players in packs of each kind, line by line, as it was kept.

After a change that is meant, `BIGDEAL_KEEP_ANSWERS=1` with this test keeps what is written now.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament.notes import SINCE, Note, NoteKind
from bigdeal_gui.services.tournament.plan import Tournament
from bigdeal_gui.services.tournament.readme import PackFacts, pack_readme, witness_in
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.tournament.description_file import Description
from bigdeal_gui.tournament.holders.holder_promise import SharedPromise, new_holder
from bigdeal_gui.tournament.plan import Plan, new_phase
from bigdeal_gui.tournament.sessions import Session, SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT: Final = Path(__file__).parent / "answers" / "readme.txt"
HOUR: Final = "T10:00:00.000000Z"
LONG_ADDRESS: Final = "https://bridge.example/2026/autumn-cup/bulletins/" + "the-first-of-all-bulletins/" * 2
WITNESS: Final = Head(41, bytes(range(32)))
FIRST: Final = Session(SessionId(1, 1), BoardRange(1, 6), "rr1", "Round robin 1")
SINGLE: Final = Session(
    SessionId(1, 2, is_reserve=True), BoardRange(9, 9), "rr2r-9", "Round robin 2 (reserve)", BoardRange(7, 12)
)
HOLDERS: Final = tuple(
    new_holder(name, hashlib.sha256(name.encode()).hexdigest()) for name in ("team-a-words", "team-b-words")
)
PLAN: Final = Plan(
    "Club cup",
    "DAX",
    (new_phase(2, "1-6,7-12", "rr#", "Round robin #"),),
    value="24103.55",
    keys_hash="ab" * 32,
)
BARE: Final = PackFacts(Tournament(Path("/there/cup.sqd"), Description(PLAN), b""), (FIRST,), (), "")
NOTES: Final = (
    Note(NoteKind.ANNOUNCED, f"2026-11-20{HOUR}", LONG_ADDRESS, more={SINCE: "2026-11-19"}),
    Note(
        NoteKind.SESSION_REVEALED,
        f"2026-11-22{HOUR}",
        "cup-rr2-public.zip",
        (DealtBoards(SessionId(1, 2), BoardRange(7, 12)),),
    ),
    Note(NoteKind.RESERVE, f"2026-11-23{HOUR}", "records were seen"),
    Note(NoteKind.DEVIATION, f"2026-11-24{HOUR}", "Session 2 was played first"),
)


def of_plan(**changes: object) -> PackFacts:
    """Return the facts of a tournament with another plan."""
    description = Description(replace(PLAN, **changes))
    return replace(BARE, tournament=replace(BARE.tournament, description=description))


def texts() -> Iterator[tuple[str, str]]:
    """Yield the text of each kind of pack with its name."""
    yield "no commitment", pack_readme(BARE, ["cup.sqd"], None, ())
    told = replace(BARE, sessions=(FIRST, SINGLE), notes=NOTES, digest="0123456789abcdef" * 4)
    names = ["cup.sqd", told.tournament.layout.commitment.name]
    yield "all there is", pack_readme(told, names, WITNESS, ("cd" * 32, "ef" * 32))
    yield "one session", pack_readme(replace(told, only="Round robin 1", notes=()), names, WITNESS, ())
    words = of_plan(
        source=SharedPromise("DAX", HOLDERS).in_words(),
        value=f"24103.55 team-a-words {HOLDERS[1].words_hash}",
    )
    yield "holders", pack_readme(words, (), None, ())
    yield "no name, no value", pack_readme(of_plan(name="", value=None, keys_hash=None), (), None, ())


def test_players_are_told_what_they_need_to_verify() -> None:
    """Each line as it was kept, ended as every computer reads it."""
    found = dict(texts())
    assert all(text.count("\n") == text.count("\r\n") for text in found.values())
    said = "\n".join(f"-- {name}\n{text}" for name, text in found.items())
    said = said.replace(page_digest(), "DIGEST").replace(PROGRAM, "PROGRAM")
    lines = [line.rstrip() for line in said.splitlines()]
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        KEPT.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    assert lines == KEPT.read_text("utf-8").splitlines()


def test_who_kept_the_text_has_a_witness_of_the_journal() -> None:
    """The row that it names is read out of it again; of a text without one there is none."""
    found = {name: witness_in(text.encode()) for name, text in texts()}
    assert (found["all there is"], found["one session"], found["no commitment"]) == (WITNESS, WITNESS, None)
    kept = pack_readme(BARE, (), WITNESS, ()).encode()
    assert witness_in(b"\xff" + kept) == WITNESS
    assert witness_in(kept.replace(b" 41 ", b" x ")) is None
