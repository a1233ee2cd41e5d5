"""Moments, as somebody types them on a command line."""

from __future__ import annotations

from datetime import datetime

from bigdeal_gui.errors import Usage


def moment_of(text: str) -> datetime:
    """Return a moment that is typed with its time zone.

    Raises:
        Usage: it is none, or has no zone.
    """
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Usage(f"“{text}” is no moment such as 2027-07-06T18:00Z.") from None
    if moment.tzinfo is None:
        raise Usage("Say the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.")
    return moment
