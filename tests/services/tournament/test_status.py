"""How a tournament stands: where each part of it comes from, and what follows from them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast

import pytest

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.services.tournament import status as module
from bigdeal_gui.services.tournament.keys import KeysState
from bigdeal_gui.services.tournament.log_file import LogState
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.services.tournament.record import Milestone, Record
from bigdeal_gui.services.tournament.status import TournamentStatus, read_tournament_status
from bigdeal_gui.tournament.description_file import Description
from bigdeal_gui.tournament.findings import Finding, Severity
from bigdeal_gui.tournament.sessions import SessionId
from tests.services.tournament.test_record import FIRST, PLAN, RESERVE, SECOND, TOURNAMENT, DealtBoards

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.model.plans import BoardRange

TODAY: Final = date(2026, 11, 21)
NOW: Final = datetime(2026, 11, 21, 18, tzinfo=UTC)
NOTE: Final = Note(NoteKind.DEVIATION, "2026-11-21T10:00:00.000000Z", "Late")
RECORD: Final = Record((NOTE,), is_fixed=True, revealing=((1, 2),), log=LogState(is_cut=True))
ERROR: Final = Finding(Severity.ERROR, "error", "It has an error.")
WARNING: Final = Finding(Severity.WARNING, "warning", "It has a warning.")
JOURNAL: Final = cast("Journal", object())
PLANNED: Final = replace(
    TOURNAMENT, description=Description(replace(PLAN, keys_hash=None, value=None, source="a rule"))
)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[object, ...]]:
    """Put answers in the place of all that is asked; return what each was asked, by its name."""
    found: dict[str, tuple[object, ...]] = {}

    def answers(name: str, answer: object) -> None:
        def noted(*about: object, **more: object) -> object:
            found[name] = (*about, *more.values())
            return answer

        monkeypatch.setattr(module, name, noted)

    answers("open_tournament", TOURNAMENT)
    answers("tournament_record", RECORD)
    answers("rule_in_words", "rule")
    answers("inspect_tournament", (ERROR,))
    answers("known_promises", (WARNING,))
    answers("keys_state", KeysState.PLAIN)
    answers("is_value_to_come", True)
    answers("interrupted_step", "step")
    answers("bound_commitment", SimpleNamespace(digest="digest", keys_root=b"root"))
    return found


def test_a_published_plan_is_not_inspected_any_more(asked: dict[str, tuple[object, ...]]) -> None:
    """Its record, keys, value, commitment and log are told."""
    status = read_tournament_status(TOURNAMENT.path, JOURNAL, (), TODAY, NOW)
    assert status == TournamentStatus(
        TOURNAMENT,
        Milestone.VALUED,
        (NOTE,),
        rule=cast("Any", "rule"),
        keys=KeysState.PLAIN,
        is_day_to_come=True,
        is_value_fixed=True,
        interrupted_step=cast("Any", "step"),
        digest="digest",
        binds_each_key=True,
        revealing=((1, 2),),
        log=RECORD.log,
    )
    assert asked == {
        "open_tournament": (TOURNAMENT.path,),
        "tournament_record": (TOURNAMENT, JOURNAL),
        "rule_in_words": (PLAN.source,),
        "keys_state": (TOURNAMENT, (NOTE,)),
        "is_value_to_come": ("rule", NOW),
        "interrupted_step": (TOURNAMENT, RECORD),
        "bound_commitment": (TOURNAMENT,),
    }


def test_a_plan_is_inspected_until_it_is_published(
    asked: dict[str, tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what was promised before; it has no keys yet."""
    monkeypatch.setattr(module, "open_tournament", lambda _path: PLANNED)
    status = read_tournament_status(TOURNAMENT.path, JOURNAL, (), TODAY, NOW)
    assert (status.findings, status.keys, status.is_closed) == ((ERROR, WARNING), KeysState.NONE, False)
    assert (status.errors, status.warnings) == ((ERROR,), (WARNING,))
    assert asked["inspect_tournament"] == (TOURNAMENT.path, (), "rule", TODAY, NOW)
    assert asked["known_promises"] == (JOURNAL, "Cup")
    assert "keys_state" not in asked


def refused(_tournament: object) -> object:
    """Be a commitment that cannot be read."""
    raise CannotRead(TOURNAMENT.path, "damaged")


@pytest.mark.parametrize(
    ("name", "answer", "told"),
    [
        ("rule_in_words", lambda _source: None, (False, "digest", True)),
        ("is_value_to_come", lambda *_about: False, (False, "digest", True)),
        ("bound_commitment", lambda _tournament: None, (True, "", False)),
        ("bound_commitment", refused, (True, "", False)),
        (
            "bound_commitment",
            lambda _tournament: SimpleNamespace(digest="d", keys_root=b""),
            (True, "d", False),
        ),
    ],
    ids=["no rule", "known", "no commitment", "damaged", "of all keys"],
)
@pytest.mark.usefixtures("asked")
def test_what_is_not_there_is_not_told(
    monkeypatch: pytest.MonkeyPatch, name: str, answer: Callable[..., object], told: tuple[object, ...]
) -> None:
    """A day to come needs a rule and a clock; a damaged commitment keeps nobody from looking."""
    monkeypatch.setattr(module, name, answer)
    status = read_tournament_status(TOURNAMENT.path, JOURNAL, (), TODAY, NOW)
    assert (status.is_day_to_come, status.digest, status.binds_each_key) == told
    assert not read_tournament_status(TOURNAMENT.path, JOURNAL, (), TODAY).is_day_to_come


def test_sessions_and_packs_follow_from_the_notes() -> None:
    """All are dealt when none of any phase is missing, and no dealing is broken off."""

    def dealt(*sessions: DealtBoards) -> Note:
        return Note(NoteKind.DEALT, "", "", sessions)

    final = DealtBoards(SessionId(2, 1), cast("BoardRange", range(1, 5)))
    out = Note(NoteKind.SESSION_REVEALED, "", "one.zip", (FIRST,))
    some = TournamentStatus(TOURNAMENT, Milestone.DEALT, (dealt(FIRST, RESERVE), dealt(SECOND), out))
    assert some.dealt == {FIRST.id, RESERVE.id, SECOND.id}
    assert (some.revealed, some.is_closed) == ({(1, 1)}, True)
    whole = replace(some, notes=(*some.notes, dealt(final)))
    assert (some.has_all_dealt, whole.has_all_dealt) == (False, True)
    phase = Description(replace(PLAN, phases=PLAN.phases[:1]))
    one = replace(whole, tournament=replace(TOURNAMENT, description=phase), notes=(dealt(SECOND, FIRST),))
    assert (one.has_all_dealt, one.path) == (True, TOURNAMENT.path)
    assert not replace(whole, interrupted_step=cast("Any", "step")).has_all_dealt
    assert some.pack_name == "cup-public.zip"
    packs = tuple(Note(NoteKind.REVEALED, "", name) for name in ("a.zip", "b.zip"))
    assert replace(some, notes=(*packs, out)).pack_name == "b.zip"
