"""Fixtures of the tests of the gourmet screen."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from gourmet import Gourmet  # noqa: E402


@pytest.fixture
def gourmet(phone, examples):
    """The screen on a phone, with the content that `make run` serves."""
    return Gourmet(phone).open(examples.url_of("Gourmet"))


@pytest.fixture
def wide_gourmet(desktop, examples):
    """The screen in a desktop window."""
    return Gourmet(desktop).open(examples.url_of("Gourmet"))


@pytest.fixture
def open_gourmet(phone, serve):
    """Opens the screen, whose app asks the test's own API: `open_gourmet()`."""
    return lambda: Gourmet(phone).open(serve("Gourmet").url)
