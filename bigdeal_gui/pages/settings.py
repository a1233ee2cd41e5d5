"""What clubs use, by the name on the box, and the formats that it reads best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Machine:
    """A machine or program: `name` is kept in the settings, `formats` are names in the table of formats."""

    name: str
    title: str
    formats: tuple[str, ...]


MACHINES: Final = (
    Machine("duplimate", "Duplimate, Bridge Sorter", ("dlm",)),
    Machine("dupsoft", "Duplimate with an older program", ("dup",)),
    Machine("dealer4", "Dealer4", ("pbn",)),
    Machine("composer", "BridgeComposer, Dealmaster Pro", ("pbn",)),
    Machine("scoring", "A scoring program or web site", ("pbn",)),
    Machine("bbo", "Bridge Base Online (BBO)", ("lin",)),
    Machine("kops", "KoPS", ("kops",)),
    Machine("other", "Something else, or I do not know", ("pbn",)),
)
"""In the order shown; the titles are translated where they are shown."""


def formats_for(names: Iterable[str]) -> tuple[str, ...]:
    """Return the formats for the machines `names`, each once, in the order of the table above."""
    wanted = set(names)
    return tuple(dict.fromkeys(form for one in MACHINES if one.name in wanted for form in one.formats))
