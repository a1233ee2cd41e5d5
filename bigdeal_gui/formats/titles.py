"""What a file says of its set in words: events, places and codes, made fit for a line of a file."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Heading

SEPARATOR: Final = " - "
"""Between the parts of a headline."""

_UNFIT: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Control characters, lone surrogates, line and paragraph separators."""

_PLAIN: Final = str.maketrans(
    {
        "ß": "ss",
        "Æ": "AE",
        "æ": "ae",
        "Œ": "OE",
        "œ": "oe",
        "Ø": "O",
        "ø": "o",
        "Ł": "L",
        "ł": "l",
        "Đ": "D",
        "đ": "d",
        "–": "-",
        "—": "-",
        "’": "'",
    }
)
"""ASCII for letters and signs that Unicode does not take apart."""

NOT_IN_TAG: Final = '"'
"""What would end the value of a PBN tag."""

_NOT_IN_HEADLINE: Final = "="

_TITLE_BYTES: Final = 200
"""Keeps a PBN line, with its tag, below the 255 bytes it may have."""


def title_line(text: str, forbidden: str = "") -> str:
    """Return `text` on one line without control and `forbidden` characters, at most 200 bytes in UTF-8."""
    kept = "".join(
        " " if unicodedata.category(character) in _UNFIT else character
        for character in text
        if character not in forbidden
    )
    line = " ".join(unicodedata.normalize("NFC", kept).split()).encode("utf-8")
    return line[:_TITLE_BYTES].decode("utf-8", "ignore").rstrip()


def ascii_title(text: str, forbidden: str = "") -> str:
    """Return `title` in ASCII: accents dropped, letters that have no like in it as `?`."""
    plain = unicodedata.normalize("NFKD", title_line(text, forbidden).translate(_PLAIN))
    bare = "".join(character for character in plain if not unicodedata.combining(character))
    return title_line(bare.encode("ascii", "replace").decode("ascii"), forbidden)


def headline(heading: Heading) -> str:
    """Return the program, the event and the set code on one ASCII line, without `=`."""
    parts = [heading.program, heading.event, f"set {heading.set_code}" if heading.set_code else ""]
    return SEPARATOR.join(filter(None, (ascii_title(part, _NOT_IN_HEADLINE) for part in parts)))
