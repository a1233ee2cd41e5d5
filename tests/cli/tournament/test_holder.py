"""`bigdeal tournament holder`, and the words of holders in the other commands."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.parts import moments
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.services.tournament import holders as service
from bigdeal_gui.services.tournament.holders import read_holder_slip
from bigdeal_gui.tournament.holders.holder_promise import hash_of_words
from tests.services.tournament.verdict_cups import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Answer

AUGUST = datetime(2023, 8, 1, 12, tzinfo=UTC)


@pytest.fixture
def slips(bigdeal: Callable[..., Answer], tmp_path: Path) -> Path:
    """Two holders' slips and hashes, in a folder each; the words were told by nothing else."""
    for name, folder in (("Team B", "b"), ("Team C", "c")):
        (tmp_path / folder).mkdir()
        answer = bigdeal("tournament", "holder", "new", name, "-o", folder)
        assert answer.code == 0, answer.err
        words = read_holder_slip(tmp_path / folder / f"{name.replace(' ', '-')}-words.txt")
        assert f"{name}={hash_of_words(words)}" in answer.out
        assert words.split("-")[0] not in (answer.out + answer.err).split()
        assert words not in answer.out + answer.err
    return tmp_path


@pytest.fixture
def promised(bigdeal: Callable[..., Answer], slips: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A sealed plan that promises round 1000 of drand and the words of two."""
    monkeypatch.setattr(moments, "local_today", AUGUST.date)
    monkeypatch.setattr(moments, "now", lambda: AUGUST)
    text = (slips / "b" / "Team-B-hash.txt").read_text("utf-8")
    given = next(line.strip() for line in text.splitlines() if "=" in line)
    drand_of = ["set-source", "cup", "--of", "drand", "--round", "1000", "--or-else", "DAX"]
    for line in (
        ["new", "cup.sqd", "--name", "Club cup"],
        [*drand_of, "--holder", given, "--holder", "c/Team-C-hash.txt"],
        ["add-phase", "cup", "1", "1-4", "rr", "Final"],
        ["publish", "cup", "--plain"],
    ):
        answer = bigdeal("tournament", *line)
        assert answer.code == 0, answer.err
    (slips / "1000.json").write_text(json.dumps(ROUNDS[0]))
    return "cup"


def test_one_withholds_and_play_goes_on(bigdeal: Callable[..., Answer], promised: str, slips: Path) -> None:
    """From the plan to the verdict: the honest words are proved, the withheld ones told with the name."""
    words = read_holder_slip(slips / "b" / "Team-B-words.txt")
    base = ["tournament", "set-value", promised, "--round", "1000.json"]
    missing = bigdeal(*base, "--words", f"Team B={words}")
    assert missing.code == 3
    assert "Team C" in missing.err
    slip = words.rpartition("-")[0] + "-zer0"
    wrong = bigdeal(*base, "--words", f"team b={slip}", "--withheld", "Team C")
    assert wrong.code == 1
    assert "word 12 is not in the word list" in wrong.err
    answer = bigdeal(*base, "--words-file", "Team B=b/Team-B-words.txt", "--withheld", "Team C")
    assert answer.code == 0, answer.err
    assert "the words of Team B: 120 bits each" in answer.out
    assert "every check will say so: Team C" in answer.out
    shown = bigdeal("tournament", "show", promised).out
    assert f"words: {words}" in shown
    assert "withheld, so their SHA-256" in shown
    told = json.loads(bigdeal("tournament", "show", promised, "--json").out)
    assert [one["name"] for one in told["holders"]] == ["Team B", "Team C"]
    assert bigdeal("tournament", "deal", promised, "-f", "pbn").code == 0
    assert bigdeal("tournament", "reveal", promised, "--play-is-over").code == 0
    pack = str(slips / "cup" / "publish" / "cup-public.zip")
    report = json.loads(bigdeal("verify", pack, "--digest", told["digest"], "--json").out)
    assert report["verdict"] == "open"
    assert [(one["kind"], one["holder"]) for one in report["chosen"]] == [("withheld", "Team C")]
    assert "Team B" in [one.get("holder") for one in report["proved"]]
    assert "Team C" in bigdeal("verify", pack).out


def test_all_words_are_proved(bigdeal: Callable[..., Answer], promised: str, slips: Path) -> None:
    """Nothing is chosen: with the digest at hand all is green."""
    both = ["--words-file", "Team B=b/Team-B-words.txt", "--words-file", "Team C=c/Team-C-words.txt"]
    assert bigdeal("tournament", "set-value", promised, "--round", "1000.json", *both).code == 0
    assert bigdeal("tournament", "deal", promised, "-f", "pbn").code == 0
    assert bigdeal("tournament", "reveal", promised, "--play-is-over").code == 0
    digest = json.loads((slips / "cup" / "publish" / "cup.commit.json").read_bytes())["digest"]
    pack = str(slips / "cup" / "publish" / "cup-public.zip")
    said = ["--before", "--played", "all", "--no-other-promise"]
    assert bigdeal("verify", pack, "--digest", digest, *said, "--strict").code == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--words", "hawk sister"], "After --words come"),
        (["--words-file", "slip.txt"], "After --words-file come"),
        (["--words", "Team B=hawk", "--withheld", "team b"], "is named twice"),
        (["--withheld", "Team D", "--withheld", "Team B", "--withheld", "Team C"], "Team D"),
    ],
)
def test_words_that_name_no_holder_are_refused(
    bigdeal: Callable[..., Answer], promised: str, more: list[str], said: str
) -> None:
    """Without a name, named twice, or for somebody whom the promise does not name."""
    answer = bigdeal("tournament", "set-value", promised, "--round", "1000.json", *more)
    assert (answer.code, said in answer.err) == (2, True)


def test_a_slip_is_checked_against_a_hash(bigdeal: Callable[..., Answer], slips: Path) -> None:
    """As a file, on standard input, or typed; of another hash it is said what may be wrong."""
    slip = slips / "b" / "Team-B-words.txt"
    words, base = read_holder_slip(slip), ["tournament", "holder", "check"]
    right = hash_of_words(words)
    assert bigdeal(*base, str(slip), right).code == 0
    assert bigdeal(*base, words, right.upper()).code == 0
    assert bigdeal(*base, *words.split("-"), right).code == 0
    assert bigdeal(*base, "-", right, stdin=slip.read_bytes()).code == 0
    other = bigdeal(*base, str(slips / "c" / "Team-C-words.txt"), right)
    assert other.code == 1
    assert f"the words of “{right[:8]}…”" in other.err
    assert bigdeal(*base, right).code == 2
    assert bigdeal(*base, words, "7").code == 2


def test_holders_are_added_and_removed(bigdeal: Callable[..., Answer], slips: Path) -> None:
    """One by one, as their hashes arrive; a new source keeps them."""
    base = ["tournament", "holder"]
    bigdeal("tournament", "new", "cup.sqd", "--name", "Club cup")
    assert bigdeal(*base, "add", "cup", "b/Team-B-hash.txt").code == 2
    bigdeal("tournament", "set-source", "cup", "The draw")
    assert "Team B: " in bigdeal(*base, "add", "cup", "b/Team-B-hash.txt").out
    assert bigdeal(*base, "add", "cup", f"Team D={'0' * 64}").code == 0
    kept = bigdeal("tournament", "set-source", "cup", "--of", "DAX", "--day", "2027-07-06")
    assert "the words of Team B" in kept.out
    assert "[odd-hash]" in kept.out
    assert "good: Several hands" not in kept.out
    assert "Team D" not in bigdeal(*base, "remove", "cup", "Team D").out
    assert "No holders" in bigdeal(*base, "remove", "cup", "team b").out
    assert bigdeal(*base, "remove", "cup", "team b").code == 2
    for wrong in ("Team B", "no/such/file", "Team B=77", f"{'Team ' * 60}={'0' * 64}"):
        assert bigdeal(*base, "add", "cup", wrong).code == 2
    assert (slips / "cup" / "cup.sqd").is_file()


def test_a_holder_is_named_by_the_file_too(bigdeal: Callable[..., Answer], slips: Path) -> None:
    """A file alone, or behind its name; one of another holder is refused, and so is the secret slip."""
    bigdeal("tournament", "new", "cup.sqd", "--name", "Club cup")
    plan = slips / "cup" / "cup.sqd"
    base = ["tournament", "set-source", "cup", "The draw"]
    before = plan.read_bytes()
    for wrong, said in (
        ("Team B=c/Team-C-hash.txt", "“c/Team-C-hash.txt” is of the holder “Team C”, not “Team B”"),
        ("Team B=b/Team-B-words.txt", "is the secret slip, which stays with its holder"),
        ("Team B=hawk-sister-wonder", "What follows “Team B=” is neither a file that exists nor a hash"),
    ):
        refused = bigdeal(*base, "--holder", wrong)
        assert refused.code == 2
        assert said in refused.err
        assert "hawk" not in refused.err
        assert plan.read_bytes() == before
    (slips / "a=b.txt").write_bytes((slips / "b" / "Team-B-hash.txt").read_bytes())
    for given in ("team  b=b/Team-B-hash.txt", "Team B=a=b.txt", "a=b.txt"):
        answer = bigdeal(*base, "--holder", given, "--holder", "c/Team-C-hash.txt")
        assert answer.code == 0, answer.err
        assert "the words of Team B, " in answer.out
        assert "the words of Team C, " in answer.out
        plan.write_bytes(before)


def test_without_fonts_the_slip_is_told_to_be_a_text(
    bigdeal: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody looks for a PDF."""

    def unavailable(*_facts: object) -> bytes:
        raise PrintingUnavailable("no font")

    monkeypatch.setattr(service, "holder_slip_pdf", unavailable)
    assert "a text alone" in bigdeal("tournament", "holder", "new", "Team B").err


@pytest.mark.parametrize("words", ["the lottery", "x" * 501, "the DAX; if the network has ended before"])
def test_a_day_beside_own_words_is_not_lost_unseen(
    bigdeal: Callable[..., Answer], slips: Path, words: str
) -> None:
    """What no check could read back is refused, and the plan stays as it was."""
    bigdeal("tournament", "new", "cup.sqd", "--name", "Club cup")
    before = (slips / "cup" / "cup.sqd").read_bytes()
    base = [
        "tournament",
        "set-source",
        "cup",
        "--of",
        "drand",
        "--at",
        "2027-07-08T18:00Z",
        "--or-else",
        words,
    ]
    assert bigdeal(*base, "--day", "2027-07-10").code == 2
    assert (slips / "cup" / "cup.sqd").read_bytes() == before
    assert bigdeal(*base).code == (2 if len(words) > 500 else 0)
