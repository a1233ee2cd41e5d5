"""The shared cases of single sessions: the pack of one evening, and what may be wrong with it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.commitment import commitment_json
from bigdeal_gui.tournament.keys import revealed_key
from bigdeal_gui.tournament.plan import BoardsRule, Phase
from bigdeal_gui.tournament.record_file import EarlyReveal, ReserveUse
from tests.services.tournament.verdict_cups import (
    CUP,
    GENUINE,
    LEFT,
    LOOKED_UP,
    PHASES,
    PROGRAM,
    RECORD,
    RECORD_MOMENT,
    SUMS,
    Case,
    Cup,
    case,
    cup,
    rebound,
    with_sums,
    without,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

OTHERS: Final = "left_to_you other-sessions"
EVENING: Final = (
    *("proved boards 1.2", "proved session-key 1.2", "proved plan", "proved checksums"),
    *(*LOOKED_UP, OTHERS),
)
"""What the pack of session 2 has; digest and value were looked up."""
NO_KEY: Final = ("proved plan", "proved checksums", *LOOKED_UP, "left_to_you bring-keys")
"""What is left of it where its key is not the one that was bound."""
WRONG: Final = "contradicted session-key"


def key_file(cup: Cup, phase: int, session: int) -> bytes:
    """Return the key of a session by itself, with its path."""
    return revealed_key.revealed_key_bytes(revealed_key.revealed_key(cup.keys, (phase, session)))


def evening(cup: Cup, phase: int = 1, session: int = 2, **changes: bytes | None) -> dict[str, bytes]:
    """Return the files of the pack of one evening, changed as `Cup.pack` says."""
    stem = cup.stem(phase, session)
    gone = {f"{cup.stem(number, each)}__pbn": None for number, each in _sessions(cup)}
    boards = {f"{stem}__pbn": cup.session(phase, session, first=11)}
    key = {f"cup-{stem}__key__txt": key_file(cup, phase, session)}
    return cup.pack(cup__sqk=None, **{**gone, **boards, **key, **changes})


def _sessions(cup: Cup) -> Iterator[tuple[int, int]]:
    for number, phase in enumerate(cup.plan.phases, start=1):
        yield from ((number, session) for session in range(1, (phase.sessions or 2) + 1))


def changed_key(old: str, new: str, *, session: int = 2) -> dict[str, bytes]:
    """Return the pack of session 2 with its key's file changed, which was that of `session` before."""
    text = key_file(CUP, 1, session).decode("ascii")
    assert old in text
    return evening(CUP, **{"cup-rr2__key__txt": text.replace(old, new, 1).encode("ascii")})


def evening_cases() -> Iterator[Case]:
    """Yield all cases of single sessions."""
    yield from _genuine()
    yield from _together()
    yield from _reserves()
    yield from _other_boards()
    yield from _false_keys()
    yield from _without_what_binds()


def _genuine() -> Iterator[Case]:
    yield case("evening", evening(CUP), *EVENING)
    yield case(
        "evening-nothing-looked-up", evening(CUP), *without(EVENING, *LOOKED_UP), *LEFT, digest="", value=""
    )
    told = replace(RECORD, reserve=(ReserveUse(1, 2, (), "a card was seen", RECORD_MOMENT),))
    files = CUP.pack(told, **{
        "cup__sqk": None, "rr1__pbn": None, "cup-rr2__key__txt": key_file(CUP, 1, 2),
        "rr2reserve__pbn": CUP.session(1, 2, reserve=True),
    })  # fmt: skip
    yield case("evening-with-its-reserve", files, *EVENING, "proved boards 1.2r", "chosen reserve 1.2r")
    more = (
        Phase(0, BoardsRule.parse("5"), "sw#", "Swiss #"),
        Phase(1, BoardsRule.parse("?"), "fin", "Final"),
    )
    large = cup(phases=(*PHASES, *more))
    yield case("evening-before-open-phases", evening(large), *EVENING, digest=large.digest)
    last = without(EVENING, "proved boards", "proved session-key")
    yield case(
        "evening-of-the-last-phase", evening(large, 3, 1),
        *last, "proved boards 3.1", "proved session-key 3.1", "chosen open-boards 3.1", digest=large.digest,
    )  # fmt: skip
    practice = cup(name="PRACTICE Cup")
    yield case("evening-for-practice", evening(practice), *EVENING, "chosen practice", digest=practice.digest)
    endings = key_file(CUP, 1, 2).replace(b"\n", b"\r\n")
    yield case("evening-with-other-line-ends", evening(CUP, **{"cup-rr2__key__txt": endings}), *EVENING)


