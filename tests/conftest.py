"""What every test has: a home of its own, no real display, repeatable examples."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from pathlib import Path

# Before Qt is imported: tests that need a display start one and name it themselves.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("BIGDEAL_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
    os.environ.pop(name, None)

# Examples take as long as they take on a busy machine, and a failure must come again.
settings.register_profile("project", deadline=None, derandomize=True)
settings.load_profile("project")


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the program, and the programs it starts, an empty home: no test meets a person's settings."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("BIGDEAL_HOME", str(home))
    monkeypatch.setenv("HOME", str(home))
    return home
