"""The pbn format, written: one game a board, 15 tags each, Deal beginning with North.

The Big Deal profile writes `?` where Big Deal does; the standard profile follows PBN 2.1: CRLF, the empty
string for what a dealing program cannot know, Generator behind the mandatory tags, and no claim to the
export format, which would have Deal begin with the dealer.
Source: PBN 2.1; Big Deal 2.0 (behaviour); BridgeComposer's directives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading, Profile, RecordWriter, SetWriter
from bigdeal_gui.formats.titles import title
from bigdeal_gui.model.boards import dealer, vulnerability
from bigdeal_gui.model.diagrams import hands_text

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board

VULNERABLE: Final = ("None", "NS", "EW", "All")

_CYCLE: Final = 16
_OF_THE_BOARD: Final = {"Board": "%d", "Deal": "N:%b %b %b %b"}
"""Templates of the tags whose values each board brings."""


def pbn_writer(heading: Heading) -> SetWriter:
    """Return the writer of pbn files."""
    is_exact = heading.profile is Profile.BIGDEAL
    charset, before = ("latin-1", _exact_header(heading)) if is_exact else _header(heading)
    after = [] if is_exact else [("Generator", _tag_text(heading.program))]
    templates = [
        _template([*_tags(heading, number), *after], charset, heading.text_end) for number in range(_CYCLE)
    ]

    def record(board: Board) -> bytes:
        number = board.number
        return templates[number % _CYCLE] % (number, *hands_text(board.deal))

    return RecordWriter(record, before)


def _exact_header(heading: Heading) -> bytes:
    lines = ("% PBN 2.1", "% EXPORT", "%", f'[Generator "{heading.program}"]', "")
    return heading.text_end.join(line.encode("ascii") for line in lines)


def _header(heading: Heading) -> tuple[str, bytes]:
    """Return the character set of the file and its directives."""
    event, code = _tag_text(heading.event), _tag_text(heading.set_code)
    words = event + _tag_text(heading.site) + _tag_text(heading.date)
    lines = ["% PBN 2.1"]
    charset = "latin-1"
    if not words.isascii():
        try:
            words.encode("latin-1")
            lines.append("%Content-type: text/x-pbn; charset=ISO-8859-1")
        except UnicodeEncodeError:
            charset = "utf-8"
            lines.append("%Content-type: text/x-pbn; charset=UTF-8")
    lines += [f'%HRTitleEvent "{event}"'] if event else []
    lines += [f'%HRTitleSetID "{code}"'] if code else []
    return charset, heading.text_end.join(line.encode(charset) for line in (*lines, ""))


def _tags(heading: Heading, number: int) -> list[tuple[str, str]]:
    """Return the mandatory tags of the boards with `number` modulo 16, in PBN's order."""
    if heading.profile is Profile.BIGDEAL:
        unknown = event = site = date = "?"
    else:
        unknown = ""
        event, site, date = map(_tag_text, (heading.event, heading.site, heading.date))
    return [
        ("Event", event),
        ("Site", site),
        ("Date", date),
        ("Board", ""),
        ("West", unknown),
        ("North", unknown),
        ("East", unknown),
        ("South", unknown),
        ("Dealer", dealer(number).letter),
        ("Vulnerable", VULNERABLE[vulnerability(number)]),
        ("Deal", ""),
        ("Scoring", unknown),
        ("Declarer", unknown),
        ("Contract", unknown),
        ("Result", unknown),
    ]


def _template(tags: list[tuple[str, str]], charset: str, line_end: bytes) -> bytes:
    """Return a template for `%` that takes the board number and four hands."""
    values = {name: value.replace("%", "%%") for name, value in tags} | _OF_THE_BOARD
    lines = [f'[{name} "{value}"]' for name, value in values.items()]
    return line_end.join(line.encode(charset) for line in (*lines, "", ""))


def _tag_text(text: str) -> str:
    return title(text, '"')
