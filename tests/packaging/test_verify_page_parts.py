"""The page that verifies is made of its parts, says the same in every language, and needs nothing else."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil

import pytest
import verify_page

from bigdeal_gui import PROGRAM
from bigdeal_gui.services.verify_page import PAGE_NAME

MOST_BYTES = 240_000
"""What a page of one file takes that is sent by e-mail and opened on a telephone."""
LIGHT, DARK = 0, 1


def test_no_two_parts_of_the_page_share_a_name() -> None:
    """All parts are one script: a second function of a name would silently take the first one's place."""
    parts = (part.read_text("utf-8") for part in sorted(verify_page.PARTS.glob("*.js")))
    names = [
        name for part in parts for name in re.findall(r"^(?:async )?function\*? (\w+)", part, re.MULTILINE)
    ]
    assert len(names) > 100
    assert sorted(names) == sorted(set(names))


@pytest.fixture(scope="module")
def page() -> str:
    """The page as it is handed out."""
    return verify_page.PAGE.read_text("utf-8")


def test_the_page_is_that_of_its_parts(page: str) -> None:
    """Whoever changes a part, the program's version or its tables builds the page again."""
    assert verify_page.PAGE.name == PAGE_NAME
    assert verify_page.built(page) == page, "run `python packaging/verify_page.py build`"
    assert PROGRAM in page


def test_a_page_built_from_nothing_says_the_same(page: str) -> None:
    """Only how the words are packed may differ, since libraries pack in their own ways."""
    fresh = verify_page.built()
    plain = [re.sub(r'(PACKED|BLS) = "[^"]*"', "", one) for one in (page, fresh)]
    hashed = [re.sub(r"'sha256-[^']*'", "", one) for one in plain]
    assert hashed[0] == hashed[1]


def test_the_page_is_small_and_needs_nothing_but_itself(page: str) -> None:
    """It names no address, loads nothing, and its policy lets the browser run and fetch nothing else."""
    assert len(page.encode("utf-8")) < MOST_BYTES
    assert not re.search(
        r"https?:|src=|@import|url\(|fetch\(|XMLHttpRequest|WebSocket|eval\(|innerHTML", page
    )
    match = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert match is not None
    rules = dict(rule.split(" ", 1) for rule in match[1].split("; "))
    assert rules["default-src"] == "'none'"
    assert "unsafe" not in match[1]
    parts = re.findall(r"<(style|script)[^>]*>(.*?)</\1>", page, re.DOTALL)
    assert len(parts) == 3
    for kind, text in parts:
        name = base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
        assert f"'sha256-{name}'" in rules[f"{kind}-src"]
    unpacked = base64.b64encode(hashlib.sha256(verify_page.BUNDLE.read_bytes()).digest()).decode("ascii")
    assert f"'sha256-{unpacked}'" in rules["script-src"]


def test_what_checks_signatures_comes_with_its_licence_and_version() -> None:
    """The library by Paul Miller, as it is pinned, and nothing that ends the script or asks a network."""
    bundle = verify_page.BUNDLE.read_text("utf-8")
    assert f"noble-curves {verify_page.noble_version()} " in bundle[:100]
    assert "The MIT License (MIT)" in bundle
    assert "Permission is hereby granted" in bundle
    code = bundle.partition("*/")[2]
    assert not re.search(r"</script|https?:|fetch\(|XMLHttpRequest|WebSocket|import\(|importScripts", code)
    assert f"noble-curves {verify_page.noble_version()} " in verify_page.PAGE.read_text("utf-8")
    lock = json.loads((verify_page.NOBLE / "package-lock.json").read_text("utf-8"))
    pinned = lock["packages"]["node_modules/@noble/curves"]
    assert pinned["version"] == verify_page.noble_version()
    assert all("integrity" in part for name, part in lock["packages"].items() if name)


@pytest.mark.skipif(
    not verify_page.MODULES.is_dir() or shutil.which("node") is None,
    reason="needs node, and what `python packaging/verify_page.py noble` fetches",
)
def test_bundling_again_makes_the_same_bytes() -> None:
    """Who has node can see for themselves what the page is made of."""
    assert verify_page.bundled() == verify_page.BUNDLE.read_text("utf-8")


def test_no_part_can_end_the_script_that_holds_it(page: str) -> None:
    """What the program's tables hold stands in scripts, and none of it may close them."""
    assert page.count("</script>") == 2
    assert page.count("<script") == 2


def test_every_language_has_every_text() -> None:
    """No text is missing or superfluous, and each has the fields of the English one."""
    said = verify_page.words()
    assert sorted(said) == ["da", "de", "en", "es", "fr", "it", "nb", "nl", "pl", "pt", "sv"]
    assert sorted(verify_page.NEIGHBOURS) == sorted(said)
    assert not list(verify_page.faults(said))


def test_what_is_wrong_with_a_language_is_named() -> None:
    """A text that is missing, superfluous, empty, or lacks a field."""
    english = {"one": "{a} boards", "two": "Two", "three": "Three"}
    wrong = {"one": "Boards", "two": " ", "four": "Four"}
    assert sorted(verify_page.faults({"en": english, "xx": wrong})) == [
        "xx.json: “four” is superfluous",
        "xx.json: “one” has other fields than in English",
        "xx.json: “three” is missing",
        "xx.json: “two” is empty",
    ]


def test_every_text_is_said_and_every_text_said_is_there() -> None:
    """The scripts and the page name all texts, and no other."""
    parts = [
        (verify_page.PARTS / f"{name}.js").read_text("utf-8") for name in ("words", "page", *verify_page.CORE)
    ]
    source = "\n".join([*parts, (verify_page.PARTS / "page.html").read_text("utf-8")])
    english = verify_page.words()["en"]
    named = set(re.findall(r"[\"'`]([lpcxwr]_\w+)[\"'`]", source))
    named |= {f"r_{reason}" for reason in re.findall(r'Damaged\("(\w+)"', source)} - {"r_commitmentDigest"}
    named |= {f"r_{reason}" for reason in re.findall(r'jsonOf\(.*?, "(\w+)"\)', source)}
    named |= {
        f"w_{what}"
        for what in (
            "name",
            "source",
            "rule",
            "holders",
            "keys",
            "sessions",
            "boards",
            "prefix",
            "description",
        )
    }
    named |= set(re.findall(r'data-word="(\w+)"', source))
    prefixed = {name for name in english if re.match("[lpcxwr]_", name)}
    assert named - english.keys() == set()
    assert prefixed - named == set()


def _brightness(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`. Source: WCAG 2.2."""
    shares = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *(("text", "page"), ("text", "soft"), ("link", "page"), ("link", "soft"), ("good", "good-bg")),
        *(("bad", "bad-bg"), ("open", "open-bg"), ("good", "page"), ("bad", "page"), ("good", "soft")),
    ],
)
def test_text_stands_out_from_its_ground(page: str, scheme: int, text: str, ground: str) -> None:
    """In light and dark, by at least 4.5 to 1."""
    roots = re.findall(r":root \{(.*?)\}", page, re.DOTALL)
    colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", roots[scheme]))
    high, low = sorted((_brightness(colours[text]), _brightness(colours[ground])), reverse=True)
    assert (high + 0.05) / (low + 0.05) >= 4.5
