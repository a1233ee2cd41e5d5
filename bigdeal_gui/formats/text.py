"""The lines and letters of text files, whatever ends the lines and whichever encoding they are in.

Outside data is bounded here: how many lines a file may have, and how long they are.
"""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.formats import ReadLimit
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from typing import BinaryIO

MAX_FILE_LINES: Final = 6_000_000
"""The most lines that are read from one file: 24 a board."""

MAX_LINE_BYTES: Final = 2**16
"""The longest line that is read; no format needs more than 255 bytes but for comments."""

_PIECE_BYTES: Final = 2**17
"""Cut into lines at once, which keeps other threads waiting: a millisecond."""

_FILLERS: Final = b"\0\x1a"
"""At the end of a text: CP/M and its heirs end one with ^Z, and some programs fill a block with NULs."""

_UTF_8: Final = "UTF-8"
_UTF_16: Final = {codecs.BOM_UTF16_LE: "UTF-16-LE", codecs.BOM_UTF16_BE: "UTF-16-BE"}
_WESTERN: Final = "windows-1252"
HEAD_BYTES: Final = 4096
"""Within so many bytes a file names its encoding."""

_EIGHT_BITS: Final = {
    "iso-8859-1": "iso-8859-1",
    "iso-8859-2": "iso-8859-2",
    "iso-8859-15": "iso-8859-15",
    "windows-1250": "windows-1250",
    "windows-1252": _WESTERN,
    "cp1250": "windows-1250",
    "cp1252": _WESTERN,
}
"""Encodings that a file may declare, by the names it may give them."""


def error_at_line(line: int) -> str:
    """Return how an error names a line, 1 being the first."""
    return translate("reasons", "line {line}").format(line=line)


def _utf_16(untrusted_text: bytes) -> str | None:
    """Return which UTF-16 a text is in, by its mark or by two plain letters at its beginning."""
    zeros = [not byte for byte in untrusted_text[:4]]
    if zeros in ([False, True] * 2, [True, False] * 2):
        return "UTF-16-BE" if zeros[0] else "UTF-16-LE"
    return _UTF_16.get(untrusted_text[:2])


