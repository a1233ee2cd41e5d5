"""The rule of the verdict, over every case and over each of them with a file fewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.tournament.verdict.lists import EntryKind, ListName, VerdictWord
from bigdeal_gui.tournament.verdict.statements import Statements
from tests.services.tournament.forger import judged
from tests.services.tournament.verdict_cases import cases, damages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from bigdeal_gui.services.tournament.verify_report import VerifyReport
    from tests.services.tournament.verdict_cups import Case

    Told = tuple[EntryKind, int | None]

_K = EntryKind
MAY_BE_BROUGHT: Final = frozenset(
    (
        *(_K.BRING_KEYS, _K.BRING_VALUE, _K.BRING_BOARDS, _K.BRING_COMMITMENT, _K.UNREADABLE),
        *(_K.OTHER_SESSIONS, _K.MISSING_SESSION, _K.MISSING_BOARDS, _K.MISSING_FILE, _K.PREVIOUS),
        *(_K.NO_COMMITMENT, _K.VALUE_SPELLING, _K.LOG),
    )
)
"""What a file can take away that is what a verdict asks for."""
ASKED: Final = (_K.PUBLISHED, _K.PLAYED, _K.FIRST_PROMISE, _K.VALUE)


def of_kinds(report: VerifyReport, *names: ListName) -> set[Told]:
    """Return the kinds of some lists, each with its phase."""
    return {(entry.kind, entry.phase) for name in names for entry in report.lists.entries(name)}


def settled(report: VerifyReport) -> set[EntryKind]:
    """Return what somebody settled by what they state."""
    return {entry.kind for entry in report.lists.proved if entry.kind in ASKED and not entry.file}


def with_a_file_fewer(case: Case) -> Iterator[tuple[str, Mapping[str, bytes]]]:
    """Yield the files that were handed in, without one of them that is no plan."""
    files = {name: data for name, data in case.files.items() if name not in case.kept}
    for name in files:
        if not name.endswith(".sqd"):
            yield name, {one: data for one, data in files.items() if one != name}


@pytest.mark.unwatched
def test_nothing_is_proved_where_nothing_is_stated(tmp_path: Path) -> None:
    """Whatever the files are: genuine, forged or damaged."""
    handed_in = [*((case.name, case.files) for case in cases()), *damages(60)]
    for name, files in handed_in:
        report = judged(tmp_path / name, files, Statements())
        assert report is None or report.lists.word is not VerdictWord.PROVED, name
        assert report is None or not settled(report) or "value" in name, name


@pytest.mark.unwatched
def test_more_files_settle_nothing_and_take_nothing_away(tmp_path: Path) -> None:
    """A file more may bring what was asked for, and never more than that."""
    tried = 0
    for case in cases():
        if not case.verdict:
            continue
        statements = case.statements()
        files = {name: data for name, data in case.files.items() if name not in case.kept}
        whole = judged(tmp_path / "whole", files, statements)
        assert whole is not None
        for name, fewer in with_a_file_fewer(case):
            less = judged(tmp_path / "less", fewer, statements)
            if less is None:
                continue
            tried += 1
            where = f"{case.name} without {name}"
            is_chain = (_K.PREVIOUS, None) in of_kinds(whole, ListName.CHOSEN) | of_kinds(
                less, ListName.CHOSEN
            )
            assert settled(whole) - {_K.FIRST_PROMISE} == settled(less) - {_K.FIRST_PROMISE}, where
            assert is_chain or settled(whole) == settled(less), where
            assert bool(whole.lists.contradicted) >= bool(less.lists.contradicted), where
            gone = of_kinds(less, ListName.CHOSEN) - of_kinds(whole, ListName.CHOSEN)
            gone |= of_kinds(less, ListName.LEFT_TO_YOU) - of_kinds(whole, ListName.LEFT_TO_YOU)
            brought = {kind for kind, _phase in gone} - {_K.FIRST_PROMISE}
            if any(entry.kind is _K.VALUE and entry.file for entry in whole.lists.proved):
                brought -= {_K.VALUE, _K.VALUE_EARLY}  # the network signed it, whatever a clock said
            assert brought <= MAY_BE_BROUGHT, where
    assert tried > 1_000
