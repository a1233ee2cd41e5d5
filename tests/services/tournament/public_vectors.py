"""The shared cases as files for other verifiers: `python -m tests.services.tournament.public_vectors`.

A case is an archive, which is handed to the verifier, and its line in `cases.json`: what somebody gave beside
it, and what every verifier says. Plans that somebody kept lie beside the archive.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.services.tournament.verdict_cases import cases

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.services.tournament.verdict_cups import Case

FOLDER: Final = Path(__file__).resolve().parents[2] / "vectors" / "tournament"
LIST: Final = "cases.json"
_DAY: Final = (2026, 1, 1, 0, 0, 0)


def public_cases() -> tuple[Case, ...]:
    """Return the cases that an archive can stand for: an archive in a folder is opened, in another not."""
    return tuple(case for case in cases() if not any(name.lower().endswith(".zip") for name in case.files))


def archive_of(case: Case) -> str:
    """Return the name of the archive of a case."""
    return f"{case.name}.zip"


def kept_names(case: Case) -> dict[str, str]:
    """Return what the plans that somebody kept are called beside the archive, by their names in the case."""
    return {name: f"{case.name}.{name}" for name in case.kept}


def packed(case: Case) -> dict[str, bytes]:
    """Return what is in the archive of a case."""
    return {name: data for name, data in sorted(case.files.items()) if name not in case.kept}


def told_of(case: Case) -> dict[str, Any]:
    """Return the line of a case: `verdict` is null where a verifier only says why it has none."""
    return {
        "name": case.name,
        "archive": archive_of(case),
        "kept": sorted(kept_names(case).values()),
        "digest": case.digest,
        "value": case.value,
        "given": {
            "before": case.before,
            "played": list(case.played),
            "no_other_promise": case.no_other_promise,
        },
        "verdict": case.verdict or None,
        "expected": sorted(case.expected),
    }


def written() -> list[dict[str, Any]]:
    """Return the lines of all cases."""
    return [told_of(case) for case in sorted(public_cases(), key=lambda case: case.name)]


def content_of(archive: Path) -> dict[str, bytes]:
    """Return what is in an archive."""
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def write(folder: Path = FOLDER) -> None:
    """Write all cases, and take away those that are no more; what says the same already stays as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {LIST, "README.md"}
    for case in public_cases():
        wanted |= {archive_of(case), *kept_names(case).values()}
        _write_archive(folder / archive_of(case), packed(case))
        for name, beside in kept_names(case).items():
            (folder / beside).write_bytes(case.files[name])
    (folder / LIST).write_text(json.dumps(written(), indent=1) + "\n", "utf-8")
    for path in folder.iterdir():
        if path.name not in wanted:
            path.unlink()


def _write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    if path.is_file() and content_of(path) == files:
        return
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, _DAY), data, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    write()
