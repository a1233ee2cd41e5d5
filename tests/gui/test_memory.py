"""What of a set is found in the memory of the window that dealt it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.memory_search import SAMPLE, found, searched

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process is read as Linux has it")
def test_no_hand_and_no_seed_of_a_set_is_in_the_window_s_memory(tmp_path: Path) -> None:
    """Neither when it has been dealt nor after *Next session*; in a process that read the set both are."""
    dealt, after = searched(tmp_path)
    assert (dealt, after) == ((0, False), (0, False))
    assert found(os.getpid(), tmp_path, bytes(20)).hands == SAMPLE
