"""The workflows of the release: what they may do, what they may run, and that all they name exists."""

from __future__ import annotations

import fnmatch
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import contents
import pytest
import windows_program
import yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

TOP = Path(__file__).resolve().parents[2]
FILES = sorted((TOP / ".github" / "workflows").glob("*.yml"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

ACTIONS = {
    "actions/attest-build-provenance",
    "actions/checkout",
    "actions/download-artifact",
    "actions/setup-python",
    "actions/upload-artifact",
    "signpath/github-action-submit-signing-request",
}
SIGNPATH = "signpath/github-action-submit-signing-request@"
PINNED = re.compile(r"\s*(?:- )?uses: ([\w./-]+)@([0-9a-f]{40}) # v\d+\.\d+(\.\d+)?")
MAY_WRITE = {("release", "provenance"): {"attestations", "id-token"}, ("release", "draft"): {"contents"}}
TRIGGERS = {"push", "pull_request", "workflow_call", "workflow_dispatch"}
SAFE = re.compile(
    r"(secrets\.[A-Z_]+|matrix\.[a-z]+|github\.(ref|ref_name|repository|token|workflow)"
    r"|steps\.[a-z]+\.outputs\.[a-z-]+)"
)
"""What an expression may read: nothing that somebody outside can write."""


def read(file: Path) -> dict[str, Any]:
    """Return a workflow; PyYAML takes the key `on` for “true”."""
    found: dict[Any, Any] = yaml.safe_load(file.read_text("utf-8"))
    found["on"] = found.pop(True)
    return found


def jobs(file: Path) -> dict[str, dict[str, Any]]:
    """Return the jobs of a workflow."""
    found: dict[str, dict[str, Any]] = read(file)["jobs"]
    return found


def steps(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each step of a workflow with the name of its job."""
    for name, job in jobs(file).items():
        for step in job.get("steps", []):
            yield name, step


def commands(file: Path) -> Iterator[str]:
    """Yield what the steps of a workflow run."""
    for _, step in steps(file):
        if "run" in step:
            yield step["run"]


def test_there_are_workflows_for_tests_and_release() -> None:
    """Both files are there, or the rules below would hold of nothing."""
    assert [file.stem for file in FILES] == ["release", "test"]


@EACH
def test_nothing_is_allowed_that_a_job_does_not_ask_for(file: Path) -> None:
    """A workflow has no rights; each job names its own, and few may write."""
    assert read(file)["permissions"] == {}
    for name, job in jobs(file).items():
        rights = job["permissions"]
        writing = {what for what, right in rights.items() if right == "write"}
        assert writing == MAY_WRITE.get((file.stem, name), set())
        assert set(rights) - writing <= {"contents"}
        assert all(rights[what] == "read" for what in set(rights) - writing)


@EACH
def test_actions_are_pinned_to_a_commit(file: Path) -> None:
    """Each action of others is one of a few, by the whole hash of a commit, with its version beside it."""
    lines = [line for line in file.read_text("utf-8").splitlines() if "uses:" in line]
    assert lines
    for line in lines:
        if "uses: ./" in line:
            assert (TOP / line.partition("uses: ")[2]).is_file()
            continue
        match = PINNED.fullmatch(line)
        assert match is not None, line
        assert match[1] in ACTIONS


def test_an_action_has_one_version_everywhere() -> None:
    """No workflow lags behind the other."""
    pins: dict[str, set[str]] = {}
    for file in FILES:
        for match in map(PINNED.fullmatch, file.read_text("utf-8").splitlines()):
            if match is not None:
                pins.setdefault(match[1], set()).add(match[2])
    assert pins.keys() == ACTIONS
    assert all(len(commits) == 1 for commits in pins.values())


@EACH
def test_strangers_cannot_start_it_with_rights(file: Path) -> None:
    """No trigger runs a stranger's words with the rights or secrets of the project."""
    triggers = read(file)["on"]
    assert set(triggers) <= TRIGGERS
    if "pull_request" in triggers:
        assert "secrets." not in file.read_text("utf-8")


@EACH
def test_no_expression_becomes_part_of_a_command(file: Path) -> None:
    """Commands get values from their environment alone, so that no name can become a command."""
    assert not [command for command in commands(file) if "${{" in command]
    text = file.read_text("utf-8")
    for expression in re.findall(r"\$\{\{(.*?)\}\}", text):
        assert SAFE.fullmatch(expression.strip()), expression
    assert "github.event" not in text
    assert "head_ref" not in text


@EACH
def test_secrets_are_seen_by_the_one_step_that_needs_them(file: Path) -> None:
    """No secret stands in the environment of a whole job or workflow."""
    workflow = read(file)
    assert "env" not in workflow
    for job in workflow["jobs"].values():
        assert "env" not in job
        assert "secrets" not in job
    for _, step in steps(file):
        # SignPath's action takes its token as an argument; it is pinned, and gets nothing else of ours.
        given = {"env", "with"} if step.get("uses", "").startswith(SIGNPATH) else {"env"}
        elsewhere = {key: value for key, value in step.items() if key not in given}
        assert "secrets." not in str(elsewhere)


@EACH
def test_nothing_runs_for_ever_or_twice(file: Path) -> None:
    """Each job ends in time, and a newer run takes the place of an older one or waits for it."""
    workflow = read(file)
    assert "${{ github.ref }}" in workflow["concurrency"]["group"]
    assert workflow["concurrency"]["cancel-in-progress"] is (file.stem == "test")
    assert all(job["timeout-minutes"] <= 60 for job in workflow["jobs"].values() if "steps" in job)


@EACH
def test_commands_stop_at_the_first_error(file: Path) -> None:
    """GitHub's `bash` ends a step at the first command that fails, also in a pipe."""
    assert read(file)["defaults"] == {"run": {"shell": "bash"}}
    assert not [step for _, step in steps(file) if "shell" in step or "continue-on-error" in step]


@EACH
def test_the_token_is_not_left_behind(file: Path) -> None:
    """A checkout keeps no credentials for later steps to find."""
    checkouts = [step for _, step in steps(file) if "checkout" in step.get("uses", "")]
    assert checkouts
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


@EACH
def test_only_locked_libraries_are_installed(file: Path) -> None:
    """Libraries come from the lock file by their hashes, and uv builds with nothing else."""
    for command in commands(file):
        for line in command.splitlines():
            if "pip install" in line or "uv build" in line:
                assert "--require-hashes" in line
                assert "packaging/dev.lock" in line


@EACH
def test_one_python_builds_everything(file: Path) -> None:
    """The version of Python is a whole one, and the same in every job that has no rows for several."""
    versions = {
        step["with"]["python-version"] for _, step in steps(file) if "setup-python" in step.get("uses", "")
    }
    assert versions - {"${{ matrix.python }}"} == {"3.11.9"}


@EACH
def test_every_file_that_is_run_exists(file: Path) -> None:
    """Scripts, lock files and packages named in commands are in the tree."""
    named = {
        path
        for command in commands(file)
        for path in re.findall(r"(?<![\w/.-])((?:packaging|\.github)/[\w./-]+|dev\.py)", command)
    }
    assert named
    for path in named:
        assert (TOP / path).is_file(), path


@EACH
def test_every_step_of_the_bootstrap_script_exists(file: Path) -> None:
    """`dev.py` knows the words that it is called with."""
    text = (TOP / "dev.py").read_text("utf-8")
    for command in commands(file):
        for word in re.findall(r"dev\.py (\w+)", command):
            assert f'add_parser("{word}"' in text
        for name in re.findall(r"dev\.([A-Za-z_]+)", command.replace("dev.py", "").replace("dev.lock", "")):
            assert re.search(rf"^(def )?{name}\b", text, re.MULTILINE), name


@EACH
def test_every_step_of_the_release_script_exists(file: Path) -> None:
    """`release.py`, `sbom.py` and `freeze.py` know the words that they are called with."""
    sources = {
        name: (TOP / "packaging" / f"{name}.py").read_text("utf-8") for name in ("release", "sbom", "freeze")
    }
    for command in commands(file):
        for word in re.findall(r"release\.py (\w+)", command):
            assert f'add_parser("{word}")' in sources["release"]
        for name, rest in re.findall(r"(sbom|freeze)\.py (.*)", command):
            assert all(f'"{option}"' in sources[name] for option in re.findall(r"--\w+", rest))


def test_the_programs_that_are_gathered_have_the_names_that_the_recipe_gives_them() -> None:
    """The bill of materials, the trials and the package are made of files that a build leaves."""
    release = jobs(TOP / ".github" / "workflows" / "release.yml")
    words = " ".join(
        step.get("run", "") for job in ("linux", "windows", "macos") for step in release[job]["steps"]
    )
    named = set(re.findall(r'"dist/([^"$]+)"', words)) - {f"{contents.PROGRAM}.cdx.json"}
    programs = {f"{contents.PROGRAM}.exe", f"{contents.PROGRAM}.app"}
    in_folder = f"{contents.PROGRAM}/{contents.PROGRAM}.exe"
    assert named == {contents.PROGRAM, contents.FOLDER, in_folder, *programs}


def test_nothing_is_handed_out_before_everything_holds() -> None:
    """The draft comes last, after tests, all builds, the second build and provenance; for tags alone."""
    release = jobs(TOP / ".github" / "workflows" / "release.yml")

    def before(name: str) -> set[str]:
        needs = set(release[name].get("needs", []))
        return needs.union(*(before(one) for one in needs))

    assert before("draft") == {"test", "sources", "linux", "rebuild", "windows", "macos", "provenance"}
    assert release["provenance"]["if"] == "github.ref_type == 'tag'"
    (publishing,) = (step["run"] for step in release["draft"]["steps"] if "run" in step)
    assert "--draft" in publishing


def test_the_tests_run_on_every_system() -> None:
    """Linux, Windows, and macOS on both processors."""
    systems = jobs(TOP / ".github" / "workflows" / "test.yml")["test"]["strategy"]["matrix"]["system"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "windows", "macos", "macos"]


def test_the_tests_run_with_every_python_that_is_promised() -> None:
    """What pip reads of the project names the versions of Python that are tested, and no other."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    promised = {one.rpartition(" ")[2] for one in project["classifiers"] if " :: 3." in one}
    newer: list[str] = jobs(TOP / ".github" / "workflows" / "test.yml")["newer"]["strategy"]["matrix"][
        "python"
    ]
    assert all(re.fullmatch(r"3\.\d+\.\d+", one) for one in newer)
    assert promised == {"3.11", *(one.rpartition(".")[0] for one in newer)}


def test_the_sums_and_bills_of_everything_are_made() -> None:
    """Each built program gets its bill of materials, and everything its sum and its provenance."""
    release = jobs(TOP / ".github" / "workflows" / "release.yml")
    for job in ("linux", "windows", "macos"):
        assert any("packaging/sbom.py" in step.get("run", "") for step in release[job]["steps"])
    last = release["provenance"]["steps"]
    assert any("release.py sums out" in step.get("run", "") for step in last)
    (attested,) = (step for step in last if "attest-build-provenance" in step.get("uses", ""))
    assert attested["with"] == {"subject-path": "out/*"}


def windows_steps() -> list[dict[str, Any]]:
    """Return the steps that build for Windows."""
    found: list[dict[str, Any]] = jobs(TOP / ".github" / "workflows" / "release.yml")["windows"]["steps"]
    return found


def test_signpath_signs_the_programs_before_the_setup_program_is_made_of_them() -> None:
    """Programs first, then the setup program, then all signatures are checked; each only with a token."""
    found = windows_steps()
    (ask,) = (place for place, step in enumerate(found) if step.get("id") == "signpath")
    signing = [place for place, step in enumerate(found) if step.get("uses", "").startswith(SIGNPATH)]
    (making,) = (place for place, step in enumerate(found) if "make_installer.py" in step.get("run", ""))
    (checking,) = (place for place, step in enumerate(found) if "check-windows.sh" in step.get("run", ""))
    assert ask < signing[0] < making < signing[1] < checking
    gated = [step for step in found if "steps.signpath" in step.get("if", "")]
    assert {step["if"] for step in gated} == {"steps.signpath.outputs.configured == 'yes'"}
    assert [found[place] in gated for place in (*signing, checking)] == [True] * 3
    for place, handed_over in zip(signing, ("programs", "setup"), strict=True):
        told = found[place]["with"]
        assert told["github-artifact-id"] == f"${{{{ steps.{handed_over}.outputs.artifact-id }}}}"
        assert told["artifact-configuration-slug"] == handed_over
        assert told["output-artifact-directory"] == "dist"
        (given,) = (step for step in found if step.get("id") == handed_over)
        assert given in gated


def test_the_zip_is_made_of_the_signed_programs() -> None:
    """The one of the build has unsigned ones; it is packed again before the files are gathered."""
    commands = [step.get("run", "") for step in windows_steps()]
    (packing,) = (place for place, command in enumerate(commands) if "folder_zip.py" in command)
    signing = max(place for place, command in enumerate(commands) if "sign-windows.sh" in command)
    (gathering,) = (place for place, command in enumerate(commands) if "release.py gather" in command)
    assert signing < packing < gathering


def test_what_signpath_is_to_sign_is_what_is_built() -> None:
    """Its two configurations name the programs that the recipe builds, and the setup program."""
    name = "{http://signpath.io/artifact-configuration/v1}"
    folder = TOP / "packaging" / "windows" / "signpath"
    programs = ET.fromstring((folder / "programs.xml").read_bytes())  # noqa: S314 - our own
    paths = {one.get("path") for one in programs.iter(f"{name}include")}
    installed = {f"{contents.PROGRAM}/{one.name}.exe" for one in windows_program.INSTALLED}
    single = {f"{contents.PROGRAM}.exe", f"{contents.COMMANDS}.exe"}
    assert paths == installed | single
    setup = ET.fromstring((folder / "setup.xml").read_bytes())  # noqa: S314 - our own
    (file,) = setup.iter(f"{name}pe-file")
    assert fnmatch.fnmatch("bigdeal-gui-1.2.3-setup.exe", file.get("path", ""))
    for tree in (programs, setup):
        assert len(list(tree.iter(f"{name}authenticode-sign"))) == 1


def test_package_lists_get_manifests_of_what_is_published() -> None:
    """They are made of the files whose sums are published, and nothing of it is sent to anybody."""
    release = jobs(TOP / ".github" / "workflows" / "release.yml")
    assert release["shelves"]["needs"] == ["provenance"]
    told = " ".join(step.get("run", "") for step in release["shelves"]["steps"])
    assert "packaging/shelves/shelves.py out shelves" in told
    assert any("validate-winget.sh" in step.get("run", "") for step in windows_steps())
