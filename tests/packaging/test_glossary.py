"""Window, print, help and page for players use one word for a thing, in each language: its glossary's."""

from __future__ import annotations

import json
import re
import tomllib
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import translation_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
TRANSLATIONS = RESOURCES / "translations"
PAGES = [RESOURCES.parent / "packaging" / page / "words" for page in ("verify_page", "unlock_page")]
LANGUAGES = sorted(path.stem.partition("_")[2] for path in TRANSLATIONS.glob("*_??.ts"))
TRANSLATED = [language for language in LANGUAGES if language != "en"]
FIELD = re.compile(r"{\w*}")
WORD = re.compile(r"[\w{}’'-]+")
MOST_WORDS = 20
BELOW_WIDGETS = {"errors", "findings", "reasons", "verdict"}
"""Contexts of sentences that are made below the window and shown in it; the others are printed, or short."""

OFTEN = 15
"""A glossary that holds fewer words to their use would find next to nothing."""


@cache
def glossary(language: str) -> dict[str, dict[str, Any]]:
    """Return the entries of a glossary by their English terms."""
    held = tomllib.loads((TRANSLATIONS / "glossary" / f"{language}.toml").read_text("utf-8"))
    assert held.pop("about")
    return held


@cache
def pairs(language: str) -> tuple[tuple[str, str], ...]:
    """Return all texts of window, print, help and page for players in English with their translations."""
    return (*_window(language), *_print(language), *_help(language), *_page(language))


@cache
def _window(language: str) -> tuple[tuple[str, str], ...]:
    found = []
    for message in ET.parse(TRANSLATIONS / f"bigdeal-gui_{language}.ts").iter("message"):  # noqa: S314 - our own
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        source = message.findtext("source") or ""
        spoken = without_fields(source).replace("&", "")  # a letter for Alt may stand inside a word
        found += [(spoken, form.replace("&", "")) for form in forms]
    return tuple(found)


def _print(language: str) -> Iterator[tuple[str, str]]:
    english, printed = (
        tomllib.loads((TRANSLATIONS / "paper" / f"{code}.toml").read_text("utf-8"))
        for code in ("en", language)
    )
    yield from ((english[key], text) for key, text in printed.items() if isinstance(text, str))


def _help(language: str) -> Iterator[tuple[str, str]]:
    for page in sorted((RESOURCES / "help" / language).glob("*.md")):
        english = RESOURCES / "help" / "en" / page.name
        yield english.read_text("utf-8"), page.read_text("utf-8")


def _page(language: str) -> Iterator[tuple[str, str]]:
    for page in PAGES:
        english, translated = (
            json.loads((page / f"{code}.json").read_text("utf-8")) for code in ("en", language)
        )
        yield from ((without_fields(text), translated[name]) for name, text in english.items())


@cache
def english() -> tuple[str, ...]:
    """Return what is read in English: texts of window, print and page, sentences of help, docs, commands."""
    texts = {source for source, _ in _window("de")}
    texts |= {source for source, _ in _print("de")} | {source for source, _ in _page("de")}
    top = RESOURCES.parent
    files = (*(RESOURCES / "help" / "en").glob("*.md"), *(top / "docs").glob("*.md"))
    files += tuple(top / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "ARCHITECTURE"))
    pages = (BLOCK.sub("", page.read_text("utf-8")) for page in files)
    for page in pages:
        texts |= set(re.split(r"(?<=[.!?:]) |\n", page))
    return tuple(sorted(texts))


def given_up(texts: Iterable[str], entries: dict[str, dict[str, Any]]) -> list[str]:
    """Return the texts in which a word stands that `entries` give up for another one."""
    rejected = [re.compile(word) for entry in entries.values() for word in entry.get("never", ())]
    return [text for text in texts if any(word.search(text) for word in rejected)]


def without_fields(text: str) -> str:
    """Return `text` without what is filled in, which has names of its own."""
    return FIELD.sub("", text) if "{" in text else text


