"""What is typed as identification and the bytes that go into every deal, without a screen.

The bytes count, not the letters: an identification kept by an older program may be written in a code page
of its time. Letters are shown through a code page; the bytes stay as they are until the user types.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigdeal_gui.randomness.ripemd160 import ripemd160

UTF_8: Final = "utf-8"

CODE_PAGES: Final = (UTF_8, "cp1252", "cp850", "cp437", "cp1250", "cp852")
"""The code pages on offer, the likeliest first."""

_PICTURES: Final = 0x2400
_DELETE: Final = 0x7F
_DELETE_PICTURE: Final = 0x2421
_TO_PICTURES: Final = {n: _PICTURES + n for n in range(32)} | {_DELETE: _DELETE_PICTURE}
_FROM_PICTURES: Final = {picture: control for control, picture in _TO_PICTURES.items()}


@dataclass(frozen=True, slots=True)
class Identification:
    """The bytes and the code page they are shown in."""

    owner: bytes = b""
    code_page: str = UTF_8

    @property
    def text(self) -> str:
        """The bytes as letters; a control character as its picture, what the code page lacks as �."""
        return self.owner.decode(self.code_page, "replace").translate(_TO_PICTURES)

    @property
    def is_ascii(self) -> bool:
        """Whether every code page shows the same."""
        return self.owner.isascii()

    @property
    def is_editable(self) -> bool:
        """Whether the letters lead back to the very same bytes."""
        return self._encoded(self.text) == self.owner

    @property
    def has_hidden(self) -> bool:
        """Whether it holds what the eye passes over: blanks at an end, or control characters."""
        return self.owner != self.owner.strip() or any(
            byte < ord(" ") or byte == _DELETE for byte in self.owner
        )

    @property
    def fingerprint(self) -> str:
        """The RIPEMD-160 of the bytes, 40 hexadecimal digits: equal here, equal deals from one seed."""
        return ripemd160(self.owner).hex()

    def typed(self, text: str) -> Identification:
        """Return what it is once the letters are `text`; in UTF-8 where the code page lacks one."""
        encoded = self._encoded(text)
        if encoded is None:
            return Identification(text.translate(_FROM_PICTURES).encode(UTF_8, "replace"), UTF_8)
        return Identification(encoded, self.code_page)

    def _encoded(self, text: str) -> bytes | None:
        try:
            return text.translate(_FROM_PICTURES).encode(self.code_page)
        except UnicodeEncodeError:
            return None


def identification_of(owner: bytes) -> Identification:
    """Return `owner` in the first code page that can show all of it."""
    for code_page in CODE_PAGES:
        try:
            owner.decode(code_page)
        except UnicodeDecodeError:
            continue
        return Identification(owner, code_page)
    raise AssertionError("code page 437 has a letter for every byte")
