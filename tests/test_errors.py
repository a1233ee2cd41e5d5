"""The one tree of errors: whole, speakable, and silent about cards."""

from __future__ import annotations

import dataclasses
import pickle
import re
from pathlib import Path

import pytest

from bigdeal_gui.errors import ADVICE, AppError, Cancelled, ExitCode, advice
from bigdeal_gui.words import translate_with

VALUES: dict[str, object] = {
    "str": "sample",
    "int": 7,
    "float": 7.5,
    "Path": Path("folder") / "sample.pbn",
    "tuple[str, ...]": ("first", "second"),
    "tuple[int, ...]": (1, 2),
    "bytes": b"sample",
    "datetime": "2026-01-05 19:30",
}

RANK = "(?:10|[2-9TJQKA])"
A_CARD = re.compile(rf"\b[SHDC]\s?{RANK}\b|[♠♥♦♣]\s?{RANK}\b|\b{RANK}[♠♥♦♣]", re.IGNORECASE)


def below(kind: type[AppError]) -> list[type[AppError]]:
    """Return every class below `kind` in the tree."""
    return [found for child in kind.__subclasses__() for found in (child, *below(child))]


TREE = below(AppError)
LEAVES = [kind for kind in TREE if not kind.__subclasses__()]
BASES = [kind for kind in TREE if kind.__subclasses__()]


def sample(kind: type[AppError]) -> AppError:
    """Return an error of `kind` with something in every field."""
    values: dict[str, object] = {}
    for field in dataclasses.fields(kind):  # type: ignore[arg-type] - every leaf is a dataclass
        kind_of_value = str(field.type).removesuffix(" | None")
        values[field.name] = VALUES[kind_of_value]
    return kind(**values)


def test_every_leaf_has_its_row_and_no_row_lacks_its_leaf() -> None:
    """The table of advice holds each situation once and nothing else."""
    assert set(ADVICE) == set(LEAVES)


@pytest.mark.parametrize("kind", BASES)
def test_bases_are_one_to_a_room(kind: type[AppError]) -> None:
    """What is not a leaf is a room's base: directly under the root, with a name that says so."""
    assert kind.__bases__ == (AppError,)
    assert kind.__name__.endswith("Error")


@pytest.mark.parametrize("kind", LEAVES)
def test_every_error_is_one_sentence_for_a_person(kind: type[AppError]) -> None:
    """`str()` of an error is a sentence with no trace of Python in it."""
    text = str(sample(kind))
    assert text.strip() == text
    assert "\n" not in text
    assert "object at" not in text
    assert not re.search(r"[{}<>]|\bNone\b|Exception|Errno", text)


@pytest.mark.parametrize("kind", LEAVES)
def test_every_error_tells_what_is_safe_and_what_to_do(kind: type[AppError]) -> None:
    """The advice has a short title, a hint of whole sentences and a code that is not success."""
    row = advice(sample(kind))
    assert 0 < len(row.title) <= 50
    assert not row.title.endswith(".")
    assert row.hint.endswith(".")
    assert row.exit_code is not ExitCode.DONE


@pytest.mark.parametrize("kind", LEAVES)
def test_no_error_names_a_card(kind: type[AppError]) -> None:
    """Neither the sentence nor the advice holds anything that reads as a card."""
    row = advice(sample(kind))
    assert not A_CARD.search(f"{sample(kind)} {row.title} {row.hint}")


@pytest.mark.parametrize("text", ["SA", "the H10", "7♠", "♦Q"])
def test_the_pattern_for_cards_knows_one(text: str) -> None:
    """The test above would see a card if there were one."""
    assert A_CARD.search(text)


@pytest.mark.parametrize("kind", LEAVES)
def test_no_error_can_hold_a_secret(kind: type[AppError]) -> None:
    """No field of an error is made for a seed, a pool or a deal: none is bytes, none has such a name."""
    fields = dataclasses.fields(kind)  # type: ignore[arg-type] - as above
    assert not {field.name for field in fields} & {
        "seed",
        "pool",
        "deal",
        "deals",
        "hands",
        "cards",
        "digest",
    }
    assert not [field.name for field in fields if "bytes" in str(field.type)]


@pytest.mark.parametrize("kind", LEAVES)
def test_every_error_crosses_process_borders_whole(kind: type[AppError]) -> None:
    """An error that is pickled and read again says the same."""
    error = sample(kind)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes, a line before
    assert type(again) is kind
    assert (str(again), vars(again)) == (str(error), vars(error))


def test_sentences_are_translated_by_whoever_shows_them() -> None:
    """A translator given is used from then on; without one everything is English again."""
    error = sample(Cancelled)
    try:
        translate_with(lambda context, text: f"{context}: {text}")
        assert str(error) == "errors: Cancelled."
    finally:
        translate_with(None)
    assert str(error) == "Cancelled."
