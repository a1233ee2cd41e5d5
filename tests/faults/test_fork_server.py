"""Python that stands ready and is copied: each copy is a program of its own."""

from __future__ import annotations

import os
import sys

import pytest

from benchmarks.faults.fork_server import Outcome, Run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="fork")

_SLEEPING = "import sys, time; print('asleep', file=sys.stderr, flush=True); time.sleep(600)"


@pytest.mark.parametrize(
    ("program", "code", "output"),
    [
        ("pass", 0, ""),
        ("import sys; sys.exit(3)", 3, ""),
        ("import sys; sys.exit('words')", 1, "words\n"),
        ("import sys; print(sys.argv[1:], file=sys.stderr)", 0, "['one', 'two']\n"),
        ("print('unheard')", 0, ""),
    ],
)
def test_a_copy_ends_as_a_program_does(program: str, code: int, output: str) -> None:
    """Exit code and errors are those of a program that was started with these words."""
    assert Run(("-c", program, "one", "two"), os.environ).end() == Outcome(code, output)


def test_a_fault_is_told_as_python_tells_it() -> None:
    """What nobody caught is code 1, with the trace."""
    outcome = Run(("-c", "1 / 0"), os.environ).end()
    assert outcome.code == 1
    assert outcome.output.startswith("Traceback")
    assert outcome.output.endswith("ZeroDivisionError: division by zero\n")


def test_all_is_heard_where_it_is_asked_for() -> None:
    """What a command prints comes with what it complains of."""
    program = "import sys; print('told', flush=True); print('said', file=sys.stderr)"
    assert Run(("-c", program), os.environ, is_all_heard=True).end() == Outcome(0, "told\nsaid\n")


def test_a_copy_is_killed_alone() -> None:
    """The next one is there as before."""
    run = Run(("-c", _SLEEPING), os.environ)
    run.kill()
    assert run.end().was_killed
    assert Run(("-c", "pass"), os.environ).end() == Outcome(0, "")


def test_a_copy_knows_nothing_of_the_one_before() -> None:
    """Neither its environment nor what it did to a module."""
    first = "import os, sys; sys.left = os.environ['FAULT_DO']"
    assert Run(("-c", first), os.environ | {"FAULT_DO": "kill"}).end() == Outcome(0, "")
    then = "import os, sys; print(hasattr(sys, 'left'), os.environ.get('FAULT_DO'), file=sys.stderr)"
    environ = {name: value for name, value in os.environ.items() if name != "FAULT_DO"}
    assert Run(("-c", then), environ).end() == Outcome(0, "False None\n")
