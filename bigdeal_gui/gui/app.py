"""The window's program: reads its arguments, shows the frame at once, then has it filled."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM_NAME, __version__

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

USAGE: Final = f"""{PROGRAM_NAME}                     open the window
{PROGRAM_NAME} FILE...             open a tournament's plan (.sqd), or check files of boards
{PROGRAM_NAME} --version           print the version
{PROGRAM_NAME} --smoke-test FILE   open the window, test itself, write a report to FILE, quit

The commands bigdeal and bigdealx do the same work without a window."""

DONE: Final = 0
WRONG_USAGE: Final = 2
NO_SCREEN: Final = 5


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    files: list[str] = []
    match words:
        case ["--version" | "-V"]:
            _say(f"{PROGRAM_NAME} {__version__}")
            return DONE
        case ["--help" | "-h"]:
            _say(USAGE)
            return DONE
        case ["--smoke-test", path]:
            report = path
        case _ if all(map(os.path.exists, words)):
            report, files = "", words
        case _:
            _say(USAGE)
            return WRONG_USAGE
    if not has_screen(sys.platform, os.environ):
        _say("There is no screen here. The command “bigdeal deal” does the same without a window.")
        return NO_SCREEN
    from bigdeal_gui.seals.memory import leave_no_dump  # noqa: PLC0415 - for a window alone

    leave_no_dump()
    return _open_window(report, [Path(name).absolute() for name in files])


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Tell whether a window can be opened; without one Qt would end the program without a word."""
    if platform in {"win32", "darwin"} or environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _open_window(report: str, files: Sequence[Path]) -> int:
    """Show the empty frame, and what belongs into it as soon as that is painted; stay until it is closed."""
    # Nothing that is made until the window stands is to be searched; then `Cleanup` does it between work.
    gc.disable()
    from PySide6 import QtCore  # noqa: F401, PLC0415 - Qt is loaded for a window alone

    import_plainly()
    from bigdeal_gui.gui.main_window import MainWindow  # noqa: PLC0415 - as above

    app = make_app()
    make_large_classes()
    window = MainWindow()

    def furnish() -> None:
        from bigdeal_gui.gui import session  # noqa: PLC0415 - half of the program, behind the first paint

        if report:
            session.start_smoke_test(app, window, report)
        else:
            session.start_window(app, window, files)

    window.painted.connect(furnish)
    window.fit_to_screen()
    window.show()
    return app.exec()


def make_app() -> QApplication:
    """Return the application object, named, and in the one style that the style sheet is made for."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - as above

    # Asked for here, the style is made once, and PySide6 need not know the classes of styles.
    app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName(PROGRAM_NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(PROGRAM_NAME)
    return app


def import_plainly() -> None:
    """Let `import` be Python's own again.

    PySide6 puts a step before it that serves `from __feature__ import …`, which nothing here uses, and reads
    the source of every module that is loaded: a fifth of the time that loading takes.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def make_large_classes() -> None:
    """Have PySide6 make the largest of the classes that every page names, before the first paint.

    Each is made with its enums when it is first named, the name space `Qt` with more than a hundred: so long
    the empty frame may wait, and the page may not.
    """
    from PySide6.QtCore import QEvent, Qt  # noqa: F401, PLC0415 - to be named is all that is asked of them
    from PySide6.QtGui import QAccessible, QFont, QIcon  # noqa: F401, PLC0415 - as above


def _say(text: str) -> None:
    # A windowed program on Windows has no standard output.
    if sys.stdout is not None:
        sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
