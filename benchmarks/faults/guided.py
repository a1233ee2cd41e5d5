"""Feeds a target with inputs that libFuzzer makes, guided by which lines of the program each one reaches.

Needs atheris (`pip install atheris`). `python -m benchmarks.faults.guided TARGET INPUTS FOLDER` runs in a
process of its own; FOLDER keeps what reached something new, and what went wrong in files named crash-….
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.faults.mutation import LONGEST
from benchmarks.faults.scratch import FOLDER_VARIABLE, memory_folder

SECONDS: Final = 1.0
"""Work for one input, in time of the processor; watching the lines makes it slower by some times."""
EXTRA_MIB: Final = 64
_OWN_MIB: Final = 64
"""What libFuzzer takes for itself and the inputs it keeps."""
_HANG_SECONDS: Final = 20
"""By the clock, which other programs use as well."""
_ROOT: Final = Path(__file__).parents[2]
_UNITS: Final = re.compile(r"stat::number_of_executed_units:\s*([0-9]+)")
_PEAK: Final = re.compile(r"stat::peak_rss_mb:\s*([0-9]+)")
_START: Final = re.compile(r"resident before: ([0-9]+) MiB")
_COVER: Final = re.compile(r"cov: ([0-9]+) ft: ([0-9]+) corp: ([0-9]+)")


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it; `fault` is what libFuzzer said last where an input went wrong."""

    target: str
    inputs: int
    reached: str
    memory_mib: int
    fault: str

    def __str__(self) -> str:
        end = "a fault" if self.fault else "no fault"
        return (
            f"{self.target}: {self.inputs} guided inputs, {self.reached}, {self.memory_mib} MiB more"
            f" (libFuzzer's own among them), {end}"
        )


def is_there() -> bool:
    """Tell whether atheris is installed."""
    return importlib.util.find_spec("atheris") is not None


def fuzz_guided(name: str, inputs: int, folder: Path) -> Report:
    """Feed the target `name` in a process of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    # libFuzzer ends its process at once, so what the target wrote is cleared up here.
    with tempfile.TemporaryDirectory(prefix="faults-", dir=memory_folder()) as written:
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.faults.guided", name, str(inputs), str(folder)],
            capture_output=True,
            check=False,
            cwd=_ROOT,
            env=os.environ | {FOLDER_VARIABLE: written},
            text=True,
            errors="replace",
        )
    output = done.stdout + done.stderr
    units, peak, start = (_last(pattern, output) for pattern in (_UNITS, _PEAK, _START))
    cover = _COVER.findall(output)
    reached = f"{cover[-1][0]} places and {cover[-1][1]} features reached" if cover else "nothing reached"
    fault = output[-2000:] if done.returncode or units < inputs else ""
    return Report(name, units, reached, peak - start, fault)


def main(name: str, inputs: int, folder: str) -> None:
    """Run libFuzzer, which ends the process."""
    atheris = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["bigdeal_gui"]):
        targets = importlib.import_module("benchmarks.faults.targets")
    of = targets.target(name)
    for index, data in enumerate(of.seeds):
        if len(data) <= LONGEST:
            (Path(folder) / f"seed-{index}").write_bytes(data)

    def take(data: bytes) -> None:
        begun = time.process_time()
        of.take(data)
        if time.process_time() - begun > SECONDS:
            raise TimeoutError("an input took more than a second")

    resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"resident before: {resident} MiB", flush=True)
    options = {
        "runs": inputs,
        "max_len": LONGEST,
        "timeout": _HANG_SECONDS,
        "rss_limit_mb": resident + EXTRA_MIB + _OWN_MIB,
        "print_final_stats": 1,
        "artifact_prefix": f"{folder}/",
    }
    atheris.Setup([sys.argv[0], *(f"-{key}={value}" for key, value in options.items()), folder], take)
    atheris.Fuzz()


def _last(pattern: re.Pattern[str], output: str) -> int:
    found = pattern.findall(output)
    return int(found[-1]) if found else 0


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
