"""What is made of files that were handed in, one by one: what each proves, and what is told of it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.errors.services import Usage
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name, read_boards_file
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament.keys import NOTHING
from bigdeal_gui.services.tournament.submitted_files import SubmittedFile
from bigdeal_gui.services.tournament.verify_files import FilesGiven, is_tournament_file
from bigdeal_gui.services.verify_page import verify_page
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.sources import SourceRule
from bigdeal_gui.tournament.verdict.evidence import SavedPlan, Sums, UnreadFile

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import Evidence

VECTORS: Final = Path(__file__).parents[2] / "vectors"
SPRING: Final = VECTORS / "squaredeal"
ROUNDS: Final = {
    one["round"]: json.dumps(one).encode()
    for one in json.loads((VECTORS / "drand" / "rounds.json").read_text("utf-8"))["rounds"]
}
TEXT: Final = (SPRING / "spring.sqd").read_bytes()
PLAN: Final = SubmittedFile("spring.sqd", TEXT)


def given(name: str, content: bytes | None = None, **more: object) -> SubmittedFile:
    """Return a file that was handed in; without content, one of SquareDeal's own."""
    return replace(SubmittedFile(name, (SPRING / name).read_bytes() if content is None else content), **more)


def read(*files: SubmittedFile, plan: SubmittedFile = PLAN) -> tuple[Evidence, FilesGiven]:
    """Return what these files say beside the plan, and what was noted of them."""
    found = FilesGiven([plan, *files])
    return found.evidence(NOTHING, lambda _done, _all: None, lambda: None), found


def problems(found: FilesGiven) -> list[tuple[str, str]]:
    """Return the files that cannot be used, with the reasons."""
    return [(file.name, str(file.error)) for file in found.unreadable]


def promising(rule: RoundRule) -> SubmittedFile:
    """Return the plan where it promises a round."""
    lines = TEXT.decode().splitlines()
    lines = [f"DI {rule.in_words()}" if line.startswith("DI ") else line for line in lines]
    return given("spring.sqd", "\n".join(lines).encode())


def test_what_belongs_to_a_tournament_is_read() -> None:
    """By the endings of names, capitals or not."""
    wanted = (
        "a.PBN a.dup a.sqd a.SQK a.sqk.age a.commit.json SHA256SUMS sha256sums.TXT a.txt a.md a.html a.pdf"
    )
    assert [name for name in wanted.split() if not is_tournament_file(name)] == []
    assert is_tournament_file("log.jsonl")
    assert [
        name for name in ("a.doc", "a.zip", "a.bak", "sha256sums.md5", "a") if is_tournament_file(name)
    ] == []


def test_a_page_of_another_version_is_told() -> None:
    """Whoever packs may have changed it; one that is not the page by its name, or was not read, is not it."""
    ours, other = verify_page(), b"<html>"
    assert read(given("verify.html", ours), given("other.html", other))[1].remarks == []
    assert read(given("verify.html", other, is_read=False))[1].remarks == []
    (told,) = read(given("verify.html", ours), given("VERIFY.HTML", other))[1].remarks
    assert told.startswith("The page “verify.html” among the files is not this program’s page")


def test_lines_of_the_plan_that_mean_nothing_are_told() -> None:
    """The first five."""
    strange = PLAN.content + b"XX 1\n" * 6
    last = len(TEXT.splitlines())
    (told,) = read(plan=given("spring.sqd", strange))[1].remarks
    numbers = ", ".join(str(last + more) for more in range(1, 6))
    assert told == f"Lines of the plan that mean nothing and are ignored: {numbers}."


def test_files_that_nobody_looks_at_are_told() -> None:
    """The first five by name; not what may lie beside, nor archives in archives, which are told apart."""
    more = [given(f"{number}.doc", b"") for number in range(6)]
    beside = [given(name, b"") for name in ("spring.sqd.BAK", "page.htm")]
    closed = given("inner.ZIP", b"")
    broken = given("other.zip", b"", error=CannotRead(Path("other.zip"), "damaged"))
    evidence, found = read(*more, *beside, closed, broken)
    assert found.remarks == [
        "Skipped, because they are not files of boards: 0.doc, 1.doc, 2.doc, 3.doc, 4.doc."
    ]
    assert evidence.unread == (UnreadFile("other.zip", str(broken.error)), UnreadFile("inner.ZIP", ""))
    assert problems(found) == [("other.zip", str(broken.error))]
    assert read(*beside)[1].remarks == []


