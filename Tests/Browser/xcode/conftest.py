"""Fixtures of the tests of Xcode projects. `tessera run Examples/Bakery` writes a package from the sample project, and
`run/tools/swift` builds it against the libraries that are built already. All processes of tests share the package, so that it
is built once; a process that starts later finds nothing to do."""

import fcntl
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from bakery import Bakery  # noqa: E402
from devices import DESKTOP, PHONE  # noqa: E402
from gestures import wait_until_ready  # noqa: E402
from programs import BUILD_TIME  # noqa: E402
from xcode_projects import CACHE, SAMPLE, tessera  # noqa: E402

@pytest.fixture(scope="session")
def run_bakery():
    """The command `tessera run` for the sample project, after its build."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        program = tessera("run", SAMPLE, "--port", 0, "--no-watch")
        try:
            program.url = program.wait_for_line(r"Bakery on (http://\S+)", timeout=BUILD_TIME)[1]
            program.wait_for_line("^Built in ", timeout=BUILD_TIME)
        except BaseException:
            program.end()
            raise
    yield program
    program.end()


@pytest.fixture
def open_bakery(run_bakery, open_page):
    """Opens the app on a page: `open_bakery()`, or `open_bakery(locale="ja-JP", color_scheme="dark")`."""
    def open_bakery(device=PHONE, **changes):
        page = open_page(device, **{"locale": "en-GB", **changes})
        page.goto(run_bakery.url)
        wait_until_ready(page, 60_000)
        return Bakery(page)
    return open_bakery


@pytest.fixture
def bakery(open_bakery):
    """The app on a phone, in English."""
    return open_bakery()


@pytest.fixture
def desktop_bakery(open_bakery):
    """The app in a window with a mouse and a keyboard, in English."""
    return open_bakery(DESKTOP)
