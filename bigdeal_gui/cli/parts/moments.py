"""Moments, as somebody types them on a command line."""

from __future__ import annotations

from datetime import datetime

from bigdeal_gui.cli.parts.language import usage


def moment_of(text: str) -> datetime:
    """Return a moment that is typed with its time zone.

    Raises:
        Usage: it is none, or has no zone.
    """
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise usage("“{text}” is not a time such as 2027-07-06T18:00Z.", text=text) from None
    if moment.tzinfo is None:
        raise usage("Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.")
    return moment
