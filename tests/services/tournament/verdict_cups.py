"""A small tournament of fixed bytes, and how its files are made: to honest ends or others."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.commitment import Commitment, commitment_json, make_commitment
from bigdeal_gui.tournament.description_file import Description, read_description, write_description
from bigdeal_gui.tournament.digest_forms import is_complete_digest
from bigdeal_gui.tournament.keys.keys_file import Keys, new_keys
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan
from bigdeal_gui.tournament.record_file import Publication, RecordFile, ValueEntry, record_json
from bigdeal_gui.tournament.sessions import SessionId, session_deals, session_name
from bigdeal_gui.tournament.value.round_rule import PromisedRule, RoundRule
from bigdeal_gui.tournament.value.sources import Source, SourceRule, ValueKind
from bigdeal_gui.tournament.verdict.evidence import SavedPlan
from bigdeal_gui.tournament.verdict.statements import Statements, parse_played

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

SPRING: Final = Path(__file__).resolve().parents[2] / "vectors" / "squaredeal"
PROGRAM: Final = "bigdeal-gui 1.0"
DAY: Final = date(2026, 7, 14)
VALUE: Final = "2435017"
LIKE_PUBLISHED: Final = "24,350.17"
DAX: Final = Source("DAX", ValueKind.CLOSE, "XETR", 2, "STOXX")
NIKKEI: Final = Source("Nikkei 225", ValueKind.CLOSE, "XTKS", 2, "Nikkei")
RULE: Final = SourceRule(DAY, (DAX,))
RECORD: Final = RecordFile(
    (Publication("notice board of the club", date(2026, 6, 1)),),
    ValueEntry(datetime(2026, 7, 15, 8, 0, tzinfo=UTC)),
)
PHASES: Final = (Phase(2, BoardsRule.parse("1-4,5-8"), "rr#", "Round robin #/2"),)
SUMS: Final = "SHA256SUMS.txt"
ROUNDS: Final = json.loads(
    (Path(__file__).resolve().parents[2] / "vectors" / "drand" / "rounds.json").read_text("ascii")
)["rounds"]
"""Real rounds of quicknet, as its relays served them in 2023."""
ROUND_RULE: Final = RoundRule(1000, SourceRule(date(2023, 8, 24), (DAX,)))
ROUND_RECORD: Final = RecordFile(
    (Publication("notice board of the club", date(2023, 7, 1)),),
    ValueEntry(datetime(2023, 8, 24, 8, 0, tzinfo=UTC)),
)
LATE_ROUND: Final = replace(ROUND_RECORD, published=(Publication("web page", date(2023, 8, 23)),))

GENUINE: Final = (
    *("proved boards 1.1", "proved boards 1.2", "proved complete", "proved keys", "proved plan"),
    "proved checksums",
)
LOOKED_UP: Final = ("proved digest", "proved value")
LEFT: Final = ("left_to_you published", "left_to_you value")


@dataclass(frozen=True)
class Case:
    """What is handed in, and what every verifier says of it.

    `expected` are `LIST KIND` or `LIST KIND SESSION`, a session written `1.2`, with `r` behind it for the
    reserve set, the same entry told once. `digest`, `before`, `value`, `played` and `no_other_promise` are
    what somebody stated beside the files; those called `kept…` are plans that they kept, given as such.
    `by_page` is False where the files are of formats that the page does not read. `verdict` is empty where
    there is none: an error is told instead.
    """

    name: str
    files: Mapping[str, bytes] = field(repr=False)
    verdict: str
    expected: frozenset[str]
    digest: str = ""
    value: str = ""
    before: bool = True
    played: tuple[str, ...] = ("all",)
    no_other_promise: bool = True
    by_page: bool = True

    def statements(self) -> Statements:
        """Return what somebody states beside the files.

        Raises:
            AppError: a plan that they kept cannot be read.
        """
        plans = tuple(SavedPlan(name, read_description(self.files[name]).plan) for name in self.kept)
        return Statements(
            self.digest, plans, self.before, self.value, parse_played(self.played), self.no_other_promise
        )

    @property
    def kept(self) -> tuple[str, ...]:
        """The files that somebody kept, and hands in beside a pack or folder of the others."""
        return tuple(name for name in self.files if name.startswith("kept"))


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files, with a folder around them; the same bytes at every run."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(f"cup/{name}"), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


@dataclass(frozen=True)
class Cup:
    """A small tournament, and how to make its files: all of it can be changed, to honest or other ends."""

    plan: Plan
    keys: Keys
    rule: PromisedRule | None = RULE
    previous: str | None = None
    has_log: bool = False
    _sessions: dict[tuple[int, int, bool, int], bytes] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @cached_property
    def bound(self) -> Commitment:
        """The commitment to it."""
        plan = replace(self.plan, value=None)
        return make_commitment(
            plan,
            rule=self.rule,
            keys_root=self.keys.root(),
            previous=self.previous,
            program=PROGRAM,
            has_log=self.has_log,
        )

    @property
    def digest(self) -> str:
        """The digest of its commitment."""
        return self.bound.digest

    def plan_file(self, plan: Plan | None = None) -> bytes:
        """Return the plan's file."""
        return write_description(Description(plan or self.plan), PROGRAM)

    def boards(self, phase: int, session: int, *, reserve: bool = False, first: int = 0) -> list[Board]:
        """Return the boards of a session; `first` is where they begin when the plan leaves that open."""
        id_ = SessionId(phase, session, reserve)
        fixed = self.plan.phases[phase - 1].boards.boards(session)
        numbers = fixed or BoardRange(first, first + 5)
        return list(map(Board, numbers, session_deals(self.plan, self.keys, id_, len(numbers))))

    def pbn(self, boards: Sequence[Board]) -> bytes:
        """Return a file of `boards`, whatever their numbers are."""
        heading = Heading(BoardRange(1, len(boards)), program=PROGRAM, event=self.plan.name)
        return format_by_name("pbn").write(heading, boards)

    def session(self, phase: int, session: int, *, reserve: bool = False, first: int = 0) -> bytes:
        """Return the file of a session."""
        which = (phase, session, reserve, first)
        if which not in self._sessions:
            self._sessions[which] = self.pbn(self.boards(phase, session, reserve=reserve, first=first))
        return self._sessions[which]

    def stem(self, phase: int, session: int, *, reserve: bool = False) -> str:
        """Return how a session's files are called."""
        return session_name(self.plan, SessionId(phase, session, reserve)).stem

    def pack(self, record: RecordFile | None = RECORD, **changes: bytes | None) -> dict[str, bytes]:
        """Return the files of the public pack, some changed, added or (None) left out; then the checksums.

        Dots in names are written as `__`.
        """
        files = {
            "cup.sqd": self.plan_file(),
            "cup.sqk": self.keys.file_bytes(),
            "cup.commit.json": commitment_json(self.bound),
            "README.txt": b"How to verify\r\n",
        }
        if record is not None:
            files["cup.record.json"] = record_json(record)
        for number, phase in enumerate(self.plan.phases, start=1):
            for session in range(1, (phase.sessions or 2) + 1):
                files[f"{self.stem(number, session)}.pbn"] = self.session(number, session, first=11)
        for name, content in changes.items():
            files.pop(name.replace("__", "."), None)
            if content is not None:
                files[name.replace("__", ".")] = content
        return with_sums(files)


