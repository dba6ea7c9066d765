"""Fixtures of the client's tests: a fake host, and pages that show what it plays."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from fake_host import FakeHost  # noqa: E402
from gestures import wait_until_ready  # noqa: E402


@pytest.fixture(scope="session")
def shared_host():
    host = FakeHost()
    yield host
    host.close()


@pytest.fixture
def host(shared_host):
    """A fake host that nothing has happened to."""
    shared_host.reset()
    return shared_host


@pytest.fixture
def show(host):
    """Opens the host's page with a scene and waits until it is shown."""
    def show(page, scene):
        host.scene = scene
        page.goto(host.url)
        wait_until_ready(page)
        return page
    return show
