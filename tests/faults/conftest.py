"""The library that puts faults in a program's way, built once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from benchmarks.faults.scratch import remove_folders
from benchmarks.faults.shim import ShimMissing, build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the library, or skip with the reason."""
    try:
        return build(tmp_path_factory.mktemp("shim"))
    except ShimMissing as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session", autouse=True)
def _clear_up() -> Iterator[None]:
    yield
    remove_folders()
