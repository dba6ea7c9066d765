"""Tests of the photo feed with an API that fails, is slow or goes away."""

import copy

import pytest
from feed import SCROLLER
from gestures import pull_down, tap, wait_for_value

TITLE = "エラーが発生しました"


@pytest.fixture
def alert(feed):
    return feed.page.get_by_role("alertdialog")


def shown(feed):
    return [(cell["path"], cell["title"], cell["y"]) for cell in feed.visible_cells()]


def test_without_the_api_an_alert_appears_and_ok_closes_it(feed, alert, api, serve):
    feed.open(serve().url)
    api.stop()
    feed.scroll_to_bottom()
    alert.wait_for()
    assert TITLE in alert.inner_text()
    assert "サーバーに接続できませんでした" in alert.inner_text()
    feed.wait_for_rest()
    before = shown(feed)
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    assert shown(feed) == before
    api.start()
    api.forget()
    feed.page.keyboard.press("Home")
    feed.wait_for("document.querySelector('[data-identifier=photos]').scrollTop === 0")
    feed.wait_for_rest()
    feed.scroll_to_bottom()
    api.wait_for_pages(2)
    feed.scroll_to_end()
    assert alert.count() == 0


def test_with_the_api_back_a_move_beyond_the_end_loads_again(feed, alert, api, serve):
    feed.open(serve().url)
    api.stop()
    feed.scroll_to_bottom()
    alert.wait_for()
    feed.wait_for_rest()
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    api.start()
    height = feed.page.evaluate(f"{SCROLLER}.scrollHeight")
    feed.flick(-300)
    feed.wait_for(f"{SCROLLER}.scrollHeight > arg", height)


@pytest.mark.parametrize("key", ["Enter", "Space", "Escape"])
def test_the_keyboard_closes_the_alert(feed, alert, api, serve, key):
    feed.open(serve().url)
    api.stop()
    feed.scroll_to_bottom()
    alert.wait_for()
    button = alert.get_by_role("button", name="OK")
    wait_for_value(feed.page, lambda: button.evaluate("node => node === document.activeElement"), True)
    feed.page.keyboard.press(key)
    alert.wait_for(state="detached")


def test_the_alert_keeps_everything_else_out_of_reach(feed, alert, api, serve):
    feed.open(serve().url)
    api.stop()
    feed.scroll_to_bottom()
    alert.wait_for()
    feed.wait_for_rest()
    before = feed.position()
    feed.flick(500)
    feed.wait_for_rest()
    assert feed.position() == before
    for _ in range(4):
        feed.page.keyboard.press("Tab")
        assert alert.evaluate("node => node.contains(document.activeElement) || document.activeElement === document.body")
    tap(feed.page, 20, 120)
    assert alert.is_visible()


def test_an_error_status_is_named(feed, alert, api, serve):
    feed.open(serve().url)
    api.photos.status = 503
    pull_down(feed.page, distance=400)
    alert.wait_for()
    assert "503" in alert.inner_text()
    assert feed.cells()[0]["path"] == "0-0"


def test_started_without_the_api_the_feed_is_there_after_a_pull(feed, alert, api, serve):
    api.stop()
    feed.page.goto(serve().url)
    alert.wait_for()
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    assert "写真がありません" in feed.page.locator("[data-identifier=empty]").inner_text()
    api.start()
    pull_down(feed.page, distance=400)
    feed.wait_for_item(0)
    feed.wait_for_images()
    feed.page.locator("[data-identifier=empty]").wait_for(state="hidden")


def test_an_api_without_photos_is_explained(feed, api, serve):
    api.pages = [{"page": 1, "photos": [], "has_next_page": False}]
    feed.page.goto(serve().url)
    feed.wait_for("document.querySelector('[data-identifier=empty]')?.textContent === '写真がありません'")
    assert feed.cells() == []


def test_a_picture_that_does_not_arrive_is_a_symbol(feed, api, serve):
    api.images.status = 404
    feed.open(serve().url)
    feed.wait_for("""[...document.querySelectorAll('[data-index-path]')].every((cell) =>
        cell.querySelector('.symbol[data-symbol]:not([data-identifier=gift] .symbol)'))""")
    assert all(cell["image"] is None for cell in feed.cells())
    # The symbol lies in the middle of the image view.
    middle = feed.page.evaluate("""() => {
        const cell = document.querySelector('[data-index-path="0-1"]');
        const symbol = cell.querySelector('.symbol:not([data-identifier=gift] .symbol)').getBoundingClientRect();
        const box = cell.getBoundingClientRect();
        return [symbol.x + symbol.width / 2 - box.x, symbol.y + symbol.height / 2 - box.y];
    }""")
    assert middle == pytest.approx([195 / 2, 195 * 640 / 480 / 2], abs=1)


def test_slow_pages_are_asked_for_once(feed, api, serve):
    api.hold(first=2)
    feed.open(serve().url)
    feed.scroll_to_bottom()
    api.wait_for_pages(1, 2)
    for _ in range(3):
        feed.move_down()
    feed.wait_for_rest()
    api.release()
    feed.wait_for_item(10)
    assert api.pages_asked_for() == [1, 2]


def test_a_repeated_photo_is_displayed_once(feed, api, serve):
    pages = copy.deepcopy(api.pages)
    pages[1]["photos"][0] = pages[0]["photos"][0]
    api.pages = pages
    feed.open(serve().url).scroll_to_end(item=39)
    assert max(cell["item"] for cell in feed.cells()) == 39
