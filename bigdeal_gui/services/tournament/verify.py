"""Verifying a tournament: whether plan, keys, commitment and boards are those that were published.

Anybody can do it with what was published, on any computer; nothing is written, not even into the journal.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError, CannotRead, DamagedFile, SealNeedsKey, SealNeedsPassphrase, Usage
from bigdeal_gui.formats.remarks import Oddity
from bigdeal_gui.formats.table import holds_boards, read_set
from bigdeal_gui.services.tournament.handed_in import HandedIn, collect, is_plan
from bigdeal_gui.services.tournament.keys import NOTHING, KeysState, Unlocking, keys_in, sealed_state
from bigdeal_gui.services.tournament.plan import COMMITMENT_SUFFIX, KEYS_SUFFIX, PLAN_SUFFIX, SEALED_SUFFIX
from bigdeal_gui.services.tournament.verify_report import Unreadable, VerifyReport
from bigdeal_gui.storage import disk
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.description_file import read_description
from bigdeal_gui.tournament.keys_file import check_published
from bigdeal_gui.tournament.origins import Names
from bigdeal_gui.tournament.proof import GivenFile, prove
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.tournament.keys import Unlock
    from bigdeal_gui.tournament.keys_file import Keys
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.proof import Proof

_SUMS: Final = re.compile(r"sha256sums(\.txt)?", re.IGNORECASE)
_SUM_LINE: Final = re.compile(r"([0-9a-f]{64}) [ *](\S.{0,254})", re.IGNORECASE)
_OWN: Final = (PLAN_SUFFIX, KEYS_SUFFIX, SEALED_SUFFIX, COMMITMENT_SUFFIX, ".txt", ".md")
"""What belongs to a tournament or to its pack, beside the boards."""
_BESIDE: Final = (".bak", ".html", ".htm", ".pdf")
"""What may lie beside them and is not looked at."""
_HARMLESS: Final = frozenset({Oddity.ENCODING, Oddity.NO_HANDS, Oddity.COUNTED})
"""What may be odd about evidence: how its letters are written, games that tell nothing, a missing number."""
_DUP: Final = ".dup"
_SHOWN: Final = 5
_NOTHING_GIVEN: Final = Unlocking()


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found about `paths`. `sealed` tells what opens keys that are sealed, NONE where none are."""

    paths: tuple[Path, ...]
    report: VerifyReport
    sealed: KeysState = KeysState.NONE


def verify_unlocking(
    paths: Sequence[Path],
    unlocking: Unlocking,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
) -> Verified:
    """Verify `paths` and say what would open keys that are still sealed.

    `unlocking` is what was given to open them, empty at first.

    Raises:
        AppError: as `verify`, or what was given does not open the keys.
    """
    report = verify(paths, unlock=unlocking.unlock(), progress=progress, cancel=cancel)
    for file in report.unreadable:
        if unlocking != _NOTHING_GIVEN and file.name.lower().endswith(SEALED_SUFFIX):
            raise file.error  # said beside the field, where it is put right
    has_keys = report.keys_problem is not None
    return Verified(tuple(paths), report, KeysState.NONE if has_keys else _state_among(paths))


def _state_among(paths: Sequence[Path]) -> KeysState:
    """Return what opens the sealed keys among `paths`, or beside a plan that came alone."""
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])]
    if len(files) == 1 and is_plan(files[0].name):
        files = [files[0].with_name(files[0].name[: -len(PLAN_SUFFIX)] + SEALED_SUFFIX)]
    if any(file.name.lower().endswith(KEYS_SUFFIX) for file in files):
        return KeysState.NONE
    found = [file for file in files if file.name.lower().endswith(SEALED_SUFFIX) and file.is_file()]
    return sealed_state(found[0]) if found else KeysState.NONE


