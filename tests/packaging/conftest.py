"""Build scripts are imported as they import each other, by their plain names; one build serves all tests."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
BUILT = TOP / "dist" / "bigdeal-gui"
MADE_OF = ("bigdeal_gui", "resources", "packaging")

for folder in ("packaging", "packaging/core", "packaging/linux", "packaging/shelves", "packaging/windows"):
    sys.path.insert(0, str(TOP / folder))


@pytest.fixture(scope="session")
def program() -> Path:
    """Return the frozen program of today's sources.

    BIGDEAL_FROZEN names one that was built already; else there is a current one in dist/, or it is built now,
    which takes a minute: where CI or BIGDEAL_TEST_FROZEN is set.
    """
    if given := os.environ.get("BIGDEAL_FROZEN"):
        return Path(given).resolve()
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere packaging/trials.py and packaging/gates.py are run on what was built")
    if not is_current(BUILT) and not (os.environ.get("BIGDEAL_TEST_FROZEN") or os.environ.get("CI")):
        pytest.skip("no current program in dist/: BIGDEAL_TEST_FROZEN=1 builds it, BIGDEAL_FROZEN names one")
    import fcntl  # noqa: PLC0415 - not on Windows

    import freeze  # noqa: PLC0415 - packaging/ is on the path only now

    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several workers may come here at once: the first one builds
        if not is_current(BUILT):
            freeze.build(BUILT.parent)
    return BUILT


def is_current(program: Path) -> bool:
    """Tell whether `program` is younger than everything it is made of."""
    if not program.is_file():
        return False
    files = (
        file for folder in MADE_OF for file in (TOP / folder).rglob("*") if "__pycache__" not in file.parts
    )
    newest = max(file.stat().st_mtime for file in files if file.is_file() and file.suffix != ".md")
    return program.stat().st_mtime > newest
