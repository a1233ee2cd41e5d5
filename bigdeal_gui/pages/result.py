"""What is told of a set that was dealt just now, beside its code: the next step for each machine. No card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.pages.table_texts import format_next_step, format_title
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format


def next_steps(file_names: Iterable[str], formats: Sequence[Format] = ()) -> tuple[str, ...]:
    """Return for each kind of file what it is for and what is done with it, in the order of `file_names`.

    Where two formats write the same kind of file, `formats` tells which it was.
    """
    found: dict[str, Format] = {}
    for name in file_names:
        kinds = format_of_file_name(name)
        chosen = [kind for kind in kinds if kind in formats] or list(kinds)
        for kind in chosen[:1]:
            found.setdefault(kind.suffix, kind)
    text = translate("ResultWords", "{title} ({suffix}): {step}")
    return tuple(
        text.format(title=format_title(kind), suffix=kind.suffix, step=format_next_step(kind))
        for kind in found.values()
    )
