"""The help without a screen: its topics, the pages of Markdown that tell of them, and where links lead."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.words import translate

TOPICS: Final = (
    "deal",
    "meter",
    "law6",
    "history",
    "records",
    "check",
    "tournament",
    "event",
    "promise",
    "players",
    "verify",
    "machines",
    "files",
    "moving",
    "trouble",
)
"""The pages in the order of the list; each is the file of that name."""

_SUFFIX: Final = ".md"
_MAX_BYTES: Final = 200_000


def help_folders(locale: str) -> tuple[Path, ...]:
    """Return where the pages lie for a locale such as `de_CH`: in its language, and behind it in English."""
    top = resource_folder() / "help"
    return tuple(dict.fromkeys((top / locale.partition("_")[0], top / "en")))


class HelpModel:
    """The topic that is open, and the pages in the first of `folders` that has them."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = tuple(folders)
        self.topic = TOPICS[0]

    def open(self, name: str) -> bool:
        """Open the topic `name`; tell whether there is one: another changes nothing."""
        if name not in TOPICS:
            return False
        self.topic = name
        return True

    def follow(self, link: str) -> bool:
        """Open the page that a link such as `law6.md` names; any other address leads nowhere."""
        name, _hash, _place = link.partition("#")
        return name.endswith(_SUFFIX) and self.open(name.removesuffix(_SUFFIX))

    def page(self, name: str) -> str:
        """Return the page of the topic `name`, which is Markdown; where it is missing, words that say so."""
        for folder in self._folders:
            try:
                with (folder / f"{name}{_SUFFIX}").open("rb") as file:
                    return file.read(_MAX_BYTES).decode("utf-8", "replace")
            except OSError:
                continue
        return translate("HelpPage", "This help page is missing. Install the program again to restore it.")

    def titles(self) -> list[str]:
        """Return what the topics are called in the list, from the top."""
        return [page_title(self.page(name)) or name for name in TOPICS]


def page_title(text: str) -> str:
    """Return the title of a page of help: its first line, which is a heading; empty where it is not."""
    first = text.partition("\n")[0]
    return first.removeprefix("# ").strip() if first.startswith("# ") else ""
