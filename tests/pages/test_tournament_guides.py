"""What stands beside the steps of a tournament, in every state of it, as it was kept.

After a change that is meant, `BIGDEAL_KEEP_ANSWERS=1` with this test keeps what is said now.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.pages.tournament import texts
from bigdeal_gui.pages.tournament.steps import StepState, TournamentStep, can_open_step, step_state
from bigdeal_gui.services.tournament.keys import KeysState
from bigdeal_gui.services.tournament.notes import SINCE, Note, NoteKind
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.findings import Finding, Severity
from bigdeal_gui.tournament.sessions import SessionId
from tests.pages.test_tournament import FINAL, ROBIN, SWISS, status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.services.tournament.status import TournamentStatus

KEPT: Final = Path(__file__).parent / "answers" / "guides.txt"
EVERY: Final = (*(SessionId(1, session) for session in range(1, 5)), SessionId(2, 1))


def statuses() -> Iterator[tuple[str, TournamentStatus]]:
    """Yield states of a tournament with their names."""
    for milestone in Milestone:
        yield milestone.value, status(milestone, keys=KeysState.PLAIN)
    planned = status(Milestone.PLANNED)
    for word in ("error", "warning"):
        finding = Finding(Severity[word.upper()], word, f"It has a {word}.")
        yield word, replace(planned, findings=(finding,))
        for name, changed in (("source", {"source": ""}), ("phases", {"phases": ()})):
            plan = replace(planned.plan, **changed)
            description = replace(planned.tournament.description, plan=plan)
            bare = replace(planned.tournament, description=description)
            yield f"{word}, no {name}", replace(planned, tournament=bare, findings=(finding,))
    published = status(Milestone.PUBLISHED)
    yield "with a digest", replace(published, digest="00" * 32)
    note = Note(NoteKind.ANNOUNCED, "2026-11-21T10:00:00.000000Z", "Wall", more={SINCE: "2026-11-21"})
    yield "announced", replace(published, digest="00" * 32, notes=(note,))
    yield "all dealt", status(Milestone.DEALT, dealt=EVERY)
    yield "one alone", replace(status(Milestone.DEALT, dealt=EVERY), binds_each_key=True)
    for kind in (NoteKind.RESERVE, NoteKind.DEVIATION):
        yield kind.value, status(Milestone.DEALT, kinds=(kind,))
    yield "pack", status(Milestone.REVEALED, kinds=(NoteKind.REVEALED,))


def said() -> Iterator[str]:
    """Yield all that stands beside the steps."""
    for name, one in statuses():
        for step in TournamentStep:
            guide = texts.step_guide(one, step)
            is_open = "" if can_open_step(one, step) else ", closed"
            yield f"{name}: {texts.step_name(step)}, {texts.step_state_name(step_state(one, step))}{is_open}"
            yield from (f"  publish {file}" for file in guide.publish)
            yield from (f"  secret {file}" for file in guide.secret)
            yield f"  next {guide.next}"
    for keys in KeysState:
        yield f"keys {keys.name}: {texts.keys_files(status(Milestone.VALUED, keys=keys))}"
    for step in TournamentStep:
        yield f"{texts.go_words(step)}: {texts.step_meaning(step)}"
    yield ", ".join(texts.step_state_name(state) for state in StepState)
    yield from (f"{texts.phase_name(phase)}: {texts.phase_words(phase)}" for phase in (ROBIN, FINAL, SWISS))


def test_what_stands_beside_the_steps_is_as_it_was_kept() -> None:
    """Names, states, files and the next thing to do."""
    text = "\n".join(said()) + "\n"
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        KEPT.write_text(text, "utf-8", newline="\n")
    assert text.splitlines() == KEPT.read_text("utf-8").splitlines()
