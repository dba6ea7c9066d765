"""The home screen as a user sees it, read from the page, and its expected content, read from the API's file."""

from gestures import drag, middle, tap, wait_until, wait_until_ready
from mock_data import MockData

APPLIANCES_PATH = "/api/mock/v1/home/appliances"
ARTICLES_PATH = "/api/mock/v1/home/articles"
APPLIANCES = MockData().content["home_appliances"]
ARTICLES = MockData().content["home_articles"]

READ_CELLS = """(section) => [...document.querySelectorAll(`[data-index-path^="${section}-"]`)].map((cell) => {
    const box = cell.getBoundingClientRect();
    return {
        item: Number(cell.dataset.indexPath.split('-')[1]), x: box.x, y: box.y, width: box.width, height: box.height,
        title: cell.querySelector('[data-identifier=title]').textContent,
        page: cell.querySelector('[data-identifier=page]')?.textContent,
    };
}).sort((a, b) => a.item - b.item)"""


class HomeScreen:
    """The home screen in a page."""

    def __init__(self, page, url):
        self.page = page
        self.url = url

    def open(self, waits=True):
        """Opens the app. With `waits`, waits until both sections have items."""
        self.page.goto(self.url)
        wait_until_ready(self.page)
        if waits:
            self.cell(0, 0).wait_for()
            self.wait_for("document.querySelector('[data-index-path=\"1-0\"]')")
        return self

    def cell(self, section, item):
        return self.page.locator(f"[data-index-path='{section}-{item}']")

    def cells(self, section):
        """Returns the places in points and the texts of the cells of a section that the document has, by item."""
        return self.page.evaluate(READ_CELLS, section)

    def notice(self, section):
        """Returns the locator of the notice at the end of a section."""
        return self.page.locator(f"[data-view=SectionNoticeView][data-section='{section}']")

    def retry(self, name):
        return self.page.get_by_role("button", name=f"{name}をもう一度読み込む")

    def press(self, locator):
        """Presses an element, on a touch screen with a finger and on others with the mouse."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            tap(self.page, *middle(locator))
        else:
            self.page.mouse.click(*middle(locator))

    def swipe(self, dx):
        """Drags the current page sideways with a finger."""
        drag(self.page, 195, 300, dx=dx)

    def wait_for(self, condition, arg=None):
        wait_until(self.page, condition, arg)

    def wait_for_page(self, number):
        """Waits until the page of an appliance fills the width of the window. Numbers count from 1."""
        self.wait_for(
            "Math.abs(document.querySelector(`[data-index-path='0-${arg - 1}']`)?.getBoundingClientRect().x) < 1", number)

    def wait_for_title(self, title):
        """Waits until the bar has the title of a screen."""
        self.page.locator("[data-view=UINavigationBar]").get_by_text(title, exact=True).first.wait_for()
