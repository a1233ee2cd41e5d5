"""The commands as the programs they are: started, fed, interrupted, and their pipes closed."""

from __future__ import annotations

import hashlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli import bigdeal
from bigdeal_gui.resource_files import resource_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Answer

    Program = Callable[..., subprocess.CompletedProcess[str]]


def set_files(folder: Path) -> set[str]:
    """Return the names of everything in a folder."""
    return {path.name for path in folder.rglob("*")}


def test_a_session_from_the_command(program: Program, tmp_path: Path) -> None:
    """`bigdeal deal` makes the folder for its owner alone, the files, and reports without a card."""
    answer = program(
        "bigdeal", "deal", "-n", "36", "-f", "pbn,dlm", "-o", "boards/tuesday", "--owner", "Club"
    )
    assert answer.returncode == 0, answer.stderr
    folder = tmp_path / "boards"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert set_files(folder) == {"tuesday.pbn", "tuesday.dlm"}
    pbn = folder / "tuesday.pbn"
    assert pbn.stat().st_mode & 0o777 == 0o600
    assert f"tuesday.pbn  {pbn.stat().st_size} bytes" in answer.stdout
    assert "36 boards" in answer.stdout
    assert re.search(r"Set code [0-9A-Z]{4}-[0-9A-Z]{4}$", answer.stdout.strip())
    # Whole hands: four letters of a suit may stand in a set code by chance.
    hands = re.findall(r"[AKQJT2-9.]{16}", pbn.read_text())
    assert len(hands) == 36 * 4
    assert not [hand for hand in hands if hand in answer.stdout + answer.stderr]


def test_the_event_goes_into_the_file(program: Program, tmp_path: Path) -> None:
    """The event's name stands in PBN."""
    answer = program("bigdeal", "deal", "-n", "4", "-f", "pbn", "-o", "a", "--event", "Tuesday Pairs")
    assert answer.returncode == 0, answer.stderr
    assert '[Event "Tuesday Pairs"]' in (tmp_path / "a.pbn").read_text()


def test_the_big_deal_profile(program: Program, tmp_path: Path) -> None:
    """The profile is Big Deal's when asked for, its doubts on standard error."""
    answer = program("bigdeal", "deal", "-n", "11-14", "-f", "dup", "-o", "a", "--profile", "bigdeal")
    assert answer.returncode == 0, answer.stderr
    assert "claims boards 1 to 4" in answer.stderr
    assert (tmp_path / "a.dup").read_bytes()[146:156] == b"YN1  0 04 "


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["-n", "36", "-f", "stats", "-o", "new/a"], 3),
        (["-n", "120", "-f", "dup", "-o", "new/a"], 3),
        (["-n", "36", "-f", "abc", "-o", "new/a"], 2),
        (["-n", "none", "-f", "pbn", "-o", "new/a"], 2),
        (["-n", "36", "-f", "pbn", "-o", "new/"], 2),
        (["-n", "36", "-f", "pbn", "-o", "new/a.pbn"], 2),
        (["-n", "36", "-f", "pbn", "-o", "new/a?"], 2),
        (["-n", "36", "-f", "pbn", "-o", "new/other/a"], 5),
        (["-n", "36", "-f", "pbn", "-o", "taken"], 3),
        (["-f", "pbn"], 2),
        (["-n", "36", "--date", "2027-02-30"], 2),
        (["-n", "36", "--date", "tomorrow"], 2),
        (["-n", "36", "-f", "pbn", "-o", "a", "--profile", "own"], 2),
        (["--seed", "1"], 2),
    ],
)
def test_deal_refuses(
    arguments: list[str], code: int, bigdeal: Callable[..., Answer], tmp_path: Path
) -> None:
    """What cannot be dealt ends with its code, without a file, a new folder or a traceback."""
    (tmp_path / "taken.pbn").write_bytes(b"old")
    answer = bigdeal("deal", *arguments)
    assert answer.code == code, answer.err
    assert answer.err
    assert "Traceback" not in answer.err
    assert answer.out == ""
    assert set_files(tmp_path) == {"taken.pbn"}


@pytest.mark.parametrize("target", [".", "..", "new/", "new/.."])
def test_a_folder_alone_is_no_name(target: str, bigdeal: Callable[..., Answer]) -> None:
    """What lacks is told, not what is wrong with a name that nobody typed."""
    assert "After -o comes the folder, then" in bigdeal("deal", "-n", "4", "-o", target).err


