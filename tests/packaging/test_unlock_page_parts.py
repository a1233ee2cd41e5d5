"""The page that opens boxes is made of its parts, says the same in every language, and needs nothing else."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest
import unlock_page
import verify_page

from bigdeal_gui import PROGRAM

MOST_BYTES = 110_000
"""What a page of one file takes that goes with a box by e-mail."""


@pytest.fixture(scope="module")
def page() -> str:
    """The page as it is handed out."""
    return unlock_page.PAGE.read_text("utf-8")


def test_the_page_is_that_of_its_parts(page: str) -> None:
    """Whoever changes a part, one that it shares too, builds the page again."""
    assert unlock_page.built(page) == page, "run `python packaging/unlock_page.py build`"
    assert PROGRAM in page
    assert f"noble-curves {verify_page.noble_version()} " in page


def test_the_page_is_small_and_its_policy_lets_nothing_else_run(page: str) -> None:
    """It loads nothing; the relays are links that a person follows."""
    assert len(page.encode("utf-8")) < MOST_BYTES
    assert not re.search(r"http:|src=|@import|url\(|fetch\(|XMLHttpRequest|WebSocket|eval\(|innerHTML", page)
    match = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert match is not None
    rules = dict(rule.split(" ", 1) for rule in match[1].split("; "))
    assert rules["default-src"] == "'none'"
    assert "unsafe" not in match[1]
    parts = re.findall(r"<(style|script)[^>]*>(.*?)</\1>", page, re.DOTALL)
    assert len(parts) == page.count("</script>") + 1 == 3
    for kind, text in parts:
        name = base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
        assert f"'sha256-{name}'" in rules[f"{kind}-src"]


def test_every_language_has_every_text() -> None:
    """No text is missing or superfluous, and each has the fields of the English one."""
    said = unlock_page.words()
    assert sorted(said) == sorted(verify_page.NEIGHBOURS)
    assert not list(verify_page.faults(said))


def test_every_text_is_said_and_every_text_said_is_there() -> None:
    """The scripts and the page name all texts, and no other."""
    source = "\n".join(
        [
            *((unlock_page.PARTS / name).read_text("utf-8") for name in ("page.html", "page.js", "seal.js")),
            *((verify_page.PARTS / f"{name}.js").read_text("utf-8") for name in ("words", "round")),
        ]
    )
    english = unlock_page.words()["en"]
    named = {name for name in english if re.search(rf"[\"'`.]{name}[\"'`:,; \]]", source)}
    assert english.keys() - named == set()
    told = set(re.findall(r'data-word="(\w+)"|Damaged\("(e_\w+)"', source))
    assert {first or second for first, second in told} - english.keys() == set()
