"""The audit of libraries: flaws fail, and a list that does not answer is no good news."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import audit
import pytest

FLAW = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
UNKNOWN = "not found and could not be audited"


def one(name: str, *flaws: dict[str, Any], skip: str = "") -> dict[str, Any]:
    """Return what pip-audit says of a library."""
    return {"name": name, "skip_reason": skip} if skip else {"name": name, "vulns": list(flaws)}


def told(*answers: list[dict[str, Any]]) -> tuple[list[str], int]:
    """Return the report where the lists, one after the other, answer so."""
    by_list = dict(zip(audit.LISTS, answers, strict=False))
    return audit.report(audit.audit(lambda which: by_list.get(which, [])))


def test_libraries_without_flaws_pass() -> None:
    """All known to the first list and clean: that is said, with their number."""
    lines, code = told([one("a"), one("b"), one("bigdeal-gui", skip="distribution marked as editable")])
    assert (lines, code) == (["2 libraries asked about, 0 with known flaws."], 0)


def test_a_flaw_fails_and_is_named_with_its_remedy() -> None:
    """Library, flaw and the version without it stand in the report, and the audit ends with 1."""
    lines, code = told([one("a", FLAW), one("b")])
    assert lines[0] == "a: PYSEC-1, mended in 2.0"
    assert code == 1


def test_what_one_list_does_not_know_another_is_asked_for() -> None:
    """A library that the second list knows is audited, and one flaw of two lists is told once."""
    lines, code = told([one("a", FLAW), one("b", skip=UNKNOWN)], [one("a", FLAW), one("b", {"id": "GHSA-2"})])
    assert lines == [
        "a: PYSEC-1, mended in 2.0",
        "b: GHSA-2, mended in none yet",
        "2 libraries asked about, 2 with known flaws.",
    ]
    assert code == 1


def test_a_clean_word_of_one_list_does_not_hide_a_flaw_of_another() -> None:
    """Whatever the order in which the lists answer, the flaw is told."""
    for answers in (
        ([one("a", FLAW), one("b", skip=UNKNOWN)], [one("a"), one("b")]),
        ([one("a"), one("b", skip=UNKNOWN)], [one("a", FLAW), one("b")]),
    ):
        assert told(*answers)[1] == 1


def test_libraries_that_no_list_knows_are_not_called_clean() -> None:
    """Some unknown, or no list at all: neither passes, and the first names stand there."""
    lines, code = told([one("a")] + [one(f"x{place}", skip=UNKNOWN) for place in range(10)])
    assert code == audit.NOT_ASKED
    assert lines[-1].startswith("NOT AUDITED: 10 libraries (x0, x1,")
    lines, code = told()
    assert code == audit.NOT_ASKED
    assert "no list answers" in lines[-1]


@pytest.mark.parametrize("output", ["", "no JSON", "[]", "{}"])
def test_an_auditor_that_breaks_off_has_said_nothing(monkeypatch: pytest.MonkeyPatch, output: str) -> None:
    """What is no answer counts as none."""
    monkeypatch.setattr(
        audit.subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1, output, "")
    )
    assert audit.ask("pypi") == []


def test_the_command_says_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """pip-audit is asked for JSON of each list, and the report goes to standard output."""
    asked: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command[-1])
        return subprocess.CompletedProcess(command, 0, json.dumps({"dependencies": [one("a")]}), "")

    monkeypatch.setattr(audit.subprocess, "run", run)
    assert audit.main() == 0
    assert asked == ["--vulnerability-service=pypi"]
    assert capsys.readouterr().out == "1 libraries asked about, 0 with known flaws.\n"
