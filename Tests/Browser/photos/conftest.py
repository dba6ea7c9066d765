"""Fixtures of the end-to-end tests: the photo feed as built, with the real mock API or one in the test's hands."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from fake_api import FakeAPI  # noqa: E402
from feed import Feed  # noqa: E402
from programs import API_FILES, BIN, ROOT, Host, MockAPI  # noqa: E402
from relay import Relay  # noqa: E402


@pytest.fixture(scope="session")
def files():
    """The folder with the painted pictures."""
    folder = ROOT / ".build" / "photos-files"
    subprocess.run([BIN / "DishPainter", API_FILES / "data.json", folder], check=True)
    return folder


@pytest.fixture(scope="session")
def host(files):
    """A host whose apps talk to a mock API: what `make run` starts. Shared by all tests."""
    api = MockAPI(files)
    host = None
    try:
        host = Host(api.url)
        yield host
    finally:
        if host:
            host.end()
        api.end()


@pytest.fixture
def api(files):
    """An API of its own for one test."""
    api = FakeAPI(files)
    yield api
    api.close()


@pytest.fixture
def serve(api):
    """Starts hosts whose apps talk to the test's own API: `serve("--max-devices", 1)`."""
    hosts = []

    def serve(*options):
        hosts.append(Host(api.url, *options))
        return hosts[-1]

    yield serve
    for host in hosts:
        host.end()


@pytest.fixture
def wire():
    """Lays wires to hosts that can be cut: `wire(host).cut()`."""
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
