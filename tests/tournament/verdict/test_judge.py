"""The judgement on a tournament where the shared cases, which are files, do not reach."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.tournament.keys.keys_file import Keys
from bigdeal_gui.tournament.keys.revealed_key import revealed_key
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan
from bigdeal_gui.tournament.proof import GivenFile, prove_tournament
from bigdeal_gui.tournament.record_file import Deviation, Publication, RecordFile, ReserveUse
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.sources import Source, SourceRule, ValueKind
from bigdeal_gui.tournament.value.value_form import (
    is_before_day,
    is_in_form,
    is_value_to_come,
    readable_value,
)
from bigdeal_gui.tournament.verdict.boards import board_runs
from bigdeal_gui.tournament.verdict.evidence import (
    BoundFile,
    Evidence,
    RevealedFile,
    RoundFile,
    SavedPlan,
    Sums,
)
from bigdeal_gui.tournament.verdict.judge import tournament_verdict
from bigdeal_gui.tournament.verdict.lists import ORDER, Entry, EntryKind, FourLists, ListName, VerdictWord
from bigdeal_gui.tournament.verdict.played import asked_sessions
from bigdeal_gui.tournament.verdict.statements import Played, Statements
from tests.services.tournament.verdict_cups import DAY, PHASES, RECORD_MOMENT, ROUND_RULE, ROUNDS, RULE, cup

if TYPE_CHECKING:
    from bigdeal_gui.tournament.value.round_rule import PromisedRule

CUP = cup()


def given(session: int, *, reserve: bool = False, name: str = "") -> GivenFile:
    """Return the file of a session of the cup."""
    stem = name or CUP.stem(1, session, reserve=reserve)
    return GivenFile(f"{stem}.pbn", tuple(CUP.boards(1, session, reserve=reserve)))


def judged(*files: GivenFile, **more: object) -> FourLists:
    """Return the judgement on files of the cup."""
    proof = prove_tournament(CUP.plan, CUP.keys, files)
    evidence = Evidence(CUP.plan, CUP.keys, proof=proof, has_boards=bool(files))
    return tournament_verdict(replace(evidence, **more), Statements())  # type: ignore[arg-type] - fields of the evidence


def test_a_file_without_boards_is_to_be_got_again() -> None:
    """It contradicts nothing."""
    lists = judged(given(1), given(2), GivenFile("rr3.pbn", ()))
    assert [entry.text for entry in lists.left_to_you if entry.kind is EntryKind.UNREADABLE] == [
        "“rr3.pbn” has no boards."
    ]
    assert lists.word is VerdictWord.OPEN


def test_an_open_phase_nobody_has_boards_of_is_told_as_a_whole() -> None:
    """Neither sessions nor boards were fixed, and none is here."""
    phases = (*PHASES, Phase(0, BoardsRule.parse("?"), "ko#", "Knock-out #"))
    opened = cup(phases=phases)
    proof = prove_tournament(opened.plan, opened.keys, [GivenFile("rr1.pbn", tuple(opened.boards(1, 1)))])
    lists = tournament_verdict(Evidence(opened.plan, opened.keys, proof=proof, has_boards=True), Statements())
    told = [(entry.kind, entry.phase, entry.session) for entry in lists.chosen if entry.phase == 2]
    assert told == [(EntryKind.OPEN_SESSIONS, 2, None), (EntryKind.OPEN_BOARDS, 2, None)]


def test_boards_of_an_open_session_are_missed_from_the_first_of_its_files() -> None:
    """Of two files that number them otherwise the lower begins."""
    opened = cup(phases=(*PHASES, Phase(1, BoardsRule.parse("?"), "ko", "Final")))
    boards = opened.boards(2, 1, first=1)
    moved = [replace(board, number=board.number + 4) for board in boards[3:]]
    files = [GivenFile("ko.pbn", tuple(boards[:3])), GivenFile("rest.pbn", tuple(moved))]
    proof = prove_tournament(opened.plan, opened.keys, files)
    lists = tournament_verdict(Evidence(opened.plan, opened.keys, proof=proof, has_boards=True), Statements())
    told = [entry.boards for entry in lists.chosen if entry.phase == 2]
    assert told == [(1, 2, 3, 8, 9, 10), (4, 5, 6, 7)]


def test_reasons_of_the_organiser_are_quoted_where_there_are_any() -> None:
    """Those of this session's reserve set, once each; a deviation stands without one too."""
    uses = (
        ReserveUse(1, 2, (), "a card was seen", RECORD_MOMENT),
        ReserveUse(1, 2, (5,), "a card was seen", RECORD_MOMENT),
        ReserveUse(1, 1, (), "of another session", RECORD_MOMENT),
    )
    record = RecordFile(reserve=uses, deviations=(Deviation("Session 2 first", "", RECORD_MOMENT),))
    lists = judged(given(1), given(2, reserve=True), record=record)
    texts = {entry.kind: entry.text for entry in lists.chosen}
    assert texts[EntryKind.RESERVE] == (
        "Round robin 2/2 (reserve), boards 5–8: from the reserve set (“rr2reserve.pbn”)."
        " The organiser’s reason: “a card was seen”."
    )
    assert texts[EntryKind.DEVIATION] == "The organiser reports a deviation from the plan: “Session 2 first”."


