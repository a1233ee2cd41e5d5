"""The names of events, compared as people take them: two that look alike are one."""

from __future__ import annotations

import unicodedata
from typing import Final

LOOKS: Final = {
    sign: look.replace("i", "l")
    for sign, look in {
        **dict(zip("авекмнорстухіјѕԁһӏԛԝьг", "abekmhopctyxijsdhlqwbr", strict=True)),
        **dict(zip("αβεηικνορτυχγ", "abenikvoptuxy", strict=True)),
        **dict(zip("øłđħıœæßþ", "oldhioabp", strict=True)),
        **dict(zip("013587|$", "olesbtls", strict=True)),
        "i": "l",
    }.items()
}
"""Signs that pass for another: Cyrillic and Greek letters, those with a stroke, 0 for O, 1 for l."""

_TABLE: Final = str.maketrans(LOOKS)


def is_same_name(one: str, other: str) -> bool:
    """Tell whether two events bear one name for people.

    Capitals, accents, blanks, hyphens and marks do not matter, nor do letters of another script that look the
    same. A name that holds nothing else is compared as it stands.
    """
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    """Return what is left of a name when everything is gone that people pass over."""
    wide = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", wide) if not unicodedata.combining(sign))
    folded = "".join(sign for sign in bare.translate(_TABLE) if sign.isalnum())
    return folded or " ".join(name.split())