def test_the_self_test_passes(program: Program) -> None:
    """Each part is reported."""
    answer = program("bigdeal", "self-test")
    assert answer.returncode == 0, answer.stderr
    assert "generator: ok" in answer.stdout
    assert "format goedel: ok" in answer.stdout
    page = resource_folder() / "verify" / "verify.html"
    digest = hashlib.sha256(page.read_bytes()).hexdigest()
    assert answer.stdout.endswith(f"verify.html: SHA-256 {digest}\n")


def test_a_failed_self_test_is_a_failure_of_the_system(tmp_path: Path) -> None:
    """A wrong answer ends with exit code 5, and nothing is dealt."""
    broken = (
        "import sys; from bigdeal_gui.services.dealing import self_test\n"
        "self_test._PARTS = (('hash', lambda: False),)\n"
        "from bigdeal_gui.cli.bigdeal import main; main()"
    )
    for arguments in (["self-test"], ["deal", "-n", "4", "-f", "pbn", "-o", "a"]):
        answer = subprocess.run(
            [sys.executable, "-c", broken, *arguments],
            cwd=tmp_path,
            check=False,
            capture_output=True,
            text=True,
        )
        assert answer.returncode == 5
        assert "self-test of the hash failed" in answer.stderr
    assert set_files(tmp_path) == set()


def test_help_and_version(program: Program) -> None:
    """The group lists its subcommands, each explains itself, and the version is told."""
    answer = program("bigdeal", "--help")
    assert answer.returncode == 0
    for name in ("deal", "self-test"):
        assert re.search(rf"^  {name}  +\w", answer.stdout, re.MULTILINE)
        assert program("bigdeal", name, "--help").returncode == 0
    assert "bigdeal-gui" in program("bigdeal", "--version").stdout
    assert program("bigdeal", "nonsense").returncode == 2


