"""Fixtures of the client's tests: a fake host, and pages that show what it plays."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from fake_host import host, shared_host  # noqa: E402, F401
from gestures import wait_until_ready  # noqa: E402


# Throws an error where the phase of a scrolling element and the parts that move its content contradict one another.
CHECK_SCROLLERS = """() => {
    for (const node of document.querySelectorAll('.scroller')) elementOf(node)?.scroller?.check();
}"""


@pytest.fixture
def show(host):
    """Opens the host's page with a scene and waits until it is shown. After the test, checks the page's scrolling elements."""
    pages = []

    def show(page, scene):
        host.scene = scene
        page.goto(host.url)
        wait_until_ready(page)
        pages.append(page)
        return page
    yield show
    for page in pages:
        if not page.is_closed() and page.url.startswith(host.url):
            page.evaluate(CHECK_SCROLLERS)
