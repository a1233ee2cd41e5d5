"""The rules of a commit: a short subject, no large file, no empty one, nothing of node_modules.

`python packaging/commit_rules.py` checks the commits of this branch since the rules began, and has git
check each new one, where git has no other hooks. Git's hook names the file with the new commit's message.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
HOOKS: Final = "packaging/hooks"
SINCE: Final = "cad99a67c78f8a5a151109e678ac45e97d796a0d"
"""The last commit before the rules: older subjects stay as they are."""

MOST_CHARACTERS: Final = 60
MOST_BYTES: Final = 1_000_000
MAY_BE_EMPTY: Final = {"__init__.py", "py.typed"}
_RAW: Final = ("--raw", "--no-abbrev", "--no-renames", "--diff-filter=d", "-z")


def problems_since(commit: str) -> list[str]:
    """Return what breaks the rules in the commits after `commit`; merges bring none of their own."""
    span = f"{commit}..HEAD"
    subjects = git("log", "--no-merges", "--format=%s", span).splitlines()
    found = [what for subject in subjects for what in subject_problems(subject)]
    return found + file_problems(git("log", "--format=", *_RAW, span))


def problems_of_new(message: Path) -> list[str]:
    """Return what breaks the rules in what is about to be committed with the text in the file `message`."""
    text = git("stripspace", "--strip-comments", given=message.read_text("utf-8", "replace"))
    subject = " ".join(text.partition("\n\n")[0].split("\n")).strip()
    return subject_problems(subject) + file_problems(git("diff", "--cached", *_RAW))


def subject_problems(subject: str) -> list[str]:
    """Return what is wrong with a commit's subject."""
    if len(subject) <= MOST_CHARACTERS:
        return []
    return [f"The subject “{subject}” has {len(subject)} characters; {MOST_CHARACTERS} are allowed."]


def file_problems(raw: str) -> list[str]:
    """Return what is wrong with the files that git lists in `raw`, its output for _RAW."""
    fields = iter(raw.split("\0"))
    # Before each path: modes, two names of contents, the second the new one, and the kind of change.
    files = sorted({(next(fields), field.split()[3]) for field in fields if field.startswith(":")})
    asked = "".join(f"{content}\n" for _path, content in files)
    sizes = git("cat-file", "--batch-check=%(objectsize)", given=asked).splitlines()
    found = []
    for (path, _content), size in zip(files, sizes, strict=True):
        if "node_modules" in PurePosixPath(path).parts:
            found.append(f"“{path}” is in node_modules, whose files are installed, not committed.")
        # A slip of a command line; one that has gone again does not matter.
        if size == "0" and PurePosixPath(path).name not in MAY_BE_EMPTY and (TOP / path).exists():
            found.append(f"“{path}” is empty.")
        # Of another repository's commit there is no size here.
        if size.isdecimal() and int(size) > MOST_BYTES:
            found.append(f"“{path}” has {int(size):,} bytes; {MOST_BYTES:,} are allowed.")
    return found


def reason_not_to_check(since: str) -> str:
    """Return why commits cannot be checked here; empty where they can."""
    try:
        top = git("rev-parse", "--show-toplevel").strip()
    except (OSError, subprocess.CalledProcessError):
        top = ""
    if not top or Path(top).resolve() != TOP:
        return "Commits were not checked: this folder has no git history."
    try:
        git("cat-file", "-e", f"{since}^{{commit}}")
    except subprocess.CalledProcessError:
        return "Commits were not checked: the history here does not go back far enough."
    return ""


def set_hooks() -> None:
    """Have git use our hooks, unless somebody has set or written others."""
    is_set = subprocess.run(["git", "config", "core.hooksPath"], cwd=TOP, capture_output=True, check=False)  # noqa: S607 - from PATH
    own = (TOP / git("rev-parse", "--git-path", "hooks").strip()).glob("*")
    if is_set.returncode and all(path.suffix == ".sample" for path in own):
        git("config", "core.hooksPath", HOOKS)


def git(*words: str, given: str = "") -> str:
    """Return what git answers in the project's folder.

    Raises:
        OSError: there is no git.
        subprocess.CalledProcessError: it refused.
    """
    done = subprocess.run(
        ["git", *words],  # noqa: S607 - from PATH
        cwd=TOP,
        input=given,
        capture_output=True,
        check=True,
        encoding="utf-8",
        errors="replace",
    )
    return done.stdout


def main() -> int:
    """Check, say what was found, and return 1 where anything was."""
    parser = argparse.ArgumentParser(description="Check commits against this project's rules.")
    parser.add_argument("message", nargs="?", type=Path, help="the file with a new commit's message")
    parser.add_argument("--since", default=SINCE, help="the last commit that is not checked")
    asked = parser.parse_args()
    if asked.message:
        found = problems_of_new(asked.message)
    elif reason := reason_not_to_check(asked.since):
        sys.stdout.write(f"{reason}\n")
        return 0
    else:
        set_hooks()
        found = problems_since(asked.since)
    if found and asked.message:
        found.append(f"Nothing was committed; your message is in {asked.message}.")
    sys.stderr.write("".join(f"{line}\n" for line in found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
