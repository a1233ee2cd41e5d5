"""Moments as a command line gives them, and the present one, where a test puts others."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from bigdeal_gui.cli.parts.language import usage_error
from bigdeal_gui.services.dealing.clock import local_today as local_today  # noqa: PLC0414 - beside now()
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.value import drand


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


def given_round(word: str) -> drand.Round:
    """Return the round of the public clock in the file `word`, or on standard input for “-”.

    Raises:
        Usage: standard input is closed.
        AppError: it cannot be read, or is none.
    """
    if word != "-":
        return drand.read_round(read_file(Path(word), drand.MAX_FILE_BYTES))
    if sys.stdin is None:
        raise usage_error("There is no standard input.")
    return drand.read_round(sys.stdin.buffer.read(drand.MAX_FILE_BYTES + 1))


def now() -> datetime:
    """Return the moment."""
    return datetime.now(UTC)
