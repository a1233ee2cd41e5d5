"""Moments: as somebody types them on a command line, and the present one, where a test puts others."""

from __future__ import annotations

from datetime import UTC, datetime

from bigdeal_gui.cli.parts.language import usage_error
from bigdeal_gui.services.dealing.clock import local_today as local_today  # noqa: PLC0414 - beside now()


def typed_moment(text: str) -> datetime:
    """Return a moment that is typed with its time zone.

    Raises:
        Usage: it is none, or has no zone.
    """
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise usage_error("“{text}” is not a time such as 2027-07-06T18:00Z.", text=text) from None
    if moment.tzinfo is None:
        raise usage_error("Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.")
    return moment


def now() -> datetime:
    """Return the moment."""
    return datetime.now(UTC)
