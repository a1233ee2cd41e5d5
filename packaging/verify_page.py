"""The page that verifies a tournament: `python packaging/verify_page.py build | check`.

`build` puts the parts in packaging/verify_page together to resources/verify/verify.html, one file that
needs nothing else; `check` says what is wrong with its words, and whether the file is that of its parts. What
the page shares with the program (sources, exchanges, endings, words, its version) is taken from there.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shamir_mnemonic.wordlist import WORDLIST

from bigdeal_gui import PROGRAM
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.tournament.calendars import EXCHANGES
from bigdeal_gui.tournament.sources import KNOWN_SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

TOP: Final = Path(__file__).resolve().parents[1]
PARTS: Final = Path(__file__).resolve().parent / "verify_page"
PAGE: Final = TOP / "resources" / "verify" / "verify.html"
CORE: Final = ("bytes", "deals", "plan", "boards", "archive", "promise", "digest", "proof", "verdict")
"""What verifies, in the order in which it is read; the page hands it to its worker as well."""
ENGLISH: Final = "en"
NEIGHBOURS: Final = ("en", "de", "nl", "da", "nb", "sv", "fr", "it", "es", "pt", "pl")
"""The languages, those that are alike beside one another: so they take less room."""
READ_HERE: Final = ".pbn"
"""The endings of the boards that the page reads by itself."""

_PACKED: Final = re.compile(r'PACKED = "([A-Za-z0-9+/=]*)"')
_FIELD: Final = re.compile(r"\{\w+\}")


def words() -> dict[str, dict[str, str]]:
    """Return what the page says, by language and name."""
    return {
        file.stem: json.loads(file.read_text("utf-8")) for file in sorted((PARTS / "words").glob("*.json"))
    }


def faults(said: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Yield what is wrong with a language's texts: one that is missing, superfluous, or has other fields."""
    english = said[ENGLISH]
    for code, texts in said.items():
        for name in english.keys() ^ texts.keys():
            yield f"{code}.json: “{name}” is {'missing' if name in english else 'superfluous'}"
        for name in english.keys() & texts.keys():
            if not texts[name].strip():
                yield f"{code}.json: “{name}” is empty"
            if sorted(_FIELD.findall(english[name])) != sorted(_FIELD.findall(texts[name])):
                yield f"{code}.json: “{name}” has other fields than in English"


def built(old: str = "") -> str:
    """Return the page; `old` is the page before, whose packed words stay where they say the same."""
    core = _filled(_slim("\n".join(_part(f"{name}.js") for name in CORE)), _shared())
    page = _filled(_slim(_part("page.js")), {"PACKED": _packed(words(), old), "PROGRAM": PROGRAM})
    scripts = {"STYLE": _part("style.css"), "CORE": core, "PAGE": page}
    hashes = {f"{name} HASH": _policy_hash(text) for name, text in scripts.items()}
    return _filled(_part("page.html"), {**hashes, **scripts, "PROGRAM": PROGRAM})


def _slim(script: str) -> str:
    """Return a script without what only its author reads: indentation and comments; no text has `//`."""
    lines = (re.sub(r"\s*//(?! ----).*", "", line).strip() for line in script.splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def _part(name: str) -> str:
    return (PARTS / name).read_text("utf-8")


def _filled(text: str, parts: Mapping[str, str]) -> str:
    for name, part in parts.items():
        mark = f"/*{name}*/"
        if mark not in text:
            raise ValueError(f"no place for {name}")
        text = text.replace(mark, part)
    return text


def _shared() -> dict[str, str]:
    """Return what the page knows from the program."""
    others = dict.fromkeys(row.suffix for row in FORMATS if row.holds_boards and row.suffix != READ_HERE)
    sources = [
        (source.name, source.kind.value, source.exchange, source.decimals, source.publisher)
        for source in KNOWN_SOURCES
    ]
    exchanges = {exchange.mic: exchange.name for exchange in EXCHANGES}
    return {"OTHERS": _inner([*others]), "SOURCES": _inner(sources), "EXCHANGES": _inner(exchanges)}


def _inner(whole: Sequence[object] | Mapping[str, object]) -> str:
    """Return a list or an object of JSON without its brackets, so that nothing in it can end a script."""
    return json.dumps(whole, ensure_ascii=False).replace("<", "\\u003c")[1:-1]


def _packed(said: Mapping[str, Mapping[str, str]], old: str) -> str:
    """Return the texts of all languages and the list of words, deflated, as each library does its own way."""
    texts = {name: [said[code][name] for code in NEIGHBOURS] for name in said[ENGLISH]}
    whole = {"codes": NEIGHBOURS, "texts": texts, "slip39": " ".join(WORDLIST)}
    plain = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    if (found := _PACKED.search(old)) and _inflated(found[1]) == plain:
        return found[1]
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return base64.b64encode(deflater.compress(plain) + deflater.flush()).decode("ascii")


def _inflated(text: str) -> bytes:
    try:
        return zlib.decompress(base64.b64decode(text), -15)
    except (ValueError, zlib.error):
        return b""


def _policy_hash(text: str) -> str:
    """Return how a page's policy names a script or a style: nothing else is run or shown."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")


def main(arguments: Sequence[str]) -> int:
    """Build or check the page, and return 1 where something is wrong."""
    wrong = sorted(faults(words()))
    old = PAGE.read_text("utf-8") if PAGE.is_file() else ""
    page = "" if wrong else built(old)
    if page and [*arguments] == ["build"]:
        PAGE.write_text(page, "utf-8", newline="\n")
    elif page != old and not wrong:
        wrong = ["verify.html is not that of its parts: run `python packaging/verify_page.py build`"]
    for fault in wrong:
        sys.stderr.write(f"{fault}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
