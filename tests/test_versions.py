"""The known answers of every version: what one made, this one makes again."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.formats.table import FORMATS

if TYPE_CHECKING:
    from types import ModuleType

TOP = Path(__file__).resolve().parents[1]
FILES = sorted((TOP / "tests" / "vectors" / "versions").glob("*.json"))
VERSIONS = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Return the script that writes the files as a module."""
    specification = importlib.util.spec_from_file_location(
        "known_answers", TOP / "packaging" / "known_answers.py"
    )
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def read(file: Path) -> dict[str, Any]:
    """Return the known answers of one version."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@VERSIONS
def test_this_version_makes_the_sets_of_every_earlier_one(script: ModuleType, file: Path) -> None:
    """Seeds, plans and keys of old give the same deals, set codes and bytes of every format there was."""
    known = read(file)
    made = script.answers(known["questions"], known["program"])
    assert made["sessions"] == known["answers"]["sessions"]
    for now, then in zip(made["sets"], known["answers"]["sets"], strict=True):
        assert now["deals"] == then["deals"]
        # A format that came later is not in the file; one that was there may neither go nor change.
        assert {name: now["files"].get(name) for name in then["files"]} == then["files"]


@VERSIONS
def test_a_file_speaks_for_the_version_it_is_named_after(file: Path) -> None:
    """File name, version and program agree, and the text in front says what the digests are of."""
    known = read(file)
    assert file.stem == known["version"]
    assert known["program"] == f"{PROGRAM_NAME} {known['version']}"
    assert {"questions", "deals", "files"} <= {line.partition(":")[0] for line in known["about"]}


def test_this_version_has_its_file_with_every_format() -> None:
    """No version is handed out without its known answers, and no format is left out of them."""
    known = read(TOP / "tests" / "vectors" / "versions" / f"{__version__}.json")
    for answers in known["answers"]["sets"]:
        assert set(answers["files"]) == {row.name for row in FORMATS}, (
            "the known answers of this version are not those of formats/table.py:"
            " run `python packaging/known_answers.py`"
        )
    digests = [
        one for answers in known["answers"]["sets"] for pair in answers["files"].values() for one in pair
    ]
    assert None in digests
    assert len(set(digests)) > len(FORMATS)


def test_the_digest_of_deals_is_what_the_file_says(script: ModuleType) -> None:
    """Anybody can compute the digest: numbers in decimal, a line feed after each."""
    known = read(FILES[0])
    question, answer = known["questions"]["sets"][0], known["answers"]["sets"][0]
    first_five = (
        18493072902757836448884185128,
        37846238607445161277626448705,
        25409438597290877673800533641,
        29642597631170750002284356202,
        3242002036441598553637119859,
    )
    short = script._set({**question, "boards": [1, 5]}, known["program"])
    expected = hashlib.sha256("".join(f"{number}\n" for number in first_five).encode()).hexdigest()
    assert short["deals"] == expected
    assert short["deals"] != answer["deals"]


@pytest.mark.parametrize(
    ("line", "released"),
    [
        ("## [0.1.0] – unreleased", False),
        ("## [0.1.0] – 2026-12-01", True),
        ("## [0.2.0] – unreleased", True),
    ],
)
def test_the_file_of_a_released_version_is_never_written_again(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, *, released: bool
) -> None:
    """Only while the change log calls a version unreleased may its answers still change."""
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{line}\n", "utf-8")
    (tmp_path / "0.1.0.json").write_text("old", "utf-8")
    monkeypatch.setattr(script, "TOP", tmp_path)
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    monkeypatch.setattr(script, "DIGESTS_FILE", Path(shutil.copy(script.DIGESTS_FILE, tmp_path)))
    monkeypatch.setattr(script, "__version__", "0.1.0")
    monkeypatch.setattr(script, "document", lambda: {"version": "0.1.0"})
    if released:
        with pytest.raises(SystemExit, match="released"):
            script.main()
    else:
        assert script.main() == 0
    assert ((tmp_path / "0.1.0.json").read_text("utf-8") == "old") is released


def test_the_self_tests_answers_change_only_when_meant(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New formats get their answers and gone ones lose them; one whose bytes changed has to be named."""
    was = script.DIGESTS_FILE.read_text("utf-8")
    assert script.self_test_module() == was
    # An entry that is put back would stand last, and their order is looked at.
    monkeypatch.setattr(
        script, "DIGESTS", {name: was for name, was in script.DIGESTS.items() if name != "pbn"}
    )
    assert script.self_test_module() == was
    monkeypatch.setitem(script.DIGESTS, "pbn", ("0" * 64, "0" * 64))
    with pytest.raises(SystemExit, match=r"have changed: pbn\. .* name them: pbn"):
        script.self_test_module(["lin"])
    assert script.self_test_module(["pbn"]) == was
