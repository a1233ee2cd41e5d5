"""The formats that a page offers: which are ticked, and what keeps the others out."""

from __future__ import annotations

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.formats import FormatProblem, FormatsModel


def test_every_format_but_statistics_is_offered() -> None:
    """The common formats come first; statistics before play are not to be had."""
    names = [format_.name for format_ in FormatsModel().offered]
    assert names[:4] == ["dlm", "pbn", "dup", "lin"]
    assert sorted([*names, "stats"]) == sorted(format_.name for format_ in FORMATS)


def test_each_format_has_a_row() -> None:
    """Ticked or not, and what keeps it out, beside it."""
    rows = FormatsModel(chosen={"pbn", "dlm"}).rows()
    assert [row.shown for row in rows] == [*FormatsModel().offered]
    assert [row.shown.name for row in rows if row.is_chosen] == ["dlm", "pbn"]
    assert {row.shown.name: row.problem for row in rows if row.problem} == {
        "dlmblind": FormatProblem(same_file_as="dlm")
    }


def test_a_format_with_too_few_board_numbers_says_how_many() -> None:
    """Boards above 99 do not go into dlm, whether it is ticked or not."""
    model = FormatsModel(boards=BoardRange(76, 100), chosen={"dlm"})
    for name in ("dlm", "dup"):
        problem = model.problem_of(format_by_name(name))
        assert problem is not None
        assert (problem.max_board, problem.same_file_as) == (99, "")
        assert problem.reason
    assert model.unfit() == (format_by_name("dlm"),)
    model.boards = BoardRange(76, 99)
    assert model.unfit() == ()


def test_a_second_format_of_one_file_names_the_first() -> None:
    """Dlmblind would write the file that dlm writes."""
    model = FormatsModel(chosen={"dlm"})
    assert model.problem_of(format_by_name("dlmblind")) == FormatProblem(same_file_as="dlm")
    assert model.problem_of(format_by_name("dlm")) is None


def test_a_profile_may_refuse_boards() -> None:
    """What the standard profile refuses has a reason in words; Big Deal's own profile takes it."""
    model = FormatsModel(boards=BoardRange(2, 11), chosen={"borel"})
    problem = model.problem_of(format_by_name("borel"))
    assert problem is not None
    assert problem.reason
    assert problem.max_board is None
    model.profile = Profile.BIGDEAL
    assert model.problem_of(format_by_name("borel")) is None


def test_ticking_from_a_list_leaves_out_what_cannot_be() -> None:
    """Unknown names, statistics and second formats of one file are not ticked."""
    model = FormatsModel()
    model.choose(["dlm", "dlmblind", "stats", "nonsense", "pbn"])
    assert model.chosen == {"dlm", "pbn"}
    assert model.chosen_names == ("dlm", "pbn")
