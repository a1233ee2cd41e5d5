"""The frozen program beside a bare one: its size, and how soon its window is painted.

`python -m benchmarks.frozen [PROGRAM]` builds the bare one, a window with nothing in it, from the same parts
of Qt and with the same things left out, then starts both in turn. Without QT_QPA_PLATFORM both paint without
a display.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from PyInstaller.archive.readers import CArchiveReader

from benchmarks.side_by_side import Row, report

TOP = Path(__file__).resolve().parents[1]
ROUNDS = 25
MOST = 1.15
"""How many times the bare program's size, and its time to the first paint, the whole program may take."""

A_LONG_TIME_S = 60
PAINTED = b"qt.widgets.painting: Flushing"
"""What Qt says, when it is asked to, at the moment a window's picture goes to the screen (Qt 6)."""

BARE = """
import sys
{imports}
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.resize(900, 600)
window.show()
application.exec()
"""

RECIPE = """
import sys
sys.path.insert(0, {packaging!r})
import contents
analysis = Analysis([{script!r}], hiddenimports={packed!r}, excludes=contents.EXCLUDED)
wanted = lambda table: [entry for entry in table if contents.is_wanted(entry[0])]
binaries, datas = contents.tables_for_linux(wanted(analysis.binaries), wanted(analysis.datas))
EXE(PYZ(analysis.pure), analysis.scripts, binaries, datas, name="bare", console=True, strip=True, upx=False)
"""


def qt_modules(program: Path) -> list[str]:
    """Return the parts of Qt that `program` holds for Python: PySide6.QtCore, PySide6.QtGui ..."""
    names = (Path(name) for name in CArchiveReader(str(program)).toc)
    return sorted(f"PySide6.{path.name.partition('.')[0]}" for path in names if path.match("PySide6/Qt*.so"))


def libraries(program: Path) -> list[str]:
    """Return all modules in `program` that are not its own."""
    modules: list[str] = list(CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz").toc)
    return sorted(name for name in modules if name.partition(".")[0] not in {"bigdeal_gui", "program"})


def build_bare(folder: Path, imported: list[str], packed: list[str]) -> Path:
    """Build a window with nothing in it into `folder` and return the program.

    It imports the modules `imported`; those `packed` are in it as well.
    """
    folder.mkdir()
    script, recipe = folder / "bare.py", folder / "bare.spec"
    imports = "\n".join(f"import {name}" for name in imported)
    script.write_text(BARE.format(imports=imports), "utf-8")
    words = RECIPE.format(packaging=str(TOP / "packaging"), script=str(script), packed=packed)
    recipe.write_text(words, "utf-8")
    options = ["--noconfirm", "--log-level=ERROR", f"--distpath={folder}", f"--workpath={folder / 'work'}"]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *options, str(recipe)],
        check=True,
        cwd=folder,
        env=os.environ | {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "9"},
        stderr=subprocess.DEVNULL,
    )
    return folder / "bare"


def first_paint_s(program: Path) -> float:
    """Return the seconds from the start of `program` to the first picture of its window.

    Raises:
        RuntimeError: it ended before, or took too long.
    """
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"BIGDEAL_HOME": home, "QT_LOGGING_RULES": "qt.widgets.painting.info=true"}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        begin = time.monotonic()
        running = subprocess.Popen(
            [program], cwd=home, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        taken = None
        assert running.stderr is not None  # noqa: S101 - it was asked for
        for line in running.stderr:
            if line.startswith(PAINTED):
                taken = time.monotonic() - begin
                break
        running.terminate()
        running.communicate(timeout=A_LONG_TIME_S)
    if taken is None:
        raise RuntimeError(f"{program} showed no window")
    return taken


def rows(program: Path) -> list[Row]:
    """Measure `program` beside a bare one, and beside one with the same libraries in it."""
    qt = qt_modules(program)
    with tempfile.TemporaryDirectory() as place:
        bare = build_bare(Path(place) / "qt", qt, [])
        stocked = build_bare(Path(place) / "all", qt, libraries(program))
        return [
            size_row(program, bare, "a bare one"),
            size_row(program, stocked, "a bare one with the same libraries"),
            start_row(program, bare),
        ]


def size_row(program: Path, other: Path, name: str) -> Row:
    """Compare the sizes of two files."""
    ours_mb, other_mb = (one.stat().st_size / 1e6 for one in (program, other))
    return Row(
        f"size of the frozen program, against {name}",
        f"{ours_mb:.1f} against {other_mb:.1f} MB, {ours_mb / other_mb:.3f} x",
        f"at most {MOST} x",
        ours_mb / other_mb <= MOST,
    )


def start_row(program: Path, other: Path) -> Row:
    """Compare the times to the first paint, the programs taking turns."""
    for one in (program, other):
        first_paint_s(one)  # from the disk the first time; then from memory, both
    rounds = [(first_paint_s(program), first_paint_s(other)) for _ in range(ROUNDS)]
    ours_s, other_s = (median(taken) for taken in zip(*rounds, strict=True))
    # Of each round by itself: what else the computer does slows both of a round.
    ratio = median(ours / others for ours, others in rounds)
    return Row(
        "start of the frozen program to first paint, against a bare one",
        f"{ours_s * 1e3:.0f} against {other_s * 1e3:.0f} ms, {ratio:.3f} x",
        f"at most {MOST} x",
        ratio <= MOST,
    )


def main() -> int:
    """Print the rows; return 1 when an aim was missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("program", nargs="?", type=Path, default=TOP / "dist" / "bigdeal-gui")
    return report(rows(parser.parse_args().program.resolve()))


if __name__ == "__main__":
    sys.exit(main())
