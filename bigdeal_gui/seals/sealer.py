"""The work with a passphrase, which takes seconds and gigabytes: who does it is chosen by who asks for it.

The age library holds Python's lock meanwhile, so that a program that must not stand still has it done in
another process. The library is loaded when something is sealed or opened.
"""

from __future__ import annotations

from typing import Final, Protocol


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
