"""The settings by their keys, for docs/places.md: `python packaging/settings_table.py` writes them."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.storage.settings import SETTINGS, Settings, save_settings

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "places.md"
BEGIN: Final = "<!-- made by packaging/settings_table.py -->\n"

_HEAD: Final = "| Key | Setting | Values | At first |\n|---|---|---|---|\n"


def rows() -> Iterator[str]:
    """Yield a line for each setting."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        save_settings(path, Settings())
        first = json.loads(path.read_text("ascii"))
    for name, row in SETTINGS.items():
        values = ", ".join(f"`{getattr(value, 'value', value)}`" for value in row.values)
        yield f"| `{name}` | {row.title}. {row.help} | {values} | `{json.dumps(first[name])}` |\n"


def with_table(text: str) -> str:
    """Return a page with the table of today below its mark, at its end."""
    return text.partition(BEGIN)[0] + BEGIN + "\n" + _HEAD + "".join(rows())


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text("utf-8")), "utf-8", newline="\n")