def _together() -> Iterator[Case]:
    both = {**evening(CUP, session=1), **evening(CUP)}
    del both[SUMS]
    whole = ("proved boards 1.1", "proved session-key 1.1", "proved complete")
    yield case("every-evening-together", with_sums(both), *without(EVENING, OTHERS), *whole)
    told = replace(RECORD, revealed=(EarlyReveal(1, 2, RECORD_MOMENT),))
    yield case("all-keys-after-an-evening", CUP.pack(told), *GENUINE, *LOOKED_UP)
    yield case(
        "all-keys-and-that-of-an-evening", CUP.pack(told, **{"cup-rr2__key__txt": key_file(CUP, 1, 2)}),
        *GENUINE, *LOOKED_UP, "proved session-key 1.2",
    )  # fmt: skip
    longer = cup(phases=(replace(PHASES[0], sessions=3), *PHASES[1:]), seed="longer")
    two = {**evening(longer, session=1), **evening(longer)}
    del two[SUMS]
    yield case(
        "two-evenings-of-three", with_sums(two),
        *EVENING, "proved boards 1.1", "proved session-key 1.1", digest=longer.digest,
    )  # fmt: skip


def _reserves() -> Iterator[Case]:
    """Yield the cases of a reserve set, used before or after its session's key was revealed."""
    whole = (*without(GENUINE, "proved boards 1.2"), *LOOKED_UP, "proved boards 1.2r", "chosen reserve 1.2r")
    files = {"rr2__pbn": None, "rr2reserve__pbn": CUP.session(1, 2, reserve=True)}
    shown = EarlyReveal(1, 2, RECORD_MOMENT)
    before, after = (
        ReserveUse(1, 2, (), "a card was seen", RECORD_MOMENT + timedelta(hours=hours)) for hours in (-1, 1)
    )
    burnt = "chosen burnt-reserve 1.2r"
    for name, uses, told in (
        ("reserve-before-its-key-was-revealed", (before,), ()),
        ("reserve-after-its-key-was-revealed", (after,), (burnt,)),
        ("reserve-before-and-after", (before, after), (burnt,)),
        ("reserve-at-a-time-untold", (), (burnt,)),
    ):
        record = replace(RECORD, reserve=uses, revealed=(shown,))
        yield case(name, CUP.pack(record, **files), *whole, *told)
    other = replace(RECORD, revealed=(replace(shown, session=1),))
    yield case("reserve-and-another-session-revealed", CUP.pack(other, **files), *whole)


def _other_boards() -> Iterator[Case]:
    boards = CUP.boards(1, 2)
    stranger = Board(7, cup(value="1").boards(1, 2)[2].deal)
    mixed = CUP.pbn([*boards[:2], stranger, boards[3]])
    yield case(
        "evening-with-a-board-of-nobody", evening(CUP, rr2__pbn=mixed), *EVENING, "contradicted board 1.2"
    )
    yield case(
        "evening-with-a-board-of-nobody-under-own-name", evening(CUP, rr2__pbn=None, mine__pbn=mixed),
        *EVENING, "contradicted board 1.2",
    )  # fmt: skip
    yield case(
        "evening-with-boards-of-another-session", evening(CUP, rr2__pbn=CUP.session(1, 1)),
        *without(EVENING, "proved boards"), "contradicted board 1.2", "chosen missing-boards 1.2",
    )  # fmt: skip
    unsaid = (*EVENING, "left_to_you bring-keys")
    yield case("evening-and-boards-of-the-next", evening(CUP, rr1__pbn=CUP.session(1, 1)), *unsaid)
    yield case("evening-and-boards-under-own-name", evening(CUP, mine__pbn=CUP.session(1, 1)), *unsaid)
    all_of_it = CUP.pbn([*CUP.boards(1, 1), *boards])
    yield case("evening-among-all-boards", evening(CUP, rr2__pbn=None, mine__pbn=all_of_it), *unsaid)
    yield case(
        "evening-in-a-file-of-both", evening(CUP, **{"rr2__pbn": None, "rr1-2__pbn": all_of_it}), *unsaid
    )
    same = cup(phases=(replace(PHASES[0], boards=BoardsRule.parse("4")),))
    heading = Heading(BoardRange(1, 8), program=PROGRAM)
    numbered = [
        Board(place, board.deal) for place, board in enumerate(same.boards(1, 1) + same.boards(1, 2), 1)
    ]
    bri = format_by_name("bri").write(heading, numbered)
    yield case(
        "evening-among-boards-without-numbers", evening(same, rr2__pbn=None, mine__bri=bri),
        *unsaid, digest=same.digest, by_page=False,
    )  # fmt: skip
    yield case(
        "evening-without-its-boards", evening(CUP, rr2__pbn=None),
        *without(EVENING, "proved boards"), "left_to_you bring-boards",
    )  # fmt: skip
    yield case(
        "evening-cut", evening(CUP, rr2__pbn=CUP.pbn(boards[:3])), *EVENING, "chosen missing-boards 1.2"
    )


