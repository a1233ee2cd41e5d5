"""What the four lists are called."""

from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.tournament.sessions import SessionId, SessionName
from bigdeal_gui.tournament.verdict.lists import (
    Entry,
    EntryKind,
    FourLists,
    ListName,
    VerdictWord,
    count_of_boards,
)


def test_each_list_has_a_name_of_its_own_in_the_readers_language() -> None:
    """Four names in English, four others in German."""
    english = [name.in_words() for name in ListName]
    assert english == ["Proved", "Left to you", "Still chosen by the organiser", "Not as promised"]
    with speaking("de"):
        german = [name.in_words() for name in ListName]
    assert len({*english, *german}) == 2 * len(ListName)


def test_programs_know_lists_and_entries_by_their_names() -> None:
    """What stands in the JSON of a verdict is what the code calls it, in small letters."""
    assert [name.value for name in ListName] == [name.name.lower() for name in ListName]
    assert [kind.value for kind in EntryKind] == [kind.name.lower().replace("_", "-") for kind in EntryKind]


def test_one_proved_board_is_enough_for_green() -> None:
    """Without one nothing is proved; whatever is left or was chosen makes amber, a contradiction red."""
    board, other = Entry(EntryKind.BOARDS, "one", boards=(1,)), Entry(EntryKind.VALUE, "look it up")
    assert FourLists(proved=(board,)).word is VerdictWord.PROVED
    assert FourLists().word is VerdictWord.OPEN
    assert FourLists(proved=(board,), left_to_you=(other,)).word is VerdictWord.OPEN
    assert FourLists(proved=(board,), chosen=(other,)).word is VerdictWord.OPEN
    assert FourLists(proved=(board,), contradicted=(other,)).word is VerdictWord.FALSE


ONE = SessionName(SessionId(1, 1), "rr1", "Round robin 1/2")
TWO = SessionName(SessionId(1, 2, is_reserve=True), "rr2reserve", "Round robin 2/2 (reserve)")


def test_an_entry_in_json_has_all_that_it_is_about() -> None:
    """A holder is there only where there is one; what an entry is not about is empty."""
    assert Entry(EntryKind.HOLDER, "said", ONE, 1, (1, 2), "rr1.pbn", "Anna").to_json() == {
        "kind": "holder",
        "session": ONE.to_json(),
        "phase": 1,
        "boards": [1, 2],
        "file": "rr1.pbn",
        "holder": "Anna",
        "text": "said",
    }
    bare = Entry(EntryKind.KEYS, "said")
    told = {"kind": "keys", "session": None, "phase": None, "boards": [], "file": "", "text": "said"}
    assert bare.to_json() == told
    lists = FourLists(proved=(bare, Entry(EntryKind.BOARDS, "", ONE, boards=(3,))))
    assert (lists.to_json()["verdict"], lists.to_json()["boards"]) == ("proved", 1)
    assert lists.to_json()["proved"][:1] == [told]  # type: ignore[index] - a list


def test_a_board_that_stands_in_two_files_is_one() -> None:
    """The same number of another session, or of its reserve set, is another board."""
    told = ((ONE, "a.pbn"), (ONE, "b.pbn"), (TWO, "c.pbn"), (None, "d.pbn"))
    entries = [Entry(EntryKind.BOARDS, "", session, boards=(1, 2), file=file) for session, file in told]
    assert count_of_boards([*entries, Entry(EntryKind.COMPLETE, "", boards=(9,))]) == 6


def test_entries_are_told_by_kind_phase_session_and_file() -> None:
    """What is about no session comes before those of its phase, of no phase before all, reserve sets last."""
    second = SessionName(SessionId(1, 2), "rr2", "Round robin 2/2")
    first = Entry(EntryKind.BOARDS, "", file="b.pbn")
    in_order = [
        first,
        Entry(EntryKind.BOARDS, "", phase=1),
        Entry(EntryKind.BOARDS, "", ONE, file="a.pbn"),
        Entry(EntryKind.BOARDS, "", ONE, file="b.pbn"),
        Entry(EntryKind.BOARDS, "", second, phase=7),
        Entry(EntryKind.BOARDS, "", TWO),
        Entry(EntryKind.BOARDS, "", phase=2, file="a.pbn"),
        Entry(EntryKind.KEYS, ""),
    ]
    shuffled = [*in_order[::-1], first]
    assert list(FourLists.of([(ListName.PROVED, entry) for entry in shuffled]).proved) == in_order
