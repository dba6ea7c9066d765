"""Fixtures of the tests that run in Firefox and in WebKitGTK: one window of each for all tests of a process."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "client")]

import firefox  # noqa: E402
import webkit  # noqa: E402
from fake_host import host, shared_host  # noqa: E402, F401
from window import Page  # noqa: E402

MODULES = {"firefox": firefox, "webkit": webkit}
DEMANDS = {
    "firefox": {
        "ui.prefersReducedMotion": 1, "browser.display.document_color_use": 2, "font.size.variable.x-western": 24,
        "browser.zoom.full": False},
    "webkit": {"gtk-enable-animations": 0, "gtk-theme-name": "HighContrast", "--zoom-text-only": "true"},
}
"""The settings of a user who wants less motion and high contrast, who zooms texts alone, and in Firefox has larger text. Firefox takes
high contrast as colours of the user's own, and WebKitGTK as a wish for more contrast."""


def open_window(name, settings=None):
    """Opens a window of a browser, or skips the test where the browser is not installed."""
    if not MODULES[name].is_installed():
        pytest.skip(f"{name} is not installed")
    return MODULES[name].Window(settings)


@pytest.fixture(scope="session", params=MODULES)
def window(request):
    """A window of each browser in turn."""
    window = open_window(request.param)
    yield window
    window.close()


@pytest.fixture(scope="session", params=MODULES)
def demanding_window(request):
    """A window of each browser in turn whose user has set what the browser can be asked for."""
    window = open_window(request.param, DEMANDS[request.param])
    yield window
    window.close()


@pytest.fixture
def show(host):
    """Opens the host's page with a scene and waits until it is shown."""
    def show(window, scene):
        host.scene = scene
        page = Page(window)
        page.open(host.url)
        return page
    return show
