"""Questions at the terminal, and what is taken for their answers."""

from __future__ import annotations

import errno
import io
import os
import sys
from types import SimpleNamespace

import pytest

from bigdeal_gui.cli.parts import secrets
from bigdeal_gui.cli.parts.questions import ask_owner, ask_terminal, ask_until, ask_yes
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.model.plans import parse_board_range


def type_in(monkeypatch: pytest.MonkeyPatch, typed: bytes) -> None:
    """Let `typed` stand on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))


def test_an_answer_is_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without its end, blanks and all; the question stands before it."""
    type_in(monkeypatch, b" Caf\xe9 \r\n\n" + b"x" * 4094 + b"\n")
    assert [ask_terminal("Who? "), ask_terminal("Who? "), ask_terminal("Who? ")] == [
        b" Caf\xe9 \r",
        b"",
        b"x" * 4094,
    ]
    assert capsys.readouterr() == ("Who? Who? Who? ", "")


def test_an_answer_without_an_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever follows: nothing of it is an answer."""
    type_in(monkeypatch, b"x" * 4096 + b"\n")
    with pytest.raises(Usage, match="longer than any answer"):
        ask_terminal("Who? ")


def test_where_nobody_answers_nothing_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line of the question is ended; a program may have no input at all."""
    type_in(monkeypatch, b"")
    with pytest.raises(Usage, match="input ended"):
        ask_terminal("Who? ")
    assert capsys.readouterr().out == "Who? \n"
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Usage, match="no input"):
        ask_terminal("Who? ")


def test_what_is_not_understood_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the reason and what to do; nothing typed stands for what was suggested."""
    type_in(monkeypatch, b"many\n 11-14 \n\n")
    assert str(ask_until("Which? ", parse_board_range, "1-4")) == "11-14"
    asked, told = capsys.readouterr()
    assert asked == "Which? Which? "
    assert told.count("\n") == 1
    assert "“many”" in told
    assert str(ask_until("Which? ", parse_board_range, "1-4")) == "1-4"


def test_yes_is_a_word_or_a_letter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is no; what is neither is asked again, without advice for a command line."""
    type_in(monkeypatch, b"y\nYES\nn\nNo\n\nmaybe\nyes\n")
    assert [ask_yes("?") for _ in range(6)] == [True, True, False, False, False, True]
    assert capsys.readouterr().err == "Please answer y or n.\n"


def test_an_identification_is_short(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of as many bytes as Big Deal's file holds; where the input ends, the answer before, if there is one."""
    type_in(monkeypatch, b"x" * 100 + b"\n" + b"y" * 99 + b"\n")
    assert ask_owner("Who? ") == b"y" * 99
    assert capsys.readouterr().err == "Please use at most 99 letters.\n"
    assert ask_owner("Who? ", at_end=b"n") == b"n"
    assert capsys.readouterr().err.startswith("The input ended: as in Big Deal, the answer before is taken")
    assert ask_owner("Who? ", at_end=b"") == b""
    with pytest.raises(Usage, match="input ended"):
        ask_owner("Who? ")


@pytest.mark.parametrize(("code_page", "answer"), [("cp850", b"Caf\x82 ?"), (None, "Café ł".encode())])
def test_what_a_console_of_windows_types_is_in_its_code_page(
    monkeypatch: pytest.MonkeyPatch, code_page: str | None, answer: bytes
) -> None:
    """As Big Deal got it; what comes from a file stays as it is."""
    type_in(monkeypatch, "Café ł\r\n".encode())
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        windows.setattr(os, "device_encoding", {0: code_page}.get)
        found = ask_terminal("Who? ")
    assert found == answer


def test_a_terminal_that_goes_away_ends_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Ctrl-D does, at a question and where something is typed unseen: no fault of the program."""

    def gone(*_words: object) -> bytes:
        raise OSError(errno.EIO, "gone")

    def ended(_question: str) -> str:
        raise EOFError

    monkeypatch.setattr(
        sys, "stdin", SimpleNamespace(buffer=SimpleNamespace(readline=gone), isatty=lambda: True)
    )
    monkeypatch.setattr(secrets, "getpass", SimpleNamespace(getpass=ended))
    for ask in (ask_terminal, secrets.typed_secret):
        with pytest.raises(Usage, match="The input ended"):
            ask("?")