def test_a_list_where_some_file_is_another_proves_nothing() -> None:
    """Files that are others, and files that are not here, are each named."""
    lists = judged(given(1), given(2), sums=Sums(("a.txt",), ("b.txt",)))
    assert [(entry.kind, entry.file) for entry in lists.contradicted] == [(EntryKind.CHECKSUM, "a.txt")]
    assert EntryKind.CHECKSUMS not in {entry.kind for entry in lists.proved}


@pytest.mark.parametrize(
    ("value", "is_right", "text"),
    [
        ("4327591", True, "43,275.91"),
        ("057", True, "0.57"),
        ("0057", False, "0057"),
        ("57", False, "57"),
        ("43,275.91", False, "43,275.91"),
        ("٤٣٢٧٥٩١", False, "٤٣٢٧٥٩١"),
        ("4327591 ", False, "4327591 "),
        ("", False, ""),
    ],
)
def test_one_spelling_is_left(value: str, text: str, *, is_right: bool) -> None:
    """Digits alone, more of them than decimals, and no zeros in front but that of 0.57."""
    assert is_in_form(RULE, value) is is_right
    assert readable_value(RULE, value) == text


def test_a_value_without_decimals_and_one_of_two_sources() -> None:
    """Each source has its own decimals; one blank stands between."""
    whole = Source("Lottery", ValueKind.FIX, decimals=0)
    rule = SourceRule(DAY, (RULE.sources[0], whole))
    assert readable_value(rule, "4327591 5") == "43,275.91 5"
    assert not is_in_form(rule, "4327591  5")
    assert not is_in_form(rule, "4327591 x")
    assert not is_in_form(rule, "4327591")
    assert readable_value(None, "5") == "5"


@pytest.mark.parametrize(
    ("moment", "is_early"),
    [
        (datetime(2026, 7, 13, 9, 59, 59, tzinfo=UTC), True),
        (datetime(2026, 7, 13, 10, 0, tzinfo=UTC), False),
        (datetime(2026, 7, 14, 0, 0, tzinfo=UTC), False),
    ],
)
def test_a_day_has_not_begun_while_it_has_nowhere(moment: datetime, *, is_early: bool) -> None:
    """Where the day comes first it is fourteen hours ahead of UTC."""
    assert is_before_day(moment, date(2026, 7, 14)) is is_early


