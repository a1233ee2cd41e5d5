"""The club's logo: taken from a file of the user's, kept in the program's own folder, printed from there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.paper import LogoUnusable
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.paper.logo import MAX_LOGO_BYTES, plain_logo, read_logo
from bigdeal_gui.storage import disk, places
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import Raster

_NAME: Final = "club-logo.png"


def logo_from_file(path: Path) -> bytes:
    """Return the picture in the user's file `path` as it is kept: a plain PNG without anything else.

    Raises:
        LogoUnusable: it is no PNG, JPEG or SVG picture, too large, or damaged.
        StorageError: it cannot be read.
        PrintingUnavailable: pictures cannot be read here.
    """
    return plain_logo(read_file(path, MAX_LOGO_BYTES))


def kept_logo() -> Raster | None:
    """Return the logo that is kept; None where there is none, or it cannot be used any more.

    Raises:
        StorageError: the system does not hand it out.
    """
    try:
        return read_logo(read_file(logo_file(), MAX_LOGO_BYTES)) if logo_file().exists() else None
    except (FileTooLarge, LogoUnusable):
        return None


def keep_logo(plain: bytes | None) -> None:
    """Keep what `logo_from_file` returned; None: keep none.

    Raises:
        CannotWrite: the system refused; what was kept before is untouched.
    """
    place = logo_file()
    with disk.refused_as(CannotWrite, place):
        if plain is None:
            place.unlink(missing_ok=True)
        else:
            disk.replace_own(place, plain, disk.system_disk())


def logo_file() -> Path:
    """Return the file in which the logo is kept; it need not exist."""
    return places.config_folder() / _NAME
