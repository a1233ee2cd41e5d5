"""What the four lists are called."""

from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.tournament.verdict.lists import ListName


def test_each_list_has_a_name_of_its_own_in_the_readers_language() -> None:
    """Four names in English, four others in German."""
    english = [name.in_words() for name in ListName]
    assert english == ["Proved", "Left to you", "Still chosen by the organiser", "Not as promised"]
    with speaking("de"):
        german = [name.in_words() for name in ListName]
    assert len({*english, *german}) == 2 * len(ListName)
