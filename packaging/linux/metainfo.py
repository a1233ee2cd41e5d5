"""What software centres read of the program, with the releases so far: `python metainfo.py [--modern]`.

The file beside this script has all but the releases, which the change log gives. `--modern` names the
developer as AppStream 1.0 wants it, which Debian 12's does not know yet. Standard library only.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[2]
for _folder in ("packaging", "packaging/shelves"):
    sys.path.insert(0, str(TOP / _folder))

import home  # noqa: E402 - the scripts import each other by their plain names

COMPONENT: Final = "org.bigdeal_gui.bigdeal_gui"
FILE: Final = Path(__file__).with_name(f"{COMPONENT}.metainfo.xml")
_RELEASE: Final = re.compile(r"^## \[([^\]]+)\] – (\d{4}-\d\d-\d\d)$", re.MULTILINE)
_OLD_NAME: Final = re.compile(r"<developer_name>(.*)</developer_name>")


def with_releases(component: str, changes: str) -> str:
    """Return `component` with every version to which the change log gives a day, the newest first."""
    found = _RELEASE.findall(changes)
    if not found:
        return component
    lines = ["  <releases>"]
    for version, day in found:
        lines += [
            f'    <release version="{version}" date="{day}">',
            f'      <url type="details">{home.HOME}/releases/tag/v{version}</url>',
            "    </release>",
        ]
    return component.replace("</component>", "\n".join([*lines, "  </releases>", "</component>"]))


def modern(component: str) -> str:
    """Return `component` with its developer named as AppStream 1.0 wants it, and the Flatpak's own entry."""
    named = _OLD_NAME.sub(r'<developer id="org.bigdeal_gui">\n    <name>\1</name>\n  </developer>', component)
    entry = '<launchable type="desktop-id">'
    named = named.replace(f"{entry}bigdeal-gui.desktop<", f"{entry}{COMPONENT}.desktop<")
    return named.replace('<icon type="stock">bigdeal-gui<', f'<icon type="stock">{COMPONENT}<')


def rendered(*, is_modern: bool = False, top: Path = TOP) -> str:
    """Return the whole description, with the releases that the change log under `top` has."""
    component = with_releases(FILE.read_text("utf-8"), (top / "CHANGELOG.md").read_text("utf-8"))
    return modern(component) if is_modern else component


def main() -> int:
    """Print it."""
    parser = argparse.ArgumentParser(description="Print what software centres read of the program.")
    parser.add_argument("--modern", action="store_true")
    sys.stdout.write(rendered(is_modern=parser.parse_args().modern))
    return 0


if __name__ == "__main__":
    sys.exit(main())
