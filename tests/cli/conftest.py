"""How the tests of the commands call them: in this process, or as the programs they are."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Protocol

import pytest

from bigdeal_gui.cli.bigdeal import call_bigdeal
from bigdeal_gui.cli.bigdealx.program import Surroundings, call_bigdealx
from bigdeal_gui.cli.parts.boundary import run_command

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OWNER = b"Test Club"


class Answer(Protocol):
    """What a command left: exit code, standard output and error."""

    code: int
    out: str
    err: str


class _Answer:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """Return a folder in which Big Deal has been used before."""
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=dup,pbn\naskformats=0\nowner=" + OWNER + b"\n")
    return folder


@pytest.fixture
def bigdealx(
    club: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Answer]:
    """Return bigdealx in this process: its arguments, then what stands on standard input."""

    def called(
        *arguments: str, stdin: bytes = b"", around: Surroundings | None = None, folder: Path = club
    ) -> Answer:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        surroundings = around or Surroundings(folder, b"\n", is_windows=False)
        code = run_command("bigdealx", lambda: call_bigdealx(arguments, surroundings))
        out, err = capsys.readouterr()
        return _Answer(code, out, err)

    return called


@pytest.fixture
def bigdeal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Answer]:
    """Return bigdeal in this process; no answer of it may show a hand of a pbn file near the test."""
    monkeypatch.chdir(tmp_path)

    def called(*arguments: str, stdin: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = run_command("bigdeal", lambda: call_bigdeal(arguments))
        out, err = capsys.readouterr()
        assert not [hand for hand in hands_in(tmp_path) if hand in out + err]
        return _Answer(code, out, err)

    return called


def hands_in(folder: Path) -> list[str]:
    """Return the hands of all pbn files in `folder`, and suits long enough to be no chance."""
    texts = [path.read_text("latin-1") for path in folder.rglob("*.pbn")]
    hands = [hand for text in texts for hand in re.findall(r"[AKQJT2-9.]{16}", text)]
    return hands + [suit for hand in hands for suit in hand.split(".") if len(suit) > 5]


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a runner of the real programs: name, arguments; keywords of subprocess.run go through."""

    def started(
        name: str, *arguments: str, cwd: Path = tmp_path, **keywords: object
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # type: ignore[call-overload, no-any-return] - keywords pass through
            [*command_of(name), *arguments],
            cwd=cwd,
            check=False,
            timeout=120,
            capture_output=True,
            encoding="utf-8",
            **{"stdin": subprocess.DEVNULL, "env": os.environ, **keywords},
        )

    return started


def command_of(name: str) -> list[str]:
    """Return how to start the program `name` with this Python."""
    module = {"bigdealx": "bigdealx.program"}.get(name, name)
    return [sys.executable, "-c", f"from bigdeal_gui.cli.{module} import main; main()"]


@pytest.fixture
def started_as() -> Callable[[str], list[str]]:
    """Return `command_of`."""
    return command_of
