"""Fixtures of the tests of lists: an app with an outline and with tasks that the user puts in order."""

import pytest

from gestures import wait_for_value, wait_until_ready
from programs import served


@pytest.fixture(scope="session")
def lists_url():
    """The address of the app. Each page becomes a device of its own."""
    with served("ListsApp") as address:
        yield address


class Lists:
    """The app in a page."""

    def __init__(self, page):
        self.page = page

    def rows(self, section=None):
        """Returns the texts of the rows of one section or of all sections that the page has, from top to bottom."""
        rows = self.page.evaluate("""() => [...document.querySelectorAll('[data-index-path]')].map((row) => ({
            path: row.dataset.indexPath.split('-').map(Number), text: row.textContent,
        }))""")
        rows.sort(key=lambda row: row["path"])
        return [row["text"] for row in rows if section is None or row["path"][0] == section]

    def row(self, text):
        """Returns the locator of the row with a text."""
        return self.page.locator("[data-index-path]").filter(
            has=self.page.get_by_text(text, exact=True))

    def disclosure(self, text):
        """Returns the locator of the button that expands and collapses a row."""
        return self.row(text).get_by_role("button")

    def wait_for_rows(self, section, first):
        """Waits until the rows of a section begin with `first`."""
        wait_for_value(self.page, lambda: self.rows(section)[: len(first)], first)

    def scroll_top(self):
        return self.page.eval_on_selector("[data-identifier=lists]", "node => node.scrollTop")


@pytest.fixture
def open_lists(lists_url):
    """Opens the app in a page: `open_lists(phone)`."""
    def open_lists(page):
        page.goto(lists_url)
        wait_until_ready(page)
        return Lists(page)
    return open_lists
