"""The real program, really killed: whole sets or none, and a sound journal."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults import kills
from benchmarks.faults.sandbox import Order, Sandbox
from benchmarks.faults.shim import Fault

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")


def test_killed_at_random_moments_of_dealing() -> None:
    """Sets of one to 20,000 boards, in homes new and old."""
    report = kills.deal_and_kill(6)
    assert report.problems == []
    assert report.outcomes["whole"] + report.outcomes["absent"] >= report.kills == 6


def test_killed_at_random_moments_of_archiving() -> None:
    """To the archive and back: the set lies in one place, whole, and the journal says where."""
    report = kills.archive_and_kill(8)
    assert report.problems == []
    assert report.outcomes["at home"] + report.outcomes["away"] >= report.kills == 8


def test_killed_between_two_calls_of_dealing(library: Path) -> None:
    """At every sixteenth change from one kind of call to another."""
    report = kills.deal_and_kill_at_calls(library, ("kill",), stride=16)
    assert report.problems == []
    assert report.outcomes["whole"] > 0
    assert report.outcomes["absent"] > 0
    assert report.outcomes["killed with files in place"] > 0


def test_killed_between_two_calls_of_archiving(library: Path) -> None:
    """At every ninth change from one kind of call to another."""
    report = kills.archive_and_kill_at_calls(library, ("kill",), stride=9)
    assert report.problems == []
    assert report.kills > 5


def test_killed_between_two_calls_of_restoring(library: Path) -> None:
    """At every twelfth change from one kind of call to another: both journals live on."""
    report = kills.restore_and_kill_at_calls(library, ("kill",), stride=12)
    assert report.problems == []
    assert report.kills > 2


def test_the_library_kills_where_it_is_told(library: Path, tmp_path: Path) -> None:
    """Before the third new file nothing but two hidden ones is there."""
    sandbox = Sandbox(tmp_path)
    order = Order("set", 3, "pbn,dlm,lin")
    outcome = sandbox.deal(order, Fault(sandbox.folder, "l", 2, "kill").environment(library))
    assert outcome.code == -signal.SIGKILL
    assert not sandbox.there(order)
    assert ".bigdeal-gui-1.delivery" in sandbox.traces()


def test_half_a_set_is_noticed(tmp_path: Path) -> None:
    """Whoever looks at the sandbox sees what must not be: a file missing, a stranger, a changed card."""
    sandbox = Sandbox(tmp_path)
    order = Order("set", 3, "pbn,dlm,lin")
    assert sandbox.deal(order).code == 0
    assert sandbox.problems() == []
    (sandbox.folder / "stranger").touch()
    assert sandbox.problems() == ["left behind: stranger"]
    (sandbox.folder / "stranger").unlink()
    (sandbox.folder / "set.dlm").rename(sandbox.folder / "kept")
    assert [what for what in sandbox.problems() if "half a set" in what]
    other = Sandbox(tmp_path / "other")
    other.deal(order)
    (other.folder / "set.dlm").rename(sandbox.folder / "set.dlm")
    assert "set: set.lin holds other deals" in sandbox.problems()
