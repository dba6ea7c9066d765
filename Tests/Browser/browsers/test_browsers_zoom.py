"""Zooming in Firefox and WebKitGTK, as their users do it: the whole page, or texts alone."""

import pytest

from scenes import ROOT, create, text

LABEL = [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
         create(2, ROOT, 0, "UILabel", [20, 100, 200, 40], id="label",
                tx=text(("Fresh prawns and", 0, 0, 118.4), ("spring vegetables", 0, 20, 122.2)))]
LINES = """[...document.querySelectorAll('[data-identifier=label] .t > span')].map((line) => {
    const { left, top, width } = line.getBoundingClientRect();
    return [left, top, width].map(Math.round);
})"""


@pytest.fixture
def zoom_in(window):
    yield window.zoom_in
    window.zoom_out()


def test_a_page_that_is_zoomed_is_a_smaller_screen(window, show, host, zoom_in):
    page = show(window, LABEL)
    assert host.of_type("hello")[0]["screen"]["width"] == 1280
    zoom_in()
    page.wait_for("innerWidth < 1200")
    width, pixels = page.evaluate("[innerWidth, devicePixelRatio]")
    screen = host.wait_for_event("screen", width=page.evaluate("document.querySelector('.screen').clientWidth"))
    # Firefox counts more pixels to a point now. WebKitGTK does not tell pages how far they are zoomed.
    assert screen["scale"] == pixels == pytest.approx({"firefox": 1280 / width, "webkit": 1}[window.name], abs=0.01)
    assert screen["textSize"] == 16
    # The driver of WebKitGTK counts in points of the page without its zoom.
    share = {"firefox": 1, "webkit": 1280 / width}[window.name]
    window.click(round(70 * share), round(110 * share))
    began = host.wait_for_event("touch", phase="began")
    assert (began["x"], began["y"]) == pytest.approx((70, 110), abs=1)


def test_texts_that_are_zoomed_alone_are_a_larger_text_size_and_stay_in_their_places(demanding_window, show, host):
    page = show(demanding_window, LABEL)
    before = host.of_type("hello")[0]["screen"]["textSize"]
    lines = page.evaluate(LINES)
    # The text is 15 points high. Each line has the width that the app has measured.
    assert [line[2] for line in lines] == [118, 122]
    demanding_window.zoom_in()
    screen = host.wait_for(lambda: next((event for event in host.of_type("screen") if event["textSize"] > before), None))
    assert screen["width"] == 1280
    # The app draws larger texts, which the browser does not enlarge once more.
    assert page.evaluate(LINES) == lines
    demanding_window.zoom_out()
    host.wait_for(lambda: host.of_type("screen")[-1]["textSize"] == before)
