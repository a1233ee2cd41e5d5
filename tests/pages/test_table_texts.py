"""Words of tables below the window: each is found under the context under which it is listed."""

from __future__ import annotations

from collections import Counter

import pytest

from bigdeal_gui.errors.base import error_kinds_below
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.journal.sets import Randomness
from bigdeal_gui.pages import table_texts as module
from bigdeal_gui.randomness.messages import MeterMessage
from bigdeal_gui.storage.settings import SETTINGS


@pytest.fixture(autouse=True)
def _with_context(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every translation tell its context."""
    monkeypatch.setattr(module, "translate", lambda context, text: f"{context}: {text}")


def test_every_word_that_may_be_shown_is_listed() -> None:
    """What the functions ask for stands in the list, under the same context, and nothing is empty."""
    listed = {f"{context}: {text}" for context, text in module.table_texts()}
    shown = {words(format_) for format_ in FORMATS for words in (
        module.format_title, module.format_readers, module.format_next_step
    )}  # fmt: skip
    shown |= {module.meter_words(message) for message in MeterMessage}
    shown |= {module.source_words(randomness) for randomness in Randomness}
    shown.add(module.option_label("Language"))
    assert shown <= listed
    assert all(text for _context, text in module.table_texts())


def test_sentences_made_elsewhere_are_not_listed() -> None:
    """Of errors all titles and hints are, and the sentences that are more than fields."""
    counted = Counter(context for context, _text in module.table_texts())
    texts = {text for _context, text in module.table_texts()}
    assert set(counted) >= {"errors", "formats", "meter", "printing", "sources", "states", "QPlatformTheme"}
    assert counted["formats"] == 3 * len(FORMATS)
    assert counted["QPlatformTheme"] == len({"OK", "Cancel", "Close", "Save", "Open", "&Yes", "&No"} & texts)
    assert {"certified", "archived", "moved", "being moved", "no longer being moved"} <= texts
    assert "{reason}" not in texts
    assert all(kind.title in texts for kind in error_kinds_below() if "{" not in kind.title)
    assert all(row.label in texts for row in SETTINGS.values() if row.label)
    explained = {row.help for row in SETTINGS.values() if row.is_explained}
    assert explained <= texts
