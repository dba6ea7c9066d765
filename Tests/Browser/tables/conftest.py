"""Fixtures of the tests of tables: an app with a table of names that the user edits."""

import pytest

from gestures import wait_for_value, wait_until_ready
from programs import served


@pytest.fixture(scope="session")
def tables_url():
    """The address of the app. Each page becomes a device of its own."""
    with served("TablesApp") as address:
        yield address


class Tables:
    """The app in a page."""

    def __init__(self, page):
        self.page = page

    def row(self, name):
        """Returns the locator of the row with a name."""
        return self.page.locator("[data-index-path]").filter(has=self.page.get_by_text(name, exact=True))

    def names(self, section):
        """Returns the names of a section that the page has, from top to bottom."""
        rows = self.page.evaluate("""() => [...document.querySelectorAll('[data-index-path]')].map((row) => ({
            path: row.dataset.indexPath.split('-').map(Number), text: row.textContent,
        }))""")
        rows.sort(key=lambda row: row["path"])
        return [row["text"] for row in rows if row["path"][0] == section]

    def wait_for(self, found, wanted):
        """Waits until `found()` returns `wanted`."""
        wait_for_value(self.page, found, wanted)

    def wait_for_names(self, section, first):
        self.wait_for(lambda: [name[:5] for name in self.names(section)][: len(first)], first)

    def wait_for_status(self, text):
        self.page.locator("[data-identifier=status]").get_by_text(text, exact=True).wait_for()

    def edit(self):
        self.page.get_by_role("button", name="Edit", exact=True).click()
        self.page.get_by_role("button", name="Done", exact=True).wait_for()

    def scroll_top(self):
        return self.page.eval_on_selector("[data-identifier=table]", "node => node.scrollTop")


@pytest.fixture
def open_tables(tables_url):
    """Opens the app in a page: `open_tables(phone)`."""
    def open_tables(page):
        page.goto(tables_url)
        wait_until_ready(page)
        tables = Tables(page)
        tables.row("A1").wait_for()
        return tables
    return open_tables