@pytest.mark.parametrize(
    ("rule", "first"),
    [
        (SourceRule(DAY, (Source("DAX", ValueKind.CLOSE, "XETR"),)), datetime(2026, 7, 14, 10, tzinfo=UTC)),
        (SourceRule(DAY, (Source("DAX", ValueKind.OPEN, "XETR"),)), datetime(2026, 7, 14, 6, tzinfo=UTC)),
        (
            SourceRule(
                DAY, (Source("Nikkei", ValueKind.CLOSE, "XTKS"), Source("Dow", ValueKind.CLOSE, "XNYS"))
            ),
            datetime(2026, 7, 14, 16, tzinfo=UTC),
        ),
        (SourceRule(DAY, (Source("Lottery", ValueKind.FIX),)), datetime(2026, 7, 13, 18, tzinfo=UTC)),
        (SourceRule(DAY, (), "the lottery"), datetime(2026, 7, 13, 10, tzinfo=UTC)),
    ],
)
def test_a_value_is_to_come_by_the_clock_of_its_exchange(rule: SourceRule, first: datetime) -> None:
    """The later of two figures counts; where no exchange is named, the place where days begin first."""
    assert is_value_to_come(rule, first - timedelta(seconds=1))
    assert not is_value_to_come(rule, first)


def test_a_rule_without_a_day_is_never_to_come() -> None:
    """Nobody knows when."""
    rule = SourceRule(None, (), "the lottery")
    assert not is_value_to_come(rule, datetime(2026, 7, 14, tzinfo=UTC))


def test_numbers_are_told_in_runs() -> None:
    """As people write them."""
    assert board_runs([3, 1, 2, 8, 2]) == "1–3, 8"
    assert board_runs([]) == ""


def test_every_kind_has_its_place() -> None:
    """Each kind stands in some list's order, none twice in one."""
    assert {kind for kinds in ORDER.values() for kind in kinds} == set(EntryKind)
    assert all(len(set(kinds)) == len(kinds) for kinds in ORDER.values())


def test_without_a_board_nothing_is_green() -> None:
    """Lists that are empty prove nothing; entries told twice are told once."""
    keys = Entry(EntryKind.KEYS, "The keys are the ones.")
    lists = FourLists.of([(ListName.PROVED, keys), (ListName.PROVED, keys)])
    assert lists.proved == (keys,)
    assert lists.word is VerdictWord.OPEN
    assert lists.to_json()["verdict"] == "open"
    assert lists.entries(ListName.CHOSEN) == ()


DRAFT = replace(CUP.plan, value=None)
OTHER_BOARDS = (replace(PHASES[0], boards=BoardsRule.parse("1-4,9-12")),)


@pytest.mark.parametrize(
    ("plan", "list_", "said", "said_of_another"),
    [
        (DRAFT, "proved", "agrees line by line", ""),
        (
            replace(DRAFT, keys_hash=None),
            "chosen",
            "is a draft without keys",
            "is another plan for this event",
        ),
        (cup(seed="second plan").plan, "chosen", "has different keys", "is another plan for this event"),
        (
            replace(DRAFT, phases=OTHER_BOARDS),
            "contradicted",
            "has the same keys but different lines",
            "is a plan with the same keys but different lines",
        ),
    ],
)
def test_plans_that_differ_are_told_by_their_keys(
    plan: Plan, list_: str, said: str, said_of_another: str
) -> None:
    """A plan that was saved, or lies among the files, speaks against this one if its keys are the same."""
    other = SavedPlan("kept.sqd", plan)
    lists = tournament_verdict(Evidence(CUP.plan, other_plans=(other,)), Statements(plans=(other,)))
    for kind, words in ((EntryKind.KEPT_PLAN, said), (EntryKind.OTHER_PLAN, said_of_another)):
        if words:
            (entry,) = (entry for entry in getattr(lists, list_) if entry.kind is kind)
            assert words in entry.text
            assert "“kept.sqd”" in entry.text
            assert entry.file == "kept.sqd"


@pytest.mark.parametrize(
    ("earlier", "is_here", "told"),
    [
        (None, True, []),
        ("Youth", True, [("proved", EntryKind.PREVIOUS)]),
        ("Cup", True, [("chosen", EntryKind.EARLIER_PROMISE)]),
        ("Youth", False, [("chosen", EntryKind.PREVIOUS)]),
    ],
)
def test_a_chain_of_promises_is_told_as_far_as_it_is_here(
    earlier: str | None, told: list[tuple[str, EntryKind]], *, is_here: bool
) -> None:
    """Without an earlier promise nothing is said; one for this same event is a choice, like one not here."""
    before = cup(name=earlier or "none", seed="before")
    after = replace(CUP, previous=before.digest if earlier else None).bound
    lists = tournament_verdict(
        Evidence(
            CUP.plan,
            promises=(BoundFile("cup.commit.json", after),),
            others=(BoundFile("previous.commit.json", before.bound),) if is_here else (),
        ),
        Statements(),
    )
    kinds = {EntryKind.PREVIOUS, EntryKind.EARLIER_PROMISE}
    found = [
        (list_.value, entry.kind) for list_ in ORDER for entry in getattr(lists, list_) if entry.kind in kinds
    ]
    assert found == told


