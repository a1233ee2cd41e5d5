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
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage import settings
from bigdeal_gui.storage.places import settings_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HERE: Final = Path(__file__).parent
TOOLS: Final = (
    "xvfb-run",
    "xdotool",
    "dbus-run-session",
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/bin/python3",
)
PAGES: Final = ("Deal", "Tournament", "Check", "History", "Hand records", "Settings")
FORMATS: Final = {"Duplimate (.dlm)", "Dealer4, BridgeComposer, scoring programs (.pbn)"}
"""The ticked ones; the others unfold."""
ITEMS: Final = {"list item", "table cell", "tree item"}

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in TOOLS), reason="needs Xvfb, xdotool, dbus and AT-SPI"
    ),
]

Line = dict[str, object]


class Found:
    """What the client printed, by page: the objects that are showing, and where each key led."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.tree: dict[str, list[Line]] = defaultdict(list)
        self.ways: dict[tuple[str, str], list[Line]] = defaultdict(list)
        for line in lines:
            if "key" in line:
                self.ways[str(line["page"]), str(line["key"])].append(line)
            else:
                self.tree[str(line["page"])].append(line)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """Every page of one window, with a set in its history."""
    home = tmp_path_factory.mktemp("accessible")
    furnish(home)
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
    # xvfb-run lets the words of the bus through as well.
    return Found(json.loads(line) for line in done.stdout.splitlines() if line.startswith("{"))


def furnish(home: Path) -> None:
    """Leave in `home` the settings of a program that was started before, and a set in its journal."""
    order = SessionOrder(
        parse_board_range("12"), parse_formats("pbn"), home, "tuesday", b"club", event="Pairs"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BIGDEAL_HOME", str(home))
        settings.save_settings(
            settings_path(), replace(settings.Settings(), is_first_run=False, language="en", folder=home)
        )
        deal_session(order, Seed(bytes(20)), Work(open_journal))


@pytest.fixture
def tree(found: Found) -> dict[str, list[Line]]:
    """Every object that is showing, by page."""
    return found.tree


def said(one: Line) -> tuple[str, ...]:
    """Return what tells one object from the others."""
    return str(one["role"]), str(one["name"]), str(one["labels"]), str(one["description"])


def controls(objects: Iterable[Line]) -> list[Line]:
    """Return what is worked by keys; a text that can be marked with the mouse takes them too."""
    return [
        one for one in objects if "focusable" in str(one["states"]) and one["role"] not in {*ITEMS, "label"}
    ]


def everything(tree: dict[str, list[Line]]) -> Iterator[Line]:
    """Yield the objects of all pages."""
    for objects in tree.values():
        yield from objects


def test_every_page_can_be_reached(tree: dict[str, list[Line]]) -> None:
    """Ctrl and its number opens each page, the first time from where every key is taken; no two are alike."""
    assert set(tree) == set(PAGES)
    contents = {tuple(sorted(str(one["name"]) for one in page)) for page in tree.values()}
    assert len(contents) == len(tree)


def test_every_control_has_a_name(tree: dict[str, list[Line]]) -> None:
    """Whatever takes the keyboard says what it is."""
    nameless = [one for one in controls(everything(tree)) if not str(one["name"]).strip()]
    assert not nameless
    # The name of a list to choose from is what is chosen, so its label must say what it is about.
    lists = [one for one in controls(everything(tree)) if one["role"] == "combo box"]
    unlabelled = [one for one in lists if not one["labels"]]
    assert not unlabelled


def test_names_that_others_rely_on_are_there(tree: dict[str, list[Line]]) -> None:
    """The button, the number of boards, the meter and the formats are found by their names."""
    names = {str(one["name"]) for one in tree["Deal"]}
    assert {"Deal session", "Number of boards", "Entropy", *FORMATS} <= names


def test_roles_and_values_are_the_right_ones(tree: dict[str, list[Line]]) -> None:
    """The meter is a progress bar with a value and a range, a format a check box, the button a button."""
    by_name = {str(one["name"]): one for one in tree["Deal"]}
    assert by_name["Entropy"]["role"] == "progress bar"
    assert isinstance(value := by_name["Entropy"]["value"], list)
    assert value[1] <= value[0] < value[2]
    assert by_name["Duplimate (.dlm)"]["role"] == "check box"
    assert "checked" in str(by_name["Duplimate (.dlm)"]["states"])
    assert by_name["Deal session"]["role"] in {"push button", "button"}
    assert "enabled" not in str(by_name["Deal session"]["states"])


def test_controls_of_one_page_are_told_apart(tree: dict[str, list[Line]]) -> None:
    """No two controls of one kind on one page have the same name and the same description."""
    for page, found in tree.items():
        heard = [said(one) for one in controls(found)]
        assert len(heard) == len(set(heard)), page


def test_targets_are_large_enough(tree: dict[str, list[Line]]) -> None:
    """What is clicked is at least 24 pixels in both directions; a line of text beside a box counts as one."""
    small = [
        one
        for one in controls(everything(tree))
        if isinstance(size := one["size"], list)
        and min(size) < 24
        and one["role"] not in {"check box", "radio button", "scroll bar"}
    ]
    assert not small


def test_tab_visits_every_control_once(found: Found) -> None:
    """On every page real presses of Tab, and of Shift and Tab, come to each open control exactly once."""
    for page, objects in found.tree.items():
        wanted = sorted(said(one) for one in controls(objects) if "enabled" in str(one["states"]))
        for key in ("Tab", "Shift+Tab"):
            assert sorted(map(said, found.ways[page, key])) == wanted, f"{page}: {key}"


def test_tab_goes_back_as_it_came(found: Found) -> None:
    """Shift and Tab take the way of Tab from its end to its beginning."""
    for page in found.tree:
        there, back = ([said(one) for one in found.ways[page, key]] for key in ("Tab", "Shift+Tab"))
        back.reverse()
        assert there in [back[place:] + back[:place] for place in range(len(back))], page


def test_controls_are_called_what_stands_on_the_screen(tree: dict[str, list[Line]]) -> None:
    """Formats have the words beside their boxes; the pages are one choice of many, not boxes to be ticked."""
    boxes = {str(one["name"]) for one in tree["Deal"] if one["role"] == "check box"}
    assert boxes == set(FORMATS)
    (more,) = (one for one in tree["Deal"] if one["name"] == "More formats")
    assert (more["role"], more["description"]) == ("push button", "collapsed")
    for page, objects in tree.items():
        chosen = [one for one in objects if "(Ctrl+" in str(one["description"])]
        assert {one["role"] for one in chosen} == {"radio button"}
        assert [one["name"] for one in chosen if "checked" in str(one["states"])] == [page]
        assert [str(one["name"]) for one in chosen] == list(PAGES)
