"""The public vectors: they are the shared cases, and whoever hands in an archive hears what is expected."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.library.tournaments import verify_tournament
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

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.verify_report import VerifyReport

LISTED: list[dict[str, Any]] = json.loads((FOLDER / LIST).read_text("utf-8"))


def test_the_vectors_are_the_shared_cases() -> None:
    """Whoever changes a case writes them again."""
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

    def report() -> VerifyReport:
        return verify_tournament(
            [FOLDER / case["archive"]],
            kept=[FOLDER / name for name in case["kept"]],
            digest=case["digest"],
            value=case["value"],
            **case["given"],
        )

    if case["verdict"] is None:
        with pytest.raises(AppError):
            report()
        return
    found = report().to_json()
    assert found["verdict"] == case["verdict"]
    assert sorted(told(json.loads(json.dumps(found)))) == case["expected"]
