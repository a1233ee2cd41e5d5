"""Seals made and opened by a process of its own: the same files, no secret elsewhere, no half answer."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.seals import SealDamaged, SealingBroke, WrongPassphrase
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.seals.age import open_sealed, seal
from bigdeal_gui.seals.sealer import HERE, WORD, NotOpened, sealing_request
from bigdeal_gui.services import own_process, seal_process
from bigdeal_gui.services.seal_process import SubprocessSealer
from bigdeal_gui.services.work import CancelToken
from tests.seals import age_by_hand

if TYPE_CHECKING:
    from collections.abc import Callable

CONTENT = b"1,1:" + b"k" * 60 + b"\r\n"
WORDS = "seven crossed ruffs and a squeeze"


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Return the processes that begin."""
    processes: list[subprocess.Popen[bytes]] = []
    begin = seal_process.begin_process

    def noted(module: str, word: str, broke: type[AppError]) -> subprocess.Popen[bytes]:
        processes.append(begin(module, word, broke))
        return processes[-1]

    monkeypatch.setattr(seal_process, "begin_process", noted)
    return processes


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that has another program, in Python, take the place of the sealing one."""

    def take(text: str) -> None:
        monkeypatch.setattr(
            own_process, "process_command", lambda *_which: [sys.executable, "-c", textwrap.dedent(text)]
        )

    return take


@pytest.fixture
def sealer() -> SubprocessSealer:
    """Work that nobody cancels."""
    return SubprocessSealer(CancelToken())


def test_a_file_opens_in_a_process_of_its_own(
    begun: list[subprocess.Popen[bytes]], sealer: SubprocessSealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sealed comes back whole, the work is done elsewhere, and the process is gone afterwards."""
    monkeypatch.setattr(type(HERE), "open", None)
    sealed = age_by_hand.written(CONTENT, WORDS)
    assert open_sealed(sealed, passphrase=WORDS, sealer=sealer) == CONTENT
    assert [process.returncode for process in begun] == [0]


def test_more_than_a_pipe_holds_goes_through_it(
    program: Callable[[str], None], sealer: SubprocessSealer
) -> None:
    """Megabytes are sent and taken whole."""
    program("import sys; sys.stdout.buffer.write(b'+' + sys.stdin.buffer.read())")
    content = CONTENT * 50_000
    assert sealer.seal(content, WORDS) == sealing_request(content, WORDS, is_sealing=True)


def test_what_does_not_open_is_told_as_here(sealer: SubprocessSealer) -> None:
    """Another passphrase is told from damage, whoever does the work."""
    sealed = age_by_hand.written(CONTENT, WORDS)
    with pytest.raises(WrongPassphrase):
        open_sealed(sealed, passphrase=WORDS + "!", sealer=sealer)
    with pytest.raises(SealDamaged):
        open_sealed(sealed[:-1], passphrase=WORDS, sealer=sealer)
    with pytest.raises(NotOpened) as here:
        HERE.open(sealed, WORDS + "!")
    with pytest.raises(NotOpened) as apart:
        sealer.open(sealed, WORDS + "!")
    assert here.value.said == apart.value.said != ""


def test_passphrase_and_content_go_by_the_pipe_alone(
    sealer: SubprocessSealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the command line nor what the process inherits holds them."""
    popen, calls = subprocess.Popen, []

    def noted(*arguments: object, **named: object) -> object:
        calls.append(repr((arguments, named)))
        return popen(*arguments, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(own_process.subprocess, "Popen", noted)
    assert sealer.open(age_by_hand.written(CONTENT, WORDS), WORDS) == CONTENT
    (call,) = calls
    assert WORDS not in call
    assert "kkkk" not in call
    assert "'env'" not in call


def test_a_process_that_is_killed_at_its_work_is_told_as_such(
    begun: list[subprocess.Popen[bytes]], sealer: SubprocessSealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no damage of the file and no wrong passphrase; nothing is left of the process."""
    exchange = seal_process._exchange

    def killed(process: subprocess.Popen[bytes], request: bytes, answers: list[bytes]) -> None:
        process.kill()
        exchange(process, request, answers)

    monkeypatch.setattr(seal_process, "_exchange", killed)
    with pytest.raises(SealingBroke):
        seal(CONTENT * 20_000, passphrase=WORDS, sealer=sealer)
    assert [bool(process.returncode) for process in begun] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "import os, sys; sys.stdout.write('+half'); sys.stdout.flush(); os.abort()",
        "import sys; sys.stdin.buffer.read(3); sys.exit(3)",
        "print('a word too many')",
        "",
    ],
    ids=["half an answer", "gone before it has read", "other words", "no word"],
)
def test_half_an_answer_is_none(program: Callable[[str], None], sealer: SubprocessSealer, text: str) -> None:
    """Whatever a process says that does not end well, or says nothing, is not taken."""
    program(text)
    with pytest.raises(SealingBroke):
        sealer.seal(CONTENT * 20_000, WORDS)


