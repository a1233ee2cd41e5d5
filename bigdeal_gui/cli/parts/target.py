"""Where a command's files go: `-o FOLDER/NAME`, a folder made for them, and what has to be said of them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import date as day_of_play
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo_stderr, echo_words_stderr
from bigdeal_gui.cli.parts.language import usage_error
from bigdeal_gui.errors.storage import CannotWrite, FolderMissing
from bigdeal_gui.formats.format import CRLF, Format, Profile
from bigdeal_gui.formats.table import BOARD_SUFFIXES, FORMATS
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.clock import local_today
from bigdeal_gui.storage.names import BOX_SUFFIX, free_set_stem, set_stem

if TYPE_CHECKING:
    from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery

PROFILE: Final = click.option(
    "--profile",
    type=click.Choice([profile.value for profile in Profile]),
    default=Profile.STANDARD.value,
    show_default=True,
    callback=lambda _context, _option, name: Profile(name),
    help="bigdeal: byte for byte what Big Deal 2.0 writes.",
)

_FOLDER_MODE: Final = 0o700


def target_argument(text: str) -> tuple[Path, str]:
    """Return the folder and the files' name that `text`, which followed -o, means.

    Raises:
        Usage: there is no name, or it has the ending of a format or a box.
    """
    folder, name = os.path.split(text)
    if name in {"", os.curdir, os.pardir}:
        raise usage_error("After -o comes the folder, then the files' name, such as boards/tuesday.")
    for suffix in (*(format_.suffix for format_ in FORMATS), BOX_SUFFIX):
        if name.lower().endswith(suffix):
            raise usage_error(
                "After -o comes the name without “{suffix}”: the formats add their endings.", suffix=suffix
            )
    return Path(folder or "."), name


def free_target(event: str, date: str, sets: int = 1) -> tuple[Path, str]:
    """Return this folder, and the name that the window would propose there for `sets` of `date`.

    `date` is YYYY.MM.DD; empty: today. The name is free for every file.
    """
    day = day_of_play.fromisoformat(date.replace(".", "-")) if date else local_today()
    return Path(), free_set_stem(Path(), set_stem(day, event), BOARD_SUFFIXES, sets)


def target_line_end(profile: Profile) -> bytes:
    """Return how lines end in files of `profile`: as the machines expect it, or as this system does."""
    return CRLF if profile is Profile.STANDARD else os.linesep.encode("ascii")


def echo_cautions(program: str, formats: Iterable[Format], boards: BoardRange, profile: Profile) -> None:
    """Say what readers of files of `formats` may stumble over."""
    for format_ in formats:
        for caution in format_.cautions(boards, profile):
            echo_stderr(f"{program}: {format_.name}: {caution}.")


def echo_interrupted(program: str, found: Iterable[InterruptedDelivery]) -> None:
    """Say what happened to deliveries that had been cut off."""
    for interrupted in found:
        echo_stderr(f"{program}: {interrupted}")


@contextmanager
def make_target_folder(folder: Path) -> Iterator[None]:
    """Make the last component of `folder` where it is missing; it goes again when the block raises.

    Raises:
        FolderMissing, CannotWrite: it cannot be made.
    """
    is_new = _make(folder)
    try:
        yield
    except BaseException:
        if is_new:
            with suppress(OSError):
                folder.rmdir()
        raise
    if is_new:
        echo_words_stderr("made the folder “{folder}”.", folder=folder)


def _make(folder: Path) -> bool:
    """Make the last component of `folder` where it is missing; tell whether it was."""
    if folder.is_dir():  # a disk that refuses everything must not keep us from looking into it
        return False
    try:
        folder.mkdir(_FOLDER_MODE)
    except FileExistsError:
        return False
    except FileNotFoundError:
        raise FolderMissing(folder.parent) from None
    except OSError as error:
        raise CannotWrite(folder, error.strerror or str(error)) from error
    return True
