"""Every word that the window shows can be translated."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bigdeal_gui.gui

MODULES = sorted(Path(bigdeal_gui.gui.__file__).parent.rglob("*.py"))

SHOWN_BY = {
    "QAction",
    "QCheckBox",
    "QGroupBox",
    "QLabel",
    "MessageBox",
    "QPushButton",
    "QRadioButton",
    "addAction",
    "addButton",
    "addItem",
    "addMenu",
    "addTab",
    "buddy_label",
    "hint_label",
    "section_label",
    "setAccessibleDescription",
    "setAccessibleName",
    "setInformativeText",
    "setPlaceholderText",
    "setStatusTip",
    "setText",
    "setTitle",
    "setToolTip",
    "setWhatsThis",
    "setWindowTitle",
    "show_note",
    "title_label",
}
"""What shows its arguments to the user."""

WORD = re.compile(r"[^\W\d_]{2,}")


def bare_words(tree: ast.AST) -> list[tuple[int, str]]:
    """Return line and text of every literal with a word in it that is shown without passing through `tr`."""
    found = []
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name not in SHOWN_BY:
            continue
        for argument in call.args:
            literals = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            found += [
                (part.lineno, part.value)
                for part in literals
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORD.search(part.value)
            ]
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.parent.name + "/" + path.stem)
def test_no_shown_text_goes_past_the_translator(module: Path) -> None:
    """A literal with a word in it is shown only through `tr` or `translate`."""
    assert not bare_words(ast.parse(module.read_text("utf-8")))


@pytest.mark.parametrize(
    "line", ['label.setText("Deal")', 'QLabel(f"Deal {x}", self)', 'a.setToolTip("Go on")']
)
def test_a_bare_word_would_be_found(line: str) -> None:
    """The test above sees what it looks for."""
    assert bare_words(ast.parse(line))
