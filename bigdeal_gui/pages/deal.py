"""The deal page without a screen: the wish, what keeps it from being dealt, the names proposed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.storage.names import free_name, plain_name

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

QUIET_NS: Final = 300_000_000
"""How long the keys must be still before the button can be pressed, so that no key stroke presses it."""

MAX_EVENT: Final = 60


class Obstacle(Enum):
    """Why a session cannot be dealt yet, the first thing to put right first."""

    SELF_TEST_RUNNING = auto()
    SELF_TEST_FAILED = auto()
    NO_FORMAT = auto()
    FORMAT_CANNOT_HOLD = auto()
    METER_NOT_FULL = auto()
    HANDS_NOT_STILL = auto()


@dataclass
class DealModel:
    """The session being ordered.

    `meter_bits`, `meter_target`, `is_full` and `is_still` come from the randomness area; the model only
    weighs them. `is_system_only`: the settings ask for the computer's randomness alone. `self_test` is None
    until its answer is there.
    """

    formats: FormatsModel = field(default_factory=FormatsModel)
    event: str = ""
    meter_bits: float = 0.0
    meter_target: int = 213
    is_full: bool = False
    is_still: bool = False
    is_system_only: bool = False
    self_test: bool | None = None

    def obstacle(self) -> Obstacle | None:
        """Return what stands in the way of dealing; None when the button may be pressed."""
        checks = (
            (self.self_test is False, Obstacle.SELF_TEST_FAILED),
            (self.self_test is None, Obstacle.SELF_TEST_RUNNING),
            (not self.formats.chosen, Obstacle.NO_FORMAT),
            (bool(self.formats.unfit()), Obstacle.FORMAT_CANNOT_HOLD),
            (not self.is_system_only and not self.is_full, Obstacle.METER_NOT_FULL),
            (not self.is_system_only and not self.is_still, Obstacle.HANDS_NOT_STILL),
        )
        return next((obstacle for is_true, obstacle in checks if is_true), None)

    def can_deal_without_meter(self) -> bool:
        """Tell whether the meter alone stands in the way of dealing."""
        return self.obstacle() in {None, Obstacle.METER_NOT_FULL, Obstacle.HANDS_NOT_STILL}

    def missing_bits(self) -> int:
        """Return the bits still to be collected, rounded up; 0 when the meter is full."""
        return 0 if self.is_full else max(1, self.meter_target - int(self.meter_bits))

    def proposed_name(self, folder: Path, today: date) -> str:
        """Return a name made of the event and the day that none of the files in `folder` has."""
        stem = f"{plain_name(self.event) or 'session'}-{today:%Y-%m-%d}"
        return free_name(folder, stem, [format_.suffix for format_ in self.formats.chosen_formats])

    def set_name(self, file_name: str) -> str:
        """Return the name of the set from what was typed: without the suffix of an offered format."""
        for format_ in self.formats.offered:
            if file_name.lower().endswith(format_.suffix) and len(file_name) > len(format_.suffix):
                return file_name[: -len(format_.suffix)]
        return file_name
