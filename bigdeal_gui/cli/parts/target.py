"""Where a command's files go: `-o FOLDER/NAME`, and a folder made for them."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import tell
from bigdeal_gui.errors import CannotWrite, FolderMissing, Usage
from bigdeal_gui.formats.table import FORMATS

if TYPE_CHECKING:
    from collections.abc import Iterator

_FOLDER_MODE: Final = 0o700


def target_of(text: str) -> tuple[Path, str]:
    """Return the folder and the files' name that `text`, which followed -o, means.

    Raises:
        Usage: there is no name, or it has the ending of a format.
    """
    folder, name = os.path.split(text)
    if not name:
        raise Usage("After -o the folder is followed by the files' name, such as boards/tuesday.")
    for one in FORMATS:
        if name.lower().endswith(one.suffix):
            raise Usage(f"After -o the name stands without “{one.suffix}”: the formats add their endings.")
    return Path(folder or "."), name


@contextmanager
def made_folder(folder: Path) -> Iterator[None]:
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
        tell(f"bigdeal: made the folder “{folder}”.")


def _make(folder: Path) -> bool:
    """Make the last component of `folder` where it is missing; tell whether it was."""
    try:
        folder.mkdir(_FOLDER_MODE)
    except FileExistsError:
        return False
    except FileNotFoundError:
        raise FolderMissing(folder.parent) from None
    except OSError as error:
        raise CannotWrite(folder, error.strerror or str(error)) from error
    return True
