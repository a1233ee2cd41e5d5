"""The pbn format, written: one game a board, 15 tags each, Deal beginning with North.

The Big Deal profile writes `?` where Big Deal does; the standard profile follows PBN 2.1: CRLF, the empty
string for what a dealing program cannot know, Generator behind the mandatory tags, and no claim to the
export format, which would have Deal begin with the dealer.
Source: PBN 2.1; Big Deal 2.0 (behaviour); BridgeComposer's directives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, repeat
from typing import Final

from bigdeal_gui.formats.deal_texts import texts_of_deals
from bigdeal_gui.formats.format import Heading, Profile, SetWriter
from bigdeal_gui.formats.titles import NOT_IN_TAG, title_line
from bigdeal_gui.model.boards import Board, dealer, vulnerability

VULNERABLE: Final = ("None", "NS", "EW", "All")

CYCLE: Final = 16
"""After as many boards, dealers and vulnerabilities come again."""


def pbn_writer(
    heading: Heading,
    added: Mapping[str, str] | None = None,
    rows: Sequence[str] = (),
    values: Iterable[tuple[bytes | int, ...]] = repeat(()),
) -> SetWriter:
    """Return the writer of pbn files.

    `added` are supplemental tags with templates of their values, `rows` templates of the lines of the last of
    them, a table; `values` goes into these, board by board.
    """
    return _PbnWriter(*_templates(heading, added or {}, rows), iter(values))


@dataclass(frozen=True, slots=True)
class _PbnWriter:
    header: bytes
    templates: tuple[bytes, ...]
    values: Iterator[tuple[bytes | int, ...]]

    def start(self) -> bytes:
        return self.header

    def boards(self, boards: Sequence[Board]) -> bytes:
        texts = texts_of_deals([board.deal for board in boards])
        added = islice(self.values, len(boards))
        return b"".join(
            [
                self.templates[board.conditions_number % CYCLE] % (board.number, text, *values)
                for board, text, values in zip(boards, texts, added, strict=True)
            ]
        )

    def end(self) -> bytes:
        return b""


def _templates(
    heading: Heading, added: Mapping[str, str], rows: Sequence[str]
) -> tuple[bytes, tuple[bytes, ...]]:
    """Return what comes before the games, and a template of each game of a CYCLE, for the number modulo it.

    A template takes for `%` the board number and the deal, then what was added. Tags stand in alphabetical
    order, tables last, as PBN prescribes.
    """
    is_exact = heading.profile is Profile.BIGDEAL
    charset, header = ("latin-1", _exact_header(heading)) if is_exact else _header(heading)
    own = {} if is_exact else {"Generator": _quoted(_tag_text(heading.program))}
    after = sorted((own | {**added}).items(), key=lambda tag: (tag[0].endswith("Table"), tag[0]))
    templates = tuple(
        _template([*_tags(heading, number), *after], rows, charset, heading.text_end)
        for number in range(CYCLE)
    )
    return header, templates


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
    """Return the mandatory tags of the boards with `number` modulo 16, in PBN's order, as templates."""
    if heading.profile is Profile.BIGDEAL:
        unknown = event = site = date = "?"
    else:
        unknown = ""
        event, site, date = (_quoted(_tag_text(text)) for text in (heading.event, heading.site, heading.date))
    return [
        ("Event", event),
        ("Site", site),
        ("Date", date),
        ("Board", "%d"),
        ("West", unknown),
        ("North", unknown),
        ("East", unknown),
        ("South", unknown),
        ("Dealer", dealer(number).letter),
        ("Vulnerable", VULNERABLE[vulnerability(number)]),
        ("Deal", "N:%b"),
        ("Scoring", unknown),
        ("Declarer", unknown),
        ("Contract", unknown),
        ("Result", unknown),
    ]


def _template(tags: Sequence[tuple[str, str]], rows: Sequence[str], charset: str, line_end: bytes) -> bytes:
    """Return a template for `%` that takes the board number, the deal, and what was added."""
    lines = [f'[{name} "{value}"]' for name, value in tags]
    return line_end.join(line.encode(charset) for line in (*lines, *rows, "", ""))


def _quoted(text: str) -> str:
    """Return `text` as a template that gives it back."""
    return text.replace("%", "%%")


def _tag_text(text: str) -> str:
    return title_line(text, NOT_IN_TAG)
