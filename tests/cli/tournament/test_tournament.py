"""`bigdeal tournament` and `bigdeal verify`: a tournament as an organiser and a player run it."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from datetime import UTC, date, datetime, time
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.parts import moments
from bigdeal_gui.cli.parts import secrets as secrets_module
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.cli.parts.secrets import unlock_from_options
from bigdeal_gui.cli.tournament import publish as publish_module
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.shares import combine_shares, read_share
from bigdeal_gui.services.tournament.interrupted import InterruptedStep
from bigdeal_gui.services.tournament.keys import Keeping, KeptBy
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.publish import inspect_tournament
from bigdeal_gui.services.tournament.record import OrderNote
from bigdeal_gui.storage import places
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.plan import BoardsRule, Phase
from bigdeal_gui.tournament.sessions import Session, SessionId
from tests.services.tournament.verdict_cases import cases
from tests.services.tournament.verdict_cups import ROUNDS, Case, cup

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Answer

SPRING = Path(__file__).parents[2] / "vectors" / "squaredeal"
PROMISED = date(2027, 7, 6)
WORDS = "several words that nobody would guess"


@pytest.fixture(autouse=True)
def _on_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the promised day come."""
    monkeypatch.setattr(moments, "local_today", lambda: PROMISED)
    monkeypatch.setattr(moments, "now", lambda: datetime.combine(PROMISED, time(18), UTC))


@pytest.fixture
def planned(bigdeal: Callable[..., Answer], tmp_path: Path) -> Path:
    """A complete plan, not yet published, and a file with a passphrase."""
    (tmp_path / "words.txt").write_text(WORDS + "\n")
    for line in (
        ["new", "cup.sqd", "--name", "Club cup"],
        ["set-source", "cup.sqd", "--of", "DAX", "--day", "2027-07-06"],
        ["add-phase", "cup.sqd", "3", "1-4,5-8", "rr#", "Round robin #/3"],
        ["add-phase", "cup.sqd", "2:?:ko#:Knock-out #/2"],
        [
            "add-phase",
            "cup.sqd",
            "--sessions",
            "0",
            "--boards",
            "4",
            "--prefix",
            "sw#",
            "--description",
            "Swiss #",
        ],
    ):
        answer = bigdeal("tournament", *line)
        assert answer.code == 0, answer.err
    return tmp_path / "cup" / "cup.sqd"


@pytest.fixture
def valued(bigdeal: Callable[..., Answer], planned: Path) -> Path:
    """A published plan whose outside value is known."""
    sealed = ["--passphrase-file", "words.txt", "--acknowledge", "all"]
    assert bigdeal("tournament", "publish", str(planned), *sealed).code == 0
    assert bigdeal("tournament", "set-value", str(planned), "24,103.55").code == 0
    return planned


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """SquareDeal's own tournament, without its boards."""
    for name in ("spring.sqd", "spring.sqk"):
        shutil.copy(SPRING / name, tmp_path / name)
        (tmp_path / name).chmod(0o600)
    return tmp_path / "spring.sqd"


