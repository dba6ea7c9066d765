"""Tests that the browser draws text within the boxes that the app measured, in all scripts and styles."""

import pytest

from gestures import wait_until, wait_until_ready

BOXES = """() => Object.fromEntries([...document.querySelectorAll('[data-view=UILabel][data-identifier]')].map((label) => {
    const box = label.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(label.querySelector('.t'));
    // The glyphs' own boxes, after whatever fitting the page did.
    const parts = [...range.getClientRects(), ...[...label.querySelectorAll('.attached')].map((node) => node.getBoundingClientRect())]
        .filter((part) => part.width > 0);
    const union = {
        left: Math.min(...parts.map((part) => part.left)), right: Math.max(...parts.map((part) => part.right)),
        top: Math.min(...parts.map((part) => part.top)), bottom: Math.max(...parts.map((part) => part.bottom)),
    };
    return [label.dataset.identifier, {
        left: union.left - box.left, right: union.right - box.right, top: union.top - box.top, bottom: union.bottom - box.bottom,
    }];
}))"""


@pytest.fixture(scope="module")
def boxes(browser, text_url):
    """Returns the distances in points by which the text of each label extends beyond its box on each side. They are
    negative if the text ends within the box."""
    page = browser.new_page(viewport={"width": 600, "height": 1400}, device_scale_factor=2)
    page.goto(text_url)
    wait_until_ready(page)
    yield page.evaluate(BOXES)
    page.close()


WHOLE = ["english", "japanese", "arabic", "hebrew", "mixed", "emoji", "bold", "italic", "kern", "sizes", "lines",
         "digits", "code", "named"]


@pytest.mark.parametrize("name", WHOLE)
def test_text_fills_the_box_that_the_app_measured(boxes, name):
    box = boxes[name]
    assert {side: round(value, 2) for side, value in box.items() if abs(value) > 1} == {}


@pytest.mark.parametrize("name", ["spacing", "attachment"])
def test_text_with_room_of_its_own_stays_in_its_box(boxes, name):
    box = boxes[name]
    assert box["left"] >= -1 and box["top"] >= -1 and box["right"] <= 1 and box["bottom"] <= 1


def test_a_font_that_pages_do_not_have_reaches_the_page(browser, text_url):
    page = browser.new_page(viewport={"width": 600, "height": 1400})
    page.goto(text_url)
    wait_until_ready(page)
    wait_until(page, """[...document.fonts].some((font) =>
        font.family.includes('DejaVu Sans Mono') && font.status === 'loaded')""")
    page.close()
