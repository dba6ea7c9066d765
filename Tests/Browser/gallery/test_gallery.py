"""Tests of the host's own page, which displays all apps in phones, each with a description and its source code."""

import json

import pytest

from examples import built_examples
from programs import API_FILES, Host

GALLERY = API_FILES.parent / "gallery.json"
WORDS = json.loads(GALLERY.read_text())


@pytest.fixture
def gallery(api):
    """A host of all examples for one test, which can count the host's processes."""
    host = Host(built_examples(), api.url, "--gallery", GALLERY)
    yield host
    host.end()


def article(page, name):
    return page.locator("article").filter(has=page.get_by_role("heading", name=name, exact=True))


def test_every_app_has_its_line_and_its_source(desktop, gallery):
    desktop.goto(gallery.gallery)
    for name in built_examples():
        assert article(desktop, name).get_by_text(WORDS[name]["line"], exact=True).is_visible()
    article(desktop, "Photos").get_by_role("link", name="Source").click()
    desktop.wait_for_url(f"{gallery.gallery}photos/source/")
    desktop.get_by_role("link", name="PhotoViewController.swift").click()
    desktop.wait_for_url(f"{gallery.gallery}photos/source/Views/PhotoViewController.swift")
    desktop.get_by_text("import UIKit", exact=True).wait_for()
    desktop.get_by_role("link", name="Photos: source").click()
    desktop.wait_for_url(f"{gallery.gallery}photos/source/")


def test_no_phone_overlaps_another_and_none_sticks_out(desktop, gallery):
    desktop.goto(gallery.gallery)
    for width in (500, 800, 1280, 1800):
        desktop.set_viewport_size({"width": width, "height": 800})
        boxes = desktop.evaluate("""() => [...document.querySelectorAll('.phone')].map((phone) => {
            const box = phone.getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom];
        })""")
        assert desktop.evaluate("document.documentElement.scrollWidth") <= width
        for left, top, right, bottom in boxes:
            assert left >= 0 and right <= width
            assert sum(left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
                       for other in boxes) == 1


def test_apps_far_below_the_window_do_not_run(desktop, gallery):
    names = built_examples()
    # In a low window the last phones are thousands of points below the visible part.
    desktop.set_viewport_size({"width": 480, "height": 400})
    desktop.goto(gallery.gallery)
    desktop.frame_locator(f"iframe[title={names[0]}]").locator("html[data-tessera=ready]").wait_for()
    if len(names) > 4:
        assert len(gallery.apps()) < len(names)
    article(desktop, names[-1]).scroll_into_view_if_needed()
    frame = desktop.frame_locator(f"iframe[title={names[-1]}]")
    frame.locator("html[data-tessera=ready]").wait_for()


def test_on_a_phone_it_is_a_list_that_starts_nothing(phone, gallery):
    phone.goto(gallery.gallery)
    assert phone.get_by_text(WORDS["Photos"]["line"], exact=True).is_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.wait_for_load_state("networkidle")
    assert gallery.apps() == []
    article(phone, "Photos").get_by_role("link", name="Source").tap()
    phone.wait_for_url(f"{gallery.gallery}photos/source/")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.get_by_role("link", name="Photo.swift", exact=True).tap()
    phone.wait_for_url(f"{gallery.gallery}photos/source/Models/Photo.swift")
    # A long line scrolls within its box, and the page does not scroll sideways.
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_keyboard_reaches_every_app_and_every_source(desktop, gallery):
    desktop.goto(gallery.gallery)
    reached = []
    for _ in built_examples() * 2:
        desktop.keyboard.press("Tab")
        reached.append(desktop.evaluate("document.activeElement.getAttribute('href')"))
        if reached[-1] and reached[-1].endswith("/source/"):
            # The next Tab would enter the phone, whose app would then take the keys.
            desktop.evaluate("""() => {
                const phones = [...document.querySelectorAll('article')];
                const at = phones.findIndex((phone) => phone.contains(document.activeElement));
                phones[at].querySelector('iframe').tabIndex = -1;
            }""")
    assert reached == [f"/{name.lower()}/{part}" for name in built_examples() for part in ("", "source/")]