def with_sums(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return `files` and the list of their checksums."""
    inside = {name: data for name, data in files.items() if name != SUMS}
    lines = [f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(inside.items())]
    return {**inside, SUMS: "".join(lines).encode("utf-8")}


def fixed_bytes(seed: str) -> Any:  # noqa: ANN401 - a source of bytes, as `new_keys` takes it
    """Return a source of bytes that follow from `seed`, for keys that guard nothing."""
    count = 0

    def more(wanted: int) -> bytes:
        nonlocal count
        found = b""
        while len(found) < wanted:
            count += 1
            found += hashlib.sha256(f"{seed} {count}".encode()).digest()
        return found[:wanted]

    return more


def cup(
    *,
    phases: tuple[Phase, ...] = PHASES,
    name: str = "Cup",
    value: str | None = VALUE,
    rule: PromisedRule | None = RULE,
    source: str = "",
    previous: str | None = None,
    seed: str = "keys",
) -> Cup:
    """Return a tournament; `source` are the promise's words where no rule gives them."""
    plan = Plan(name, source or (rule.in_words() if rule else ""), phases)
    keys = new_keys(plan, fixed_bytes(seed))
    return Cup(replace(plan, value=value, keys_hash=keys.digest()), keys, rule, previous)


def without(entries: Iterable[str], *gone: str) -> tuple[str, ...]:
    """Return `entries` without those that begin so."""
    return tuple(entry for entry in entries if not entry.startswith(gone))


def case(name: str, files: Mapping[str, bytes], *expected: str, **more: Any) -> Case:  # noqa: ANN401
    """Return a case in which all was stated; where neither digest nor value nor plan is given, nothing was.

    What follows from the statements alone is expected beside `expected`, where that says nothing of it; the
    verdict follows from the lists.
    """
    given = {"digest": CUP.digest, "value": LIKE_PUBLISHED, **more}
    one = Case(name, files, "", frozenset(), **{key: given[key] for key in given if key != "verdict"})
    if not (given["digest"] or given["value"] or one.kept):
        given = {"before": False, "played": (), "no_other_promise": False, **given}
        one = replace(one, **{key: given[key] for key in given if key != "verdict"})
    every = {*expected, *_stated(one, expected)} if expected else set()
    lists = {entry.split()[0] for entry in every}
    verdict = "false" if "contradicted" in lists else "open" if lists - {"proved"} else "proved"
    has_boards = any(entry.startswith("proved boards") for entry in every)
    given.setdefault("verdict", verdict if has_boards or verdict != "proved" else "open")
    return replace(one, verdict=given["verdict"], expected=frozenset(every))


def _stated(one: Case, expected: Sequence[str]) -> Iterator[str]:
    """Yield what is told of the statements of a case, where `expected` has nothing of it."""
    if "left_to_you unpublished" in expected:
        return
    kinds = {entry.split()[1]: entry.split()[0] for entry in expected}
    is_known = is_complete_digest(one.digest) or bool(one.kept)
    if "published" not in kinds:
        yield f"{_list_of(is_known and one.before)} published"
    if "played" not in kinds:
        yield f"{_list_of(bool(one.played))} played"
    if "first-promise" not in kinds and "chosen previous" not in expected:
        yield f"{_list_of(one.no_other_promise)} first-promise"


def _list_of(is_settled: bool) -> str:  # noqa: FBT001 - whether it is
    return "proved" if is_settled else "left_to_you"


def rebound(cup: Cup, change: Any, version: int = 2) -> tuple[bytes, str]:  # noqa: ANN401 - a function of a line
    """Return the file of a commitment with its lines changed, and the digest that goes with them."""
    lines = [new for line in cup.bound.lines if (new := change(line))]
    digest = hashlib.sha256("".join(f"{line}\n" for line in lines).encode("utf-8")).hexdigest()
    whole = {"format": "bigdeal-gui commitment", "version": version, "digest": digest, "lines": lines}
    return json.dumps(whole).encode("utf-8"), digest


CUP: Final = cup()
RECORD_MOMENT: Final = datetime(2026, 7, 20, 12, 0, tzinfo=UTC)
