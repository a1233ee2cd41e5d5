"""Numbers, figures, suits and tournaments through the library."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui import library
from bigdeal_gui.errors.model import InvalidDeal, InvalidLayout
from bigdeal_gui.errors.numbering import DamagedNumbers, NumberOutOfRange, UnknownScheme
from bigdeal_gui.holdings.lines import Cash, Line
from bigdeal_gui.holdings.words import canonical_words
from bigdeal_gui.library import figures
from bigdeal_gui.numbering.schemes import NUMBER_SCHEMES
from bigdeal_gui.services.dealing import sources

if TYPE_CHECKING:
    from collections.abc import Iterator

DEAL_SCHEMES: Final = ("bigdeal", "andrews", "pavlicek")
PACKS: Final = Path(__file__).parents[1] / "vectors" / "tournament"
DEAL: Final = next(library.deals("00" * 20, "maps", 1))
DEAL_NUMBER: Final = library.number_of(DEAL, "bigdeal")


def test_words_give_back_layouts_and_suits() -> None:
    """A layout comes back as one, a suit as its letters, each in its place."""
    layout, suit = library.layout_of(DEAL_NUMBER, "bigdeal"), "NNNEEESSSWWW-"
    assert list(library.unpack_zbs(library.pack_zbs([layout, suit, DEAL]))) == [layout, suit, layout]


@given(st.data())
def test_every_number_is_a_layout_and_its_number_again(data: st.DataObject) -> None:
    """In each scheme a number and its layout lead to each other."""
    scheme = data.draw(st.sampled_from([scheme.name for scheme in NUMBER_SCHEMES]))
    number = data.draw(st.integers(0, library.scheme_count(scheme) - 1))
    assert library.number_of(library.layout_of(number, scheme), scheme) == number


@pytest.mark.parametrize("scheme", DEAL_SCHEMES)
def test_deals_have_numbers_in_three_orders(scheme: str) -> None:
    """A deal's number gives the deal; the numbers end before D."""
    number = library.number_of(DEAL, scheme)
    assert library.deal_of(number, scheme) == DEAL
    assert library.scheme_count(scheme) == 53_644_737_765_488_792_839_237_440_000
    with pytest.raises(NumberOutOfRange):
        library.deal_of(library.scheme_count(scheme), scheme)


@pytest.mark.parametrize(("scheme", "size"), [("balanced", 14), ("unbalanced", 15), ("base5", 16)])
def test_a_deal_is_an_ending_and_a_layout_too(scheme: str, size: int) -> None:
    """Full deals have numbers in the schemes of endings, and come back as deals."""
    number = library.number_of(DEAL, scheme)
    assert library.deal_of(number, scheme) == DEAL
    assert library.layout_of(number, scheme) == library.Layout(DEAL.hands)
    assert {s.name: s.record_bytes for s in NUMBER_SCHEMES}[scheme] == size


def test_what_has_no_number_is_refused() -> None:
    """Endings have no number among the deals, a hand of fourteen none among the endings."""
    ending = library.parse_layout("N:A... K... Q... J...")
    with pytest.raises(InvalidDeal):
        library.number_of(ending)
    with pytest.raises(InvalidDeal):
        library.deal_of(library.number_of(ending, "balanced"), "balanced")
    with pytest.raises(InvalidLayout):
        library.number_of(library.parse_layout("N:AKQJT98765432.A.. - - -"), "unbalanced")
    with pytest.raises(UnknownScheme, match=r"“zzz”\. The schemes are: bigdeal, andrews"):
        library.number_of(DEAL, "zzz")


def test_records_hold_numbers() -> None:
    """Layouts are packed and unpacked; a record that is cut off is named."""
    endings = [library.parse_layout(text) for text in ("N:A... K... Q... J...", "N:... ... ... ...2")]
    data = library.pack(endings, "unbalanced")
    assert len(data) == 2 * 15
    assert list(library.unpack(data, "unbalanced")) == endings
    assert library.pack([DEAL], "bigdeal") == library.number_of(DEAL).to_bytes(12, "big")
    with pytest.raises(DamagedNumbers, match="record 2: it ends after 14 of 15 bytes\\."):
        list(library.unpack(data[:-1], "unbalanced"))


def test_statistics_count_deals() -> None:
    """Each deal is counted once; of none there are no figures."""
    found = library.statistics(library.deals("00" * 20, "figures", 50))
    assert found.deals == 50
    assert sum(figure.count for figure in found.figures if figure.group.value == "points") == 200
    with pytest.raises(ValueError, match="no deals"):
        library.statistics([])


def test_many_sets_are_counted_one_by_one() -> None:
    """Each by itself, in its size; an empty one is none, but keeps its place among the others."""
    sizes = [2, 0, 3, 3]
    found = library.statistics_of_sets(library.deals("00" * 20, str(n), size) for n, size in enumerate(sizes))
    assert (found.sets, found.deals, dict(found.sizes)) == (3, 8, {2: 1, 3: 2})
    (ten,) = (test for test in found.tests if (test.kind.group.value, test.kind.name) == ("points", "10"))
    every = [deal for n, size in enumerate(sizes) for deal in library.deals("00" * 20, str(n), size)]
    assert ten.count == library.statistics(every).figures[10].count
    stuck = list(library.deals("00" * 20, "stuck", 1)) * 36
    assert {odd.place for odd in library.statistics_of_sets([[], stuck, every]).odd_sets} == {1}
    for nothing in ([], [[], []]):
        with pytest.raises(ValueError, match="no deals"):
            library.statistics_of_sets(nothing)


