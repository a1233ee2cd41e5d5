"""What is in a box: a zip of its files as they are, filled up so that its length tells little."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from typing import Final

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, check_sealed_size
from bigdeal_gui.services.packs import NO_ARCHIVE, zipped_files
from bigdeal_gui.storage.names import check_file_names
from bigdeal_gui.words import translate

STEP_BYTES: Final = 64 * 1024

_PADDING: Final = "padding"
"""The last member: zeros, as many as are wanting to the next step."""
_OWN_MODE: Final = 0o600
_MOST_MEMBERS: Final = 1000


def padded_zip(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of `files`, content by name, that is a multiple of STEP_BYTES long.

    It is the same whenever and wherever it is made. Nothing is compressed: the length of what is would tell
    of the cards.

    Raises:
        BadFileName: a name is impossible, or taken twice.
        FileTooLarge: it would be larger than a box can be.
    """
    check_file_names([*files, _PADDING])
    least = zipped_files({**files, _PADDING: b""}, zipfile.ZIP_STORED, _OWN_MODE)
    padding = bytes(-len(least) % STEP_BYTES)
    whole = zipped_files({**files, _PADDING: padding}, zipfile.ZIP_STORED, _OWN_MODE)
    check_sealed_size(whole)
    return whole


def box_files(content: bytes) -> dict[str, bytes]:
    """Return the files in what `padded_zip` made, without its padding.

    Raises:
        Refused: it is something else.
        BadFileName: a name is impossible here.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            entries = archive.infolist()
            if not all(entry.compress_type == zipfile.ZIP_STORED for entry in entries):
                raise _not_ours()
            if len(entries) > _MOST_MEMBERS or sum(entry.file_size for entry in entries) > MAX_SEALED_BYTES:
                raise _not_ours()
            files = {entry.filename: archive.read(entry) for entry in entries}
    except NO_ARCHIVE:
        raise _not_ours() from None
    if files.pop(_PADDING, None) is None or not files or len(files) != len(entries) - 1:
        raise _not_ours()
    check_file_names(files)
    return files


def _not_ours() -> Refused:
    return Refused(
        translate("reasons", "This box was not packed by this program. Open it into a single file instead.")
    )
