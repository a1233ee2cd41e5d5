"""What commands say of a locked box: when it opens, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_words

if TYPE_CHECKING:
    from bigdeal_gui.services.boxes.lock_time import LockTime

OR_FOR: Final = click.option(
    "--or-for",
    metavar="AGE1…",
    default="",
    help="A public key whose owner can open the box too, at any time, in case the clock ends.",
)
"""A second way in, of which everybody is told."""


def echo_lock(lock: LockTime) -> None:
    """Say when a box opens, and where its round will be."""
    echo_words("Locked until {time} (round {round} of quicknet).", time=lock.text, round=lock.round)
    if lock.or_for:
        echo_words("WARNING: the owner of {or_for} can open it at any time.", or_for=lock.or_for)
    echo_words("Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE")
    for address in lock.addresses:
        echo(f"  {address}")
