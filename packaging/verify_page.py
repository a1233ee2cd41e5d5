"""The page that verifies a tournament: `python packaging/verify_page.py build | check | noble`.

`build` puts the parts in packaging/verify_page together to resources/verify/verify.html, one file that
needs nothing else; `check` says what is wrong with its words, and whether the file is that of its parts. What
the page shares with the program (sources, exchanges, endings, words, its version) is taken from there.
`noble` fetches @noble/curves and esbuild, as noble/package-lock.json pins them, and bundles again what checks
the signatures of drand; it needs npm and a network, and makes the same bytes each time.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
import zlib
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shamir_mnemonic.wordlist import WORDLIST

from bigdeal_gui import PROGRAM
from bigdeal_gui.tournament.event_name import LOOKS
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.calendars import EXCHANGES
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

TOP: Final = Path(__file__).resolve().parents[1]
PARTS: Final = Path(__file__).resolve().parent / "verify_page"
PAGE: Final = TOP / "resources" / "verify" / "verify.html"
CORE: Final = (
    "bytes",
    "deals",
    "plan",
    "boards",
    "formats",
    "archive",
    "holders",
    "names",
    "round",
    "promise",
    "digest",
    "value",
    "proof",
    "verdict",
    "statements",
)
"""What verifies, in the order in which it is read; the page hands it to its worker as well."""
ENGLISH: Final = "en"
NEIGHBOURS: Final = ("en", "de", "nl", "da", "nb", "sv", "fr", "it", "es", "pt", "pl")
"""The languages, those that are alike beside one another: so they take less room."""
NOBLE: Final = PARTS / "noble"
BUNDLE: Final = NOBLE / "bls.min.js"
"""What checks signatures, bundled from @noble/curves by `noble/entry.js`."""
MODULES: Final = NOBLE / "node_modules"

_PACKED: Final = re.compile(r'(PACKED|BLS) = "([^"]*)"')
_HARMLESS: Final = bytes.maketrans(b"<(=", b",.:")
"""The signs of base 85 that could mean something in a page, and those that stand for them there."""
_AS_BASE_85: Final = bytes.maketrans(b",.:", b"<(=")
_ESBUILD: Final = (
    *("entry.js", "--bundle", "--minify", "--format=iife", "--target=es2022", "--charset=ascii"),
    *("--legal-comments=none", "--log-level=warning"),
)
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
    core = filled(slim("\n".join(part(f"{name}.js") for name in CORE)), {**_shared(), **clock()})
    return assembled(part("page.html"), core, part("page.js"), part("style.css"), words(), old)


def assembled(  # noqa: PLR0913, PLR0917 - all that a page is made of
    frame: str, core: str, page: str, style: str, said: Mapping[str, Mapping[str, str]], old: str
) -> str:
    """Return a page in one file: its `frame` of HTML, scripts, style, texts, and the policy that names them.

    `core` and `page` are scripts; what shows the texts is put before the page's own. `old` is as in `built`.
    """
    bundle = BUNDLE.read_text("utf-8")
    packed = {"PACKED": _packed("PACKED", _plain(said), old), "BLS": _packed("BLS", bundle, old)}
    script = filled(slim(part("words.js") + page), {**packed, "PROGRAM": PROGRAM})
    scripts = {"STYLE": style, "CORE": core, "PAGE": script}
    hashes = {f"{name} HASH": _policy_hash(text) for name, text in {**scripts, "BLS": bundle}.items()}
    return filled(frame, {**hashes, **scripts, "PROGRAM": PROGRAM, "NOBLE": noble_version()})


def noble_version() -> str:
    """Return the version of @noble/curves that is in the bundle."""
    return str(json.loads((NOBLE / "package.json").read_text("utf-8"))["devDependencies"]["@noble/curves"])


def fetch_noble() -> None:
    """Fetch what the bundle is made of, as it is pinned, into `noble/node_modules`.

    Raises:
        CalledProcessError: npm is missing, or could not.
    """
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=NOBLE, check=True, stdout=subprocess.DEVNULL)


def bundled() -> str:
    """Return the bundle made again from `noble/node_modules`, with its licence in front.

    Raises:
        CalledProcessError: esbuild is missing, or could not.
    """
    licence = (MODULES / "@noble" / "curves" / "LICENSE").read_text("utf-8").strip()
    command = [str(MODULES / ".bin" / "esbuild"), *_ESBUILD]
    made = subprocess.run(command, cwd=NOBLE, check=True, capture_output=True, text=True).stdout
    return f"/* noble-curves {noble_version()} and noble-hashes\n{licence}\n*/\n{made}"


def slim(script: str) -> str:
    """Return a script without what only its author reads: indentation and comments; no text has `//`."""
    lines = (re.sub(r"\s*//(?! ----).*", "", line).strip() for line in script.splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def part(name: str) -> str:
    """Return a part of the page that verifies, as it is kept."""
    return (PARTS / name).read_text("utf-8")


def filled(text: str, parts: Mapping[str, str]) -> str:
    """Return a text with each of `parts` in its place.

    Raises:
        ValueError: it has no place for one of them.
    """
    for name, inside in parts.items():
        mark = f"/*{name}*/"
        if mark not in text:
            raise ValueError(f"no place for {name}")
        text = text.replace(mark, inside)
    return text


def _shared() -> dict[str, str]:
    """Return what the page knows from the program."""
    sources = [
        (source.name, source.kind.value, source.exchange, source.decimals, source.publisher)
        for source in KNOWN_SOURCES
    ]
    exchanges = {exchange.mic: exchange.name for exchange in EXCHANGES}
    return {"SOURCES": _inner(sources), "EXCHANGES": _inner(exchanges), "LOOKS": _inner(LOOKS)}


def clock() -> dict[str, str]:
    """Return what pages know of the public clock."""
    return {
        "CHAIN": drand.CHAIN,
        "KEY": drand.PUBLIC_KEY.hex(),
        "GENESIS": str(int(drand.GENESIS.timestamp())),
    }


def _inner(whole: Sequence[object] | Mapping[str, object]) -> str:
    """Return a list or an object of JSON without its brackets, so that nothing in it can end a script."""
    return json.dumps(whole, ensure_ascii=False).replace("<", "\\u003c")[1:-1]


def _plain(said: Mapping[str, Mapping[str, str]]) -> str:
    """Return the texts, language by language, and the list of words, in a form that takes little room."""
    names = [*said[ENGLISH]]
    texts = [[said[code][name] for name in names] for code in NEIGHBOURS]
    whole = {"codes": NEIGHBOURS, "names": names, "texts": texts, "slip39": _front_coded(WORDLIST)}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _front_coded(words: Sequence[str]) -> str:
    """Return of each word how many letters it shares with the one before, fewer than ten, and the rest."""

    def rest(before: str, word: str) -> str:
        count = next(end for end in range(len(word), -1, -1) if before.startswith(word[:end]))
        return f"{count}{word[count:]}"

    return "".join(rest(before, word) for before, word in pairwise(["", *words]))


def _packed(name: str, text: str, old: str) -> str:
    """Return a text deflated, which each library does its own way: as in the page before, if it is there."""
    plain = text.encode("utf-8")
    for kind, packed in _PACKED.findall(old):
        if kind == name and _inflated(packed) == plain:
            return str(packed)
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    packed = base64.b85encode(deflater.compress(plain) + deflater.flush())
    return packed.translate(_HARMLESS).decode("ascii")


def _inflated(text: str) -> bytes:
    try:
        return zlib.decompress(base64.b85decode(text.encode("ascii").translate(_AS_BASE_85)), -15)
    except (ValueError, zlib.error):
        return b""


def _policy_hash(text: str) -> str:
    """Return how a page's policy names a script or a style: nothing else is run or shown."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")


def main(arguments: Sequence[str]) -> int:
    """Build or check the page, or bundle what it is made of, and return 1 where something is wrong."""
    if [*arguments] == ["noble"]:
        fetch_noble()
        BUNDLE.write_text(bundled(), "utf-8", newline="\n")
        return 0
    return built_or_checked(PAGE, words(), built, is_built=[*arguments] == ["build"])


def built_or_checked(
    page: Path, said: Mapping[str, Mapping[str, str]], make: Callable[[str], str], *, is_built: bool
) -> int:
    """Build the file `page` with `make`, or check that it is that of its parts; return 1 where it is not."""
    wrong = sorted(faults(said))
    old = page.read_text("utf-8") if page.is_file() else ""
    new = "" if wrong else make(old)
    if new and is_built:
        page.write_text(new, "utf-8", newline="\n")
    elif new != old and not wrong:
        wrong = [f"{page.name} is not that of its parts: run `python packaging/{page.stem}_page.py build`"]
    for fault in wrong:
        sys.stderr.write(f"{fault}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
