"""What each language has, for docs/translations.md: `python packaging/translation_table.py` writes it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

TOP: Final = Path(__file__).resolve().parents[1]
RESOURCES: Final = TOP / "resources"
PAGE: Final = TOP / "docs" / "translations.md"
BEGIN: Final = "<!-- made by packaging/translation_table.py -->\n"

_HEAD: Final = (
    "| Language | Form of address | Help pages | Terms | held | Rejected words |\n|---|---|---|---|---|---|\n"
)


def rows() -> Iterator[str]:
    """Yield a line for each language that is translated into."""
    translations = RESOURCES / "translations"
    for path in sorted((translations / "glossary").glob("*.toml")):
        if path.stem == "en":
            continue  # it says which words the others translate
        glossary = tomllib.loads(path.read_text("utf-8"))
        terms = [entry for entry in glossary.values() if isinstance(entry, dict)]
        name = tomllib.loads((translations / "paper" / path.name).read_text("utf-8"))["name"]
        values = (
            f"{name} ({path.stem})",
            glossary["form of address"]["word"],
            len(list((RESOURCES / "help" / path.stem).glob("*.md"))),
            len(terms),
            sum("held" in entry for entry in terms),
            sum(len(entry.get("never", ())) for entry in terms),
        )
        yield f"| {' | '.join(map(str, values))} |\n"


def with_table(text: str) -> str:
    """Return a page with the table of today below its mark, at its end."""
    return text.partition(BEGIN)[0] + BEGIN + "\n" + _HEAD + "".join(rows())


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text("utf-8")), "utf-8", newline="\n")
