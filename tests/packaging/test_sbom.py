"""The bill of materials: valid CycloneDX, whole, and the same bytes every time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import crates
import notices
import pytest
import sbom
from cyclonedx.schema import SchemaVersion
from rfc3986_validator import validate_rfc3986

from bigdeal_gui import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator

TOP = Path(__file__).resolve().parents[2]
LENT = "zlib1g | 1:1.2.13.dfsg-1 | see its text"


def walked(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the components and those inside them."""
    for component in components:
        yield component
        yield from walked(component.get("components", []))


CHECK = "cyclonedx.validation.json.JsonStrictValidator.validate_str"
UNCHECKED = """
import sys, types
sys.modules["cyclonedx.validation.json"] = check = types.ModuleType("check")
class JsonStrictValidator:
    def __init__(self, version):
        pass
    def validate_str(self, text):
        return None
check.JsonStrictValidator = JsonStrictValidator
import sbom
sys.exit(sbom.main())
"""
"""The program without what takes it seconds: to look whether what it writes is valid."""


@pytest.fixture(scope="module")
def notice() -> str:
    """Return the notice of a program, with one library that the build machine lent."""
    return notices.text().replace("\nclick | ", f"\n{LENT}\nclick | ", 1)


@pytest.fixture(scope="module")
def answers() -> dict[str, object]:
    """Return what the reader of CycloneDX answered of each text that it was asked of; none as yet."""
    return {}


def read_addresses_by_rfc_3986(patched: pytest.MonkeyPatch) -> None:
    """Have addresses read by RFC 3986: what it allows RFC 3987 allows too, whose reader takes seconds."""
    rules = {"iri": "URI", "iri_reference": "URI_reference"}

    def is_valid_syntax(term: str, value: str) -> bool:
        return validate_rfc3986(value, rule=rules[term]) is not None

    # That reader makes forty parsers when it is loaded.
    quick = ModuleType("rfc3987_syntax")
    vars(quick)["is_valid_syntax"] = is_valid_syntax
    patched.setitem(sys.modules, quick.__name__, quick)
    patched.setattr("jsonschema._format._rfc3987_is_valid_syntax", is_valid_syntax)


