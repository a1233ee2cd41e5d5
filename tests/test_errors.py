"""The one tree of errors: whole, speakable, and silent about cards."""

from __future__ import annotations

import pickle
import re
from datetime import date
from pathlib import Path

import pytest

from bigdeal_gui.catalogue import Catalogue
from bigdeal_gui.errors.base import AppError, ExitCode, error_advice, error_kinds_below
from bigdeal_gui.errors.formats import FormatsClash, UnknownFormat
from bigdeal_gui.errors.journal import ClockSetBack, WrongState
from bigdeal_gui.errors.model import InvalidDeal
from bigdeal_gui.errors.numbering import NumberOutOfRange, UnfitValue, UnpackableValue
from bigdeal_gui.errors.randomness import DealsRepeated, NotEnoughEntropy, SelfTestFailed, part_in_words
from bigdeal_gui.errors.seals import TooFewShares
from bigdeal_gui.errors.services import BoardsUsed, Cancelled, NotFinished, SealWanted
from bigdeal_gui.errors.storage import FolderLost, LeftoverFiles, StorageError
from bigdeal_gui.errors.tournament import (
    DamagedKeys,
    InvalidField,
    KeysNotPublished,
    NoSuchSession,
    NotAsCommitted,
    PackNotProved,
    ValueNotAsPromised,
)
from bigdeal_gui.words import translate_with

VALUES: dict[str, object] = {
    "str": "sample",
    "int": 7,
    "float": 7.5,
    "Path": Path("folder") / "sample.pbn",
    "tuple[str, ...]": ("first", "second"),
    "tuple[int, ...]": (1, 2),
    "bytes": b"sample",
    "Callable[[Executor], Any]": print,
    "datetime": "2026-01-05 19:30",
    "date": "2026-01-05",
}

RESOURCES = Path(__file__).parents[1] / "resources"

RANK = "(?:10|[2-9TJQKA])"
A_CARD = re.compile(rf"\b[SHDC]\s?{RANK}\b|[♠♥♦♣]\s?{RANK}\b|\b{RANK}[♠♥♦♣]", re.IGNORECASE)


LEAVES = list(error_kinds_below())
BASES = sorted(AppError.__subclasses__(), key=lambda kind: kind.__name__)
SAID = ("sentence", "title", "hint", "exit_code")


def test_what_happened_before_comes_first() -> None:
    """What was noted of an error is told with it, in another process as well."""
    error = sample(UnknownFormat)
    alone = str(error)
    error.add_note("Writing the files had been interrupted.")
    error.add_note("Another, too.")
    assert str(error) == f"Writing the files had been interrupted. Another, too. {alone}"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301 - our own


@pytest.mark.parametrize(
    ("values", "named"),
    [
        (("pbn",), {}),
        (("pbn", "lin", ".pbn", "more"), {}),
        (("pbn", "lin"), {"other": ".pbn"}),
        (("pbn", "lin", ".pbn"), {"suffix": ".pbn"}),
    ],
)
def test_an_error_is_made_with_its_fields_and_no_others(
    values: tuple[str, ...], named: dict[str, str]
) -> None:
    """One too few, one too many, a strange one or one given twice is a fault of the program."""
    with pytest.raises(TypeError, match=r"FormatsClash has the fields \(first, second, suffix\)"):
        FormatsClash(*values, **named)


def test_fields_are_given_in_their_order_or_by_name() -> None:
    """Both ways make the same error."""
    error = FormatsClash("pbn", suffix=".pbn", second="lin")
    assert vars(error) == vars(FormatsClash("pbn", "lin", ".pbn"))


def test_the_leaves_are_those_that_nothing_is_below() -> None:
    """Each situation is told once, wherever in the tree it stands; a base of others is none."""
    found = list(error_kinds_below())
    assert len(found) == len(set(found)) > len(BASES)
    assert not any(kind.__subclasses__() for kind in found)
    assert list(error_kinds_below(StorageError)) == [kind for kind in found if issubclass(kind, StorageError)]


def sample(kind: type[AppError]) -> AppError:
    """Return an error of `kind` with something in every field."""
    values: dict[str, object] = {}
    for name, annotation in kind.__annotations__.items():
        values[name] = VALUES[str(annotation).removesuffix(" | None")]
    return kind(**values)


