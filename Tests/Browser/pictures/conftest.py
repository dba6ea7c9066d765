"""Fixtures of the tests that compare pictures of `tessera snapshot` with Chromium's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from examples import built_examples  # noqa: E402
from programs import BIN, Host, MockAPI  # noqa: E402


@pytest.fixture(scope="session")
def mock(files):
    """The mock API of the examples."""
    api = MockAPI(files)
    yield api
    api.end()


@pytest.fixture(scope="session")
def host(mock):
    """A host of all examples that ask the same API as the pictures."""
    host = Host(built_examples(), mock.url)
    yield host
    host.end()


@pytest.fixture
def snapshot(mock, tmp_path):
    """Draws a screen of an example: `snapshot("Photos", "--dark")` returns the bytes of the PNG file."""
    def snapshot(name, *options):
        file = tmp_path / "screen.png"
        result = subprocess.run(
            [BIN / "tessera", "snapshot", BIN / name, "-o", file, "--wait-idle", "60", *options],
            env={**os.environ, "EXAMPLES_API": mock.url}, capture_output=True, text=True, timeout=120)
        assert result.returncode == 0, result.stderr
        return file.read_bytes()
    return snapshot


@pytest.fixture(scope="session")
def screen(playwright, chromium_path):
    """A browser whose windows are screens of 390 × 844 points with two pixels to a point.

    The scale is that of the browser itself. A page to which a browser only pretends to have more pixels has lines of text
    that are rounded to whole points.
    """
    arguments = [
        "--no-sandbox", "--font-render-hinting=none", "--hide-scrollbars", "--window-size=390,844",
        "--force-device-scale-factor=2"]
    screen = playwright.chromium.launch(executable_path=chromium_path, args=arguments)
    yield screen
    screen.close()


@pytest.fixture
def open_screen(screen):
    """Makes pages on the screen: `open_screen("dark")`."""
    contexts = []

    def open_screen(style):
        context = screen.new_context(
            no_viewport=True, locale="en", timezone_id="UTC", color_scheme=style, reduced_motion="reduce")
        contexts.append(context)
        return context.new_page()

    yield open_screen
    for context in contexts:
        context.close()
