"""The day and the moment for the tournament's commands: the one place where a test puts others."""

from __future__ import annotations

from datetime import UTC, date, datetime


def today() -> date:
    """Return the day on the wall here."""
    return datetime.now(UTC).astimezone().date()


def now() -> datetime:
    """Return the moment."""
    return datetime.now(UTC)
