"""Write what package lists want: `python packaging/shelves/shelves.py OUT TO [--day YYYY-MM-DD]`.

OUT holds the files of the release, as they are published; TO gets the manifests for winget, Homebrew and
Flatpak, and what software centres read. What has no file in OUT is
left out, and that is said. Nothing is sent anywhere.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[2]
for _folder in ("packaging", "packaging/shelves", "packaging/linux", "packaging/macos"):
    sys.path.insert(0, str(TOP / _folder))

import cask  # noqa: E402 - the scripts import each other by their plain names
import contents  # noqa: E402 - as above
import flatpak  # noqa: E402 - as above
import home  # noqa: E402 - as above
import macos_bundle  # noqa: E402 - as above
import metainfo  # noqa: E402 - as above
import winget  # noqa: E402 - as above


def write(out: Path, to: Path, day: str) -> list[str]:
    """Write every manifest for which `out` has the files; return a line for each, and for each left out."""
    version = contents.version_of(TOP)
    to.mkdir(parents=True, exist_ok=True)
    lines = []
    setup = out / f"bigdeal-gui-{version}-setup.exe"
    if setup.is_file():
        lines += [str(file) for file in winget.write(setup, version, day, to / "winget")]
    else:
        lines.append(f"No manifests for winget: {setup.name} is missing.")
    if all((out / cask.image_name(version, one)).is_file() for one in cask.PROCESSORS.values()):
        file = to / cask.NAME
        file.write_text(cask.cask(out, version, macos_bundle.FLOOR), "utf-8", newline="\n")
        lines.append(str(file))
    else:
        lines.append("No cask for Homebrew: a disk image is missing.")
    sdist = out / f"bigdeal_gui-{version}.tar.gz"
    if sdist.is_file():
        lines.append(str(flatpak.write(sdist, to / "flatpak")))
    else:
        lines.append(f"No manifest of the Flatpak: {sdist.name} is missing.")
    described = to / metainfo.FILE.name
    described.write_text(metainfo.rendered(), "utf-8", newline="\n")
    lines.append(str(described))
    if home.is_placeholder():
        lines.append(f"THE ADDRESSES ARE PLACEHOLDERS: {home.HOME} (packaging/shelves/home.py).")
    return lines


def day_of(version: str) -> str:
    """Return the day that the change log gives a version.

    Raises:
        SystemExit: it gives none.
    """
    changes = (TOP / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[{re.escape(version)}\] – (\d{{4}}-\d\d-\d\d)$", changes, re.MULTILINE)
    if found is None:
        raise SystemExit(f"CHANGELOG.md gives no date for {version}: --day YYYY-MM-DD.")
    return found[1]


def main(words: list[str] | None = None) -> int:
    """Write the manifests, and say which."""
    parser = argparse.ArgumentParser(description="Write what package lists want from a release.")
    parser.add_argument("out", type=Path)
    parser.add_argument("to", type=Path)
    parser.add_argument("--day")
    asked = parser.parse_args(words)
    for line in write(asked.out, asked.to, asked.day or day_of(contents.version_of(TOP))):
        print(line)  # noqa: T201 - a script's answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
