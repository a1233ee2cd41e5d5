"""Big Deal's simple program: `bigdeal -n 36 -p club -f dup,pbn`, the line of old batch files.

Source: Big Deal 2.0, README.TXT. It overwrites; this program refuses, and gives the line that would work.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.bigdealx import program
from bigdeal_gui.cli.bigdealx.line import CommandLine, read_line
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.formats.table import BIG_DEALS
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from bigdeal_gui.cli.bigdealx.program import Surroundings

MOST_BOARDS: Final = 100
"""What Big Deal's simple program deals in one run at the most."""


def call(arguments: Sequence[str], around: Surroundings) -> int:
    """Deal as Big Deal's simple program does; return the exit code.

    Raises:
        Usage: flags of the extended program.
        Refused: a file of that name exists, or more boards are asked for.
        AppError: as `bigdealx`.
    """
    line = read_line(arguments)
    if line != replace(line, seed_hex=None, in_owners_place=None, entropy=(), jobs=None, given=frozenset()):
        raise Usage(
            "Like this, only -n, -p and -f are understood. All other flags are those of Big Deal’s extended"
            " program: type “bigdealx” in place of “bigdeal”."
        )
    try:
        return program.call(arguments, replace(around, most_boards=MOST_BOARDS))
    except AlreadyExists as error:
        raise Refused(
            f"{error} Big Deal writes over it; this program never does. This line deals a new set:"
            f" {_other_line(line, around, error.path.stem)}"
        ) from error


def _other_line(line: CommandLine, around: Surroundings, taken: str) -> str:
    free = free_name(around.folder, taken, [format_.suffix for format_ in BIG_DEALS])
    words = ["bigdeal"]
    for flag, value in (("-n", line.boards), ("-p", free), ("-f", line.formats)):
        words += [] if value is None else [flag, value]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
