"""What of a set is found in the memory of the window that dealt it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.memory_search import SAMPLE, found, searched

if TYPE_CHECKING:
    from pathlib import Path

READ_AND_WAIT = """
import sys
from pathlib import Path
from bigdeal_gui.formats.table import read_boards_file
boards = read_boards_file("searched.pbn", Path(sys.argv[1], "searched.pbn").read_bytes()).boards
print(len(boards), flush=True)
sys.stdin.read()
"""
"""A program that has read the set: small, since all that it holds is looked through."""


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process is read as Linux has it")
def test_no_hand_and_no_seed_of_a_set_is_in_the_window_s_memory(tmp_path: Path) -> None:
    """Neither when it has been dealt nor after *Next session*; in a process that read the set both are."""
    dealt, after = searched(tmp_path)
    assert (dealt, after) == ((0, False), (0, False))
    command = [sys.executable, "-c", READ_AND_WAIT, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as reader:
        assert reader.stdout is not None
        assert reader.stdout.readline()
        assert found(reader.pid, tmp_path, bytes(20)).hands == SAMPLE