def test_the_plan_is_told_step_by_step(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """What was put into the plan is shown again, with what comes next; as words and as JSON."""
    answer = bigdeal("tournament", "show", str(planned))
    assert "Club cup: planned" in answer.out
    assert "if Xetra in Frankfurt (XETR) is closed on that day" in answer.out
    assert "3 sessions, boards 1-4,5-8, files rr#: Round robin #/3" in answer.out
    assert "Next: complete the plan" in answer.out
    told = json.loads(bigdeal("tournament", "show", str(planned), "--json").out)
    assert [phase["prefix"] for phase in told["phases"]] == ["rr#", "ko#", "sw#"]
    assert told["step"] == "planned"


def test_what_is_no_plan_yet_says_so(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """A file of another kind is no plan, and where nothing is published no key file is asked for."""
    (other := planned.with_suffix(".pbn")).touch()
    answer = bigdeal("tournament", "inspect", str(other))
    assert answer.code == 5
    assert "a tournament’s file ends in “.sqd”" in answer.err
    for step in (["deal", "-f", "pbn"], ["reveal", "--play-is-over"]):
        answer = bigdeal("tournament", step[0], str(planned), *step[1:])
        assert answer.code == 3
        assert "not published yet" in answer.err


def test_a_closed_day_is_told_at_once(
    bigdeal: Callable[..., Answer], planned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day on which the exchange is closed is named when it is promised, and again before publishing."""
    monkeypatch.setattr(moments, "local_today", lambda: date(2027, 5, 3))
    answer = bigdeal("tournament", "set-source", str(planned), "--of", "Dow Jones", "--day", "2027-07-05")
    assert answer.code == 0
    assert "Independence Day" in answer.out
    assert "No remarks" not in bigdeal("tournament", "inspect", str(planned)).out
    assert bigdeal("tournament", "inspect", str(planned)).code == 1
    refused = bigdeal("tournament", "publish", str(planned), "--plain")
    assert refused.code == 3
    assert "--acknowledge closed-day" in refused.err
    assert not (planned.parent / "secret").exists()
    assert bigdeal("tournament", "publish", str(planned), "--plain", "--acknowledge", "closed-day").code in {
        0,
        3,
    }


@pytest.mark.parametrize("is_agreed", [True, False])
def test_somebody_at_a_terminal_is_asked_about_warnings(
    bigdeal: Callable[..., Answer], planned: Path, monkeypatch: pytest.MonkeyPatch, *, is_agreed: bool
) -> None:
    """With a yes the plan is published although of them; without one nothing is."""
    asked: list[str] = []

    def answer(question: str) -> bool:
        asked.append(question)
        return is_agreed

    monkeypatch.setattr(publish_module, "ask_yes", answer)
    monkeypatch.setattr(publish_module, "is_at_terminal", lambda: True)
    done = bigdeal("tournament", "publish", str(planned), "--plain")
    assert len(asked) == 1
    assert done.code == (0 if is_agreed else 3)
    assert (planned.parent / "secret").exists() is is_agreed


@pytest.mark.parametrize("is_agreed", [True, False])
def test_somebody_at_a_terminal_is_asked_about_another_promise(
    bigdeal: Callable[..., Answer], planned: Path, monkeypatch: pytest.MonkeyPatch, *, is_agreed: bool
) -> None:
    """Of an event whose promise this computer published; a script is told, and goes on."""
    name = open_tournament(planned).plan.name
    publishing = ["--plain", "--acknowledge", "all"]
    assert bigdeal("tournament", "publish", str(planned), *publishing).code == 0
    for again in ("second", "third"):
        assert bigdeal("tournament", "new", f"{again}.sqd", "--name", name).code == 0
        assert bigdeal("tournament", "set-source", again, "Lotto").code == 0
        assert bigdeal("tournament", "add-phase", again, "1", "1-4", "rr", "Final").code == 0
    findings = [
        finding.key for finding in inspect_tournament(Path("second/second.sqd"), parse_formats("pbn"))
    ]
    seen = ["--plain", *(word for key in findings for word in ("--acknowledge", key))]
    told = bigdeal("tournament", "publish", "second", *seen)
    assert told.code == 0
    assert "already published a promise for an event with this name" in told.err
    monkeypatch.setattr(publish_module, "ask_yes", lambda _question: is_agreed)
    monkeypatch.setattr(publish_module, "is_at_terminal", lambda: True)
    done = bigdeal("tournament", "publish", "third", *seen)
    assert done.code == (0 if is_agreed else 3)
    assert Path("third/secret").exists() is is_agreed


def test_sources_in_own_words_are_taken(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Anything can be promised; one way of saying it at a time."""
    assert "Lotto" in bigdeal("tournament", "set-source", str(planned), "Lotto", "numbers").out
    both = bigdeal("tournament", "set-source", str(planned), "Lotto", "--of", "DAX", "--day", "2027-07-06")
    assert (both.code, "not both" in both.err) == (2, True)
    assert (
        bigdeal("tournament", "set-source", str(planned), "--of", "Nothing", "--day", "2027-07-06").code == 2
    )
    assert bigdeal("tournament", "set-source", str(planned)).code == 2


ROUND = json.dumps(ROUNDS[0])
SAID = ("--before", "--played", "all", "--no-other-promise")
"""What a person says beside digest and value."""


@pytest.fixture
def promised(bigdeal: Callable[..., Answer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sealed plan that promises round 1000 of drand."""
    monkeypatch.setattr(moments, "local_today", lambda: date(2023, 8, 1))
    monkeypatch.setattr(moments, "now", lambda: datetime(2023, 8, 1, tzinfo=UTC))
    drand_of = ["set-source", "cup", "--of", "drand", "--round", "1000", "--or-else", "DAX"]
    for line in (
        ["new", "cup.sqd", "--name", "Club cup"],
        drand_of,
        ["add-phase", "cup", "1", "1-4", "rr", "Final"],
        ["publish", "cup", "--plain"],
    ):
        answer = bigdeal("tournament", *line)
        assert answer.code == 0, answer.err
    (tmp_path / "1000.json").write_text(ROUND)
    return tmp_path / "cup" / "cup.sqd"


def test_a_value_that_proves_itself_is_promised_and_set(
    bigdeal: Callable[..., Answer], promised: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No warning while it is planned; the round's file is all that is needed, and the rest is green."""
    refused = bigdeal("tournament", "set-value", str(promised), "24,103.55")
    assert refused.code == 3
    assert "nobody can know" in refused.err
    monkeypatch.setattr(moments, "now", lambda: datetime(2023, 8, 24, tzinfo=UTC))
    assert bigdeal("tournament", "set-value", str(promised), ROUNDS[0]["randomness"]).code == 3
    answer = bigdeal("tournament", "set-value", str(promised), "--round", "1000.json")
    assert answer.code == 0, answer.err
    assert f"The network signed it. As it goes into the plan: {ROUNDS[0]['randomness']}" in answer.out
    assert bigdeal("tournament", "deal", str(promised), "-f", "pbn").code == 0
    assert bigdeal("tournament", "reveal", str(promised), "--play-is-over").code == 0
    digest = json.loads((promised.parent / "publish" / "cup.commit.json").read_bytes())["digest"]
    pack = str(promised.parent / "publish" / "cup-public.zip")
    told = bigdeal("verify", pack, "--digest", digest, *SAID)
    assert "GREEN" in told.out
    assert "round 1000" in told.out
    assert f"Check code: {digest_groups(digest)}" in told.out
    assert f"as words: {' '.join(digest_words(digest))}" in told.out


def test_the_three_parts_of_a_round_can_be_written_to_it(
    bigdeal: Callable[..., Answer], promised: Path
) -> None:
    """As a telephone brought them; a wrong digit is told, and so is another round."""
    parts = "\n".join(str(ROUNDS[0][name]) for name in ("round", "signature", "randomness"))
    wrong = parts.replace(ROUNDS[0]["randomness"][:8], "00000000")
    refused = bigdeal("tournament", "set-value", str(promised), "--round", "-", stdin=wrong.encode())
    assert refused.code == 1
    assert "the randomness does not match the signature" in refused.err
    other = json.dumps(ROUNDS[1])
    assert "round 1000 was promised" in bigdeal(
        "tournament", "set-value", str(promised), "--round", "-", stdin=other.encode()
    ).err  # fmt: skip
    assert bigdeal("tournament", "set-value", str(promised), "--round", "-", stdin=b"{").code == 4
    assert bigdeal("tournament", "set-value", str(promised), "--round", "-", stdin=parts.encode()).code == 0


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["7", "--round", "1000.json"],
        ["--round", "1000.json", "--again", "7"],
        ["--round", "1000.json", "--as-published", "so"],
    ],
)
def test_a_value_is_typed_or_brought(
    bigdeal: Callable[..., Answer], promised: Path, words: list[str]
) -> None:
    """One or the other."""
    assert bigdeal("tournament", "set-value", str(promised), *words).code == 2


def test_a_round_is_promised_by_day_and_hour(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """With its time zone, and with what counts should the network have ended."""
    base = ["tournament", "set-source", str(planned), "--of", "drand"]
    answer = bigdeal(*base, "--at", "2027-07-08T20:00+02:00", "--or-else", "Dow Jones")
    assert "appears on Thursday 8 July 2027 at 18:00:00 UTC" in answer.out
    assert "Dow Jones Industrial Average on Friday 9 July 2027" in answer.out
    assert "good: This value proves itself" in answer.out
    assert "warning" not in answer.out
    found = bigdeal("tournament", "inspect", str(planned)).out
    assert "good: This value proves itself" in found
    own = bigdeal(*base, "--at", "2027-07-08T18:00Z", "--or-else", "the lottery of 10 July 2027")
    assert "this instead: the lottery of 10 July 2027" in own.out
    named = bigdeal(*base, "--at", "2027-07-08T18:00Z", "--or-else", "DAX", "--day", "2027-07-12")
    assert "DAX on Monday 12 July 2027" in named.out
    late = bigdeal(*base, "--at", "2027-07-06T18:30Z", "--or-else", "DAX")
    assert "error: Round" in late.out
    assert "good:" not in late.out


@pytest.mark.parametrize(
    "words",
    [
        ["--of", "drand"],
        ["--of", "drand", "--at", "2027-07-08T18:00Z"],
        ["--of", "drand", "--at", "2027-07-08T18:00", "--or-else", "DAX"],
        ["--of", "drand", "--at", "tonight", "--or-else", "DAX"],
        ["--of", "drand", "--at", "2027-07-08T18:00Z", "--round", "5", "--or-else", "DAX"],
        ["--of", "drand", "--round", "5", "--or-else", "DAX", "--value", "open"],
        ["--of", "drand", "--round", "5", "--or-else", "DAX", "more"],
        ["--of", "DAX", "--day", "2027-07-08", "--at", "2027-07-08T18:00Z"],
        ["--of", "drand", "--of", "DAX", "--round", "5", "--or-else", "DAX"],
    ],
)
def test_a_round_is_promised_in_one_way(
    bigdeal: Callable[..., Answer], planned: Path, words: list[str]
) -> None:
    """What is missing, or too much, is refused, and the plan stays as it was."""
    before = planned.read_bytes()
    assert bigdeal("tournament", "set-source", str(planned), *words).code == 2
    assert planned.read_bytes() == before


@pytest.mark.parametrize(
    "when", [["--round", "9" * 12], ["--round", "9" * 40], ["--at", "9999-12-31T23:59Z"]]
)
@pytest.mark.parametrize("more", [[], ["--day", "2027-07-09"]])
def test_a_round_beyond_every_calendar_is_none(
    bigdeal: Callable[..., Answer], planned: Path, when: list[str], more: list[str]
) -> None:
    """It is said in a sentence, and the plan stays as it was."""
    before = planned.read_bytes()
    base = ("tournament", "set-source", str(planned), "--of", "drand", "--or-else", "DAX")
    answer = bigdeal(*base, *when, *more)
    assert "no such round" in answer.err
    assert "Traceback" not in answer.err
    assert answer.code != 0
    assert planned.read_bytes() == before


def test_keys_are_sealed_unless_they_are_wanted_plain(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Publishing says what to publish and what to keep; the sealed file holds no key in the clear."""
    answer = bigdeal(
        "tournament", "publish", str(planned), "--passphrase-file", "words.txt", "--acknowledge", "all"
    )
    assert answer.code == 0, answer.err
    assert re.search(
        r"Publish: .*cup\.sqd\nPublish: .*cup\.commit\.json\nKeep secret: .*cup\.sqk\.age", answer.out
    )
    assert not (planned.parent / "secret/cup.sqk").exists()
    assert (planned.parent / "secret/cup.sqk.age").read_bytes().startswith(b"age-encryption.org/v1")
    assert WORDS not in answer.out + answer.err
    assert bigdeal("tournament", "publish", str(planned), "--plain").code == 3


def test_without_a_terminal_a_passphrase_must_come_from_a_file(
    bigdeal: Callable[..., Answer], planned: Path
) -> None:
    """A script that forgot the passphrase is told so, and nothing is published."""
    answer = bigdeal("tournament", "publish", str(planned), "--acknowledge", "all")
    assert answer.code == 2
    assert "--passphrase-file" in answer.err
    assert "you lose the tournament" in answer.err
    assert "KH" not in planned.read_text()
    both = bigdeal("tournament", "publish", str(planned), "--plain", "--shares", "2of3")
    assert both.code == 2


def test_a_passphrase_is_asked_for_where_it_opens_something(
    bigdeal: Callable[..., Answer], planned: Path
) -> None:
    """What cannot be done yet is told at once, not when the keys have been opened."""

    def refused(*words: str) -> str:
        answer = bigdeal("tournament", words[0], str(planned), *words[1:])
        assert answer.code == 3, answer.err
        return answer.err

    bigdeal("tournament", "publish", str(planned), "--passphrase-file", "words.txt", "--acknowledge", "all")
    for step in ("deal", "reveal"):
        assert "The outside value is not in the plan yet" in refused(step, "--phase", "1")
    bigdeal("tournament", "set-value", str(planned), "23,456.78")
    assert "Reveal them when all play is over" in refused("reveal")
    assert "no session that was dealt" in refused("reveal", "--play-is-over")


def test_what_comes_next_is_said_of_where_the_tournament_is(
    bigdeal: Callable[..., Answer], valued: Path
) -> None:
    """Whoever notes late where the plan is published is not told to wait for the value."""
    told = bigdeal("tournament", "published", str(valued), "--where", "Bulletin 1").out
    assert "Next: “deal” the sessions" in told
    refused = bigdeal("tournament", "deal", str(valued), "--phase", "1", "--sessions", "7")
    assert "The phase has no such sessions: 7." in refused.err


def test_a_whole_tournament_from_plan_to_proof(bigdeal: Callable[..., Answer], valued: Path) -> None:
    """Deal, deal again, reserve, deviate, reveal, verify: the pack proves itself."""
    words = ["--passphrase-file", "words.txt"]
    dealt = bigdeal("tournament", "deal", str(valued), "--all", "--boards", "6", "-f", "pbn,dlm", *words)
    assert dealt.code == 0, dealt.err
    assert "phase 3 has an open number of sessions" in dealt.err
    names = {path.name for path in (valued.parent / "boards").iterdir()}
    assert {"rr1.pbn", "rr3.dlm", "ko2.pbn", "rr1-2.pbn"} <= names
    before = {path.name: path.read_bytes() for path in (valued.parent / "boards").iterdir()}
    again = bigdeal("tournament", "deal", str(valued), "--phase", "1", "-f", "pbn,dlm", *words)
    assert again.code == 0, again.err
    assert {path.name: path.read_bytes() for path in (valued.parent / "boards").iterdir()} == before
    swiss = bigdeal("tournament", "deal", str(valued), "--phase", "3", "--sessions", "2", "-f", "pbn", *words)
    assert "Swiss 2" in swiss.out
    reserve = ["reserve", str(valued), "--phase", "1", "--sessions", "2", "-f", "pbn", *words]
    assert bigdeal("tournament", *reserve).code == 2
    assert bigdeal("tournament", *reserve, "--reason", "records were seen").code == 0
    assert "records were seen" in (valued.parent / "publish/rr2reserve-notice.txt").read_text("utf-8")
    assert bigdeal("tournament", "deviation", str(valued), "Session 2 was played first").code == 0
    shown = bigdeal("tournament", "show", str(valued)).out
    assert "Club cup: dealt" in shown
    assert "records were seen" in shown
    assert "Session 2 was played first" in shown
    assert bigdeal("tournament", "reveal", str(valued), *words).code == 3
    assert bigdeal("tournament", "reveal", str(valued), "--play-is-over", *words).code == 0
    verified = bigdeal("verify", str(valued.parent / "publish/cup-public.zip"))
    assert verified.code == 0, verified.err
    for said in ("Proved", "The keys are the ones fixed", "word for word", "Left to you", "AMBER"):
        assert said in verified.out
    late = bigdeal("tournament", "deal", str(valued), "--phase", "1", "-f", "bri", "-o", "late", *words)
    assert late.code == 3


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--phase", "5"], 2, "no phase 5"),
        (["--phase", "1", "--sessions", "5"], 2, "no such sessions: 5"),
        (["--phase", "3"], 2, "name the sessions"),
        (["--phase", "2"], 2, "you named none"),
        (["--all", "--boards", "x"], 2, "x"),
        (["--all", "--boards", "?"], 2, "neither a number nor a range"),
        (["--phase", "1", "--boards", "7"], 2, "the plan has fixed them"),
    ],
)
def test_sessions_and_boards_are_held_against_the_plan(
    bigdeal: Callable[..., Answer], spring: Path, words: list[str], code: int, told: str
) -> None:
    """What the plan does not have, leaves open or has fixed is named, and nothing is dealt."""
    answer = bigdeal("tournament", "deal", str(spring), "-f", "pbn", *words)
    assert answer.code == code
    assert told in answer.err
    assert not list(spring.parent.glob("*.pbn"))


def test_a_plan_of_open_phases_wants_to_be_told_more(bigdeal: Callable[..., Answer], spring: Path) -> None:
    """Where every number of sessions is open, a phase has to be named."""
    lines = spring.read_bytes().splitlines(keepends=True)
    spring.write_bytes(b"".join(line for line in lines if line[:2] != b"SN" or line[:5] == b"SN 0:"))
    answer = bigdeal("tournament", "deal", str(spring), "-f", "pbn")
    assert answer.code == 2
    assert "name the phase and the sessions" in answer.err


def test_progress_counts_boards(
    bigdeal: Callable[..., Answer], spring: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dealing and revealing tell of the boards done and wanted, not of files or sessions."""
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(Bar, "__call__", lambda _self, done, wanted: told.append((done, wanted)))
    assert bigdeal("tournament", "deal", str(spring), "--phase", "1", "-f", "pbn").code == 0
    assert told[-1] == (24, 24)
    told.clear()
    assert bigdeal("tournament", "reveal", str(spring), "--play-is-over").code == 0
    assert told == [(6, 24), (12, 24), (18, 24), (24, 24)]


def test_the_pack_is_an_archive_however_its_ending_is_written(
    bigdeal: Callable[..., Answer], spring: Path
) -> None:
    """`-o PACK.ZIP` makes an archive, not a folder of that name, and it proves itself."""
    assert bigdeal("tournament", "deal", str(spring), "--phase", "1", "-f", "pbn").code == 0
    pack = spring.parent / "PACK.ZIP"
    made = bigdeal("tournament", "reveal", str(spring), "--play-is-over", "-o", str(pack))
    assert made.code == 0, made.err
    assert zipfile.is_zipfile(pack)
    assert bigdeal("verify", str(pack)).code == 0


def test_two_of_three_officials_open_the_keys(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Three sheets are written, two of them deal, one alone does not."""
    made = bigdeal("tournament", "publish", str(planned), "--shares", "2of3", "--acknowledge", "all")
    assert made.code == 0, made.err
    sheets = sorted(planned.parent.glob("secret/cup-share-*.txt"))
    assert len(sheets) == made.out.count("Keep secret, one for each official: ") == 3
    assert bigdeal("tournament", "set-value", str(planned), "24103.55").code == 0
    deal = ["deal", str(planned), "--phase", "1", "-f", "pbn"]
    one, two = str(sheets[0]), str(sheets[2])
    alone = bigdeal("tournament", *deal, "--share", one)
    assert alone.code != 0
    both = bigdeal("tournament", *deal, "--share", one, "--share", two)
    assert both.code == 0, both.err
    assert bigdeal("tournament", "publish", str(planned), "--shares", "many").code in {2, 3}


def test_the_words_of_the_sheets_are_asked_for_at_a_terminal(
    bigdeal: Callable[..., Answer], planned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In any order, again where a word was mistyped or a sheet came twice; the command names --share."""
    made = bigdeal("tournament", "publish", str(planned), "--shares", "2of3", "--acknowledge", "all")
    assert made.code == 0, made.err
    texts = [one.read_text("utf-8") for one in sorted(planned.parent.glob("secret/cup-share-*.txt"))]
    first, _second, third = (" ".join(re.findall(r"\b\d{1,2}\. +([a-z]+)\b", text)) for text in texts)
    assert bigdeal("tournament", "set-value", str(planned), "24103.55").code == 0
    deal = ["tournament", "deal", str(planned), "--phase", "1", "-f", "pbn"]
    assert "--share FILE" in bigdeal(*deal).err
    answers = iter([f"xylo {third}", third, third, first])
    monkeypatch.setattr(secrets_module, "getpass", SimpleNamespace(getpass=lambda _question: next(answers)))
    monkeypatch.setattr(secrets_module, "is_at_terminal", lambda: True)
    done = bigdeal(*deal)
    assert done.code == 0, done.err
    assert "Any 2 of 3 officials' sheets" in done.err
    assert "word 1 is not in the word list" in done.err
    assert "Sheet 3 was given already" in done.err
    assert not set(first.split()) & set(done.err.split())
    answers = iter([first, third])
    sealed = next(planned.parent.glob("secret/*.sqk.age"))
    assert unlock_from_options(sealed, None, (), ()).passphrase == combine_shares(
        [read_share(first), read_share(third)]
    )
    for kept in (None, KeptBy(Keeping.PASSPHRASE)):
        answers = iter([WORDS])
        assert unlock_from_options(sealed, None, (), (), kept).passphrase == WORDS


def test_one_fouled_board_by_command(bigdeal: Callable[..., Answer], spring: Path) -> None:
    """`reserve --only 5` writes that board of the reserve set alone, and the notice beside what is public."""
    one = ["tournament", "reserve", str(spring), "--phase", "1", "-f", "pbn", "--reason", "Fouled"]
    refused = bigdeal(*one, "--only", "5")
    assert refused.code == 2
    assert "name one session" in refused.err
    done = bigdeal(*one, "--sessions", "1", "--only", "5")
    assert done.code == 0, done.err
    assert "board 5," in done.out
    assert (spring.parent / "rr1reserve-5.pbn").is_file()
    assert (spring.parent / "rr1reserve-5-notice.txt").is_file()


def test_keys_sealed_for_an_age_key_are_opened_with_it(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Whoever has the age key deals; without it the command says what is missing."""
    pair = new_identity()
    Path("me.txt").write_text(f"# a key\n{pair.identity}\n")
    sealed = ["--recipient", pair.recipient, "--acknowledge", "all"]
    assert bigdeal("tournament", "publish", str(planned), *sealed).code == 0
    assert bigdeal("tournament", "set-value", str(planned), "24103.55").code == 0
    deal = ["deal", str(planned), "--phase", "1", "-f", "pbn"]
    assert "--identity" in bigdeal("tournament", *deal).err
    assert bigdeal("tournament", *deal, "--identity", "me.txt").code == 0


def test_what_was_broken_off_is_shown(
    bigdeal: Callable[..., Answer], valued: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What happened, what is left, and the commands that deal it; in words and as JSON."""
    missing = Session(SessionId(1, 2), BoardRange(5, 8), "rr2", "Round robin 2/3")
    order = OrderNote(("pbn",), Path("elsewhere"), Profile.BIGDEAL)
    broken = InterruptedStep((SessionId(1, 1), missing.id), (missing,), ("rr2.pbn",), order)
    monkeypatch.setattr("bigdeal_gui.cli.tournament.plan.interrupted_step", lambda *_given: broken)
    words = ["bigdeal", "tournament", "deal", str(valued), "--phase", "1", "--sessions", "1-2"]
    words += ["-f", "pbn", "--profile", "bigdeal", "-o", "elsewhere"]
    shown = bigdeal("tournament", "show", str(valued)).out
    assert f"\n{broken.title}. {broken.text}\n  {' '.join(words)}\n" in shown
    assert "Next:" not in shown
    assert json.loads(bigdeal("tournament", "show", str(valued), "--json").out)["broken_off"] == {
        "missing": [{"phase": 1, "session": 2, "reserve": False}],
        "left": ["rr2.pbn"],
        "commands": [words],
    }


def test_values_are_compared_before_they_are_fixed(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Two persons who typed different values are told; a value can be corrected until something was dealt."""
    assert bigdeal("tournament", "set-value", str(planned), "1").code == 3
    assert bigdeal("tournament", "publish", str(planned), "--plain", "--acknowledge", "all").code == 0
    differ = bigdeal("tournament", "set-value", str(planned), "24103.55", "--again", "24103.56")
    assert differ.code == 2
    assert "Character 7 is the digit 5 here and the digit 6 there." in differ.err
    assert bigdeal("tournament", "set-value", str(planned), "24103.55", "--again", "24,103.55").code == 0
    assert bigdeal("tournament", "set-value", str(planned), "24103.56").code == 3
    assert bigdeal("tournament", "set-value", str(planned), "24103.56", "--correct").code == 0
    assert "DV 2410356" in planned.read_text()


def test_squaredeals_own_files_are_dealt_byte_for_byte(bigdeal: Callable[..., Answer], spring: Path) -> None:
    """A tournament that SquareDeal published is dealt into the files that it made."""
    order = ["--profile", "bigdeal", "-f", "dup,bri,dge,ber,pbn", "-o", "made"]
    assert bigdeal("tournament", "deal", str(spring), "--all", "--boards", "7", *order).code == 0
    assert bigdeal("tournament", "deal", str(spring), "--phase", "3", "--sessions", "2", *order).code == 0
    reserve = bigdeal(
        "tournament", "reserve", str(spring), "--phase", "1", "--sessions", "3", "--reason", "seen", *order
    )
    assert reserve.code == 0
    compared, binary = 0, {".dup", ".bri", ".dge", ".ber"}
    for path in (spring.parent / "made").iterdir():
        theirs = SPRING / path.name
        if path.suffix in binary and theirs.is_file():
            assert path.read_bytes() == theirs.read_bytes(), path.name
            compared += 1
    assert compared == len([path for path in SPRING.iterdir() if path.suffix in binary])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["deal", "missing.sqd"], 5),
        (["deal", "cup.sqd", "--all", "--phase", "1"], 2),
        (["deal", "cup.sqd", "--sessions", "2"], 2),
        (["deal", "cup.sqd", "-f", "pbn"], 3),
        (["add-phase", "cup.sqd", "3", "1-8"], 2),
        (["add-phase", "cup.sqd", "x:8:rr#:Round #"], 2),
        (["add-phase", "cup.sqd", "3:8:../rr#:Round #"], 2),
        (["remove-phase", "cup.sqd", "9"], 2),
        (["new", "cup.sqd"], 3),
        (["new", "cup.txt"], 2),
    ],
)
def test_what_is_asked_wrongly_is_refused(
    bigdeal: Callable[..., Answer], planned: Path, words: list[str], code: int
) -> None:
    """Each wrong order ends with its exit code and a sentence, and leaves the plan as it was."""
    before = planned.read_bytes()
    answer = bigdeal("tournament", *words)
    assert answer.code == code
    assert answer.err
    assert planned.read_bytes() == before


def test_a_phase_can_be_taken_out(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Those behind it move up."""
    assert "2 phases left" in bigdeal("tournament", "remove-phase", str(planned), "2").out
    assert "ko#" not in planned.read_text()


def test_a_player_verifies_with_any_of_the_usual_words(bigdeal: Callable[..., Answer], spring: Path) -> None:
    """NAME.sqd with --keys and --boards, with files behind it, or alone beside what was published."""
    boards = [str(path) for path in sorted(SPRING.glob("*.pbn"))]
    keys = ["--keys", str(spring.with_suffix(".sqk"))]
    one = bigdeal("verify", str(spring), *keys, "--boards", *boards)
    assert one.code == 0, one.err
    assert "Knock-out 2/2, boards 1–7: from this session’s key and the outside value (“ko2.pbn”)" in one.out
    assert "only the keys were fixed" in one.out
    assert one.out.endswith("AMBER: nothing here is wrong, but not everything is settled.\n")
    assert bigdeal("verify", str(spring), *keys, "--boards", *boards, "--strict").code == 1
    alone = bigdeal("verify", str(SPRING / "spring.sqd"), "--json")
    told = json.loads(alone.out)
    assert alone.code == 0
    assert told["ok"] is True
    assert {file["name"] for file in told["files"]} >= {"rr1.pbn", "fin.dup"}


@pytest.mark.parametrize(
    ("name", "old", "new", "code", "words"),
    [
        ("spring.sqk", b"1,1:t", b"1,1:u", 1, "keys"),
        ("spring.sqd", b"DV 234560", b"DV 234561", 1, "board"),
        (
            "rr1.pbn",
            b"N:985.Q64.632.AK96 KQJT7.987.95.T72",
            b"N:KQJT7.987.95.T72 985.Q64.632.AK96",
            1,
            "board 1",
        ),
        ("rr1.pbn", b"N:985.", b"N:98.", 4, "rr1.pbn"),
        ("spring.sqd", b"SN 4:1-6", b"SN 9999999:1-6", 4, "line"),
    ],
)
def test_whatever_was_changed_is_found(
    bigdeal: Callable[..., Answer], spring: Path, name: str, old: bytes, new: bytes, code: int, words: str
) -> None:
    """A change in plan, keys, value or boards ends with its exit code and names the place."""
    shutil.copy(SPRING / "rr1.pbn", spring.parent / "rr1.pbn")
    changed = spring.parent / name
    changed.chmod(0o600)
    data = changed.read_bytes()
    assert old in data
    changed.write_bytes(data.replace(old, new, 1))
    answer = bigdeal("verify", str(spring))
    assert answer.code == code, answer.out + answer.err
    assert words in answer.out + answer.err


def written(folder: Path, case: Case) -> Path:
    """Write the files of a shared case."""
    for name, data in case.files.items():
        (folder / name).write_bytes(data)
    return folder


def test_what_was_looked_up_turns_the_answer_green(bigdeal: Callable[..., Answer], tmp_path: Path) -> None:
    """With digest and value, or with a plan that was kept, everything is proved; the verdict comes last."""
    case = next(case for case in cases() if case.name == "genuine")
    pack = tmp_path / "pack"
    pack.mkdir()
    written(pack, case)
    alone = bigdeal("verify", str(pack))
    assert alone.code == 0
    assert "24,350.17" not in alone.out
    assert "2435017" not in alone.out
    assert case.digest not in alone.out.replace(" ", ""), "who sees it copies it"
    assert (
        "--digest or --plan, and --before, --played all (or 1:1-3), --value, --no-other-promise." in alone.out
    )
    assert alone.out.splitlines()[-1].startswith("AMBER")
    assert bigdeal("verify", str(pack), "--strict").code == 1
    said = ["--value", "24,350.17", *SAID]
    green = bigdeal("verify", str(pack), "--digest", case.digest.upper(), *said, "--strict")
    assert green.code == 0, green.out
    assert green.out.splitlines()[-2:] == [
        "Boards proved: 8",
        "GREEN: proved. Nothing is left to you, and nothing could be chosen.",
    ]
    kept = tmp_path / "june.sqd"
    plan = case.files["cup.sqd"].splitlines(keepends=True)
    kept.write_bytes(b"".join(line for line in plan if not line.startswith(b"DV")))
    assert bigdeal("verify", str(pack), "--plan", str(kept), *said, "--strict").code == 0


def test_what_contradicts_is_red(bigdeal: Callable[..., Answer], tmp_path: Path) -> None:
    """Another digest is told on standard error, with the word at which it differs, and in the JSON."""
    case = next(case for case in cases() if case.name == "genuine")
    pack = written(tmp_path, case)
    typed = "zero zero"
    begun = bigdeal("verify", str(pack), "--digest", typed)
    assert begun.code == 0
    assert "Word 1 is different" in begun.out
    typed = " ".join(["zero", *digest_words(case.digest)[1:]])
    red = bigdeal("verify", str(pack), "--digest", typed)
    assert red.code == 1
    assert "Word 1 is different." in red.err
    assert red.out.splitlines()[-1] == "RED: something here is not as promised."
    told = json.loads(bigdeal("verify", str(pack), "--digest", typed, "--json").out)
    assert (told["verdict"], told["ok"], told["boards"]) == ("false", False, 8)
    assert [entry["kind"] for entry in told["contradicted"]] == ["digest"]


def test_a_long_list_is_cut(bigdeal: Callable[..., Answer], tmp_path: Path) -> None:
    """Of very many entries the first are told."""
    opened = cup(phases=(Phase(60, BoardsRule.parse("1"), "rr##", "Round robin #"),))
    plan = tmp_path / "cup.sqd"
    plan.write_bytes(opened.plan_file())
    (tmp_path / "cup.sqk").write_bytes(opened.keys.file_bytes())
    (tmp_path / "rr01.pbn").write_bytes(opened.session(1, 1))
    answer = bigdeal("verify", str(plan))
    assert "  … and 20 more (--json lists them all)" in answer.out
    for session in range(2, 21):
        (tmp_path / f"rr{session:02}.pbn").write_bytes(opened.session(1, session))
    assert "Round robin 20, board 1: from this session’s key" in bigdeal("verify", str(plan)).out
    (tmp_path / "rr21.pbn").write_bytes(opened.session(1, 21))
    (tmp_path / "again.pbn").write_bytes(opened.session(1, 1))
    twice = bigdeal("verify", str(plan)).out
    assert "21 boards of 21 sessions: each from its session’s key" in twice, "one board in two files"
    assert "Boards proved: 21" in twice


def test_without_a_plan_nothing_can_be_verified(bigdeal: Callable[..., Answer], spring: Path) -> None:
    """Boards alone prove nothing."""
    assert bigdeal("verify", str(SPRING / "rr1.pbn")).code == 2
    assert bigdeal("verify").code == 2
    assert spring.is_file()


def test_names_in_an_archive_steer_no_terminal(bigdeal: Callable[..., Answer], tmp_path: Path) -> None:
    """A name that would colour the terminal, or turn its letters round, is shown without that."""
    name = "\x1b[31mred\u202e.pbn"
    pack = tmp_path / "pack.zip"
    with zipfile.ZipFile(pack, "w") as archive:
        archive.writestr("spring.sqd", (SPRING / "spring.sqd").read_bytes())
        archive.writestr(name, b"x")
    data = bytearray(pack.read_bytes())
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    pack.write_bytes(bytes(data))
    answer = bigdeal("verify", str(pack))
    assert answer.code == 4
    assert "encrypted" in answer.err
    assert not {"\x1b", "\u202e"} & {*answer.out, *answer.err}


@pytest.mark.parametrize("what", [("deal",), ("reserve", "--reason", "seen")])
def test_a_doubtful_journal_deals_on_only_where_that_is_known(
    bigdeal: Callable[..., Answer], spring: Path, what: tuple[str, ...]
) -> None:
    """Its database alone of an earlier day: nothing is dealt or noted, and --although-journal deals."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "club").code == 0
    database = places.journal_path()
    earlier = database.read_bytes()
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "other").code == 0
    database.write_bytes(earlier)
    words = ("tournament", what[0], str(spring), "--phase", "1", "--sessions", "1", "-f", "pbn", *what[1:])
    before = {path.name for path in spring.parent.iterdir()}
    refused = bigdeal(*words)
    assert (refused.code, "--although-journal" in refused.err) == (4, True)
    assert {path.name for path in spring.parent.iterdir()} == before
    assert database.read_bytes() == earlier
    answer = bigdeal(*words, "--although-journal")
    assert (answer.code, "it ends at row 2, but it had reached row 4" in answer.err) == (0, True)
    assert bigdeal(*words).code == 0
    assert "or that it was known, was noted at row 5, 6." in bigdeal("journal", "verify").out


@pytest.fixture
def sealed(bigdeal: Callable[..., Answer], planned: Path) -> Path:
    """A plan that was sealed two months ahead, with its keys in the open."""
    assert bigdeal("tournament", "publish", str(planned), "--plain", "--acknowledge", "all").code == 0
    return planned


def test_the_digest_is_told_when_sealing_and_ever_after(
    bigdeal: Callable[..., Answer], planned: Path
) -> None:
    """Groups and words stand in the answer of publish and of show, and in JSON, the same everywhere."""
    answer = bigdeal("tournament", "publish", str(planned), "--plain", "--acknowledge", "all")
    digest = json.loads((planned.parent / "publish" / "cup.commit.json").read_text("utf-8"))["digest"]
    shown = bigdeal("tournament", "show", str(planned))
    for told in (answer.out, shown.out):
        words_told = " ".join(told.split())
        assert digest_groups(digest) in words_told
        assert " ".join(digest_words(digest)) in words_told
        assert "The keys are not sealed." in words_told
    as_json = json.loads(bigdeal("tournament", "show", str(planned), "--json").out)
    assert (as_json["digest"], as_json["words"], as_json["published"]) == (
        digest,
        list(digest_words(digest)),
        [],
    )


def test_the_sheet_is_drawn_again(bigdeal: Callable[..., Answer], sealed: Path, tmp_path: Path) -> None:
    """Where it is missing, and on other paper elsewhere; what is there stays as it is."""
    sheet = next(sealed.parent.rglob("cup-sheet.pdf"))
    before = sheet.read_bytes()
    taken = bigdeal("tournament", "sheet", str(sealed))
    assert taken.code != 0
    assert sheet.read_bytes() == before
    sheet.unlink()
    again = bigdeal("tournament", "sheet", str(sealed))
    assert again.code == 0
    assert str(sheet) in again.out
    assert sheet.read_bytes().startswith(b"%PDF")
    letter = tmp_path / "letter.pdf"
    assert bigdeal("tournament", "sheet", str(sealed), "--paper", "letter", "-o", str(letter)).code == 0
    assert letter.read_bytes().startswith(b"%PDF")


def test_without_a_digest_there_is_no_sheet(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """A plan that is not sealed has none, and nothing is made."""
    before = set(planned.parent.rglob("*"))
    assert bigdeal("tournament", "sheet", str(planned)).code == 3
    assert set(planned.parent.rglob("*")) == before


def test_what_was_checked_of_the_seal_is_told(bigdeal: Callable[..., Answer], planned: Path) -> None:
    """Keys sealed for others cannot be opened here: it is said what was looked at, and how they try it."""
    answer = bigdeal(
        "tournament", "publish", str(planned), "--recipient", new_identity().recipient, "--acknowledge", "all"
    )
    assert answer.code == 0, answer.err
    assert "sealed for 1 age key(s)" in answer.out
    assert "age -d -i KEY.txt FILE | sha256sum" in answer.out


def test_publishing_is_what_people_do(bigdeal: Callable[..., Answer], sealed: Path) -> None:
    """Sealed is not published: where it stands is told, and asked for until it is."""
    assert "say where with “published”" in bigdeal("tournament", "show", str(sealed)).out
    assert bigdeal("tournament", "published", str(sealed), "--where", " ").code == 2
    assert (
        bigdeal("tournament", "published", str(sealed), "--where", "Bulletin", "--since", "2027-07-07").code
        == 2
    )
    assert (
        bigdeal("tournament", "published", str(sealed), "--where", "Bulletin", "--since", "2020-01-01").code
        == 2
    )
    assert bigdeal("tournament", "published", str(sealed), "--where", "Bulletin 1, club web page").code == 0
    shown = bigdeal("tournament", "show", str(sealed))
    assert "Published, as you noted: Bulletin 1, club web page, since 2027-07-06" in shown.out
    assert "Next: when the outside value is known" in shown.out
    told = json.loads(bigdeal("tournament", "show", str(sealed), "--json").out)["published"]
    assert told == [{"where": "Bulletin 1, club web page", "since": "2027-07-06"}]


def test_the_value_obeys_its_rule(
    bigdeal: Callable[..., Answer], sealed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too early, or not as promised, is refused and writes nothing; with a reason the form may be another."""
    before = sealed.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(moments, "now", lambda: datetime(2027, 7, 6, 9, 59, tzinfo=UTC))
        early = bigdeal("tournament", "set-value", str(sealed), "24,103.55")
    assert early.code == 3
    assert "Tuesday 6 July 2027: nobody can know the value yet" in early.err
    for value in (["24,103.5"], ["24,103"], ["24,103.550"], ["closed"], ["24,103.55", "points"]):
        refused = bigdeal("tournament", "set-value", str(sealed), *value)
        assert refused.code == 3, value
        assert "not in the promised form" in refused.err
    assert sealed.read_bytes() == before
    assert (
        bigdeal("tournament", "set-value", str(sealed), "24,103.5", "--as-published", "so on its page").code
        == 0
    )


def test_the_day_of_own_words_is_bound(
    bigdeal: Callable[..., Answer], planned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commitment has it beside the words, and before it no value is taken."""
    with monkeypatch.context() as patched:
        patched.setattr(moments, "local_today", lambda: date(2027, 7, 1))
        patched.setattr(moments, "now", lambda: datetime(2027, 7, 1, 12, tzinfo=UTC))
        for line in (
            ["set-source", str(planned), "Lotto", "numbers", "--day", "2027-07-06"],
            ["publish", str(planned), "--plain", "--acknowledge", "all"],
        ):
            answer = bigdeal("tournament", *line)
            assert answer.code == 0, answer.err
        (bound,) = planned.parent.rglob("cup.commit.json")
        lines = json.loads(bound.read_text("utf-8"))["lines"]
        assert 'RU {"day":"2027-07-06","sources":[],"text":"Lotto numbers"}' in lines
        early = bigdeal("tournament", "set-value", str(planned), "3 11 17")
        assert early.code == 3
        assert "Tuesday 6 July 2027: nobody can know the value yet" in early.err
    assert bigdeal("tournament", "set-value", str(planned), "3 11 17").code == 0


def test_a_plan_changed_by_hand_stops_every_step(bigdeal: Callable[..., Answer], sealed: Path) -> None:
    """Each step reads the commitment: what was changed is named, and nothing is written."""
    sealed.write_bytes(sealed.read_bytes().replace(b"SN 3:", b"SN 4:"))
    before = {path: path.read_bytes() for path in sealed.parent.rglob("*") if path.is_file()}
    for command in (
        ["published", str(sealed), "--where", "Bulletin"],
        ["set-value", str(sealed), "24,103.55"],
        ["deviation", str(sealed), "late"],
    ):
        answer = bigdeal("tournament", *command)
        assert answer.code == 1, command
        assert "Phase 1: its number of sessions was published as “3” and is now “4”." in answer.err
    assert {path: path.read_bytes() for path in sealed.parent.rglob("*") if path.is_file()} == before
