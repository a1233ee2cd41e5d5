"""A journal and a dealt set for the use cases."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.session import DealtSession, SessionOrder, deal_session
from bigdeal_gui.services.work import Work
from tests.journals import closed


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """Return a new journal."""
    return closed(
        Journal.opened(
            tmp_path / "data" / "journal.sqlite3",
            random_bytes=system_bytes,
            clock=lambda: datetime.now(UTC),
            version="test",
        )
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty folder for boards."""
    made = tmp_path / "boards"
    made.mkdir()
    return made


@pytest.fixture
def dealt(journal: Journal, folder: Path) -> Callable[..., DealtSession]:
    """Return a function that deals a set of a fixed seed into the folder."""

    def deal(
        name: str = "tuesday",
        boards: str = "24",
        formats: str = "pbn,dlm,bri",
        secret: int = 7,
        event: str = "Tuesday pairs",
    ) -> DealtSession:
        order = SessionOrder(
            parse_board_range(boards), parse_formats(formats), folder, name, b"club", event=event
        )
        return deal_session(order, Seed(bytes([secret] * 20)), Work(lambda: journal))

    return deal
