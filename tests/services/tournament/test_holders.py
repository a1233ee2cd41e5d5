"""Holders of words: the slip each makes, their place in the promise, and their words in the value."""

from __future__ import annotations

import json
import os
import zipfile
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.errors.tournament import (
    InvalidField,
    InvalidRule,
    NoSuchHolder,
    NotTheWords,
    SecretSlip,
    StepNotAllowed,
    WordsMissing,
)
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.tournament import holders as module
from bigdeal_gui.services.tournament.deal import DealingOrder, deal_sessions
from bigdeal_gui.services.tournament.holders import (
    add_holder,
    holder_parts,
    make_holder_slip,
    read_handed_holder,
    read_holder_slip,
    remove_holder,
)
from bigdeal_gui.services.tournament.keys import Custody, open_keys
from bigdeal_gui.services.tournament.notes import WITHHELD, NoteKind
from bigdeal_gui.services.tournament.plan import (
    add_phase,
    begin_tournament,
    new_tournament,
    open_tournament,
    set_plan_source,
)
from bigdeal_gui.services.tournament.publish import publish_tournament
from bigdeal_gui.services.tournament.record import tournament_record
from bigdeal_gui.services.tournament.reveal import reveal_tournament
from bigdeal_gui.services.tournament.sheet import write_publication_sheet
from bigdeal_gui.services.tournament.value import set_plan_round, set_plan_value
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise, hash_of_words, shared_promise
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.verdict.lists import EntryKind, VerdictWord
from bigdeal_gui.tournament.verdict.statements import Played, Statements
from tests.paper.tagged import spoken
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS, RULE
from tests.services.tournament.verdict_hands import B_WORDS, BOTH, C_WORDS, TEAM_B, TEAM_C

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

FORMATS = parse_formats("pbn")
ROUND = drand.read_round(json.dumps(ROUNDS[0]))


def test_a_slip_is_made_whole_and_reads_back(tmp_path: Path) -> None:
    """The words are on the secret papers alone, the hash is on all; they belong together."""
    made = make_holder_slip(tmp_path, " Équipe  C ", random_bytes=system_bytes)
    assert made.holder.name == "Équipe C"
    assert [path.name for path in made.secret] == ["Equipe-C-words.pdf", "Equipe-C-words.txt"]
    words = read_holder_slip(made.secret[1])
    lines = made.secret[1].read_bytes().decode("utf-8").split("\r\n")
    assert [place for place, line in enumerate(lines) if not line] == [1, 3, 5, 7, len(lines) - 1]
    assert "Équipe C" in lines[2]
    assert lines[4:7:2] == [f"    {words}", f"SHA-256: {made.holder.words_hash}"]
    assert hash_of_words(words) == made.holder.words_hash
    assert read_handed_holder(made.public) == made.holder
    assert words not in made.public.read_text("utf-8")
    assert words in " ".join(spoken(made.secret[0].read_bytes()))
    assert words not in repr(made)
    if os.name != "nt":
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert modes == {"Equipe-C-words.pdf": 0o600, "Equipe-C-words.txt": 0o600, "Equipe-C-hash.txt": 0o644}


@pytest.mark.parametrize("taken", ["Team-B-words.pdf", "Team-B-words.txt", "Team-B-hash.txt"])
def test_no_slip_is_written_over(tmp_path: Path, taken: str) -> None:
    """Where one of its files is there already, none is written."""
    (tmp_path / taken).write_text("mine")
    with pytest.raises(AlreadyExists):
        make_holder_slip(tmp_path, "Team B", random_bytes=system_bytes)
    assert [path.name for path in tmp_path.iterdir()] == [taken]
    assert (tmp_path / taken).read_text() == "mine"


