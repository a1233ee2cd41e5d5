"""The trials pass a sound program and fail one that does, says or leaves something else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import stage
import trials

from bigdeal_gui.formats.table import FORMATS, parse_formats

if TYPE_CHECKING:
    from collections.abc import Callable

TOP = Path(__file__).resolve().parents[2]
BY_NAME = {trial.name: trial for trial in trials.TRIALS}

# The program as it is from its sources: what the frozen one begins with.
SOUND = f"""#!{sys.executable}
import sys
sys.path[:0] = [{str(TOP)!r}, {str(TOP / "packaging")!r}]
import program
if __name__ == "__main__":
    program.main()
"""

WITH_LITTLE_WORK = SOUND.replace(
    "import program\n",
    "import program, pyrage\n"
    "def sealed(content, passphrase):\n"
    "    from tests.seals import age_by_hand\n"
    "    return age_by_hand.written(content, passphrase)\n"
    "pyrage.passphrase.encrypt = sealed\n",
)
"""The same, but it seals with a passphrase at once; a second's work is what the frozen program does."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script is no program on Windows")


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], Path]:
    """Return what makes a program of a script."""

    def make(text: str) -> Path:
        path = tmp_path / "bigdeal-gui"
        path.write_text(text, "utf-8")
        path.chmod(0o755)
        return path

    return make


def answering(words: str, *, error: str = "", code: int = 0) -> str:
    """Return a script that says `words`, on standard error `error`, and ends with `code`."""
    return (
        f"#!{sys.executable}\nimport sys\nsys.stdout.write({words!r})\nsys.stderr.write({error!r})\n"
        f"sys.exit({code})\n"
    )


def test_every_format_is_tried() -> None:
    """All formats that hold boards are dealt, each file's name once."""
    tried = [name for names in trials.EVERY_FORMAT for name in names.split(",")]
    for names in trials.EVERY_FORMAT:
        parse_formats(names)
    assert sorted(tried) == sorted(row.name for row in FORMATS if row.holds_boards), (
        "EVERY_FORMAT of packaging/trials.py is not what formats/table.py holds: name the format there"
    )


@pytest.mark.parametrize(
    "name",
    [
        "self-test",
        "known set",
        "every format",
        "bigdealx",
        "tournament",
        "signature",
        "locked box",
        "double dummy",
        "passphrase",
    ],
)
def test_the_sources_pass(script: Callable[[str], Path], name: str) -> None:
    """What the frozen program must do, the program from its sources does."""
    assert trials.attempt(BY_NAME[name], script(WITH_LITTLE_WORK)).startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (answering("hash: ok\n", code=1), "ended with 1"),
        (answering("hash: ok\n", error="Gtk-WARNING: no theme\n"), "no theme"),
        (answering("hash: wrong\n"), "what was not expected: hash: wrong"),
        (answering(""), "what was not expected"),
    ],
)
def test_a_word_too_many_fails(script: Callable[[str], Path], text: str, words: str) -> None:
    """An exit code, a line on standard error or another answer than the expected one fails a trial."""
    with pytest.raises(stage.TrialFailed, match=words):
        trials.attempt(BY_NAME["self-test"], script(text))


def test_another_set_than_the_known_one_fails(script: Callable[[str], Path]) -> None:
    """A program that deals other boards from the same seed is found by the first file."""
    other = SOUND.replace(
        "program.main()",
        "from bigdeal_gui.randomness import generator\n"
        "numbers = generator.numbers_of_counters\n"
        "def others(seed, owner, *more):\n"
        "    return numbers(seed, owner + b'!', *more)\n"
        "generator.numbers_of_counters = others\n"
        "from bigdeal_gui.services.dealing import self_test\n"
        "self_test._PARTS = ()\n"
        "program.main()",
    )
    with pytest.raises(stage.TrialFailed, match="the known set's “blind"):
        trials.attempt(BY_NAME["known set"], script(other))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (answering("bigdeal-gui FILE..."), "is not sealed"),
        (answering("+age-encryption.org/v1\n"), "does not open"),
        (answering("", code=1), "ended with 1"),
    ],
)
def test_a_program_that_does_not_seal_fails(script: Callable[[str], Path], text: str, words: str) -> None:
    """A program that does not know the word, or answers with something else, fails."""
    with pytest.raises(stage.TrialFailed, match=words):
        trials.attempt(BY_NAME["passphrase"], script(text))


def test_a_document_that_is_none_fails(
    script: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that makes something else than the document asked for is found by what it says."""
    monkeypatch.setattr(trials, "RECORDS", (("boards", ("deal", "-n", "4", "-f", "pbn", "-o", "more")),))
    with pytest.raises(stage.TrialFailed, match="not expected"):
        trials.attempt(BY_NAME["every format"], script(SOUND))


def test_a_window_that_closes_by_itself_fails(script: Callable[[str], Path]) -> None:
    """A window that does not stay, or speaks, fails."""
    with pytest.raises(stage.TrialFailed, match="closed by itself and said: no plugin"):
        trials.attempt(BY_NAME["window without a command"], script(answering("no plugin")))


def test_a_window_that_stays_passes(script: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that stays and is silent, what Qt says of a missing display aside, passes."""
    monkeypatch.setattr(trials, "WINDOW_STAYS_S", 0.5)
    text = answering("", error="This plugin does not support propagateSizeHints()\n")
    stays = script(text.replace("sys.exit(0)", "import time\ntime.sleep(60)"))
    trial = BY_NAME["window without a command"]
    assert trials.attempt(trial, stays) == f"{trial.name}: stays open and silent"


def test_a_program_that_is_not_carried_fails(script: Callable[[str], Path]) -> None:
    """A program that keeps its journal elsewhere, though its stick bears the mark, fails."""
    with pytest.raises(stage.TrialFailed, match=r"with portable\.ini beside the program its journal"):
        trials.attempt(BY_NAME["portable"], script(SOUND))


@pytest.mark.parametrize(("code", "words"), [(0, "self-test: 1 parts ok"), (1, "Failed: ")])
def test_the_command_tells_what_came_of_it(
    script: Callable[[str], Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    code: int,
    words: str,
) -> None:
    """Each trial that passed has its line; the first that fails ends the command with 1."""
    monkeypatch.setattr(trials, "TRIALS", (BY_NAME["self-test"],))
    said = answering(f"hash: ok\nverify.html: SHA-256 {'0' * 64}\n", code=code)
    monkeypatch.setattr(sys, "argv", ["trials.py", str(script(said))])
    assert trials.main() == code
    assert words in "".join(capsys.readouterr())


def test_it_runs_with_nothing_installed() -> None:
    """The trials need the standard library alone, so that they can be run wherever the program is."""
    done = subprocess.run(
        [
            *(sys.executable, "-I", "-S", "-c"),
            *("import sys; sys.path[:0] = sys.argv[1:]; import trials", str(TOP / "packaging")),
        ],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
