"""Tests of large text and of right-to-left languages: no text is cut off, and all views are on the right side."""

import pytest

from devices import PHONE
from feed import Feed

# Returns the distances by which texts extend beyond their cells, and the places where the texts of a cell begin, in
# points.
READ_TEXTS = """() => [...document.querySelectorAll('[data-identifier=photos] [data-index-path]')].map((cell) => {
    const box = cell.getBoundingClientRect();
    const texts = ['title', 'summary'].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector(`[data-identifier=${name}]`));
        return range.getBoundingClientRect();
    }).filter((text) => text.width > 0);
    return {
        right: box.right - Math.max(...texts.map((text) => text.right)),
        left: Math.min(...texts.map((text) => text.left)) - box.left,
        bottom: box.bottom - Math.max(...texts.map((text) => text.bottom)),
        size: Math.max(...[...cell.querySelectorAll('[data-identifier=title] .t')].map((text) => parseFloat(getComputedStyle(text).fontSize))),
    };
})"""


def set_text_size(page, pixels):
    """Sets the text size in the browser's settings."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})


@pytest.fixture
def arabic_feed(open_page):
    """The feed on a phone that is set to Arabic, not opened yet."""
    return Feed(open_page({**PHONE, "locale": "ar-EG"}))


def test_the_feed_has_one_column_and_whole_texts_at_the_largest_size(feed, host):
    set_text_size(feed.page, 50)
    feed.open(host.url)
    assert feed.columns() == [(0, 390)]
    for texts in feed.page.evaluate(READ_TEXTS):
        assert texts["size"] == pytest.approx(14 * 53 / 17, rel=0.1)
        assert texts["left"] >= 7 and texts["right"] >= 7 and texts["bottom"] >= 0


def test_another_text_size_lays_out_the_visible_feed(feed, host):
    feed.open(host.url)
    assert feed.columns() == [(0, 195), (195, 195)]
    before = feed.page.evaluate(READ_TEXTS)[0]["size"]
    set_text_size(feed.page, 20)
    feed.wait_for(
        "parseFloat(getComputedStyle(document.querySelector('[data-identifier=title] .t')).fontSize) > arg", before)
    assert feed.columns() == [(0, 195), (195, 195)]
    for texts in feed.page.evaluate(READ_TEXTS):
        assert texts["right"] >= 7 and texts["bottom"] >= 0


def test_readers_from_the_right_begin_there(arabic_feed, host):
    arabic_feed.open(host.url)
    first, second = arabic_feed.cells()[:2]
    assert (first["x"], second["x"]) == (195, 0)
    for texts in arabic_feed.page.evaluate(READ_TEXTS):
        assert texts["right"] == pytest.approx(8, abs=1)
    badge = arabic_feed.page.evaluate("""() => {
        const badge = document.querySelector('[data-identifier=gift]:not([style*="visibility: hidden"])');
        const cell = badge.closest('[data-index-path]').getBoundingClientRect();
        return badge.getBoundingClientRect().left - cell.left;
    }""")
    assert badge == pytest.approx(8, abs=0.5)
