"""What the page makes of holders' words and of keys that were revealed one by one: what the command makes.

The tree is that of RFC 6962, with the vectors that its implementations agree on.
"""

from __future__ import annotations

import base64
import io
import zipfile
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from benchmarks.faults.mutation import Draws
from bigdeal_gui.tournament.holders.holder_promise import (
    Holder,
    hash_of_words,
    holder_part_kind,
    shared_promise,
    shared_value,
)
from bigdeal_gui.tournament.keys.merkle import path_sides
from bigdeal_gui.tournament.record_file import ReserveUse, record_json
from tests.resources.page_reader import Judged, by_command, differing, handed_in, tampered, whole, written
from tests.services.tournament.verdict_cases import cases
from tests.services.tournament.verdict_cups import CUP, PHASES, RECORD, RECORD_MOMENT, SUMS, cup
from tests.services.tournament.verdict_evenings import evening, key_file
from tests.tournament.keys.test_merkle import LEAVES, PATHS, ROOTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tests.resources.page_reader import Reader

BITS: Final = 8
EVENINGS: Final = (
    *("evening", "evening-with-its-reserve", "evening-of-the-last-phase", "two-evenings-of-three"),
    *("every-evening-together", "evening-in-a-file-of-both", "evening-among-all-boards"),
    *("evening-under-two-commitments", "all-keys-and-that-of-an-evening"),
)
HANDS: Final = ("several-hands", "words-withheld", "several-hands-and-a-round", "words-of-one-missing")

HASHES: Final = tuple(map(hash_of_words, ("a-b", "c-d", "e-f")))
CLAUSE: Final = "; then a blank and the words of {}, joined by hyphens, whose SHA-256 is {}"
WITHHELD: Final = "; for words that are withheld, their SHA-256 stands in their place"

PROVED_TOGETHER: Final = ["boards", "boards", "session-key", "session-key", "plan", "checksums"]

TREE = """
const [leaves, paths] = arguments, { bytesOf, hex, rootAbove, sidesOf, treeOf } = window.bigdealParts;
const bytes = leaves.map(bytesOf);
return [leaves.map((_, i) => hex(treeOf(bytes.slice(0, i + 1)))),
  paths.map(([index, count, path]) => { const sides = sidesOf(index, count);
    const fromHex = digits => Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16));
    const way = path.map((beside, i) => ({ side: sides[i], beside: fromHex(beside) }));
    return hex(rootAbove(bytes[index], way)); }),
  Array.from({ length: 70 }, (_, i) => sidesOf(i, 70))];
"""
"""Roots of the first so many leaves, those to which paths lead, and the sides of every place in a list."""
KEY = """
const [files] = arguments, { bytesOf, leadsToRoot, sessionKeyOf } = window.bigdealParts;
return files.map(text => { try { return leadsToRoot(sessionKeyOf(bytesOf(atob(text)))); }
  catch (error) { return `${error.say}`; } });
"""
PROMISES = """
const [promises, values] = arguments, { partKind, sharedPromise, sharedValue } = window.bigdealParts;
return [promises.map(sentence => { const { outside, holders } = sharedPromise(sentence);
    return [outside, holders.map(({ name, hash }) => [name, hash])]; }),
  values.map(([value, hashes]) => { const holders = hashes.map(hash => ({ hash }));
    const { outside, parts } = sharedValue(value, holders);
    return [outside, parts, parts && parts.map((part, i) => partKind(part, holders[i]))]; })];
"""


def test_the_tree_is_that_of_rfc_6962(either: Reader) -> None:
    """Roots, audit paths and the sides of every place are those that others agree on."""
    leaves = [leaf.decode("latin-1") for leaf in LEAVES]
    roots, reached, places = either.browser.run(TREE, leaves, [list(path) for path in PATHS])
    assert roots == list(ROOTS[1:])
    assert reached == [ROOTS[count] for _index, count, _path in PATHS]
    assert places == [[side.value for side in path_sides(index, 70)] for index in range(70)]


def test_every_changed_bit_of_a_key_is_refused(reader: Reader) -> None:
    """Of key, place, number, root and path: no other file leads to the root that was bound."""
    genuine = key_file(CUP, 1, 2)
    start = genuine.index(b"\n") + 1
    changed = []
    for place in range(start, len(genuine) - 1):
        for bit in range(BITS):
            one = bytearray(genuine)
            one[place] ^= 1 << bit
            changed.append(bytes(one))
    given = [base64.b64encode(data).decode("ascii") for data in (genuine, *changed)]
    first, *others = reader.browser.run(KEY, given)
    assert first is True
    assert len(others) == len(changed) > 1_000
    assert True not in others


def one_of(draws: Draws, some: Sequence[str]) -> str:
    """Return one of `some`."""
    return some[draws.below(len(some))]


def odd_promises(draws: Draws) -> list[str]:
    """Return sentences that promise holders, or nearly so."""
    names = (
        "Team B",
        "É",
        "x" * 40,
        "x" * 41,
        "a;b",
        " a",
        "a ",
        "😀" * 40,
        "of A, joined by hyphens, whose",
        "",
    )
    ends = (*[WITHHELD] * 5, "", "; for words", ".")
    hashes = (*HASHES, HASHES[0].upper())
    return [
        one_of(draws, ("The DAX", "", "A; then B"))
        + "".join(CLAUSE.format(one_of(draws, names), one_of(draws, hashes)) for _ in range(draws.below(4)))
        + one_of(draws, ends)
        for _ in range(400)
    ]


