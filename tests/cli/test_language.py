"""Commands speak the language that was asked for; what programs read is in English."""

from __future__ import annotations

import ast
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bigdeal_gui.cli
from bigdeal_gui.cli.parts import language
from bigdeal_gui.storage import places
from bigdeal_gui.words import spoken_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Answer


@pytest.fixture
def on_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command write to a terminal, on a system that speaks Polish."""
    monkeypatch.setattr(language, "_is_terminal", lambda: True)
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")


def keep_language(code: str) -> None:
    """Choose a language in the settings."""
    path = places.settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"language": code}))


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("de", "ist keine Datei mit Boards"),
        ("pl", "nie ma pliku z rozdaniami"),
        ("en-GB", "no file with boards"),
    ],
)
def test_the_language_that_was_asked_for_is_spoken(
    bigdeal: Callable[..., Answer], tmp_path: Path, code: str, expected: str
) -> None:
    """`--language` holds in a pipe too, for one run."""
    (tmp_path / "empty").mkdir()
    answer = bigdeal("--language", code, "stats", "empty")
    assert expected in answer.err
    assert bigdeal(f"--language={code}", "stats", "empty").err == answer.err
    assert spoken_now()[1] == ""


def test_a_language_that_nobody_speaks_is_refused(bigdeal: Callable[..., Answer]) -> None:
    """A code that is none of ours is no guess at another."""
    for words in (("--language", "xx", "journal", "list"), ("--language=", "self-test")):
        answer = bigdeal(*words)
        assert (answer.code, answer.out) == (2, "")
        assert "After --language comes one of: en, en-GB, en-US, da, de" in answer.err
    told = bigdeal("--language", "xx", "journal", "list", "--json")
    assert (told.code, json.loads(told.out)["error"]["kind"]) == (2, "usage")


@pytest.mark.usefixtures("on_terminal")
def test_a_terminal_hears_the_language_of_the_settings(bigdeal: Callable[..., Answer]) -> None:
    """Without one in the settings, that of the system."""
    assert bigdeal("journal", "list").err == "Nie wylosowano tu jeszcze żadnego zestawu.\n"
    keep_language("sv")
    assert bigdeal("journal", "list").err == "Ingen bricksats har skapats här ännu.\n"
    assert "spela brickor" not in bigdeal("-n", "0").err


@pytest.mark.usefixtures("on_terminal")
def test_damaged_settings_are_told_of_in_one_language(bigdeal: Callable[..., Answer]) -> None:
    """By the command that goes by them; a file that was set aside is told of at once."""
    keep_language("de")
    places.settings_path().write_text('{"language": "de", "formats": 7}')
    assert bigdeal("journal", "list").err == "Hier wurde noch kein Satz gemischt.\n"
    assert "could not be read" not in bigdeal("deal", "-n", "2", "-o", "cup").err
    places.settings_path().write_text("{")
    assert ".damaged-1" in bigdeal("journal", "list").err


def test_damaged_settings_are_told_of_once(bigdeal: Callable[..., Answer]) -> None:
    """A set needs several of them; a backup brought back would hide that a file was set aside."""
    keep_language("")
    places.settings_path().write_text('{"formats": 7}')
    assert bigdeal("deal", "-n", "2", "-o", "cup").err.count("could not be read") == 1
    assert bigdeal("journal", "backup", "kept.backup").code == 0
    places.settings_path().write_text("{")
    assert ".damaged-1" in bigdeal("journal", "restore", "kept.backup").err


def test_a_pipe_hears_english(bigdeal: Callable[..., Answer]) -> None:
    """Whatever the settings say, a script reads what it always read."""
    keep_language("de")
    assert bigdeal("journal", "list").err == "No set has been dealt here yet.\n"


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "4 Apr 2026 "), ("de", "04.04.2026"), ("", "4 Apr 2026 ")]
)
def test_a_terminal_reads_days_in_its_language(
    bigdeal: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch, code: str, expected: str
) -> None:
    """A pipe and JSON read them as the journal has them."""
    bigdeal("deal", "-n", "2", "-f", "pbn", "--date", "2026.04.04", "-o", "cup")
    piped, told = bigdeal("journal", "list").out, bigdeal("journal", "list", "--json").out
    assert piped.startswith("2026.04.04  ")
    monkeypatch.setattr(language, "_is_terminal", lambda: True)
    monkeypatch.setenv("LC_ALL", "C")
    keep_language(code)
    assert bigdeal("journal", "list").out.startswith(f"{expected}  ")
    assert bigdeal("journal", "list", "--json").out == told


@pytest.mark.usefixtures("on_terminal")
@pytest.mark.parametrize("words", [("check", "a.pbn"), ("deal", "-n", "x"), ("self-test",)])
def test_json_is_the_same_in_every_language(bigdeal: Callable[..., Answer], words: tuple[str, ...]) -> None:
    """Answers and refusals for programs, byte for byte."""
    said = set()
    for code in ("en", "de", "pl"):
        keep_language(code)
        said |= {bigdeal(*words, "--json").out, bigdeal("--language", code, *words, "--json").out}
    assert len(said) == 1
    assert json.loads(said.pop())


@pytest.mark.usefixtures("on_terminal")
def test_a_question_takes_yes_in_the_language_it_was_asked_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the letters that scripts type."""
    from bigdeal_gui.cli.parts import questions  # noqa: PLC0415 - beside its own words

    language.speak_language("pl", lambda: "")
    try:
        for answer, is_yes in ((b"t", True), (b"tak", True), (b"y", True), (b"nie", False), (b"", False)):
            monkeypatch.setattr(questions, "_answer", lambda _question, answer=answer: answer)
            assert questions.ask_yes("?") is is_yes
    finally:
        language.translate_with(None)


@pytest.mark.usefixtures("on_terminal")
def test_help_lists_the_commands_in_the_language(bigdeal: Callable[..., Answer]) -> None:
    """The list of commands, and the words of click around it."""
    assert "Losuje zestaw rozdań do plików." in bigdeal("--help").out
    assert bigdeal("--help").out.startswith("Użycie: bigdeal")


def test_a_pseudoterminal_is_spoken_to(tmp_path: Path) -> None:
    """The program as a person starts it, in German."""
    keep_language("de")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from bigdeal_gui.cli.bigdeal import main; main()", "journal", "list"]
    subprocess.run(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, check=True, timeout=120)
    os.close(theirs)
    assert os.read(ours, 4096).decode() == "Hier wurde noch kein Satz gemischt.\r\n"
    os.close(ours)


def test_every_door_is_given_a_text_that_translators_find() -> None:
    """What stands in a variable was marked where it was written."""
    doors = {"tr", "say_words", "tell_words", "warn_words", "usage"}
    strange = []
    for path in Path(bigdeal_gui.cli.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in doors:
                given = call.args[0]
                if isinstance(given, ast.JoinedStr | ast.BinOp):
                    strange.append(f"{path.name}:{call.lineno}")
    assert not strange
