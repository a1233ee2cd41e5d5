"""The page as a visitor has it before him, and what the command makes of the same files."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from benchmarks.faults.mutation import Draws, damaged
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.tournament.verdict.statements import Statements, parse_played
from tests.resources.browsers import chosen, waited
from tests.services.tournament.verdict_cups import Case

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.resources.browsers import Browser

Judged = tuple[Case, str, set[tuple[str, ...]]]
"""Files, and what the command makes of them."""
PAGE: Final = Path(__file__).resolve().parents[2] / "resources" / "verify" / "verify.html"

NOTHING: Final = Statements()

JUDGE = """
const [lists, tell] = arguments, { LISTS, bytesOf, entryText, examined, judged } = window.bigdealParts;
(async () => { const reports = [];
  for (const { files, said } of lists) {
    const items = files.map(([name, text, isKept]) => ({ name, isKept, bytes: bytesOf(atob(text)) }));
    try { const { verdict, boards, ...lists } = judged(await examined(items, async () => {}), said);
      const plain = entry => ({ ...entry, text: entryText(entry) });
      const told = Object.fromEntries(LISTS.map(name => [name, lists[name].map(plain)]));
      reports.push({ verdict, boards, ...told });
    } catch (error) { reports.push({ fault: String(error) }); } }
  tell(reports); })();
"""
"""The page's own functions, fed with many lists of files."""


def said(one: Case) -> dict[str, Any]:
    """Return what somebody states beside the files of a case, as the page has it."""
    played = parse_played(one.played)
    return {
        "digest": one.digest,
        "before": one.before,
        "value": one.value,
        "played": played
        and {
            "all": played.is_all,
            "phases": sorted(played.phases),
            "sessions": [f"{phase},{session}" for phase, session in sorted(played.sessions)],
        },
        "first": one.no_other_promise,
    }


class Reader:
    """A browser with the page open: files are given to it as a visitor gives them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def open(self) -> None:
        """Open the page anew."""
        self.browser.open(PAGE.as_uri())
        waited(self.browser, "document.body.dataset.ready")

    def give(self, files: Sequence[Path], selector: str = "#files") -> str:
        """Choose `files` and return what the page then says of itself: proved, open, false."""
        chosen(self.browser, selector, files)
        waited(self.browser, "document.body.dataset.state && document.body.dataset.state !== 'working'")
        return self.state

    def judge(self, handed_in: Sequence[Case]) -> list[dict[str, Any]]:
        """Return what the page finds in the files of each case, in terms of JSON."""
        packed = [
            {
                "files": [
                    (name, base64.b64encode(data).decode("ascii"), name in one.kept)
                    for name, data in one.files.items()
                ],
                "said": said(one),
            }
            for one in handed_in
        ]
        return list(self.browser.run_until_told(JUDGE, packed))

    @property
    def state(self) -> str:
        """What the page says of itself."""
        return str(self.browser.run("return document.body.dataset.state || ''"))

    @property
    def text(self) -> str:
        """The words that can be seen on the page."""
        return str(self.browser.run("return document.body.innerText"))

    @property
    def result(self) -> dict[str, Any]:
        """The verdict as programs read it."""
        return dict(self.browser.run("return window.bigdealResult"))

    @property
    def rows(self) -> list[list[str]]:
        """The cells of the table."""
        script = (
            "return [...document.querySelectorAll('tbody tr')]"
            ".map(row => [...row.cells].map(cell => cell.textContent))"
        )
        return list(self.browser.run(script))

    def said(self, list_name: str) -> list[str]:
        """Return the kinds of a list."""
        return [entry["kind"] for entry in self.result[list_name]]


def written(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Write files into a folder and return their places."""
    folder.mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def whole(report: Mapping[str, Any]) -> set[tuple[str, ...]]:
    """Return all that is told but the sentences."""
    return {
        (
            name,
            *(
                json.dumps(entry.get(part, ""), sort_keys=True)
                for part in ("kind", "session", "phase", "boards", "file", "holder")
            ),
        )
        for name in ("proved", "left_to_you", "chosen", "contradicted")
        for entry in report[name]
    }


def by_command(
    folder: Path, files: Mapping[str, bytes], statements: Statements = NOTHING
) -> tuple[str, set[tuple[str, ...]]]:
    """Return what `bigdeal verify` makes of files; nothing but amber where it stops with an error."""
    places = written(folder, files)
    handed_in = places if places[0].suffix == ".zip" else [folder]
    try:
        report = verify_tournament_files(handed_in, statements=statements).to_json()
    except AppError:
        return "open", set()
    return str(report["verdict"]), whole(report)


def handed_in(folder: Path, name: str, files: Mapping[str, bytes], true: Case | None = None) -> Judged:
    """Return files with what the command makes of them: with nothing stated, or as in `true`."""
    stated = {"digest": true.digest, "value": true.value} if true else {"played": (), "before": False}
    case = Case(name, files, "", frozenset(), no_other_promise=true is not None, **stated)
    return case, *by_command(folder / name, files, case.statements())


def differing(reader: Reader, handed_in: Sequence[Judged]) -> dict[str, object]:
    """Return the cases in which page and command are not of one mind, with what they differ in."""
    found: dict[str, object] = {}
    for (case, verdict, entries), report in zip(
        handed_in, reader.judge([case for case, *_ in handed_in]), strict=True
    ):
        has_none = not entries and not report["proved"]
        if report["verdict"] != verdict or (whole(report) != entries and not has_none):
            found[case.name] = (verdict, whole(report) ^ entries)
    return found


def tampered(files: Mapping[str, bytes], draws: Draws, *, is_packed: bool) -> dict[str, bytes]:
    """Return a tournament's files, one of them or the archive of them damaged."""
    changed = dict(files)
    name = sorted(changed)[draws.below(len(changed))]
    changed[name] = damaged([changed[name], *files.values()][: 1 + draws.below(3)], draws)
    if not is_packed:
        return changed
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in changed.items():
            kind = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)[draws.below(2)]
            archive.writestr(zipfile.ZipInfo(name), data, kind)
    data = packed.getvalue()
    return {"pack.zip": damaged([data], draws) if draws.below(2) else data}
