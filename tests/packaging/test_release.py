"""The small steps of a release: what must agree before it, and the names and sums of what is handed out."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import pytest
import release

SCRIPTS = Path(__file__).resolve().parents[2] / ".github" / "scripts"
OLD = "## [1.2.2] – 2026-11-01\n\n- Old.\n"
LOG = f"# Changelog\n\n## [1.2.3] – 2026-12-01\n\n### Added\n\n- Something.\n\n{OLD}"


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project of version 1.2.3 that is ready."""
    monkeypatch.setattr(release.home, "REPOSITORY", "somebody/bigdeal-gui")
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    (tmp_path / "bigdeal_gui").mkdir()
    (tmp_path / "bigdeal_gui" / "__init__.py").write_text('__version__ = "1.2.3"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(LOG, "utf-8")
    (tmp_path / release.FOLDER).mkdir(parents=True)
    for name in release.PAGES:
        (tmp_path / release.FOLDER / name).write_bytes(b"a page")
    answers = tmp_path / "tests" / "vectors" / "versions"
    answers.mkdir(parents=True)
    (answers / "1.2.3.json").write_text(json.dumps({"version": "1.2.3"}), "utf-8")
    return tmp_path


def test_what_agrees_is_ready(top: Path) -> None:
    """Tag, version, dated change log and known answers: nothing more is asked."""
    assert release.problems("v1.2.3", top) == []


@pytest.mark.parametrize("tag", ["1.2.3", "v1.2.4", "v1.2.3-rc1"])
def test_another_tag_is_refused(top: Path, tag: str) -> None:
    """The tag is the version with a v before it."""
    assert release.problems(tag, top) == [f"The tag is {tag}, but the sources are version 1.2.3."]


def test_a_change_log_without_the_date_is_refused(top: Path) -> None:
    """“unreleased” in the change log stops the release."""
    (top / "CHANGELOG.md").write_text(LOG.replace("2026-12-01", "unreleased"), "utf-8")
    assert release.problems("v1.2.3", top) == ["CHANGELOG.md gives no date for 1.2.3."]


def test_a_version_without_known_answers_is_refused(top: Path) -> None:
    """What the version makes is written down before anybody gets it."""
    answers = top / "tests" / "vectors" / "versions" / "1.2.3.json"
    answers.write_text(json.dumps({"version": "1.2.2"}), "utf-8")
    assert len(release.problems("v1.2.3", top)) == 1
    answers.unlink()
    assert len(release.problems("v1.2.3", top)) == 1


def test_addresses_that_lead_elsewhere_are_refused(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A placeholder, or the address of another repository than the one that releases, stops the release."""
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/bigdeal-gui")
    assert release.problems("v1.2.3", top) == []
    monkeypatch.setenv("GITHUB_REPOSITORY", "fork/bigdeal-gui")
    (told,) = release.problems("v1.2.3", top)
    assert "lead to somebody/bigdeal-gui" in told
    monkeypatch.setattr(release.home, "REPOSITORY", release.home.PLACEHOLDER)
    (told,) = release.problems("v1.2.3", top)
    assert "no address yet" in told


def test_the_notes_are_the_section_of_the_version(top: Path) -> None:
    """The draft says what the change log says of this version alone, and what its pages must be."""
    digest = hashlib.sha256(b"a page").hexdigest()
    pages = (
        f"`verify.html`, the page for players: SHA-256 `{digest}`\n\n"
        f"`unlock.html`, the page that opens locked boxes: SHA-256 `{digest}`\n"
    )
    assert release.notes(top) == f"### Added\n\n- Something.\n\n{pages}"


@pytest.mark.parametrize("log", ["# Changelog\n", f"## [1.2.3] – 2026-12-01\n\n{OLD}"])
def test_a_version_without_notes_is_refused(top: Path, log: str) -> None:
    """A release that says nothing of itself is not drafted."""
    (top / "CHANGELOG.md").write_text(log, "utf-8")
    with pytest.raises(SystemExit, match="says nothing"):
        release.notes(top)


def test_names_tell_version_and_system(top: Path, tmp_path: Path) -> None:
    """What has no version in its name gets it with the system; the rest keeps its name."""
    built = tmp_path / "dist"
    (built / "bigdeal-gui").mkdir(parents=True)
    for name in (
        "program",
        "program.exe",
        "program.zip",
        "program.cdx.json",
        "setup-1.2.3.exe",
        ".gitignore",
        "build.lock",
    ):
        (built / name).write_text(name, "utf-8")
    copies = release.gather(built, tmp_path / "out", "linux-x86_64", top)
    assert {copy.name: copy.read_text("utf-8") for copy in copies} == {
        "program-1.2.3-linux-x86_64": "program",
        "program-1.2.3-linux-x86_64.exe": "program.exe",
        "program-1.2.3-linux-x86_64.zip": "program.zip",
        "program-1.2.3-linux-x86_64.cdx.json": "program.cdx.json",
        "setup-1.2.3.exe": "setup-1.2.3.exe",
    }
    with pytest.raises(SystemExit, match="twice"):
        release.gather(built, tmp_path / "out", "linux-x86_64", top)


def test_nothing_built_is_an_error(top: Path, tmp_path: Path) -> None:
    """An empty folder is not published."""
    (tmp_path / "dist").mkdir()
    with pytest.raises(SystemExit, match="nothing in"):
        release.gather(tmp_path / "dist", tmp_path / "out", "any", top)


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    """Each line is a sum and a name; the file of sums is not in itself, the pages are."""
    for name in ("b", "a", "SHA256SUMS"):
        (tmp_path / name).write_text(name, "utf-8")
    assert release.main(["sums", str(tmp_path)]) == 0
    written = (tmp_path / "SHA256SUMS").read_text("utf-8")
    unlock, verify = sorted(tmp_path.glob("*.html"))
    for page, name in ((unlock, "unlock.html"), (verify, "verify.html")):
        assert page.read_bytes() == (release.TOP / "resources" / "verify" / name).read_bytes()
    told = {
        name: hashlib.sha256((tmp_path / name).read_bytes()).hexdigest()
        for name in ("a", "b", unlock.name, verify.name)
    }
    assert written == "".join(f"{digest}  {name}\n" for name, digest in told.items())


def test_the_steps_answer_from_the_command_line(
    top: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each step says what it did, and what is not ready ends with 1."""
    for function in ("problems", "notes", "gather"):
        monkeypatch.setattr(getattr(release, function), "__defaults__", (top,))
    assert release.main(["ready", "v1.2.3"]) == 0
    assert release.main(["ready", "v0"]) == 1
    assert release.main(["notes"]) == 0
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "program").touch()
    assert release.main(["gather", str(tmp_path / "dist"), str(tmp_path / "out"), "any"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("v1.2.3 is ready.\nThe tag is v0,")
    assert "- Something.\n" in said
    assert said.endswith("program-1.2.3-any\n")


@pytest.mark.parametrize(("token", "answer"), [("", "no"), ("token", "yes")])
def test_signpath_is_asked_for_only_with_its_token(token: str, answer: str, tmp_path: Path) -> None:
    """The later steps are told; without a token it is said why nothing is signed, and the token never."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("bash is not installed")
    output = tmp_path / "output"
    done = subprocess.run(
        [bash, SCRIPTS / "ask-signpath.sh"],
        env={"TOKEN": token, "PATH": "/usr/bin:/bin", "GITHUB_OUTPUT": str(output)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert output.read_text("utf-8") == f"configured={answer}\n"
    assert ("Not signed" in done.stdout) is not bool(token)
    assert not token or token not in done.stdout


def test_without_winget_its_manifests_are_not_called_valid(tmp_path: Path) -> None:
    """Where winget is not installed that is said, and the release goes on."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("bash is not installed")
    done = subprocess.run(
        [bash, SCRIPTS / "validate-winget.sh", tmp_path],
        env={"PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Not validated" in done.stdout


@pytest.mark.parametrize("script", ["sign-windows.sh", "import-certificate.sh"])
def test_without_a_certificate_nothing_is_signed_and_that_is_said(script: str, tmp_path: Path) -> None:
    """A release without certificates goes on, unsigned, with a clear word."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("bash is not installed")
    done = subprocess.run(
        [bash, SCRIPTS / script, tmp_path / "program.exe"],
        env={"CERTIFICATE": "", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Not signed" in done.stdout
    assert "No certificate is configured" in done.stdout
