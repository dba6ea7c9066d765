"""Tests of pulling down, which loads the photos again from page 1."""

import copy

from gestures import pull_down


def test_a_pull_reloads_the_first_page(feed, api, serve):
    feed.open(serve().url)
    api.wait_for_pages(1)
    renamed = copy.deepcopy(api.pages)
    renamed[0]["photos"][0]["title"] = "新しい料理"
    api.pages = renamed
    pull_down(feed.page, distance=400)
    api.wait_for_pages(1, 1)
    feed.wait_for("document.querySelector('[data-index-path=\"0-0\"] [data-identifier=title]').textContent === '新しい料理'")
    feed.wait_for_rest()
    assert feed.position() == 0
    assert not is_refreshing(feed)
    assert [cell["item"] for cell in feed.cells()][0] == 0


def test_a_pull_turns_the_spinner_until_the_answer_is_there(feed, api, serve):
    feed.open(serve().url)
    api.hold()
    pull_down(feed.page, distance=400)
    api.wait_for_pages(1, 1)
    feed.wait_for("document.querySelector('.spinner.spinning')")
    top = feed.cells()[0]["y"]
    api.release()
    feed.wait_for("!document.querySelector('.spinner.spinning')")
    feed.wait_for_rest()
    # The content returns to its place before the pull.
    assert feed.cells()[0]["y"] < top


def test_a_small_pull_reloads_nothing(feed, api, serve):
    feed.open(serve().url)
    feed.wait_for_images()
    pull_down(feed.page, distance=40)
    feed.wait_for_rest()
    assert api.pages_asked_for() == [1]


def test_a_pull_after_all_pages_starts_over(feed, api, serve):
    feed.open(serve().url).scroll_to_end()
    api.wait_for_pages(1, 2, 3, 4)
    feed.scroll_to_top()
    feed.wait_for_item(0)
    # A finger that stops moving content does not pull it.
    feed.wait_for_rest()
    pull_down(feed.page, distance=400)
    api.wait_for_pages(1, 2, 3, 4, 1)
    feed.wait_for("!document.querySelector('.spinner.spinning')")
    feed.scroll_to_bottom()
    api.wait_for_pages(1, 2, 3, 4, 1, 2)


def test_the_refresh_button_is_there_for_the_keyboard(wide_feed, api, serve):
    wide_feed.open(serve().url)
    page = wide_feed.page
    button = page.get_by_role("button", name="Refresh")
    for _ in range(5):
        page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    assert button.evaluate("node => node === document.activeElement")
    page.keyboard.press("Enter")
    api.wait_for_pages(1, 1)
    wide_feed.wait_for("!document.querySelector('.spinner.spinning')")


def is_refreshing(feed):
    return feed.page.locator(".spinner.spinning").count() > 0
