"""Sets that Big Deal dealt, and boards from numbers of deals."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from bigdeal_gui.formats.format import CRLF, LF, Heading, Profile
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

VECTORS = Path(__file__).parents[1] / "vectors" / "formats"


@dataclass(frozen=True)
class Case:
    """One run of Big Deal: its boards, dealt again here, and the files it wrote, by format."""

    name: str
    boards: tuple[Board, ...]
    heading: Heading
    files: dict[str, bytes]


def read_case(folder: Path) -> Case:
    """Return the run whose files lie in `folder`."""
    case = json.loads((folder / "case.json").read_text("utf-8"))
    wanted = parse_board_range(case["boards"])
    deals = first_deals(
        Seed(bytes.fromhex(case["effective_seed_hex"])),
        bytes.fromhex(case["wizard_bytes_hex"] or case["owner_bytes_hex"]),
        len(wanted),
    )
    return Case(
        case["name"],
        tuple(Board(number, deal) for number, deal in zip(wanted, deals, strict=True)),
        Heading(
            wanted,
            "Big Deal version 2.0",
            Profile.BIGDEAL,
            CRLF if case["platform"].startswith("windows") else LF,
        ),
        {name: (folder / file).read_bytes() for name, file in case["formats"].items()},
    )


CASES = [read_case(folder) for folder in sorted(VECTORS.iterdir())]


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Each run of Big Deal."""
    found: Case = request.param
    return found


@pytest.fixture(scope="session")
def club_boards() -> tuple[Board, ...]:
    """Boards 1 to 36."""
    return CASES[0].boards


@pytest.fixture(scope="session")
def eleven_to_twenty() -> tuple[Board, ...]:
    """Boards 11 to 20."""
    return CASES[1].boards
