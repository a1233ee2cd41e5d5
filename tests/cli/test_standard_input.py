"""Commands that were started with standard input closed, as services and schedulers start them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli import bigdeal as program
from bigdeal_gui.cli.parts.boundary import run_command

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        (["number", "decode", "--scheme", "base5"], 2, "There is no input"),
        (["check", "-", "--format", "pbn"], 5, "it is closed"),
        (["identify", "--hand", "-"], 2, "This cannot be read as a hand"),
        (["unlock", "box.zip.age", "--round", "-"], 2, "There is no standard input"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_is_to_be_read_is_missed(
    command: list[str],
    code: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is said with its exit code, not met as an error of the program."""
    (tmp_path / "box.zip.age").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bigdeal_gui.cli.unlock.lock_time_of", lambda _box: None)
    monkeypatch.setattr(sys, "stdin", None)
    assert run_command("bigdeal", lambda: program.call_bigdeal(command)) == code
    assert told in "".join(capsys.readouterr())
