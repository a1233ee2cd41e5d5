"""Writers and readers that stand in a table before they are loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bigdeal_gui.formats import goedel
from bigdeal_gui.formats.table import FORMATS, LazyModule

NUMBER = b"1".rjust(38) + b"\n"


def test_the_table_alone_loads_no_writer() -> None:
    """Who lists formats waits for none; the modules that make and read bytes come with the first file."""
    program = (
        "import sys\n"
        "from bigdeal_gui.formats.table import FORMATS, format_by_name, read_boards_file\n"
        "before = 'bigdeal_gui.formats.goedel' in sys.modules\n"
        "boards = len(read_boards_file('a.goe', b'1'.rjust(38) + b'\\n').boards)\n"
        "print(before, boards, 'bigdeal_gui.formats.goedel' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["False", "1", "True"]


def test_a_late_function_is_the_one_of_its_module() -> None:
    """What is called is what the module holds under that name, with what was given."""
    late = LazyModule("goedel")
    assert late.read_goedel(NUMBER, 5).boards == goedel.read_goedel(NUMBER, 5).boards
    assert late.read_goedel is late.read_goedel


def test_a_name_that_the_module_lacks_is_told_when_it_is_called() -> None:
    """A row with a slip of the pen fails the first time that it writes."""
    with pytest.raises(AttributeError, match="no attribute 'absent'"):
        LazyModule("goedel").absent()


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
def test_every_row_names_functions_that_there_are(row: object) -> None:
    """No row of the table holds a name that its module lacks."""
    for field in ("writer", "reader", "stream", "doubt"):
        function = getattr(row, field)
        if hasattr(function, "load"):
            assert callable(function.load())
