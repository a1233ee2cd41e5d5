"""Translations read without Qt say what Qt's own tools make of the same files."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from bigdeal_gui import catalogue
from bigdeal_gui.catalogue import NO_COUNT, Catalogue
from bigdeal_gui.resource_files import translation_folder

FILES = sorted(translation_folder().glob("*.ts"))
LRELEASE = shutil.which("lrelease", path=str(Path(PySide6.__file__).parent))
COUNTS = (NO_COUNT, *range(131))
"""Whatever a language's plurals turn on: the last digit, the last two, none at all."""

MESSAGES = """
    <message>
        <source>Deal &amp;&amp; &quot;print&quot;</source>
        <translatorcomment>Not &lt;hand&gt;</translatorcomment>
        <translation>Geben &amp;&amp; „drucken“&#xa0;!</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>adjective</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation type="unfinished">Vielleicht</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
"""
WHOLE = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de">\n'
    f"<context>\n    <name>Page</name>{MESSAGES}</context>\n</TS>\n"
)


@pytest.fixture
def page(tmp_path: Path) -> Catalogue:
    """A catalogue with one message of each kind."""
    path = tmp_path / "de.ts"
    path.write_text(WHOLE, "utf-8")
    return Catalogue(path, "de")


@pytest.mark.skipif(LRELEASE is None, reason="PySide6 came without lrelease")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_message_is_what_qt_makes_of_it(file: Path, tmp_path: Path) -> None:
    """Each text of each language is as from lrelease and QTranslator, with each count where it has one."""
    compiled = tmp_path / "words.qm"
    subprocess.run([str(LRELEASE), "-silent", file, "-qm", compiled], check=True)
    qt, ours = QTranslator(), Catalogue(file, file.stem.partition("_")[2])
    assert qt.load(str(compiled))
    differing, seen = [], 0
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text, comment = message.findtext("source", ""), message.findtext("comment", "")
            for count in COUNTS if message.get("numerus") else (NO_COUNT,):
                said = ours.translation(name, text, comment, count)
                seen += said is not None
                if said != qt.translate(name, text, comment, count):
                    differing.append((name, text, count))
    assert seen
    assert not differing


def test_a_text_is_found_as_it_was_written(page: Catalogue) -> None:
    """What XML escapes is unescaped, and a note between translators changes nothing."""
    assert page.translation("Page", 'Deal && "print"') == "Geben && „drucken“\xa0!"


def test_a_context_is_parsed_once(page: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is first asked for, be it there or not."""
    parsed: list[str] = []

    def parse(sources: str, _translations: str) -> catalogue.Messages:
        parsed.append(sources)
        return {("Open", ""): ["Öffnen"]}

    monkeypatch.setattr(catalogue, "_messages", parse)
    for _again in range(2):
        assert page.translation("Page", "Open") == "Öffnen"
        page.translation("Nowhere", "Open")
    assert [bool(sources) for sources in parsed] == [True, False]


def test_a_comment_tells_equal_texts_apart(page: Catalogue) -> None:
    """A text with a comment has its own translation, or that of the text alone."""
    assert page.translation("Page", "Open", "adjective") == "Offen"
    assert page.translation("Page", "Open", "a door") == "Öffnen"
    assert page.translation("Page", "Open") == "Öffnen"


@pytest.mark.parametrize(
    ("context", "text"),
    [("Page", "Not sure"), ("Page", "Empty"), ("Page", "No such text"), ("Sheet", "Open")],
)
def test_what_is_not_translated_has_no_translation(page: Catalogue, context: str, text: str) -> None:
    """A text that is unfinished, empty, unknown or of another context has none."""
    assert page.translation(context, text) is None


@pytest.mark.parametrize(
    ("count", "expected"), [(NO_COUNT, "%n Board"), (0, "%n Boards"), (1, "%n Board"), (2, "%n Boards")]
)
def test_a_count_chooses_the_plural(page: Catalogue, count: int, expected: str) -> None:
    """The form that goes with the count is given, with its place for the number."""
    assert page.translation("Page", "%n board(s)", count=count) == expected


def test_texts_that_languages_share_lie_in_a_file_beside(tmp_path: Path) -> None:
    """Translations without their English texts go with those of `sources.ts`, in the same order."""
    sources = re.sub(r"\s*<translation.*?</translation>", "", WHOLE, flags=re.DOTALL)
    (tmp_path / "sources.ts").write_text(sources.replace("board(s)", "boards—s"), "utf-8")
    path = tmp_path / "de.ts"
    path.write_text(re.sub(r"\s*<(source|comment)>.*", "", WHOLE), "utf-8")
    apart = Catalogue(path, "de")
    assert apart.translation("Page", "Open", "adjective") == "Offen"
    assert apart.translation("Page", "%n boards—s", count=2) == "%n Boards"


@pytest.mark.parametrize(
    "content", [b"", WHOLE[:-9].encode(), WHOLE.encode("utf-16")], ids=["empty", "cut", "coded otherwise"]
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes) -> None:
    """A file that is cut off, or no text at all, is no catalogue."""
    path = tmp_path / "de.ts"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"damaged|decode"):
        Catalogue(path, "de")


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    """A file that is not there raises what opening it raises."""
    with pytest.raises(OSError, match=r"de\.ts"):
        Catalogue(tmp_path / "de.ts", "de")
