"""Tests of the window: its size, the keyboard, and the page with all apps."""

import time

import pytest
from devices import DESKTOP
from feed import SCROLLER, Feed, assert_shows


def test_a_wider_window_has_two_wider_columns(feed, host):
    feed.open(host.url)
    assert feed.columns() == [(0, 195), (195, 195)]
    feed.page.set_viewport_size({"width": 768, "height": 1024})
    feed.wait_for("document.querySelector('[data-index-path=\"0-0\"]').getBoundingClientRect().width === 384")
    feed.wait_for_images()
    assert feed.columns() == [(0, 384), (384, 384)]
    first = feed.cells()[0]
    # The picture of 425 × 640 pixels is 384 points wide, and the text has 90 points.
    assert first["height"] == pytest.approx(384 * 640 / 425 + 90, abs=0.5)
    for cell in feed.cells():
        assert_shows(cell)


@pytest.mark.parametrize("width", [768, 320])
def test_visible_content_stays_visible(feed, host, width):
    feed.open(host.url).scroll_to_end()
    for _ in range(2):
        feed.flick(500)
    feed.wait_for_rest()
    feed.wait_for_images()
    before = min(feed.visible_cells(), key=lambda cell: (cell["y"], cell["x"]))["item"]
    feed.page.set_viewport_size({"width": width, "height": 844})
    feed.wait_for(f"document.querySelector('[data-index-path]').getBoundingClientRect().width === arg", width / 2)
    feed.wait_for_rest()
    assert before in [cell["item"] for cell in feed.visible_cells()]


def test_a_window_with_room_for_all_of_a_page_asks_for_more(open_page, api, serve):
    feed = Feed(open_page(DESKTOP, viewport={"width": 320, "height": 4000})).open(serve().url)
    feed.wait_for_item(29)
    # A page is about 1,400 points high.
    api.wait_for_pages(1, 2, 3)


def test_the_keyboard_scrolls_and_loads(wide_feed, host):
    wide_feed.open(host.url)
    page = wide_feed.page
    page.keyboard.press("PageDown")
    wide_feed.wait_for(f"{SCROLLER}.scrollTop > 300")
    wide_feed.wait_for_rest()
    for item in (10, 20, 31, 40):
        press_until_item(wide_feed, "End", item)
    page.keyboard.press("Home")
    wide_feed.wait_for_item(0)
    wide_feed.wait_for(f"{SCROLLER}.scrollTop === 0")


def press_until_item(feed, key, item):
    """Presses a key until an item or a later one is there. The press is repeated, since the next page may come after the browser has
    scrolled, and since a browser that still scrolls to the former end ignores a press."""
    deadline = time.monotonic() + 60
    while not any(cell["item"] >= item for cell in feed.cells()):
        assert time.monotonic() < deadline, f"Waited in vain for item {item}; there are {feed.cells()}"
        feed.page.keyboard.press(key)
        feed.wait_for_rest()


def test_the_root_displays_the_app_live_in_a_phone(desktop, host):
    desktop.goto(host.gallery)
    frame = desktop.frame_locator("iframe[title=Photos]")
    frame.locator("[data-index-path='0-0']").wait_for()
    frame.locator("html[data-tessera=ready]").wait_for()
    box = desktop.locator("iframe[title=Photos]").bounding_box()
    assert box["height"] / box["width"] == pytest.approx(844 / 390, abs=0.01)
    # A wheel over the phone scrolls the feed in it.
    desktop.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    desktop.mouse.wheel(0, 600)
    frame.locator("[data-index-path='0-8']").wait_for()


def test_the_root_is_a_list_on_a_phone(phone, host):
    phone.goto(host.gallery)
    phone.get_by_role("link", name="Photos").tap()
    phone.wait_for_url(host.url)
    Feed(phone).wait_for_item(0)
