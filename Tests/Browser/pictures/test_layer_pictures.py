"""Compares layers of all kinds as Chromium draws them with two pictures of them: that of `tessera snapshot`, and that which the
app draws by itself with `drawHierarchy`."""

import base64

import pytest

from comparison import compare
from gestures import wait_until, wait_until_ready
from programs import served
from test_pictures import LIMIT, keep, steady_picture


@pytest.fixture(scope="module")
def text_url():
    with served("TextApp") as address:
        yield address


def test_layers_look_alike_everywhere(browser, text_url, snapshot, tmp_path):
    page = browser.new_page(viewport={"width": 600, "height": 700}, device_scale_factor=1)
    page.goto(text_url)
    wait_until_ready(page)
    wait_until(page, "document.querySelector('[data-identifier=gallery] img')")
    expected = steady_picture(page)
    drawn = snapshot("TextApp", "--size", "600x700", "--scale", "1")
    keep(tmp_path, "layers", "light", drawn, expected)
    # The other parts of the screen are texts whose fonts the machine may have in other versions.
    box = page.locator("[data-identifier=gallery]").bounding_box()
    layers = {"x": box["x"], "y": box["y"], "width": 290, "height": 220}
    in_browser = page.screenshot(clip=layers)
    by_app = page.screenshot(clip={**layers, "y": box["y"] + 230})
    other = browser.new_page(viewport={"width": 600, "height": 700}, device_scale_factor=1)
    other.set_content(f'<body style="margin: 0"><img src="data:image/png;base64,{base64.b64encode(drawn).decode()}">')
    wait_until(other, "document.images[0].complete && document.images[0].naturalWidth === 600")
    for name, picture in [("snapshot", other.screenshot(clip=layers)), ("drawHierarchy", by_app)]:
        difference = compare(page, picture, in_browser)
        print(f"{name}: {difference}")
        assert difference.all < LIMIT, f"{name}: {difference}"
    other.close()
    page.close()
