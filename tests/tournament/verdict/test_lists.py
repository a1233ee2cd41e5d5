"""What the four lists are called."""

from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, FourLists, ListName, VerdictWord


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