def verify(
    paths: Sequence[Path],
    *,
    unlock: Unlock = NOTHING,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
    cancel: CancelToken | None = None,
) -> VerifyReport:
    """Verify what `paths` name: the plan (.sqd) with keys, commitment and boards, or a pack of them all.

    Where only a plan is named, what lies beside it under its own and its sessions' names is taken as well.
    `progress` is told the files of boards read and found.

    Raises:
        Usage: there is no plan among the files, or more than one.
        DamagedDescription: the plan cannot be understood.
        Cancelled: the token was set.
        AppError: a path cannot be read.
    """
    check = cancel.check if cancel else _go_on
    given = collect(paths, _is_wanted, check)
    plan_file = _the_plan(given)
    description = read_description(plan_file.content)
    plan = description.plan
    if len(given) == 1 and plan_file.path is not None:
        given = _beside(plan_file, plan_file.path, plan, check)
    looking = _Looking(given, plan_file.name[: -len(PLAN_SUFFIX)], description.strange_lines)
    keys = looking.keys(unlock)
    boards = looking.boards(progress, check)
    return VerifyReport(
        plan,
        _keys_problem(plan, keys),
        looking.broken(plan, keys),
        looking.wrong_sums(),
        looking.proof(plan, keys, boards, check),
        tuple(looking.unreadable),
        tuple(looking.remarks),
    )


def _go_on() -> None:
    pass


def _the_plan(given: Sequence[HandedIn]) -> HandedIn:
    plans = {file.content: file for file in given if is_plan(file.name)}
    if len(plans) == 1:
        return next(iter(plans.values()))
    raise Usage(
        translate("reasons", "There are several plans (.sqd) among the files: hand in one.")
        if plans
        else translate("reasons", "There is no plan (.sqd) among the files: it tells what was promised.")
    )


def _beside(plan_file: HandedIn, path: Path, plan: Plan, check: Callable[[], None]) -> tuple[HandedIn, ...]:
    """Return the plan and what belongs to it in its folder."""
    stem = plan_file.name[: -len(PLAN_SUFFIX)]
    own = {stem + suffix for suffix in (KEYS_SUFFIX, SEALED_SUFFIX, COMMITMENT_SUFFIX)}
    names = Names(plan)
    try:
        found = [
            file
            for file in sorted(path.parent.iterdir())
            if file.name in own or (holds_boards(file.name) and names.sessions(file.stem))
        ]
    except OSError as error:
        raise CannotRead(path.parent, disk.reason(error)) from error
    return (plan_file, *collect(found, _is_wanted, check))


def _keys_problem(plan: Plan, keys: Keys | None) -> str | None:
    if keys is None:
        return None
    try:
        check_published(plan, keys)
    except AppError as error:
        return str(error)
    return ""


