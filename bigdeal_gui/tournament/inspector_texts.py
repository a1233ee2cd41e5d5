"""What the inspector says of names and descriptions: signs that slipped in, blanks, special letters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.tournament.findings import warning
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.tournament.findings import Finding

_STRAY: Final = re.compile(r"[<>|\\^~`{}$%*?;=\":@_]")


def text_findings(text: str, what: str, phase: int | None = None) -> Iterator[Finding]:
    """Yield what is unusual about `text`, which is `what` in a sentence, such as “the description”."""
    if stray := _STRAY.search(text):
        sentence = translate("findings", "The sign “{sign}” in {what} may have slipped in: “{text}”.")
        yield warning("stray-sign", sentence.format(sign=stray[0], what=what, text=text), phase)
    if text != " ".join(text.split()):
        sentence = translate("findings", "There are blanks too many in {what}: “{text}”.")
        yield warning("extra-blanks", sentence.format(what=what, text=text), phase)
    if not text.isascii():
        sentence = translate("findings", "Older programs may show letters of {what} wrongly: “{text}”.")
        yield warning("special-letters", sentence.format(what=what, text=text), phase)
