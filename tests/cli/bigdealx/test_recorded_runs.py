"""bigdealx beside 195 recorded runs of Big Deal 2.0: the same files, and as many lines for scripts."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from bigdeal_gui.tournament.description_file import read_description
from bigdeal_gui.tournament.keys.keys_file import read_keys

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable

    from tests.cli.conftest import Answer

VECTORS: Final = Path(__file__).parents[2] / "vectors"
RUNS: Final = json.loads((VECTORS / "bigdealx" / "runs.json").read_text("utf-8"))
OURS: Final = {"dealseen.txt", "deallog.txt"}
SCRIPTED_LINES: Final = 2


def masked(data: bytes) -> bytes:
    """Return a file without the two lines that name the program."""
    data = re.sub(rb"Headline=[^\r\n]*", b"Headline=", data)
    return re.sub(rb'\[Generator "[^\r\n]*', b'[Generator "', data)


def named(run: dict[str, Any]) -> str:
    """Return what the run is called in a report."""
    return str(run["name"])


@pytest.mark.parametrize("run", RUNS, ids=named)
def test_a_run_ends_as_big_deals(
    run: dict[str, Any], bigdealx: Callable[..., Answer], tmp_path: Path
) -> None:
    """Exit, files and, for scripts, lines are the original's."""
    folder = tmp_path / "here"
    folder.mkdir()
    given = {name: base64.b64decode(data) for name, data in run["files_base64"].items()}
    for name, data in given.items():
        (folder / name).write_bytes(data)
    arguments = [os.fsdecode(word.encode("latin-1")) for word in run["argv"]]
    before = Path.cwd()
    os.chdir(folder)
    try:
        answer = bigdealx(*arguments, stdin=base64.b64decode(run["stdin_base64"]), folder=Path())
    finally:
        os.chdir(before)
    made = {path.name: path.read_bytes() for path in folder.iterdir() if path.name not in OURS}
    made = {name: data for name, data in made.items() if given.get(name) != data}
    assert (answer.code == 0) == (run["exit"] == 0), answer.err
    wanted = {name: file["sha256_masked"] for name, file in run["wrote"].items()}
    assert {name: hashlib.sha256(masked(data)).hexdigest() for name, data in made.items()} == wanted
    if "-W" in run["argv"] and "-e" in run["argv"]:
        assert answer.out.count("\n") == run["stdout_lines"]


# -- as tournament programs call it -----------------------------------------------------------------------

SQUAREDEAL: Final = VECTORS / "squaredeal"
CASE: Final = json.loads((SQUAREDEAL / "case.json").read_text("utf-8"))


def words_of(session: dict[str, Any]) -> tuple[str, list[str]]:
    """Return what takes the owner's place, and the words of the seed, as SquareDeal hands them over."""
    plan = read_description((SQUAREDEAL / "spring.sqd").read_bytes()).plan
    keys = read_keys((SQUAREDEAL / "spring.sqk").read_bytes())
    is_open = plan.phases[session["phase"] - 1].is_open
    key = keys.key(session["phase"], 0 if is_open else session["session"]).reveal().decode("ascii")
    half = len(key) // 2
    value = base64.b64encode(plan.value_bytes).decode("ascii")
    words = [key[half:], value, "reserve" if session["reserve"] else "original"]
    return key[:half], words + ([f"ses{session['session']}"] if is_open else [])


def flags_of(session: dict[str, Any], way: str) -> list[str]:
    """Return all that SquareDeal types for a session, a word a flag, or its port, all words joined."""
    owner, words = words_of(session)
    entropy = (
        [part for word in words for part in ("-e", word)] if way == "squaredeal" else ["-e" + "".join(words)]
    )
    formats = ",".join(formats_of(way))
    return ["-W", owner, *entropy, "-p", session["files"], "-n", session["boards"], "-f", formats]


def formats_of(way: str) -> list[str]:
    """Return the formats that are asked for."""
    return CASE["formats"] if way == "squaredeal" else ["pbn"]


def check_files(session: dict[str, Any], way: str, folder: Path) -> None:
    """Make sure that the files are those of SquareDeal."""
    for name in formats_of(way):
        file = f"{session['files']}.{name}"
        assert masked((folder / file).read_bytes()) == masked((SQUAREDEAL / file).read_bytes())


@pytest.mark.parametrize("way", ["squaredeal", "pysquaredeal"])
@pytest.mark.parametrize("session", CASE["sessions"], ids=lambda session: str(session["files"]))
def test_tournament_programs_get_files_and_two_lines(
    session: dict[str, Any],
    way: str,
    bigdealx: Callable[..., Answer],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Called as SquareDeal calls it, a word a flag, or as its port does, all words joined: the same set."""
    monkeypatch.chdir(tmp_path)
    answer = bigdealx(*flags_of(session, way), folder=Path())
    assert answer.code == 0, answer.err
    assert answer.out.count("\n") == SCRIPTED_LINES
    check_files(session, way, tmp_path)


@pytest.mark.parametrize("way", ["squaredeal", "pysquaredeal"])
def test_tournament_programs_start_a_program(
    way: str, program: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    """As a program of its own, where tournament programs stand, it answers the same."""
    done = program("bigdealx", *flags_of(CASE["sessions"][0], way))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == SCRIPTED_LINES
    check_files(CASE["sessions"][0], way, tmp_path)
