"""The library that stands between a program and the system: built here, told here what is to go wrong."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCE: Final = Path(__file__).with_name("shim.c")

CHANGING: Final = "wscnlutmf"
"""Every kind of call that changes a disk, in the letters of the source."""

ANY: Final = CHANGING + "or"


class ShimMissing(Exception):
    """The library cannot be built here; the text says why."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Call `at` (from 1) of `kinds` under `under` goes wrong as `deed`, and all later ones of `stays`.

    `deed` is `kill`, `torn`, `half` or the number of an error.
    """

    under: Path
    kinds: str
    at: int
    deed: str
    stays: str = ""

    def __str__(self) -> str:
        lasting = ", and from then on" if self.stays else ""
        return f"{self.deed} at call {self.at} of “{self.kinds}” under {self.under.name}{lasting}"

    def environment(self, library: Path) -> dict[str, str]:
        """Return the variables that make a program suffer this."""
        return _environment(library, self.under, self.kinds) | {
            "FAULT_AT": str(self.at),
            "FAULT_DO": self.deed,
            "FAULT_STAYS": self.stays,
        }


def counting(library: Path, under: Path, kinds: str, log: Path) -> Mapping[str, str]:
    """Return the variables that make a program write a letter for each call into `log`."""
    return _environment(library, under, kinds) | {"FAULT_LOG": str(log)}


def build(folder: Path) -> Path:
    """Build the library in `folder` and return it.

    Raises:
        ShimMissing: not on this system, or without a compiler.
    """
    if sys.platform != "linux":
        raise ShimMissing("faults are put in the way on Linux only")
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise ShimMissing("there is no C compiler (gcc)")
    library = folder / "shim.so"
    done = subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-o", str(library), str(SOURCE), "-ldl"],
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        raise ShimMissing(f"the compiler refused: {done.stderr.strip()}")
    return library


def _environment(library: Path, under: Path, kinds: str) -> dict[str, str]:
    return {"LD_PRELOAD": str(library), "FAULT_UNDER": str(under), "FAULT_CALLS": kinds}