def test_without_fonts_the_slip_is_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is said; a name without any plain letter gives the files a plain name."""

    def unavailable(*_facts: object) -> bytes:
        raise PrintingUnavailable("no font")

    monkeypatch.setattr(module, "holder_slip_pdf", unavailable)
    made = make_holder_slip(tmp_path, "東京", random_bytes=system_bytes)
    assert not made.is_printed
    assert sorted(path.name for path in tmp_path.iterdir()) == ["holder-hash.txt", "holder-words.txt"]


def test_bad_names_and_bad_randomness_make_no_slip(tmp_path: Path) -> None:
    """Nothing is written."""
    with pytest.raises(InvalidField):
        make_holder_slip(tmp_path, "Teams; B", random_bytes=system_bytes)
    with pytest.raises(SystemRandomnessMissing):
        make_holder_slip(tmp_path, "B", random_bytes=lambda count: system_bytes(count, bytes))
    assert list(tmp_path.iterdir()) == []


def test_a_file_without_a_hash_names_no_holder(tmp_path: Path) -> None:
    """It is said what is missing."""
    (tmp_path / "notes.txt").write_text("Team B\nhawk-sister-wonder, at noon\n")
    with pytest.raises(InvalidField, match="no line with a name"):
        read_handed_holder(tmp_path / "notes.txt")


def test_the_slip_itself_is_called_secret(tmp_path: Path) -> None:
    """It stays with its holder: the file for the organiser is named, and no word told."""
    made = make_holder_slip(tmp_path, "Team B", random_bytes=system_bytes)
    printed, typed = made.secret
    with pytest.raises(SecretSlip) as told:
        read_handed_holder(typed)
    assert str(told.value).startswith("“Team-B-words.txt” is the secret slip")
    assert made.public.name.removeprefix("Team-B") in str(told.value)
    assert not set(read_holder_slip(typed).split("-")) & set(str(told.value).split())
    with pytest.raises(InvalidField, match=r"is a PDF, like a secret slip.*“-hash\.txt”"):
        read_handed_holder(printed)
    words = tmp_path / "more.txt"
    words.write_text("-".join(["not", "words", "of", "the", "list", "but"] * 2))
    with pytest.raises(InvalidField, match="no line with a name"):
        read_handed_holder(words)


def test_holders_join_and_leave_a_promise_until_it_is_published(folder: Path, journal: Journal) -> None:
    """One after the other, behind the outside value, which can still be changed without losing them."""
    path = new_tournament(folder / "cup.sqd", "Cup").path
    with pytest.raises(InvalidField, match="choose first"):
        add_holder(path, TEAM_B)
    set_plan_source(path, "The draw")
    add_holder(path, TEAM_B)
    add_holder(path, TEAM_C)
    with pytest.raises(InvalidField, match=r"name of the holder.*already has this name"):
        add_holder(path, Holder("TEAM B", TEAM_C.words_hash))
    assert (
        set_plan_source(path, RULE.in_words()).plan.source == SharedPromise(RULE.in_words(), BOTH).in_words()
    )
    assert shared_promise(remove_holder(path, "team b").plan.source).holders == (TEAM_C,)
    with pytest.raises(NoSuchHolder):
        remove_holder(path, "Team B")
    assert (
        set_plan_source(path, RULE.in_words(), BOTH).plan.source
        == SharedPromise(RULE.in_words(), BOTH).in_words()
    )
    with pytest.raises(InvalidRule):
        set_plan_source(path, RULE.in_words(), [Holder(f"{n}", hash_of_words(str(n))) for n in range(9)])
    assert set_plan_source(path, RULE.in_words(), ()).plan.source == RULE.in_words()
    sealed(path, journal)
    with pytest.raises(StepNotAllowed):
        add_holder(path, TEAM_B)


def sealed(path: Path, journal: Journal) -> Path:
    """Seal a plan weeks before its day."""
    add_phase(path, new_phase(1, "1-4", "rr", "Final"))
    rule = known_rule(open_tournament(path).plan.source)
    when = datetime(2023, 8, 1, tzinfo=UTC)
    publish_tournament(
        path,
        Work(lambda: journal),
        custody=Custody(),
        formats=FORMATS,
        rule=rule,
        acknowledged=["date-far", "special-letters", "file-exists"],
        today=when.date(),
        now=when,
    )
    return path


def promised(folder: Path, journal: Journal, outside: str) -> Path:
    """Return a sealed plan of several hands."""
    path = begin_tournament(folder / "cup.sqd", "Cup", outside).path
    set_plan_source(path, outside, BOTH)
    return sealed(path, journal)


def revealed(path: Path, journal: Journal) -> Path:
    """Deal the one session, reveal, and return the pack."""
    keys, layout = open_keys(open_tournament(path)), open_tournament(path).layout
    layout.boards.mkdir(exist_ok=True)
    work = Work(lambda: journal)
    order = DealingOrder((SessionId(1, 1),), FORMATS, layout.boards, {})
    deal_sessions(path, keys, order, work)
    return reveal_tournament(path, keys, layout.pack, work, play_is_over=True).target


def test_all_words_make_a_value_that_leaves_nothing_open(folder: Path, journal: Journal) -> None:
    """A round of drand and the words of two: green, without anything to look up but the digest."""
    path = promised(folder, journal, ROUND_RULE.in_words())
    typed = {"team b": B_WORDS.upper().replace("-", " "), "Équipe C": C_WORDS}
    made = set_plan_round(path, ROUND, journal=journal, words=typed)
    assert made.plan.value == f"{ROUND.value} {B_WORDS} {C_WORDS}"
    pack = revealed(path, journal)
    digest = json.loads(made.layout.commitment.read_bytes())["digest"]
    said = Statements(digest, before=True, played=Played(is_all=True), no_other_promise=True)
    report = verify_tournament_files([pack], statements=said)
    assert report.lists.word is VerdictWord.PROVED
    named = [entry.holder for entry in report.lists.proved if entry.kind is EntryKind.HOLDER]
    assert named == ["Team B", "Équipe C"]


def test_withheld_words_do_not_stop_play_and_are_told(folder: Path, journal: Journal) -> None:
    """The promised hash stands in their place; journal, text of the pack and verdict name the holder."""
    path = promised(folder, journal, RULE.in_words())
    when = datetime(2026, 7, 15, 8, tzinfo=UTC)
    made = set_plan_value(
        path, "24,350.17", journal=journal, now=when, words={"Team B": B_WORDS, "Équipe C": None}
    )
    assert made.plan.value == f"2435017 {B_WORDS} {TEAM_C.words_hash}"
    (note,) = [note for note in tournament_record(made, journal).notes if note.kind is NoteKind.VALUED]
    assert note.more[WITHHELD] == "Équipe C"
    pack = revealed(path, journal)
    report = verify_tournament_files([pack], statements=Statements(value="24350.17"))
    assert report.lists.word is VerdictWord.OPEN
    (entry,) = report.lists.chosen
    assert (entry.kind, entry.holder) == (EntryKind.WITHHELD, "Équipe C")
    assert "Équipe C" in entry.text
    with zipfile.ZipFile(pack) as files:
        told = files.read("README.txt").decode()
    assert f"Équipe C were withheld; in their place stands their SHA-256:\r\n    {TEAM_C.words_hash}" in told
    assert f"Behind it the words of Team B:\r\n    {B_WORDS}\r\n" in told
    assert "Value: 2435017\r\n" in told


def _set(path: Path, journal: Journal, words: dict[str, str | None], *, with_round: bool) -> None:
    if with_round:
        set_plan_round(path, ROUND, journal=journal, words=words)
    else:
        set_plan_value(path, "24,350.17", journal=journal, words=words)


@pytest.mark.parametrize("with_round", [True, False])
def test_wrong_or_missing_words_leave_everything_as_it_was(
    folder: Path, journal: Journal, *, with_round: bool
) -> None:
    """Who is missing, who is nobody and which word is wrong is said, and no round is left behind."""
    path = promised(folder, journal, (ROUND_RULE if with_round else RULE).in_words())
    before = path.read_bytes()
    wrong = B_WORDS.rpartition("-")[0] + "-zero"
    cases: tuple[tuple[dict[str, str | None], type[AppError], str], ...] = (
        ({}, WordsMissing, "Team B, Équipe C"),
        ({"Team B": B_WORDS}, WordsMissing, "Équipe C"),
        ({"Team B": B_WORDS, "Team D": C_WORDS}, NoSuchHolder, "Team D"),
        ({"Team B": wrong, "Équipe C": None}, NotTheWords, "word 12 differs"),
    )
    for words, kind, why in cases:
        with pytest.raises(kind, match=why):
            _set(path, journal, words, with_round=with_round)
    assert path.read_bytes() == before
    assert not (path.parent / "publish" / "cup.round.json").exists()
    assert NoteKind.VALUED not in {
        note.kind for note in tournament_record(open_tournament(path), journal).notes
    }


def test_words_are_taken_in_the_order_of_the_promise() -> None:
    """However they were handed over; without holders nothing is wanted."""
    assert holder_parts(BOTH, {"Équipe C": C_WORDS, "Team B": None}) == (TEAM_B.words_hash, C_WORDS)
    assert holder_parts((), {}) == ()


def test_the_publication_sheet_names_the_holders(folder: Path, journal: Journal) -> None:
    """With their hashes, on one page, and the promise of the outside value for itself."""
    path = promised(folder, journal, RULE.in_words())
    sheet = write_publication_sheet(path, folder / "sheet.pdf", journal=journal)
    said = "\n".join(spoken(sheet.path.read_bytes()))
    assert RULE.in_words() in said
    for holder in BOTH:
        assert holder.name in said
        assert holder.words_hash in said
