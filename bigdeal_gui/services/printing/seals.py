"""Sealing what shows the cards of a set that is still to be played, and opening it again.

With a passphrase nobody opens it who has not got it. Until a time: the file is sealed for a fresh key that
the journal keeps, and this program takes it out when the time has come or the set is finished. This way
keeps honest people honest; whoever reads this user's files could open the record before. In a locked box
nobody can open it before a public clock has signed its round.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.seals import NoTimeLock
from bigdeal_gui.errors.services import Refused, SealKeyElsewhere, SealNotDue, SealWanted, Usage
from bigdeal_gui.journal.journal import Journal, Kind, SetId, State
from bigdeal_gui.journal.timed_seals import TimedSeal, find_timed_seal, keep_timed_seal
from bigdeal_gui.paper.pdf.padding import padded_pdf
from bigdeal_gui.seals.age import (
    MAX_SEALED_BYTES,
    SUFFIX,
    SealKind,
    new_identity,
    open_sealed,
    seal,
    seal_kind,
)
from bigdeal_gui.seals.passphrases import check_passphrase
from bigdeal_gui.services.boxes.lock import locked_box
from bigdeal_gui.services.boxes.lock_time import lock_time, lock_time_of
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery, check_targets
from bigdeal_gui.storage.names import BOX_SUFFIX
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import translate, written_time

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Payload
    from bigdeal_gui.services.printing.subject import Subject
    from bigdeal_gui.services.work import Work

_OVER: Final = frozenset({State.FINISHED, State.RELEASED})
_RECORD_STARTS: Final = (b"%PDF-", b"<!DOCTYPE html>")

_STEP_BYTES: Final = 4096
"""Sealed files are filled up to a multiple of this."""


class SealWay(Enum):
    """What becomes of a record of a set that is still to be played."""

    UNDECIDED = ""
    """It is refused; a set that is finished is printed open."""
    PASSPHRASE = "passphrase"  # noqa: S105 - the way, not one
    RELEASE = "release"
    """Sealed until a time, or until the set is finished."""
    LOCKED = "locked"
    """In a locked box: nobody can open it before a time."""
    FINISHED = "finished"
    """Left open: play is over, whatever the journal says."""
    OPEN = "open"
    """Left open on purpose."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """The way, with what it needs: a passphrase, or a time with its zone."""

    way: SealWay = SealWay.UNDECIDED
    passphrase: str = field(default="", repr=False)
    release_at: datetime | None = None


UNDECIDED: Final = Sealing()


@dataclass(frozen=True, slots=True)
class Sealed:
    """A sealed file and what it opens with; `release_at` is known where this journal holds its key."""

    kind: SealKind
    release_at: datetime | None = None
    is_due: bool = False


def check_sealing(subject: Subject, sealing: Sealing, now: datetime) -> bool:
    """Return whether what shows the cards of `subject` is sealed.

    Raises:
        SealWanted: a set is still to be played and nothing was decided.
        WeakPassphrase: the passphrase is too easily guessed.
        Usage: the time of release or lock is missing or past, or a lock is too far ahead.
    """
    if sealing.way is SealWay.PASSPHRASE:
        check_passphrase(sealing.passphrase)
        return True
    if sealing.way is SealWay.RELEASE:
        if sealing.release_at is None or sealing.release_at <= now:
            raise Usage(translate("reasons", "The time of the release is not in the future."))
        return True
    if sealing.way is SealWay.LOCKED:
        lock_time(sealing.release_at or now, now)
        return True
    if sealing.way is SealWay.UNDECIDED and subject.unfinished:
        set_ = subject.unfinished[0]
        raise SealWanted(set_.state.value, set_.code, set_.event, set_.date)
    return False


def is_sealed_by(way: SealWay) -> bool:
    """Return whether what goes this way is sealed."""
    return way in {SealWay.PASSPHRASE, SealWay.RELEASE, SealWay.LOCKED}


def sealed_suffix(way: SealWay) -> str:
    """Return what the name of a file that goes this way ends with, behind its own ending."""
    if way is SealWay.LOCKED:
        return BOX_SUFFIX
    return SUFFIX if is_sealed_by(way) else ""


def sealed_content(  # noqa: PLR0913, PLR0917 - what is printed, whose it is, and how long it has to be
    content: bytes, sealing: Sealing, subject: Subject, told: Payload, least_bytes: int, work: Work
) -> bytes:
    """Return `content` sealed, and write the print, as `told`, into the journal before anybody can see it.

    What is sealed is `least_bytes` long or longer, in steps of 4 KiB: its length tells nothing of the cards.

    Raises:
        AppError: it cannot be sealed or written down.
    """
    sets = tuple(set_.id for set_ in subject.sets)
    if is_sealed_by(sealing.way):
        content = padded_pdf(content, _STEP_BYTES, least_bytes)
    if sealing.way is SealWay.RELEASE and sealing.release_at is not None:
        pair = new_identity()
        sealed = seal(content, recipients=[pair.recipient])
        keep_timed_seal(work.journal.store, TimedSeal(sealing.release_at, sets, pair.identity), sealed, told)
        return sealed
    if sealing.way is SealWay.LOCKED and sealing.release_at is not None:
        until = lock_time(sealing.release_at, work.journal.store.now())
        name = str(told["file"])
        box = locked_box({name.removesuffix(BOX_SUFFIX): content}, until, work)
        box.require_same(Path(name), box.sealed)
        content, told = box.sealed, {**told, **until.note}
    if sealing.way is SealWay.PASSPHRASE:
        content = seal(content, passphrase=sealing.passphrase, sealer=work.sealer)
    work.journal.record(Kind.PRINT, sets[0] if sets else None, told)
    return content


def look_at_sealed(journal: Journal, path: Path) -> Sealed:
    """Return what the sealed file `path` opens with, and whether its time has come.

    Raises:
        SealDamaged, CannotRead, FileTooLarge: it cannot be read, or is no sealed file.
    """
    content = read_file(path, MAX_SEALED_BYTES)
    kind = seal_kind(content)
    release = find_timed_seal(journal.store, content) if kind is SealKind.RECIPIENTS else None
    if release is None:
        return Sealed(kind)
    return Sealed(kind, release.release_at, _is_due(journal, release))


def opened_place(journal: Journal, path: Path, target: Path | None) -> Path:
    """Return the new file, which can be made, for the record in `path`: by default beside it without `.age`.

    Raises:
        Usage, StorageError: it has the name of the sealed file, or as `check_targets`.
    """
    place = target or path.with_name(path.name.removesuffix(SUFFIX))
    if place.name == path.name:
        raise Usage(translate("reasons", "Give the opened record a different name."))
    check_targets(place.parent, [place.name], key=journal.store.delivery_key)
    return place


def unseal(path: Path, target: Path | None, work: Work, *, passphrase: str = "") -> DeliveredFile:
    """Open the sealed record `path` into the new file `target`, by default beside it without `.age`.

    Raises:
        SealNotDue: its time has not come, and its set is not finished.
        SealKeyElsewhere: it was sealed until a time, and this journal does not hold its key.
        WrongPassphrase, SealNeedsPassphrase: the passphrase is another one, or missing.
        Refused: it holds something else than a record.
        AppError: it cannot be read, or the new file cannot be written.
    """
    journal = work.journal
    place = opened_place(journal, path, target)
    with Delivery(place.parent, [place.name], key=journal.store.delivery_key) as delivery:
        content = read_file(path, MAX_SEALED_BYTES)
        set_id: SetId | None = None
        if seal_kind(content) is SealKind.PASSPHRASE:
            opened = open_sealed(content, passphrase=passphrase, sealer=work.sealer)
        else:
            release = _due_release(journal, content)
            set_id = release.sets[0] if release.sets else None
            opened = open_sealed(content, identities=[release.identity])
        if not opened.startswith(_RECORD_STARTS):
            raise Refused(translate("reasons", "The sealed file contains no record or sheet."))
        delivery.write(place.name, opened)
        journal.record(Kind.PRINT, set_id, {"unsealed": path.name, "file": place.name})
        (file,) = delivery.commit()
    return file


def wall_clock_text(moment: datetime) -> str:
    """Return a time as the clock on this computer's wall shows it."""
    return written_time(moment.astimezone())


def _due_release(journal: Journal, content: bytes) -> TimedSeal:
    release = find_timed_seal(journal.store, content)
    if release is None:
        with suppress(NoTimeLock):
            lock_time_of(content)
            raise Refused(
                translate(
                    "reasons", "This is a locked box. Open it on the Check page, or with “bigdeal unlock”."
                )
            )
        raise SealKeyElsewhere
    if not _is_due(journal, release):
        raise SealNotDue(wall_clock_text(release.release_at))
    return release


def _is_due(journal: Journal, release: TimedSeal) -> bool:
    if journal.store.now() >= release.release_at:
        return True
    return bool(release.sets) and all(journal.set_by_id(set_id).state in _OVER for set_id in release.sets)
