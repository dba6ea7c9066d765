"""Fixtures of the tests of slow and broken wires: an app with a long list, behind a relay."""

import pytest

from gestures import wait_for_value, wait_until, wait_until_ready
from programs import BIN, Program
from relay import Relay


@pytest.fixture(scope="session")
def list_host():
    """The host. Each page becomes a device of its own."""
    host = Program(BIN / "tessera", "serve", BIN / "LongListApp", "--port", 0)
    try:
        yield host
    finally:
        host.end()


class LongList:
    """The app in a page, at the other end of a wire."""

    def __init__(self, page, wire, host):
        self.page, self.wire, self._host = page, wire, host
        self._line = len(host.lines)
        self.notice = page.locator("[role=status]")

    def tap(self, *items):
        """Clicks rows, one after the other."""
        for item in items:
            self.page.mouse.click(*self._place_of(item))

    def press(self, item):
        """Puts the button of the mouse down on a row."""
        self.page.mouse.move(*self._place_of(item))
        self.page.mouse.down()

    def _place_of(self, item):
        box = self.page.locator(f"[data-index-path='0-{item}']").bounding_box()
        return box["x"] + 20, box["y"] + box["height"] / 2

    def wait_for_long_press(self):
        """Waits for as long as a finger must stay to press, by the clock of the page."""
        self.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 2500))")

    def log(self):
        return self.page.locator("[data-identifier=log]").inner_text()

    def wait_for_log(self, text):
        wait_for_value(self.page, self.log, text)

    def wait_until_app_says(self, text):
        """Waits until the app has written a line since the page was opened."""
        self._host.wait_for(
            lambda: any(line.endswith(f"] {text}") for line in self._host.lines[self._line:]), f"the line “{text}”")

    def scroll_top(self):
        return self.page.eval_on_selector("[data-identifier=list]", "node => node.scrollTop")

    def wheel(self, distance):
        """Scrolls with the wheel, and waits until the content is there."""
        wanted = self.scroll_top() + distance
        self.page.mouse.move(600, 400)
        self.page.mouse.wheel(0, distance)
        wait_until(self.page, "Math.abs(document.querySelector('[data-identifier=list]').scrollTop - arg) < 1", wanted)

    def row_at(self, y):
        """Returns the number of the row at a height of the page."""
        return self.page.evaluate("""(y) => Number(
            document.elementFromPoint(40, y).closest('[data-index-path]').dataset.indexPath.split('-')[1])""", y)

    def break_off(self):
        """Cuts the wire, and makes another one possible once the page has noticed."""
        self.wire.cut()
        wait_until(self.page, "document.documentElement.dataset.tessera === 'lost'")
        self.wire.come_back()
        self.wire.mend()
        wait_until_ready(self.page)


@pytest.fixture
def open_list(desktop, list_host):
    """Opens the app through a wire: `open_list(delay=0.1)`."""
    wires = []

    port = int(list_host.wait_for_line(r"LongListApp on http://[^/]+:(\d+)/")[1])

    def open_list(**options):
        wires.append(Relay(port, path="/longlistapp/", **options))
        desktop.goto(wires[-1].url)
        wait_until_ready(desktop)
        desktop.locator("[data-index-path='0-9']").wait_for()
        return LongList(desktop, wires[-1], list_host)

    yield open_list
    for wire in wires:
        wire.close()
