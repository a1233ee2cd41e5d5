"""What the window says of a pack that is verified, line by line, as it was kept.

After a change that is meant, `BIGDEAL_KEEP_ANSWERS=1` with this test keeps what is said now.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final, cast

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.pages import verify as page
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.tournament.verify_report import Unreadable
from bigdeal_gui.tournament.proof import FileProof
from bigdeal_gui.tournament.verdict.lists import ListName
from tests.services.tournament.verdict_cases import cases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.services.tournament.verify_report import VerifyReport

KEPT: Final = Path(__file__).parent / "answers" / "verify.txt"
PACKS: Final = (
    "genuine", "nothing-looked-up", "wrong-digest", "session-cut", "mixed-with-reserve", "kept-since-june",
    "no-commitment", "round", "in-june", "not-published", "keys-not-here", "boards-not-here",
    "boards-unreadable", "two-boards-exchanged", "a-board-of-nobody", "practice", "evening",
    "evening-nothing-looked-up", "evening-among-all-boards", "evening-with-boards-of-another-session",
    "open-boards", "kept-draft", "kept-with-other-keys", "kept-with-other-boards", "part-of-the-digest",
    "mistyped-word", "value-early", "value-too-short", "value-in-words", "published-late", "round-late",
    "fallback", "words-withheld", "words-that-can-be-guessed", "two-holders-with-one-hash",
    "previous-of-the-same-event", "reserve-with-a-reason", "reserve-after-its-key-was-revealed",
    "log-of-two-computers", "log-missing", "listed-file-changed", "commitment-unreadable",
    "several-hands-nothing-looked-up", "names-that-differ-in-zeros-swapped", "no-board-numbers",
    "deviation", "plan-renamed", "played-one-of-two",
)  # fmt: skip


def said(report: VerifyReport) -> Iterator[str]:
    """Yield all that the page shows of a report."""
    yield from lines("verdict", (page.verify_verdict(report),))
    yield from lines("promise", page.promise_lines(report))
    yield f"asked: {page.questions_asked(report)}"
    for name in ListName:
        shown = page.verify_list_shown(report, name)
        yield f"{shown.title}: {shown.words}"
        yield from (f"  {line.kind}: {line.text}" for line in shown.lines)
    yield from lines("session", page.session_lines(report))
    yield from (f"remark: {line}" for line in page.remark_lines(report))


def lines(kind: str, rows: tuple[page.ReportLine, ...]) -> Iterator[str]:
    """Yield lines of a report with those below them."""
    for row in rows:
        yield f"{kind}, {row.light.name}, {row.file}: {row.title}: {row.words}"
        yield from lines(f"  {kind}", row.below)


def test_a_file_without_boards_is_wrong() -> None:
    """By its name, with the reason; files that cannot be used stand behind it."""
    proof = SimpleNamespace(files=[FileProof("a.pbn", ())])
    unreadable = [Unreadable("b.pbn", CannotRead(Path("b.pbn"), "damaged"))]
    report = cast("VerifyReport", SimpleNamespace(proof=proof, unreadable=unreadable))
    first, second = page.session_lines(report)
    assert (first.light, first.title, first.file) == (page.Light.RED, "a.pbn", "a.pbn")
    assert first.words == FileProof("a.pbn", ()).difference != ""
    assert (second.title, second.words, second.file) == ("Cannot be used", str(unreadable[0].error), "b.pbn")


def test_what_is_said_of_a_pack_is_as_it_was_kept(tmp_path: Path) -> None:
    """Verdict, promise, questions, lists, sessions and remarks of packs of every kind."""
    found = []
    by_name = {case.name: case for case in cases()}
    for name in PACKS:
        case, folder = by_name[name], tmp_path / name
        folder.mkdir()
        for file, data in case.files.items():
            (folder / file).write_bytes(data)
        report = verify_tournament_files([folder], statements=case.statements())
        found += [f"-- {name}", *said(report)]
    text = "\n".join(found).replace(str(tmp_path), "FOLDER") + "\n"
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        KEPT.write_text(text, "utf-8", newline="\n")
    assert text.splitlines() == KEPT.read_text("utf-8").splitlines()
