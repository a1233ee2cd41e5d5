"""One run of Big Deal's extended program: what it may be asked, its seed, and sets made again.

A seed comes from the randomness of this run, and then no seed may come twice; or it follows from words
or digits that were given, and then anybody who has them can make the set again.
Source: Big Deal 2.0 (behaviour), README.TXT.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from bigdeal_gui.errors.randomness import SeedRepeated
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import BadFileName, CannotRead, CannotWrite
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.words import translate

ENTROPY_BITS_PER_BYTE: Final = 4
"""What a letter given with -e or -E is taken to be worth, as Big Deal guesses it."""

DIGESTS_NAME: Final = "dealseen.txt"
"""The file of one-way digests of all seeds drawn in a folder; Big Deal kept the seeds in dealentr.txt."""

_DIGEST_DOMAIN: Final = b"bigdealx seed digest 1\0"
_DIGEST_LINE: Final = re.compile(rb"[0-9a-f]{64}")
_LONGEST_LINE: Final = 128

_SEED_DIGITS: Final = re.compile(rf"[0-9A-Fa-f]{{{2 * SEED_BYTES}}}", re.ASCII)
_WINDOWS_PREFIX: Final = re.compile(r"[0-9A-Za-z_-]{1,50}", re.ASCII)
_LONGEST_PREFIX: Final = 95
"""From 96 bytes on Big Deal writes nothing."""


def check_prefix(prefix: str, *, is_windows: bool) -> None:
    """Make sure that `prefix` can begin the files' names.

    Raises:
        BadFileName, Usage: Big Deal's rules for this system do not allow it.
    """
    if not prefix:
        raise BadFileName(prefix, translate("reasons", "it is empty"))
    if is_windows:
        if not _WINDOWS_PREFIX.fullmatch(prefix):
            raise BadFileName(
                prefix, translate("reasons", "at most 50 letters, digits, “-” and “_” are allowed")
            )
    elif len(os.fsencode(prefix)) > _LONGEST_PREFIX:
        reason = translate("reasons", "it is longer than {longest_prefix} letters")
        raise BadFileName(prefix[:20] + "…", reason.format(longest_prefix=_LONGEST_PREFIX))
    elif any(letter == "/" or letter.isspace() for letter in prefix):
        reason = translate("reasons", "“{name}” has a “/” or a space. The files go to the current folder.")
        raise Usage(reason.format(name=prefix))


def check_no_screen(formats: str) -> None:
    """Make sure that the list `formats` does not ask for boards on the screen.

    Raises:
        Refused: it does.
    """
    if "stdout" in (name.strip().lower() for name in formats.split(",")):
        raise Refused(
            translate(
                "reasons",
                "The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.",
            )
        )


def seed_of_digits(digits: str) -> Seed:
    """Return the seed written as 40 hexadecimal digits.

    Raises:
        Usage: it is written otherwise.
    """
    if not _SEED_DIGITS.fullmatch(digits):
        raise Usage(translate("reasons", "A seed has 40 hexadecimal digits."))
    return Seed(bytes.fromhex(digits))


def file_words(data: bytes) -> bytes:
    """Return what Big Deal hashes of a file given with -E: each byte as a number of four, lowest first."""
    words = bytearray(4 * len(data))
    words[::4] = data
    return bytes(words)


def seed_of_words(words: Iterable[bytes]) -> Seed:
    """Return the seed that follows from `words` alone: the RIPEMD-160 of all of them, joined."""
    return Seed(ripemd160(b"".join(words)))


def bytes_of_pool(pool: Pool, count: int) -> bytes:
    """Return `count` bytes for keys, drawn from `pool` seed by seed, for where the system gives none."""
    drawn = b""
    while len(drawn) < count:
        drawn += pool.seed(clock_bytes()).reveal()
    return drawn[:count]


def pool_without_system() -> Pool:
    """Return a pool that lives from what is mixed in alone, for computers without randomness of their own.

    Whoever takes one has to make sure that enough goes in before the first seed.
    """
    return Pool(lambda _count: b"")


class SeedMemory:
    """The digests of the seeds drawn in one folder, a line each; a digest does not lead back to its seed.

    A seed that comes twice would mean that the source of randomness is broken.
    """

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / DIGESTS_NAME
        self.unreadable_lines = 0
        """Lines of the file that are no digests, as counted by `check`."""

    def check(self, seed: Seed) -> int:
        """Return how many seeds `seed` was compared with.

        Raises:
            SeedRepeated: one of them was the same.
            CannotRead: the file is there but cannot be read.
        """
        own = self.digest(seed)
        known = 0
        self.unreadable_lines = 0
        try:
            with self.path.open("rb") as file:
                while line := file.readline(_LONGEST_LINE):
                    digest = line.strip()
                    if not _DIGEST_LINE.fullmatch(digest):
                        self.unreadable_lines += 1
                        continue
                    if digest == own:
                        raise SeedRepeated(self.path)
                    known += 1
        except FileNotFoundError:
            return 0
        except OSError as error:
            raise CannotRead(self.path, error.strerror or str(error)) from error
        return known

    def add(self, digest: bytes) -> None:
        """Append the `digest` of a seed that has dealt.

        Raises:
            CannotWrite: the system refused.
        """
        try:
            with open(self.path, "a+b", buffering=0, opener=private_opener) as file:
                is_torn = file.seek(0, os.SEEK_END) > 0 and _last_byte(file) != b"\n"
                file.write(b"\n" * is_torn + digest + b"\n")
                os.fsync(file.fileno())
        except OSError as error:
            raise CannotWrite(self.path, error.strerror or str(error)) from error

    def digest(self, seed: Seed) -> bytes:
        """Return what is kept of `seed`: 64 hexadecimal digits."""
        return hashlib.sha256(_DIGEST_DOMAIN + seed.reveal()).hexdigest().encode("ascii")


def private_opener(path: str, flags: int) -> int:
    """Open for `open`, a new file for this user alone."""
    return os.open(path, flags, 0o600)


def _last_byte(file: BinaryIO) -> bytes:
    file.seek(-1, os.SEEK_END)
    return file.read(1)
