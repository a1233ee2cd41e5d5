"""The trace of a publishing in progress: what it makes before the plan tells of it.

Keys, and the sheets that open them, are on the disk before the plan binds them: a plan whose keys are lost
is worse than keys without a plan. So a program that dies in between leaves files that nobody needs and whose
names the next publishing wants. A hidden file beside the plan names them, with their digests, from before
they are made until the plan is written. The next publishing removes exactly those, and none that was bound.
It bears a seal under the journal's key: one that a stranger or another computer put there is left alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.services.tournament.layout import BACKUP_SUFFIX, PLAN_SUFFIX
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament, replace_plan_file
from bigdeal_gui.services.tournament.record import take_back_note, tournament_has_gone_on
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import recover_deliveries
from bigdeal_gui.words import quoted_name, translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

MAX_BYTES: Final = 64 * 1024

_FIRST_LINE: Final = "bigdeal-gui publishing 2"
_LINES: Final = re.compile(
    rf"(?P<text>{_FIRST_LINE}\nKH (?P<hash>[0-9a-f]{{64}})\n(?P<files>(?:[0-9a-f]{{64}}  [^\n/\\]+\n)*))"
    r"seal (?P<seal>[0-9a-f]{64})\n"
)
_SEAL: Final = b"bigdeal-gui publishing 2\0"
_DIGITS: Final = 64


def begin_publish_trace(
    tournament: Tournament, keys_hash: str, files: Mapping[str, bytes], journal: Journal
) -> None:
    """Write down what is about to be made, before any of it can be seen.

    The digests tell nothing: sealed or not, what they are of holds 128 random bits and more.

    Raises:
        StorageError: it could not be written; nothing may be made then.
    """
    lines = [_FIRST_LINE, f"KH {keys_hash}"]
    lines += [f"{hashlib.sha256(content).hexdigest()}  {name}" for name, content in files.items()]
    text = "".join(f"{line}\n" for line in lines)
    sealed = f"{text}seal {_seal(text, journal.store.delivery_key)}\n"
    replace_plan_file(tournament.layout.trace, sealed.encode("utf-8"))


def clear_up_publishing(tournament: Tournament, folders: Iterable[Path], journal: Journal) -> tuple[str, ...]:
    """Remove from `folders` what a publishing that died had made for a plan that is still unpublished.

    Return the names that were removed, for somebody may have seen, copied or printed what they held.
    A file stays where it is not the one that was made, or where anything says that its keys were bound: a
    plan in the folder, the copy kept of one, or the journal. In the journal the publishing is taken back.

    Raises:
        StorageError: the journal cannot be read.
    """
    keys_hash, files = _read(tournament.layout.trace, journal.store.delivery_key)
    if not keys_hash or _is_bound(tournament, keys_hash, journal):
        return ()
    layout = tournament.layout
    own = {path.name for path in tournament.made_paths}
    removed: list[str] = []
    for folder in dict.fromkeys((*layout.folders, *folders)):
        # What is hidden still goes as well, whatever names this publishing will give.
        with suppress(OSError, StorageError):
            for interrupted in recover_deliveries(folder, key=journal.store.delivery_key, names=files):
                removed += [path.name for path in interrupted.removed]
        for name, digest in files.items():
            is_copy = folder / name == layout.published_plan != tournament.path
            if name in own or is_copy or tournament.is_sheet(name):
                with suppress(OSError, StorageError):
                    told = f"{folder.name}/{name}" if is_copy else name
                    removed += [told] * _removed(folder / name, digest)
    forget_publish_trace(tournament)
    take_back_note(tournament.with_keys(keys_hash), journal, NoteKind.PUBLISHED)
    return tuple(dict.fromkeys(removed))


def cleared_up_text(names: Sequence[str]) -> str:
    """Return what is told of `names` that `clear_up_publishing` has removed; empty for none."""
    if not names:
        return ""
    return translate(
        "recovery",
        "An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files "
        "were removed: {names}. Destroy any copies of them.",
    ).format(names=", ".join(map(quoted_name, names)))


def forget_publish_trace(tournament: Tournament) -> None:
    """Remove the trace: nothing is left to be undone. Where the system keeps it, it does no harm."""
    with suppress(OSError):
        tournament.layout.trace.unlink()


def _seal(text: str, key: bytes) -> str:
    return hmac.digest(key, _SEAL + text.encode("utf-8"), "sha256").hex()


def _read(path: Path, key: bytes) -> tuple[str, Mapping[str, str]]:
    """Return the hash of the keys that were to be bound, and the SHA-256 of each file; empty for no trace."""
    try:
        if not disk.is_of_this_user(path):
            return "", {}
        untrusted_text = read_file(path, MAX_BYTES).decode("utf-8")
    except (AppError, UnicodeDecodeError):
        return "", {}
    match = _LINES.fullmatch(untrusted_text)
    if match is None or not hmac.compare_digest(_seal(match["text"], key), match["seal"]):
        return "", {}
    files = {line[_DIGITS + 2 :]: line[:_DIGITS] for line in match["files"].splitlines()}
    return match["hash"], files


def _is_bound(tournament: Tournament, keys_hash: str, journal: Journal) -> bool:
    """Return whether anything here tells that keys with this hash were published."""
    # A publishing notes that it begins before the plan tells of it; whatever comes later proves more.
    if tournament_has_gone_on(keys_hash, journal):
        return True
    folder = tournament.path.parent
    try:
        names = disk.names_in(folder)
    except OSError:
        return True
    for name in names:
        if name.lower().endswith((PLAN_SUFFIX, PLAN_SUFFIX + BACKUP_SUFFIX)):
            with suppress(AppError):
                if open_tournament(folder / name).plan.keys_hash == keys_hash:
                    return True
    return False


def _removed(path: Path, digest: str) -> bool:
    """Remove the file that `digest` is of, and tell whether it was there."""
    status = disk.file_status(path)
    if status is None or hashlib.sha256(read_file(path, status.st_size)).hexdigest() != digest:
        return False
    path.unlink()
    return True
