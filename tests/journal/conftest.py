"""A desk with a journal on it, for the tests of the journal and the archive."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.journal.set_code import set_code
from bigdeal_gui.journal.sets import Randomness, SetId, SetToDeal, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from tests.journals import begin_set, closed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.model.deals import Deal

JOURNAL_FILES = ("journal.sqlite3", "journal.key", "journal.head")


def some_bytes(count: int) -> bytes:
    """Stand in for the system's randomness, always the same."""
    return hashlib.shake_128(b"test").digest(count)


@dataclass
class Desk:
    """A work folder, a journal, and a clock that goes on by a second each time it is read."""

    root: Path
    time: datetime = datetime(2026, 3, 1, 19, 0, tzinfo=UTC)
    step: timedelta = timedelta(seconds=1)
    journal: Journal = field(init=False)

    def __post_init__(self) -> None:
        self.work.mkdir()
        self.journal = self.open()

    @property
    def work(self) -> Path:
        """Where sets are delivered."""
        return self.root / "work"

    @property
    def database(self) -> Path:
        """The journal's file."""
        return self.root / "data" / "journal.sqlite3"

    @property
    def files(self) -> tuple[Path, Path, Path]:
        """The journal's three files."""
        database, key, head = (self.database.with_name(name) for name in JOURNAL_FILES)
        return database, key, head

    def now(self) -> datetime:
        """Be the clock."""
        self.time += self.step
        return self.time

    def open(self, path: Path | None = None) -> Journal:
        """Open the journal, as a program does that starts."""
        return closed(
            Journal.opened(path or self.database, random_bytes=some_bytes, clock=self.now, version="1.0")
        )

    @staticmethod
    def deals(label: str, count: int) -> list[Deal]:
        """Return different deals that follow from `label`."""
        numbers = (hashlib.sha256(f"{label} {index}".encode()).digest() for index in range(count))
        return [deal_of_number(int.from_bytes(number, "big") % DEALS) for number in numbers]

    def order(self, name: str = "tuesday", boards: int = 4, **changes: object) -> SetToDeal:
        """Return a set to deal whose files are called `name`."""
        key = hashlib.sha256(name.encode()).digest()[:16]
        order = SetToDeal(
            set_key=key,
            code=set_code(key, BoardRange(1, boards), self.deals(name, boards)),
            boards=BoardRange(1, boards),
            formats=("pbn", "dlm"),
            folder=self.work,
            file_names=(f"{name}.pbn", f"{name}.dlm"),
            identification=b"\x05" * 20,
            profile=Profile.STANDARD,
            randomness=Randomness.METER,
            event="Tuesday Pairs",
            date="2026.03.01",
        )
        return replace(order, **changes)  # type: ignore[arg-type]  # the tests know the fields

    def begin(self, name: str = "tuesday", boards: int = 4, **changes: object) -> SetId:
        """Begin a set."""
        return begin_set(self.journal, self.order(name, boards, **changes), self.deals(name, boards))

    def deliver(self, name: str = "tuesday", *states: State) -> SetId:
        """Begin and deliver a set, and take it through `states`."""
        set_id = self.begin(name)
        paths = [self.work / f"{name}.pbn", self.work / f"{name}.dlm"]
        for path in paths:
            path.write_bytes(f"{path.name} of {name}".encode())
        self.journal.sets_delivered({set_id: paths})
        for state in states:
            self.journal.change_states({set_id: state})
        return set_id

    def problems(self) -> list[str]:
        """Return what a check of the journal finds."""
        return [str(problem) for problem in verify_journal(self.open().store).problems]

    def tamper(self, *statements: str) -> None:
        """Change the database behind the journal's back."""
        with closing(sqlite3.connect(self.database, isolation_level=None)) as connection:
            triggers = connection.execute(
                "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
            ).fetchall()
            for name, _ in triggers:
                connection.execute(f"DROP TRIGGER {name}")
            for statement in statements:
                connection.execute(statement)
            for _, sql in triggers:
                connection.execute(sql)

    def aside(self) -> Callable[[], None]:
        """Keep a copy of the journal's files and return what puts it back."""
        kept = {path: path.read_bytes() for path in self.files}

        def back() -> None:
            shutil.rmtree(self.database.parent)
            self.database.parent.mkdir()
            for path, data in kept.items():
                path.write_bytes(data)

        return back


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desk with an empty journal."""
    return Desk(tmp_path)
