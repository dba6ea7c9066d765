"""Fixtures of the tests of text: an app whose labels have the sizes that it has measured for their texts."""

import pytest

from programs import BIN, Program


@pytest.fixture(scope="session")
def text_url():
    """The address of the app. Each page becomes a device of its own."""
    host = Program(BIN / "tessera", "serve", BIN / "TextApp", "--port", 0)
    try:
        yield host.wait_for_line(r"TextApp on (http://\S+)")[1]
    finally:
        host.end()
