"""The commands of a tournament, really killed and refused: the organiser always gets to the proof."""

from __future__ import annotations

import errno
import json
import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults import tournament
from benchmarks.faults.kills import Report
from benchmarks.faults.shim import Fault

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="SIGKILL, and LD_PRELOAD as on Linux")


def test_killed_at_random_moments() -> None:
    """Whichever command dies, giving it again and going on ends in a pack that proves itself."""
    report = tournament.kill_the_steps(5, ways=("recipient",))
    assert report.problems == []
    assert report.kills == 5


def test_publishing_killed_between_two_calls(library: Path) -> None:
    """Neither is a plan published whose keys nobody can open, nor does a half-made one block the next."""
    report = tournament.kill_at_calls(library, stride=11, ways=("plain",), steps=("publish",))
    assert report.problems == []
    assert report.kills > 1


def test_a_row_of_the_log_killed_between_two_calls(library: Path) -> None:
    """Before the row, in the middle of it or behind it: what follows goes on, and the log is no stranger."""
    report = tournament.kill_at_calls(
        library, stride=2, ways=("plain",), steps=("publish", "set-value"), places=("log",)
    )
    assert report.problems == []
    assert report.kills > 1


def test_a_full_disk(library: Path) -> None:
    """Once or for good: an answer in words, and afterwards it works."""
    report = tournament.refuse_calls(
        library, [errno.ENOSPC], stride=40, ways=("plain",), steps=("publish", "reveal")
    )
    assert report.problems == []
    assert sum(number for what, number in report.outcomes.items() if what.endswith(" 5")) > 1


@pytest.mark.parametrize("link", [2, 3])
def test_a_killed_dealing_is_told_everywhere(library: Path, tmp_path: Path, link: int) -> None:
    """Command, status and History call no session dealt that was not delivered; dealt again, all are."""
    sandbox = tournament.TournamentSandbox(tmp_path / "cup", "plain")
    sandbox.begin()
    for step in ("publish", "set-value"):
        assert sandbox.run(sandbox.words(step)).code == 0
    fault = Fault(sandbox.folder, "l", link, "kill")
    assert sandbox.run_with_faults(sandbox.words("deal"), fault.environment(library)).was_killed
    show = ["tournament", "show", str(sandbox.plan)]
    told = json.loads(sandbox.run([*show, "--json"]).output)
    assert told["step"] == "valued"
    assert [found["session"] for found in told["broken_off"]["missing"]] == [1, 2]
    words = sandbox.run(show).output
    assert "Dealing was interrupted at Round robin 1/2" in words
    assert f"bigdeal tournament deal {sandbox.plan} --phase 1 -f pbn,dlm" in words
    listed = sandbox.run(["journal", "list"]).output
    assert " dealt " not in listed
    (command,) = told["broken_off"]["commands"]
    assert sandbox.run(command[1:]).code == 0
    told = json.loads(sandbox.run([*show, "--json"]).output)
    assert (told["step"], told["broken_off"]) == ("dealt", None)


def test_a_killed_reveal_of_one_session_burns_its_reserve_set(library: Path, tmp_path: Path) -> None:
    """Wherever its pack may have been seen, the journal knows it: told by show, ended by the same command."""
    sandbox = tournament.TournamentSandbox(tmp_path / "cup", "plain")
    sandbox.begin()
    for step in ("publish", "set-value", "deal"):
        assert sandbox.run(sandbox.words(step)).code == 0
    # The pack's own name is given by the last link.
    fault = Fault(sandbox.folder, "u", 1, "kill")
    assert sandbox.run_with_faults(sandbox.words("evening"), fault.environment(library)).was_killed
    show = ["tournament", "show", str(sandbox.plan)]
    told = json.loads(sandbox.run([*show, "--json"]).output)
    assert told["reveal_broken_off"] == [{"phase": 1, "session": 2}]
    assert told["revealed"] == []
    assert "Its key may be known" in sandbox.run(show).output
    burnt = sandbox.run(sandbox.words("reserve"))
    assert burnt.code == 3
    assert "anyone can compute its reserve set" in burnt.output
    assert sandbox.run(sandbox.words("evening")).code == 0
    told = json.loads(sandbox.run([*show, "--json"]).output)
    assert told["reveal_broken_off"] == []
    assert [one["session"] for one in told["revealed"]] == [2]


@pytest.mark.parametrize("step", ["deal", "reserve", "evening", "reveal"])
def test_files_in_place_of_a_delivery_that_died_do_not_count(
    library: Path, tmp_path: Path, step: str
) -> None:
    """Given again, the command delivers again what would otherwise be taken back by the delivery after it."""
    sandbox = tournament.TournamentSandbox(tmp_path / "cup", "plain")
    sandbox.begin()
    for one in tournament.KILLED[: tournament.KILLED.index(step)]:
        assert sandbox.run(sandbox.words(one)).code == 0
    # The first thing that a delivery removes, once all its files are in place and noted, is its own trace.
    fault = Fault(sandbox.folder, "u", 1, "kill")
    answer = sandbox.run_with_faults(sandbox.words(step), fault.environment(library))
    assert answer.was_killed
    report = Report()
    tournament.look(report, sandbox, step, answer, step)
    assert report.problems == []
