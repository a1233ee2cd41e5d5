"""Commands speak the language that was asked for; what programs read is in English."""

from __future__ import annotations

import ast
import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click
import pytest
from click import core, exceptions, formatting, parser, types

import bigdeal_gui.cli
from bigdeal_gui.cli.bigdeal import SUBCOMMANDS, bigdeal_group
from bigdeal_gui.cli.parts import help_text, language
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


@pytest.mark.parametrize(("streams", "expected"), [((1, 1), True), ((1, 0), False), ((0, 1), False)])
def test_a_person_reads_where_both_outputs_are_a_terminal(
    streams: tuple[int, int], expected: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one of the two goes into a file, a program may read it."""
    for name, is_one in zip(("stdout", "stderr"), streams, strict=True):
        monkeypatch.setattr(sys, name, SimpleNamespace(isatty=lambda is_one=is_one: bool(is_one)))
    assert language._is_terminal() is expected


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
    assert bigdeal("--language", "nl", f"--language={code}", "stats", "empty").err == answer.err
    assert spoken_now()[1] == ""


def test_a_language_that_nobody_speaks_is_refused(bigdeal: Callable[..., Answer]) -> None:
    """A code that is none of ours is no guess at another."""
    assert language.language_option(["--language=de"]) == ("de", [])
    assert language.language_option(["--language"]) == (None, ["--language"])
    assert language.language_option(["--language", "de", "--language=nl", "x", "--language=pl"]) == (
        "nl",
        ["x", "--language=pl"],
    )
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
    """The list of commands, and lists below the help."""
    assert "Losuje zestaw rozdań do plików." in bigdeal("--help").out
    assert "  encode    Zamienia diagramy na liczby." in (said := bigdeal("number", "--help").out)
    assert "    bits104     rozkłady, dwa bity na kartę" in said


def test_a_pseudoterminal_is_spoken_to(tmp_path: Path) -> None:
    """The program as a person starts it, in German: help is German from its first line to its last."""
    keep_language("de")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from bigdeal_gui.cli.bigdeal import main; main()", "deal", "--help"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path):
        os.close(theirs)
        said = b""
        # At the end of the other side Linux answers with an error.
        with suppress(OSError):
            while more := os.read(ours, 4096):
                said += more
    os.close(ours)
    words = " ".join(said.decode().split())
    assert words.startswith("Aufruf: bigdeal deal [OPTIONS] Einen Satz Boards in Dateien mischen. Die Karten")
    assert "Eine Zahl (36) oder ein Bereich (11-20). [nötig]" in words
    assert "[Vorgabe: standard]" in words
    assert words.endswith("-h, --help Diese Hilfe zeigen.")


@pytest.mark.usefixtures("on_terminal")
def test_complaints_of_click_are_in_the_language(bigdeal: Callable[..., Answer]) -> None:
    """A line that cannot be understood is answered in Polish; to a program, in English."""
    assert bigdeal("deal", "--onwer", "x").err == (
        "Użycie: bigdeal deal [OPTIONS]\n„bigdeal deal --help” pokazuje pomoc.\n\n"
        "Błąd: Nie ma opcji '--onwer'. (Może chodziło o jedną z: '--json', '--owner'?)\n"
    )
    assert "Błąd: Brakuje opcji '-n'." in bigdeal("deal").err
    assert "'x' nie jest liczbą całkowitą." in bigdeal("deal", "-n", "4", "--sets", "x").err
    told = json.loads(bigdeal("deal", "--onwer", "x", "--json").out)
    assert told["error"]["text"] == "No such option '--onwer'. (Did you mean one of: '--json', '--owner'?)"


def test_help_in_a_pipe_is_english(bigdeal: Callable[..., Answer]) -> None:
    """As the man page has it, whatever was spoken before."""
    keep_language("de")
    piped = bigdeal("deal", "--help").out
    assert "Die Karten kommen" in bigdeal("--language", "de", "deal", "--help").out
    assert bigdeal("deal", "--help").out == piped
    assert piped.startswith(
        "Usage: bigdeal deal [OPTIONS]\n\n  Deal a set of boards into files.\n\n  The cards"
    )


def test_help_breaks_no_name_at_its_hyphen(bigdeal: Callable[..., Answer]) -> None:
    """What is copied out of a line is whole: the name of a file, a word to type."""
    assert " NAME-public.zip " in bigdeal("tournament", "reveal", "--help").out
    assert "|in-play|" in bigdeal("journal", "state", "--help").out


def test_the_list_of_commands_says_what_their_help_says() -> None:
    """The table of commands is read without them; both are one text for translators."""
    context = click.Context(bigdeal_group)
    for name, (_module, line) in SUBCOMMANDS.items():
        command = bigdeal_group.get_command(context, name)
        assert command is not None
        assert command.short_help == line


UNHEARD = {
    "(dynamic)",
    "Aborted!",
    "Argument {name!r} takes {nargs} values.",
    "Could not open file {filename!r}: {message}",
    "Invalid value: {message}",
    "Missing parameter",
    "Missing parameter: {param_name}",
    "Missing {param_type}",
    "No such command {name!r}.",
    "Option {name!r} requires {nargs} arguments.",
    "Positional arguments",
    "Takes {nargs} values but 1 was given.",
    "Takes {nargs} values but {len} were given.",
    "Value must be an iterable.",
    "deprecated",
    "env var: {var}",
    "file",
    "path",
    "unknown error",
    "{len_type} values are required, but {len_value} was given.",
    "{len_type} values are required, but {len_value} were given.",
    "{name} {filename!r} does not exist.",
    "{name} {filename!r} is a directory.",
    "{name} {filename!r} is not executable.",
    "{name} {filename!r} is not readable.",
    "{name} {filename!r} is not writable.",
    "{value!r} is not a valid UUID.",
    "{value!r} is not a valid boolean. Recognized values: {states}",
    "{value!r} is not {choice}.",
}
"""What click says of kinds of options that no command here has."""
OF_HELP = {"Usage:", "Options", "Commands", "default: {default}"}
FOR_PROGRAMMERS = ("Deprecation", "Choice(", "Name '", "No options", "Could not determine", "Boolean option")
FOR_PROGRAMMERS += ("Arguments take", "Invalid start")


def test_every_sentence_of_click_is_known() -> None:
    """An edition of click with another sentence is noticed here: it is to be translated, or is not heard."""
    found = set()
    for module in (core, exceptions, formatting, parser, types):
        assert vars(module)["_"] is help_text._of_click
        for call in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Name)
                and call.func.id in {"_", "ngettext"}
            ):
                found |= {text.value for text in call.args if isinstance(text, ast.Constant)}
    known = {*help_text.OF_CLICK, *help_text._INSTEAD, *OF_HELP, *UNHEARD}
    assert {text for text in found - known if not str(text).startswith(FOR_PROGRAMMERS)} == set()
    assert {*help_text.OF_CLICK, *help_text._INSTEAD, *OF_HELP} <= found


def test_every_door_is_given_a_text_that_translators_find() -> None:
    """What stands in a variable was marked where it was written."""
    doors = {"tr", "echo_words", "echo_words_stderr", "echo_warning_words", "usage_error"}
    strange = []
    for path in Path(bigdeal_gui.cli.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in doors:
                given = call.args[0]
                if isinstance(given, ast.JoinedStr | ast.BinOp):
                    strange.append(f"{path.name}:{call.lineno}")
    assert not strange