def test_of_the_keys_of_some_sessions_those_sessions_are_judged_alone() -> None:
    """A session whose key is not here is not called missing, nor is a phase without one called open."""
    phases = (*PHASES, Phase(0, BoardsRule.parse("?"), "ko#", "Knock-out #"))
    opened = cup(phases=phases)
    first = Keys({(1, 1): opened.keys.by_place[1, 1]}, is_part=True)
    proof = prove_tournament(opened.plan, first, [])
    lists = tournament_verdict(
        Evidence(opened.plan, proof=proof, session_keys=first, has_boards=True), Statements()
    )
    kinds = {EntryKind.MISSING_SESSION, EntryKind.OPEN_SESSIONS, EntryKind.OPEN_BOARDS}
    told = [
        (entry.kind, entry.phase, entry.session.id.session) for entry in lists.chosen if entry.kind in kinds
    ]
    assert told == [(EntryKind.MISSING_SESSION, 1, 1)]


def test_wrong_boards_are_numbered_where_there_are_several() -> None:
    """One is told with its reason alone; of several the first has its reason, and all their numbers."""
    boards, others = CUP.boards(1, 1), CUP.boards(1, 2)
    for wrong in (1, 2):
        mixed = [replace(board, deal=other.deal) for board, other in zip(boards, others, strict=True)]
        lists = judged(GivenFile("rr1.pbn", (*boards[:-wrong], *mixed[-wrong:])))
        (entry,) = (entry for entry in lists.contradicted if entry.kind is EntryKind.BOARD)
        assert entry.text.startswith(f"“rr1.pbn”, board {5 - wrong}: ")
        assert entry.text.endswith(" Boards that are wrong there: 3–4.") is (wrong == 2)
        assert ("Boards that are wrong" in entry.text) is (wrong == 2)


@pytest.mark.parametrize("is_part", [False, True])
def test_who_was_there_is_asked_about_the_sessions_whose_keys_are_here(*, is_part: bool) -> None:
    """All of the plan, or where some keys alone are here, theirs: those that were played, and the others."""
    keys = Keys({(1, 2): CUP.keys.by_place[1, 2]}, is_part=True) if is_part else CUP.keys
    evidence = Evidence(CUP.plan, session_keys=keys) if is_part else Evidence(CUP.plan, keys)
    asked = ["Round robin 2/2"] if is_part else ["Round robin 1/2", "Round robin 2/2"]
    assert [name.title for name in asked_sessions(evidence)] == asked
    lists = tournament_verdict(evidence, Statements(played=Played(frozenset({(1, 2)}))))
    told = [
        (entry.session.title, entry.phase) for entry in lists.chosen if entry.kind is EntryKind.NOT_PLAYED
    ]
    assert told == [(title, 1) for title in asked[:-1]]
    (played,) = (entry.text for entry in lists.proved if entry.kind is EntryKind.PLAYED)
    assert played == "These sessions were played, as you say: Round robin 2/2."


AT = ROUND_RULE.moment


@pytest.mark.parametrize(
    ("rule", "since", "at", "is_late"),
    [
        (RULE, DAY - timedelta(days=1), None, False),
        (RULE, DAY, None, True),
        (RULE, DAY, datetime(DAY.year, DAY.month, DAY.day, tzinfo=UTC), True),
        (ROUND_RULE, AT.date() - timedelta(days=1), None, False),
        (ROUND_RULE, AT.date(), None, True),
        (ROUND_RULE, AT.date(), AT - timedelta(seconds=1), False),
        (ROUND_RULE, AT.date(), AT, True),
    ],
)
def test_a_promise_published_too_late_is_told(
    rule: PromisedRule, since: date, at: datetime | None, *, is_late: bool
) -> None:
    """A moment is held against that of a round; where only the day is known, it must be an earlier one."""
    promised = cup(rule=rule)
    record = RecordFile(published=(Publication("web page", since, at),))
    promises = (BoundFile("cup.commit.json", promised.bound),)
    lists = tournament_verdict(Evidence(promised.plan, promises=promises, record=record), Statements())
    assert (EntryKind.LATE_PUBLICATION in {entry.kind for entry in lists.chosen}) is is_late


