"""The command's judgement of every shared case: the verdict, and every entry of its lists."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors import AppError
from bigdeal_gui.services.tournament.verify import verify
from bigdeal_gui.tournament.evidence import Answers
from bigdeal_gui.tournament.verdict import EntryKind
from tests.services.tournament.verdict_cases import Case, cases, damages, told

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


def written(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Write files into a folder."""
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_case_is_judged_as_expected(case: Case, tmp_path: Path) -> None:
    """Verdict and entries are those that every verifier gives."""
    folder = written(tmp_path, case.files)
    answers = Answers(case.digest, case.value, frozenset(map(EntryKind, case.looked_up)))
    if not case.verdict:
        with pytest.raises(AppError):
            verify([folder], answers=answers)
        return
    report = json.loads(json.dumps(verify([folder], answers=answers).to_json()))
    assert told(report) == case.expected
    assert report["verdict"] == case.verdict


def test_damage_is_never_proved(tmp_path: Path) -> None:
    """A damaged pack is red, or amber and told; what is still green was damaged where nothing is said."""
    words = {}
    for name, files in damages():
        folder = tmp_path / name
        folder.mkdir()
        try:
            report = verify([written(folder, files)])
        except AppError:
            words[name] = ""
            continue
        words[name] = report.lists.word.value
        assert report.lists.word.value != "proved"
    assert set(words.values()) == {"", "open", "false"}
