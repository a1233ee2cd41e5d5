"""What the meter tells the person who types, and the three states behind its colour."""

from __future__ import annotations

from enum import Enum, auto


class MeterState(Enum):
    """How the meter stands as a whole."""

    COLLECTING = auto()
    READY = auto()
    TOO_REGULAR = auto()


class MeterMessage(Enum):
    """One sentence beside the meter; `text` is the English one, which the window translates."""

    BEGIN = "Type on many different keys, or move the mouse."
    WARM_UP = "Keep going: learning your rhythm."
    GOOD = "Good. Keep going."
    EASY_TO_GUESS = "This is easy to guess. Vary the rhythm."
    SAME_KEYS = "Use many different keys."
    TOO_REGULAR = "Too regular. Type unevenly, or move the mouse."
    MACHINE_RELEASES = "Keys are released like a machine. Use a real keyboard, or the mouse."
    LOOP = "This repeats itself (a macro or a recording?). It no longer counts."
    KEY_HELD = "A key is held down. Press many different keys, one after another."
    COARSE_CLOCK = "Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer."
    NOT_SPONTANEOUS = "Input from other programs does not count."
    ENOUGH = "Enough. Release the keys and the mouse."

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.value
