"""What may not be committed is refused by git's hook, and found in commits that were made without it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")

TOP = Path(__file__).resolve().parents[2]
SCRIPT = "packaging/commit_rules.py"
LONG = "area: " + "word " * 10 + "words"
BREACHES = {
    "subject": (LONG, {}, f"The subject “{LONG}” has 61 characters; 60 are allowed."),
    "size": ("area: big", {"big.bin": 1_000_001}, "“big.bin” has 1,000,001 bytes; 1,000,000 are allowed."),
    "node_modules": (
        "area: axe",
        {"tools/node_modules/äxe.js": 2},
        "“tools/node_modules/äxe.js” is in node_modules, whose files are installed, not committed.",
    ),
}


class Project:
    """A copy of the script and its hook, which can become a git repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        for role in ("AUTHOR", "COMMITTER"):
            self.environment |= {f"GIT_{role}_NAME": "Ann", f"GIT_{role}_EMAIL": "ann@example.org"}
        self.environment |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
        shutil.copytree(TOP / "packaging" / "hooks", folder / "packaging" / "hooks")
        shutil.copy(TOP / SCRIPT, folder / SCRIPT)

    def begin(self) -> str:
        """Make the repository; return the commit that is older than the rules, which breaks one of them."""
        self.run("git", "init", "-q")
        assert self.commit(f"{LONG} and longer", {}).returncode == 0
        return self.run("git", "rev-parse", "HEAD").stdout.strip()

    def commit(self, message: str, sizes: dict[str, int], *options: str) -> subprocess.CompletedProcess[str]:
        """Commit files of these sizes, in bytes, and all that was changed."""
        for name, size in sizes.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_bytes(bytes(size))
        self.run("git", "add", "--all")
        return self.run("git", "commit", "-q", "--allow-empty", "-m", message, *options)

    def check(self, since: str) -> subprocess.CompletedProcess[str]:
        """Check the commits after `since`, as dev.py does."""
        return self.run(sys.executable, SCRIPT, "--since", since)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the project's folder."""
        return subprocess.run(
            words,
            cwd=self.folder,
            env=self.environment | {"PYTHONUTF8": "1"},
            capture_output=True,
            check=False,
            encoding="utf-8",
        )


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Return the project without a repository."""
    return Project(tmp_path)


@pytest.mark.parametrize(("message", "sizes", "told"), BREACHES.values(), ids=BREACHES)
def test_what_breaks_a_rule_is_not_committed(
    project: Project, message: str, sizes: dict[str, int], told: str
) -> None:
    """After the first check git refuses the commit, says why, and names the file that keeps the message."""
    since = project.begin()
    assert project.check(since).returncode == 0
    refused = project.commit(f"{message}\n\nBody.", sizes)
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[0] == told
    assert (project.folder / ".git" / "COMMIT_EDITMSG").read_text("utf-8").startswith(message)
    assert refused.stderr.splitlines()[-1].endswith("COMMIT_EDITMSG.")
    assert project.run("git", "rev-parse", "HEAD").stdout.strip() == since


@pytest.mark.parametrize(("message", "sizes", "told"), BREACHES.values(), ids=BREACHES)
def test_what_was_committed_without_the_hook_is_found(
    project: Project, message: str, sizes: dict[str, int], told: str
) -> None:
    """The check names it for as long as it is in the history, though later commits removed it."""
    since = project.begin()
    assert project.commit(message, sizes).returncode == 0
    for name in sizes:
        (project.folder / name).unlink()
    assert project.commit("area: gone", {}).returncode == 0
    checked = project.check(since)
    assert (checked.returncode, checked.stderr.splitlines()) == (1, [told])


def test_what_keeps_the_rules_is_committed(project: Project) -> None:
    """A subject of 60 characters and a file of 1 MB pass hook and check; older commits are not read."""
    since = project.begin()
    project.check(since)
    assert project.commit(LONG[:-1], {"node_modules.txt": 1_000_000}).returncode == 0
    assert project.commit("area: gone", {}, "--amend").returncode == 0
    checked = project.check(since)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")


def test_an_empty_file_is_refused_while_it_is_there(project: Project) -> None:
    """What got in by mistake is named until it has gone; what marks a package may be empty."""
    since, told = project.begin(), "“hilep” is empty."
    sizes = {"hilep": 0, "tools/__init__.py": 0, "tools/py.typed": 0}
    assert project.commit("area: by mistake", sizes).returncode == 0
    assert project.check(since).stderr.splitlines() == [told]
    (project.folder / "hilep").unlink()
    assert project.commit("area: gone", {}).returncode == 0
    assert project.check(since).stderr == ""
    assert project.commit("area: again", sizes).stderr.splitlines()[0] == told


def test_a_subject_in_two_lines_is_one(project: Project) -> None:
    """Git joins the lines above the first empty one, and shows them as one."""
    project.check(project.begin())
    refused = project.commit(LONG.replace(" ", "\n", 5), {})
    assert refused.stderr.splitlines()[0] == BREACHES["subject"][2]


@pytest.mark.parametrize("kind", ["path", "hook"])
def test_hooks_of_your_own_stay(project: Project, kind: str) -> None:
    """Where core.hooksPath is set, or git's own folder has a hook, git's settings are left as they are."""
    since = project.begin()
    if kind == "path":
        project.run("git", "config", "core.hooksPath", "mine")
    else:
        (project.folder / ".git" / "hooks").mkdir(exist_ok=True)
        (project.folder / ".git" / "hooks" / "pre-push").write_text("#!/bin/sh\n")
    project.check(since)
    expected = "mine\n" if kind == "path" else ""
    assert project.run("git", "config", "core.hooksPath").stdout == expected


@pytest.mark.parametrize("kind", ["archive", "archive in a repository", "no git", "short history"])
def test_without_the_history_one_sentence_is_said(project: Project, kind: str) -> None:
    """A source archive, a computer without git and a shallow clone are no failure, and nothing is set."""
    if kind == "archive in a repository":
        subprocess.run(["git", "init", "-q", project.folder.parent], check=True, env=project.environment)
    if kind in {"no git", "short history"}:
        project.begin()
    if kind == "no git":
        project.environment["PATH"] = str(project.folder)
    checked = project.check("0" * 40)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("Commits were not checked: ")
    assert checked.stdout.count("\n") == 1
    assert project.run(shutil.which("git") or "", "config", "--local", "core.hooksPath").stdout == ""
