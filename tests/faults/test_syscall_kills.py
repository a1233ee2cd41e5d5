"""Programs killed between any two system calls, and the judge who finds what must not be."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from benchmarks.faults import box_scenarios, forked_commands, forked_sandbox, scenarios, syscall_kills
from benchmarks.faults.fork_server import load_commands
from benchmarks.faults.forked_commands import Call, StraceMissing
from benchmarks.faults.forked_sandbox import SETS, ForkedSandbox
from benchmarks.faults.sandbox import ORDER

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strace")


@pytest.fixture(scope="module", autouse=True)
def _strace() -> None:
    try:
        forked_commands.strace()
    except StraceMissing as error:
        pytest.skip(str(error))
    load_commands()


def test_killed_between_any_two_calls() -> None:
    """A few kills of a dealing, the same set ordered next: all is finished, or nothing was begun."""
    tally = syscall_kills.try_scenario(scenarios.Dealing("dealing", is_same_next=True), 2)
    assert tally.problems == []
    assert tally.kills + tally.outcomes[forked_sandbox.DONE] >= 1


@pytest.mark.parametrize("scenario", box_scenarios.BOX_SCENARIOS, ids=lambda scenario: scenario.title)
def test_a_box_is_whole_or_not_there(scenario: scenarios.Trial) -> None:
    """Killed once while it is locked, or opened: all of it is there, or none, and the same works again."""
    assert syscall_kills.try_scenario(scenario, 1).problems == []


def test_a_cut_off_set_is_finished_and_said(tmp_path: Path) -> None:
    """Held when its last file has its name, then dead: the same order finishes it, and says so."""
    at = ForkedSandbox(tmp_path)
    scenarios.cut_off(at, 3)
    assert forked_sandbox.judge(at, is_same_next=True) == forked_sandbox.Verdict(forked_sandbox.FINISHED)


@pytest.mark.parametrize(
    ("in_place", "outcome"), [(4, forked_sandbox.TAKEN_BACK), (6, forked_sandbox.FINISHED)]
)
def test_sets_that_were_cut_off_together_end_together(tmp_path: Path, in_place: int, outcome: str) -> None:
    """Two of three sets in place are taken back with the third; all three are finished, and all is said."""
    at = ForkedSandbox(tmp_path)
    scenarios.cut_off(at, in_place, SETS)
    assert forked_sandbox.judge(at, SETS, is_same_next=True) == forked_sandbox.Verdict(outcome)


def test_the_judge_finds_what_must_not_be(tmp_path: Path) -> None:
    """A card in a file that stays, a file too many, and a check that does not warn."""
    at = ForkedSandbox(tmp_path)
    assert at.deal(ORDER).code == 0
    needles = at.cards(ORDER)
    (at.user.stray / "notes").write_bytes(max(needles, key=len))
    assert at.spilled(needles) == ["cards in notes"]
    assert "left outside: notes" in at.faults()
    assert forked_sandbox.checked(at, ["set.pbn"], is_dealt=True) == []
    assert len(forked_sandbox.checked(at, ["set.pbn"], is_dealt=False)) == 1


def test_nothing_paused_is_left_behind(tmp_path: Path) -> None:
    """A block that fails while a program is paused, or running, ends it."""
    at = ForkedSandbox(tmp_path)
    before = children()
    paused = forked_commands.pause_at(at.user, forked_commands.command(at.words(ORDER)), Call("link", 1))
    started = forked_commands.start(at.user, at.words(ORDER))
    for one in (paused, started):
        with pytest.raises(KeyError), one:
            raise KeyError
    assert not paused.has_ended
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
    assert syscall_kills.try_scenario(scenarios.Rivals("held"), 1).problems == []
    assert syscall_kills.try_scenario(scenarios.Rivals("waiting", is_waiting=True), 1).problems == []


def test_calls_are_spread_over_the_whole_life() -> None:
    """As many as were asked for, from the first stretch to the last."""
    calls = [Call("read", turn) for turn in range(1, 101)]
    turns = [call.turn for call in syscall_kills.chosen(calls, 20)]
    assert len(turns) == 10
    assert min(turns) <= 10
    assert max(turns) >= 91
    assert len(syscall_kills.chosen([*calls, Call("fsync", 1)], 20)) == 20


def test_without_strace_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In words, with what to install."""
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    with pytest.raises(StraceMissing, match="apt-get install strace"):
        forked_commands.strace.__wrapped__()
