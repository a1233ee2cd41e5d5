"""What importing the library loads, and what it never does."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bigdeal_gui import library

HEAVY = ("PySide6", "shiboken6", "numpy", "pandas", "endplay", "click", "rich", "sqlite3", "random", "socket")


def answer(script: str) -> str:
    """Return what a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_importing_loads_nothing_heavy() -> None:
    """Neither Qt nor numpy, nor anything of a screen, a terminal or a network, comes with the import."""
    script = f"import sys, bigdeal_gui.library; print([n for n in {HEAVY!r} if n in sys.modules])"
    assert answer(script) == "[]"


def test_dealing_loads_nothing_heavy() -> None:
    """Deals, files and numbers do without any of it too."""
    script = (
        "import sys\n"
        "from bigdeal_gui import library\n"
        "some = library.boards('00' * 20, 'me', 4)\n"
        "library.read_bytes(library.format_bytes(some, 'pbn'), 'pbn')\n"
        "library.number_of(some[0].deal, 'unbalanced')\n"
        "library.statistics(board.deal for board in some)\n"
        f"print([n for n in {HEAVY!r} if n in sys.modules])"
    )
    assert answer(script) == "[]"


def test_the_library_works_where_nothing_else_can_be_loaded() -> None:
    """With Qt, numpy, pandas and endplay blocked, it imports, deals and says what is missing."""
    script = (
        "import sys\n"
        "for name in ('PySide6', 'shiboken6', 'numpy', 'pandas', 'endplay'): sys.modules[name] = None\n"
        "from bigdeal_gui import library\n"
        "print(len(list(library.deals('00' * 20, 'me', 3))))\n"
        "try: library.owner_array('00' * 20, 'me', 3)\n"
        "except library.AppError as error: print(type(error).__name__)\n"
    )
    assert answer(script).split() == ["3", "PackageMissing"]


@pytest.mark.parametrize("asked", ["4", None])
def test_numpy_begins_no_threads_that_nobody_asked_for(
    monkeypatch: pytest.MonkeyPatch, asked: str | None
) -> None:
    """Its library for matrices has one, where the user did not say otherwise."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", asked or "")
    if asked is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    library.owner_array("00" * 20, "me", 1)
    assert os.environ["OPENBLAS_NUM_THREADS"] == (asked or "1")


def test_every_name_is_there_and_says_what_it_is() -> None:
    """Each name that is offered exists, and what can be called has a docstring."""
    for name in library.__all__:
        offered = getattr(library, name)
        assert not callable(offered) or (offered.__doc__ or "").strip()
    assert list(library.__all__) == sorted(
        library.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name)
    )
