"""What is told of letters that no font can print, such as those of a script that this computer lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.paper.type_setting import lacking_letters
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions


def letters_notes(heading: RecordHeading, options: RecordOptions | None = None) -> tuple[str, ...]:
    """Return what has to be said of the letters of a heading, and of the club's own words in `options`.

    Raises:
        PrintingUnavailable: a font of the program is missing.
    """
    texts = [heading.event, heading.site, heading.section, heading.session, heading.director]
    if options is not None:
        texts += [options.club, options.head, options.foot]
    letters = lacking_letters(texts)
    if not letters:
        return ()
    text = translate(
        "notices",
        "No font of this computer has the letters {letters}; each prints as an empty box. Install a font "
        "that has them, such as Noto Sans, and print again.",
    )
    return (text.format(letters=" ".join(letters)),)
