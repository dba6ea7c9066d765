"""Fixtures of the tests of text: an app whose labels have the sizes that it has measured for their texts."""

import pytest

from programs import served


@pytest.fixture(scope="session")
def text_url():
    """The address of the app. Each page becomes a device of its own."""
    with served("TextApp") as address:
        yield address
