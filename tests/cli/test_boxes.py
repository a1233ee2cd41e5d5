"""`bigdeal deal --lock-until`, `lock` and `unlock`: what they write, say and refuse."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.cli.parts.moments import given_round
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.services.boxes.lock_time import LockTime
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.verify_page import unlock_page
from bigdeal_gui.tournament.digest_forms import digest_groups

if TYPE_CHECKING:
    from collections.abc import Callable

    Bigdeal = Callable[..., Any]

DRAND = json.loads((Path(__file__).parents[1] / "vectors" / "drand" / "rounds.json").read_text("utf-8"))
ROUNDS = {one["round"]: json.dumps(one) for one in DRAND["rounds"]}
FRIDAY = (datetime.now(UTC) + timedelta(days=4)).isoformat()


def names_in(folder: Path) -> list[str]:
    """Return the names of the files in a folder."""
    return sorted(path.name for path in folder.iterdir() if path.is_file())


@pytest.fixture
def locked_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have boxes locked until round 1000, which everybody can have."""
    for module in ("deal", "lock"):
        locked = f"bigdeal_gui.cli.{module}.lock_time"
        monkeypatch.setattr(locked, lambda _until, _now, or_for: LockTime(1000, or_for))


def test_a_set_is_dealt_into_its_box(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Said before and after: nobody opens it earlier, and what will open it."""
    answer = bigdeal("deal", "-n", "8", "-f", "pbn,dlm", "-o", "sim/set", "--lock-until", FRIDAY)
    assert answer.code == 0, answer.err
    assert names_in(tmp_path / "sim") == ["set.zip.age"]
    assert "nobody, this computer included, can open the box before" in answer.err
    assert answer.out.count("/public/") == 4
    (set_,) = open_journal().sets().sets
    assert f"Set code {set_.code}" in answer.out
    when = bigdeal("unlock", "--when", "sim/set.zip.age")
    assert "opens in 3 d 23 h" in when.out or "opens in 4 d 0 h" in when.out
    locked = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "sim/b", "--lock-until", FRIDAY, "--json")
    assert json.loads(locked.out)[0]["locked"]["network"] == "quicknet"


@pytest.mark.parametrize(
    ("until", "said"),
    [
        ("2020-01-01T12:00Z", "five years"),
        ("2099-01-01T12:00Z", "five years"),
        ("Friday", "not a time"),
        ("2027-03-05T12:00", "time zone"),
    ],
)
def test_other_times_are_refused(bigdeal: Bigdeal, tmp_path: Path, until: str, said: str) -> None:
    """Before anything is dealt or made."""
    answer = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "sim/set", "--lock-until", until)
    assert answer.code == 2
    assert said in answer.err
    assert not (tmp_path / "sim").exists()
    assert open_journal().sets().total == 0


@pytest.mark.usefixtures("locked_long_ago")
def test_the_round_opens_the_box(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """From a file or from standard input; beside the box, or into one file."""
    assert bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "set", "--lock-until", FRIDAY).code == 0
    assert "can be opened now" in bigdeal("unlock", "--when", "set.zip.age").out
    (tmp_path / "r.json").write_text(ROUNDS[1000])
    assert bigdeal("unlock", "set.zip.age", "--round", "r.json").code == 0
    assert len(read_boards_file("set.pbn", (tmp_path / "set.pbn").read_bytes()).boards) == 8
    piped = bigdeal("unlock", "set.zip.age", "--round", "-", "-o", "all.zip", stdin=ROUNDS[1000].encode())
    assert piped.code == 0
    assert (tmp_path / "all.zip").stat().st_size == 65_536
    assert bigdeal("unlock", "set.zip.age", "--round", "r.json").code == 3


def test_a_round_is_asked_for_a_box_alone(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """What is no box is told at once, before a round is asked for or read."""
    assert bigdeal("lock", "--trial", "-o", "t.zip.age").code == 0
    asked = bigdeal("unlock", "t.zip.age")
    assert (asked.code, "--round FILE" in asked.err) == (2, True)
    (tmp_path / "a.pbn").write_text("% PBN 2.1")
    for given in ((), ("--round", "none.json"), ("--identity", "none.txt")):
        told = bigdeal("unlock", "a.pbn", *given)
        assert (told.code, "neither a sealed file nor a locked box" in told.err) == (4, True)


def test_who_unseals_a_box_is_told_what_opens_it(bigdeal: Bigdeal) -> None:
    """The command beside the page: at a terminal there is no page."""
    assert bigdeal("lock", "--trial", "-o", "t.zip.age").code == 0
    told = bigdeal("unseal", "t.zip.age")
    assert (told.code, "bigdeal unlock" in told.err) == (3, True)


@pytest.mark.usefixtures("locked_long_ago")
def test_files_are_locked_and_stay_open(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Which is said; the wrong round is named."""
    (tmp_path / "a.txt").write_text("text")
    answer = bigdeal("lock", "a.txt", "--until", FRIDAY, "-o", "a.zip.age")
    assert "run: bigdeal unlock BOX --round FILE\n  https://" in answer.out
    assert answer.code == 0
    assert "still where they were" in answer.err
    (tmp_path / "r.json").write_text(ROUNDS[1001])
    wrong = bigdeal("unlock", "a.zip.age", "--round", "r.json")
    assert wrong.code == 3
    assert "Round 1000 opens this box, not round 1001." in wrong.err
    assert names_in(tmp_path) == ["a.txt", "a.zip.age", "r.json"]


def test_a_trial_box_opens_in_two_minutes(bigdeal: Bigdeal) -> None:
    """It holds no boards."""
    assert bigdeal("lock", "--trial", "-o", "t.zip.age").code == 0
    assert "opens in 0 d 0 h" in bigdeal("unlock", "--when", "t.zip.age").out


@pytest.mark.parametrize(
    "words",
    [
        ("lock", "-o", "a.zip.age"),
        ("lock", "a", "-o", "a.zip.age"),
        ("lock", "--trial", "a", "-o", "a.zip.age"),
        ("lock", "--trial", "--until", FRIDAY, "-o", "a.zip.age"),
        ("lock", "a", "--until", FRIDAY, "-o", "a.zip"),
        ("deal", "-n", "2", "--lock-until", FRIDAY, "-o", "a.zip.age"),
        ("unlock", "a.zip.age", "b.zip.age", "--round", "r"),
        ("unlock", "--when", "a.zip.age", "--round", "r"),
        ("unlock", "--when", "a.zip.age", "-o", "b"),
    ],
)
def test_what_cannot_be_meant_is_refused(bigdeal: Bigdeal, tmp_path: Path, words: tuple[str, ...]) -> None:
    """Nothing is written."""
    assert bigdeal(*words).code == 2
    assert names_in(tmp_path) == []


def test_without_standard_input_there_is_no_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with every command that reads it."""
    monkeypatch.setattr("bigdeal_gui.cli.parts.moments.sys.stdin", None)
    with pytest.raises(Usage):
        given_round("-")


@pytest.mark.usefixtures("locked_long_ago")
def test_a_second_key_is_told_and_opens_the_box(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Before dealing, after it, in the note and in --when; its owner needs no round."""
    pair = new_identity()
    (tmp_path / "key.txt").write_bytes(b"# Schl\xfcssel\n" + pair.identity.encode())
    words = ("deal", "-n", "8", "-f", "pbn", "-o", "set", "--lock-until", FRIDAY, "--or-for", pair.recipient)
    answer = bigdeal(*words)
    assert answer.code == 0
    assert f"nobody but the owner of {pair.recipient} can open the box before" in answer.err
    assert f"WARNING: the owner of {pair.recipient} can open it at any time." in answer.out
    assert "WARNING: the owner of another key" in bigdeal("unlock", "--when", "set.zip.age").out
    assert bigdeal("unlock", "set.zip.age", "--identity", "key.txt").code == 0
    assert (tmp_path / "set.pbn").is_file()
    assert bigdeal("cover-note", "set.zip.age", "-o", "note").code == 0
    assert "This box has a second way in" in (tmp_path / "note" / "set.note.txt").read_text("utf-8")
    (tmp_path / "other.txt").write_text(new_identity().identity)
    (tmp_path / "set.pbn").unlink()
    assert bigdeal("unlock", "set.zip.age", "--identity", "other.txt").code == 3
    assert not (tmp_path / "set.pbn").exists()


@pytest.mark.usefixtures("locked_long_ago")
def test_a_note_and_the_page_go_with_a_box(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Text, PDF and unlock.html beside the box; a page that is there stays, and nothing is replaced."""
    assert bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "set", "--lock-until", FRIDAY).code == 0
    answer = bigdeal("cover-note", "set.zip.age", "--language", "nl")
    assert answer.code == 0
    assert {*names_in(tmp_path)} >= {"set.note.pdf", "set.note.txt", "unlock.html"}
    assert (tmp_path / "unlock.html").read_bytes() == unlock_page()
    text = (tmp_path / "set.note.txt").read_text("utf-8")
    assert text.startswith("Vergrendelde kist")
    code = hashlib.sha256((tmp_path / "set.zip.age").read_bytes()).hexdigest()
    assert code[:8] in text
    assert digest_groups(code) in bigdeal("unlock", "--when", "set.zip.age").out
    assert bigdeal("cover-note", "set.zip.age").code == 3
    (tmp_path / "set.note.txt").unlink()
    (tmp_path / "set.note.pdf").unlink()
    assert "unlock.html" not in bigdeal("cover-note", "set.zip.age").out
    (tmp_path / "a.zip.age").write_bytes(b"age-encryption.org/v1\n")
    assert bigdeal("cover-note", "a.zip.age").code == 4


def test_a_second_key_needs_a_lock(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """And what is no key is refused before anything is dealt."""
    key = new_identity().recipient
    for words in (("--or-for", key), ("--lock-until", FRIDAY, "--or-for", "age1")):
        assert bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "set", *words).code == 2
    assert list(tmp_path.glob("set*")) == []


@pytest.mark.usefixtures("locked_long_ago")
def test_nothing_is_printed_or_packed_of_a_locked_set(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """Not even when play is said to be over: the boards are in the box alone."""
    dealt = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "set", "--lock-until", FRIDAY, "--json")
    code = json.loads(dealt.out)[0]["code"]
    for words in (
        ("records", code, "-o", "r.pdf"),
        ("records", code, "--finished", "-o", "r.pdf"),
        ("public-pack", code, "-o", "p.zip"),
    ):
        answer = bigdeal(*words)
        assert answer.code == 3
        assert "The boards of this set are only in a locked box." in answer.err
    assert names_in(tmp_path) == ["set.zip.age"]


@pytest.mark.usefixtures("locked_long_ago")
def test_an_opened_box_gives_its_set_back(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """The files beside it are printed by the set's code, after the journal has compared their cards."""
    words = ("deal", "-n", "8", "-f", "pbn", "-o", "set", "--lock-until", FRIDAY, "--json")
    code = json.loads(bigdeal(*words).out)[0]["code"]
    (tmp_path / "r.json").write_text(ROUNDS[1000])
    assert bigdeal("unlock", "set.zip.age", "--round", "r.json").code == 0
    assert bigdeal("records", code, "--finished", "--no-double-dummy", "-o", "r.pdf").code == 0
    other = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "other")
    assert other.code == 0
    (tmp_path / "set.pbn").write_bytes((tmp_path / "other.pbn").read_bytes())
    assert "no longer contain" in bigdeal("records", code, "-o", "r2.pdf").err
