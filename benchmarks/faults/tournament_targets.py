"""What strangers feed a tournament with: plans, keys, commitments, sealed files, packs, sheets and words."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.scratch import new_folder
from benchmarks.faults.target import Target
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.seals import age as sealing
from bigdeal_gui.seals.passphrases import check_passphrase
from bigdeal_gui.seals.shares import TWO_OF_THREE, read_share, share_out, share_sheet_text
from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.tournament.commitment import (
    check_commitment,
    commitment_from_json,
    commitment_json,
    make_commitment,
)
from bigdeal_gui.tournament.description_file import read_description, write_description
from bigdeal_gui.tournament.fields import prefix_problem, text_problem
from bigdeal_gui.tournament.inspector import inspect_plan
from bigdeal_gui.tournament.keys.keys_file import read_keys
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan, new_phase, new_plan_text, parse_asked_boards
from bigdeal_gui.tournament.sessions import parse_sessions
from bigdeal_gui.tournament.value.known_rules import known_rule, source_by_name
from bigdeal_gui.tournament.value.outside_value import (
    canonical_value,
    typing_difference,
    unpredictable_bits,
    value_cautions,
)
from bigdeal_gui.tournament.value.promises import read_promise
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SPRING: Final = Path(__file__).parents[2] / "tests" / "vectors" / "squaredeal"
_WEAK: Final = re.compile(rb"age-encryption.org/v1\n-> scrypt \S+ [1-9]\n")
_PROGRAM: Final = "bigdeal-gui 1.0"


def _plan() -> Target:
    seeds = (
        (SPRING / "spring.sqd").read_bytes(),
        (SPRING / "spring.sqd.bak").read_bytes(),
        (SPRING / "spring.sqd").read_bytes().replace(b"\n", b"\r\n"),
        "TN Rundé ♠ cup\nDI x\nSN 2:?:k#:é #\nSN 0:2x8:sw##:S\nSN 99:1-4,5-8:A B:\n".encode(),
        "TN Rundé\nDV 5é\nSN 2:4:k#:é #\n".encode("latin-1"),
    )

    def take(data: bytes) -> bool:
        try:
            read = read_description(data)
        except AppError as error:
            _in_words(error)
            return False
        written = iter(write_description(read, _PROGRAM).split(b"\n"))
        if read.plan.charset == "utf-8" and not all(
            line.removesuffix(b"\r") in _ends_off(written) for line in _lines(data)
        ):
            raise AssertionError("lines that did not change were written otherwise")
        changed = read.with_plan(replace(read.plan, name="Other"))
        try:
            again = read_description(write_description(changed, _PROGRAM))
        except AppError as error:
            _in_words(error)
            return True
        if again.plan != changed.plan:
            raise AssertionError("a plan changes by being written")
        inspect_plan(read.plan, ())
        for phase in read.plan.phases:
            if prefix_problem(phase.prefix) or "/" in phase.file_stem(1):
                raise AssertionError("a prefix that leads out of the folder")
        return True

    return Target("plan", seeds, take, cost=3)


def _lines(data: bytes) -> list[bytes]:
    """Return the lines that have to be there as they were: all but the first, which names the program."""
    return data.removeprefix(b"\xef\xbb\xbf").split(b"\n")[1:-1]


def _ends_off(lines: Iterator[bytes]) -> Iterator[bytes]:
    return (line.removesuffix(b"\r") for line in lines)


def _keys() -> Target:
    seeds = ((SPRING / "spring.sqk").read_bytes(), (SPRING / "spring.sqk").read_bytes().replace(b"\r", b""))

    def take(data: bytes) -> bool:
        try:
            keys = read_keys(data)
        except AppError as error:
            _in_words(error)
            return False
        if read_keys(keys.file_bytes()).digest() != keys.digest():
            raise AssertionError("keys change by being written")
        return True

    return Target("keys", seeds, take)


def _promised() -> bytes:
    rule = SourceRule(_DAY, KNOWN_SOURCES[:2])
    plan = Plan(
        "Rundé", rule.in_words(), (Phase(2, BoardsRule.parse("1-4,5-8"), "rr#", "R #"),), None, "a" * 64
    )
    bound = make_commitment(plan, rule=rule, keys_root="b" * 64, previous="c" * 64, program=_PROGRAM)
    return commitment_json(bound)


def _commitment() -> Target:
    seeds = (_promised(), _promised().replace(b"\n", b""), b'{"format":' + b"[" * 4000)

    def take(data: bytes) -> bool:
        try:
            bound = commitment_from_json(data)
        except AppError as error:
            _in_words(error)
            return False
        if commitment_from_json(commitment_json(bound)) != bound:
            raise AssertionError("a commitment changes by being written")
        return check_commitment(bound, bound.plan) == ()

    return Target("commitment", seeds, take, cost=4)


def _lines_of_commitment() -> Target:
    """Take lines whose digest is right, as somebody malicious would make them."""
    seeds = ("\n".join(commitment_from_json(_promised()).lines).encode(),)

    def take(data: bytes) -> bool:
        lines = tuple(data.decode("utf-8", "replace").split("\n"))
        made = replace(commitment_from_json(_promised()), lines=lines)
        try:
            bound = commitment_from_json(commitment_json(made))
        except AppError as error:
            _in_words(error)
            return False
        check_commitment(bound, bound.plan, "0" * 64)
        return True

    return Target("commitment's lines", seeds, take, cost=5)


def _sealed() -> Target:
    pair = sealing.new_identity()
    binary = sealing.seal(b"keys" * 40, recipients=[pair.recipient])
    # As weak as the format allows, so that it opens at once: 2^1.
    weak = (
        b"age-encryption.org/v1\n-> scrypt "
        + b"A" * 22
        + b" 1\n"
        + b"B" * 43
        + b"\n--- "
        + b"C" * 43
        + b"\n"
        + b"D" * 40
    )
    seeds = (binary, _armoured(binary), weak)

    def take(data: bytes) -> bool:
        try:
            sealing.seal_kind(data)
            # Work that is allowed takes seconds: that is measured elsewhere.
            is_work = b"scrypt" in data and not _WEAK.match(data)
            phrase = "" if is_work else "words that open nothing"
            sealing.open_sealed(data, passphrase=phrase, identities=[pair.identity])
        except AppError as error:
            _in_words(error)
            return False
        return True

    return Target("sealed file", seeds, take, cost=4)


def _armoured(binary: bytes) -> bytes:
    import base64  # noqa: PLC0415 - for the seed alone

    text = base64.encodebytes(binary).replace(b"\n", b"")
    rows = [text[at : at + 64] for at in range(0, len(text), 64)]
    return b"\n".join(
        (b"-----BEGIN AGE ENCRYPTED FILE-----", *rows, b"-----END AGE ENCRYPTED FILE-----", b"")
    )


def _pack() -> Target:
    folder = new_folder()
    path = folder / "pack.zip"
    names = ("spring.sqd", "spring.sqk", "rr1.pbn", "rr1.dlm", "ko1.pbn", "sw2.pbn")
    seeds = tuple(_zipped(names, method) for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))

    def take(data: bytes) -> bool:
        path.write_bytes(data)
        try:
            report = verify_tournament_files([path])
        except AppError as error:
            _in_words(error)
            return False
        report.to_json()
        return report.is_ok

    return Target("pack", seeds, take, cost=60)


def _zipped(names: tuple[str, ...], method: int) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name in names:
            archive.writestr(zipfile.ZipInfo(name), (SPRING / name).read_bytes(), method)
    return packed.getvalue()


def _verified() -> Target:
    """Take one file of a tournament that was changed, beside the sound ones."""
    folder = new_folder()
    names = ("spring.sqd", "spring.sqk", "rr1.pbn", "ko2.pbn", "rr3reserve.pbn")
    for name in names:
        (folder / name).write_bytes((SPRING / name).read_bytes())
    seeds = tuple(name.encode() + b"\n" + (SPRING / name).read_bytes() for name in names)

    def take(data: bytes) -> bool:
        first, _, content = data.partition(b"\n")
        name = first.decode("utf-8", "replace")
        if name not in names:
            return False
        (folder / name).write_bytes(content)
        try:
            report = verify_tournament_files([folder])
        except AppError as error:
            _in_words(error)
            return False
        finally:
            (folder / name).write_bytes((SPRING / name).read_bytes())
        report.to_json()
        return report.is_ok

    return Target("verify", seeds, take, cost=60)


def _words() -> Target:
    shared = share_out(TWO_OF_THREE, bytes)
    phase = Phase(4, BoardsRule.parse("1-4"), "rr#", "R #")
    seeds = (
        b"39,500.12", b"3 500", b"DJI1910", b"Closing value of the DAX on 14 July 2026", b"1-16,17-32",
        b"2x8", b"?", b"1-3", b"*", b"rr#", "Rundé #/4".encode(), b"COM1", b"a" * 1001,
        SourceRule(_DAY, KNOWN_SOURCES[:1]).to_json().encode(),
        " ".join(shared.shares[0].words).encode(),
        share_sheet_text(shared.shares[1], TWO_OF_THREE, tournament="Cup", file_name="cup.sqk.age").encode(),
    )  # fmt: skip
    parsers: tuple[Callable[[str], object], ...] = (
        BoardsRule.parse,
        parse_asked_boards,
        read_share,
        SourceRule.from_json,
        sealing.check_recipient,
        sealing.read_identities,
        lambda text: parse_sessions(text, phase),
        lambda text: new_phase(2, "8", text, text),
        lambda text: new_phase(2, text, "rr", "x"),
    )
    # These take nearly everything, or only tell what they think of it.
    others: tuple[Callable[[str], object], ...] = (
        canonical_value,
        value_cautions,
        unpredictable_bits,
        read_promise,
        known_rule,
        source_by_name,
        prefix_problem,
        text_problem,
        check_passphrase,
        lambda text: typing_difference(text, text[::-1]),
        lambda text: new_plan_text("name", text),
        lambda text: SourceRule(_DAY, text=text),
    )

    def take(data: bytes) -> bool:
        is_taken = False
        text = data.decode("utf-8", "surrogateescape")
        for parse in (*parsers, *others):
            try:
                parse(text)
                is_taken |= parse in parsers
            except AppError as error:
                str(error)
        return is_taken

    return Target("tournament's words", seeds, take, cost=30)


def _in_words(error: AppError) -> None:
    if not str(error).isprintable():
        raise AssertionError(f"an error that cannot be shown: {error!r}")


_DAY: Final = date(2027, 7, 6)

TARGETS: Final[dict[str, Callable[[], Target]]] = {
    "plan": _plan,
    "keys": _keys,
    "commitment": _commitment,
    "commitment's lines": _lines_of_commitment,
    "sealed file": _sealed,
    "pack": _pack,
    "verify": _verified,
    "tournament's words": _words,
}
