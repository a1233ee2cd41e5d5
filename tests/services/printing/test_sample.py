"""The sample record: boards of nobody's, that anybody can make again."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_options import PerPage, RecordHeading, RecordOptions
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.services.printing import sample
from bigdeal_gui.services.printing.sample import Sample, layouts_with_room

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

HEADING = RecordHeading("Program 1")


@pytest.fixture
def afresh() -> Iterator[None]:
    """Read the sample again, before and after."""
    sample.sample_boards.cache_clear()
    yield
    sample.sample_boards.cache_clear()


def maker() -> ModuleType:
    """Return the script that makes the sample."""
    path = Path(__file__).parents[3] / "packaging" / "sample_boards.py"
    spec = importlib.util.spec_from_file_location("sample_boards", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_sample_is_made_of_decimals_of_pi() -> None:
    """The boards are those that the script says, whose digits are everybody's."""
    made = maker()
    assert made.decimals_of_pi(50) == "14159265358979323846264338327950288419716939937510"
    boards, results = sample.sample_boards()
    numbers = made.numbers()
    assert [board.deal for board in boards] == [deal_of_number(next(numbers)) for _board in boards]
    assert [board.number for board in boards] == list(range(1, 37))
    assert len(results) == len(boards)
    assert all(0 <= trick <= 13 for one in results for row in one.tricks for trick in row)
    rows = tomllib.loads((resource_folder() / "sample" / "boards.toml").read_text("utf-8"))["boards"]
    for row, result in zip(rows, results, strict=True):
        assert ([list(tricks) for tricks in result.tricks], result.par_score) == (row["tricks"], row["par"])
        assert [
            [one.level, one.strain, [*one.declarers], one.is_doubled, one.over]
            for one in result.par_contracts
        ] == row["contracts"]


@pytest.mark.unwatched
def test_a_sample_is_drawn_as_it_would_be_printed() -> None:
    """Results are there where they are wanted; the mark is of the sheet's language."""
    for options in (RecordOptions(language="de"), RecordOptions(language="de", double_dummy=True)):
        shown = Sample(options, HEADING)
        assert shown.mark == "Muster"
        assert shown.document.size is options.paper
        assert pdf(shown.document, shown.draw).startswith(b"%PDF-")


def test_layouts_are_offered_that_can_be_read() -> None:
    """36 boards have no room on A4, and with results 24 have none on A5."""
    usual = {PerPage.TWELVE, PerPage.EIGHTEEN, PerPage.TWENTY_FOUR, PerPage.LARGE_PRINT}
    assert layouts_with_room(RecordOptions(), HEADING) == usual
    small = RecordOptions(paper=PaperSize.A5, double_dummy=True)
    assert layouts_with_room(small, HEADING) == usual - {PerPage.TWENTY_FOUR}


@pytest.mark.usefixtures("afresh")
@pytest.mark.parametrize("text", [None, "boards = ", "rows = []"])
def test_a_copy_that_is_not_whole_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None
) -> None:
    """A sample that is missing or damaged is no crash."""
    if text is not None:
        (tmp_path / "sample").mkdir()
        (tmp_path / "sample" / "boards.toml").write_text(text)
    monkeypatch.setattr(sample, "resource_folder", lambda: tmp_path)
    with pytest.raises(PrintingUnavailable):
        sample.sample_boards()
