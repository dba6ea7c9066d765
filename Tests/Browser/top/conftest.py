"""Fixtures of the tests of Top: the first screen of a shop, from five endpoints."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from top_page import Top  # noqa: E402


@pytest.fixture
def top(phone):
    """The screen on a phone, not opened yet."""
    return Top(phone)


@pytest.fixture
def wide_top(desktop):
    """The screen in a desktop window, not opened yet."""
    return Top(desktop)
