"""The process that works with a passphrase, played in this one: what it reads, answers and leaves alone."""

from __future__ import annotations

import io
import sys
from functools import partial
from types import SimpleNamespace

import pytest

from bigdeal_gui.seals import sealer
from bigdeal_gui.seals.sealer import InProcessSealer, NotOpened, main, sealing_request, sealing_result
from tests.seals import age_by_hand

CONTENT = b"1,1:" + b"k" * 60 + b"\r\n"
WORDS = "sieben gekreuzte Schnäpper und eine Zwickmühle"


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the system is asked for, which leaves the limits of this process alone."""
    asked: list[str] = []
    for name in ("leave_no_dump", "hide_memory"):
        monkeypatch.setattr(sealer, name, partial(asked.append, name))
    return asked


def answered(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> bytes:
    """Return what the process says to `sent`."""
    said = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(sent)))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=said))
    main()
    return said.getvalue()


def test_it_seals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is what the age library makes of content and passphrase."""
    monkeypatch.setattr(
        InProcessSealer, "seal", lambda _self, content, phrase: age_by_hand.written(content, phrase)
    )
    sealed = sealing_result(answered(monkeypatch, sealing_request(CONTENT, WORDS, is_sealing=True)))
    assert sealed == age_by_hand.written(CONTENT, WORDS)


def test_it_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is what was sealed, or why it does not open."""
    sealed = age_by_hand.written(CONTENT, WORDS)
    assert sealing_result(answered(monkeypatch, sealing_request(sealed, WORDS, is_sealing=False))) == CONTENT
    with pytest.raises(NotOpened, match="Decryption failed"):
        sealing_result(answered(monkeypatch, sealing_request(sealed, WORDS + "!", is_sealing=False)))


def test_nobody_else_sees_its_memory(monkeypatch: pytest.MonkeyPatch, asked: list[str]) -> None:
    """It is neither dumped nor looked into, whatever comes of the request."""
    with pytest.raises(SystemExit):
        answered(monkeypatch, b"")
    assert asked == ["leave_no_dump", "hide_memory"]


def test_other_words_are_no_answer() -> None:
    """Nothing but the two kinds of answers counts."""
    for said in (b"", b"?", b"Traceback"):
        assert sealing_result(said) is None


@pytest.mark.parametrize("end", [0, 5, 20, -1])
def test_half_a_request_gets_no_answer(monkeypatch: pytest.MonkeyPatch, end: int) -> None:
    """Who asked is gone."""
    with pytest.raises(SystemExit) as caught:
        answered(monkeypatch, sealing_request(CONTENT, WORDS, is_sealing=False)[:end])
    assert caught.value.code == 1


def test_without_pipes_it_ends(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Called by hand, from a program without a terminal, it says nothing."""
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 1
    assert capsys.readouterr() == ("", "")
