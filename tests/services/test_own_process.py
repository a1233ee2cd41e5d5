"""How a process beside the window is begun: by this Python or this program, and by nothing of a folder's."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.services.own_process import process_command

if TYPE_CHECKING:
    import pytest


def test_it_finds_what_this_process_finds_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apart from variables, sites and the folder in which it was called; modules here are those of ours."""
    monkeypatch.setattr(sys, "path", ["/libraries", ""])
    program, *options, code, library, ours = process_command("bigdeal_gui.services.seal_process", "--seal")
    assert (program, options) == (sys.executable, ["-I", "-S", "-c"])
    assert "from bigdeal_gui.services.seal_process import main; main()" in code
    assert library == "/libraries"
    assert (Path(ours) / "bigdeal_gui" / "services" / "own_process.py").is_file()


def test_a_frozen_program_begins_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the word that it knows."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process_command("bigdeal_gui.services.seal_process", "--seal") == [sys.executable, "--seal"]
