"""Tests of the floating tab bar."""

import pytest
from articles import ARTICLES_PATH, Articles
from devices import PHONE
from feed import Feed
from gestures import middle, tap

CARD = "() => document.querySelector('[data-identifier=tabs]').getBoundingClientRect().toJSON()"


def selected(articles):
    return [tab.get_attribute("aria-selected") for tab in (articles.photos_tab, articles.tab)]


def test_each_tab_keeps_its_place(feed, api, serve):
    feed.open(serve().url)
    articles = Articles(feed.page)
    assert selected(articles) == ["true", "false"]
    feed.flick(-300)
    feed.wait_for_rest()
    place = feed.position()
    assert place > 0
    articles.open()
    assert selected(articles) == ["false", "true"]
    assert articles.position() == 0
    articles.page.evaluate("document.querySelector('[data-identifier=articles]').scrollTop = 250")
    articles.wait_for_rest()
    articles.choose(articles.photos_tab)
    feed.wait_for("document.querySelector('[data-identifier=photos] [data-index-path]')")
    feed.wait_for_rest()
    assert feed.position() == pytest.approx(place, abs=1)
    articles.open()
    articles.wait_for_rest()
    assert articles.position() == pytest.approx(250, abs=1)
    # A tab that was open before sends no request.
    assert api[ARTICLES_PATH].pages_asked_for() == [1]


def test_the_articles_are_asked_for_when_their_tab_is_opened(feed, api, serve):
    feed.open(serve().url)
    feed.wait_for_images()
    assert api[ARTICLES_PATH].pages_asked_for() == []
    Articles(feed.page).open()
    assert api[ARTICLES_PATH].pages_asked_for() == [1]
    assert api.pages_asked_for() == [1]


def test_the_selected_tab_goes_back_to_the_top(feed, api, serve):
    feed.open(serve().url)
    feed.flick(-400)
    feed.wait_for_rest()
    assert feed.position() > 0
    tap(feed.page, *middle(Articles(feed.page).photos_tab))
    feed.wait_for("document.querySelector('[data-identifier=photos]').scrollTop === 0")


def test_the_keyboard_goes_from_tab_to_tab(wide_feed, api, serve):
    wide_feed.open(serve().url)
    page, articles = wide_feed.page, Articles(wide_feed.page)
    for _ in range(8):
        page.keyboard.press("Tab")
        if articles.photos_tab.evaluate("node => node === document.activeElement"):
            break
    assert articles.photos_tab.evaluate("node => node === document.activeElement")
    page.keyboard.press("ArrowRight")
    assert articles.tab.evaluate("node => node === document.activeElement")
    page.keyboard.press("Enter")
    articles.wait_for_row(0)
    assert selected(articles) == ["false", "true"]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    wide_feed.wait_for_item(0)
    assert selected(articles) == ["true", "false"]


@pytest.mark.parametrize("width, card", [
    (320, (20, 280)), (390, (20, 350)), (430, (20, 390)), (768, (144, 480)), (1024, (272, 480)),
])
def test_the_card_floats_in_the_middle(open_page, api, serve, width, card):
    feed = Feed(open_page({**PHONE, "viewport": {"width": width, "height": 844}})).open(serve().url)
    box = feed.page.evaluate(CARD)
    assert (box["x"], box["width"]) == pytest.approx(card, abs=0.5)
    assert (box["y"], box["height"]) == pytest.approx((844 - 20 - 70, 70), abs=0.5)
    assert feed.page.evaluate("getComputedStyle(document.querySelector('[data-identifier=tabs]')).borderRadius") == "35px"
    # The tabs share the width of the bar.
    for tab, middle in zip((Articles(feed.page).photos_tab, Articles(feed.page).tab), (0.25, 0.75)):
        place = tab.bounding_box()
        assert place["x"] + place["width"] / 2 == pytest.approx(card[0] + card[1] * middle, abs=0.5)
        assert place["height"] >= 44


def test_the_content_ends_above_the_card(feed, api, serve):
    api.pages = [{**api.pages[0], "has_next_page": False}]
    feed.open(serve().url).scroll_to_end(item=9)
    bottom = max(cell["y"] + cell["height"] for cell in feed.cells())
    assert bottom <= feed.page.evaluate(CARD)["y"]
