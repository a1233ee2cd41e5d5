"""The command's judgement of every shared case: the verdict, and every entry of its lists."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.pages.verify import Light, verify_list_shown, verify_verdict
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.tournament.verdict import judge
from bigdeal_gui.tournament.verdict.lists import EntryKind, ListName
from bigdeal_gui.tournament.verdict.statements import Statements
from tests.services.tournament.verdict_cases import cases, damages, told

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.services.tournament.verdict_cups import Case


def written(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Write files into a folder."""
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_case_is_judged_as_expected(case: Case, tmp_path: Path) -> None:
    """Verdict and entries are those that every verifier gives."""
    folder = tmp_path / "pack"
    folder.mkdir()
    written(folder, {name: data for name, data in case.files.items() if name not in case.kept})
    if not case.verdict:
        with pytest.raises(AppError):
            verify_tournament_files([folder], statements=case.statements())
        return
    report = json.loads(json.dumps(verify_tournament_files([folder], statements=case.statements()).to_json()))
    assert told(report) == case.expected
    assert report["verdict"] == case.verdict


@pytest.mark.unwatched
def test_the_window_says_what_the_command_says(tmp_path: Path) -> None:
    """The light of the window's verdict is that of the command, for every case and every damaged pack."""
    lights = {"proved": Light.GREEN, "open": Light.AMBER, "false": Light.RED}
    given = [(case.name, case.files, case.statements) for case in cases()]
    given += [(name, files, Statements) for name, files in damages(40)]
    for name, files, statements in given:
        folder = tmp_path / name
        folder.mkdir()
        with suppress(AppError):
            report = verify_tournament_files([written(folder, files)], statements=statements())
            expected = Light.WAITING if report.waits_for_others else lights[report.lists.word.value]
            assert verify_verdict(report).light is expected, name
            for list_name in ListName:
                assert bool(verify_list_shown(report, list_name).lines) == bool(
                    report.lists.entries(list_name)
                )


def test_what_the_documents_tell_of_cheating_is_so() -> None:
    """Every row of the table names a case, the kind that is told, and its colour."""
    known = {case.name: case for case in cases()}
    text = (Path(__file__).parents[3] / "docs" / "verifying.md").read_text("utf-8")
    rows = re.findall(r"^\| [^|]+ \| ([^|]+) \| (green|amber|red) \| `([a-z0-9-]+)` \|$", text, re.MULTILINE)
    assert len(rows) >= 12
    colours = {"proved": "green", "open": "amber", "false": "red"}
    for told_words, colour, name in rows:
        assert colours[known[name].verdict] == colour, name
        kinds = {entry.split()[1] for entry in known[name].expected if not entry.startswith("proved")}
        assert set(re.findall(r"`([a-z-]+)`", told_words)) <= kinds | {"published"}, name
    every = {kind.value for kind in EntryKind}
    assert every <= set(re.findall(r"`([a-z-]+)`", text))


def test_the_rule_stands_where_players_read_it() -> None:
    """docs/verifying.md has the words of the module that judges."""
    _, _, rule = (judge.__doc__ or "").partition("\n\n")
    text = (Path(__file__).parents[3] / "docs" / "verifying.md").read_text("utf-8")
    assert rule.split()
    assert " ".join(rule.split()) in " ".join(text.split())


@pytest.mark.unwatched
def test_damage_is_never_proved(tmp_path: Path) -> None:
    """A damaged pack is red, or amber and told; what is still green was damaged where nothing is said."""
    words = {}
    for name, files in damages():
        folder = tmp_path / name
        folder.mkdir()
        try:
            report = verify_tournament_files([written(folder, files)])
        except AppError:
            words[name] = ""
            continue
        words[name] = report.lists.word.value
        assert report.lists.word.value != "proved"
    assert set(words.values()) == {"", "open", "false"}
