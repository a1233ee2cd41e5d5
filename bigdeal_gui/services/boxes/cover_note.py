"""The note that goes with a box, and the page that opens it: what a club without the program needs."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.paper.cover_note import NoteFacts, cover_note_pdf, cover_note_text
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.seals import time_lock
from bigdeal_gui.seals.age import MAX_SEALED_BYTES
from bigdeal_gui.services.boxes.lock_time import lock_time_of
from bigdeal_gui.services.verify_page import UNLOCK_PAGE_NAME, unlock_page
from bigdeal_gui.storage.delivery import DeliveredFile, deliver
from bigdeal_gui.storage.names import BOX_SUFFIX
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words

_NOTE: Final = ".note"


def box_check_code(box: bytes) -> str:
    """Return the SHA-256 of a box, by which its receivers know it, in hexadecimal digits."""
    return hashlib.sha256(box).hexdigest()


def write_cover_note(
    path: Path, folder: Path, language: str, size: PaperSize = PaperSize.A4
) -> tuple[DeliveredFile, ...]:
    """Write the note of the box `path`, as text and PDF, and the page that opens it, into `folder`.

    A page that is there already, the same to the byte, stays. Without fonts there is text alone.

    Raises:
        NoTimeLock, OtherClock, SealDamaged: it is no box.
        StorageError: the files could not be written; none is left.
    """
    box = read_file(path, MAX_SEALED_BYTES)
    lock, digest = lock_time_of(box), box_check_code(box)
    facts = NoteFacts(
        path.name, lock.opens_at, lock.round, lock.addresses, digest_groups(digest), digest_words(digest),
        time_lock.has_second_key(box), PROGRAM,
    )  # fmt: skip
    stem = path.name[: -len(BOX_SUFFIX)] if path.name.lower().endswith(BOX_SUFFIX) else path.stem
    files = {f"{stem}{_NOTE}.txt": cover_note_text(facts, language)}
    with suppress(PrintingUnavailable):
        files[f"{stem}{_NOTE}.pdf"] = cover_note_pdf(facts, language, size)
    page, there = unlock_page(), folder / UNLOCK_PAGE_NAME
    if not there.is_file() or read_file(there, MAX_SEALED_BYTES) != page:
        files[UNLOCK_PAGE_NAME] = page
    return deliver(folder, files, is_public=True)