def test_where_no_process_can_begin_it_is_told(
    sealer: SubprocessSealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system that has no process left accuses no file."""
    monkeypatch.setattr(
        own_process, "process_command", lambda *_which: [str(Path(sys.executable) / "nothing")]
    )
    with pytest.raises(SealingBroke):
        sealer.seal(CONTENT, WORDS)


@pytest.mark.parametrize("reads", [True, False])
def test_who_cancels_ends_the_process(
    begun: list[subprocess.Popen[bytes]], program: Callable[[str], None], *, reads: bool
) -> None:
    """One that would work for minutes, or does not even take what it is sent, is ended and waited for."""
    program(f"import sys, time; sys.stdin.buffer.read() if {reads} else 0; time.sleep(600)")
    cancel = CancelToken()
    timer = Timer(0.2, cancel.cancel)
    timer.start()
    with pytest.raises(Cancelled):
        SubprocessSealer(cancel).seal(CONTENT * 20_000, WORDS)
    timer.join()
    assert [process.returncode is not None for process in begun] == [True]
    with pytest.raises(Cancelled):
        SubprocessSealer(cancel).open(CONTENT, WORDS)
    assert len(begun) == 1


def test_too_little_memory_is_no_damage(sealer: SubprocessSealer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system gives no more memory the process breaks down; the program goes on and says so."""
    pytest.importorskip("resource")
    command = own_process.process_command(HERE.__module__, WORD)
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({2**26}, {2**26})); "
    narrow = [part if part != command[4] else limit + part for part in command]
    monkeypatch.setattr(own_process, "process_command", lambda *_which: narrow)
    with pytest.raises(SealingBroke):
        sealer.open(age_by_hand.written(CONTENT, WORDS, work=16), WORDS)
    assert sealer.open(age_by_hand.written(CONTENT, WORDS), WORDS) == CONTENT


def asked(sent: bytes, before: str = "") -> subprocess.CompletedProcess[bytes]:
    """Call the process with `request`, and run `before` in it first."""
    command = [
        part.replace("main()", f"{before}main()")
        for part in own_process.process_command(HERE.__module__, WORD)
    ]
    return subprocess.run(command, input=sent, capture_output=True, check=False)


def test_who_asked_and_is_gone_gets_no_answer() -> None:
    """A request that breaks off is not worked on, and nothing is said of it."""
    whole = sealing_request(CONTENT, WORDS, is_sealing=True)
    for part in (whole[:-1], whole[:20], b""):
        done = asked(part)
        assert (done.returncode, done.stdout, done.stderr) == (1, b"", b"")


def test_its_memory_is_never_dumped() -> None:
    """The limit of a dump is one byte: 0 would not count where dumps go to a program."""
    pytest.importorskip("resource")
    tell = "import atexit, resource, sys; "
    tell += "atexit.register(lambda: print(resource.getrlimit(resource.RLIMIT_CORE), file=sys.stderr)); "
    assert b"(1, 1)" in asked(b"", before=tell).stderr


def test_the_frozen_program_calls_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no interpreter to call: it is one, and knows the word."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_process.process_command(HERE.__module__, WORD) == [sys.executable, WORD]


def test_nothing_is_loaded_from_the_folder_of_the_call(tmp_path: Path) -> None:
    """A module that lies where the program was called is no part of it."""
    (tmp_path / "pyrage.py").write_text("raise SystemExit('strange')")
    sealed = age_by_hand.written(CONTENT, WORDS)
    sent = sealing_request(sealed, WORDS, is_sealing=False)
    done = subprocess.run(
        own_process.process_command(HERE.__module__, WORD),
        input=sent,
        capture_output=True,
        check=False,
        cwd=tmp_path,
    )
    assert (done.stdout, done.stderr) == (b"+" + CONTENT, b"")