@pytest.mark.parametrize("kind", LEAVES)
def test_every_leaf_says_everything_in_its_own_class(kind: type[AppError]) -> None:
    """Sentence, title, hint and exit code stand in the leaf itself; none comes from a base."""
    assert set(SAID) <= set(vars(kind))
    assert not set(SAID) & set(kind.__annotations__)


@pytest.mark.parametrize("kind", BASES)
def test_bases_are_one_to_a_room(kind: type[AppError]) -> None:
    """Under the root stand the rooms' bases, with leaves below them that are one step away."""
    assert kind.__name__.endswith("Error")
    assert kind.__subclasses__()
    assert set(kind.__subclasses__()) <= set(LEAVES)


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
    title, hint = error_advice(sample(kind))
    assert 0 < len(title) <= 50
    assert not title.endswith(".")
    assert hint.endswith(".")
    assert isinstance(kind.exit_code, ExitCode)
    assert kind.exit_code is not ExitCode.DONE


@pytest.mark.parametrize("kind", LEAVES)
def test_no_error_names_a_card(kind: type[AppError]) -> None:
    """Neither the sentence nor the advice holds anything that reads as a card."""
    title, hint = error_advice(sample(kind))
    assert not A_CARD.search(f"{sample(kind)} {title} {hint}")


@pytest.mark.parametrize("text", ["SA", "the H10", "7♠", "♦Q"])
def test_the_pattern_for_cards_knows_one(text: str) -> None:
    """The test above would see a card if there were one."""
    assert A_CARD.search(text)


@pytest.mark.parametrize("kind", LEAVES)
def test_no_error_can_hold_a_secret(kind: type[AppError]) -> None:
    """No field of an error is made for a seed, a pool or a deal: none is bytes, none has such a name."""
    assert not set(kind.__annotations__) & {"seed", "pool", "deal", "deals", "hands", "cards", "digest"}
    assert not [name for name, annotation in kind.__annotations__.items() if "bytes" in str(annotation)]


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


@pytest.mark.parametrize("kind", LEAVES)
def test_all_that_an_error_says_can_be_translated(kind: type[AppError]) -> None:
    """Sentence, title and hint are asked of the translator, and nothing of them stays English."""
    error = sample(kind)
    try:
        translate_with(lambda _context, text: f"[{'·'.join(re.findall(r'{.*?}', text))}]")
        assert re.fullmatch(r"\[.*\]", str(error))
        case = f" [{kind.event_case}]" if kind.event_case else ""
        assert error_advice(error) == ("[]", f"[]{case}")
    finally:
        translate_with(None)
    title, hint = error_advice(error)
    assert (title, hint.startswith(kind.hint)) == (kind.title, True)
    assert (f"case {kind.event_case}." in hint) is bool(kind.event_case)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FormatsClash("pbn", "pbn", ".pbn"), "“pbn” was given twice"),
        (FormatsClash("pbn", "other", ".pbn"), "“pbn” and “other” would both write the .pbn file"),
        (InvalidField("prefix", "it is empty"), "The beginning of the file names is not valid"),
        (InvalidField("{prefix}", "it is empty"), "The {prefix} is not valid"),
        (NumberOutOfRange("base5", 10), "from 0 to 9"),
        (NotEnoughEntropy(6.9, 160), "Only 6 of 160 bits"),
        (UnfitValue("line 3", "it is empty"), "Line 3: it is empty"),
        (UnpackableValue("line 3", "it is empty"), "Line 3: it is empty"),
        (
            ClockSetBack(date(2026, 1, 5), date(2026, 2, 6)),
            "says 2026-01-05, but its journal has an entry of 2026-02-06",
        ),
        (BoardsUsed("dealt", "AB12", "Cup", "2026-01-05"), "are dealt: set AB12 “Cup” 2026-01-05."),
        (BoardsUsed("dealt", "AB12", "", ""), "set AB12."),
        (DealsRepeated("", "Cup", "2026-01-05"), "in the set Cup 2026-01-05."),
        (LeftoverFiles(("a.pbn", "b.pbn")), "“a.pbn”, “b.pbn”"),
        (FolderLost(Path("cup"), ("a.pbn", "b.pbn")), "“a.pbn”, “b.pbn”"),
        (UnknownFormat("x", ("pbn", "lin")), "The formats are: pbn, lin."),
        (UnknownFormat("", ("pbn", "lin")), "There is no format “”."),
        (UnknownFormat("", (".pbn",)), "Rename the file to end in one of: .pbn."),
        (UnknownFormat("", (".pbn", ".lin")), "Rename the file to end in one of: .pbn, .lin."),
        (SelfTestFailed("number map"), "The self-test of the number map failed"),
        (SelfTestFailed("format lin"), "self-test of the format lin failed"),
        (SelfTestFailed("reading of lin"), "self-test of the reading of lin failed"),
        (SelfTestFailed("computer's randomness"), "self-test of the computer’s randomness failed"),
        (SelfTestFailed("window"), "self-test of the window failed"),
        (WrongState("AB12", "in play", "archived"), "Set AB12 is “in play” and cannot become “archived”."),
        (InvalidDeal(("North 12", "South 14")), "North 12; South 14."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, AppError) else None,
)
def test_fields_are_put_into_words(error: AppError, said: str) -> None:
    """What a field holds is said as a person reads it: rows joined, numbers whole, empty names left out."""
    assert said in str(error)


