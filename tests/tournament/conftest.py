"""A tournament that SquareDeal made, and championships where they are at hand."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.tournament.description_file import read_description
from bigdeal_gui.tournament.keys.keys_file import Keys, read_keys
from bigdeal_gui.tournament.proof import GivenFile

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan

VECTORS = Path(__file__).parents[1] / "vectors" / "squaredeal"
SHARED = Path(__file__).parents[3] / "shared" / "data"


@dataclass(frozen=True)
class Spring:
    """The tournament “Spring Teams 2026”, dealt by SquareDeal 2.7."""

    plan: Plan
    keys: Keys
    case: dict[str, Any]

    def bytes_of(self, name: str) -> bytes:
        """Return what one of its files holds."""
        return (VECTORS / name).read_bytes()

    def given(self, name: str) -> GivenFile:
        """Return one of its files of boards."""
        read = read_boards_file(name, self.bytes_of(name))
        return GivenFile(name, read.boards, read.numbered)


@pytest.fixture(scope="session")
def spring() -> Spring:
    """Return SquareDeal's tournament."""
    return Spring(
        read_description((VECTORS / "spring.sqd").read_bytes()).plan,
        read_keys((VECTORS / "spring.sqk").read_bytes()),
        json.loads((VECTORS / "case.json").read_text("utf-8")),
    )


@pytest.fixture(scope="session")
def championships() -> Path:
    """Return the folder of files that federations published."""
    if not SHARED.is_dir():
        pytest.skip("the published championship files are not beside this copy of the project")
    return SHARED
