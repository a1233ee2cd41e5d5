"""Holders of words: the slip that each makes for himself, and the place of all in a plan's promise.

The words are on the slip alone, in new files private to their owner; they are shown nowhere else until they
go into the value.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.errors.tournament import InvalidField, NoSuchHolder, SecretSlip, WordsMissing
from bigdeal_gui.paper.holder_slip import (
    SlipFacts,
    holder_duties,
    holder_slip_pdf,
    slip_handing_over,
    slip_public_title,
    slip_secret_title,
)
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.tournament.plan import Tournament, edit_plan
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.storage.names import plain_name
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.digest_forms import digest_groups
from bigdeal_gui.tournament.holders.holder_promise import (
    Holder,
    hash_of_words,
    holder_name,
    new_holder,
    same_holder_name,
    shared_promise,
)
from bigdeal_gui.tournament.holders.holder_words import (
    MAX_SLIP_BYTES,
    is_holder_slip,
    new_holder_words,
    require_holder_words,
    words_on_slip,
)
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan

_CRLF: Final = "\r\n"
_WIDTH: Final = 78
_HANDED: Final = re.compile(r"^[ \t]*(\S.*)=[ \t]*([0-9A-Fa-f]{64})[ \t]*\r?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Slip:
    """What a holder has made: `secret` files to keep, and the `public` one for the organiser.

    `is_printed` tells whether one of the secret files is a PDF; without fonts there is text alone.
    """

    holder: Holder
    secret: tuple[Path, ...]
    public: Path
    is_printed: bool


def make_holder_slip(
    folder: Path, name: str, *, random_bytes: Callable[[int], bytes], size: PaperSize = PaperSize.A4
) -> Slip:
    """Make the words of a holder called `name`, and write slip and hash into new files in `folder`.

    All files or none are there. The words are in the slip and nowhere else.

    Raises:
        InvalidField: nobody can be called so in a promise.
        SystemRandomnessMissing: the system has none.
        StorageError: the files could not be written, or there is one of that name; there are no words then.
    """
    called = holder_name(name)
    words = new_holder_words(random_bytes)
    holder = Holder(called, hash_of_words(words))
    stem = plain_name(called) or "holder"
    secret = {f"{stem}-words.txt": _lines(_secret_lines(holder, words))}
    try:
        facts = SlipFacts(
            called, tuple(words.split("-")), words, holder.words_hash,
            tuple(digest_groups(holder.words_hash).split()), PROGRAM,
        )  # fmt: skip
        secret = {f"{stem}-words.pdf": holder_slip_pdf(facts, size), **secret}
    except PrintingUnavailable:
        pass
    public = f"{stem}-hash.txt"
    deliver(folder, {**secret, public: _lines(_public_lines(holder))})
    disk.let_others_read(folder / public)
    return Slip(holder, tuple(folder / one for one in secret), folder / public, len(secret) > 1)


def _lines(lines: Sequence[str]) -> bytes:
    return _CRLF.join((*lines, "")).encode("utf-8")


def _secret_lines(holder: Holder, words: str) -> tuple[str, ...]:
    return (
        slip_secret_title(),
        "",
        translate("sheets", "Holder: {name}").format(name=holder.name),
        "",
        f"    {words}",
        "",
        f"SHA-256: {holder.words_hash}",
        "",
        *textwrap.wrap(holder_duties(), _WIDTH),
    )


def _public_lines(holder: Holder) -> tuple[str, ...]:
    line = f"    {holder.name}={holder.words_hash}"
    return (slip_public_title(), "", line, "", *textwrap.wrap(slip_handing_over(), _WIDTH))


def read_holder_slip(path: Path) -> str:
    """Return the words, as they are written, in a slip or in a file that somebody typed.

    Raises:
        CannotRead, FileTooLarge: it cannot be read.
    """
    return words_on_slip(read_file(path, MAX_SLIP_BYTES).decode("utf-8-sig", "replace"))


def read_handed_holder(path: Path) -> Holder:
    """Return the holder in the file that he or she handed to the organiser.

    Raises:
        SecretSlip: it is the slip with the words.
        InvalidField: there is no holder in it.
        CannotRead, FileTooLarge: it cannot be read.
    """
    text = read_file(path, MAX_SLIP_BYTES).decode("utf-8-sig", "replace")
    found = holders_in(text)
    if not found:
        if is_holder_slip(text):
            raise SecretSlip(path.name)
        reason = translate("reasons", "“{file}” has no line with a name, “=” and 64 hexadecimal digits")
        if text.startswith("%PDF-"):
            reason = translate(
                "reasons",
                "“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in "
                "“-hash.txt”",
            )
        raise InvalidField("hash of the words", reason.format(file=path.name))
    return found[0]


def holders_in(text: str) -> tuple[Holder, ...]:
    """Return the holders in a `text`, such as one of an e-mail: each in a line with name, “=” and hash.

    Raises:
        InvalidField: nobody can be called so in a promise.
    """
    return tuple(new_holder(match[1], match[2]) for match in _HANDED.finditer(text))


def add_holder(path: Path, holder: Holder) -> Tournament:
    """Add a holder behind those whom the plan's promise names.

    Raises:
        StepNotAllowed: the plan is published.
        InvalidField: the outside value is not promised yet, or a holder is called so already.
        InvalidRule: no more holders fit into the promise.
        AppError: the file cannot be read or written.
    """

    def added(plan: Plan) -> Plan:
        promise = shared_promise(plan.source)
        if not promise.outside:
            reason = translate("reasons", "choose first where the outside value will come from")
            raise InvalidField("source", reason)
        if any(same_holder_name(holder.name, other.name) for other in promise.holders):
            reason = translate("reasons", "another holder already has this name")
            raise InvalidField("name of the holder", reason)
        return replace(plan, source=replace(promise, holders=(*promise.holders, holder)).in_words())

    return edit_plan(path, added)


def remove_holder(path: Path, name: str) -> Tournament:
    """Take a holder out of the plan's promise.

    Raises:
        StepNotAllowed: the plan is published.
        NoSuchHolder: the promise names nobody so.
        AppError: the file cannot be read or written.
    """

    def removed(plan: Plan) -> Plan:
        promise = shared_promise(plan.source)
        left = tuple(holder for holder in promise.holders if not same_holder_name(holder.name, name))
        if len(left) == len(promise.holders):
            raise NoSuchHolder(name)
        return replace(plan, source=replace(promise, holders=left).in_words())

    return edit_plan(path, removed)


def holder_parts(holders: Sequence[Holder], given: Mapping[str, str | None]) -> tuple[str, ...]:
    """Return what goes into the value for each holder: the words, or their hash where they are withheld.

    `given` has the words as typed, by the name of the holder; None where they are withheld.

    Raises:
        NoSuchHolder: the promise does not name one of them.
        NotTheWords: the words of one are not those of the promised hash.
        WordsMissing: of some holders nothing was given.
    """
    for name in given:
        if not any(same_holder_name(name, holder.name) for holder in holders):
            raise NoSuchHolder(name)
    found = {
        holder: words
        for holder in holders
        for name, words in given.items()
        if same_holder_name(name, holder.name)
    }
    if missing := tuple(holder.name for holder in holders if holder not in found):
        raise WordsMissing(missing)
    return tuple(
        holder.words_hash if words is None else require_holder_words(words, holder)
        for holder, words in ((holder, found[holder]) for holder in holders)
    )
