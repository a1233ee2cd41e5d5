"""`bigdeal tournament reveal` for single sessions: from the plan to three evenings and the last reveal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.tournament import reveal as module
from bigdeal_gui.services.boxes.lock_time import lock_time_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Answer


@pytest.fixture
def valued(bigdeal: Callable[..., Answer]) -> Path:
    """A tournament with plain keys whose value is known."""
    for line in (
        ["new", "cup.sqd", "--name", "Club cup"],
        ["set-source", "cup.sqd", "Lotto numbers of 7 July 2031"],
        ["add-phase", "cup.sqd", "3", "1-4,5-8", "rr#", "Round robin #/3"],
        ["add-phase", "cup.sqd", "0", "3", "sw#", "Swiss #"],
        ["publish", "cup.sqd", "--plain", "--acknowledge", "all"],
        ["set-value", "cup.sqd", "23,456.78"],
    ):
        answer = bigdeal("tournament", *line)
        assert answer.code == 0, answer.err
    return Path("cup/cup.sqd").absolute()


def verdict(bigdeal: Callable[..., Answer], *packs: Path) -> dict[str, list[str]]:
    """Return what is said of packs: the verdict, and the kinds of each list."""
    report = json.loads(bigdeal("verify", *map(str, packs), "--json").out)
    lists = {
        name: [
            f"{entry['kind']} {(entry['session'] or {}).get('files', '')}".strip() for entry in report[name]
        ]
        for name in ("proved", "left_to_you", "chosen", "contradicted")
    }
    return {"verdict": [report["verdict"]], **lists}


def test_three_evenings_and_the_last_reveal(bigdeal: Callable[..., Answer], valued: Path) -> None:
    """Each evening proves its session, a reserve set is used and another burnt, and the end proves all."""
    plan, publish = str(valued), valued.parent / "publish"

    def evening(session: str, *more: str) -> Answer:
        return bigdeal("tournament", "reveal", plan, "--phase", "1", "--sessions", session, *more)

    def deal(session: str) -> None:
        assert (
            bigdeal("tournament", "deal", plan, "--phase", "1", "--sessions", session, "-f", "pbn").code == 0
        )

    early = evening("1", "--play-is-over")
    assert early.code == 3
    assert "Round robin 1/3 has not been dealt" in early.err
    deal("1")
    unsaid = evening("1")
    assert unsaid.code == 3
    assert "Its reserve set cannot be used after that" in unsaid.out
    assert "when its play is over" in unsaid.err
    assert evening("1", "--play-is-over").code == 0
    told = verdict(bigdeal, publish / "cup-rr1-public.zip")
    assert told["verdict"] == ["open"]
    assert told["proved"] == ["boards rr1", "session-key rr1", "plan", "checksums"]
    assert told["left_to_you"] == ["published", "value", "played", "first-promise", "other-sessions"]
    burnt = bigdeal(
        "tournament", "reserve", plan, "--phase", "1", "--sessions", "1", "-f", "pbn", "--reason", "late"
    )
    assert burnt.code == 3
    assert "anyone can compute its reserve set" in burnt.err
    deal("2-3")
    assert bigdeal(
        "tournament", "reserve", plan, "--phase", "1", "--sessions", "2", "-f", "pbn", "--reason", "wet"
    ).code == 0  # fmt: skip
    both = evening("2-3", "--play-is-over")
    assert "Its reserve set was dealt: it is in the pack, too." in both.out
    assert "cup-rr2-public.zip: 10 files: Round robin 2/3, Round robin 2/3 (reserve)" in both.out
    told = verdict(bigdeal, *sorted(publish.glob("cup-rr*-public.zip")))
    assert told["contradicted"] == []
    assert told["left_to_you"] == ["published", "value", "played", "first-promise", "other-sessions"]
    assert "reserve rr2reserve" in told["chosen"]
    shown = bigdeal("tournament", "show", plan).out
    assert shown.count("Revealed by itself: ") == 3
    revealed = json.loads(bigdeal("tournament", "show", plan, "--json").out)["revealed"]
    assert [(one["session"], one["pack"]) for one in revealed] == [
        (1, "cup-rr1-public.zip"),
        (2, "cup-rr2-public.zip"),
        (3, "cup-rr3-public.zip"),
    ]
    again = bigdeal("tournament", "deal", plan, "--phase", "1", "--sessions", "1", "-f", "pbn")
    assert "Round robin 1/3 is revealed: anybody can know its boards. Not for play." in again.err
    assert bigdeal("tournament", "reveal", plan, "--play-is-over").code == 0
    told = verdict(bigdeal, publish / "cup-public.zip")
    assert told["contradicted"] == []
    assert "keys" in told["proved"]
    words = bigdeal("verify", str(publish / "cup-public.zip")).out
    assert "Note: Revealed earlier on their own, according to the organiser: Round robin 1/3, Round" in words


def test_amber_is_the_best_that_an_evening_can_be(bigdeal: Callable[..., Answer], valued: Path) -> None:
    """The words say why, and that other sessions are still secret."""
    plan = str(valued)
    bigdeal("tournament", "deal", plan, "--phase", "1", "-f", "pbn")
    bigdeal("tournament", "reveal", plan, "--phase", "1", "--sessions", "1,3", "--play-is-over")
    said = bigdeal("verify", str(valued.parent / "publish" / "cup-rr3-public.zip")).out
    assert "Other sessions are still secret: until they are revealed, amber is the best possible." in said
    assert "This is only about Round robin 3/3." in said
    assert "It turns green" not in said


def test_what_is_asked_wrongly(bigdeal: Callable[..., Answer], valued: Path, tmp_path: Path) -> None:
    """Sessions without a phase, one place for several packs, a phase of one key."""
    reveal = ["tournament", "reveal", str(valued), "--play-is-over"]
    assert bigdeal(*reveal, "--sessions", "1").code == 2
    assert bigdeal(*reveal, "--phase", "1", "-o", str(tmp_path / "a.zip")).code == 2
    open_phase = bigdeal(*reveal, "--phase", "2", "--sessions", "1")
    assert open_phase.code == 3
    assert "one key opens them all" in open_phase.err


@pytest.mark.parametrize("answer", [True, False])
def test_somebody_at_a_terminal_is_asked(
    bigdeal: Callable[..., Answer], valued: Path, monkeypatch: pytest.MonkeyPatch, *, answer: bool
) -> None:
    """Once what it means was said; without a yes nothing is revealed."""
    asked: list[str] = []

    def ask(question: str) -> bool:
        asked.append(question)
        return answer

    monkeypatch.setattr(module, "ask_yes", ask)
    monkeypatch.setattr(module, "is_at_terminal", lambda: True)
    bigdeal("tournament", "deal", str(valued), "--phase", "1", "--sessions", "1", "-f", "pbn")
    made = bigdeal("tournament", "reveal", str(valued), "--phase", "1", "--sessions", "1")
    assert len(asked) == 1
    assert made.code == (0 if answer else 3)
    assert (valued.parent / "publish" / "cup-rr1-public.zip").is_file() is answer


def test_a_reveal_that_died_is_shown(
    bigdeal: Callable[..., Answer], valued: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its note and its pack: show says that the key may be known, and the next reveal ends it."""
    plan = str(valued)
    bigdeal("tournament", "deal", plan, "--phase", "1", "--sessions", "1", "-f", "pbn")
    reveal = ["tournament", "reveal", plan, "--phase", "1", "--sessions", "1", "--play-is-over"]
    with monkeypatch.context() as patched:
        patched.setattr("bigdeal_gui.services.tournament.reveal.take_back_note", lambda *_words: None)

        def fail(_target: Path, _files: object, before: Callable[[], None], **_more: object) -> None:
            before()
            raise OSError

        patched.setattr("bigdeal_gui.services.tournament.public_pack.deliver_pack", fail)
        assert bigdeal(*reveal).code != 0
    assert "Interrupted while it was revealed: Round robin 1/3." in bigdeal("tournament", "show", plan).out
    told = json.loads(bigdeal("tournament", "show", plan, "--json").out)
    assert told["reveal_broken_off"] == [{"phase": 1, "session": 1}]
    assert bigdeal(*reveal).code == 0
    assert json.loads(bigdeal("tournament", "show", plan, "--json").out)["reveal_broken_off"] == []


def test_sessions_are_dealt_into_boxes(bigdeal: Callable[..., Answer], valued: Path) -> None:
    """No file of boards is written; that keys and value make the boards again is said."""
    words = ("--phase", "1", "--sessions", "1", "-f", "pbn", "--lock-until", "2030-01-01T00:00Z")
    answer = bigdeal("tournament", "deal", str(valued), *words)
    assert answer.code == 0
    assert "anyone with keys and value can make these boards again at any time" in answer.err
    assert "Locked until 2030-01-01T00:00:00Z" in answer.out
    (box,) = (path for path in (valued.parent / "boards").iterdir() if path.name.startswith("rr1"))
    assert box.name == "rr1.zip.age"
    assert lock_time_of(box.read_bytes()).text == "2030-01-01T00:00:00Z"
    late = bigdeal("tournament", "deal", str(valued), *words[:-1], "2040-01-01T00:00Z")
    assert late.code == 2
    assert "within the next five years" in late.err
