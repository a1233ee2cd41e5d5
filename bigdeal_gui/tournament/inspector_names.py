"""What the inspector says of the names of files: clashes, and prefixes unlike those of their kind."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from bigdeal_gui.tournament.findings import error, warning
from bigdeal_gui.tournament.plan import BoardsRule
from bigdeal_gui.tournament.sessions import phase_sessions, runs_of
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.plan import Phase, Plan

_OPEN_SESSIONS: Final = 99
"""So many sessions are looked at where their number is open."""
_ANY_BOARDS: Final = BoardsRule.parse("1")
_FIRST_WORD: Final = re.compile(r"[^\W\d_]+")
_STEM_LETTERS: Final = (2, 3)
"""How many letters a kind of phase is told by; what follows tells the round."""
_LEAST_SIBLINGS: Final = 3
_SHARE: Final = 2 / 3


def name_findings(
    plan: Plan, formats: Sequence[Format], existing_names: Collection[str], others: Sequence[tuple[str, Plan]]
) -> Iterator[Finding]:
    """Yield where two phases, a file of the folder or another tournament there would have the same name.

    Names are compared as systems do that ignore capitals.
    """
    owners: dict[str, int] = {}
    for number, phase in enumerate(plan.phases, start=1):
        stems = _stems(plan, number, phase)
        if taken := [stem for stem in stems if owners.get(_key(stem), number) != number]:
            text = translate("findings", "Phases {first} and {number} would both make a file “{name}”.")
            shown = {"first": owners[_key(taken[0])], "number": number, "name": taken[0]}
            yield error("same-file-name", text.format(**shown), number)
        for stem in stems:
            owners.setdefault(_key(stem), number)
    yield from _existing_findings(owners, formats, existing_names)
    for file_name, other in others:
        yield from _other_findings(owners, file_name, other)


def prefix_findings(plan: Plan) -> Iterator[Finding]:
    """Yield the prefixes spelt unlike those of phases whose descriptions begin with the same word."""
    families: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
    for number, phase in enumerate(plan.phases, start=1):
        if word := _FIRST_WORD.search(phase.description):
            families[word[0].casefold()].append((number, phase.prefix))
    for family in families.values():
        stem = _common_stem([prefix.casefold() for _number, prefix in family])
        for number, prefix in family:
            if stem and prefix[:1].casefold() == stem[0] and not prefix.casefold().startswith(stem):
                text = translate("findings", "“{prefix}” begins unlike its kind: most begin with “{stem}”.")
                yield warning("odd-prefix", text.format(prefix=prefix, stem=stem.upper()), number)


def _existing_findings(
    owners: dict[str, int], formats: Sequence[Format], existing_names: Collection[str]
) -> Iterator[Finding]:
    suffixes = {_key(kind.suffix) for kind in formats}
    found: defaultdict[int, list[str]] = defaultdict(list)
    for name in sorted(existing_names):
        stem, dot, suffix = _key(name).rpartition(".")
        if dot + suffix in suffixes and stem in owners:
            found[owners[stem]].append(name)
    for number, names in sorted(found.items()):
        text = translate(
            "findings",
            "The folder has {count} files already that phase {number} would make, such as “{name}”: deal "
            "into a folder of its own.",
        )
        yield warning("file-exists", text.format(name=names[0], number=number, count=len(names)), number)


def _other_findings(owners: dict[str, int], file_name: str, other: Plan) -> Iterator[Finding]:
    reported: set[int] = set()
    for place, phase in enumerate(other.phases, start=1):
        for stem in _stems(other, place, phase):
            number = owners.get(_key(stem))
            if number is not None and number not in reported:
                reported.add(number)
                text = translate(
                    "findings",
                    "The tournament “{file}” in this folder makes files with names of phase {number}, such "
                    "as “{name}”: deal into a folder of its own.",
                )
                yield warning(
                    "other-tournament", text.format(file=file_name, number=number, name=stem), number
                )


def _stems(plan: Plan, number: int, phase: Phase) -> dict[str, None]:
    """Return the names, without suffix, of all files that a phase can make, in their order."""
    numbers = range(1, (phase.sessions or _OPEN_SESSIONS) + 1)
    asked = _ANY_BOARDS if phase.boards.is_asked else None
    stems: dict[str, None] = {}
    for is_reserve in (False, True):
        sessions = phase_sessions(plan, number, numbers, asked=asked, is_reserve=is_reserve)
        stems |= dict.fromkeys(session.stem for session in sessions)
        stems |= dict.fromkeys(run.stem for run in runs_of(plan, sessions))
    return stems


def _common_stem(prefixes: Sequence[str]) -> str:
    """Return the longest beginning that most but not all of `prefixes` share; empty where there is none."""
    if len(prefixes) < _LEAST_SIBLINGS:
        return ""
    counts = Counter(
        prefix[:length] for prefix in prefixes for length in _STEM_LETTERS if len(prefix) >= length
    )
    shared = [stem for stem, count in counts.items() if _SHARE * len(prefixes) <= count < len(prefixes)]
    return max(shared, key=len, default="")


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
