"""Locked boxes without a screen: when each opens, and what is done with the answer that opens it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, SUFFIX, is_sealed
from bigdeal_gui.seals.time_lock import has_second_key
from bigdeal_gui.services.boxes.cover_note import box_check_code
from bigdeal_gui.services.boxes.lock import lock_trial_box, unlock_box
from bigdeal_gui.services.boxes.lock_time import TRIAL, LockTime, lock_time, lock_time_of
from bigdeal_gui.storage.names import BOX_SUFFIX
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.words import translate, written_time

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.delivery import DeliveredFile


@dataclass(frozen=True, slots=True)
class Box:
    """A box as it is shown: nothing of what is in it."""

    path: Path
    lock: LockTime
    code_groups: str
    code_words: str
    has_second_key: bool

    def opens_at_words(self) -> str:
        """Return when it opens: by the clock on the wall here, and in UTC."""
        local = self.lock.opens_at.astimezone()
        return translate("Boxes", "Opens at {time} ({utc})").format(
            time=written_time(local, "%H:%M:%S"), utc=self.lock.text
        )

    def wait_words(self, now: datetime) -> str:
        """Return how long that is from `now`, which has a time zone."""
        if now >= self.lock.opens_at:
            return translate("Boxes", "It can be opened now.")
        minutes = -int(-(self.lock.opens_at - now).total_seconds() // 60)
        days, hours = divmod(minutes // 60, 24)
        text = translate("Boxes", "Opens in {days} d {hours} h {minutes} min.")
        return text.format(days=days, hours=hours, minutes=minutes % 60)


def are_boxes(paths: Sequence[Path]) -> bool:
    """Return whether one of the files is a box that quicknet's clock opens; what cannot be read is none."""
    return any(_is_box(path) for path in paths)


def _is_box(path: Path) -> bool:
    if path.suffix.lower() != SUFFIX:
        return False
    try:
        lock_time_of(read_file(path, MAX_SEALED_BYTES))
    except AppError:
        return False
    return True


def read_given_boxes(paths: Sequence[Path]) -> tuple[tuple[Box, ...], str]:
    """Return the boxes among files that were dropped, and the answer among them; it is empty without one.

    Raises:
        AppError: a file cannot be read, or is sealed and no such box.
    """
    boxes, answer = [], ""
    for path in paths:
        content = read_file(path, MAX_SEALED_BYTES)
        if not is_sealed(content) and len(content) <= drand.MAX_FILE_BYTES:
            answer = content.decode("utf-8-sig", "replace")
            continue
        digest = box_check_code(content)
        boxes.append(
            Box(
                path,
                lock_time_of(content),
                digest_groups(digest),
                " ".join(digest_words(digest)),
                has_second_key(content),
            )
        )
    return tuple(boxes), answer


def make_trial_box(target: Path, work: Work) -> DeliveredFile:
    """Make a box for receivers to try, which opens soon; a name typed without the ending of a box gets it.

    Raises:
        StorageError: it could not be written; none is left.
    """
    if not target.name.lower().endswith(BOX_SUFFIX):
        target = target.with_name(target.name.removesuffix(SUFFIX) + BOX_SUFFIX)
    now = datetime.now(UTC)
    return lock_trial_box(target, lock_time(now + TRIAL, now), work)


def open_box(path: Path, answer: str, work: Work) -> tuple[DeliveredFile, ...]:
    """Open a box with the `answer` of an address; its files come beside it.

    What another program packed becomes one file with the name of the box, without its ending.

    Raises:
        DamagedRound: the answer is none.
        AppError: as `services.boxes.lock.unlock`; nothing is written.
    """
    one = drand.read_round(answer)
    try:
        return unlock_box(path, one, None, work)
    except Refused:
        return unlock_box(path, one, path.with_suffix(""), work)
