"""The files that were handed in to be verified, read into evidence: whatever cannot be read is told.

Evidence is read strictly: a file of boards in which anything is odd that could matter proves nothing.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.errors.seals import SealingBroke, SealNeedsKey, SealNeedsPassphrase
from bigdeal_gui.errors.services import Cancelled, Usage
from bigdeal_gui.errors.tournament import ForgedCommitment
from bigdeal_gui.formats.caveats import CaveatKind
from bigdeal_gui.formats.table import holds_boards, read_boards_file
from bigdeal_gui.seals.sealer import HERE, Sealer
from bigdeal_gui.services.tournament.keys import Unlock, keys_in_content
from bigdeal_gui.services.tournament.layout import KEYS_SUFFIX, PLAN_SUFFIX, SEALED_SUFFIX
from bigdeal_gui.services.tournament.submitted_files import SubmittedFile, is_plan
from bigdeal_gui.services.tournament.verify_report import Unreadable
from bigdeal_gui.services.verify_page import PAGE_NAME, verify_page
from bigdeal_gui.tournament import commitment, record_file
from bigdeal_gui.tournament.description_file import Description, read_description
from bigdeal_gui.tournament.event_name import is_same_name
from bigdeal_gui.tournament.keys import revealed_key
from bigdeal_gui.tournament.keys.keys_file import Keys, check_published_keys
from bigdeal_gui.tournament.proof import GivenFile, prove_tournament
from bigdeal_gui.tournament.sessions import SessionId, session_name
from bigdeal_gui.tournament.tournament_log import read_log
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.verdict.evidence import (
    BoundFile,
    Evidence,
    RevealedFile,
    RoundFile,
    SavedPlan,
    Sums,
    UnreadFile,
)
from bigdeal_gui.tournament.verdict.keys import proved_keys
from bigdeal_gui.tournament.verdict.statements import plan_differences
from bigdeal_gui.words import comma_list, translate, with_name

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.record_file import RecordFile

SUMS: Final = re.compile(r"sha256sums(\.txt)?", re.IGNORECASE)
READ: Final = (
    *(PLAN_SUFFIX, KEYS_SUFFIX, SEALED_SUFFIX, commitment.SUFFIX, record_file.SUFFIX, drand.SUFFIX),
    *(".txt", ".md", ".html", ".pdf", ".jsonl"),
)
"""What belongs to a tournament or to its pack, beside the boards."""

_SUM_LINE: Final = re.compile(r"([0-9a-f]{64}) [ *](\S.{0,254})", re.IGNORECASE)
_BESIDE: Final = (".bak", ".htm")
"""What may lie beside them and is not looked at."""
_HARMLESS: Final = frozenset({CaveatKind.ENCODING, CaveatKind.NO_HANDS, CaveatKind.COUNTED})
"""What may be odd about evidence: how its letters are written, games that tell nothing, a missing number."""
_PINNED_ROW: Final = re.compile(r"log\.jsonl ([0-9a-f]{64})", re.ASCII)
_SHOWN: Final = 5
_MOST_TITLES: Final = 20


def is_tournament_file(name: str) -> bool:
    """Tell whether a file of this name is read."""
    return holds_boards(name) or name.lower().endswith(READ) or bool(SUMS.fullmatch(name))


def _is_closed(file: SubmittedFile) -> bool:
    return file.error is None and file.name.lower().endswith((".zip", ".gz"))


class FilesGiven:
    """The files that were handed in, while they are looked at.

    `plan_file` is the one with the plan, `description` what it says.

    Raises:
        Usage: there is no plan, or several of which none is the one to be verified.
        DamagedDescription, FileTooLarge: the only plan cannot be understood.
    """

    def __init__(self, given: Sequence[SubmittedFile]) -> None:
        self._given = given
        self.unreadable = [Unreadable(file.name, file.error) for file in given if file.error is not None]
        self.remarks: list[str] = []
        self._other_plans: list[SavedPlan] = []
        self.plan_file, self.description = self._chosen_plan()
        self._tell_page()
        self._stem = self.plan_file.name[: -len(PLAN_SUFFIX)]
        if self.description.strange_lines:
            shown = ", ".join(map(str, self.description.strange_lines[:_SHOWN]))
            words = translate("reasons", "Lines of the plan that mean nothing and are ignored: {lines}.")
            self.remarks.append(words.format(lines=shown))

    def _tell_page(self) -> None:
        """Tell of a page that is not the one of this program: whoever packs may have changed it."""
        pages = {file.content for file in self._given if file.name.lower() == PAGE_NAME and file.is_read}
        if pages - {verify_page()}:
            words = translate(
                "reasons",
                "The page “{name}” among the files is not this program’s page: it is from another "
                "version, or somebody changed it. Take the page from the program or its releases, never "
                "from a pack.",
            )
            self.remarks.append(words.format(name=PAGE_NAME))

    def take(self, more: Sequence[SubmittedFile]) -> None:
        """Take in `more` files, none of them a plan."""
        self._given = [*self._given, *more]

    def evidence(
        self,
        unlock: Unlock,
        progress: Callable[[int, int], None],
        check: Callable[[], None],
        sealer: Sealer = HERE,
    ) -> Evidence:
        """Return what the files say; `check` is called between them and may raise to stop.

        Raises:
            SealingBroke, Cancelled: `sealer` was broken off.
        """
        plan = self.description.plan
        keys = self._keys(unlock, sealer)
        promises, others, forged = self._promises(plan)
        revealed = self._revealed()
        session_keys = proved_keys(revealed, promises) if keys is None else None
        usable = keys or session_keys
        boards = self._boards(progress, check)
        sums, record = self._sums(), self._record()
        self._tell_revealed(plan, record)
        can_prove = bool(boards) and plan.value is not None
        return Evidence(
            plan,
            keys,
            _keys_problem(plan, keys),
            promises,
            others,
            forged,
            prove_tournament(plan, usable, boards, check=check) if can_prove and usable else None,
            any(holds_boards(file.name) for file in self._given),
            sums,
            record,
            self._round(plan, promises),
            tuple(self._other_plans),
            self._unread(),
            revealed,
            session_keys,
            read_log((file.content for file in self._all(".jsonl")), plan.keys_hash or ""),
            self._pinned_rows(),
        )

    def _unread(self) -> tuple[UnreadFile, ...]:
        """Return what could not be read, and archives in which nobody looked: those in archives."""
        closed = [file.name for file in self._given if _is_closed(file)]
        return (
            *(UnreadFile(file.name, str(file.error)) for file in self.unreadable),
            *(UnreadFile(name, "") for name in closed),
        )

    def _chosen_plan(self) -> tuple[SubmittedFile, Description]:
        """Return the plan: the only one, or the only one with a value."""
        plans = list({file.content: file for file in self._given if is_plan(file.name)}.values())
        if not plans:
            raise Usage(
                translate(
                    "reasons", "There is no plan (.sqd) among the files. The plan shows what was promised."
                )
            )
        if len(plans) == 1:
            return plans[0], read_description(plans[0].content)
        read = []
        for file in plans:
            try:
                read.append((file, read_description(file.content)))
            except AppError as error:
                self.unreadable.append(Unreadable(file.name, error))
        valued = [(file, description) for file, description in read if description.plan.value is not None]
        chosen = valued or read
        if len(chosen) != 1:
            raise _several_plans()
        for file, other in read:
            if file is not chosen[0][0]:
                self._take_other(file, other.plan, chosen[0][1].plan)
        return chosen[0]

    def _take_other(self, file: SubmittedFile, other: Plan, plan: Plan) -> None:
        """Take a plan beside the one to be verified: it proves nothing, and may speak against it."""
        if not plan_differences(other, plan):
            return
        if other.keys_hash != plan.keys_hash and not is_same_name(other.name, plan.name):
            raise _several_plans()
        self._other_plans.append(SavedPlan(file.name, other))

    def _keys(self, unlock: Unlock, sealer: Sealer) -> Keys | None:
        file = self._own(KEYS_SUFFIX) or self._own(SEALED_SUFFIX)
        if file is None:
            return None
        try:
            self._require_one(file)
            keys = keys_in_content(file.content, unlock, sealer)
        except (SealNeedsKey, SealNeedsPassphrase) as error:
            self.remarks.append(with_name(file.name, str(error)))
            return None
        except (Cancelled, SealingBroke):  # which say nothing of the file
            raise
        except AppError as error:
            self.unreadable.append(Unreadable(file.name, error))
            return None
        if keys.is_converted:
            words = translate(
                "reasons",
                "The line endings of “{name}” were changed on the way; the hash was computed with the "
                "original ones.",
            )
            self.remarks.append(words.format(name=file.name))
        return keys

    def _revealed(self) -> tuple[RevealedFile, ...]:
        """Return the keys of single sessions, each once; whether they were bound is judged later."""
        found: dict[bytes, RevealedFile] = {}
        for file in self._all(revealed_key.SUFFIX):
            try:
                read = revealed_key.read_revealed_key(file.content)
                found.setdefault(revealed_key.revealed_key_bytes(read), RevealedFile(file.name, read))
            except AppError as error:
                self.unreadable.append(Unreadable(file.name, error))
        return tuple(found.values())

    def _promises(self, plan: Plan) -> tuple[tuple[BoundFile, ...], tuple[BoundFile, ...], tuple[str, ...]]:
        """Return the commitments to the plan's keys, those to others, and the names of forged ones."""
        found: dict[str, BoundFile] = {}
        forged: dict[str, None] = {}
        for file in sorted(self._all(commitment.SUFFIX), key=self._is_anothers):
            try:
                bound = commitment.commitment_from_json(file.content)
                found.setdefault(bound.digest, BoundFile(file.name, bound))
            except ForgedCommitment:
                forged[file.name] = None
            except AppError as error:
                self.unreadable.append(Unreadable(file.name, error))
        by_keys = [bound for bound in found.values() if bound.commitment.keys_hash == plan.keys_hash]
        own = by_keys or [bound for bound in found.values() if bound.name == self._stem + commitment.SUFFIX]
        others = [bound for bound in found.values() if bound not in own]
        return tuple(own), tuple(others), tuple(forged)

    def _boards(self, progress: Callable[[int, int], None], check: Callable[[], None]) -> list[GivenFile]:
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
            if file.error is None
            and not is_tournament_file(file.name)
            and not file.name.lower().endswith(_BESIDE)
            and not _is_closed(file)
        ]
        if strange:
            words = translate("reasons", "Skipped, because they are not files of boards: {names}.")
            self.remarks.append(words.format(names=", ".join(strange[:_SHOWN])))
        return boards

    def _sums(self) -> Sums | None:
        """Return what happened to the lists of checksums; None where there is none that can be read."""
        lists = [file for file in self._given if SUMS.fullmatch(file.name)]
        told = [self._sums_of(file) for file in {file.content: file for file in lists}.values()]
        found = [sums for sums in told if sums is not None]
        if not found:
            return None
        wrong = dict.fromkeys(name for sums in found for name in sums.wrong)
        missing = dict.fromkeys(name for sums in found for name in sums.missing)
        return Sums(tuple(wrong), tuple(missing))

    def _sums_of(self, list_file: SubmittedFile) -> Sums | None:
        """Return what happened to one list, held against the files of the pack that it came with.

        Several packs have files of one name, and somebody's own boards may be called like those of a pack.
        """
        digests: dict[str, set[str]] = {}
        for file in sorted(self._given, key=lambda file: not file.is_with(list_file)):
            if file.name not in digests or file.is_with(list_file):
                known = {hashlib.sha256(file.content).hexdigest()} if file.is_read else set()
                digests.setdefault(file.name, set()).update(known)
        wrong: dict[str, None] = {}
        missing: dict[str, None] = {}
        for number, line in enumerate(list_file.content.decode("utf-8", "replace").splitlines(), start=1):
            match = _SUM_LINE.fullmatch(line)
            if match is None:
                if line.strip():
                    reason = translate("reasons", "line {line} is not a checksum").format(line=number)
                    error = DamagedFile("txt", list_file.name, reason)
                    self.unreadable.append(Unreadable(list_file.name, error))
                    return None
                continue
            name = PurePosixPath(match[2].replace("\\", "/")).name
            if name not in digests:
                missing[name] = None
            elif digests[name] - {match[1].lower()}:
                wrong[name] = None
        return Sums(tuple(wrong), tuple(missing))

    def _record(self) -> RecordFile | None:
        """Return what the organiser tells, in all packs; a record of another tournament is not ours."""
        first = self._own(record_file.SUFFIX)
        if first is None:
            return None
        found: dict[RecordFile, None] = {}
        for file in self._all(record_file.SUFFIX):
            if file.name != first.name:
                continue
            try:
                self._require_one(file, inside=True)
                found[record_file.record_from_json(file.content)] = None
            except AppError as error:
                self.unreadable.append(Unreadable(file.name, error))
        return record_file.merged_records(tuple(found)) if found else None

    def _tell_revealed(self, plan: Plan, record: RecordFile | None) -> None:
        """Tell which sessions were revealed by themselves before, as the organiser says."""
        titles = [
            session_name(plan, SessionId(told.phase, told.session)).title
            for told in (record.revealed if record else ())
            if told.phase <= len(plan.phases)
        ]
        if titles:
            words = translate(
                "reasons", "Revealed earlier on their own, according to the organiser: {sessions}."
            )
            self.remarks.append(words.format(sessions=comma_list(titles, _MOST_TITLES)))

    def _round(self, plan: Plan, promises: Sequence[BoundFile]) -> RoundFile | None:
        """Return the round of drand that is there; whether it was signed is judged later.

        One of another name counts where it has the promised number: it may be another tournament's.
        """
        bound = promises[0].commitment.rule if promises else None
        rule = bound or known_rule(plan.source)
        wanted = rule.number if isinstance(rule, RoundRule) else None
        for file in sorted(self._all(drand.SUFFIX), key=self._is_anothers):
            try:
                self._require_one(file)
                found = RoundFile(file.name, drand.read_round(file.content))
            except AppError as error:
                self.unreadable.append(Unreadable(file.name, error))
                continue
            if found.round.number == wanted or not self._is_anothers(file):
                return found
        return None

    def _pinned_rows(self) -> tuple[str, ...]:
        """Return the rows of the log that texts of packs name as the last."""
        texts = (file.content.decode("latin-1") for file in self._all(".txt"))
        return tuple(dict.fromkeys(hash_ for text in texts for hash_ in _PINNED_ROW.findall(text)))

    def _require_one(self, file: SubmittedFile, *, inside: bool = False) -> None:
        """Make sure that no other file of this very name says something else, or none `inside` its folder."""
        same = [other for other in self._given if other.name == file.name]
        beside = [
            other for other in same if not inside or (other.is_with(file) and other.place == file.place)
        ]
        if any(other.content != file.content for other in beside):
            reason = translate("reasons", "there are two with this name")
            raise DamagedFile(file.name.rpartition(".")[2], file.name, reason)

    def _own(self, suffix: str) -> SubmittedFile | None:
        """Return the file with `suffix` that belongs to the plan, one of the same name before others."""
        return min(self._all(suffix), key=self._is_anothers, default=None)

    def _all(self, suffix: str) -> list[SubmittedFile]:
        return [file for file in self._given if file.name.lower().endswith(suffix)]

    def _is_anothers(self, file: SubmittedFile) -> bool:
        return not file.name.startswith(f"{self._stem}.")


def _several_plans() -> Usage:
    return Usage(translate("reasons", "There are several plans (.sqd) among the files: give only one."))


def _keys_problem(plan: Plan, keys: Keys | None) -> str:
    if keys is None or plan.keys_hash is None:
        return ""
    try:
        check_published_keys(plan, keys)
    except AppError as error:
        return str(error)
    return ""


def _beyond_doubt(name: str, content: bytes) -> SetRead:
    """Return the boards of a file in which nothing is odd that could matter: they are evidence.

    Raises:
        AppError: it cannot be read, or something is.
    """
    read = read_boards_file(name, content)
    for remark in read.remarks:
        if remark.oddity not in _HARMLESS:
            raise DamagedFile(name.rpartition(".")[2], name, str(remark))
    return read


def _given_file(name: str, read: SetRead) -> GivenFile:
    # Big Deal numbers the boards of every dup file from 1, so a 1 there says nothing (SquareDeal's sets).
    is_by_big_deal = name.lower().endswith(".dup") and read.boards[:1] and read.boards[0].number == 1
    return GivenFile(name, read.boards, is_numbered=read.numbered and not is_by_big_deal)
