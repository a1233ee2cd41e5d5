"""Sealing with a passphrase in a process of its own, so that the window goes on meanwhile.

It ends when it has answered; cancelling, or closing the window, ends it.
"""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.seals import SealingBroke
from bigdeal_gui.seals import sealer
from bigdeal_gui.services.own_process import begin_process

if TYPE_CHECKING:
    from subprocess import Popen

    from bigdeal_gui.services.work import CancelToken

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
        return self._asked(sealer.sealing_request(content, passphrase, is_sealing=True))

    def open(self, sealed: bytes, passphrase: str) -> bytes:
        """Return what is in `sealed`.

        Raises:
            NotOpened: it does not open.
            SealingBroke, Cancelled: as `seal`.
        """
        return self._asked(sealer.sealing_request(sealed, passphrase, is_sealing=False))

    def _asked(self, request: bytes) -> bytes:
        self._cancel.check()
        answers: list[bytes] = []
        with begin_process(sealer.__name__, sealer.WORD, SealingBroke) as process:
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
        result = None if process.returncode else sealer.sealing_result(answers[0])
        if result is None:
            raise SealingBroke
        return result


def _exchange(process: Popen[bytes], request: bytes, answers: list[bytes]) -> None:
    """Send `request` to the process, take what it answers until it closes its pipe, and wait for its end."""
    if process.stdin is not None and process.stdout is not None:
        with suppress(OSError):  # it has ended: so do its answers
            process.stdin.write(request)
        with suppress(OSError):
            process.stdin.close()
        answers.append(process.stdout.read())
    process.wait()