def _false_keys() -> Iterator[Case]:
    first = key_file(CUP, 1, 1)
    less = without(EVENING, "proved boards", "proved session-key")
    yield case(
        "evening-with-the-key-of-another-session", evening(CUP, **{"cup-rr2__key__txt": first}),
        *less, "proved session-key 1.1", "chosen missing-session 1.1", "left_to_you bring-keys",
    )  # fmt: skip
    yield case(
        "evening-key-under-another-session", changed_key("KEY 1,1", "KEY 1,2", session=1), *NO_KEY, WRONG
    )
    both = key_file(CUP, 1, 1).decode("ascii").replace("KEY 1,1", "KEY 1,2").replace("AT 1", "AT 2")
    yield case(
        "evening-key-at-another-place", evening(CUP, **{"cup-rr2__key__txt": both.encode("ascii")}),
        *NO_KEY, WRONG,
    )  # fmt: skip
    yield case("evening-key-with-another-number", changed_key("AT 2", "AT 1"), *NO_KEY, WRONG)
    yield case("evening-key-with-another-count", changed_key("of 2", "of 3"), *NO_KEY, WRONG)
    yield case("evening-key-with-another-side", changed_key("LEFT", "RIGHT"), *NO_KEY, WRONG)
    path = key_file(CUP, 1, 2).decode("ascii").split("LEFT ")[1][:8]
    yield case("evening-key-with-another-path", changed_key(path, "0badcafe"), *NO_KEY, WRONG)
    whole = key_file(CUP, 1, 2).decode("ascii").split("\n")[4]
    yield case("evening-key-without-a-path", changed_key(f"{whole}\n", ""), *NO_KEY, WRONG)
    yield case("evening-key-under-another-root", _other_root(), *NO_KEY, WRONG)
    yield case("evening-key-of-no-session", changed_key("KEY 1,2", "KEY 1,7"), *NO_KEY, WRONG)
    other = cup(seed="other")
    yield case(
        "evening-with-the-key-of-another-cup", evening(CUP, **{"cup-rr2__key__txt": key_file(other, 1, 2)}),
        *NO_KEY, WRONG,
    )  # fmt: skip
    yield case(
        "all-keys-and-a-false-one", CUP.pack(**{"cup-rr2__key__txt": key_file(other, 1, 2)}),
        *GENUINE, *LOOKED_UP, WRONG,
    )  # fmt: skip
    yield case(
        "evening-key-damaged", changed_key("MR", "MX"), *NO_KEY, "left_to_you unreadable",
    )  # fmt: skip


def _other_root() -> dict[str, bytes]:
    root = CUP.keys.root()
    return changed_key(root, root[::-1])


def _without_what_binds() -> Iterator[Case]:
    nothing = without(NO_KEY, "proved plan", "proved digest")
    yield case(
        "evening-without-commitment", evening(CUP, cup__commit__json=None),
        *nothing, "left_to_you bring-commitment", "chosen no-commitment",
    )  # fmt: skip
    first = rebound(
        CUP,
        lambda line: (
            "" if line.startswith(("MR ", "PREV ")) else line.replace("commitment 2", "commitment 1")
        ),
        version=1,
    )
    yield case(
        "evening-under-version-1", evening(CUP, cup__commit__json=first[0]), *NO_KEY, WRONG, digest=first[1]
    )
    other = rebound(CUP, lambda line: "MR " + "ab" * 32 if line.startswith("MR ") else line)
    yield case(
        "evening-under-another-root",
        evening(CUP, cup__commit__json=other[0]),
        *NO_KEY,
        WRONG,
        digest=other[1],
    )
    fewer = replace(CUP, plan=replace(CUP.plan, phases=(replace(PHASES[0], sessions=3),)))
    yield case(
        "evening-with-more-sessions-in-the-plan", evening(CUP, cup__sqd=fewer.plan_file()),
        *without(EVENING, "proved plan"), "contradicted plan 1",
    )  # fmt: skip
    twice = replace(CUP, plan=replace(CUP.plan, phases=(replace(PHASES[0], description="Semi-final #/2"),)))
    yield case(
        "evening-under-two-commitments", evening(CUP, second__commit__json=commitment_json(twice.bound)),
        *without(EVENING, "proved plan"), "contradicted plan 1",
    )  # fmt: skip
