"""Elements that assistive technology reads as lists."""

import pytest

from gestures import wait_until
from scenes import FEED, ROOT, create, remove, scroll, text, update

SEPARATOR = create(50, FEED, 1, "SeparatorView", [0, 99, 390, 1], bg="#cccccc")
HEADER = create(50, FEED, 0, "Header", [0, 0, 390, 40], tx=text(("Header", 0, 0, 50)))
BUTTON = create(50, FEED, 0, "UIButton", [0, 0, 390, 40], ax={"r": "button", "l": "More"})
WHEEL = create(50, FEED, 0, "UIRefreshControl", [0, -60, 390, 60], rf={"on": False, "c": "#8e8e93", "t": 100})
ROW = create(50, FEED, 0, "Row", [0, 0, 390, 100], sc=scroll(900, 100))


def scene(*more):
    items = [create(10 + item, FEED, item, "Cell", [0, item * 100, 390, 100], ax={"r": "listItem", "l": f"Item {item}"})
             for item in range(2)]
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], ax={"r": "list"}, sc=scroll(390, 4000)),
            *items, *more]


def items_of_lists(page):
    return page.get_by_role("list").get_by_role("listitem").count()


@pytest.mark.parametrize("silent", [SEPARATOR, WHEEL], ids=["a separator", "the wheel of a refresh control"])
def test_a_list_may_contain_elements_that_are_not_read(desktop, show, silent):
    show(desktop, scene(silent))
    assert items_of_lists(desktop) == 2


@pytest.mark.parametrize("speaking", [HEADER, BUTTON, ROW], ids=["a header", "a button", "a row that scrolls"])
def test_content_with_more_than_items_is_no_list_until_the_other_elements_are_gone(desktop, show, host, speaking):
    show(desktop, scene(speaking))
    assert desktop.get_by_role("list").count() == 0
    assert desktop.get_by_role("listitem").count() == 0
    assert desktop.get_by_role("group", name="Item 1").count() == 1
    host.patch(remove(50))
    wait_until(desktop, "document.querySelectorAll('[role=list] [role=listitem]').length === 2")


def test_content_without_items_is_no_list(desktop, show, host):
    show(desktop, scene())
    host.patch(remove(10), remove(11))
    wait_until(desktop, "!document.querySelector('[role=list]')")


def test_a_row_outside_of_a_list_is_read_by_its_content_when_the_keyboard_reaches_it(desktop, show, host):
    row = create(20, FEED, 2, "Cell", [0, 200, 390, 50], id="row", ax={"r": "listItem", "a": True})
    words = [create(21 + part, 20, part, "UILabel", [0, part * 20, 390, 20], tx=text((word, 0, 0, 60)))
             for part, word in enumerate(["Rye", "Fresh"])]
    show(desktop, scene(row, *words, HEADER))
    assert desktop.get_by_role("group", name="Rye Fresh").get_attribute("data-identifier") == "row"
    # Within a list the row is one of its items.
    host.patch(remove(50))
    wait_until(desktop, "document.querySelector('[data-identifier=row]').role === 'listitem'")
    assert desktop.get_by_role("group", name="Rye Fresh").count() == 0


def row_with_headers(*content):
    """Returns a list with a heading and a row that the keyboard reaches."""
    return scene(HEADER, create(20, FEED, 2, "Cell", [0, 200, 390, 50], id="row", ax={"r": "listItem", "a": True}), *content)


def label(number, index, words):
    return create(number, 20, index, "UILabel", [0, 0, 100, 20], tx=text((words, 0, 0, 90)))


def test_the_name_of_a_row_leaves_its_controls_out(desktop, show):
    button = create(22, 20, 1, "UIButton", [200, 0, 100, 20], ax={"r": "button", "l": "Sound"})
    picture = create(23, 20, 2, "UIImageView", [320, 0, 20, 20], ax={"r": "image", "l": "New"})
    show(desktop, row_with_headers(label(21, 0, "Sound"), button, picture))
    assert desktop.get_by_role("group", name="Sound New", exact=True).count() == 1


def test_the_name_of_a_row_follows_its_texts(desktop, show, host):
    show(desktop, row_with_headers(label(21, 0, "Rye")))
    assert desktop.get_by_role("group", name="Rye", exact=True).count() == 1
    host.patch(update(21, tx=text(("Oats", 0, 0, 60))), label(22, 1, "Fresh"))
    desktop.get_by_role("group", name="Oats Fresh", exact=True).wait_for()
    host.patch(remove(21))
    desktop.get_by_role("group", name="Fresh", exact=True).wait_for()


def test_a_text_that_has_faded_out_leaves_the_name_of_its_row(desktop, show, host):
    show(desktop, row_with_headers(label(21, 0, "Rye"), label(22, 1, "Fresh")))
    assert desktop.get_by_role("group", name="Rye Fresh", exact=True).count() == 1
    host.patch(update(22, animate={"duration": 0.3, "delay": 0, "curve": "linear"}, o=0))
    # No message of the app comes after the animation.
    desktop.get_by_role("group", name="Rye", exact=True).wait_for()


def test_a_row_of_controls_alone_is_named_by_these(desktop, show):
    button = create(21, 20, 0, "UIButton", [0, 0, 100, 20], ax={"r": "button", "l": "Order"})
    show(desktop, row_with_headers(button))
    assert desktop.get_by_role("group", name="Order", exact=True).count() == 1
