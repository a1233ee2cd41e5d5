"""Every word of the window stands in every language, whole and up to date."""

from __future__ import annotations

import json
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import translations

TOP = Path(__file__).resolve().parents[2]


def test_no_text_is_untranslated_or_out_of_date() -> None:
    """The files of the translators hold each text of today's sources, with its fields, and no other."""
    assert not list(translations.faults())


@pytest.mark.parametrize(
    ("source", "form", "fault"),
    [
        ("File {name}", '<translation type="unfinished"></translation>', "not translated"),
        ("File {name}", "<translation></translation>", "empty"),
        ("File {name}", "<translation>Datei</translation>", "other fields"),
        ("File {name}", "<translation>&amp;Datei {name}</translation>", "a letter for Alt"),
        ("File {name}", "<translation>Datei {name}</translation>", ""),
        ("&amp;File {name}", "<translation>Datei &amp;&amp; {name}</translation>", "no letter for Alt"),
        ("&amp;File {name}", "<translation>&amp;Datei {name}</translation>", ""),
    ],
)
def test_faults_are_found(tmp_path: Path, source: str, form: str, fault: str) -> None:
    """A text that is missing, empty, without its fields, with a stray mark or without its own is named."""
    path = tmp_path / "bigdeal-gui_de.ts"
    path.write_text(
        '<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="de"><context><name>Page</name>'
        f"<message><source>{source}</source>{form}</message></context></TS>",
        "utf-8",
    )
    found = list(translations._faults_of(path))
    assert [one.partition(":")[0].startswith(fault) for one in found] == ([True] if fault else [])


def test_words_are_filled_where_one_is_lacking(tmp_path: Path) -> None:
    """New texts get the translations of a file, in every language that it has; what is there stays.

    A language that is not there yet is begun.
    """
    for file in (TOP / "resources" / "translations").glob("*.ts"):
        shutil.copy(file, tmp_path)
    path, begun = tmp_path / "bigdeal-gui_de.ts", tmp_path / "bigdeal-gui_sv.ts"
    begun.unlink()
    whole = path.read_bytes()
    tree = ET.parse(path)  # noqa: S314 - our own file
    emptied = next(message for message in tree.iter("message") if message.find("translation") is not None)
    source, translation = emptied.findtext("source", ""), emptied.find("translation")
    assert translation is not None
    was = [form.text for form in translation.iter("numerusform")] or translation.text
    translation.set("type", "unfinished")
    tree.write(path, "utf-8", xml_declaration=True)
    words = tmp_path / "words.json"
    words.write_text(json.dumps({source: {"de": was, "pl": "?"}, "No such text": {"de": "x"}}), "utf-8")
    assert translations.fill(words, tmp_path) == ["No such text"]
    assert path.read_bytes() == whole
    assert b'language="sv"' in begun.read_bytes()
    assert b"<translation>?</translation>" not in (tmp_path / "bigdeal-gui_pl.ts").read_bytes()


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('self.tr("%n set(s) dealt", "", count)', []),
        ('label.setText(self.tr("%n set(s) dealt"))', [1]),
        ('\ntranslate("reasons", "%n board(s)")', [2]),
        ('TEXT = f"%n of {total}"', [1]),
        ('self.tr("{count} sets dealt")', []),
    ],
)
def test_a_count_without_its_number_is_found(source: str, lines: list[int]) -> None:
    """%n stands only in a message that is given a count: anywhere else it would be shown as it is."""
    assert list(translations._stray_counts(source)) == lines
