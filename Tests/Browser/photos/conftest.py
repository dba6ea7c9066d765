"""Fixtures of the tests of the photo feed, with `tessera mock` or with a fake API of the test."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from feed import Feed  # noqa: E402
from photo_api import PhotoAPI  # noqa: E402
from relay import Relay  # noqa: E402


@pytest.fixture(scope="session")
def host(examples):
    """The host of all examples, the photo feed first."""
    return examples


@pytest.fixture
def api(files):
    """An API of its own for one test."""
    api = PhotoAPI(files)
    yield api
    api.close()


@pytest.fixture
def serve(serve):
    """Starts hosts whose apps talk to the test's own API: `serve("--max-devices", 1)`."""
    return lambda *options: serve("Photos", *options)


@pytest.fixture
def wire():
    """Relays connections to a host that the test can cut: `wire(host).cut()`."""
    wires = []

    def wire(host):
        wires.append(Relay(host.port))
        return wires[-1]

    yield wire
    for each in wires:
        each.close()


@pytest.fixture
def feed(phone):
    """The feed on a phone, not opened yet."""
    return Feed(phone)


@pytest.fixture
def wide_feed(desktop):
    """The feed in a desktop window, not opened yet."""
    return Feed(desktop)
