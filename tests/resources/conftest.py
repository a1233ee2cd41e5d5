"""The page in two browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.resources.browsers import FIREFOX, Chromium, Firefox
from tests.resources.page_reader import Reader
from tests.resources.unlock_reader import Unlocker

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """A Chromium of its own, which can reach no host."""
    browser = Chromium(tmp_path_factory.mktemp("chromium"))
    yield browser
    browser.close()


@pytest.fixture
def reader(chromium: Chromium) -> Reader:
    """The page, just opened."""
    chromium.seen_through(width=1280)
    reader = Reader(chromium)
    reader.open()
    return reader


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """A Firefox of its own, which can reach no host."""
    if FIREFOX is None:
        pytest.skip("Firefox is not installed (on Debian: firefox-esr)")
    browser = Firefox(tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


@pytest.fixture(params=["chromium", "firefox"])
def either(request: pytest.FixtureRequest) -> Reader:
    """The page, just opened, in one browser after the other."""
    reader = Reader(request.getfixturevalue(request.param))
    reader.open()
    return reader


@pytest.fixture(params=["chromium", "firefox"])
def unlocker(request: pytest.FixtureRequest) -> Unlocker:
    """The page that opens boxes, just opened, in one browser after the other."""
    unlocker = Unlocker(request.getfixturevalue(request.param))
    unlocker.open()
    return unlocker
