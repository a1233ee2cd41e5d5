"""What a screen reader finds: the real window on a real accessibility bus, every page walked through."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bigdeal_gui.storage import settings

HERE: Final = Path(__file__).parent
TOOLS: Final = ("xvfb-run", "dbus-run-session", "/usr/libexec/at-spi-bus-launcher", "/usr/bin/python3")
FIXED_NAMES: Final = {"Deal", "Tournament", "Check", "History", "Settings"}
"""Pages whose names other programs may rely on."""

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in TOOLS), reason="needs Xvfb, dbus and AT-SPI"
    ),
]

Tree = dict[str, list[dict[str, object]]]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Every object that is showing, by page."""
    home = tmp_path_factory.mktemp("accessible")
    settings.save(
        home / "settings.json", replace(settings.Settings(), is_first_run=False, language="en", folder=home)
    )
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_"))}
    done = subprocess.run(
        [
            "xvfb-run", "-a", "-s", "-screen 0 1366x768x24", "dbus-run-session", "--",
            "bash", str(HERE / "session.sh"), sys.executable, str(HERE / "walk.py"),
        ],
        env={
            **kept,
            "BIGDEAL_HOME": str(home),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(home),
        },
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: Tree = defaultdict(list)
    # xvfb-run lets the words of the bus through as well.
    for line in filter(lambda line: line.startswith("{"), done.stdout.splitlines()):
        one = json.loads(line)
        found[one["page"]].append(one)
    return found


def controls(tree: Tree) -> list[dict[str, object]]:
    """Return what takes the keyboard."""
    return [one for page in tree.values() for one in page if "focusable" in str(one["states"])]


def test_every_page_can_be_reached(tree: Tree) -> None:
    """The side bar's buttons, pressed by the client, open pages that differ."""
    assert set(tree) >= FIXED_NAMES
    contents = {tuple(sorted(str(one["name"]) for one in page)) for page in tree.values()}
    assert len(contents) == len(tree)


def test_every_control_has_a_name(tree: Tree) -> None:
    """Whatever takes the keyboard says what it is."""
    nameless = [one for one in controls(tree) if not str(one["name"]).strip()]
    assert not nameless
    # The name of a list to choose from is what is chosen, so its label must say what it is about.
    unlabelled = [one for one in controls(tree) if one["role"] == "combo box" and not one["labels"]]
    assert not unlabelled


def test_names_that_others_rely_on_are_there(tree: Tree) -> None:
    """The button, the number of boards, the meter and the formats are found by their names."""
    names = {str(one["name"]) for one in tree["Deal"]}
    assert {"Deal session", "Number of boards", "Entropy", "pbn", "dlm", "dup", "lin"} <= names


def test_roles_and_values_are_the_right_ones(tree: Tree) -> None:
    """The meter is a progress bar with a value and a range, a format a check box, the button a button."""
    by_name = {str(one["name"]): one for one in tree["Deal"]}
    assert by_name["Entropy"]["role"] == "progress bar"
    assert isinstance(value := by_name["Entropy"]["value"], list)
    assert value[1] <= value[0] < value[2]
    assert by_name["pbn"]["role"] == "check box"
    assert "checked" in str(by_name["pbn"]["states"])
    assert by_name["Deal session"]["role"] in {"push button", "button"}
    assert "enabled" not in str(by_name["Deal session"]["states"])


def test_controls_of_one_page_are_told_apart(tree: Tree) -> None:
    """No two controls of one kind on one page have the same name and the same description."""
    for page, found in tree.items():
        said = [
            (one["role"], one["name"], str(one["labels"]), one["description"])
            for one in found
            if "focusable" in str(one["states"]) and one["role"] not in {"list item", "table cell"}
        ]
        assert len(said) == len(set(said)), page


def test_targets_are_large_enough(tree: Tree) -> None:
    """What is clicked is at least 24 pixels in both directions; a line of text beside a box counts as one."""
    small = [
        one
        for one in controls(tree)
        if isinstance(size := one["size"], list)
        and min(size) < 24
        and one["role"] not in {"list item", "table cell", "check box", "radio button", "scroll bar"}
    ]
    assert not small
