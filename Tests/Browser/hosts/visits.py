"""Visitors of the address that several hosts share, and their pages."""

from devices import DESKTOP
from gestures import wait_for_value, wait_until_ready
from proxies import NAME

KEEP_SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            window.sockets.push(this);
        }
    };"""
"""Lets a test break the connections of a page."""


class Visit:
    """A visitor with cookies of their own, and their pages."""

    def __init__(self, browser):
        self.context = browser.new_context(**DESKTOP, ignore_https_errors=True)
        self.context.set_default_timeout(60_000)

    def log_in(self):
        """Gets the cookie of the login service."""
        self.set_cookie("session", "known")

    def set_cookie(self, name, value):
        self.context.add_cookies([{"name": name, "value": value, "url": f"https://{NAME}/"}])

    @property
    def host(self):
        """The host that the cookie names, or None if there is no such cookie."""
        return next((each["value"] for each in self.context.cookies() if each["name"] == "tessera_host"), None)

    def open(self, app="longlistapp"):
        """Opens a page and waits until it displays the app. Its `hosts` are the names in the tokens that it has got."""
        page = self.open_unanswered(app)
        wait_until_ready(page)
        return page

    def open_unanswered(self, app="longlistapp"):
        """Opens a page, which perhaps gets no device."""
        page = self.context.new_page()
        page.add_init_script(KEEP_SOCKETS)
        page.hosts = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self._note(page, data)))
        page.goto(f"https://{NAME}/{app}/")
        return page

    @staticmethod
    def _note(page, data):
        if isinstance(data, str) and data.startswith('{"') and '"type":"device"' in data:
            page.hosts.append(data.split('"token":"')[1].split(".")[0])


def status(page, path):
    """Returns the status of the answer to a request of a page."""
    return page.evaluate("async path => (await fetch(path, { cache: 'no-store' })).status", path)


def come_back(page):
    """Breaks the connection of a page, and waits until it is there again."""
    count = len(page.hosts)
    page.evaluate("sockets.at(-1).close()")
    wait_for_devices(page, count + 1)


def wait_for_devices(page, count):
    """Waits until hosts have named `count` devices to a page, the same one or others, and the page displays the last."""
    wait_for_value(page, lambda: len(page.hosts) >= count, True)
    wait_until_ready(page)


def tap(page, item):
    """Clicks a row of the app with the long list."""
    page.locator(f"[data-index-path='0-{item}']").click(position={"x": 20, "y": 10})


def scroll(page, distance):
    """Scrolls the long list with the wheel."""
    page.mouse.move(600, 400)
    page.mouse.wheel(0, distance)


def row_at_the_top(page):
    """Returns the number of the first row that the long list displays, or None before there is one."""
    return page.evaluate("""() => {
        const { left, top } = document.querySelector('[data-identifier=list]').getBoundingClientRect();
        const path = document.elementFromPoint(left + 40, top + 1)?.closest('[data-index-path]')?.dataset.indexPath;
        return path === undefined ? null : Number(path.split('-')[1]);
    }""")


def wait_for_kept_row(page):
    """Waits until the tab keeps the place to which the long list was scrolled, and returns its first row."""
    def is_kept():
        return page.evaluate("""(row) => Object.values(sessionStorage).some((text) => text.startsWith('{')
            && Object.values(JSON.parse(text).places ?? {}).some(({ item }) => row > 0 && item?.[1] === row))""",
            row_at_the_top(page) or 0)
    wait_for_value(page, is_kept, True)
    return row_at_the_top(page)


def wait_for_log(page, text):
    """Waits until the app with the long list names the taps of a text."""
    wait_for_value(page, lambda: page.locator("[data-identifier=log]").inner_text(), text)
