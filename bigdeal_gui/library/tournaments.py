"""Whether the boards of a tournament are those that its plan promised."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

    from bigdeal_gui.services.tournament.verify_report import VerifyReport


def verify_tournament(
    paths: Iterable[str | PathLike[str]],
    *,
    kept: Iterable[str | PathLike[str]] = (),
    digest: str = "",
    value: str = "",
) -> VerifyReport:
    """Verify a plan (.sqd) with keys, commitment and boards, or a public pack of them all.

    A plan alone takes what lies beside it. `kept` are plans that somebody kept from before, `digest` and
    `value` what was published and looked up, each empty where it is not known. Nothing is written.

    Raises:
        AppError: there is no plan among the files, it cannot be understood, or a path cannot be read.
    """
    from bigdeal_gui.services.tournament.verify import verify
    from bigdeal_gui.tournament.verdict.evidence import Answers

    return verify(
        [Path(path) for path in paths],
        kept=[Path(path) for path in kept],
        answers=Answers(digest, value),
    )