def other_words(term: str, entry: dict[str, Any], texts: tuple[tuple[str, str], ...]) -> list[str]:
    """Return the translations of English texts with `term` that have another word for it."""
    # A section in brackets is a part of a settings file, what follows hyphens an option.
    words = "[ -]".join(map(re.escape, term.split()))
    spoken = re.compile(rf"(?<![\w-]){words}s?\b(?! \[)", re.IGNORECASE)
    held = re.compile(entry["held"], re.IGNORECASE)
    return [text for english, text in texts if spoken.search(english) and not held.search(text)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_term_is_the_same_in_window_print_and_help(language: str) -> None:
    """Wherever the English text has a term of the glossary, the translation has the glossary's word."""
    entries = {term: entry for term, entry in glossary(language).items() if "held" in entry}
    assert len(entries) >= OFTEN
    found = {term: other_words(term, entry, pairs(language)) for term, entry in entries.items()}
    assert {term: texts for term, texts in found.items() if texts} == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_rejected_word_stands_nowhere(language: str) -> None:
    """A word that the glossary gives up for another one is not used any more."""
    words = [word for entry in glossary(language).values() for word in entry.get("never", ())]
    rejected = [re.compile(word, re.IGNORECASE) for word in words]
    found = [text for word in rejected for _, text in pairs(language) if word.search(text)]
    assert found == []


def test_english_has_one_word_for_a_thing() -> None:
    """What the English glossary gives up is read nowhere: each thing has one plain name."""
    entries = glossary("en")
    assert sum(len(entry.get("never", ())) for entry in entries.values()) > OFTEN
    assert given_up(english(), entries) == []


def test_a_sentence_of_the_window_is_short() -> None:
    """What widgets say, and what they are told to say, has at most twenty words a sentence."""
    contexts = ET.parse(TRANSLATIONS / "bigdeal-gui_de.ts").findall("context")  # noqa: S314 - our own
    spoken = [
        sentence
        for context in contexts
        if (name := context.findtext("name") or "")[:1].isupper() or name in BELOW_WIDGETS
        for message in context.iter("message")
        for sentence in re.split(r"(?<=[.!?])\s+", message.findtext("source") or "")
    ]
    assert len(spoken) > 1000
    assert [text for text in spoken if len(WORD.findall(text)) > MOST_WORDS] == []


@pytest.mark.parametrize(
    "text",
    [
        "Put the stick back in.",
        "Whoever reads it knows the boards.",
        "Not a sound pbn file.",
        "Deal anew.",
        "Find the **digest** where it was published.",
    ],
)
def test_another_english_word_is_found(text: str) -> None:
    """A word that was given up is named where it comes back."""
    assert given_up([text, "Put the USB drive back in."], glossary("en")) == [text]


SIGNS = {
    "da": "[“„«»]",
    "de": "[”«»]",
    "es": "[“„”]",
    "fr": r"[“„”]|[^\W\d] [;:?!»]|[^\W\dNESW][:;?!»](?=[\s*]|$)|[}%*)][;:?!»]|« |«[^\u00a0]|\d %|\w'[\w&«]",
    "it": r"[„«»]|\d %|\w'[\w&“]",
    "nb": "[“„”]",
    "nl": r"[„«»]|\d %",
    "pl": r"[“«»]|\d %",
    "pt": "[“„”]",
    "sv": "[“„«»]",
}
"""What is not set so in a language: quotes of other languages, blanks, apostrophes of a typewriter."""
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile("[`].*?[`]|" + re.escape('[Name "value"]') + "|" + re.escape('< > : "'))
"""What somebody types or reads on a screen as it stands."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_texts_are_set_as_the_language_is_printed(language: str) -> None:
    """Quotes are the language's, an apostrophe is curved, no line of French breaks before a sign."""
    wrong = re.compile(SIGNS[language] + '|"')
    assert [text for _, text in pairs(language) if wrong.search(TYPED.sub("", text))] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_paper_and_window_name_a_set_alike(language: str) -> None:
    """The code on a sheet is looked for in the window under the word that stands on the sheet."""
    printed = dict(_print(language))["Set {code}"]
    assert {text for english, text in _window(language) if english == "Set " and "{code}" in text} == {
        printed
    }


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_sentence_of_the_page_for_players_is_the_windows(language: str) -> None:
    """Who checks with the page and who checks with the window read the same verdicts."""
    window = {(english, without_fields(text)) for english, text in _window(language)}
    known = {english for english, _ in window}
    sentences = [pair for pair in _page(language) if pair[0] in known and pair[0][0].isupper()]
    assert len(sentences) > OFTEN
    found = [(english, without_fields(text)) for english, text in sentences]
    assert [pair for pair in found if pair not in window] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_word_of_an_entry_is_what_it_holds_texts_to(language: str) -> None:
    """What a translator reads is what the test looks for; nothing is both asked for and rejected."""
    for term, entry in glossary(language).items():
        assert set(entry) <= {"word", "held", "never", "note", "source"}, term
        assert entry["word"]
        if "held" in entry:
            assert re.search(entry["held"], entry["word"], re.IGNORECASE), term
        assert not any(re.search(word, entry["word"], re.IGNORECASE) for word in entry.get("never", ())), term


def test_the_same_terms_are_held_in_every_language() -> None:
    """A term that is looked for in one language is looked for in all of them."""
    held = [{term for term, entry in glossary(one).items() if "held" in entry} for one in TRANSLATED]
    assert all(terms == held[0] for terms in held)


def test_the_table_of_languages_is_of_today() -> None:
    """What the documents say of each language is what lies here."""
    kept = translation_table.PAGE.read_text("utf-8")
    assert kept == translation_table.with_table(kept), "run packaging/translation_table.py"


def test_another_word_is_found() -> None:
    """A translation with another word than the glossary's is named, one with an ending is not."""
    texts = (("Two dealing sheets", "Zwei Stecklisten"), ("Dealing sheet", "Teilungsliste"))
    assert other_words("dealing sheet", {"held": "Steckliste"}, texts) == ["Teilungsliste"]
