"""What readers and parsers say of damaged data is all translated: nothing but names and numbers is left."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults.mutation import Draws, damaged
from benchmarks.faults.targets import names, target
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.words import translate
from tests.unspoken import left_in_english, without_words

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED = 20260302
INPUTS = 300
COSTLY = {"backup": 15, "journal": 15, "rows": 30, "settings": 100, "pack": 30, "verify": 30}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the targets are taken as on Linux")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Return what errors say from now on, in the language without words."""
    said: list[str] = []
    speak = AppError.__str__

    def overheard(error: AppError) -> str:
        said.append(speak(error))
        return said[-1]

    monkeypatch.setattr(AppError, "__str__", overheard)
    with without_words():
        yield said


@pytest.mark.parametrize("name", names())
def test_no_phrase_of_a_reader_is_left_in_english(name: str, told: list[str]) -> None:
    """Whatever is wrong with a file, its reason is in the user's language down to its last part."""
    taker, draws = target(name), Draws(SEED)
    left = set()
    for _ in range(COSTLY.get(name, INPUTS)):
        data = damaged(taker.seeds, draws)
        taker.take(data)
        left |= left_in_english(told, data, *taker.seeds)
        told.clear()
    assert left == set()


def test_a_phrase_that_passes_the_translator_is_found(told: list[str]) -> None:
    """A reason that nobody translated is seen inside a sentence that is; one from the file is not."""
    quoted = translate("reasons", "“{text}” is no number").format(text="From board")
    assert str(DamagedFile("pbn", "", quoted))
    assert left_in_english(told, b"from board = x") == set()
    assert str(DamagedFile("pbn", "", "the trailer cannot be read"))
    assert left_in_english(told, b"from board = x") == {"the trailer cannot be read"}
