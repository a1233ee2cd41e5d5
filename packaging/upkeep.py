"""Names what has to be looked at: `python packaging/upkeep.py [--today YYYY-MM-DD]`.

The list is the table of docs/upkeep.md. What has lapsed is a warning and never an error: a check must not
fail because of the day on which it runs. Standard library only.
"""

from __future__ import annotations

import argparse
import datetime as dt
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
PAGE: Final = TOP / "docs" / "upkeep.md"
SOON: Final = dt.timedelta(days=60)
_ROW: Final = re.compile(r"^\| (\d{4}-\d\d-\d\d) \| ([^|]+) \|", re.MULTILINE)
_ANY_ROW: Final = re.compile(r"^\| (?!by \||---)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Duty:
    """One thing to be looked at, and the day by which."""

    day: dt.date
    what: str


def duties(page: str) -> list[Duty]:
    """Return the rows of the table, the next one first.

    Raises:
        SystemExit: there is none, or a row has no day.
    """
    table = page.partition("\n| by |")[2].partition("\n\n")[0]
    rows = _ROW.findall(table)
    if not rows or len(rows) != len(_ANY_ROW.findall(table)):
        raise SystemExit(f"Each row of {PAGE.name} begins with a day, as in | 2027-06-01 | what |.")
    found = (Duty(dt.date.fromisoformat(day), what.strip()) for day, what in rows)
    return sorted(found, key=lambda duty: duty.day)


def warnings(found: list[Duty], today: dt.date) -> list[str]:
    """Return a line for what has lapsed, and for what soon will."""
    lines = [f"LAPSED on {duty.day}: {duty.what}" for duty in found if duty.day < today]
    return lines + [f"by {duty.day}: {duty.what}" for duty in found if today <= duty.day < today + SOON]


def main(words: list[str] | None = None) -> int:
    """Say what has lapsed and what comes next; always succeed where the table can be read."""
    parser = argparse.ArgumentParser(description="Name what has to be looked at.")
    parser.add_argument("--today", type=dt.date.fromisoformat, default=None)
    today = parser.parse_args(words).today or dt.datetime.now(tz=dt.UTC).date()
    found = duties(PAGE.read_text("utf-8"))
    lines = warnings(found, today) or [f"Nothing has lapsed. Next: {found[0].what}, by {found[0].day}."]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
