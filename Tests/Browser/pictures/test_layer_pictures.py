"""Compares layers of all kinds as Chromium draws them with two pictures of them: that of `tessera snapshot`, and that which the
app draws by itself with `drawHierarchy`."""

import pytest

from comparison import compare
from gestures import wait_until, wait_until_ready
from programs import BIN, Program
from test_pictures import LIMIT, keep, steady_picture


@pytest.fixture(scope="module")
def text_url():
    host = Program(BIN / "tessera", "serve", BIN / "TextApp", "--port", 0)
    try:
        yield host.wait_for_line(r"TextApp on (http://\S+)")[1]
    finally:
        host.end()


def test_layers_look_alike_everywhere(browser, text_url, snapshot, tmp_path):
    page = browser.new_page(viewport={"width": 600, "height": 700}, device_scale_factor=1)
    page.goto(text_url)
    wait_until_ready(page)
    wait_until(page, "document.querySelector('[data-identifier=gallery] img')")
    expected = steady_picture(page)
    drawn = snapshot("TextApp", "--size", "600x700", "--scale", "1")
    keep(tmp_path, "layers", "light", drawn, expected)
    difference = compare(page, drawn, expected)
    print(f"snapshot: {difference}")
    assert difference.all < LIMIT, str(difference)
    box = page.locator("[data-identifier=gallery]").bounding_box()
    layers = page.screenshot(clip={"x": box["x"], "y": box["y"], "width": 290, "height": 220})
    picture = page.screenshot(clip={"x": box["x"], "y": box["y"] + 230, "width": 290, "height": 220})
    own = compare(page, picture, layers)
    print(f"drawHierarchy: {own}")
    assert own.all < LIMIT, str(own)
    page.close()