def test_boards_are_evidence_where_nothing_is_odd_that_matters() -> None:
    """How letters are written and games without hands do not; anything else proves nothing."""
    boards = (SPRING / "rr1.pbn").read_bytes()
    latin = boards.replace(b"[Event ", b'[Event2 "\xe9"]\n[Event ', 1)
    hidden = b'[Event ""]\n[Board "30"]\n\n' + boards
    whole = given("rr1.pbn", boards)
    for content in (latin, hidden):
        evidence, found = read(given("spring.sqk"), given("rr1.pbn", content))
        assert problems(found) == []
        assert evidence.proof is not None
        assert [board.is_ok for part in evidence.proof.files[0].parts for board in part.boards] == [True] * 6
    odd = boards.replace(b'[Dealer "N"]', b'[Dealer "S"]', 1)
    evidence, found = read(given("spring.sqk"), whole, given("odd.pbn", odd))
    assert [name for name, _reason in problems(found)] == ["odd.pbn"]
    assert evidence.has_boards


def test_a_dup_file_from_board_1_on_counts_its_boards() -> None:
    """Big Deal numbers them so, whichever they are; numbers of any other file have to be right."""

    def are_ok(*files: SubmittedFile) -> list[bool]:
        proof = read(given("spring.sqk"), *files)[0].proof
        assert proof is not None
        return [board.is_ok for file in proof.files for part in file.parts for board in part.boards]

    second = read_boards_file("rr2.pbn", (SPRING / "rr2.pbn").read_bytes()).boards
    from_one = [replace(board, number=number) for number, board in enumerate(second, start=1)]
    pbn = format_by_name("pbn").write(Heading(BoardRange(1, 6), "rr2"), from_one)
    assert are_ok(given("rr2.dup")) == are_ok(given("rr2.pbn")) == [True] * 6
    assert False in are_ok(given("rr2.pbn", pbn))


def test_lists_of_checksums_are_held_against_what_came_with_them() -> None:
    """Files that are others, files that are missing, and lines that are none."""

    def line(name: str, content: bytes, mark: str = " ") -> str:
        return f"{hashlib.sha256(content).hexdigest().upper()} {mark}{name}\n"

    one, two = given("a.txt", b"1"), given("b.txt", b"2")
    sums = line("sub/a.txt", b"1") + "\n" + line("b.txt", b"9", "*") + line(r"sub\c.txt", b"3")
    assert read(one, two)[0].sums is None
    assert read(one, two, given("SHA256SUMS", sums.encode()))[0].sums == Sums(("b.txt",), ("c.txt",))
    again = given("sha256sums.txt", line("d.txt", b"4").encode())
    both = read(one, two, given("SHA256SUMS", sums.encode()), again)[0].sums
    assert both == Sums(("b.txt",), ("c.txt", "d.txt"))
    evidence, found = read(one, given("SHA256SUMS", b"\nnothing\n"))
    assert evidence.sums is None
    assert problems(found)[0][0] == "SHA256SUMS"
    assert "line 2 is not a checksum" in problems(found)[0][1]
    # Somebody's own file of that name, beside the pack, is not held against the pack's list.
    pack, mine = Path("pack.zip"), given("a.txt", b"mine")
    packed = replace(one, inside=pack)
    assert (
        read(mine, packed, given("SHA256SUMS", line("a.txt", b"1").encode(), inside=pack))[0].sums == Sums()
    )
    listed = given("SHA256SUMS", line("a.txt", b"1").encode(), inside=pack)
    assert read(mine, listed)[0].sums == Sums(("a.txt",))
    assert (
        read(replace(one, is_read=False), given("SHA256SUMS", line("a.txt", b"7").encode()))[0].sums == Sums()
    )