@pytest.mark.parametrize("module", ["bigdeal", "bigdealx"])
def test_a_start_is_light(module: str) -> None:
    """No command loads Qt, arrays or the progress bar to begin with, and none that deals loads fonts."""
    code = (
        f"import sys, bigdeal_gui.cli.{module}, bigdeal_gui.cli.deal;"
        "print(*({'PySide6', 'shiboken6', 'numpy', 'rich', 'bigdeal_gui.paper'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert answer.stdout.split() == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("bigdealx", ["-W", "x", "-n", "3000000", "-p", "big", "-f", "pbn,goedel"]),
        ("bigdealx", ["-n", "3000000", "-p", "big", "-f", "pbn"]),
        ("bigdeal", ["deal", "-n", "3000000", "-f", "pbn", "-o", "new/big"]),
    ],
)
def test_stopped_in_a_large_set(
    number: int, name: str, arguments: list[str], tmp_path: Path, started_as: Callable[[str], list[str]]
) -> None:
    """Ctrl-C in the midst of dealing ends with 130 and leaves the folder as it was."""
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=0\nowner=x\n")
    with subprocess.Popen(
        [*started_as(name), *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        end = time.monotonic() + 60
        while not any(path.is_file() and path.stat().st_size > 10_000 for path in folder.rglob("*")):
            assert time.monotonic() < end
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
        process.send_signal(number)
        _out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "stopped" in err
    assert "Traceback" not in err
    assert set_files(folder) == {".bigdealrc"}


def test_a_closed_pipe_is_quiet(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """When nobody reads the report any more, there is no traceback."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        answer = subprocess.run(
            [*started_as("bigdeal"), "self-test"],
            cwd=tmp_path,
            stdout=pipe,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert answer.returncode == 141
    assert answer.stderr == b""


def test_a_closed_input_ends_the_program(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """Started without any input, bigdealx cannot ask and says so."""
    answer = subprocess.run(
        ["sh", "-c", 'exec "$0" "$@" <&-', *started_as("bigdealx")],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 2
    assert "no input" in answer.stderr
    assert "Traceback" not in answer.stderr


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, command: list[str], cwd: Path) -> None:
        self._own, theirs = pty.openpty()
        self.process = subprocess.Popen(
            command, cwd=cwd, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        self.shown = ""

    def until(self, text: str, wait_s: float = 30) -> None:
        """Read until `text` is shown."""
        end = time.monotonic() + wait_s
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            self._read(0.1)

    def type(self, keys: bytes) -> None:
        """Send key strokes."""
        os.write(self._own, keys)

    def drain(self) -> None:
        """Read what is there."""
        self._read(0)

    def end(self) -> int:
        """Read to the end; return the exit code."""
        while self.process.poll() is None:
            self._read(0.05)
        self._read(0.05)
        os.close(self._own)
        return self.process.returncode

    def _read(self, wait_s: float) -> None:
        if select.select([self._own], [], [], wait_s)[0]:
            try:
                self.shown += os.read(self._own, 65536).decode()
            except OSError:  # Linux says so when the other side is closed
                time.sleep(0.01)


def test_the_dialogue_at_a_terminal(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """The questions come one after another, as Big Deal's do, and the set is dealt."""
    terminal = Terminal(started_as("bigdealx"), tmp_path)
    for question, answer in (
        ("Which formats", b"pbn\n"),
        ("every run", b"\n"),
        ("Identification?", b"Club\n"),
        ("How many boards", b"4\n"),
        ("What shall the files be called", b"eve\n"),
    ):
        terminal.until(question)
        terminal.type(answer)
    assert terminal.end() == 0
    assert "4 boards dealt" in terminal.shown
    assert (tmp_path / "eve.pbn").exists()


def test_ctrl_c_at_a_question(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """Giving up at a question ends with 130 and keeps nothing."""
    terminal = Terminal(started_as("bigdealx"), tmp_path)
    terminal.until("Which formats")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert set_files(tmp_path) == set()


SMALL_METER = "from bigdeal_gui.randomness.credit import PressMeter; PressMeter.TARGET_BITS = 20;"
NO_SYSTEM = """
from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.cli.bigdealx import program as bigdealx
def missing(_count):
    raise SystemRandomnessMissing("none")
here = bigdealx.process_surroundings
bigdealx.process_surroundings = lambda: bigdealx.replace(here(), system=missing)
"""


def rattled(terminal: Terminal) -> int:
    """Type unevenly until told to stop; return how many keys it took."""
    keys = b"qwertyuiopasdfghjklzx"
    state, count = 7, 0
    begun = time.monotonic()
    while "Stop typing" not in terminal.shown:
        assert time.monotonic() - begun < 60, terminal.shown
        state = state * 48271 % 2147483647
        time.sleep(0.021 + state % 60 / 1000)
        terminal.type(keys[count % len(keys) : count % len(keys) + 1])
        terminal.drain()
        count += 1
    return count


@pytest.mark.parametrize(
    ("surroundings", "flags", "told"),
    [
        pytest.param("", ["--keyboard"], "type at random", id="asked for"),
        pytest.param(NO_SYSTEM, [], "from the keyboard alone", id="no system randomness"),
    ],
)
def test_the_keyboard_gives_randomness(
    surroundings: str, flags: list[str], told: str, tmp_path: Path
) -> None:
    """The program waits for a full meter, says how far it is, shows no key and swallows what comes late."""
    (tmp_path / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=0\nowner=x\n")
    code = SMALL_METER + surroundings + "\nfrom bigdeal_gui.cli.bigdealx.program import main; main()"
    terminal = Terminal([sys.executable, "-c", code, *flags, "--log", "-n", "4", "-p", "a"], tmp_path)
    terminal.until(told)
    assert rattled(terminal) > 20
    terminal.type(b"still typing")
    assert terminal.end() == 0, terminal.shown
    assert "of 20 bits" in terminal.shown
    assert "still typing" not in terminal.shown
    assert (tmp_path / "a.pbn").exists()
    assert "The keyboard gave 20 bits." in (tmp_path / "deallog.txt").read_text()


def test_without_any_randomness_nothing_is_dealt(tmp_path: Path) -> None:
    """No system randomness and no terminal: the program refuses."""
    (tmp_path / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=0\nowner=x\n")
    code = NO_SYSTEM + "\nfrom bigdeal_gui.cli.bigdealx.program import main; main()"
    answer = subprocess.run(
        [sys.executable, "-c", code, "-n", "4", "-p", "a"],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    assert answer.returncode == 5
    assert set_files(tmp_path) == {".bigdealrc"}


def test_ctrl_c_at_the_keyboard(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """Giving up while typing ends with 130 and leaves no file."""
    (tmp_path / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=0\nowner=x\n")
    terminal = Terminal([*started_as("bigdealx"), "--keyboard", "-n", "4", "-p", "a"], tmp_path)
    terminal.until("type at random")
    terminal.type(b"abc")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert set_files(tmp_path) == {".bigdealrc"}


@pytest.mark.parametrize("words", ["deal --help", "journal list", "-n 0 -p x -f pbn"])
def test_the_memory_of_every_command_is_hidden_and_never_dumped(
    words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever it does: what prints, packs or opens a seal holds boards too."""
    asked: list[str] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["bigdeal", *words.split()])
    for name in ("leave_no_dump", "hide_memory"):
        monkeypatch.setattr(bigdeal, name, partial(asked.append, name))
    with pytest.raises(SystemExit):
        bigdeal.main()
    assert asked == ["leave_no_dump", "hide_memory"]