@pytest.mark.parametrize("has_arrays", [True, False])
def test_many_sets_are_counted_in_arrays_where_there_are_any(
    monkeypatch: pytest.MonkeyPatch, *, has_arrays: bool
) -> None:
    """Without numpy each is counted the plain way."""
    begun: list[int] = []

    def rows(sets: list[object]) -> Iterator[list[int]]:
        begun.append(len(sets))
        return iter(())

    monkeypatch.setattr(sources, "has_bulk", lambda: has_arrays)
    monkeypatch.setattr(figures, "_ENOUGH", 4)
    monkeypatch.setattr(figures, "_rows_of_sets", rows)
    found = library.statistics_of_sets([library.deals("00" * 20, "x", 3), library.deals("00" * 20, "y", 3)])
    assert found.deals == 6
    assert bool(begun) is has_arrays


def test_what_is_counted_is_told_to_its_end() -> None:
    """Deals, or sets, done of those wanted: nothing more and nothing less."""
    told: list[tuple[int, int]] = []
    some = list(library.deals("00" * 20, "x", 3))
    for work in (library.statistics, library.statistics_of_sets):
        work(
            [some, some] if work is library.statistics_of_sets else some,
            progress=lambda *how: told.append(how),
        )
    assert told == [(3, 3), (2, 2)]
    library.count_holdings(size=4, progress=lambda *how: told.append(how))
    assert told[2:] == [(len(tuple(canonical_words(4))), 0)], "how many there are nobody knows"


def test_kinds_of_holdings_are_counted_by_name() -> None:
    """Only those that were asked for, among the forms of the reading that was asked for."""
    forms = tuple(library.holding_forms("wide", 5))
    assert all(len(form) == 5 for form in forms)
    assert set(library.holding_forms(size=5)) >= set(forms)
    assert list(library.count_holding_kinds(forms, ["twins", "one-line"])) == ["one-line", "twins"]
    for kinds, reading in ((["easy"], "literal"), (["twins"], "narrow")):
        with pytest.raises(ValueError, match=r"easy|narrow"):
            library.count_holding_kinds(library.holding_forms(reading, 5), kinds)


def test_suits_are_reduced_and_played() -> None:
    """A word, its canonical form, and the tricks of each division."""
    word = library.holding("AX95", "Q4")
    other = library.holding("AX94", "Q5")
    ends = [steps[-1].word for steps in map(library.reduce_holding, (word, other))]
    assert ends[0] == ends[1]
    assert library.reduce_holding(word, "wide")[-1].word == ends[0]
    tricks = library.holding_tricks(word)
    assert len(tricks) == 2**7
    assert set(tricks) == {2, 3}
    with pytest.raises(ValueError, match="narrow"):
        library.reduce_holding(word, "narrow")
    with pytest.raises(library.AppError):
        library.holding("AA", "K")


def test_suits_have_chances_and_lines() -> None:
    """The best chances as fractions, and a line for each; out of reach there is none."""
    word = library.holding("AJT", "543")
    assert [str(found.chance) for found in library.holding_chances(word)] == ["1", "19/25"]
    assert isinstance(library.holding_line(word, 1), Cash)
    assert isinstance(library.holding_line(word, 2), Line)
    for tricks in (0, 3):
        with pytest.raises(ValueError, match=f"{tricks} tricks"):
            library.holding_line(word, tricks)


def test_holdings_are_counted() -> None:
    """Of three cards there are 27 words, 14 but for exchange, and fewer with each step."""
    found = list(library.count_holdings(size=3).values())
    assert found[0] == 14
    assert found == sorted(found, reverse=True)
    assert found != list(library.count_holdings("wide", size=5).values())


def test_a_tournament_is_verified() -> None:
    """A genuine pack is proved as far as files can, one whose boards were changed contradicts."""
    genuine = library.verify_tournament([PACKS / "genuine.zip"])
    assert genuine.is_ok
    assert genuine.lists.board_count == 8
    wrong = library.verify_tournament([str(PACKS / "boards-changed.zip")])
    assert not wrong.is_ok
    assert wrong.problems


def test_a_digest_that_was_published_is_looked_at() -> None:
    """`digest` settles what was left to look up, or contradicts."""
    pack = PACKS / "genuine.zip"
    open_report = library.verify_tournament([pack])
    assert open_report.evidence.promise is not None
    published = open_report.evidence.promise.digest
    answered = library.verify_tournament([pack], digest=published, before=True)
    assert len(answered.lists.left_to_you) < len(open_report.lists.left_to_you)
    assert not library.verify_tournament([pack], digest="00" * 32).is_ok


def test_plans_that_were_kept_are_held_against_it() -> None:
    """`kept` takes plans from before the tournament."""
    found = library.verify_tournament(
        [PACKS / "kept-since-june.zip"], kept=[PACKS / "kept-since-june.kept.sqd"]
    )
    assert found.statements.plans
