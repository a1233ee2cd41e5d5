"""The command line of bigdealx, before anything is done."""

from __future__ import annotations

import codecs
import os
from pathlib import Path

import pytest

from bigdeal_gui.cli.bigdealx.line import argument_bytes, read_command_line
from bigdeal_gui.errors.services import Usage


def test_every_flag_is_taken() -> None:
    """Each of Big Deal's flags finds its place."""
    assert read_command_line(["--jobs", "2"]).jobs == "2"
    line = read_command_line(["-n", "36", "-pclub", "-f", "dup,pbn", "-Ro", "-h", "0" * 40, "-W", "text"])
    assert (line.boards, line.prefix, line.formats) == ("36", "club", "dup,pbn")
    assert line.seed_hex == "0" * 40
    assert line.in_owners_place == b"text"
    assert line.has("-R")
    assert line.has("-o")
    assert not line.has("--log")


def test_silence_is_none() -> None:
    """An empty command line says nothing."""
    line = read_command_line([])
    assert (line.boards, line.prefix, line.formats, line.seed_hex, line.in_owners_place) == (None,) * 5
    assert line.entropy == ()


def test_entropy_keeps_its_order() -> None:
    """Words and files given as entropy stay in the order of the command line."""
    line = read_command_line(["-e", "one", "-E", "two.bin", "-e", "three"])
    assert line.entropy == (b"one", Path("two.bin"), b"three")


def test_bytes_stay_bytes() -> None:
    """A text that is not UTF-8 reaches the hash as the bytes that were typed."""
    assert read_command_line(["-W", "caf\udce9"]).in_owners_place == b"caf\xe9"


@pytest.mark.skipif(os.name == "nt", reason="it has a code page of its own")
def test_bytes_in_windows_are_those_of_its_code_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters that it does not have are refused, and none is guessed."""

    def code_page(name: str) -> codecs.CodecInfo | None:
        return codecs.lookup("cp1252") if name == "mbcs" else None

    codecs.register(code_page)
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        found = argument_bytes("café")
        with pytest.raises(Usage, match="code page"):
            argument_bytes("łódź")
    codecs.unregister(code_page)
    assert found == b"caf\xe9"


def test_a_line_shows_nothing() -> None:
    """Neither seed nor words appear in the repr."""
    assert repr(read_command_line(["-h", "ab" * 20, "-e", "secret"])) == "CommandLine(hidden)"


@pytest.mark.parametrize(
    "arguments", [["-x"], ["-n"], ["--loud"], ["-n", "36", "stray"], ["--log=yes"], ["-h"]]
)
def test_nonsense_is_refused(arguments: list[str]) -> None:
    """Unknown flags, missing values and stray words are usage errors."""
    with pytest.raises(Usage):
        read_command_line(arguments)


def test_an_error_quotes_no_value() -> None:
    """A seed that stands in the wrong place is not repeated in the message."""
    with pytest.raises(Usage) as caught:
        read_command_line(["--log=" + "ab" * 20])
    assert "abab" not in str(caught.value)


@pytest.mark.parametrize(("typed", "named"), [("-x", "“-x”"), ("--loud", "“--loud”")])
def test_an_error_names_the_flag_as_it_is_typed(typed: str, named: str) -> None:
    """One dash before a letter, two before a word."""
    with pytest.raises(Usage, match=named):
        read_command_line([typed])