def odd_values(draws: Draws) -> list[tuple[str, list[str]]]:
    """Return values, each with the hashes of the words that it should hold."""
    pieces = ("a-b", "c-d", HASHES[0], HASHES[1], "", "2435017", "é-ü")
    return [
        (
            " ".join(one_of(draws, pieces) for _ in range(draws.below(6))),
            [one_of(draws, HASHES) for _ in range(draws.below(4))],
        )
        for _ in range(400)
    ]


def test_promises_and_values_are_taken_apart_alike(either: Reader) -> None:
    """However a sentence or a value is put together, page and command find the same holders and parts."""
    draws = Draws(18)
    promises, values = odd_promises(draws), odd_values(draws)
    found, apart = either.browser.run(PROMISES, promises, values)
    for sentence, (outside, holders) in zip(promises, found, strict=True):
        shared = shared_promise(sentence)
        assert outside == shared.outside, sentence
        assert holders == [[one.name, one.words_hash] for one in shared.holders], sentence
    assert 50 < sum(bool(holders) for _outside, holders in found) < len(promises) - 50
    for (value, hashes), (outside, parts, kinds) in zip(values, apart, strict=True):
        holders = [Holder("", one) for one in hashes]
        taken = shared_value(value, holders)
        whole_parts = None if taken.parts is None else list(taken.parts)
        assert (outside, parts) == (taken.outside, whole_parts), value
        pairs = zip(taken.parts or (), holders if taken.parts else (), strict=True)
        assert (kinds or []) == [holder_part_kind(part, one).value for part, one in pairs], value
    every = {kind for _outside, _parts, kinds in apart for kind in kinds or ()}
    assert every == {"words", "withheld", "other"}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return packed.getvalue()


def test_the_packs_of_several_evenings_are_given_together(either: Reader, tmp_path: Path) -> None:
    """Each with its own list of checksums, text and record: all that they prove stands in one verdict."""
    longer = cup(phases=(replace(PHASES[0], sessions=3), *PHASES[1:]), seed="longer")
    reserve = replace(RECORD, reserve=(ReserveUse(1, 1, (), "a card was seen", RECORD_MOMENT),))
    loose = {
        "cup-rr1-public.zip": evening(longer, session=1, README__txt=b"of session 1\n"),
        "cup-rr2-public.zip": evening(longer, cup__record__json=record_json(reserve)),
    }
    packs = {name: zipped(files) for name, files in loose.items()}
    damaged = {**evening(longer, session=1), "rr1.pbn": longer.session(1, 3)}
    mixed = {**packs, "cup-rr1-public.zip": zipped(damaged)}
    for name, files, verdict in (("whole", packs, "open"), ("mixed", mixed, "false")):
        either.open()
        assert either.give(written(tmp_path / name, files)) == verdict
        assert (verdict, whole(either.result)) == by_command(tmp_path / f"{name} again", files)
    assert either.said("contradicted") == ["board", "checksum"]
    inner = {f"{name[:7]}/{one}": data for name, files in loose.items() for one, data in files.items()}
    twice = {**packs, "again.zip": packs["cup-rr2-public.zip"]}
    for number, files in enumerate((packs, twice, {"both.zip": zipped(inner)})):
        either.open()
        either.give(written(tmp_path / f"once more {number}", files))
        assert either.said("proved") == PROVED_TOGETHER
        assert either.said("left_to_you") == [
            "published",
            "value",
            "played",
            "first-promise",
            "other-sessions",
        ]
        assert len(either.rows) == 2
        assert either.result["boards"] == 8


@pytest.fixture(scope="module")
def damaged_by_command(tmp_path_factory: pytest.TempPathFactory) -> list[Judged]:
    """Damaged packs of evenings and of holders' words, with what the command makes of them."""
    folder = tmp_path_factory.mktemp("damaged")
    draws, by_name = Draws(2028), {case.name: case for case in cases()}
    judged: list[Judged] = []
    for number in range(110):
        name = (*EVENINGS, *HANDS)[number % len((*EVENINGS, *HANDS))]
        files = {one: data for one, data in by_name[name].files.items() if one != SUMS or number % 3}
        few = {one: data for one, data in files.items() if one.endswith((".key.txt", ".sqd", ".json"))}
        damage = (
            tampered(files, draws, is_packed=False)
            if number % 2
            else files | tampered(few, draws, is_packed=False)
        )
        true = by_name[name] if number % 3 else None
        judged.append(handed_in(folder, f"{number}-{name}", damage, true))
    return judged


def test_damaged_evenings_and_hands_are_told_alike(either: Reader, damaged_by_command: list[Judged]) -> None:
    """Whatever is damaged in such packs, page and command make the same entries of it."""
    assert len(damaged_by_command) == 110
    assert differing(either, damaged_by_command) == {}
