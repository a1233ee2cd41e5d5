"""The program before its window: what it understands, whether there is a screen, how the window opens."""

from __future__ import annotations

import builtins
import gc
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.gui import app as app_module
from bigdeal_gui.gui import session
from bigdeal_gui.gui.app import USAGE, has_screen, main
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.seals import memory

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--version", "-V"], f"{PROGRAM_NAME} {__version__}\n"), (["--help", "-h"], f"{USAGE}\n")],
)
def test_version_and_usage_are_told_without_a_window(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither needs a screen."""
    for word in words:
        assert main([word]) == 0
        assert capsys.readouterr().out == said


def test_the_words_are_those_behind_the_program_s_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a shell hands them over."""
    monkeypatch.setattr(sys, "argv", [PROGRAM_NAME, "--version"])
    assert main() == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--seed", "1"], ["--smoke-test"], ["x"], ["x" * 300]])
def test_nothing_else_is_understood(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """No argument can set a seed, or anything; the system refuses to look for a name so long."""
    assert main(arguments) == 2
    assert "--smoke-test FILE" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("platform", "environ", "answer"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_screen_is_looked_for(platform: str, environ: dict[str, str], answer: bool) -> None:  # noqa: FBT001
    """On systems where a program may have no screen it is looked for first."""
    assert has_screen(platform, environ) is answer


def test_without_a_screen_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The answer names the command that does the same."""

    def has_none(*seen: object) -> bool:
        assert seen == (sys.platform, os.environ)
        return False

    monkeypatch.setattr(app_module, "has_screen", has_none)
    assert main([]) == 5
    assert "bigdeal deal" in capsys.readouterr().out


def test_without_a_screen_the_command_is_named() -> None:
    """One line instead of a crash."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "BIGDEAL_HOME")}
    done = subprocess.run(
        [sys.executable, "-m", "bigdeal_gui.gui.app"], env=kept, capture_output=True, text=True, check=False
    )
    assert done.returncode == 5
    assert "bigdeal deal" in done.stdout
    assert done.stderr == ""


class Loop:
    """Stands in for Qt's application and the loop in which it stays: until the window is filled."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.done: list[tuple[object, ...]] = []

    def exec(self) -> int:
        """Stay until the window is filled."""
        self._qtbot.waitUntil(lambda: len(self.done) == 3)
        return 7


@pytest.mark.parametrize("is_test", [False, True])
def test_the_window_is_filled_behind_its_first_paint(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    is_test: bool,  # noqa: FBT001 - a case
) -> None:
    """The empty frame is there first, and Python's own import; files are named by their whole paths."""
    loop = Loop(qtbot)
    (tmp_path / "cup.pbn").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(memory, "leave_no_dump", lambda: loop.done.append(("no dump",)))
    monkeypatch.setattr(app_module, "make_app", lambda: loop)
    monkeypatch.setattr(app_module, "make_large_classes", lambda: loop.done.append(("classes",)))
    for name in ("start_window", "start_smoke_test"):
        monkeypatch.setattr(session, name, lambda *filled, name=name: loop.done.append((name, *filled)))
    monkeypatch.setattr(builtins, "__import__", builtins.__feature_import__)  # type: ignore[attr-defined]
    gc.enable()
    assert main(["--smoke-test", "report"] if is_test else ["cup.pbn"]) == 7
    *before, (name, app, window, given) = loop.done
    assert before == [("no dump",), ("classes",)]
    assert (name, app) == (("start_smoke_test", loop) if is_test else ("start_window", loop))
    assert given == ("report" if is_test else [tmp_path / "cup.pbn"])
    assert not gc.isenabled()
    assert builtins.__import__ is builtins.__orig_import__  # type: ignore[attr-defined]
    assert isinstance(window, MainWindow)
    qtbot.addWidget(window)
    assert window.isVisible()
    size = window.size()
    window.fit_to_screen()
    assert window.size() == size


APPLICATION = """
from bigdeal_gui.gui.app import make_app
app = make_app()
print(app.applicationName(), app.applicationVersion(), app.desktopFileName())
print(app.style().objectName(), app.arguments())
"""


def test_the_application_is_named_and_has_one_style() -> None:
    """What the desktop asks for; no word of the user's is Qt's."""
    done = subprocess.run(
        [sys.executable, "-c", APPLICATION, "-style", "Windows"], check=True, capture_output=True, text=True
    )
    told = f"{PROGRAM_NAME} {__version__} {PROGRAM_NAME}\nfusion ['-c']\n"
    assert done.stdout == told


def test_the_smoke_test_writes_its_report(tmp_path: Path, own_home: Path) -> None:
    """The window opens, tests itself, reports and quits, and leaves nothing in the home."""
    report = tmp_path / "report.json"
    done = subprocess.run(
        [sys.executable, "-m", "bigdeal_gui.gui.app", "--smoke-test", str(report)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    seen = json.loads(report.read_text("utf-8"))
    assert (done.returncode, done.stdout) == (0, "")
    assert (seen["version"], seen["platform"], seen["passed"]) == (__version__, "offscreen", True)
    assert "hash" in seen["self_test"]
    assert seen["pages"] == ["Deal", "Tournament", "Check", "History", "Hand records", "Settings"]
    assert seen["has_style_sheet"]
    assert seen["has_icon"]
    assert [path for path in own_home.rglob("*") if path.is_file() and ".cache" not in path.parts] == []
