"""Randomness from the keyboard, without a keyboard."""

from __future__ import annotations

import os
import select
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.bigdealx import keyboard, program
from bigdeal_gui.cli.bigdealx.program import Surroundings, _pool
from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.services.dealing.big_deal import pool_without_system

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bigdeal_gui.randomness.seed import Seed


class Typist:
    """Strikes the keys given, at the times given; the same key twice in turn makes a loop of two."""

    def __init__(self, count: int, keys: bytes, start: int) -> None:
        self._left = count
        self._keys = keys
        self._state = start
        self.now_ns = 0

    def read(self, timeout_s: float | None) -> bytes:
        """Return the next key; the terminal goes away after the last."""
        if timeout_s is not None:
            return b""
        if not self._left:
            raise EOFError
        self._left -= 1
        self._state = self._state * 48271 % 2147483647
        self.now_ns += 1_000_000 * (40 + self._state % 120)
        place = self._left % len(self._keys)
        return self._keys[place : place + 1]


def typed(monkeypatch: pytest.MonkeyPatch, typist: Typist) -> None:
    """Put `typist` in the keyboard's place."""

    @contextmanager
    def strokes() -> Iterator[Typist]:
        yield typist

    monkeypatch.setattr(keyboard, "is_at_terminal", lambda: True)
    monkeypatch.setattr(keyboard, "strokes", strokes)
    monkeypatch.setattr("bigdeal_gui.cli.bigdealx.keyboard.time.perf_counter_ns", lambda: typist.now_ns)


def seed_after(monkeypatch: pytest.MonkeyPatch, start: int) -> Seed:
    """Return the seed of a pool that lives from the keyboard alone."""
    typed(monkeypatch, Typist(2000, b"qwertyuiopasdfghjklzx", start))
    pool = pool_without_system()
    keyboard.collect_keystrokes(pool)
    return pool.seed(b"")


def test_the_times_make_the_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The same keys at other times lead to another seed; the progress is told in bits."""
    seeds = {seed_after(monkeypatch, start).reveal() for start in (7, 8, 9)}
    assert len(seeds) == 3
    assert seed_after(monkeypatch, 7).reveal() in seeds
    told = capsys.readouterr().err
    bits = [int(line.split()[0]) for line in told.splitlines() if line.endswith("of 213 bits")]
    assert bits
    assert max(bits) < 213
    assert "qwe" not in told


def test_a_keyboard_that_goes_away_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too few strokes are an error, never a poor seed."""
    typed(monkeypatch, Typist(100, b"qwertyuiopasdfghjklzx", 7))
    with pytest.raises(Usage):
        keyboard.collect_keystrokes(pool_without_system())


def test_strokes_of_a_terminal_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Return and without an echo; at the end what somebody still types is swallowed, not left."""
    hand, terminal = os.openpty()
    with os.fdopen(terminal, "rb", buffering=0) as stdin:
        monkeypatch.setattr(keyboard.sys, "stdin", stdin)
        monkeypatch.setattr(keyboard, "_QUIET_S", 0.05)
        with keyboard.strokes() as strokes:
            os.write(hand, b"a")
            assert strokes.read(5) == b"a"
            assert strokes.read(0) == b""
            os.write(hand, b"bcd")
            told: list[float | None] = []
            read = strokes.read

            def noted(timeout_s: float | None) -> bytes:
                told.append(timeout_s)
                return read(timeout_s)

            monkeypatch.setattr(strokes, "read", noted)
        assert told[0] == 0.05
        assert select.select([terminal, hand], [], [], 0)[0] == [], "nothing is left, and nothing echoed"
    os.close(hand)


def test_a_terminal_that_is_gone_gives_no_stroke(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is readable and has nothing: that is its end, and no stroke of no bytes."""
    hand, terminal = os.openpty()
    with os.fdopen(terminal, "rb", buffering=0) as stdin:
        monkeypatch.setattr(keyboard.sys, "stdin", stdin)
        monkeypatch.setattr(keyboard, "_QUIET_S", 0.05)
        with keyboard.strokes() as strokes, monkeypatch.context() as gone:
            os.write(hand, b"a")
            gone.setattr(keyboard.os, "read", lambda _descriptor, _count: b"")
            with pytest.raises(EOFError):
                strokes.read(5)
            gone.undo()
    os.close(hand)


def test_a_terminal_that_hangs_up_hides_no_other_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading tells that it is gone; what is put back and swallowed afterwards raises nothing of its own."""
    hand, terminal = os.openpty()
    with os.fdopen(terminal, "rb", buffering=0) as stdin:
        monkeypatch.setattr(keyboard.sys, "stdin", stdin)
        with keyboard.strokes() as strokes:
            os.close(hand)
            with pytest.raises(EOFError):
                strokes.read(5)


def test_two_keys_never_fill_the_meter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Drumming on two keys leads nowhere, however uneven."""
    typed(monkeypatch, Typist(1500, b"ab", 7))
    with pytest.raises(Usage):
        keyboard.collect_keystrokes(pool_without_system())
    assert "of 213" not in capsys.readouterr().err


def test_without_a_terminal_there_is_no_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard input from a file, or none at all, is no keyboard."""
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(Usage):
        keyboard.collect_keystrokes(pool_without_system())


@pytest.mark.parametrize("is_there", [True, False])
def test_without_the_system_a_keyboard_is_the_only_source(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, *, is_there: bool
) -> None:
    """With one the set comes from it alone, which is told; with neither nothing is dealt."""

    def missing(_count: int) -> bytes:
        raise SystemRandomnessMissing("a test")

    around = Surroundings(tmp_path, b"\n", is_windows=False, system=missing)
    monkeypatch.setattr(program, "is_at_terminal", lambda: is_there)
    if is_there:
        _, has_system = _pool(around)
        assert not has_system
        assert "from the keyboard alone" in capsys.readouterr().err
    else:
        with pytest.raises(SystemRandomnessMissing):
            _pool(around)


def test_the_randomness_of_the_system_is_in_the_pool(tmp_path: Path) -> None:
    """Where there is some."""
    _, has_system = _pool(Surroundings(tmp_path, b"\n", is_windows=False))
    assert has_system
