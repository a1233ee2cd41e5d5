"""Locking files in a box, and opening a box with its round.

The journal is told before a box, or what was in one, can be seen. What has just been locked is read back from
the disk and opened with the file key, which is then forgotten: afterwards the round alone opens it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.seals import NotSealed, SealDamaged, WrongRound
from bigdeal_gui.errors.storage import ReadBackDiffers
from bigdeal_gui.journal.sets import Kind, SetId
from bigdeal_gui.seals import time_lock
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, open_sealed, read_identities
from bigdeal_gui.seals.age_file import FILE_KEY_BYTES
from bigdeal_gui.seals.key_stanza import key_stanza
from bigdeal_gui.services.boxes.content import box_files, padded_zip
from bigdeal_gui.services.boxes.lock_time import QUICKNET, LockTime
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery
from bigdeal_gui.storage.names import check_file_names
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.value import drand

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.work import Work

_TRIAL_TEXT: Final = b"""This was a trial box. It held no boards.

You could open it, so you will be able to open the real one: in the same way, and with the round
that the real box names.
"""


@dataclass(frozen=True, slots=True, repr=False)
class LockedBox:
    """A box as it is written, and the key that opens it until it is forgotten."""

    sealed: bytes
    content: bytes
    file_key: bytes

    def require_same(self, path: Path, read: bytes) -> bytes:
        """Return what is in the box `read` from the disk at `path`.

        Raises:
            ReadBackDiffers: it is not what was locked.
        """
        try:
            content = time_lock.opened_with_file_key(read, self.file_key)
        except (NotSealed, SealDamaged) as error:
            raise ReadBackDiffers(path) from error
        if content != self.content:
            raise ReadBackDiffers(path)
        return content


def locked_box(files: Mapping[str, bytes], until: LockTime, work: Work) -> LockedBox:
    """Return `files`, content by name, locked `until` then.

    Raises:
        BadFileName: a name is impossible, or taken twice.
        FileTooLarge: they are more than a box can hold.
    """
    content, file_key = padded_zip(files), work.random_bytes(FILE_KEY_BYTES)
    others = [key_stanza(until.or_for, file_key, work.random_bytes)] if until.or_for else []
    sealed = time_lock.lock_until_round(
        content, file_key, until.round, QUICKNET, work.random_bytes, others=others
    )
    return LockedBox(sealed, content, file_key)


def lock_files(paths: Sequence[Path], target: Path, until: LockTime, work: Work) -> DeliveredFile:
    """Lock copies of the files `paths` in the new box `target`; they themselves stay where they are.

    Raises:
        CannotRead, FileTooLarge: a file cannot be read, or they are more than a box can hold.
        BadFileName: two have the same name.
        StorageError: the box could not be written, or does not hold what it should; none is left.
    """
    journal = work.journal
    sets = [set_.id for path in paths for set_ in journal.sets_of_file(path)[:1]]
    with Delivery(target.parent, [target.name], key=journal.store.delivery_key) as delivery:
        files = [(path.name, read_file(path, MAX_SEALED_BYTES)) for path in paths]
        return _delivered(delivery, files, until, work, sets, {"files": [name for name, _content in files]})


def lock_trial_box(target: Path, until: LockTime, work: Work) -> DeliveredFile:
    """Lock a text that is no secret in the new box `target`, for receivers to try.

    Raises:
        StorageError: the box could not be written; none is left.
    """
    with Delivery(target.parent, [target.name], key=work.journal.store.delivery_key) as delivery:
        return _delivered(delivery, [("trial.txt", _TRIAL_TEXT)], until, work, [], {"trial": True})


def unlock_box(path: Path, one: drand.Round, target: Path | None, work: Work) -> tuple[DeliveredFile, ...]:
    """Open the box `path` with its round: into the new file `target`, or its files beside it.

    Raises:
        NoTimeLock, OtherClock: no round of quicknet opens it.
        WrongRound, RoundNotSigned: another round opens it, or the network did not sign this one.
        SealDamaged: it is not as it was made.
        Refused: without `target`, where it holds something else than files that were packed here.
        StorageError: it cannot be read, or what is in it cannot be written. Nothing is left of it.
    """
    sealed = read_file(path, MAX_SEALED_BYTES)
    # What the box says of itself comes first: it names the round that is wanted.
    if (needed := time_lock.locked_round(sealed, QUICKNET)) != one.number:
        raise WrongRound(needed, one.number)
    drand.require_signed(one)
    content = time_lock.open_time_lock(sealed, one.number, one.signature, QUICKNET)
    return _opened(path, content, target, work.journal, {"round": one.number})


def unlock_box_with_key(
    path: Path, identities: str, target: Path | None, work: Work
) -> tuple[DeliveredFile, ...]:
    """Open the box `path` as `unlock_box`, with the secret key of the one for whom it was locked as well.

    `identities` is the text of a file of secret keys.

    Raises:
        UnfitIdentity, NotForThisKey: there is no such key in it, or it is not for this one.
        AppError: as `unlock_box`.
    """
    sealed = read_file(path, MAX_SEALED_BYTES)
    time_lock.locked_round(sealed, QUICKNET)
    content = open_sealed(sealed, identities=read_identities(identities))
    return _opened(path, content, target, work.journal, {"second_key": True})


def _opened(
    path: Path, content: bytes, target: Path | None, journal: Journal, how: Mapping[str, Json]
) -> tuple[DeliveredFile, ...]:
    files = box_files(content) if target is None else {target.name: content}
    folder = path.parent if target is None else target.parent
    with Delivery(folder, list(files), key=journal.store.delivery_key) as delivery:
        for name, data in files.items():
            delivery.write(name, data)
        told: dict[str, Json] = {"unlocked": path.name, **how, "files": list(files)}
        sets = journal.sets_of_file(path)
        journal.record(Kind.LOCK, sets[0].id if sets else None, told)
        return delivery.commit()


def _delivered(  # noqa: PLR0913, PLR0917 - the box, where it goes, and what the journal is told
    delivery: Delivery,
    files: Sequence[tuple[str, bytes]],
    until: LockTime,
    work: Work,
    sets: Sequence[SetId],
    told: Mapping[str, Json],
) -> DeliveredFile:
    (name,) = delivery.names
    check_file_names([file for file, _content in files])
    box = locked_box(dict(files), until, work)
    delivery.write(name, box.sealed)
    work.cancel.check()
    row: dict[str, Json] = {"box": name, **told, **until.note, "sets": list(dict.fromkeys(sets))}
    work.journal.record(Kind.LOCK, sets[0] if sets else None, row)

    def compare(read: bytes) -> None:
        box.require_same(delivery.folder / name, read)

    (file,) = delivery.commit(compare={name: compare})
    return file
