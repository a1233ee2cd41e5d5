"""`bigdeal holdings kinds`: counts of the article's notions."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli import holdings
from bigdeal_gui.holdings.words import canonical_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bigdeal_gui.holdings.rules import Reading

FORMS = [word + "O" * 6 for word in canonical_words(7) if word.count("O") > 2]


@pytest.fixture(autouse=True)
def small_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the forms be few, so that each test takes no minutes."""

    def few(_reading: Reading) -> Iterator[str]:
        return iter(FORMS)

    monkeypatch.setattr(holdings, "canonical_forms", few)


def test_a_sample_counts_what_stands_in_one_holding(asked: Callable[..., tuple[int, str, str]]) -> None:
    """One form in a hundred is looked at, and no twins are looked for."""
    code, out, err = asked("kinds")
    rows = [row.split() for row in out.splitlines()]
    looked_at = -(-len(FORMS) // 100)
    assert (code, err) == (0, "")
    assert rows[0][:3] == [str(looked_at), "of", f"{len(FORMS)}"]
    assert [row[0] for row in rows[2:]] == ["trivial", "one-line", "no-guess"]
    assert all(row[4] == "-" for row in rows[2:])
    answer = json.loads(asked("kinds", "--json")[1])
    assert (answer["looked_at"], answer["forms"]) == (looked_at, len(FORMS))


def test_twins_are_counted_among_all(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Where twins are asked for all forms are looked at; the article's merges stand beside."""
    code, out, _err = asked("kinds", "--kind", "twins", "--kind", "trivial", "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["looked_at"] == answer["forms"] == len(FORMS)
    assert set(answer["kinds"]) == {"trivial", "twins"}
    assert 0 < answer["kinds"]["twins"] < len(FORMS)
    row = asked("kinds", "--kind", "twins")[1].splitlines()[-1].split()
    twins = answer["kinds"]["twins"]
    assert row[:5] == ["twins", str(twins), f"{100 * twins / len(FORMS):.2f}", "%", "587"]


def test_twins_in_a_sample_are_refused(asked: Callable[..., tuple[int, str, str]]) -> None:
    """Twins cannot be counted in a sample."""
    code, out, err = asked("kinds", "--kind", "top-twins", "--every", "2")
    assert (code, out) == (2, "")
    assert "--every 1" in err


def test_options_of_the_list_stand_after_the_subcommand(asked: Callable[..., tuple[int, str, str]]) -> None:
    """An option before the subcommand is named with it."""
    assert "“kinds”" in asked("--count", "kinds")[2]
    assert "“solve”" in asked("--count", "solve", "A", "K")[2]
