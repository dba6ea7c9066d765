"""The gourmet screen as a user sees it, and the content that it should display."""

import time

from gestures import middle, tap, wait_until, wait_until_ready, wait_until_still
from mock_data import MockData
from playwright.sync_api import Error

PATHS = {
    "banners": "/api/mock/v1/gourmet/featured_banners",
    "interviews": "/api/mock/v1/gourmet/featured_interviews",
    "keywords": "/api/mock/v1/gourmet/keywords",
    "arrivals": "/api/mock/v1/gourmet/new_arrivals",
    "articles": "/api/mock/v1/gourmet/articles",
}
"""The paths of the sections' content, in the order of the sections."""

DATA = {name: MockData().answer(path) for name, path in PATHS.items()}
"""The content that the API has for each section."""

SECTIONS = list(PATHS)

PATIENCE = 180
"""The seconds after which a search for an element is given up, on a busy machine, too."""

# Scrolls until the top of an element is a third of the window below its top edge, or the content ends. Returns the distance
# in points.
SCROLL_TO = """(node) => {
    const scroller = document.querySelector('[data-identifier=gourmet]');
    const before = scroller.scrollTop;
    scroller.scrollBy(0, node.getBoundingClientRect().top - innerHeight / 3);
    return Math.abs(scroller.scrollTop - before);
}"""


IS_IN_WINDOW = """(node) => {
    const box = node.getBoundingClientRect();
    return box.top >= 0 && box.top < innerHeight && box.height > 0;
}"""
# Scrolls down by 300 points, or from the end to the start, since content that arrives late may lie above the window.
SCROLL_ON = """(node) => {
    const before = node.scrollTop;
    node.scrollBy(0, 300);
    if (node.scrollTop === before) node.scrollTo(0, 0);
}"""


class Gourmet:
    """The screen in a page."""

    def __init__(self, page):
        self.page = page

    def open(self, url):
        self.page.goto(url)
        wait_until_ready(self.page)
        self.screen.wait_for()
        return self

    @property
    def screen(self):
        return self.page.locator("[data-identifier=gourmet]")

    def cell(self, section, item):
        """Returns the locator of a cell. The document has a cell only while it is near the window."""
        return self.screen.locator(f'[data-index-path="{SECTIONS.index(section)}-{item}"]')

    def retry(self, section):
        return self.page.locator(f"[data-identifier=retry-{section}]")

    def error(self, section):
        return self.page.locator(f"[data-identifier=error-{section}]")

    def scroll_to(self, locator):
        """Scrolls until an element lies in the upper half of the window, and returns its locator."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if locator.count() == 0:
                self.screen.evaluate(SCROLL_ON)
                wait_until_still(self.page)
                continue
            try:
                distance = locator.first.evaluate(SCROLL_TO, timeout=1000)
                wait_until_still(self.page)
                # Cells above may turn out taller than their estimates, which moves the element.
                if distance < 1 and locator.first.evaluate(IS_IN_WINDOW, timeout=1000):
                    return locator.first
            except Error:
                # The app has reused the cell meanwhile.
                continue
        boxes = [each.bounding_box() for each in locator.all()]
        raise AssertionError(f"{locator} was not found. Its boxes: {boxes}. The screen displays: {self.screen.inner_text()}")

    def tap(self, locator):
        x, y = middle(locator)
        tap(self.page, x, y)

    def title(self, text):
        """Waits until the bar has a title."""
        self.page.locator("[data-view=UINavigationBar]").get_by_text(text, exact=True).first.wait_for()

    def wait_until(self, condition, arg=None):
        wait_until(self.page, condition, arg)

    def wait_for_section(self, section):
        """Scrolls until the first item of a section is there, and returns its locator. This takes several tries if
        content arrives above it meanwhile."""
        text = DATA[section][0]["keyword" if section == "keywords" else "title"]
        # A title may be truncated in a narrow cell, so this compares its beginning.
        item = self.cell(section, 0).filter(has_text=text[:4])
        deadline = time.monotonic() + PATIENCE
        while True:
            self.scroll_to(self.cell(section, 0))
            if item.count():
                return item
            assert time.monotonic() < deadline, f"{section}: {text} was not found"
