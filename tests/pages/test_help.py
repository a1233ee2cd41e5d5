"""The help without a screen: complete, in the language of the window, its links leading to its pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.pages.help import TOPICS, HelpModel, help_folders, page_title
from bigdeal_gui.resource_files import resource_folder

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = resource_folder() / "help" / "en"


def test_every_page_is_listed() -> None:
    """The topics are the files of the folder, neither more nor less."""
    assert sorted(file.stem for file in ENGLISH.glob("*.md")) == sorted(TOPICS)


@pytest.mark.parametrize("topic", TOPICS)
def test_pages_are_short_titled_and_without_the_network(topic: str) -> None:
    """A page has a title, is read in a few minutes, and names no address or picture."""
    text = (ENGLISH / f"{topic}.md").read_text("utf-8")
    assert page_title(text)
    # The page of the meter has its measurements, which a sceptic wants in full; those of Check and Records
    # are looked up by their headings, one for each door or button.
    assert 100 < len(text.split()) < {"check": 700, "meter": 600, "records": 600}.get(topic, 500)
    assert not re.search(r"://|www\.|!\[|<", text)


@pytest.mark.parametrize("topic", TOPICS)
def test_links_lead_to_pages(topic: str) -> None:
    """Each link names a page of the help."""
    for target in re.findall(r"\]\(([^)]*)\)", (ENGLISH / f"{topic}.md").read_text("utf-8")):
        assert target.removesuffix(".md") in TOPICS


def test_a_page_without_heading_has_no_title() -> None:
    """Only a heading in the first line is a title."""
    assert page_title("text\n# late") == ""


def test_the_first_topic_is_open_and_another_can_be() -> None:
    """The help begins at its first topic; one that is not there leaves the open one."""
    model = HelpModel((ENGLISH,))
    assert model.topic == TOPICS[0]
    assert model.open("meter")
    assert not model.open("nowhere")
    assert model.topic == "meter"


def test_titles_stand_in_the_order_of_the_topics(tmp_path: Path) -> None:
    """A page is called by its heading, and by the name of its topic where it has none."""
    (tmp_path / "law6.md").write_text("# Law 6\n\nText", "utf-8")
    (tmp_path / "meter.md").write_text("Text alone", "utf-8")
    titles = HelpModel((tmp_path, ENGLISH)).titles()
    assert titles[:3] == ["Deal a session", "meter", "Law 6"]
    assert len(titles) == len(TOPICS)


@pytest.mark.parametrize(("link", "topic"), [("law6.md", "law6"), ("meter.md#bits", "meter")])
def test_a_link_to_a_page_opens_it(link: str, topic: str) -> None:
    """The page of the name is open, whatever place of it is meant."""
    model = HelpModel((ENGLISH,))
    assert model.follow(link)
    assert model.topic == topic


@pytest.mark.parametrize(
    "link", ["https://example.org/law6.md", "file:///etc/passwd", "../en/law6.md", "other.md", "law6", ""]
)
def test_other_links_change_nothing(link: str) -> None:
    """No address leads out of the help."""
    model = HelpModel((ENGLISH,))
    assert not model.follow(link)
    assert model.topic == TOPICS[0]


def test_a_page_comes_in_the_language_that_has_it(tmp_path: Path) -> None:
    """The first folder with the page counts, English stands behind it, and nothing is read without end."""
    own, english = tmp_path / "de", tmp_path / "en"
    for folder in (own, english):
        folder.mkdir()
        (folder / "deal.md").write_text(f"# {folder.name}", "utf-8")
    (english / "meter.md").write_text("x" * 300_000, "utf-8")
    model = HelpModel((own, english))
    assert model.page("deal") == "# de"
    assert model.page("meter") == "x" * 200_000
    assert "missing" in model.page("law6")


def test_the_folders_follow_the_locale() -> None:
    """The language comes before English, and English comes once."""
    assert [folder.name for folder in help_folders("de_CH")] == ["de", "en"]
    assert help_folders("en_GB") == (ENGLISH,)
