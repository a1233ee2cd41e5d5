"""Translations made smaller say of every text what they said before."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING

import messages
import pytest
import translations
from PySide6.QtCore import QLibraryInfo, QTranslator

if TYPE_CHECKING:
    from collections.abc import Iterator

QT = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
COUNTS = (-1, 0, 1, 2, 3, 5, 12, 22, 100)
"""Numbers that need different plurals in one language or another."""


@pytest.fixture(scope="module")
def compiled(words_compiled: list[Path]) -> dict[str, Path]:
    """Return our compiled translations by their language."""
    return {path.stem.partition("_")[2]: path for path in words_compiled}


class Translator(QTranslator):
    """What Qt makes of a compiled translation: it reads `data`, which must live as long."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.read_from = data
        assert self.load(data)


def texts_of(source: Path) -> Iterator[tuple[str, str, str | None]]:
    """Yield context, English text and comment of every message of a .ts file."""
    for context in ET.parse(source).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            comment = message.findtext("comment")
            yield context.findtext("name") or "", message.findtext("source") or "", comment


@pytest.mark.parametrize("code", ["de", "pl", "en"])
def test_our_own_words_stay_what_they_are(compiled: dict[str, Path], code: str) -> None:
    """Every message, with every number, is translated as before; the file is a quarter smaller."""
    before = compiled[code].read_bytes()
    after = messages.squeezed(before)
    old, new = Translator(before), Translator(after)
    seen = 0
    for context, text, comment in texts_of(translations.FOLDER / f"bigdeal-gui_{code}.ts"):
        for count in COUNTS:
            said = old.translate(context, text, comment, count)
            assert new.translate(context, text, comment, count) == said
            seen += bool(said)
    assert seen
    assert len(after) < 0.85 * len(before)


def test_a_text_without_a_translation_has_none_afterwards(compiled: dict[str, Path]) -> None:
    """What the file does not hold, or holds in another context alone, is not found."""
    new = Translator(messages.squeezed(compiled["de"].read_bytes()))
    assert not new.translate("AboutDialog", "No such text")
    assert new.translate("AboutDialog", "&Close")
    assert not new.translate("QShortcut", "&Close")


@pytest.mark.parametrize(
    ("context", "text"),
    [("QFileDialog", "File &name:"), ("QPlatformTheme", "Cancel"), ("QShortcut", "Return")],
)
def test_qts_words_for_what_the_program_shows_stay(context: str, text: str) -> None:
    """Dialogs and keys keep Qt's words."""
    before = (QT / "qtbase_de.qm").read_bytes()
    old, new = Translator(before), Translator(messages.squeezed(before))
    assert old.translate(context, text)
    assert new.translate(context, text) == old.translate(context, text)


def test_qts_words_for_what_is_not_there_go() -> None:
    """What Qt would say of networks and databases is not packed."""
    before = (QT / "qtbase_de.qm").read_bytes()
    after = messages.squeezed(before)
    assert re.search(rb"QSslSocket", before)
    assert not re.search(rb"QSslSocket|QMYSQL|QAbstractSocket", after)


def test_a_message_that_says_nothing_goes() -> None:
    """A translation of which a form is missing is one that Qt never shows."""
    data = written([messages.Message(7, ((0, b""), (7, b"Page"))), messages.Message(8, ((7, b"Sheet"),))])
    assert b"\xff\xff\xff\xff" in data
    assert b"Page" in data
    after = messages.squeezed(data)
    assert b"Page" not in after
    assert b"Sheet" in after


@pytest.mark.parametrize("path", sorted(QT.glob("qtbase_*.qm")), ids=lambda path: path.stem)
def test_every_translation_of_qt_is_understood(path: Path) -> None:
    """No language of Qt's holds anything that is not known."""
    assert messages.squeezed(path.read_bytes()).startswith(messages.MAGIC)


def test_only_translations_are_touched(compiled: dict[str, Path], tmp_path: Path) -> None:
    """In PyInstaller's table translations get a copy; all else stays where it is."""
    source = str(compiled["de"])
    table = [("resources/translations/a_de.qm", source, "DATA"), ("LICENSE", "/LICENSE", "DATA")]
    first, second = messages.smaller(table, tmp_path / "work")
    assert first == ("resources/translations/a_de.qm", str(tmp_path / "work" / "a_de.qm"), "DATA")
    assert Path(first[1]).read_bytes() == messages.squeezed(compiled["de"].read_bytes())
    assert second == table[1]


def test_texts_that_share_a_hash_keep_their_english() -> None:
    """Where the hash alone does not tell two messages apart their texts stay to be compared."""
    entries = [
        messages.Message(7, ((3, b"\0A"), (6, b"one"), (7, b"Page"))),
        messages.Message(7, ((3, b"\0B"), (6, b"two"), (7, b"Page"))),
        messages.Message(8, ((3, b"\0C"), (6, b"three"), (7, b"Page"))),
    ]
    after = messages.squeezed(written(entries))
    assert b"one" in after
    assert b"two" in after
    assert b"three" not in after
    assert messages.squeezed(after) == after


def written(entries: list[messages.Message]) -> bytes:
    """Return a .qm file of these messages; a part with the tag 0 is a translation that is missing."""
    hashes, texts = bytearray(), bytearray()
    for one in entries:
        hashes += one.hash.to_bytes(4, "big") + len(texts).to_bytes(4, "big")
        for tag, part in one.parts:
            length = len(part) if tag else 0xFFFF_FFFF
            texts += bytes([tag or 3]) + length.to_bytes(4, "big") + part
        texts.append(1)
    sections = ((messages.HASHES, hashes), (messages.MESSAGES, texts))
    return messages.MAGIC + b"".join(
        bytes([tag]) + len(data).to_bytes(4, "big") + data for tag, data in sections
    )


@pytest.mark.parametrize("data", [b"<TS/>", written([messages.Message(7, ((9, b"new"),))])])
def test_what_it_does_not_know_is_refused(data: bytes) -> None:
    """A file of another kind, or with parts of a newer Qt, stops the build."""
    with pytest.raises(ValueError, match=r"no compiled translation|a part of kind 9"):
        messages.squeezed(data)
