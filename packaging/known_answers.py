"""Write down what this version makes of known seeds and keys: `python packaging/known_answers.py [FORMAT…]`.

Both the self-test's answers and this version's are written. The self-test's are made again for new formats;
where those of an old one would change, it has to be named.

The file `tests/vectors/versions/VERSION.json` stays for ever, and every later version has to make the same
sets: so an event can be checked, and its sets made again, when nobody has the old program any more.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.errors.formats import FormatCannotHold
from bigdeal_gui.formats.format import LF, Heading, Profile
from bigdeal_gui.formats.table import FORMATS
from bigdeal_gui.journal.set_code import set_code
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import number_of_deal
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.known_digests import DIGESTS
from bigdeal_gui.services.dealing.self_test import self_test_digests
from bigdeal_gui.tournament.description_file import read_description
from bigdeal_gui.tournament.keys.keys_file import read_keys
from bigdeal_gui.tournament.sessions import SessionId, session_deals, session_name, set_key

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bigdeal_gui.model.deals import Deal

TOP: Final = Path(__file__).resolve().parents[1]
DIGESTS_FILE: Final = TOP / "bigdeal_gui" / "services" / "dealing" / "known_digests.py"
FOLDER: Final = TOP / "tests" / "vectors" / "versions"

ABOUT: Final = (
    "What this version made.",
    "questions: a seed (20 bytes in hex) with an identification (UTF-8) and what else stands in files; and",
    "a tournament, its plan and keys line by line as in SquareDeal's files (the keys' lines end in CR LF).",
    "deals: SHA-256 of the deals' Big Deal numbers in decimal, a line feed after each.",
    "files: SHA-256 of each format's file in the standard profile and in Big Deal's (text with line feeds),",
    "null where the format cannot hold the boards.",
)

SETS: Final[tuple[dict[str, Any], ...]] = (
    {
        "seed": "000102030405060708090a0b0c0d0e0f10111213",
        "owner": "self-test",
        "boards": [1, 36],
        "event": "Tuesday pairs",
        "date": "2026.01.06",
        "set_code": "K7QM-2PXA",
    },
    {
        "seed": "ffffffffffffffffffffffffffffffffffffffff",
        "owner": "Bridge Club Łódź – Große Straße 7",
        "boards": [11, 20],
        "event": "Łódź “Open”, second half",
        "site": "Łódź",
        "date": "2026.12.31",
        "set_code": "0000-0000",
    },
    {"seed": "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed", "owner": "", "boards": [1, 1]},
    {
        "seed": "00000000000000000000000000000000000000a7",
        "owner": "x" * 300,
        "boards": [5, 104],
        "event": "Long",
    },
)
TOURNAMENT: Final[dict[str, Any]] = {
    "plan": [
        "TN Known answers",
        "DI The closing values of an exchange on 3 March 2026",
        "DV 12345.67 – 7654.32",
        "SN 2:16:RR#:Round robin #",
        "SN 0:1-16:KO#:Knock-out #",
    ],
    "keys": [
        "1,1:abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567",
        "1,2:9876543210zyxwvutsrqponmlkjihgfedcbaZYXWVUTSRQPONMLKJIHGFEDC",
        "2,0:0a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1v2w3x4y5z6A7B8C9D",
    ],
    "sessions": [
        [1, 1, "original"],
        [1, 1, "reserve"],
        [1, 2, "original"],
        [2, 3, "original"],
        [2, 3, "reserve"],
    ],
    "boards": [1, 16],
}
QUESTIONS: Final[dict[str, Any]] = {"sets": list(SETS), "tournament": TOURNAMENT}


def answers(questions: dict[str, Any], program: str) -> dict[str, Any]:
    """Return what this version makes of `questions`, under the name of `program` that stands in files."""
    return {
        "sets": [_set(question, program) for question in questions["sets"]],
        "sessions": _sessions(questions["tournament"]),
    }


def _set(question: dict[str, Any], program: str) -> dict[str, Any]:
    boards = BoardRange(*question["boards"])
    deals = first_deals(Seed(bytes.fromhex(question["seed"])), question["owner"].encode(), len(boards))
    texts = {name: question.get(name, "") for name in ("event", "site", "date", "set_code")}
    files: dict[str, list[str | None]] = {}
    for row in FORMATS:
        files[row.name] = []
        for profile in Profile:
            heading = Heading(boards, program, profile, line_end=LF, **texts)
            try:
                row.check_holds(boards, profile)
            except FormatCannotHold:
                files[row.name].append(None)
            else:
                files[row.name].append(_digest(row.write(heading, map(Board, boards, deals))))
    return {"deals": _digest_of_deals(deals), "files": files}


def _sessions(question: dict[str, Any]) -> list[dict[str, str]]:
    plan = read_description("\n".join(question["plan"]).encode()).plan
    keys = read_keys("".join(f"{line}\r\n" for line in question["keys"]).encode())
    boards = BoardRange(*question["boards"])
    made = []
    for phase, session, kind in question["sessions"]:
        one = SessionId(phase, session, is_reserve=kind == "reserve")
        stem = session_name(plan, one).stem
        deals = session_deals(plan, keys, one, len(boards))
        code = set_code(set_key(plan, keys, one, stem), boards, deals)
        made.append({"stem": stem, "deals": _digest_of_deals(deals), "set_code": code})
    return made


def _digest_of_deals(deals: Iterable[Deal]) -> str:
    return _digest(b"".join(b"%d\n" % number_of_deal(deal) for deal in deals))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def document(version: str = __version__) -> dict[str, Any]:
    """Return the file of `version`, made by this one."""
    program = f"{PROGRAM_NAME} {version}"
    return {
        "about": list(ABOUT),
        "version": version,
        "program": program,
        "questions": QUESTIONS,
        "answers": answers(QUESTIONS, program),
    }


def is_released(version: str, changelog: str) -> bool:
    """Tell whether `changelog` gives `version` a date, or does not know it."""
    return f"## [{version}] – unreleased" not in changelog


def self_test_module(meant: Collection[str] = ()) -> str:
    """Return the module of what the self-test compares with; `meant` are the old formats that may change.

    Raises:
        SystemExit: other formats would change; it says which.
    """
    made = {row.name: self_test_digests(row) for row in FORMATS}
    changed = [name for name, digests in made.items() if DIGESTS.get(name, digests) != digests]
    if not set(changed) <= set(meant):
        names = " ".join(changed)
        sys.exit(f"The bytes of these formats have changed: {names}. If that is meant, name them: {names}.")
    before, equals, _ = DIGESTS_FILE.read_text("utf-8").partition(" = {\n")
    rows = (
        f'    "{name}": (\n' + "".join(f'        "{digest}",\n' for digest in digests) + "    ),\n"
        for name, digests in made.items()
    )
    return before + equals + "".join(rows) + "}\n"


def main(arguments: Sequence[str] = ()) -> int:
    """Write the self-test's answers and this version's; those of a released one are never touched."""
    DIGESTS_FILE.write_text(self_test_module(arguments), "utf-8", newline="\n")
    path = FOLDER / f"{__version__}.json"
    if path.exists() and is_released(__version__, (TOP / "CHANGELOG.md").read_text("utf-8")):
        sys.exit(f"{__version__} is released, so {path.name} stays as it is.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document(), ensure_ascii=False, indent=1) + "\n", "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
