"""Until when a box is locked: the round of quicknet that opens it, and where that is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.seals.age import check_recipient
from bigdeal_gui.seals.time_lock import Clock, locked_round
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.words import translate

QUICKNET: Final = Clock(drand.CHAIN, drand.PUBLIC_KEY, drand.TAG)
TRIAL: Final = timedelta(minutes=2)
"""How long a trial box stays locked."""

_LONGEST: Final = timedelta(days=5 * 365 + 2)
RELAYS: Final = ("api.drand.sh", "api2.drand.sh", "api3.drand.sh", "drand.cloudflare.com")
"""Where a person finds rounds; the program asks none of them."""


@dataclass(frozen=True, slots=True)
class LockTime:
    """The number of the round that opens a box; and a public key whose owner can open it at any time."""

    round: int
    or_for: str = ""

    @property
    def opens_at(self) -> datetime:
        """The moment, in UTC, at which the round appears."""
        return drand.round_appears_at(self.round)

    @property
    def text(self) -> str:
        """That moment as journal and commands write it."""
        return self.opens_at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where a person finds the round, once it has appeared; the program asks none of them."""
        return tuple(f"https://{relay}/{QUICKNET.chain}/public/{self.round}" for relay in RELAYS)

    @property
    def note(self) -> Mapping[str, str | int]:
        """What the journal keeps."""
        second = {"or_for": self.or_for} if self.or_for else {}
        return {"until": self.text, "round": self.round, "network": drand.NETWORK, **second}


def lock_time(until: datetime, now: datetime, or_for: str = "") -> LockTime:
    """Return the first round that appears at `until` or after it; both moments have their zone.

    Raises:
        UnfitRecipient: `or_for` is no public key.
        Usage: that is not in the future, or more than five years ahead.
    """
    if not now < until <= now + _LONGEST:
        text = translate("reasons", "A box can be locked until a moment within the next five years.")
        raise Usage(text)
    return LockTime(drand.round_at(until), check_recipient(or_for) if or_for else "")


def asked_lock(until: datetime | None, or_for: str) -> LockTime | None:
    """Return the lock until `until`, None where nothing is locked, as `lock_time` does now."""
    return None if until is None else lock_time(until, datetime.now(UTC), or_for)


def lock_time_of(box: bytes) -> LockTime:
    """Return when a box opens.

    Raises:
        NoTimeLock, OtherClock, SealDamaged, FileTooLarge: it is no box, or not one for this clock.
    """
    return LockTime(locked_round(box, QUICKNET))
