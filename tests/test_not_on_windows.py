"""The list of tests that Windows cannot run speaks of tests that are there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.not_on_windows import FILES, TESTS

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", FILES)
def test_each_file_is_there(name: str) -> None:
    """A file that was renamed is renamed in the list."""
    assert (HERE / name).is_file()


@pytest.mark.parametrize("name", TESTS)
def test_each_test_is_there(name: str) -> None:
    """A test that was renamed is renamed in the list."""
    file, _, test = name.partition("::")
    tree = ast.parse((HERE / file).read_text("utf-8"))
    assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