def test_a_promise_without_words_is_shown_as_a_dash() -> None:
    """Whoever is asked to look a value up sees what was promised, or that nothing was."""
    for source, shown in (("The DAX.", "The DAX"), (".", "–")):
        lists = tournament_verdict(Evidence(cup(rule=None, source=source).plan), Statements())
        (text,) = (entry.text for entry in lists.left_to_you if entry.kind is EntryKind.VALUE)
        assert text.endswith(f"The promise was: {shown}.")


def test_who_has_not_said_what_was_played_is_told_which_sessions_there_were() -> None:
    """Without keys there are none to ask about; nothing is proved of it either way."""
    for keys, end in (
        (CUP.keys, " Sessions to answer for: Round robin 1/2, Round robin 2/2."),
        (None, "shown."),
    ):
        (text,) = (
            entry.text
            for entry in tournament_verdict(Evidence(CUP.plan, keys), Statements()).left_to_you
            if entry.kind is EntryKind.PLAYED
        )
        assert text.endswith(end)


def test_keys_that_are_the_same_are_told() -> None:
    """Two sessions with one key have the same boards; two keys are no finding."""
    key = CUP.keys.by_place[1, 1]
    told = "Round robin 1/2, Round robin 2/2: these have the same key, so they have the same boards."
    for keys, texts in ((CUP.keys, []), (Keys({(1, 1): key, (1, 2): key}), [told])):
        lists = tournament_verdict(Evidence(CUP.plan, keys), Statements())
        assert [entry.text for entry in lists.chosen if entry.kind is EntryKind.WEAK_KEYS] == texts


def test_a_key_revealed_by_itself_is_held_against_the_commitment() -> None:
    """It is named as the session of the plan that was bound, with its number among all keys."""
    file = RevealedFile("rr2.key.txt", revealed_key(CUP.keys, (1, 2)))
    promises = (BoundFile("cup.commit.json", CUP.bound),)
    lists = tournament_verdict(Evidence(CUP.plan, promises=promises, revealed=(file,)), Statements())
    (text,) = (entry.text for entry in lists.proved if entry.kind is EntryKind.SESSION_KEY)
    assert text.startswith("Round robin 2/2: its key is the one bound for this session, number 2 of 2.")
    lists = tournament_verdict(Evidence(CUP.plan, revealed=(file,)), Statements())
    assert [entry.kind for entry in lists.left_to_you if entry.file == file.name] == [
        EntryKind.BRING_COMMITMENT
    ]


@pytest.mark.parametrize(
    ("number", "is_changed", "told"),
    [
        (1000, False, ("proved", "the network’s signature is genuine.")),
        (1000, True, ("contradicted", "is the promised round, but the value does not match it.")),
        (1001, False, ("contradicted", "is round 1001; round 1000 was promised.")),
    ],
)
def test_a_round_is_held_against_the_value(number: int, told: tuple[str, str], *, is_changed: bool) -> None:
    """The promised round, signed by the network, proves the value that it is and no other."""
    rounds = {one["round"]: drand.read_round(json.dumps(one)) for one in ROUNDS}
    value = rounds[1000].value
    promised = cup(rule=ROUND_RULE, value=value[::-1] if is_changed else value)
    evidence = Evidence(
        promised.plan,
        promises=(BoundFile("cup.commit.json", promised.bound),),
        round=RoundFile("cup.round.json", rounds[number]),
    )
    lists = tournament_verdict(evidence, Statements())
    list_, end = told
    assert [
        entry.text.endswith(end) for entry in getattr(lists, list_) if entry.file == "cup.round.json"
    ] == [True]
