"""What may stand in the fields of a plan: texts that can be seen, and names of files that stay put."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bigdeal_gui.words import translate

MAX_TEXT: Final = 1_000
"""The most characters of a name, a description or a list of boards."""
MAX_PROMISE: Final = 2_000
"""The most characters of a promise and of a value: room for several holders of words."""
MAX_PREFIX: Final = 100
"""The longest beginning of a file name, as Big Deal allows it."""

UNSET: Final = "Tbd"
"""What SquareDeal writes for a name or source that is to be decided."""

_MARKS: Final = re.compile("#+")
_SIGNS: Final = frozenset(" #-_.+()[]&,;=!@'")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_DEVICE: Final = re.compile(
    r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³#]) *(?:\..*)?", re.IGNORECASE
)
"""Names that are devices of Windows, whatever follows a dot; a mark may become a digit."""


def with_session_number(text: str, session: int | str) -> str:
    """Return `text` with its first run of `#` replaced by the session, zeros in front up to its length.

    A run of sessions, such as `1-2`, has each of its numbers filled up.
    """
    marks = _MARKS.search(text)
    if marks is None:
        return text
    filled = "-".join(part.zfill(len(marks[0])) for part in str(session).split("-"))
    return text[: marks.start()] + filled + text[marks.end() :]


def text_problem(text: str, limit: int = MAX_TEXT) -> str:
    """Return what keeps `text` from standing on a line of a description; empty where nothing does."""
    if len(text) > limit:
        return translate("reasons", "it is longer than {limit} characters").format(limit=limit)
    # Of what can be printed nothing is unseen; of what cannot, blanks of other widths pass.
    if not text.isprintable() and any(unicodedata.category(letter) in _UNSEEN for letter in text):
        return translate("reasons", "it has an invisible character")
    return ""


def unique_names(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object of JSON, for `object_pairs_hook`.

    Raises:
        ValueError: a name stands in it twice, so that two readers could read two things.
    """
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands there twice")
    return found


def prefix_problem(prefix: str) -> str:
    """Return what keeps `prefix` from beginning the names of files in one folder; empty where nothing does.

    Letters, digits, blanks and a few signs pass; no path, no hidden file, no device of Windows.
    """
    strangers = [letter for letter in prefix if not (letter.isalnum() or letter in _SIGNS)]
    shown = "".join(letter for letter in strangers[:1] if letter.isprintable())
    problems = (
        (not prefix, translate("reasons", "it is empty")),
        (
            len(prefix) > MAX_PREFIX,
            translate("reasons", "it is longer than {limit} characters").format(limit=MAX_PREFIX),
        ),
        (
            bool(shown),
            translate("reasons", "it has “{sign}”, which cannot be used in a file name").format(sign=shown),
        ),
        (bool(strangers), translate("reasons", "it has an invisible character")),
        (prefix.startswith((".", "-", " ")), translate("reasons", "it starts with a dot, a dash or a space")),
        (prefix.endswith((".", " ")), translate("reasons", "it ends with a dot or a space")),
        (".." in prefix, translate("reasons", "it has two dots in a row")),
        (len(_MARKS.findall(prefix)) > 1, translate("reasons", "it has two groups of “#”")),
        (
            _DEVICE.fullmatch(prefix) is not None,
            translate("reasons", "Windows reserves this name for a device"),
        ),
    )
    return next((problem for is_so, problem in problems if is_so), "")
