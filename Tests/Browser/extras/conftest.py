"""Fixtures of the tests of the extras example: a grid that is reordered, a stack of tabs and a large table."""

import pytest

from gestures import middle, wait_until, wait_until_ready, wait_until_still
from programs import served


@pytest.fixture(scope="session")
def extras_url():
    """The address of the app. Each page becomes a device of its own."""
    with served("Extras") as address:
        yield address


SCREENS = ["並べ替え", "タブの束", "大きな表"]


class Extras:
    """The app in a page."""

    def __init__(self, page):
        self.page = page

    def open(self, title):
        """Opens one of the three screens, and waits until its bar has the title."""
        row = self.page.locator(f"[data-identifier=extras] [data-index-path='0-{SCREENS.index(title)}']")
        row.scroll_into_view_if_needed()
        self.page.mouse.click(*middle(row))
        self.title(title).wait_for()
        wait_until_still(self.page)

    def back(self):
        self.page.mouse.click(*middle(self.page.get_by_role("button", name="おまけ")))
        self.page.locator("[data-identifier=extras]").wait_for()

    def title(self, text):
        return self.page.locator("[data-view=UINavigationBar]").get_by_text(text, exact=True).first

    def identified(self, name):
        return self.page.locator(f"[data-identifier='{name}']")

    def box(self, name):
        """Returns the left edge, the top edge, the width and the height of the element with an identifier, in
        points."""
        return self.page.eval_on_selector(f"[data-identifier='{name}']", """node => {
            const { left, top, width, height } = node.getBoundingClientRect();
            return [left, top, width, height];
        }""")

    def wait_for_text(self, name, text):
        """Waits until an element with an identifier has a text."""
        wait_until(self.page, "document.querySelector(`[data-identifier='${arg[0]}']`)?.textContent === arg[1]",
                   [name, text])


@pytest.fixture
def open_extras(extras_url):
    """Opens the app in a page: `open_extras(phone)`."""
    def open_extras(page, title=None):
        page.goto(extras_url)
        wait_until_ready(page)
        extras = Extras(page)
        if title:
            extras.open(title)
        return extras
    return open_extras
