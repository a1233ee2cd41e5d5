"""Damaged and forged packs of every format, with what somebody states beside them: the same for a seed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from benchmarks.faults.mutation import Draws, damaged
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.table import FORMATS, read_boards_file
from bigdeal_gui.model.plans import BoardRange
from tests.resources.page_reader import tampered
from tests.services.tournament.verdict_cases import cases
from tests.services.tournament.verdict_cups import CUP, LIKE_PUBLISHED, PROGRAM, SUMS, Case, cup, with_sums

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

READ: Final = tuple(row for row in FORMATS if row.holds_boards)
PBN: Final = ".pbn"
NOTHING: Final = Case("", {}, "", frozenset(), before=False, played=(), no_other_promise=False)

_FORGED: Final = cup(seed="the best of many")
_DIGESTS: Final = ("", CUP.digest, _FORGED.digest, CUP.plan.keys_hash or "", CUP.digest[:20])
_VALUES: Final = ("", LIKE_PUBLISHED, "24 350,17", "24,350.18", "about 24,000")
_PLAYED: Final = ((), ("all",), ("1:1",), ("1:all",), ("1:1-3", "2:all"))


def in_format(files: Mapping[str, bytes], suffix: str, draws: Draws) -> dict[str, bytes]:
    """Return files whose boards stand in another format, in one of its profiles, where they fit in."""
    rows = [row for row in READ if row.suffix == suffix]
    row, profile = rows[draws.below(len(rows))], list(Profile)[draws.below(len(Profile))]
    changed: dict[str, bytes] = {}
    for name, data in files.items():
        changed[name] = data
        if not name.endswith(PBN):
            continue
        try:
            boards = read_boards_file(name, data).boards
            numbers = BoardRange(boards[0].number, boards[-1].number)
            row.check_holds_boards(numbers, Profile.STANDARD, len(boards), 0)
        except AppError:
            continue
        del changed[name]
        heading = Heading(numbers, program=PROGRAM, event="Cup", profile=profile)
        changed[name.removesuffix(PBN) + suffix] = row.write(heading, boards)
    return with_sums(changed) if SUMS in changed else changed


def stating(draws: Draws, case: Case) -> Case:
    """Return a case in which somebody states what it says, nothing, or anything else."""
    kind = draws.below(3)
    if not kind:
        return case
    if kind == 1:
        return replace(NOTHING, name=case.name, files=case.files)
    return replace(
        case,
        digest=_DIGESTS[draws.below(len(_DIGESTS))],
        value=_VALUES[draws.below(len(_VALUES))],
        before=bool(draws.below(2)),
        played=_PLAYED[draws.below(len(_PLAYED))],
        no_other_promise=bool(draws.below(2)),
    )


def _forged(draws: Draws, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return files of which one is that of another tournament, or of another session of this one."""
    own = sorted(name for name in files if name.endswith(PBN))
    other = _FORGED.pack(None)
    name = own[draws.below(len(own))] if own else "rr1.pbn"
    foreign = sorted(one for one in other if one != SUMS)
    kind = draws.below(3)
    if kind == 0 and len(own) > 1:
        return {**files, name: files[own[draws.below(len(own))]]}
    if kind == 1:
        return {**files, name: other["rr1.pbn"]}
    taken = foreign[draws.below(len(foreign))]
    return {**files, (f"other-{taken}" if draws.below(2) else taken): other[taken]}


def packs(count: int, seed: int) -> Iterator[Case]:
    """Yield cases whose boards stand in all formats in turn: as they are, forged, damaged, or packed."""
    draws = Draws(seed)
    known = [case for case in cases() if case.verdict]
    for number in range(count):
        case = known[draws.below(len(known))]
        files = {name: data for name, data in case.files.items() if name not in case.kept}
        if not draws.below(3):
            files = _forged(draws, files)
            if draws.below(2):
                files = with_sums(files)
        files = in_format(files, READ[number % len(READ)].suffix, draws)
        if draws.below(2):
            boards = sorted(name for name in files if name.endswith(READ[number % len(READ)].suffix))
            if boards and draws.below(2):
                name = boards[draws.below(len(boards))]
                files[name] = damaged([files[name]], draws)
            else:
                files = tampered(files, draws, is_packed=not draws.below(3))
        kept = {name: case.files[name] for name in case.kept}
        stated = stating(draws, replace(case, files={**files, **kept}))
        yield replace(stated, name=f"{number}-{case.name}")
