"""What commands say of a locked box: when it opens, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.cli.parts.boundary import say

if TYPE_CHECKING:
    from bigdeal_gui.services.boxes.lock_time import LockTime


def say_lock(lock: LockTime) -> None:
    """Say when a box opens, and where its round will be."""
    say(f"Locked until {lock.text} (round {lock.round} of quicknet).")
    say("Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE")
    for address in lock.addresses:
        say(f"  {address}")
