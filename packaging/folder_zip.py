"""Pack the program beside its libraries into a zip: `python packaging/folder_zip.py [DIST]`.

DIST is the folder of a build, `dist`. Unpacked anywhere, on a USB drive too, the zip is the program. The same
build gives the same zip, byte for byte. Standard library only.
"""

from __future__ import annotations

import sys
import time
import zipfile
from pathlib import Path
from typing import Final

from contents import FOLDER, PROGRAM
from reproducible import BUILD_DATE

TOP: Final = Path(__file__).resolve().parents[1]

_UNIX: Final = 3
"""The system whose permissions a member of a zip has, by the zip format's numbers."""
_EXECUTABLE: Final = 0o100755
_PLAIN: Final = 0o100644


def folder_in(dist: Path) -> Path:
    """Return where a build into `dist` puts the program beside its libraries."""
    return dist / (PROGRAM if sys.platform == "win32" else FOLDER)


def make(folder: Path, to: Path, *, level: int = 9) -> Path:
    """Pack `folder` into a zip in the folder `to`, in which it has the program's name; return the zip.

    `level` is how hard to press, from 1 to 9; nothing else depends on it.

    Raises:
        SystemExit: there is a link in it, which not every disk can keep.
    """
    pack = to / f"{PROGRAM}.zip"
    date = time.gmtime(int(BUILD_DATE))[:6]
    with zipfile.ZipFile(pack, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_symlink():
                raise SystemExit(f"“{path}” is a link, which a USB drive cannot keep.")
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                member = zipfile.ZipInfo(f"{PROGRAM}/{name}", date)
                member.create_system = _UNIX
                # The programs are at the top, and nothing else.
                member.external_attr = (_PLAIN if "/" in name else _EXECUTABLE) << 16
                archive.writestr(member, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=level)
    return pack


def unpack(pack: Path, to: Path) -> Path:
    """Unpack the zip `pack` into the folder `to`, permissions too, and return the folder of the program."""
    with zipfile.ZipFile(pack) as archive:
        for member in archive.infolist():
            Path(archive.extract(member, to)).chmod(member.external_attr >> 16)
    return to / PROGRAM


def main() -> int:
    """Pack the program of the build that the command line names."""
    dist = Path(sys.argv[1]) if sys.argv[1:] else TOP / "dist"
    print(make(folder_in(dist), dist))  # noqa: T201 - a script's answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
