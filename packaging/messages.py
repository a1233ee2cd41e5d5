"""Makes compiled translations smaller for the frozen program, which unpacks them at every start.

A message in a .qm file is found by a hash of its English text, and then that text is compared as well. Where
the hash alone tells the messages of a context apart the text is left out; `QTranslator` then has nothing to
compare. What Qt would say of things that the program does not do goes altogether.

Source: qtranslator.cpp of Qt 6, which reads such files.
"""

from __future__ import annotations

import struct
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from contents import Entry

MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES: Final = 0x42
MESSAGES: Final = 0x69

_NOTHING: Final = 0
_END: Final = 1
_TRANSLATION: Final = 3
_SOURCE: Final = 6
_CONTEXT: Final = 7
_COMMENT: Final = 8
_PARTS: Final = {_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT}

ABSENT: Final = (
    *(b"QAbstractSocket", b"QDtls", b"QFtp", b"QHost", b"QHttp", b"QLocalSocket", b"QLocalServer"),
    *(b"QNativeSocketEngine", b"QNetwork", b"QSsl", b"QSocks5", b"QTcpServer", b"QUdpSocket"),
    *(b"QDB2", b"QIBase", b"QMYSQL", b"QMimer", b"QOCI", b"QODBC", b"QPSQL", b"QSQLite", b"QSql", b"QTDS"),
    *(b"QDom", b"QXml", b"QPrint", b"QPageS", b"QCups", b"QPPD", b"QTest", b"QVulkan", b"QRegularExpression"),
)
"""What the names of contexts begin with of which the program shows nothing: most are not even in it."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message: the hash it is found by, and its parts in their order, each a tag and its bytes."""

    hash: int
    parts: tuple[tuple[int, bytes], ...]

    def part(self, tag: int) -> bytes:
        """Return the bytes of the first part with `tag`, empty where there is none."""
        return next((data for kind, data in self.parts if kind == tag), b"")

    @property
    def is_shown(self) -> bool:
        """Whether it says anything, and of something that the program shows."""
        says = all(kind != _NOTHING for kind, _ in self.parts)
        return says and not self.part(_CONTEXT).startswith(ABSENT)

    @property
    def place(self) -> tuple[int, bytes, bytes]:
        """What a message is told apart by where its English text is left out."""
        return self.hash, self.part(_CONTEXT), self.part(_COMMENT)


def smaller(table: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return PyInstaller's `table` with a squeezed copy in `folder` instead of each translation.

    Raises:
        ValueError: as `squeezed`.
    """
    kept = []
    for target, source, kind in table:
        is_translation = target.endswith(".qm")
        copy = folder / Path(target).name
        if is_translation:
            folder.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(squeezed(Path(source).read_bytes()))
        kept.append((target, str(copy) if is_translation else source, kind))
    return kept


def squeezed(data: bytes) -> bytes:
    """Return a .qm file without what is never looked at.

    Raises:
        ValueError: it is none, or holds parts that this module does not know.
    """
    sections = dict(_sections(data))
    messages = [one for one in _messages(sections) if one.is_shown]
    count = Counter(one.place for one in messages)
    hashes, texts = bytearray(), bytearray()
    for one in messages:
        hashes += struct.pack(">II", one.hash, len(texts))
        for tag, part in one.parts:
            if tag != _SOURCE or count[one.place] > 1:
                texts += struct.pack(">BI", tag, len(part)) + part
        texts.append(_END)
    sections |= {HASHES: bytes(hashes), MESSAGES: bytes(texts)}
    return MAGIC + b"".join(struct.pack(">BI", tag, len(part)) + part for tag, part in sections.items())


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    if not data.startswith(MAGIC):
        raise ValueError("no compiled translation")
    at = len(MAGIC)
    while at < len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        at += 5
        yield tag, data[at : at + length]
        at += length


def _messages(sections: dict[int, bytes]) -> Iterator[Message]:
    for number, at in struct.iter_unpack(">II", sections.get(HASHES, b"")):
        yield Message(number, tuple(_parts(sections[MESSAGES], at)))


def _parts(texts: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    while texts[at] != _END:
        tag, length = struct.unpack_from(">BI", texts, at)
        if tag not in _PARTS:
            raise ValueError(f"a part of kind {tag}")
        at += 5
        if tag == _TRANSLATION and length & 1:
            # No length of UTF-16: such a message says nothing, whatever else it has.
            tag, length = _NOTHING, 0
        yield tag, texts[at : at + length]
        at += length
