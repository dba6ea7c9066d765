"""Compares each example as `tessera snapshot` draws it with the same example in Chromium.

A pixel differs if any of its channels differs by more than 32 of 255. Less than 1 % of all pixels may differ. Edges of
letters are no exception: they are counted like all other pixels.
"""

import os

import pytest

from comparison import compare
from examples import EXAMPLES
from gestures import wait_until, wait_until_ready, wait_until_still
from programs import wait_for

LIMIT = 0.01


def steady_picture(page):
    """Returns a picture of a page whose images have come and which does not change any more."""
    wait_until(page, "[...document.images].every((image) => image.complete)")
    wait_until_still(page)
    pictures = [page.screenshot()]

    def is_steady():
        wait_until_still(page)
        pictures.append(page.screenshot())
        return pictures[-1] == pictures[-2]

    wait_for(is_steady, "the page does not change any more")
    return pictures[-1]


@pytest.mark.parametrize("style", ["light", "dark"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_drawn_as_chromium_draws_it(open_screen, host, snapshot, tmp_path, name, style):
    page = open_screen(style)
    page.goto(host.url_of(name))
    wait_until_ready(page)
    drawn = snapshot(name, *(["--dark"] if style == "dark" else []))
    found = []

    def is_alike():
        """A page on a slow machine is steady, too, while it waits for the API, so it is looked at until it is alike."""
        expected = steady_picture(page)
        found[:] = [expected, compare(open_screen(style), drawn, expected)]
        return found[1].all < LIMIT

    try:
        wait_for(is_alike, "a page that looks as it is drawn")
    finally:
        expected, difference = found
        folder = os.environ.get("KEEP_PICTURES", tmp_path)
        keep(folder, name, style, drawn, expected)
        print(f"{name} {style}: {difference}")


def keep(folder, name, style, drawn, expected):
    """Writes both pictures into a folder, so that people can look at them."""
    for kind, data in [("drawn", drawn), ("chromium", expected)]:
        with open(f"{folder}/{name}-{style}-{kind}.png", "wb") as file:
            file.write(data)
