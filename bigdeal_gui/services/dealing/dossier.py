"""The dossier of a self-test: what a federation's committee asks for, tried now and written down whole."""

from __future__ import annotations

import hashlib
import platform
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

import bigdeal_gui
from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.dossier import dossier_pdf
from bigdeal_gui.randomness import ripemd160
from bigdeal_gui.services.dealing.dossier_words import MOST_TRIALS, Facts, dossier_facts
from bigdeal_gui.services.dealing.self_test import tried_parts
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, ONE_BY_ONE, deal_source_for, has_bulk
from bigdeal_gui.services.dealing.trial_boards import OWNER, Trial, TrialVerdict, fresh_seed, try_boards
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.work import CancelToken

FRESH_BOARDS: Final = "fresh boards"
"""What the self-test calls the boards of the dossier, where an error names the part that failed."""


@dataclass(frozen=True, slots=True)
class MadeDossier:
    """A dossier that was delivered, and what it says on its first page."""

    file: DeliveredFile
    verdict: TrialVerdict
    reasons: tuple[str, ...]
    failed_part: str


def make_dossier(
    target: Path,
    *,
    boards: int,
    looks: RecordOptions,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> MadeDossier:
    """Try everything, and write what came out into the new file `target`; a failure is written down too.

    Paper and language of the file are those of `looks`; what is returned is English.

    Raises:
        Cancelled: it was asked to stop; no file was made.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    found: list[Facts] = []

    def make() -> bytes:
        facts = _facts(boards, progress, cancel)
        found.append(facts)
        with speaking(looks.language):
            return dossier_pdf(dossier_facts(facts), looks.paper)

    file = deliver_file(target, make)
    (facts,) = found
    wrong = [part for part, passed in facts.parts if not passed]
    failed_part = next(iter(wrong), FRESH_BOARDS) if facts.verdict is TrialVerdict.FAILED else ""
    return MadeDossier(file, facts.verdict, facts.reasons, failed_part)


def _facts(boards: int, progress: Callable[[int, int], None], cancel: CancelToken) -> Facts:
    begun = time.monotonic()
    parts = [*tried_parts(), *_tried_bulk()]
    trials, fault = _trials(boards, progress, cancel)
    return Facts(
        program=PROGRAM,
        made_at=f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        seconds=time.monotonic() - begun,
        system=f"{platform.system()} {platform.release()}, {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        hash_library=_hash_library(),
        program_digest=_program_digest(),
        page_digest=page_digest(),
        parts=tuple(parts),
        trials=trials,
        fault=fault,
    )


def _trials(
    boards: int, progress: Callable[[int, int], None], cancel: CancelToken
) -> tuple[tuple[Trial, ...], AppError | None]:
    """Return what fresh boards say, or why there are none; what is not clear is counted once more."""
    trials: list[Trial] = []
    try:
        while not trials or (trials[-1].verdict is TrialVerdict.UNCLEAR and len(trials) < MOST_TRIALS):
            trials.append(try_boards(boards, progress=progress, cancel=cancel))
    except Cancelled:
        raise
    except AppError as error:
        return (), error
    return tuple(trials), None


def _tried_bulk() -> Iterator[tuple[str, bool]]:
    """Yield, where the library for large sets is there, whether its boards are those of the plain way."""
    if not has_bulk():
        return
    asked = BoardRange(1, BULK_BOARDS)
    try:
        seed = fresh_seed()
        plain = (board for run in ONE_BY_ONE.runs(asked, seed, OWNER) for board in run)
        bulk = (board for run in deal_source_for(asked).runs(asked, seed, OWNER) for board in run)
        is_same = all(one.deal == other.deal for one, other in zip(plain, bulk, strict=True))
        seed.wipe()
    except (SelfTestFailed, ValueError):
        is_same = False
    except AppError:
        return
    yield "bulk path", is_same


def _hash_library() -> str:
    if ripemd160.new is not ripemd160.from_pycryptodome:
        return "OpenSSL/hashlib"
    try:
        return f"pycryptodome {version('pycryptodome')}"
    except PackageNotFoundError:
        return "pycryptodome"


def _program_digest() -> tuple[str, str]:
    """Return what the digest is of, and the SHA-256 in hexadecimal digits."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        return program.name, _digest_of(program)
    top = Path(bigdeal_gui.__file__).parent
    files = sorted(top.rglob("*.py"), key=lambda path: path.relative_to(top).as_posix())
    lines = "".join(f"{_digest_of(path)}  {path.relative_to(top).as_posix()}\n" for path in files)
    return f"sha256sum *.py ({len(files)})", hashlib.sha256(lines.encode()).hexdigest()


def _digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
