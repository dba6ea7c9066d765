"""Fixtures of the tests of the furniture example: mail, people, the workshop and settings in tabs."""

import pytest

from gestures import middle, wait_until_ready
from programs import served


@pytest.fixture(scope="session")
def furniture_url():
    """The address of the app. Each page becomes a device of its own."""
    with served("Furniture") as address:
        yield address


class Furniture:
    """The app in a page."""

    def __init__(self, page):
        self.page = page

    def tab(self, name):
        return self.page.get_by_role("tab", name=name)

    def row(self, text):
        """Returns the row with a text in the visible table or list."""
        return self.page.locator("[data-index-path]").filter(
            has=self.page.get_by_text(text, exact=True)).first

    def click(self, locator):
        """Clicks in the middle of an element."""
        self.page.mouse.click(*middle(locator))

    def open_message(self):
        """Opens a message and waits until the list of mail is gone. The app ignores further navigation until then."""
        self.click(self.row("The oak table"))
        self.wait_for_title("The oak table")
        self.row("Re: Shelves").wait_for(state="detached")

    def wait_for_title(self, title):
        """Waits until the navigation bar has the title of a pushed controller."""
        self.page.locator("[data-view=UINavigationBar]").get_by_text(title, exact=True).first.wait_for()


@pytest.fixture
def open_furniture(furniture_url):
    """Opens the app in a page: `open_furniture(phone)`."""
    def open_furniture(page):
        page.goto(furniture_url)
        wait_until_ready(page)
        return Furniture(page)
    return open_furniture