@pytest.mark.parametrize(("address", "is_one"), [("https://a.org/b?c#d", True), ("https://a.org/b c", False)])
def test_addresses_are_looked_at(address: str, is_one: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """What is no address is found in the bill."""
    with pytest.MonkeyPatch.context() as patched:
        read_addresses_by_rfc_3986(patched)
        from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415 - takes seconds to load

        page = {"type": "website", "url": address}
        text = json.dumps({"bomFormat": "CycloneDX", "specVersion": "1.6", "externalReferences": [page]})
        fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    assert (fault is None) == is_one


@pytest.fixture(scope="module")
def text(notice: str, answers: dict[str, object]) -> str:
    """Return the bill of that program."""
    with pytest.MonkeyPatch.context() as patched:
        read_addresses_by_rfc_3986(patched)
        return checked_bill(patched, notice, answers)


def checked_bill(patched: pytest.MonkeyPatch, notice: str, answers: dict[str, object]) -> str:
    """Return the bill with that notice, and put into `answers` what the reader of CycloneDX said of it."""
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415 - takes seconds to load

    real = JsonStrictValidator.validate_str

    def heard(reader: JsonStrictValidator, text: str) -> object:
        assert reader.schema_version is SchemaVersion.V1_6
        answers[text] = real(reader, text)
        return answers[text]

    patched.setattr(CHECK, heard)
    return sbom.document(notice)


@pytest.fixture(scope="module")
def bill(text: str) -> dict[str, Any]:
    """Return the same bill, read."""
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_bill_is_valid(text: str, answers: dict[str, object]) -> None:
    """Any reader of CycloneDX 1.6 understands the bill, and was asked before it was handed out."""
    assert answers == {text: None}


def test_the_program_is_what_the_bill_is_of(bill: dict[str, Any]) -> None:
    """Name, version and licence of the program stand at the head."""
    own = bill["metadata"]["component"]
    assert (own["name"], own["version"]) == ("bigdeal-gui", __version__)
    assert own["licenses"] == [{"license": {"id": "MIT"}}]


def test_every_library_stands_there_with_version_licence_and_hashes(bill: dict[str, Any]) -> None:
    """Libraries from the package index have the version that is installed and the sums of the lock file."""
    components = {component["name"]: component for component in bill["components"]}
    for name in notices.libraries():
        component = components[name]
        assert component["purl"] == f"pkg:pypi/{name}@{component['version']}"
        assert component["licenses"]
        (index,) = (one for one in component["externalReferences"] if one["type"] == "distribution")
        assert {one["content"] for one in index["hashes"]} == set(sbom.hashes()[name])
    assert {"Python", "Qt", "DDS, the double dummy solver", "pyinstaller"} <= components.keys()


def test_compiled_crates_are_inside_their_library(bill: dict[str, Any]) -> None:
    """The Rust libraries in pyrage can be looked up when one of them has a flaw."""
    (library,) = (component for component in bill["components"] if component["name"] == "pyrage")
    assert len(library["components"]) == len(crates.crates_of("pyrage"))
    assert all(crate["purl"].startswith("pkg:cargo/") for crate in library["components"])


def test_what_the_build_machine_lent_is_listed(bill: dict[str, Any]) -> None:
    """Libraries of the system that are in the program come from its own notice."""
    lent = [one for one in bill["components"] if one.get("purl", "").startswith("pkg:deb/")]
    assert [(one["name"], one["version"]) for one in lent] == [("zlib1g", "1:1.2.13.dfsg-1")]


def test_every_reference_leads_somewhere(bill: dict[str, Any]) -> None:
    """Dependencies name components of the bill, and none is named twice."""
    references = [one["bom-ref"] for one in walked(bill["components"])]
    assert len(references) == len(set(references))
    known = {*references, bill["metadata"]["component"]["bom-ref"]}
    for row in bill["dependencies"]:
        assert {row["ref"], *row.get("dependsOn", [])} <= known
    needs = {row["ref"]: row.get("dependsOn", []) for row in bill["dependencies"]}
    assert any(
        one.startswith("six@") for reference in needs for one in needs[reference] if "dateutil" in reference
    )


def test_the_bill_is_the_same_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process, with another order of sets, writes the same bytes and the time it is told."""
    out = tmp_path / "bill.json"
    seconds = "1767225600"
    environment = {**os.environ, "PYTHONHASHSEED": "7", "SOURCE_DATE_EPOCH": seconds}
    subprocess.run([sys.executable, "-c", UNCHECKED, out], check=True, env=environment, cwd=TOP / "packaging")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", seconds)
    monkeypatch.setattr(CHECK, lambda _reader, _text: None)
    assert out.read_text("utf-8") == sbom.document()
    assert json.loads(out.read_text("utf-8"))["metadata"]["timestamp"] == "2026-01-01T00:00:00+00:00"


def test_nothing_in_the_bill_is_of_the_moment(bill: dict[str, Any]) -> None:
    """Without a time that it is told the bill has none, and never a serial number."""
    assert "timestamp" not in bill["metadata"]
    assert "serialNumber" not in bill


def test_the_notice_is_found_in_a_folder(tmp_path: Path) -> None:
    """An application folder is read as well as a file."""
    inner = tmp_path / "bigdeal-gui.app" / "Contents" / "Resources"
    inner.mkdir(parents=True)
    (inner / notices.FILE_NAME).write_text("words", "utf-8")
    assert sbom.notice_in(tmp_path / "bigdeal-gui.app") == "words"


def test_a_program_without_notice_is_refused(tmp_path: Path) -> None:
    """A folder that holds no notice is not taken for a build."""
    with pytest.raises(SystemExit, match="THIRD-PARTY"):
        sbom.notice_in(tmp_path)


def test_an_invalid_bill_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should the library write what its own schema forbids, nothing is handed out."""
    monkeypatch.setattr(CHECK, lambda _reader, _text: "a fault")
    with pytest.raises(SystemExit, match="a fault"):
        sbom.document()
