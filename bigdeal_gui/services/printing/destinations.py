"""Where boards go after play: one row a receiver, with what it takes and where that is written.

A row without a source that was read is `is_confirmed=False`: nobody here knows that it is taken.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.sets import State

PLAYED: Final = frozenset({State.FINISHED, State.RELEASED})
"""Where this journal says that play is over."""

HAND_VIEWER: Final = "html"
"""A page of links, which is no file of boards."""


class Destination(NamedTuple):
    """A receiver: its name for commands and for people, and what it is sent.

    `format_name` is a row of the table of formats, or HAND_VIEWER; a pbn file has double-dummy results.
    `inside` is what the receiver looks for, `next_step` where it is loaded there, and `source` who says so,
    in English.
    """

    name: str
    title: str
    format_name: str
    inside: str
    next_step: str
    source: str
    is_confirmed: bool = True


DESTINATIONS: Final = (
    Destination(
        "bridgewebs",
        "Bridgewebs",
        "pbn",
        "event, dealer, vulnerability, deal, double-dummy tricks and par",
        "Upload it with the results of the session. A simultaneous event wants the hands kept back until"
        " its last club has played.",
        "Bridgewebs guide, pages 41 and 239",
    ),
    Destination(
        "acbl-live",
        "ACBL Live for Clubs",
        "pbn",
        "the boards; LIN, DUP and DLM are taken too",
        "Choose it as the hand record when you upload the game file.",
        "ACBL, “Acceptable file formats for ACBLscore game file”",
    ),
    Destination(
        "bridge-club-org",
        "bridge-club.org",
        "pbn",
        "the boards and the makeable contracts; of a DUP or BRI file no contracts",
        "Upload it under “hand records” in the site’s administration.",
        "bridge-club.org, administration manual, “Uploading hand records”",
    ),
    Destination(
        "bridgecomposer",
        "BridgeComposer",
        "pbn",
        "double-dummy tricks, table and par in its own tags",
        "Open it with File, Open.",
        "files that BridgeComposer 5.57 wrote",
    ),
    Destination(
        "bbo",
        "Bridge Base Online",
        "lin",
        "the boards, each named “Board n”",
        "Choose a folder of your deal archive first, then upload it there. The name of the file is ignored.",
        "Bridge Base Online’s help; the practice of a program that uploads to deal archives (2026)",
    ),
    Destination(
        "hand-viewer",
        "Links to BBO’s hand viewer",
        HAND_VIEWER,
        "a page with a link for each board, for a club’s site or a mail",
        "Put the page on your site, or open it: a link shows its board when it is followed.",
        "the addresses in Bridge Base Online’s own results",
    ),
    Destination(
        "bridgemate",
        "Bridgemate Control Software",
        "dup",
        "the boards; the program works out the contracts itself",
        "Import it as hand records in Bridgemate Control Software, before the scores are looked at.",
        "Bridgemate II manual, chapter 6 (2012); North American manual, chapter 8 (2015)",
    ),
    Destination(
        "tabscore",
        "TabScore",
        "pbn",
        "a line with Board and then one with Deal; all else is ignored",
        "Load it as the hand record file of the session.",
        "TabScore’s program",
    ),
    Destination(
        "scorebridge",
        "ScoreBridge",
        "pbn",
        "the boards, shown above each traveller",
        "Add it to the page of the event’s results.",
        "bridge4u.org, “Files for boards”",
    ),
    Destination(
        "duplimate",
        "Duplimate (Jannersten)",
        "dlm",
        "the boards, with the machine’s own check sums",
        "Import it in the machine’s program: dlm is what its dialog asks for.",
        "jannersten.com, help of BTC",
    ),
    Destination(
        "dealer4",
        "Dealer4",
        "pbn",
        "the boards",
        "Load it in the machine’s program.",
        "guides of clubs; the maker’s list of formats was not at hand",
        is_confirmed=False,
    ),
    Destination(
        "pianola",
        "Pianola",
        "pbn",
        "what it takes could not be read; it shows double-dummy results",
        "Look in its help how hand records are added to a session.",
        "none found",
        is_confirmed=False,
    ),
    Destination(
        "realbridge",
        "RealBridge",
        "pbn",
        "what it takes could not be read; it writes PBN itself",
        "Look in its help how boards are uploaded.",
        "none found",
        is_confirmed=False,
    ),
)
"""In the order in which they are offered."""


def destination_suffix(to: Destination) -> str:
    """Return the ending of the file for a receiver."""
    return f".{HAND_VIEWER}" if to.format_name == HAND_VIEWER else format_by_name(to.format_name).suffix


def destination_by_name(name: str) -> Destination:
    """Return the row called `name`, which there is."""
    return next(row for row in DESTINATIONS if row.name == name)
