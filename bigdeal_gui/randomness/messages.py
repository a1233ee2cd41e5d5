"""What the meter tells the person who types, and the three states behind its colour."""

from __future__ import annotations

from enum import Enum


class MeterState(Enum):
    """How the meter stands as a whole."""

    COLLECTING = "collecting"
    READY = "ready"
    TOO_REGULAR = "too regular"


class MeterMessage(Enum):
    """One sentence beside the meter; `text` is the English one, which the window translates."""

    BEGIN = "Type on many different keys, or move the mouse."
    WARM_UP = "Keep going: learning your rhythm."
    GOOD = "Good. Keep going."
    EASY_TO_GUESS = "You are easy to guess. Vary the rhythm."
    SAME_KEYS = "Use many different keys."
    TOO_REGULAR = "Too regular. Type unevenly, or move the mouse."
    MACHINE_RELEASES = "Keys are released like a machine. Use a real keyboard, or the mouse."
    LOOP = "This repeats itself (macro or recording?). Credit from it removed."
    KEY_HELD = "A key is held down. Strike many keys, one after another."
    COARSE_CLOCK = "Times come in steps here, as over a remote desktop. Use the mouse, or the computer alone."
    NOT_SPONTANEOUS = "Input from another program is not counted."
    ENOUGH = "Enough. Lift your hands."

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.value
