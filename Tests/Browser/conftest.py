"""Fixtures of the browser tests: Debian's Chromium, driven by Playwright, as a phone and as a desktop window."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from devices import DESKTOP, PHONE  # noqa: E402
from examples import api, examples, files, open_example, serve  # noqa: E402, F401


def chromium_path():
    """The browser to drive: CHROMIUM where it is set, or the one that the system has."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.exit("No chromium was found. Install Debian's chromium, or set CHROMIUM to one.", returncode=2)
    return path


@pytest.fixture(scope="session")
def browser():
    """One headless browser for all tests."""
    with sync_playwright() as playwright:
        # A sandbox needs rights that containers lack; the pages are our own.
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def contexts(browser):
    """The contexts of all tests by device. Pages of one context share what the browser has fetched before."""
    return {}


@pytest.fixture
def open_page(browser, contexts):
    """Makes pages, and closes them after the test: `open_page(PHONE)`."""
    opened = []

    def open_page(device, **changes):
        options = {**device, **changes}
        key = repr(sorted(options.items()))
        if key not in contexts:
            contexts[key] = browser.new_context(**options)
        opened.append(contexts[key])
        page = contexts[key].new_page()
        page.console_lines = []
        page.on("console", lambda message: page.console_lines.append(message.text))
        page.on("pageerror", lambda error: page.console_lines.append(f"uncaught: {error}"))
        return page

    yield open_page
    # A page may have opened others.
    for context in opened:
        for page in context.pages:
            page.close()


@pytest.fixture
def phone(open_page):
    """A page on a touch screen of 390×844 points, three pixels to a point, in Japanese."""
    return open_page(PHONE)


@pytest.fixture
def desktop(open_page):
    """A page in a window of 1280×800 points, with a mouse, in English."""
    return open_page(DESKTOP)
