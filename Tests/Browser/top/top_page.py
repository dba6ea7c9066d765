"""The screen of Top as a user sees it."""

from gestures import middle, tap, wait_until, wait_until_ready, wait_until_still
from mock_data import MockData

PATH = "/api/mock/v1/top/"
ENDPOINTS = ["banner", "featured", "news", "special", "photos"]
"""The last parts of the endpoints' paths, in the order of the sections."""
CONTENT = {name: MockData().content[f"top_{name}"][0]["content"] for name in ENDPOINTS}
"""The contents of the endpoints' answers."""
HEADERS = ["2022 A/W Selection", "今週の特集", "お知らせ", "期間限定のお買い得品", "みんなの写真"]

SCROLLER = "document.querySelector('[data-identifier=top]')"

# Returns the cells that the document has, by section and item: their classes and their places in the window.
READ_SECTIONS = """() => {
    const cells = [...document.querySelectorAll('[data-identifier=top] [data-index-path]')].map((cell) => {
        const [section, item] = cell.dataset.indexPath.split('-').map(Number);
        const box = cell.getBoundingClientRect();
        return { section, item, view: cell.dataset.view, x: box.x, y: box.y, width: box.width, height: box.height };
    });
    return cells.sort((a, b) => a.section - b.section || a.item - b.item);
}"""


def path(name):
    """Returns the path of an endpoint."""
    return PATH + name


class Top:
    """The screen in a page."""

    def __init__(self, page):
        self.page = page

    def open(self, url):
        """Opens the app and waits until the banner is there."""
        self.goto(url)
        self.cell(0, 0, "TopBannerCell").wait_for()
        return self

    def goto(self, url):
        """Opens the app and waits until the page is ready, which does not depend on the content."""
        self.page.goto(url)
        wait_until_ready(self.page)
        return self

    def cell(self, section, item=0, view=None):
        kind = f"[data-view={view}]" if view else ""
        return self.page.locator(f"[data-identifier=top] [data-index-path='{section}-{item}']{kind}")

    def failure(self, name):
        """Returns the locator of the text that explains why an endpoint's content is missing."""
        return self.page.locator(f"[data-identifier=error-{name}]")

    def retry(self, name):
        """Returns the locator of the button beside that text."""
        return self.page.locator(f"[data-identifier=retry-{name}]")

    def cells(self):
        """Returns the cells that the document has, with their places in the window."""
        return self.page.evaluate(READ_SECTIONS)

    def views(self, section):
        """Returns the classes of the cells of a section."""
        return [cell["view"] for cell in self.cells() if cell["section"] == section]

    def position(self):
        return self.page.evaluate(f"{SCROLLER}.scrollTop")

    def wait_for(self, condition, arg=None):
        wait_until(self.page, condition, arg)

    def wait_for_sections(self, *sections):
        """Waits until the document has cells of these sections, none of which reports a failure or waits for
        content."""
        self.wait_for("""arg.every((section) => {
            const cells = [...document.querySelectorAll(`[data-index-path^='${section}-']`)];
            return cells.length > 0
                && cells.every((cell) => !['TopLoadingCell', 'TopFailureCell'].includes(cell.dataset.view));
        })""", list(sections))

    def scroll_to(self, locator):
        """Scrolls until an element is in the middle of the window, and returns its locator."""
        for _ in range(40):
            # The element may go away between two calls, when the app has caught up with the last scroll step.
            scroll = "(nodes) => nodes.length > 0 && (nodes[0].scrollIntoView({ block: 'center' }), true)"
            if locator.evaluate_all(scroll):
                wait_until_still(self.page)
                return locator.first
            self.page.evaluate(f"{SCROLLER}.scrollBy(0, 400)")
            wait_until_still(self.page)
        raise AssertionError(f"There is no {locator}.")

    def open_detail(self, cell):
        """Taps a cell, waits until its detail screen is there, and returns the locator of the screen."""
        tap(self.page, *middle(self.scroll_to(cell)))
        detail = self.page.locator("[data-identifier=detail]")
        detail.wait_for()
        wait_until_still(self.page)
        return detail

    def go_back(self):
        """Goes back from the detail screen."""
        tap(self.page, *middle(self.page.get_by_role("button", name="TOP")))
        self.page.locator("[data-identifier=detail]").wait_for(state="detached")
        wait_until_still(self.page)
