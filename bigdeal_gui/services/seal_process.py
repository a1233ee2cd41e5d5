"""Sealing with a passphrase in a process of its own, so that the window goes on meanwhile.

The process is this program again. Passphrase and content go to it through a pipe, and the answer comes back
through another: never by a command line, a variable or a file. It ends when it has answered; who cancels, or
closes the window, ends it.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import SealingBroke
from bigdeal_gui.seals import process as seal_process

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.services.cancel import CancelToken

_SOURCES: Final = str(Path(__file__).resolve().parents[2])
_LOOK_S: Final = 0.05
"""How soon a cancelled one ends."""


class SubprocessSealer:
    """Works in a new process each time; `cancel` ends it."""

    def __init__(self, cancel: CancelToken) -> None:
        self._cancel = cancel

    def seal(self, content: bytes, passphrase: str) -> bytes:
        """Return `content` sealed.

        Raises:
            SealingBroke: the process could not begin, or ended before it was done.
            Cancelled: the token was set.
        """
        return self._asked(seal_process.request(content, passphrase, is_sealing=True))

    def open(self, sealed: bytes, passphrase: str) -> bytes:
        """Return what is in `sealed`.

        Raises:
            NotOpened: it does not open.
            SealingBroke, Cancelled: as `seal`.
        """
        return self._asked(seal_process.request(sealed, passphrase, is_sealing=False))

    def _asked(self, request: bytes) -> bytes:
        self._cancel.check()
        answers: list[bytes] = []
        with _begin() as process:
            talk = Thread(target=_exchange, args=(process, request, answers), daemon=True)
            talk.start()
            try:
                while talk.is_alive():
                    self._cancel.check()
                    talk.join(_LOOK_S)
            finally:
                # Where it has not ended by itself: then its pipes close, and the talk is over.
                process.kill()
                talk.join()
        result = None if process.returncode else seal_process.result(answers[0])
        if result is None:
            raise SealingBroke
        return result


def _exchange(process: subprocess.Popen[bytes], request: bytes, answers: list[bytes]) -> None:
    """Send `request` to the process, take what it answers until it closes its pipe, and wait for its end."""
    if process.stdin is not None and process.stdout is not None:
        with suppress(OSError):  # it has ended: so do its answers
            process.stdin.write(request)
        with suppress(OSError):
            process.stdin.close()
        answers.append(process.stdout.read())
    process.wait()


def _begin() -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(  # noqa: S603 - this program, and nothing that anybody typed
            _command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for this program, which then ends that one
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise SealingBroke from error


def _command() -> Sequence[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, seal_process.WORD]
    # It finds the modules that this process finds, and none in the folder in which it was called.
    program = f"import sys; sys.path[:] = sys.argv[1:]; from {seal_process.__name__} import main; main()"
    return [sys.executable, "-I", "-S", "-c", program, *(folder or _SOURCES for folder in sys.path)]
