"""Fixtures of the tests of the catalog: one page as a phone and one as a desktop window for all tests."""

import pytest

from devices import DESKTOP, PHONE
from gestures import middle, wait_until, wait_until_ready, wait_until_still
from playwright.sync_api import Error
from programs import served

FRONT_SCREENS = "[...document.querySelectorAll('[data-identifier]')].map((node) => node.dataset.identifier).join()"
"""The identifiers in the page, which differ when another screen is in front."""


@pytest.fixture(scope="session")
def catalog_url():
    """The address of the app. Each page becomes a device of its own."""
    with served("Catalog") as address:
        yield address


class Catalog:
    """The app in a page."""

    def __init__(self, page, url):
        self.page = page
        page.goto(url)
        wait_until_ready(page)

    def identified(self, identifier):
        return self.page.locator(f'[data-identifier="{identifier}"]')

    def line(self, entry):
        """Scrolls to the line of an entry in the outline and returns it. The page has only the lines near the
        window."""
        line = self.identified(f"row-{entry}")
        outline = self.identified("catalog")
        height = outline.evaluate("node => node.scrollHeight")
        for offset in [None, *list(range(0, height, 300)) * 6]:
            if offset is not None:
                outline.evaluate("(node, offset) => { node.scrollTop = offset; }", offset)
            wait_until_still(self.page)
            if line.count() == 0:
                continue
            try:
                line.evaluate("node => node.scrollIntoView({ block: 'center' })", timeout=1000)
            except Error:
                # The app has reused the row meanwhile.
                continue
            wait_until_still(self.page)
            if line.count() == 1:
                return line
        raise AssertionError(f"The outline has no line of {entry}")

    def is_expanded(self, family):
        """Returns true if the outline displays the entries of a family."""
        return self.line(family).get_by_role("button").get_attribute("aria-expanded") == "true"

    def open_behavior(self, name):
        """Opens the screen of an orthogonal scrolling behaviour, whose family may be collapsed."""
        self.back()
        if not self.is_expanded("Behaviors"):
            self.click(self.line("Behaviors"))
        return self.open(f"OrthogonalScreen-{name}")

    def back(self):
        """Goes back to the outline from any screen."""
        while self.identified("catalog").count() == 0:
            depth = self.page.locator("[data-view=UINavigationBar]").count()
            assert depth > 0
            # Another Escape before the app has answered this one would lead too far.
            before = self.page.evaluate(FRONT_SCREENS)
            self.page.keyboard.press("Escape")
            wait_until(self.page, f"{FRONT_SCREENS} !== arg", before)
            wait_until_still(self.page)

    def open(self, entry):
        """Opens a screen from the outline, and returns its collection view."""
        self.back()
        self.click(self.line(entry))
        screen = self.identified(entry)
        screen.wait_for()
        wait_until_still(self.page)
        # The view of a collection view controller is a view around its collection view.
        inner = screen.locator("[data-view=UICollectionView]")
        return inner.first if inner.count() else screen

    def open_beside(self, entry):
        """Opens a screen in a window where the outline stays beside it, and returns its collection view."""
        self.click(self.line(entry))
        screen = self.identified(entry)
        screen.wait_for()
        wait_until_still(self.page)
        return screen

    def click(self, locator):
        self.page.mouse.click(*middle(locator))

    def tile(self, text):
        return self.page.locator("[data-index-path]").filter(has=self.page.get_by_text(text, exact=True)).first

    def cell(self, section, item):
        return self.page.locator(f'[data-index-path="{section}-{item}"]').last

    def box(self, locator):
        """Returns the x, y, width and height of an element once the page is still, rounded to whole points."""
        locator.wait_for()
        wait_until_still(self.page)
        box = locator.bounding_box()
        return tuple(round(box[key]) for key in ("x", "y", "width", "height"))


def make_catalog(browser, device, url, text_size=None):
    """Opens the catalog on a device, with the text size in pixels that its user has chosen, or the browser's own."""
    context = browser.new_context(**device)
    context.set_default_timeout(60_000)
    page = context.new_page()
    if text_size is not None:
        sizes = {"standard": text_size, "fixed": text_size}
        context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    page.uncaught = []
    page.on("pageerror", lambda error: page.uncaught.append(str(error)))
    return context, Catalog(page, url)


@pytest.fixture
def open_catalog(browser, catalog_url):
    """Opens the catalog on a device for one test: `open_catalog(PHONE)`."""
    contexts = []

    def open_catalog(device):
        context, catalog = make_catalog(browser, device, catalog_url)
        contexts.append(context)
        return catalog

    yield open_catalog
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def shared_phone(browser, catalog_url):
    context, catalog = make_catalog(browser, PHONE, catalog_url)
    yield catalog
    context.close()


@pytest.fixture(scope="session")
def shared_desktop(browser, catalog_url):
    context, catalog = make_catalog(browser, DESKTOP, catalog_url)
    yield catalog
    context.close()


@pytest.fixture
def on_small_phone_with_largest_text(browser, catalog_url):
    """The catalog on the narrowest phone with the largest text size."""
    context, catalog = make_catalog(browser, {**PHONE, "viewport": {"width": 320, "height": 693}}, catalog_url, 50)
    yield catalog
    assert catalog.page.uncaught == []
    context.close()


@pytest.fixture
def on_phone(shared_phone):
    """The catalog on a phone, with the outline open at the beginning of the test."""
    shared_phone.back()
    yield shared_phone
    assert shared_phone.page.uncaught == []
    wait_until(shared_phone.page, "document.documentElement.dataset.tessera === 'ready'")


@pytest.fixture
def on_desktop(shared_desktop):
    """The catalog in a wide window, which displays the outline beside the screens."""
    yield shared_desktop
    assert shared_desktop.page.uncaught == []
