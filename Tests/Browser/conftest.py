"""Fixtures of the browser tests. Playwright drives the system's Chromium as a phone and as a desktop window."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from devices import DESKTOP, PHONE  # noqa: E402
from examples import api, examples, files, open_example, serve  # noqa: E402, F401

FLAGS = [
    # The sandbox needs rights that containers do not have. It is not needed, since the tests open their own pages only.
    "--no-sandbox",
    # The pages of a context share a process, which compiles the client's scripts and loads the fonts once.
    "--process-per-site",
    # A new page is empty before it opens an address. Without this limit it would have a process until then, which took a quarter
    # of the processor time of opening a page.
    "--renderer-process-limit=1",
    # A script that is compiled while it arrives is compiled anew in each page. Otherwise the process finds it compiled.
    "--js-flags=--no-script-streaming",
    # The headless shell would round the widths of glyphs on a canvas to whole pixels.
    "--font-render-hinting=none",
]


@pytest.fixture(scope="session")
def chromium_path():
    """The path of the browser: the variable CHROMIUM if it is set, and a browser of the system otherwise. The
    headless shell takes precedence, because it draws pages like the whole browser in a third of the processor time."""
    names = ["chromium-headless-shell", "chromium", "chromium-browser"]
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.exit("No chromium was found. Install Debian's chromium, or set CHROMIUM to one.", returncode=2)
    return path


@pytest.fixture(scope="session")
def browser_flags():
    """The flags with which every browser of the tests starts."""
    return FLAGS


@pytest.fixture(scope="session")
def playwright():
    """Playwright, which a process can start once only."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright, chromium_path):
    """A headless browser for all tests of a process."""
    browser = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
    yield browser
    browser.close()


def patient_context(browser, options):
    """Returns a new browser context whose pages wait for a minute, since a busy machine may take longer than the usual half."""
    context = browser.new_context(**options)
    context.set_default_timeout(60_000)
    return context


class SharedContext:
    """A browser context for all tests of one device. Its pages share a process and the browser's cache."""

    def __init__(self, browser, options):
        self._context = patient_context(browser, options)
        self._permissions = options.get("permissions", [])
        # The process ends with the last page of its site. This page stays open, so that the process stays between
        # tests.
        self._keeper = self._context.new_page()
        self._keeper.route("**/*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        self._keeper.goto("http://127.0.0.1/")

    def new_page(self):
        return self._context.new_page()

    def close_pages(self):
        """Closes the pages of a test, and those that they have opened. The permissions that the test has given to them, and those
        that the browser has denied to them since then, do not apply to the next test."""
        for page in self._context.pages:
            if page is not self._keeper:
                page.close()
        self._context.clear_permissions()
        if self._permissions:
            self._context.grant_permissions(self._permissions)


@pytest.fixture(scope="session")
def contexts():
    """The contexts of all tests of a process, by the options of their device."""
    return {}


@pytest.fixture
def open_page(browser, contexts):
    """Makes pages, and closes them after the test: `open_page(PHONE)`."""
    opened = {}

    def open_page(device, **changes):
        options = {**device, **changes}
        key = repr(sorted(options.items()))
        if key not in contexts:
            contexts[key] = SharedContext(browser, options)
        opened[key] = contexts[key]
        return with_console_lines(contexts[key].new_page())

    yield open_page
    for context in opened.values():
        context.close_pages()


def with_console_lines(page):
    """Lets a page collect what it writes to the console in `console_lines`."""
    page.console_lines = []
    page.on("console", lambda message: page.console_lines.append(message.text))
    page.on("pageerror", lambda error: page.console_lines.append(f"uncaught: {error}"))
    return page


@pytest.fixture
def open_page_with_clock(browser):
    """Makes pages with a clock that the test can move: `open_page_with_clock(PHONE)`. Playwright gives the clock to all
    pages of a context, also to later ones, so that each of these pages has a context of its own."""
    opened = []

    def open_page_with_clock(device):
        context = patient_context(browser, device)
        opened.append(context)
        page = with_console_lines(context.new_page())
        page.clock.install()
        return page

    yield open_page_with_clock
    for context in opened:
        context.close()


@pytest.fixture
def phone(open_page):
    """A page on a touch screen of 390×844 points, three pixels to a point, in Japanese."""
    return open_page(PHONE)


@pytest.fixture
def desktop(open_page):
    """A page in a window of 1280×800 points, with a mouse, in English."""
    return open_page(DESKTOP)
