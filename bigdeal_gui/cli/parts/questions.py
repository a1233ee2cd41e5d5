"""Questions at the terminal, answered in bytes: an owner's identification is never recoded.

Source of the questions and their order: Big Deal 2.0, README.TXT.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

from bigdeal_gui.cli.parts.boundary import echo, echo_question, echo_stderr
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.storage.big_deal_ini import MAX_VALUE_BYTES

if TYPE_CHECKING:
    Answer = TypeVar("Answer")

_MAX_ANSWER_BYTES: Final = 4096
_YES: Final = {"y", "yes"}
_NO: Final = {"", "n", "no"}


def is_at_terminal() -> bool:
    """Tell whether somebody sits at a keyboard, who can be asked: standard input is a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def ask_terminal(question: str) -> bytes:
    """Return the answer to `question` without its line end.

    Raises:
        Usage: the input ended, or the answer does not.
    """
    answer = _answer(question)
    if answer is None:
        raise usage_error("The input ended before every question was answered.")
    return answer


def ask_until(question: str, understood: Callable[[str], Answer], suggestion: str = "") -> Answer:
    """Return what `understood` makes of the answer; ask again when it raises an AppError.

    An empty answer stands for `suggestion`. The end of the input ends the asking.

    Raises:
        Usage: as `ask_terminal`.
    """
    while True:
        answer = os.fsdecode(ask_terminal(question)).strip() or suggestion
        try:
            return understood(answer)
        except AppError as error:
            # What a command line is advised does not help with an answer.
            echo_stderr(str(error) if isinstance(error, Usage) else f"{error} {error_advice(error).hint}")


def ask_yes(question: str) -> bool:
    """Return whether the answer is yes; an empty answer is no."""
    return ask_until(question, _is_yes)


def ask_owner(question: str, *, at_end: bytes | None = None) -> bytes:
    """Return an identification that Big Deal's file can hold; `at_end` where the input has ended.

    Raises:
        Usage: as `ask_terminal`; at the end of the input only where there is no `at_end`.
    """
    while True:
        owner = ask_terminal(question) if at_end is None else _answer(question)
        if owner is None:
            echo_stderr(
                tr(
                    "The input ended: as in Big Deal, the answer before is taken as the"
                    " identification. Change it!"
                )
            )
            return at_end or b""
        if len(owner) <= MAX_VALUE_BYTES:
            return owner
        echo_stderr(tr("Please use at most {count} letters.", count=MAX_VALUE_BYTES))


def _answer(question: str) -> bytes | None:
    """Return the answer without its line end; None where the input has ended."""
    echo_question(question)
    if sys.stdin is None:  # started with standard input closed
        raise usage_error("There is no input from which to read an answer.")
    line = b""
    with suppress(OSError):  # a terminal that went away has no more lines
        line = sys.stdin.buffer.readline(_MAX_ANSWER_BYTES)
    if not line:
        echo()
        return None
    if len(line) == _MAX_ANSWER_BYTES:
        raise usage_error("An answer is longer than any answer can be.")
    if os.name == "nt":
        return _as_typed_in_windows(line.removesuffix(b"\n").removesuffix(b"\r"))
    return line.removesuffix(b"\n")


def _is_yes(answer: str) -> bool:
    if answer.lower() in _YES | _words_of(tr("yes")):
        return True
    if answer.lower() in _NO | _words_of(tr("no")):
        return False
    raise usage_error("Please answer y or n.")


def _words_of(word: str) -> set[str]:
    """Return a word and its first letter: what answers yes or no in the language that is spoken."""
    return {word, word[0]}


def _as_typed_in_windows(line: bytes) -> bytes:
    # Python reads a Windows console as UTF-8; Big Deal got the bytes of the console's code page.
    code_page = os.device_encoding(0)
    if code_page is None:
        return line
    return line.decode("utf-8", "surrogateescape").encode(code_page, "replace")
