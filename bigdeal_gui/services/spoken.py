"""The translations as the rooms below speak them, for the window, a command and its document."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from bigdeal_gui.catalogue import Catalogue
from bigdeal_gui.resource_files import translation_file
from bigdeal_gui.words import spoken_now, translate, translate_with, written_time

if TYPE_CHECKING:
    from bigdeal_gui.journal.sets import State

STATES: Final = "states"
"""The context of a state's own word, which nobody is shown who reads translations."""


def catalogue_of(code: str) -> Catalogue | None:
    """Return the translations of the language `code`; None where they cannot be read."""
    try:
        return Catalogue(translation_file(code), code)
    except (OSError, ValueError):
        return None


def spoken_text(catalogue: Catalogue, context: str, text: str) -> str:
    """Translate for the rooms below; states of a set are called as everywhere in the window."""
    if context == STATES:
        from bigdeal_gui.journal.sets import State  # noqa: PLC0415 - behind the first page

        if (state := next((state for state in State if state.value == text), None)) is not None:
            return state_words(state).lower()
    return catalogue.translation(context, text) or text


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Let what is made inside speak the language of `code`, such as `de` or `en-GB`; else English."""
    before = spoken_now()
    language = code.partition("-")[0]
    if catalogue := catalogue_of(language):
        translate_with(partial(spoken_text, catalogue), language)
    try:
        yield
    finally:
        translate_with(*before)


def local_time(utc: str) -> str:
    """Return a journal's time, ISO 8601 in UTC, as the clock on this computer's wall shows it."""
    return written_time(datetime.fromisoformat(utc).astimezone())


def state_words(state: State) -> str:
    """Return the name of `state` in the user's language."""
    from bigdeal_gui.journal.sets import State  # noqa: PLC0415 - behind the first page

    return {
        State.BEGUN: translate("SetWords", "Interrupted"),
        State.FAILED: translate("SetWords", "Not delivered"),
        State.DEALT: translate("SetWords", "Dealt"),
        State.DUPLICATED: translate("SetWords", "Duplicated"),
        State.IN_PLAY: translate("SetWords", "In play"),
        State.FINISHED: translate("SetWords", "Finished"),
        State.RELEASED: translate("SetWords", "Released"),
        State.SEEN: translate("SetWords", "From elsewhere"),
    }[state]
