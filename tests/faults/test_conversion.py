"""The conversion of an old journal, killed at its calls: wholly old or wholly new, and nothing plain left."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from benchmarks.faults.sandbox import Sandbox
from benchmarks.faults.shim import CHANGING, Fault, counting
from bigdeal_gui.journal.check import verify_journal

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD as on Linux")

OLD_HOME: Final = Path(__file__).parents[1] / "vectors" / "home-0.1.0"
PROGRAM: Final = "import sys; from bigdeal_gui.cli.bigdeal import main; sys.exit(main())"
LIST: Final = ("-c", PROGRAM, "journal", "list")
STRIDE: Final = 3


def sandbox_at(root: Path) -> Sandbox:
    """Return a sandbox with the home of an earlier version."""
    sandbox = Sandbox(root)
    shutil.copytree(OLD_HOME, sandbox.home, dirs_exist_ok=True)
    return sandbox


def plain_secrets() -> list[bytes]:
    """Return the secrets that the old journal holds."""
    address = f"file:{OLD_HOME}/data/journal.sqlite3?immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        return [bytes(secret) for (secret,) in connection.execute("SELECT set_key FROM secrets")]


def test_killed_at_its_calls(library: Path, tmp_path: Path) -> None:
    """The next command finds every set and says the rest; no secret is left in any file."""
    counted = sandbox_at(tmp_path / "counted")
    log = tmp_path / "log"
    counted.run(*LIST, faults=counting(library, counted.home, CHANGING, log))
    calls, secrets = len(log.read_text("ascii")), plain_secrets()
    assert (calls > 30, len(secrets)) == (True, 4)
    killed = converted = 0
    for deed in ("kill", "torn"):
        for at in range(1, calls + 1, STRIDE):
            sandbox = sandbox_at(tmp_path / f"{deed}-{at}")
            outcome = sandbox.run(*LIST, faults=Fault(sandbox.home, CHANGING, at, deed).environment(library))
            killed += outcome.was_killed
            then = sandbox.run(*LIST)
            assert then.code == 0, then.output
            converted += "keys in the journal are sealed now" in then.output
            journal = sandbox.journal()
            verify_journal(journal.store).require_sound()
            assert journal.sets().total == 4
            assert sorted(journal.set_key(set_.id) for set_ in journal.sets().sets) == sorted(secrets)
            for path in sandbox.data.iterdir():
                content = path.read_bytes()
                assert not [secret for secret in secrets if secret in content], (deed, at, path.name)
            shutil.rmtree(tmp_path / f"{deed}-{at}")
    assert killed > converted > 5