def test_the_promised_round_counts_whatever_it_is_called() -> None:
    """Another one only under the tournament's name; two of one name that differ are none."""
    own, other = given("spring.round.json", ROUNDS[1000]), given("cup.round.json", ROUNDS[1001])
    found = read(other, own)[0].round
    assert found is not None
    assert (found.name, found.round.number) == ("spring.round.json", 1000)
    assert read(other)[0].round is None
    rule = RoundRule(1001, SourceRule(None, text="The draw of the lottery"))
    for files in ((other,), (given("cup.round.json", ROUNDS[1000]), replace(other, name="x.round.json"))):
        promised = read(*files, plan=promising(rule))[0].round
        assert promised is not None
        assert promised.round.number == 1001
    twice, noted = read(own, replace(own, content=ROUNDS[1001]))
    assert twice.round is None
    assert "two with this name" in problems(noted)[0][1]
    damaged = read(replace(own, content=b"{"), other)[1]
    assert [name for name, _reason in problems(damaged)] == ["spring.round.json"]


def test_rows_of_the_log_are_pinned_by_texts() -> None:
    """Each once, in the order of the files."""
    first, second = "ab" * 32, "cd" * 32
    texts = (
        f"     log.jsonl {first}\r\n     log.jsonl {second}\r\n",
        f"caf\xe9 log.jsonl {second} log.jsonl {'ef' * 31}",
    )
    files = [given(f"{n}.TXT", text.encode("latin-1")) for n, text in enumerate(texts)]
    assert read(*files)[0].pinned_rows == (first, second)


def test_one_plan_is_chosen_of_several() -> None:
    """The one with a value; another that says something else may speak against it. Others are refused."""
    early = TEXT.replace(b"DV 234560\n", b"")
    evidence, found = read(given("spring.sqd", early))
    assert (evidence.plan.value, found.plan_file) == ("234560", PLAN)
    assert evidence.other_plans == ()
    renamed = early.replace(b"Spring Teams 2026", b"Other")
    other = read(given("draft.sqd", renamed))[0].other_plans
    assert [(type(one), one.name, one.plan.name) for one in other] == [(SavedPlan, "draft.sqd", "Other")]
    foreign = renamed.replace(b"KH ecaf", b"KH ffff")
    for files in ((given("draft.sqd", foreign),), (given("b.sqd", TEXT.replace(b"234560", b"1")),)):
        with pytest.raises(Usage, match="several plans"):
            read(*files)
    same_event = early.replace(b"KH ecaf", b"KH ffff").replace(b"Spring Teams", b"spring  teams")
    assert len(read(given("draft.sqd", same_event))[0].other_plans) == 1
    assert [name for name, _reason in problems(read(given("bad.sqd", b"SN x\n"))[1])] == ["bad.sqd"]
    with pytest.raises(Usage, match="no plan"):
        FilesGiven([given("a.txt", b"")])


def test_keys_are_the_tournaments_own() -> None:
    """Those of its name before others; sealed or damaged ones are told, and converted ones read."""
    keys = (SPRING / "spring.sqk").read_bytes()
    assert read()[0].keys is None
    evidence, found = read(given("other.sqk", b"nothing"), given("spring.sqk"))
    assert evidence.keys is not None
    assert (evidence.keys_problem, found.remarks, problems(found)) == ("", [], [])
    converted = keys.replace(b"\n", b"\r\n") if b"\r\n" not in keys else keys.replace(b"\r\n", b"\n")
    evidence, found = read(given("spring.sqk", converted))
    assert evidence.keys is not None
    assert [remark for remark in found.remarks if "“spring.sqk” were changed on the way" in remark]
    damaged = read(given("spring.sqk", b"nothing"))
    assert damaged[0].keys is None
    assert [name for name, _reason in problems(damaged[1])] == ["spring.sqk"]
    two = read(given("spring.sqk"), given("spring.sqk", converted))
    assert two[0].keys is None
    assert "two with this name" in problems(two[1])[0][1]
