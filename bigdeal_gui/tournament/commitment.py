"""The commitment (NAME.commit.json): one digest that binds keys, plan, ranges, names, promise and program.

SquareDeal's hash binds the keys alone: with it, phases, boards and the promised source could still be
changed after the outside value is known. Here all of them are lines of text, those of the description file
among them, and the digest is the SHA-256 of these lines, each ended by a line feed, so that anybody can
recompute it with `sha256sum`. A plain hash gives nothing away: everything in the lines is public but the
keys, and these stand there as a hash of keys of 357 random bits each, which nobody can search.

Version 2 binds each key by itself as well, by the root of a Merkle tree, and names the digest that the same
organiser published before, so that publishing several plans and showing one of them can be seen. Version 3
announces that what is done is written into a log (`LG 1`), so that a log which is missing can be seen. What
was bound by versions 1 and 2 is read for ever.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import (
    CommitmentTooNew,
    DamagedCommitment,
    DamagedDescription,
    ForgedCommitment,
    InvalidField,
    InvalidRule,
)
from bigdeal_gui.tournament.description_file import MAX_BYTES, read_description
from bigdeal_gui.tournament.fields import UNSET, unique_names
from bigdeal_gui.tournament.holders.holder_promise import Holder, shared_promise
from bigdeal_gui.tournament.value.round_rule import PromisedRule, rule_from_json
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan

SUFFIX: Final = ".commit.json"
VERSION: Final = 3
MAX_FILE_BYTES: Final = 4 * MAX_BYTES

_FORMAT: Final = "bigdeal-gui commitment"
_WITHOUT_CHAIN: Final = 1
"""The version that has neither the root of the keys nor the digest before."""
_WITHOUT_LOG: Final = 2
"""The version that announces no log."""
_LOG_FORM: Final = "1"
_VERSIONS: Final = (_WITHOUT_CHAIN, _WITHOUT_LOG, VERSION)
_KEYS: Final = {"format", "version", "digest", "lines"}
_DIGEST: Final = re.compile("[0-9a-f]{64}")
_NO_DIGEST: Final = "none"
_HOLDER: Final = re.compile("([0-9a-f]{64}) (.+)")
_PROGRAM: Final = re.compile("[!-~](?:[ -~]{0,98}[!-~])?")
_PLAN_TAGS: Final = re.compile(r"TN \|DI \|(?:SN \|)*KH ")
_TAG: Final = 3
_LAST_VERSION: Final = 999


@dataclass(frozen=True, slots=True)
class Commitment:
    """What was bound when the plan was published: the `lines`, their `digest`, and what they say.

    `plan` has no outside value, since that was not known; `rule` is None where the source stands in the
    plan's own words alone. `keys_root` is the root of the keys' Merkle tree, 64 hexadecimal digits, and
    `previous` the digest that the organiser published before, None where this one says that it is the first.
    In version 1 there is neither: `keys_root` is empty, `previous` None. `holders` are those of its lines,
    who keep words that the value needs.
    """

    lines: tuple[str, ...]
    plan: Plan
    rule: PromisedRule | None
    program: str
    version: int = _WITHOUT_CHAIN
    keys_root: str = ""
    previous: str | None = None
    holders: tuple[Holder, ...] = ()

    @property
    def has_log(self) -> bool:
        """Whether it announces a log of what is done."""
        return self.version > _WITHOUT_LOG

    @property
    def digest(self) -> str:
        """The SHA-256 of the lines, each ended by a line feed, 64 lower-case hexadecimal digits."""
        return _digest_of(self.lines)

    @property
    def keys_hash(self) -> str:
        """The SHA-256 of the file of keys that was bound."""
        return self.plan.keys_hash or ""


@dataclass(frozen=True, slots=True)
class Broken:
    """One promise that does not hold: `what` it is of, in which `phase`, what was `promised` and `found`.

    `what` is name, source, rule, holders, phase, sessions, boards, prefix, description, keys, or root (of
    the keys); `phase` counts from 1.
    """

    what: str
    phase: int | None
    promised: str
    found: str

    @property
    def text(self) -> str:
        """The broken promise in a sentence."""
        if self.what == "phase":
            if self.promised:
                text = translate("findings", "Phase {phase}, “{promised}”, was published but is missing now.")
            else:
                text = translate("findings", "Phase {phase}, “{found}”, was added after publication.")
        elif self.phase is not None:
            text = translate(
                "findings", "Phase {phase}: its {what} was published as “{promised}” and is now “{found}”."
            )
        else:
            text = translate("findings", "The {what} was published as “{promised}” and is now “{found}”.")
        return text.format(what=_words(self.what), phase=self.phase, promised=self.promised, found=self.found)


def make_commitment(  # noqa: PLR0913 - all that is bound beside the plan
    plan: Plan,
    *,
    rule: PromisedRule | None,
    keys_root: str,
    previous: str | None,
    program: str,
    has_log: bool = False,
) -> Commitment:
    """Return the commitment to a plan whose keys are made; `program` is this program's name and version.

    `keys_root` is that of the keys (`Keys.root`), `previous` the digest of the organiser's commitment before
    this one, None where this is the first. `has_log` announces a log of what is done.

    Raises:
        InvalidField: the plan does not read back as it is, so nobody could check it.
    """
    if plan.keys_hash is None:
        raise ValueError("a plan is bound when its keys are made")
    lines = (
        f"{_FORMAT} {VERSION if has_log else _WITHOUT_LOG}",
        f"TN {plan.name or UNSET}",
        f"DI {plan.source or UNSET}",
        *(
            f"SN {phase.sessions}:{phase.boards.text}:{phase.prefix}:{phase.description}"
            for phase in plan.phases
        ),
        f"KH {plan.keys_hash}",
        f"MR {keys_root}",
        *([] if rule is None else [f"RU {rule.to_json()}"]),
        *(f"HO {holder.line}" for holder in shared_promise(plan.source).holders),
        *([f"LG {_LOG_FORM}"] if has_log else []),
        f"PREV {previous or _NO_DIGEST}",
        f"PV {program}",
    )
    try:
        made = _parsed(lines)
    except DamagedCommitment as error:
        raise InvalidField("plan", error.reason) from error
    if check_committed_plan(made, plan):
        raise InvalidField("plan", translate("reasons", "spaces at the ends of a field get lost"))
    return made


def commitment_json(commitment: Commitment) -> bytes:
    """Return the file of a commitment: JSON in UTF-8, a line of it for each line that is bound."""
    whole = {
        "format": _FORMAT,
        "version": commitment.version,
        "digest": commitment.digest,
        "lines": list(commitment.lines),
    }
    return (json.dumps(whole, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def commitment_from_json(untrusted_data: bytes) -> Commitment:
    """Return the commitment in a file.

    Raises:
        FileTooLarge: more than MAX_FILE_BYTES.
        ForgedCommitment: its digest is not that of its lines.
        DamagedCommitment: it is none, or its lines are not those of one.
        CommitmentTooNew: it was written by a program that knows more.
    """
    if len(untrusted_data) > MAX_FILE_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_FILE_BYTES)
    try:
        top = json.loads(untrusted_data.decode("utf-8"), object_pairs_hook=unique_names)
    except (ValueError, RecursionError) as error:
        raise DamagedCommitment(translate("reasons", "it is not JSON in UTF-8")) from error
    if not isinstance(top, dict) or top.get("format") != _FORMAT:
        raise DamagedCommitment(translate("reasons", "it is not a commitment"))
    version, digest, lines = top.get("version"), top.get("digest"), top.get("lines")
    if type(version) is int and VERSION < version <= _LAST_VERSION:
        raise CommitmentTooNew(version)
    if set(top) != _KEYS or type(version) is not int or version not in _VERSIONS:
        raise DamagedCommitment(translate("reasons", "its parts are not those of a commitment"))
    if not isinstance(digest, str) or not _DIGEST.fullmatch(digest):
        raise DamagedCommitment(translate("reasons", "its check code is not 64 hexadecimal digits"))
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise DamagedCommitment(translate("reasons", "its lines are not text"))
    _require_true(lines, digest)
    commitment = _parsed(tuple(lines))
    if commitment.version != version:
        raise DamagedCommitment(translate("reasons", "its first or last line is not what it must be"))
    return commitment


def check_commitment(
    commitment: Commitment, plan: Plan, keys_hash: str | None = None, keys_root: str | None = None
) -> tuple[Broken, ...]:
    """Return every promise that does not hold for a plan and, once they are out, for its keys.

    `keys_hash` is the hash of the keys' file, `keys_root` the root of their tree.
    """
    broken = check_committed_plan(commitment, plan)
    return broken if keys_hash is None else (*broken, *check_committed_keys(commitment, keys_hash, keys_root))


def check_committed_plan(commitment: Commitment, plan: Plan) -> tuple[Broken, ...]:
    """Return every promise that a plan does not keep; this can be checked before the keys are out."""
    bound = commitment.plan
    found = [
        Broken(what, None, promised, now)
        for what, promised, now in (
            ("name", bound.name, plan.name),
            ("source", bound.source, plan.source),
            ("keys", commitment.keys_hash, plan.keys_hash or ""),
        )
        if promised != now
    ]
    shared = shared_promise(bound.source)
    if commitment.rule is not None and (words := commitment.rule.in_words()) != shared.outside:
        found.append(Broken("rule", None, words, shared.outside))
    if commitment.version > _WITHOUT_CHAIN and commitment.holders != shared.holders:
        found.append(Broken("holders", None, _named(commitment.holders), _named(shared.holders)))
    for number in range(1, max(len(bound.phases), len(plan.phases)) + 1):
        found += _broken_in_phase(number, bound, plan)
    return tuple(found)


def check_committed_keys(
    commitment: Commitment, keys_hash: str, keys_root: str | None = None
) -> tuple[Broken, ...]:
    """Return the broken promises where hash or root of the published keys are others.

    `keys_root` may be None where only the hash is known; version 1 bound none.
    """
    found = (
        [] if keys_hash == commitment.keys_hash else [Broken("keys", None, commitment.keys_hash, keys_hash)]
    )
    if commitment.keys_root and keys_root not in (None, commitment.keys_root):
        found.append(Broken("root", None, commitment.keys_root, keys_root or ""))
    return tuple(found)


def _digest_of(lines: Iterable[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("utf-8")).hexdigest()


def _named(holders: Iterable[Holder]) -> str:
    return ", ".join(holder.line for holder in holders) or "–"


def _words(what: str) -> str:
    """Return what a broken promise is of, as it stands in a sentence."""
    return {
        "name": translate("findings", "name"),
        "source": translate("findings", "source of the outside value"),
        "rule": translate("findings", "rule for the outside value"),
        "holders": translate("findings", "list of holders"),
        "keys": translate("findings", "hash of the keys"),
        "root": translate("findings", "root of the keys"),
        "sessions": translate("findings", "number of sessions"),
        "boards": translate("findings", "range of boards"),
        "prefix": translate("findings", "beginning of file names"),
        "description": translate("findings", "description"),
    }.get(what, what)


def _broken_in_phase(number: int, bound: Plan, plan: Plan) -> Iterator[Broken]:
    promised, now = (dict(enumerate(either.phases, start=1)).get(number) for either in (bound, plan))
    if promised is None or now is None:
        yield Broken("phase", number, promised.prefix if promised else "", now.prefix if now else "")
        return
    for what, was, is_now in zip(
        ("sessions", "boards", "prefix", "description"), promised.in_parts(), now.in_parts(), strict=True
    ):
        if was != is_now:
            yield Broken(what, number, was, is_now)


def _require_true(lines: Sequence[str], digest: str) -> None:
    """Make sure that `digest` is that of untrusted lines, before anything else is made of them."""
    if any("\n" in line or "\r" in line for line in lines):
        raise DamagedCommitment(translate("reasons", "one of its lines is two"))
    try:
        is_true = _digest_of(lines) == digest
    except UnicodeEncodeError as error:
        raise DamagedCommitment(translate("reasons", "it holds half of a letter")) from error
    if not is_true:
        raise ForgedCommitment


def _parsed(lines: tuple[str, ...]) -> Commitment:
    """Return what untrusted lines say.

    Raises:
        DamagedCommitment: they are not those of a commitment, or not in their order.
    """
    first, *middle = lines or ("",)
    version = next((number for number in _VERSIONS if first == f"{_FORMAT} {number}"), None)
    program = _taken(middle, "PV ") or ""
    if version is None or not _PROGRAM.fullmatch(program):
        raise DamagedCommitment(translate("reasons", "its first or last line is not what it must be"))
    has_chain = version > _WITHOUT_CHAIN
    previous = _digest(_taken(middle, "PREV "), (_NO_DIGEST,)) if has_chain else _NO_DIGEST
    if version > _WITHOUT_LOG and _taken(middle, "LG ") != _LOG_FORM:
        raise DamagedCommitment(translate("reasons", "its lines are not in order"))
    holders = _holders(middle) if has_chain else ()
    rule = _taken(middle, "RU ")
    root = _digest(_taken(middle, "MR ")) if has_chain else ""
    if not _PLAN_TAGS.fullmatch("|".join(line[:_TAG] for line in middle)):
        raise DamagedCommitment(translate("reasons", "its lines are not in order"))
    return Commitment(
        lines,
        _plan(middle),
        None if rule is None else _rule(rule),
        program,
        version,
        root,
        None if previous == _NO_DIGEST else previous,
        holders,
    )


def _taken(lines: list[str], tag: str) -> str | None:
    """Take the last line out where it has `tag`, and return what stands behind that."""
    return lines.pop().removeprefix(tag) if lines and lines[-1].startswith(tag) else None


def _holders(lines: list[str]) -> tuple[Holder, ...]:
    """Take the last lines out that name holders, and return these in their order."""
    found: list[Holder] = []
    while (line := _taken(lines, "HO ")) is not None:
        match = _HOLDER.fullmatch(line)
        if match is None:
            raise DamagedCommitment(translate("reasons", "one of its lines does not name a holder"))
        found.append(Holder(match[2], match[1]))
    return tuple(reversed(found))


def _digest(text: str | None, others: tuple[str, ...] = ()) -> str:
    if text is None:
        raise DamagedCommitment(translate("reasons", "its lines are not in order"))
    if text not in others and not _DIGEST.fullmatch(text):
        raise DamagedCommitment(translate("reasons", "its check code is not 64 hexadecimal digits"))
    return text


def _plan(lines: list[str]) -> Plan:
    try:
        return read_description("\n".join(lines).encode("utf-8")).plan
    except FileTooLarge as error:
        raise DamagedCommitment(translate("reasons", "its lines are too long")) from error
    except DamagedDescription as error:
        reason = translate("reasons", "line {line}: {reason}")
        raise DamagedCommitment(reason.format(line=error.line + 1, reason=error.reason)) from error


def _rule(text: str) -> PromisedRule:
    try:
        rule = rule_from_json(text)
    except InvalidRule as error:
        raise DamagedCommitment(error.reason) from error
    if rule.to_json() != text:
        raise DamagedCommitment(translate("reasons", "its rule is not in the required form"))
    return rule
