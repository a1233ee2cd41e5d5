"""The public vectors: they are the shared cases, and whoever hands in an archive hears what is expected."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bigdeal_gui.errors import AppError
from bigdeal_gui.services.tournament.verify import verify
from bigdeal_gui.tournament.verdict.evidence import Answers
from bigdeal_gui.tournament.verdict.lists import EntryKind
from tests.services.tournament.public_vectors import (
    FOLDER,
    LIST,
    archive_of,
    content_of,
    kept_names,
    packed,
    public_cases,
    written,
)
from tests.services.tournament.verdict_cases import told

LISTED: list[dict[str, Any]] = json.loads((FOLDER / LIST).read_text("utf-8"))


def test_the_vectors_are_the_shared_cases() -> None:
    """Whoever changes a case writes them anew."""
    assert written() == LISTED, "run `python -m tests.services.tournament.public_vectors`"
    names = {LIST, "README.md"}
    for case in public_cases():
        assert content_of(FOLDER / archive_of(case)) == packed(case), case.name
        for name, beside in kept_names(case).items():
            assert (FOLDER / beside).read_bytes() == case.files[name]
        names |= {archive_of(case), *kept_names(case).values()}
    assert {path.name for path in FOLDER.iterdir()} == names


@pytest.mark.unwatched
@pytest.mark.parametrize("case", LISTED, ids=lambda case: case["name"])
def test_a_pack_has_the_verdict_that_is_written(case: dict[str, Any]) -> None:
    """As an archive, with what somebody kept beside it."""
    handed_in = [FOLDER / name for name in (case["archive"], *case["kept"])]
    answers = Answers(case["digest"], case["value"], frozenset(map(EntryKind, case["looked_up"])))
    if case["verdict"] is None:
        with pytest.raises(AppError):
            verify(handed_in, answers=answers)
        return
    report = verify(handed_in, answers=answers).to_json()
    assert report["verdict"] == case["verdict"]
    assert sorted(told(json.loads(json.dumps(report)))) == case["expected"]
