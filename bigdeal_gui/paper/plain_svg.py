"""A drawing in SVG that anybody may have made, written again with plain shapes, colours and texts alone.

Scripts, pictures inside it, references to other files, entities and whatever else is not on the list below
are left out. Source: Scalable Vector Graphics (SVG) 1.1, W3C.
"""

from __future__ import annotations

import pyexpat
import re
from collections.abc import Mapping
from html import escape
from typing import Final, NoReturn

from bigdeal_gui.errors import LogoUnusable
from bigdeal_gui.words import translate

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"
_ELEMENTS: Final = frozenset(
    (
        *("svg", "g", "defs", "use", "symbol", "path", "rect", "circle", "ellipse", "line", "polyline"),
        *("polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "style"),
    )
)
_OUTSIDE: Final = re.compile(r"""\\|@|url\(\s*["']?(?!["'#])""", re.IGNORECASE)
"""What leads out of the drawing, or hides that it does."""
_MOST_USES: Final = 1000
"""So often parts may stand for others, those within one another counted each time."""
_MOST_DEEP: Final = 100


def plain_svg(untrusted: bytes) -> bytes:
    """Return the drawing in an SVG file with nothing in it but shapes, colours and texts.

    Raises:
        LogoUnusable: it is no drawing, damaged, or not a plain one.
    """
    writer = _Writer()
    parser = pyexpat.ParserCreate(namespace_separator=" ")
    # A text comes whole, so that it is judged whole.
    parser.buffer_text, parser.buffer_size = True, len(untrusted) + 1
    parser.StartElementHandler = writer.start
    parser.EndElementHandler = writer.end
    parser.CharacterDataHandler = writer.text
    parser.EntityDeclHandler = writer.refuse
    try:
        parser.Parse(untrusted, True)
    except pyexpat.ExpatError as error:
        raise LogoUnusable(translate("reasons", "it is damaged")) from error
    if not writer.written:
        raise LogoUnusable(translate("reasons", "it is not a PNG, JPEG or SVG picture"))
    writer.check_uses()
    return "".join(writer.written).encode("utf-8")


class _Writer:
    def __init__(self) -> None:
        self.written: list[str] = []
        self._open: list[str] = []
        """The names of what is open in the new drawing."""
        self._ids: list[str] = []
        self._skipped = 0
        """How deep it is in what is left out."""
        self._uses: dict[str, list[str]] = {"": []}
        """By the name of a part, what it stands for; the whole drawing has none."""

    def refuse(self, *_declared: object) -> NoReturn:
        raise LogoUnusable(translate("reasons", "its drawing is too complicated"))

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if self._skipped or space != _SVG or local not in _ELEMENTS:
            self._skipped += 1
            return
        if len(self._open) == _MOST_DEEP:
            self.refuse()
        self._open.append(local)
        self._ids.append(attributes.get("id", ""))
        kept = {own: value for own, value in attributes.items() if _is_kept(own, value)}
        target = attributes.get("href") or attributes.get(f"{_XLINK} href") or ""
        if target.startswith("#"):
            kept["xlink:href"] = target
            if local == "use":
                for part in {"", *self._ids}:
                    self._uses.setdefault(part, []).append(target[1:])
        spaces = f' xmlns="{_SVG}" xmlns:xlink="{_XLINK}"' if len(self._open) == 1 else ""
        said = "".join(f' {own}="{escape(value)}"' for own, value in kept.items())
        self.written.append(f"<{local}{spaces}{said}>")

    def end(self, _name: str) -> None:
        if self._skipped:
            self._skipped -= 1
            return
        self._ids.pop()
        self.written.append(f"</{self._open.pop()}>")

    def text(self, text: str) -> None:
        if self._skipped or not self._open or (self._open[-1] == "style" and not _is_plain(text)):
            return
        self.written.append(escape(text))

    def check_uses(self) -> None:
        """Make sure that the drawing does not grow without end when its parts are put in their places."""
        waiting, count = [""], 0
        while waiting:
            part = waiting.pop()
            count += 1
            if count + len(waiting) > _MOST_USES:
                self.refuse()
            waiting += self._uses.get(part, [])


def _is_kept(name: str, value: str) -> bool:
    return " " not in name and name != "href" and not name.startswith("on") and _is_plain(value)


def _is_plain(text: str) -> bool:
    return _OUTSIDE.search(text) is None
