"""The frozen program's choice: which of the three programs a call means."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.bigdeal import SUBCOMMANDS
from bigdeal_gui.seals import sealer
from bigdeal_gui.services import dealing_process

if TYPE_CHECKING:
    from types import ModuleType

PROGRAM = Path(__file__).resolve().parents[2] / "packaging" / "program.py"


@pytest.fixture(scope="module")
def program() -> ModuleType:
    """Return the entry script as a module."""
    specification = importlib.util.spec_from_file_location("frozen_entry", PROGRAM)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["/opt/bigdeal-gui"], ("bigdeal-gui", [])),
        (["bigdeal-gui", "--smoke-test", "report.json"], ("bigdeal-gui", ["--smoke-test", "report.json"])),
        (["bigdeal-gui", "--help"], ("bigdeal-gui", ["--help"])),
        (["bigdeal-gui", "/home/club/tuesday.pbn"], ("bigdeal-gui", ["/home/club/tuesday.pbn"])),
        (["/usr/bin/bigdeal", "deal", "-n", "4"], ("bigdeal", ["deal", "-n", "4"])),
        (["BIGDEAL.EXE"], ("bigdeal", [])),
        (["bigdealx", "-n", "4"], ("bigdealx", ["-n", "4"])),
        (["bigdeal.exe", "bigdealx", "-n", "4"], ("bigdealx", ["-n", "4"])),
        (["bigdeal-gui", "bigdealx", "-n", "4"], ("bigdealx", ["-n", "4"])),
        (["bigdeal-gui", "bigdeal", "--help"], ("bigdeal", ["--help"])),
        (["bigdeal-gui", "no-such-word"], ("bigdeal", ["no-such-word"])),
        (["bigdeal-gui", "--language", "de", "deal"], ("bigdeal", ["--language", "de", "deal"])),
        (["bigdeal-gui", "--language=de", "deal"], ("bigdeal", ["--language=de", "deal"])),
        *((["bigdeal-gui", name, "x"], ("bigdeal", [name, "x"])) for name in SUBCOMMANDS),
    ],
)
def test_name_and_first_argument_choose_the_program(
    program: ModuleType, arguments: list[str], expected: tuple[str, list[str]]
) -> None:
    """A link's name, or else the first argument, decides; files and other options belong to the window."""
    name, rest = program.chosen(arguments)
    assert (name, rest[1:]) == expected


def test_the_words_of_its_processes_are_theirs(program: ModuleType) -> None:
    """What the window begins a process with is what the frozen program looks for."""
    assert (program.SEAL_PROCESS, program.DEAL_PROCESS) == (sealer.WORD, dealing_process.WORD)


def test_the_help_of_the_one_file_names_its_commands(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`bigdeal-gui --help` shows how the window is opened, and every command."""
    monkeypatch.setattr(program.sys, "argv", ["/opt/bigdeal-gui", "--help"])
    program.main()
    out = capsys.readouterr().out
    assert "open the window" in out
    for name, (_module, line) in SUBCOMMANDS.items():
        assert f"  {name:12} {line}\n" in out
    assert "bigdealx" in out
    monkeypatch.setattr(program.sys, "stdout", None)
    program.main()
