"""Fixtures of the tests of the home screen."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from home_screen import HomeScreen  # noqa: E402


@pytest.fixture
def home(phone, serve):
    """The home screen on a phone, not opened yet. Its app asks the test's own API."""
    return HomeScreen(phone, serve("Home").url)


@pytest.fixture
def wide_home(desktop, serve):
    """The home screen in a desktop window, not opened yet. Its app asks the test's own API."""
    return HomeScreen(desktop, serve("Home").url)
