"""`bigdeal self-test`: the known answers, and the dossier with its verdict."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.dealing import dossier
from bigdeal_gui.services.dealing.dossier import MadeDossier
from bigdeal_gui.services.dealing.trial_boards import TrialVerdict
from bigdeal_gui.storage.delivery import DeliveredFile

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Answer


def test_every_part_is_told_and_the_page_s_sum_comes_last(bigdeal: Callable[..., Answer]) -> None:
    """Players compare the last line with their own page."""
    answer = bigdeal("self-test")
    assert answer.code == 0
    *parts, last = answer.out.splitlines()
    assert len(parts) > 5
    assert all(part.endswith(": ok") for part in parts)
    assert last.startswith("verify.html: SHA-256 ")


@pytest.mark.parametrize(
    ("verdict", "code"), [(TrialVerdict.PASSED, 0), (TrialVerdict.UNCLEAR, 1), (TrialVerdict.FAILED, 5)]
)
def test_a_dossier_ends_as_its_verdict(
    bigdeal: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch, verdict: TrialVerdict, code: int
) -> None:
    """File, boards, paper and language are those that were asked for; verdict, reasons and file are told."""
    asked: dict[str, Any] = {}

    def made(target: Path, **more: Any) -> MadeDossier:  # noqa: ANN401 - what the service takes
        asked.update(more, target=target)
        return MadeDossier(DeliveredFile(target, 4321), verdict, ("a reason",), "the generator")

    monkeypatch.setattr(dossier, "make_dossier", made)
    words = ("--dossier", "d.pdf", "--boards", "2000000", "--paper", "letter", "--language", "de")
    answer = bigdeal("self-test", *words)
    assert answer.code == code
    assert (asked["target"], asked["boards"]) == (Path("d.pdf"), 2_000_000)
    assert (asked["looks"].paper, asked["looks"].language) == (PaperSize.LETTER, "de")
    assert answer.out.splitlines() == [verdict.value, "a reason", "d.pdf  4321 bytes"]


def test_a_dossier_counts_ten_million_boards(
    bigdeal: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody says how many, as the help says."""
    asked: list[int] = []

    def made(target: Path, *, boards: int, **_more: object) -> MadeDossier:
        asked.append(boards)
        return MadeDossier(DeliveredFile(target, 4321), TrialVerdict.PASSED, (), "")

    monkeypatch.setattr(dossier, "make_dossier", made)
    assert bigdeal("self-test", "--dossier", "d.pdf").code == 0
    assert asked == [10_000_000]


@pytest.mark.parametrize("words", [("--dossier", "d.txt"), ("--boards", "2000000")])
def test_what_is_asked_wrongly_is_refused(bigdeal: Callable[..., Answer], words: tuple[str, ...]) -> None:
    """A dossier is a PDF, and a number of boards belongs to one."""
    assert bigdeal("self-test", *words).code == 2
