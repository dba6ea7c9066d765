"""Tests of the feed with the answers of `tessera mock`."""

import pytest
from feed import PHOTOS, assert_shows, is_start_of
from gestures import wait_until_ready


def test_the_first_photos_are_there_in_two_columns(feed, host):
    feed.open(host.url).wait_for_images()
    wait_until_ready(feed.page)
    cells = feed.cells()
    assert len(cells) >= 4
    assert [cell["path"] for cell in cells] == [f"0-{item}" for item in range(len(cells))]
    assert feed.columns() == [(0, 195), (195, 195)]
    for cell in cells:
        assert_shows(cell)
    assert feed.page.console_lines == []


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_scrolling_to_the_end_shows_all_photos_and_keeps_few(feed, wide_feed, device, host):
    feed = {"phone": feed, "desktop": wide_feed}[device]
    feed.open(host.url).watch()
    feed.scroll_to_end(rests=True)
    watched = feed.watched()
    assert sorted(watched["titles"], key=lambda path: int(path[2:])) == [f"0-{item}" for item in range(41)]
    for path, titles in watched["titles"].items():
        for title in titles:
            assert is_start_of(title, PHOTOS[int(path[2:])]["title"]), (path, title)
    # A busy machine answers like a slow network, for which the app keeps four screens at most. The first and the last cell reach
    # out of these, and on the desktop a single portrait is taller than the screen.
    assert watched["farthest"] <= 4
    assert watched["longest"] <= (5 if device == "phone" else 6.5)


def test_a_flick_through_the_feed_gives_every_cell_its_own_photo(feed, host):
    feed.open(host.url).scroll_to_end()
    for directions in [(1, 1, 1, 1), (-1, -1), (1, -1, 1, 1, 1, 1, 1), (-1, 1, -1, -1)]:
        for direction in directions:
            feed.flick(direction * 700)
        feed.wait_for_rest()
        feed.wait_for_images()
        cells = feed.cells()
        assert len(cells) >= 4
        for cell in cells:
            assert_shows(cell)


def test_jumps_from_end_to_end_make_no_gap(feed, host):
    """Home and End scroll farther at once than any overscan extends."""
    feed.open(host.url).scroll_to_end()
    for key, item in [("Home", 0), ("End", 40), ("Home", 0), ("End", 40)]:
        feed.page.keyboard.press(key)
        feed.wait_for_item(item)
        feed.wait_for_rest()
        feed.wait_for_images()
        for cell in feed.cells():
            assert_shows(cell)
        assert any(cell["item"] == item for cell in feed.visible_cells())


def test_a_gift_has_its_price(feed, host):
    feed.open(host.url).wait_for_images()
    shown = {cell["item"]: cell["gift"] for cell in feed.cells()}
    assert shown[0] == "¥3,900"
    assert shown[1] == ""
    assert shown[2] == "¥2,400"
    assert feed.page.get_by_label("ギフト ¥3,900").is_visible()
    assert feed.page.locator("[data-index-path='0-1'] [data-identifier=gift]").is_hidden()


def test_a_gift_without_a_price_has_the_symbol_alone(feed, host):
    feed.open(host.url).scroll_to_end()
    badge = feed.page.locator("[data-index-path='0-37'] [data-identifier=gift]")
    badge.scroll_into_view_if_needed()
    assert badge.is_visible()
    assert badge.get_attribute("aria-label") == "ギフト"
    assert badge.locator(".symbol").is_visible()


def test_pictures_fade_in_to_full_strength(feed, host):
    feed.open(host.url).wait_for_images()
    assert [cell["image"]["alpha"] for cell in feed.cells()] == [1] * len(feed.cells())


def test_the_feed_is_dark_where_the_system_is(open_page, host):
    from devices import PHONE
    from feed import Feed
    page = open_page(PHONE, color_scheme="dark")
    feed = Feed(page).open(host.url)

    def shown():
        return page.evaluate("""() => {
            const cell = document.querySelector('[data-index-path="0-0"]');
            const title = cell.querySelector('[data-identifier=title] .t');
            return [getComputedStyle(cell.querySelector('[data-view=UIView]')).backgroundColor,
                getComputedStyle(title).color];
        }""")

    assert shown() == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    page.emulate_media(color_scheme="light")
    feed.wait_for("getComputedStyle(document.querySelector('[data-identifier=title] .t')).color === 'rgb(0, 0, 0)'")
    assert shown() == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