class TextStream:
    """The lines of a file of any length, a piece of it in memory.

    `check_lines` is told now and then how many lines there were, and raises where they are too many.
    """

    def __init__(
        self, name: str, untrusted_file: BinaryIO, check_lines: Callable[[int], None] = lambda _line: None
    ) -> None:
        self.head = b""
        """The first bytes of the file, of HEAD_BYTES at most, without its byte order mark."""
        self._name = name
        self._file = untrusted_file
        self._check_lines = check_lines
        self._utf_16: str | None = None
        self._is_ascii = True
        self._utf_8: codecs.IncrementalDecoder | None = codecs.getincrementaldecoder("utf-8")()

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yield the lines as `text_lines` does, however many they are.

        Raises:
            ReadLimit: one of more than MAX_LINE_BYTES.
        """
        line, rest, is_open = 0, b"", True
        pieces = self._pieces()
        while is_open:
            piece = next(pieces, b"")
            is_open = bool(piece)
            text = rest + piece if is_open else rest.rstrip(_FILLERS)
            # What ends with CR may go on with the LF of the same line end.
            held = b"\r" if is_open and text.endswith(b"\r") else b""
            *lines, rest = _with_lf(text.removesuffix(held)).split(b"\n")
            rest += held
            if not is_open and rest:
                lines.append(rest)
            for found in lines:
                line += 1
                if len(found) > MAX_LINE_BYTES:
                    raise _line_too_long(self._name, line)
                yield line, found
            if len(rest) > MAX_LINE_BYTES:
                raise _line_too_long(self._name, line + 1)
            self._check_lines(line)

    def encoding(self, declared: str = "") -> str:
        """Return the encoding of all that was read, as `text_encoding` finds it."""
        if self._utf_16:
            return self._utf_16
        return _encoding(declared, is_ascii=self._is_ascii, is_utf_8=self._utf_8 is not None)

    def _pieces(self) -> Iterator[bytes]:
        """Yield the text piece by piece, none empty, without its byte order mark, and UTF-16 as UTF-8."""
        first = self._file.read(_PIECE_BYTES)
        codec = self._utf_16 = _utf_16(first)
        decode = codecs.getincrementaldecoder(codec)("replace").decode if codec else None
        first = first[2:] if first[:2] in _UTF_16 else first.removeprefix(codecs.BOM_UTF8)
        for piece in chain([first], iter(partial(self._file.read, _PIECE_BYTES), b"")):
            self.head += piece[: HEAD_BYTES - len(self.head)]
            if decode is None:
                self._look_at(piece)
            if text := decode(piece).encode("utf-8", "replace") if decode else piece:
                yield text
        self._look_at(b"", is_last=True)

    def _look_at(self, piece: bytes, *, is_last: bool = False) -> None:
        """See whether the text is still ASCII, and still UTF-8."""
        self._is_ascii = self._is_ascii and piece.isascii()
        if self._utf_8 is not None and not self._is_ascii:
            try:
                self._utf_8.decode(piece, is_last)
            except UnicodeDecodeError:
                self._utf_8 = None


def text_lines(name: str, untrusted_data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file with their numbers, whatever ends them, as `unified_line_ends` gives them.

    Raises:
        ReadLimit: more than MAX_FILE_LINES, or one of more than MAX_LINE_BYTES.
    """
    unified = unified_line_ends(untrusted_data)
    if unified.count(b"\n") > MAX_FILE_LINES:
        reason = translate("reasons", "more than {max_file_lines} lines")
        raise ReadLimit(name, error_at_line(MAX_FILE_LINES + 1), reason.format(max_file_lines=MAX_FILE_LINES))
    for line, text in enumerate(io.BytesIO(unified), start=1):
        if len(text) > MAX_LINE_BYTES:
            raise _line_too_long(name, line)
        yield line, text.rstrip(b"\n")


def _line_too_long(name: str, line: int) -> ReadLimit:
    words = translate("reasons", "a line of more than {max_line_bytes} bytes")
    return ReadLimit(name, error_at_line(line), words.format(max_line_bytes=MAX_LINE_BYTES))


def unified_line_ends(untrusted_data: bytes) -> bytes:
    """Return the data with LF for every CRLF and lone CR, without a byte order mark or fillers at the end.

    Text in UTF-16, which begins with its byte order mark, becomes UTF-8.
    """
    text = untrusted_data
    if codec := _utf_16(text):
        text = text.removeprefix(text[:2] if text[:2] in _UTF_16 else b"").decode(codec, "replace").encode()
    return _with_lf(text.removeprefix(codecs.BOM_UTF8).rstrip(_FILLERS))


def _with_lf(text: bytes) -> bytes:
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def text_encoding(untrusted_data: bytes, declared: str = "") -> str:
    """Return the encoding of a text: by its byte order mark, or as `declared`, or UTF-8 where it fits.

    Where nothing tells, it is Windows' for Western Europe, which has all letters of Latin-1.
    """
    if codec := _utf_16(untrusted_data):
        return codec
    is_utf_8 = True
    try:
        untrusted_data.decode("utf-8")
    except UnicodeDecodeError:
        is_utf_8 = False
    return _encoding(declared, is_ascii=untrusted_data.isascii(), is_utf_8=is_utf_8)


def _encoding(declared: str, *, is_ascii: bool, is_utf_8: bool) -> str:
    if is_ascii:
        return _UTF_8
    return _EIGHT_BITS.get(declared.lower()) or (_UTF_8 if is_utf_8 else _WESTERN)


def decoded_text(untrusted_text: bytes, encoding: str) -> str:
    """Return the characters of a piece of unified text that came from a file in `encoding`."""
    if encoding in _EIGHT_BITS.values():
        return untrusted_text.decode(encoding, "replace")
    # UTF-16 was made UTF-8 before it was cut into lines.
    return untrusted_text.decode("utf-8", "replace")
