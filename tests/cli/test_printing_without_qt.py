"""What is printed comes without Qt, as on a server."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from tests.paper.tagged import faults

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = """
import re, sys
from contextlib import redirect_stdout
from io import StringIO

sys.modules["PySide6"] = sys.modules["shiboken6"] = None
from bigdeal_gui.cli.bigdeal import main

def bigdeal(line):
    sys.argv = ["bigdeal", *line.split()]
    said = StringIO()
    with redirect_stdout(said):
        try:
            main()
        except SystemExit as end:
            assert not end.code, (line, end.code)
    return said.getvalue()

said = bigdeal("deal -n 4 -f pbn -o sets/club --event Club")
(code,) = re.findall(r"Set code ([^ ]+)", said)
bigdeal(f"records {code} -o record.pdf --open --language pl")
bigdeal(f"records {code} -o dealing.pdf --open --kind dealing-sheets --language de")
bigdeal(f"records {code} -o curtain.pdf --open --kind curtain-cards --paper letter")
bigdeal(f"labels {code} -o labels.pdf")
bigdeal(f"checklist {code} -o checklist.pdf --sections A,B")
bigdeal(f"journal certificate {code} -o certificate.pdf")
"""


def test_every_sheet_is_printed_where_qt_cannot_be_loaded(tmp_path: Path) -> None:
    """Records, dealing sheets, curtain cards, labels, checklist and certificate, all soundly tagged."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.pdf")}
    assert len(made) == 6
    assert {name: faults(data) for name, data in made.items() if faults(data)} == {}
