"""What may stand in the fields of a plan."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.storage.names import check_file_name
from bigdeal_gui.tournament.fields import (
    MAX_PREFIX,
    MAX_TEXT,
    prefix_problem,
    text_problem,
    unique_names,
    with_session_number,
)


@pytest.mark.parametrize(
    ("text", "session", "found"),
    [
        ("rr#", 3, "rr3"),
        ("rr#", 12, "rr12"),
        ("RR##", 3, "RR03"),
        ("Round robin #/4", 3, "Round robin 3/4"),
        ("fin", 1, "fin"),
        ("#a#", 1, "1a#"),
        ("rr##", "1-2", "rr01-02"),
    ],
)
def test_marks_become_the_number(text: str, session: int | str, found: str) -> None:
    """The first run of marks is the session, with zeros up to its length; a run of sessions has both ends."""
    assert with_session_number(text, session) == found


@pytest.mark.parametrize(
    "prefix", ["rr#", "SENRR12x14##", "fin", "QF#", "Zürich ##", "a+b(1)", "x.y", "con1a"]
)
def test_prefixes_of_files_pass(prefix: str) -> None:
    """Letters, digits, blanks and a few signs may begin a file's name."""
    assert prefix_problem(prefix) == ""


@pytest.mark.parametrize(
    "prefix",
    [
        "",
        "a/b",
        "a\\b",
        "../x",
        "..",
        "x..y",
        "C:x",
        ".hidden",
        "-n",
        " x",
        "x ",
        "x.",
        "nul",
        "CON",
        "com#",
        "aux.x",
        "prn .x",
        "a\0b",
        "a\tb",
        "a\u202eb",
        "a\u200bb",
        "a*",
        "a?",
        'a"',
        "a|b",
        "<a>",
        "a$b",
        "a`b",
        "#a#",
        "x" * (MAX_PREFIX + 1),
    ],
)
def test_prefixes_that_lead_elsewhere_are_refused(prefix: str) -> None:
    """Paths, hidden files, devices, signs of the shell and what cannot be seen begin no file."""
    assert prefix_problem(prefix)


@pytest.mark.parametrize(
    ("prefix", "reason"),
    [
        ("a*?", "it has “*”, which"),
        ("a\u200b*", "it has an invisible character"),
        ("com#", "Windows reserves"),
        ("LPT#.x", "Windows reserves"),
        ("com¹", "Windows reserves"),
        ("com##", ""),
        ("con#", ""),
        ("comx#", ""),
    ],
)
def test_the_first_sign_that_cannot_be_used_is_shown(prefix: str, reason: str) -> None:
    """Where it can be seen; a name that Windows takes for a device is one with its number."""
    assert prefix_problem(prefix).startswith(reason)
    assert bool(prefix_problem(prefix)) is bool(reason)


@given(st.text(max_size=12), st.integers(1, 120))
def test_what_passes_can_be_stored(prefix: str, session: int) -> None:
    """Whatever prefix passes makes a name that every system stores."""
    if not prefix_problem(prefix):
        try:
            check_file_name(with_session_number(prefix, session) + ".pbn")
        except AppError as error:
            pytest.fail(str(error))


@pytest.mark.parametrize("text", ["Gold price, USD", "Zürich – „Cup“", "a\u00a0b", "", "x" * MAX_TEXT])
def test_texts_that_can_be_seen_pass(text: str) -> None:
    """Letters of all languages and their blanks may stand in a text."""
    assert text_problem(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        *("a\nb", "a\x1b[31m", "a\u202eb", "\ud800", "a\u2028b", "a\u2029b", "a\u0378b", "a\ue000b"),
        "x" * (MAX_TEXT + 1),
    ],
)
def test_texts_that_hide_something_are_refused(text: str) -> None:
    """Control characters, turned writing and endless texts do not pass."""
    assert text_problem(text)


def test_a_prefix_has_at_most_100_characters() -> None:
    """The last that is allowed has 100."""
    assert prefix_problem("x" * 100) == ""
    assert "100" in prefix_problem("x" * 101)


def test_a_name_stands_once_in_an_object_of_json() -> None:
    """Two readers could take one value each; deeper down it is refused as well."""
    assert json.loads('{"a": {"b": 1}, "c": 2}', object_pairs_hook=unique_names) == {"a": {"b": 1}, "c": 2}
    for text in ('{"a": 1, "a": 1}', '{"c": [{"a": 1, "a": 2}]}'):
        with pytest.raises(ValueError, match="twice"):
            json.loads(text, object_pairs_hook=unique_names)
