"""Programs killed between any two system calls, and the judge who finds what must not be."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from benchmarks.faults import between, crew, scenes, table
from benchmarks.faults.crew import Call, StraceMissing
from benchmarks.faults.table import ORDER, SETS, Table

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strace")


@pytest.fixture(scope="module", autouse=True)
def _strace() -> None:
    try:
        crew.strace()
    except StraceMissing as error:
        pytest.skip(str(error))
    crew.load_commands()


def test_killed_between_any_two_calls() -> None:
    """A few kills of a dealing, the same set ordered next: all is finished, or nothing was begun."""
    tally = between.try_scene(scenes.Dealing("dealing", is_same_next=True), 2)
    assert tally.problems == []
    assert tally.kills + tally.outcomes[table.DONE] >= 1


def test_a_cut_off_set_is_finished_and_said(tmp_path: Path) -> None:
    """Held when its last file has its name, then dead: the same order finishes it, and says so."""
    at = Table(tmp_path)
    scenes.cut_off(at, 3)
    assert table.judge(at, is_same_next=True) == table.Verdict(table.FINISHED)


@pytest.mark.parametrize(("in_place", "outcome"), [(4, table.TAKEN_BACK), (6, table.FINISHED)])
def test_sets_that_were_cut_off_together_end_together(tmp_path: Path, in_place: int, outcome: str) -> None:
    """Two of three sets in place are taken back with the third; all three are finished, and all is said."""
    at = Table(tmp_path)
    scenes.cut_off(at, in_place, SETS)
    assert table.judge(at, SETS, is_same_next=True) == table.Verdict(outcome)


def test_the_judge_finds_what_must_not_be(tmp_path: Path) -> None:
    """A card in a file that stays, a file too many, and a check that does not warn."""
    at = Table(tmp_path)
    assert at.deal(ORDER).code == 0
    needles = at.cards(ORDER)
    (at.person.stray / "notes").write_bytes(max(needles, key=len))
    assert at.spilled(needles) == ["cards in notes"]
    assert "left outside: notes" in at.faults()
    assert table.checked(at, ["set.pbn"], is_dealt=True) == []
    assert len(table.checked(at, ["set.pbn"], is_dealt=False)) == 1


def test_nothing_held_is_left_behind(tmp_path: Path) -> None:
    """A block that fails while a program is held, or begun, ends it."""
    at = Table(tmp_path)
    before = children()
    held = crew.held(at.person, crew.command(at.words(ORDER)), Call("link", 1))
    begun = crew.begun(at.person, at.words(ORDER))
    for one in (held, begun):
        with pytest.raises(KeyError), one:
            raise KeyError
    assert not held.has_ended
    assert children() == before


def children() -> set[str]:
    """Return the processes that this one began and has not seen end: some stand ready for other tests."""
    return {
        child
        for task in Path("/proc/self/task").iterdir()
        for child in (task / "children").read_text("ascii").split()
    }


def test_rivals_are_judged() -> None:
    """One of two dealings is held and dies, or goes on: at most one of them is dealt."""
    assert between.try_scene(scenes.Rivals("held"), 1).problems == []
    assert between.try_scene(scenes.Rivals("waiting", is_waiting=True), 1).problems == []


def test_calls_are_spread_over_the_whole_life() -> None:
    """As many as were asked for, from the first stretch to the last."""
    calls = [Call("read", turn) for turn in range(1, 101)]
    turns = [call.turn for call in between.chosen(calls, 20)]
    assert len(turns) == 10
    assert min(turns) <= 10
    assert max(turns) >= 91
    assert len(between.chosen([*calls, Call("fsync", 1)], 20)) == 20


def test_without_strace_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In words, with what to install."""
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    with pytest.raises(StraceMissing, match="apt-get install strace"):
        crew.strace.__wrapped__()
