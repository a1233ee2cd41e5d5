"""Results of one board out of a file, as the lines that people type: `3: 4S N 9`, or `?: 4S N 9`.

Read are PBN (a ScoreTable, or a game for each table), the JSON of ACBL clubs, USEBIO, and Bridgemate's table
ReceivedData as CSV. Only where a file tells the rounds is the order of play known: USEBIO has none, PBN has
where its ScoreTable has that column. Passed-out boards and adjusted scores tell nothing, and are left out.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.words import translate

MOST_BYTES: Final = 20_000_000
"""More than a results file of any session has."""

UNKNOWN_ROUND: Final = "?"

_ACCESS: Final = re.compile(rb"....Standard (?:Jet|ACE) DB", re.DOTALL)
_CONTRACT: Final = re.compile(r"([1-7])(NT|N|SA|S|H|D|C)[X*]{0,2}")
_RESULT: Final = re.compile(r"=|[+-]?\d{1,2}")
_COUNT: Final = re.compile(r"\d{1,9}")
_TAG: Final = re.compile(r'\[(\w+)\s+"(.*)"\]')
_CELL: Final = re.compile(r'"[^"]*"|\S+')
_ELEMENT: Final = re.compile(r"<(/?)(\w+)([^>]*)>([^<]*)")
_SECTION_ID: Final = re.compile(r"SECTION_ID\s*=\s*[\"']([^\"']*)")
_NAMES: Final = {
    "board_number": "board",
    "round_number": "round",
    "table_number": "table",
    "section_name": "section",
    "ns/ew": "declarer",
    "played_by": "declarer",
    "tricks": "result",
    "tricks_taken": "result",
    "ns_pair": "ns",
    "ns_pair_number": "ns",
    "pairns": "ns",
    "pairid_ns": "ns",
    "ew_pair": "ew",
    "ew_pair_number": "ew",
    "pairew": "ew",
    "pairid_ew": "ew",
}
"""What others call board, section, round, table, pairs, declarer and result, in small letters."""

Row = dict[str, str]


@dataclass(frozen=True, slots=True)
class ResultLines:
    """The results of a board as lines to type, in the order of play where it is known."""

    lines: tuple[str, ...]
    sections: tuple[str, ...] = ()
    """The sections that they are of, where there are several: each may have had boards of its own."""

    @property
    def lacks_rounds(self) -> bool:
        """Whether rounds are to be filled in for `UNKNOWN_ROUND`."""
        return any(line.startswith(UNKNOWN_ROUND) for line in self.lines)


def results_lines(untrusted: bytes, board: int, section: str = "") -> ResultLines:
    """Return the results of `board`, of one `section` or of all.

    What is none of the files above is taken as lines that were typed, and comes back as it is.

    Raises:
        Refused: it is an Access database, or has no result of the board.
    """
    if _ACCESS.match(untrusted):
        raise Refused(
            translate(
                "reasons",
                "This is an Access database, which is not read here."
                " Export its table ReceivedData as CSV, and choose that file.",
            )
        )
    text = untrusted.decode("utf-8-sig", "replace")
    rows = _rows(text)
    if rows is None:
        return ResultLines(tuple(text.splitlines()))
    # A correction is a row of its own, behind that which it corrects.
    played = {
        (row.get("section", ""), row.get("round", ""), row.get("table") or str(place)): row
        for place, row in enumerate(rows)
        if row.get("board", "").lstrip("0") == str(board)
        and (not section or row.get("section", "").upper() == section.upper())
    }
    rows = sorted((row for row in played.values() if _line(row)), key=_order)
    if not rows:
        raise Refused(translate("reasons", "The file has no result of board {number}.").format(number=board))
    sections = tuple(sorted({row["section"] for row in rows if row.get("section")}))
    if len(sections) == 1:
        sections = ()
    return ResultLines(tuple(_line(row) + _note(row, sections) for row in rows), sections)


def _rows(text: str) -> list[Row] | None:
    """Return the results of all boards of a file; None where it is none of the files above.

    A row has what the file tells of board, section, round, table, ns and ew (pairs), contract, declarer and
    result, in its own words.

    Raises:
        Refused: it begins as JSON, and is not whole.
    """
    start = text.lstrip()[:1]
    if re.search(r'^\[\w+\s+"', text, re.MULTILINE):
        return list(_rows_of_pbn(text))
    if start == "<":
        return list(_rows_of_usebio(text))
    if start in {"{", "["}:
        try:
            return list(_rows_of_json(json.loads(text), {}))
        except (ValueError, RecursionError):
            raise Refused(translate("reasons", "This is not whole JSON.")) from None
    first = text.partition("\n")[0]
    if "contract" in first.lower():
        separator = max(",;\t", key=first.count)
        try:
            rows = [_named(row.items()) for row in csv.DictReader(text.splitlines(), delimiter=separator)]
        except csv.Error as error:
            raise Refused(translate("reasons", "This is not whole CSV.")) from error
        return [row for row in rows if row.get("erased", "").lower() not in {"1", "-1", "true"}]
    return None


def _rows_of_pbn(text: str) -> Iterator[Row]:
    """Yield the rows of each ScoreTable, and each game that has a result of its own."""
    board = ""
    columns: list[str] = []
    before: list[str] = []
    game: Row = {}
    for line in [*text.splitlines(), ""]:
        if tag := _TAG.match(line.strip()):
            name, value = tag[1].lower(), tag[2]
            columns = []
            if name == "scoretable":
                told = [_NAMES.get(word, word) for word in re.findall(r"[-+]?(\w+)[^;]*;?", value.lower())]
                before = columns = told or before
            elif name in {"board", "contract", "declarer", "result", "round", "table", "section"}:
                game[name] = value
                board = game.get("board", board)
        elif columns and line.strip() and not line.startswith(("%", ";", "{")):
            cells = [cell.strip('"') for cell in _CELL.findall(line)]
            yield {**dict(zip(columns, cells, strict=False)), "board": board}
        elif not line.strip():
            columns = []
            if "result" in game:
                yield {**game, "board": board}
            game = {}


def _rows_of_usebio(text: str) -> Iterator[Row]:
    board = section = ""
    row: list[tuple[str, str]] | None = None
    for closing, name, attributes, value in _ELEMENT.findall(text):
        if name == "SECTION" and (found := _SECTION_ID.search(attributes)):
            section = found[1]
        elif name == "BOARD_NUMBER" and not closing:
            board = value.strip()
        elif name == "TRAVELLER_LINE":
            if row is not None:
                yield {**_named(row), "board": board, "section": section}
            row = None if closing else []
        elif row is not None and not closing:
            row.append((name, value))


def _rows_of_json(value: object, around: Row) -> Iterator[Row]:
    """Yield each object that has contract and declarer; board and section may stand in those around it."""
    if isinstance(value, list):
        for item in value:
            yield from _rows_of_json(item, around)
    elif isinstance(value, dict):
        told = _named((key, str(cell)) for key, cell in value.items() if isinstance(cell, str | int))
        if value.keys() >= {"contract", "declarer"}:
            yield {**around, **told}
            return
        around = {**around, **{key: told[key] for key in ("board", "section") if key in told}}
        for item in value.values():
            yield from _rows_of_json(item, around)


def _named(cells: Iterable[tuple[str | None, str | None]]) -> Row:
    """Return cells by our names; one that is under no name, or beyond the last, is left out."""
    names = ((name.strip().lower(), value.strip()) for name, value in cells if name and value)
    return {_NAMES.get(name, name): value for name, value in names}


def _line(row: Row) -> str:
    """Return a row as a line to type; empty where nothing was played."""
    contract = _CONTRACT.fullmatch(row.get("contract", "").upper().replace(" ", ""))
    result = row.get("result", "").replace(" ", "")
    seat = row.get("declarer", "")[:1].upper()
    if contract is None or not _RESULT.fullmatch(result) or seat not in {*"NESW"}:
        return ""
    round_ = row.get("round", "")
    number = round_ if re.fullmatch(r"\d{1,2}", round_) else UNKNOWN_ROUND
    return f"{number}: {contract[1]}{contract[2]} {seat} {result}"


def _note(row: Row, sections: tuple[str, ...]) -> str:
    """Return what tells a table from the others: no cards, and no names."""
    parts = [row.get("section", "") if sections else "", row.get("table", "")]
    pairs = [row[key] for key in ("ns", "ew") if row.get(key)]
    told = " ".join(filter(None, [*parts, "–".join(pairs)]))
    return f"  # {told}" if told else ""


def _order(row: Row) -> tuple[str, int, int]:
    round_, table = (
        int(text) if _COUNT.fullmatch(text) else 0 for text in (row.get("round", ""), row.get("table", ""))
    )
    return row.get("section", ""), round_, table
