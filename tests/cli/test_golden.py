"""bigdealx makes the files that Big Deal 2.0 made, byte for byte but for the two lines of the name."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.bigdealx.program import Surroundings

if TYPE_CHECKING:
    from collections.abc import Callable

CASES = sorted((Path(__file__).parents[1] / "vectors" / "formats").iterdir())
NAME_LINES = (b"[Generator ", b"Headline=")


def without_name(data: bytes) -> list[bytes]:
    """Return the lines of a file but for the one that names the program."""
    return [line for line in data.split(b"\n") if not line.startswith(NAME_LINES)]


def commands_of(case: dict[str, object]) -> list[list[str]]:
    """Return the arguments of each command of a case; the Windows case was dealt like the second one."""
    if case["name"] != "p5-windows-11to20":
        return [shlex.split(command)[1:] for command in case["commands"]]  # type: ignore[attr-defined]
    by_prefix: dict[str, list[str]] = {}
    for name, file in case["formats"].items():  # type: ignore[attr-defined]
        by_prefix.setdefault(file.partition(".")[0], []).append(name)
    seed, boards = str(case["seed"]), str(case["boards"])
    return [
        ["-h", seed, "-n", boards, "-p", prefix, "-f", ",".join(names)] for prefix, names in by_prefix.items()
    ]


@pytest.mark.parametrize("folder", CASES, ids=lambda folder: folder.name)
def test_the_files_are_big_deals(folder: Path, bigdealx: Callable[..., object], tmp_path: Path) -> None:
    """Each recorded command makes the recorded files, and no other."""
    case = json.loads((folder / "case.json").read_text())
    is_windows = "windows" in case["platform"]
    end = b"\r\n" if is_windows else b"\n"
    owner = bytes.fromhex(case["owner_bytes_hex"])
    there = tmp_path / "there"
    there.mkdir()
    ini = there / ("bigdeal.ini" if is_windows else ".bigdealrc")
    ini.write_bytes(end.join([b"[BigDeal]", b"formats=pbn", b"askformats=0", b"owner=" + owner, b""]))

    for arguments in commands_of(case):
        answer = bigdealx(*arguments, around=Surroundings(there, end, is_windows))
        assert answer.code == 0, answer.err  # type: ignore[attr-defined]

    made = {path.name for path in there.iterdir()} - {ini.name}
    assert made == set(case["files"])
    for name in made:
        assert without_name((there / name).read_bytes()) == without_name((folder / name).read_bytes()), name