class _Looking:
    """The files that were handed in, while they are looked at."""

    def __init__(self, given: Sequence[HandedIn], stem: str, strange_lines: Sequence[int]) -> None:
        self._given = given
        self._stem = stem
        self.unreadable: list[Unreadable] = []
        self.remarks: list[str] = []
        if strange_lines:
            shown = ", ".join(map(str, strange_lines[:_SHOWN]))
            words = translate("reasons", "Lines of the plan that mean nothing and are left out: {lines}.")
            self.remarks.append(words.format(lines=shown))

    def keys(self, unlock: Unlock) -> Keys | None:
        """Return the keys, where there are any that can be read."""
        file = self._own(KEYS_SUFFIX) or self._own(SEALED_SUFFIX)
        if file is None:
            return None
        try:
            self._require_one(file)
            keys = keys_in(file.content, unlock)
        except (SealNeedsKey, SealNeedsPassphrase) as error:
            self.remarks.append(str(error))
            return None
        except AppError as error:
            self.unreadable.append(Unreadable(file.name, error))
            return None
        if keys.is_converted:
            words = translate(
                "reasons",
                "The line ends of “{name}” were changed on the way; the hash counts those it must have.",
            )
            self.remarks.append(words.format(name=file.name))
        return keys

    def broken(self, plan: Plan, keys: Keys | None) -> tuple[str, ...] | None:
        """Return the promises that do not hold; None where there is no commitment."""
        file = self._own(COMMITMENT_SUFFIX)
        if file is None:
            self.remarks.append(
                translate(
                    "reasons",
                    "Without a commitment file only the keys are bound, not names, boards and source.",
                )
            )
            return None
        try:
            self._require_one(file)
            bound = commitment.from_json(file.content)
        except AppError as error:
            self.unreadable.append(Unreadable(file.name, error))
            return None
        found = commitment.check(bound, plan, keys.digest() if keys else None)
        return tuple(finding.text for finding in found)

    def boards(self, progress: Callable[[int, int], None], check: Callable[[], None]) -> list[GivenFile]:
        """Return the files of boards that can be read."""
        found = [file for file in self._given if holds_boards(file.name)]
        boards = []
        for done, file in enumerate(found, start=1):
            check()
            try:
                boards.append(_given_file(file.name, _beyond_doubt(file.name, file.content)))
            except AppError as error:
                self.unreadable.append(Unreadable(file.name, error))
            progress(done, len(found))
        strange = [
            file.name
            for file in self._given
            if not (_is_wanted(file.name) or file.name.lower().endswith(_BESIDE))
        ]
        if strange:
            words = translate("reasons", "Files that are none of boards and were not looked at: {names}.")
            self.remarks.append(words.format(names=", ".join(strange[:_SHOWN])))
        return boards

    def proof(
        self, plan: Plan, keys: Keys | None, boards: Sequence[GivenFile], check: Callable[[], None]
    ) -> Proof | None:
        """Return what becomes of the boards, where there is something to prove them with."""
        if not boards:
            return None
        if keys is None or plan.value is None:
            self.remarks.append(
                translate(
                    "reasons",
                    "No board can be verified before the keys and the outside value are out.",
                )
            )
            return None
        return prove(plan, keys, boards, check=check)

    def wrong_sums(self) -> tuple[str, ...] | None:
        """Return the files that are not those of the list of checksums; None where there is no list."""
        lists = [file for file in self._given if _SUMS.fullmatch(file.name)]
        if not lists:
            return None
        sums = {file.name: hashlib.sha256(file.content).hexdigest() for file in self._given if file.is_read}
        wrong: dict[str, None] = {}
        for line in lists[0].content.decode("utf-8", "replace").splitlines():
            match = _SUM_LINE.fullmatch(line)
            if match is None:
                wrong[lists[0].name] = None
            elif sums.get(match[2], match[1].lower()) != match[1].lower():
                wrong[match[2]] = None
        return tuple(wrong)

    def _require_one(self, file: HandedIn) -> None:
        """Make sure that no other file of this very name says something else."""
        if any(other.name == file.name and other.content != file.content for other in self._given):
            reason = translate("reasons", "there are two of this name")
            raise DamagedFile(file.name.rpartition(".")[2], file.name, reason)

    def _own(self, suffix: str) -> HandedIn | None:
        """Return the file with `suffix` that belongs to the plan, one of the same name before others."""
        found = [file for file in self._given if file.name.lower().endswith(suffix)]
        return min(found, key=lambda file: file.name != self._stem + suffix, default=None)


def _is_wanted(name: str) -> bool:
    return holds_boards(name) or name.lower().endswith(_OWN) or bool(_SUMS.fullmatch(name))


def _beyond_doubt(name: str, content: bytes) -> SetRead:
    """Return the boards of a file in which nothing is odd that could matter: they are evidence.

    Raises:
        AppError: it cannot be read, or something is.
    """
    read = read_set(name, content)
    for remark in read.remarks:
        if remark.oddity not in _HARMLESS:
            raise DamagedFile(name.rpartition(".")[2], name, str(remark))
    return read


def _given_file(name: str, read: SetRead) -> GivenFile:
    # Big Deal numbers the boards of every dup file from 1, so a 1 there says nothing (SquareDeal's sets).
    is_by_big_deal = name.lower().endswith(_DUP) and read.boards[:1] and read.boards[0].number == 1
    return GivenFile(name, read.boards, is_numbered=read.numbered and not is_by_big_deal)
