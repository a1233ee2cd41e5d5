"""The work with a passphrase, which takes seconds and gigabytes: who does it is chosen by who asks for it.

The age library holds Python's lock meanwhile, so that a program that must not stand still has it done in
another process, whose `main` is here: one request, one answer, and its end. Both go through pipes. It knows
no place, makes no file, and its memory is neither dumped nor looked into; of what goes wrong in it nothing is
told but that it did. It loads little, as somebody waits for it: the library when it seals or opens.
"""

from __future__ import annotations

import struct
import sys
from typing import BinaryIO, Final, Protocol

from bigdeal_gui.seals.memory import hide_memory, leave_no_dump


class NotOpened(Exception):
    """A sealed file that the library did not open; its one argument is the sentence that it says, if any."""

    @property
    def said(self) -> str:
        """What the library said: neither a passphrase nor anything of the file."""
        return str(self)


class Sealer(Protocol):
    """Seals in the age format with a passphrase, and opens what was sealed so."""

    def seal(self, content: bytes, passphrase: str) -> bytes:
        """Return `content` sealed, as much work as a second on this computer.

        Raises:
            AppError: it was broken off.
        """
        ...

    def open(self, sealed: bytes, passphrase: str) -> bytes:
        """Return what is in `sealed`, a binary age file.

        Raises:
            NotOpened: it does not open; the library's sentence tells why.
            AppError: it was broken off.
        """
        ...


class InProcessSealer:
    """Works in this process, which stands still meanwhile."""

    def seal(self, content: bytes, passphrase: str) -> bytes:
        """Return `content` sealed."""
        import pyrage  # noqa: PLC0415 - the start of the program does without it

        return bytes(pyrage.passphrase.encrypt(content, passphrase))

    def open(self, sealed: bytes, passphrase: str) -> bytes:
        """Return what is in `sealed`; raises NotOpened."""
        import pyrage  # noqa: PLC0415 - as above

        try:
            return bytes(pyrage.passphrase.decrypt(sealed, passphrase))
        except pyrage.DecryptError as error:
            raise NotOpened(str(error)) from None


HERE: Final = InProcessSealer()


WORD: Final = "--seal-process"
"""What the frozen program is called with to be this process."""

_HEAD: Final = struct.Struct("<?QQ")
"""Whether to seal (or to open); how many bytes the passphrase has, in UTF-8, and how many the content."""
_DONE: Final = b"+"
_NOT_OPENED: Final = b"-"


def sealing_request(content: bytes, passphrase: str, *, is_sealing: bool) -> bytes:
    """Return what has to be sent: what is to be sealed, or else opened."""
    spelling = passphrase.encode("utf-8")
    return _HEAD.pack(is_sealing, len(spelling), len(content)) + spelling + content


def sealing_result(answer: bytes) -> bytes | None:
    """Return what was sealed, or opened; None for words that are no answer.

    Raises:
        NotOpened: it does not open.
    """
    kind, said = answer[:1], answer[1:]
    if kind == _NOT_OPENED:
        raise NotOpened(said.decode("utf-8"))
    return said if kind == _DONE else None


def main() -> None:
    """Be the process; exit with 1 where there is no answer."""
    leave_no_dump()
    hide_memory()
    try:
        answer = _answer(sys.stdin.buffer)
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    except Exception:  # noqa: BLE001 - the boundary of the process: a trace would show values
        sys.exit(1)


def _answer(requests: BinaryIO) -> bytes:
    is_sealing, *sizes = _HEAD.unpack(requests.read(_HEAD.size))
    spelling, content = (requests.read(size) for size in sizes)
    if [len(spelling), len(content)] != sizes:
        raise EOFError  # who asked is gone
    passphrase = spelling.decode("utf-8")
    if is_sealing:
        return _DONE + HERE.seal(content, passphrase)
    try:
        return _DONE + HERE.open(content, passphrase)
    except NotOpened as error:
        return _NOT_OPENED + error.said.encode("utf-8")
