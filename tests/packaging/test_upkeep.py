"""What lapses is told in time, and never fails a check because of the day."""

from __future__ import annotations

import datetime as dt
import re
from pathlib import Path

import pytest
import upkeep

TOP = Path(__file__).resolve().parents[2]
TABLE = "| by | what | why |\n|---|---|---|\n| 2027-06-01 | One | x |\n| 2027-03-01 | Two: three | y |\n"
PAGE = f"# Page\n\n{TABLE}\nEnd.\n"


def test_the_page_is_read_the_next_duty_first() -> None:
    """Each row of the table is a duty with its day; what stands around the table is none."""
    assert upkeep.duties(PAGE) == [
        upkeep.Duty(dt.date(2027, 3, 1), "Two: three"),
        upkeep.Duty(dt.date(2027, 6, 1), "One"),
    ]


@pytest.mark.parametrize("day", ["soon", "2027-6-1", ""])
def test_a_row_without_a_day_is_refused(day: str) -> None:
    """Nothing can be told of it in time; so it must not stand there."""
    with pytest.raises(SystemExit, match="begins with a day"):
        upkeep.duties(PAGE.replace("2027-06-01", day))
    with pytest.raises(SystemExit, match="begins with a day"):
        upkeep.duties("# Page\n")


@pytest.mark.parametrize(
    ("today", "told"),
    [
        (dt.date(2026, 12, 1), []),
        (dt.date(2027, 2, 1), ["by 2027-03-01: Two: three"]),
        (dt.date(2027, 3, 1), ["by 2027-03-01: Two: three"]),
        (dt.date(2027, 3, 2), ["LAPSED on 2027-03-01: Two: three"]),
        (dt.date(2027, 5, 1), ["LAPSED on 2027-03-01: Two: three", "by 2027-06-01: One"]),
        (dt.date(2028, 1, 1), ["LAPSED on 2027-03-01: Two: three", "LAPSED on 2027-06-01: One"]),
    ],
)
def test_what_lapses_is_told_two_months_before(today: dt.date, told: list[str]) -> None:
    """What has lapsed stands first, what comes within sixty days after it, the rest waits."""
    assert upkeep.warnings(upkeep.duties(PAGE), today) == told


def test_no_day_makes_the_check_fail(capsys: pytest.CaptureFixture[str]) -> None:
    """Long before and long after the days of the project's page the check succeeds, and says what is up."""
    assert upkeep.main(["--today", "2026-01-01"]) == 0
    assert capsys.readouterr().out.startswith("Nothing has lapsed. Next: ")
    assert upkeep.main(["--today", "2100-01-01"]) == 0
    lapsed = capsys.readouterr().out.splitlines()
    assert len(lapsed) == len(upkeep.duties(upkeep.PAGE.read_text("utf-8")))
    assert upkeep.main([]) == 0


def test_what_a_build_rests_on_is_on_the_page() -> None:
    """The machines, Python, Qt's ceiling, runtime and schema that are in use are those that are watched."""
    page = upkeep.PAGE.read_text("utf-8")
    release = (TOP / ".github" / "workflows" / "release.yml").read_text("utf-8")
    test = (TOP / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert set(re.findall(r"runs-on: ubuntu-22\S*", release)) == {"runs-on: ubuntu-22.04"}
    assert "Ubuntu 22.04" in page
    assert "macos-15-intel" in release
    assert "`macos-15-intel`" in page
    (python,) = set(re.findall(r'python-version: "(3\.\d+)\.\d+"', release + test))
    assert f"Python {python} |" in page
    assert "<6.12" in (TOP / "pyproject.toml").read_text("utf-8")
    assert "below 6.12 |" in page
    flatpak = (TOP / "packaging" / "shelves" / "flatpak.py").read_text("utf-8")
    (runtime,) = re.findall(r'RUNTIME_VERSION: Final = "(.*)"', flatpak)
    assert f"runtime, {runtime} |" in page
    winget = (TOP / "packaging" / "shelves" / "winget.py").read_text("utf-8")
    (schema,) = re.findall(r'MANIFEST_VERSION: Final = "(.*)"', winget)
    assert f"manifests, version {schema} |" in page
