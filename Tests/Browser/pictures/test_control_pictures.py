"""Compares a screen full of controls as `tessera snapshot` draws it with the same screen in Chromium."""

from comparison import compare
from gestures import wait_until_ready, wait_until_still

LIMIT = 0.01
DISTANCE = 2860
"""The points by which the screen is scrolled, so that dates and months are visible."""


def test_dates_and_months_are_drawn_as_chromium_draws_them(open_screen, host, snapshot):
    page = open_screen("light")
    page.goto(host.url_of("Furniture"))
    wait_until_ready(page)
    for name in ["Workshop", "Controls"]:
        box = page.get_by_text(name, exact=True).last.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        wait_until_still(page)
    scroller = page.locator("[data-view=UIScrollView]").last
    scroller.evaluate("(node, distance) => { node.scrollTop = distance; }", DISTANCE)
    wait_until_still(page)
    drawn = snapshot("Furniture", "--tap", "Workshop", "--tap", "Controls", "--scroll", str(DISTANCE))
    expected = page.screenshot()
    difference = compare(open_screen("light"), drawn, expected)
    assert difference.all < LIMIT, str(difference)
