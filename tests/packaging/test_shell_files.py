"""Man pages and completions are those of the commands of today, and a shell and man can read them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import shell_files

from bigdeal_gui.cli.bigdeal import COMPLETE_VARIABLE, SUBCOMMANDS, call_bigdeal

TOP = Path(__file__).resolve().parents[2]


def test_the_files_are_of_today() -> None:
    """Whoever changes a command writes its page again, which is one call."""
    kept = {path.name: path.read_bytes() for path in shell_files.FOLDER.iterdir()}
    assert kept == shell_files.files(), "run packaging/shell_files.py"


def test_the_wheel_brings_each() -> None:
    """No file is made that no system gets."""
    wheel = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
    brought = {Path(name).name for name in wheel["wheel"]["shared-data"]}
    assert brought == shell_files.files().keys()


def test_every_command_has_its_part() -> None:
    """The page names each command, and no line of text passes for a request."""
    page = shell_files.files()["bigdeal.1"].decode("utf-8")
    for name in SUBCOMMANDS:
        assert f".SS {name}".replace("-", "\\-") in page
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests == {".TH", ".SH", ".SS", ".B", ".I", ".TP", ".PP", ".BR"}


@pytest.mark.parametrize("name", ["bigdeal.1", "bigdealx.1"])
@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_the_page_can_be_set(name: str) -> None:
    """The formatter of man pages warns of nothing."""
    done = subprocess.run(
        ["groff", "-man", "-ww", "-Kutf8", "-Tutf8", shell_files.FOLDER / name],
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stderr == ""
    assert "bigdeal" in done.stdout


def test_a_shell_gets_its_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Asked by a shell, the command tells how the line could go on."""
    monkeypatch.setenv(COMPLETE_VARIABLE, "bash_complete")
    for words, place, wanted in (
        ("bigdeal checkl", 1, ["checklist"]),
        ("bigdeal deal --ev", 2, ["--event"]),
        ("bigdeal tournament holder a", 3, ["add"]),
    ):
        monkeypatch.setenv("COMP_WORDS", words)
        monkeypatch.setenv("COMP_CWORD", str(place))
        assert call_bigdeal([]) == 0
        assert [line.split(",")[1] for line in capsys.readouterr().out.splitlines()] == wanted


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_takes_the_script() -> None:
    """The script is one that bash can read."""
    subprocess.run(["bash", "-n", shell_files.FOLDER / "bigdeal.bash"], check=True, env={**os.environ})