@pytest.mark.parametrize(
    "error",
    [
        *(kind("in play", "AB12", "", "") for kind in (BoardsUsed, NotFinished, SealWanted)),
        WrongState("AB12", "in play", "archived"),
        WrongState("AB12", "dealt", "in play"),
    ],
)
def test_where_a_set_stands_is_said_in_the_users_language(error: AppError) -> None:
    """The state in an error's sentence is translated as on the page of the sets."""
    try:
        translate_with(lambda context, text: "im Spiel" if (context, text) == ("states", "in play") else text)
        assert "im Spiel" in str(error)
    finally:
        translate_with(None)


def test_a_command_answers_the_shell_with_the_same_numbers_for_ever() -> None:
    """Scripts ask for them: done, a check failed, wrong use, refused, damaged, the system."""
    names = ("DONE", "CHECK_FAILED", "USAGE", "REFUSED", "DAMAGED", "SYSTEM")
    assert [(code.name, code.value) for code in ExitCode] == [(name, names.index(name)) for name in names]


@pytest.fixture(scope="module")
def german() -> Catalogue:
    """What translators made of all sentences."""
    return Catalogue(RESOURCES / "translations" / "bigdeal-gui_de.ts", "de")


@pytest.mark.parametrize("kind", LEAVES)
def test_what_a_leaf_says_was_given_to_translators(kind: type[AppError], german: Catalogue) -> None:
    """Sentence, title and hint are those that the catalogue knows; a sentence of fields alone needs none."""
    for text in (kind.sentence, kind.title, kind.hint):
        is_bare = not re.sub(r"\{\w+\}|\W", "", text)
        assert is_bare or german.translation("errors", text)


def test_the_help_page_for_the_event_has_the_case_of_each_error() -> None:
    """Whoever is sent to a case finds what has happened there, and only these errors send anybody."""
    page = (RESOURCES / "help" / "en" / "event.md").read_text("utf-8")
    cases = {title: int(number) for number, title in re.findall(r"^## (\d)\. (.*)$", page, re.MULTILINE)}
    assert {kind: kind.event_case for kind in LEAVES if kind.event_case} == {
        TooFewShares: cases["The person with the keys is ill"],
        DamagedKeys: cases["The person with the keys is ill"],
        KeysNotPublished: cases["The computer is dead"],
        NotAsCommitted: cases["The computer is dead"],
        ValueNotAsPromised: cases["The value is not published"],
        NoSuchSession: cases["A session is cancelled or added"],
        PackNotProved: cases["The public pack is lost"],
    }


FIELDS = (
    *("name", "source", "value", "hash of the keys", "plan", "reason", "place", "day", "hash of the words"),
    *("name of the holder", "prefix", "description", "number of phases", "number of sessions"),
    *("number of boards", "choice of boards"),
)
PARTS = (
    *("hash", "generator", "generator in bulk", "number map", "bulk path", "fresh boards"),
    "computer's randomness",
)


def test_fields_and_parts_have_names_in_the_users_language() -> None:
    """The names of a plan's fields, and of parts that test themselves, go through the translator."""
    try:
        translate_with(lambda _context, text: text if "{" in text else f"[{text}]")
        assert all("[" in str(InvalidField(field, "-")) for field in FIELDS)
        assert all(part_in_words(part).startswith("[") for part in PARTS)
    finally:
        translate_with(None)
