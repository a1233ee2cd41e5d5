"""`bigdeal holdings` in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.bigdeal import call_bigdeal
from bigdeal_gui.cli.parts.boundary import run_command

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def asked(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Return `bigdeal holdings` in this process: exit code, standard output and error."""

    def answer(*arguments: str) -> tuple[int, str, str]:
        code = run_command("bigdeal", lambda: call_bigdeal(["holdings", *arguments]))
        return (code, *capsys.readouterr())

    return answer
