"""The focus of the keyboard among the items of the app: one stop of the Tab key for each group, and arrow keys within it."""

import pytest

from app_requests import request
from gestures import wait_until
from scenes import FEED, ROOT, create, scroll, update

OTHER, BUTTON = 900, 901
WINDOW = create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800])


def item(number, parent, index, frame, priority=0, **more):
    ax = {"r": "listItem", "a": True, "y": priority}
    return create(number, parent, index, "Cell", frame, id=str(number), ip=[0, index], ax={**ax, **more.pop("ax", {})}, **more)


def grid(parent=FEED, first=10, columns=3, count=8, **more):
    """A list whose items lie in columns, 100 points wide and 50 high."""
    return [create(parent, ROOT, 0 if parent == FEED else 1, "UICollectionView", [0, 0 if parent == FEED else 400, 390, 400],
                   id=f"list-{parent}", ax={"r": "list", "b": ""}, sc=scroll(390, 2000), **more),
            *(item(first + index, parent, index, [index % columns * 100, index // columns * 50, 100, 50])
              for index in range(count))]


def rows(count=20, inset=0, height=50):
    """A list of rows, of which a bar covers the first points."""
    return [WINDOW, create(FEED, ROOT, 0, "UITableView", [0, 0, 390, 400], id="list", ax={"r": "list", "b": ""},
                           sc=scroll(390, count * height, (inset, 0, 0, 0), at=(0, -inset))),
            *(item(10 + index, FEED, index, [0, index * height, 390, height]) for index in range(count))]


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? document.activeElement.className")


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    return focused(page)


def stops(page, count):
    return [press(page, "Tab") for _ in range(count)]


def test_the_tab_key_reaches_one_item_of_each_group(desktop, show):
    show(desktop, [WINDOW, *grid(), *grid(OTHER, 30)])
    # It passes over the lists themselves.
    assert stops(desktop, 2) == ["10", "30"]
    assert press(desktop, "Shift+Tab") == "10"


def test_arrow_keys_lead_to_the_item_beside_the_focused_one(desktop, show):
    show(desktop, [WINDOW, *grid()])
    press(desktop, "Tab")
    assert [press(desktop, key) for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowUp")] == [
        "11", "14", "13", "16", "13"]
    # The last row has no third item.
    assert press(desktop, "ArrowRight", "ArrowRight", "ArrowDown") == "17"


def test_the_tab_key_returns_to_the_item_that_had_the_focus_unless_another_one_comes_first(desktop, show, host):
    show(desktop, [WINDOW, *grid(), *grid(OTHER, 30)])
    assert press(desktop, "Tab", "ArrowRight", "Tab", "Shift+Tab") == "11"
    press(desktop, "Tab")
    # A selected item comes before it.
    host.patch(update(14, ax={"r": "listItem", "a": True, "s": True, "y": 2000}))
    wait_until(desktop, "document.querySelector('[data-identifier=\"14\"]').dataset.focus === '2000'")
    assert press(desktop, "Shift+Tab") == "14"


def test_groups_with_one_name_are_one_group(desktop, show):
    lists = [WINDOW, *grid(), *grid(OTHER, 30)]
    for part in lists:
        if part["id"] in (FEED, OTHER):
            part["set"]["ax"]["b"] = "both"
    show(desktop, lists)
    # There is no second stop, so that the focus leaves the page.
    assert press(desktop, "Tab") == "10"
    assert press(desktop, "Tab") not in ("10", "30")


def test_the_app_is_informed_where_keys_move_the_focus(desktop, show, host):
    show(desktop, [WINDOW, *grid(), create(BUTTON, ROOT, 1, "UIButton", [0, 500, 100, 44], id="button", ax={"r": "button", "l": "Buy"})])
    press(desktop, "Tab")
    host.wait_for_event("focusMoved", view=10, heading="next")
    press(desktop, "ArrowRight")
    host.wait_for_event("focusMoved", view=11, heading="right")
    host.forget()
    assert press(desktop, "Tab") == "button"
    assert host.wait_for_event("focusMoved", heading="next").get("view") is None


def test_a_pointer_moves_no_focus_for_the_app(desktop, show, host):
    show(desktop, [WINDOW, *grid()])
    desktop.mouse.click(50, 25)
    host.wait_for_event("touch", phase="ended")
    assert not [event for event in host.events if event["type"] == "focusMoved"]
    # An arrow key begins at the item that was clicked.
    assert press(desktop, "ArrowRight") == "11"
    host.wait_for_event("focusMoved", view=11, heading="right")


def test_arrow_keys_scroll_the_focused_row_into_the_part_that_no_bar_covers(desktop, show):
    show(desktop, rows(inset=100))
    position = "document.querySelector('[data-identifier=list]').scrollTop"
    press(desktop, "Tab")
    # The seventh row reaches below the list's lower edge at 400.
    press(desktop, *["ArrowDown"] * 6)
    wait_until(desktop, f"{position} === 50")
    press(desktop, *["ArrowDown"] * 6)
    wait_until(desktop, f"{position} === 350")
    # At the position 350, the sixth row is the first one below the bar.
    assert press(desktop, *["ArrowUp"] * 8) == "14"
    wait_until(desktop, f"{position} === 200")


def test_a_key_that_leads_nowhere_scrolls(desktop, show):
    rest = rows(count=3)
    rest[1]["set"]["sc"]["h"] = 2000
    show(desktop, rest)
    assert press(desktop, "Tab", "ArrowDown", "ArrowDown", "ArrowDown") == "12"
    wait_until(desktop, "document.querySelector('[data-identifier=list]').scrollTop > 0")


def test_the_tab_key_reaches_the_actions_of_the_row_with_the_focus_alone(desktop, show):
    parts = rows(count=4)
    for part in parts[2:]:
        part["set"]["sw"] = {"s": ["r"], "rev": 0}
    show(desktop, [*parts, create(BUTTON, ROOT, 1, "UIButton", [0, 500, 100, 44], id="button", ax={"r": "button", "l": "Buy"})])
    assert stops(desktop, 1) == ["10"]
    assert press(desktop, "ArrowDown") == "11"
    assert stops(desktop, 2) == ["swipe-handle", "button"]
    assert press(desktop, "Shift+Tab") == "swipe-handle"
    assert desktop.evaluate("document.activeElement.parentElement.dataset.identifier") == "11"
    assert press(desktop, "Shift+Tab") == "11"


def test_an_item_that_the_tab_key_reaches_is_scrolled_below_the_bar(desktop, show):
    parts = rows(inset=100)
    parts += [create(50, 10, 0, "UIButton", [300, 0, 60, 44], id="button", ax={"r": "button", "l": "Buy"})]
    # The row is selected, so that the Tab key leads to it.
    parts[2]["set"]["ax"]["y"] = 2000
    show(desktop, parts)
    desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop = 100")
    # The first row lies under the bar now.
    assert stops(desktop, 2)[-1] == "button"
    wait_until(desktop, "document.querySelector('[data-identifier=button]').getBoundingClientRect().top >= 100")


def test_the_tab_key_reaches_the_first_row_that_no_bar_covers(desktop, show):
    show(desktop, rows(inset=100))
    desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop = 100")
    # The first two rows of 50 points lie under the bar now, and are on the screen nevertheless.
    assert press(desktop, "Tab") == "12"


def test_a_list_without_items_is_reached_again(desktop, show, host):
    parts = rows(count=3)
    parts[1]["set"]["sc"]["h"] = 2000
    show(desktop, parts)
    assert press(desktop, "Tab") == "10"
    desktop.evaluate("document.activeElement.blur()")
    host.patch(*(update(number, ax={"r": "listItem"}) for number in (10, 11, 12)))
    wait_until(desktop, "!document.querySelector('[data-focus]')")
    assert press(desktop, "Tab") == "list"


@pytest.mark.parametrize("key, step", [("Home", "first"), ("End", "last"), ("PageUp", "pageUp"), ("PageDown", "pageDown")])
def test_an_item_of_a_list_asks_the_app_where_keys_lead_beyond_the_page(desktop, show, host, key, step):
    show(desktop, rows())
    assert press(desktop, "Tab", key) == "10"
    host.wait_for_event("focusStep", view=10, step=step)
    assert desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop") == 0


RING = """() => {
    const node = document.activeElement;
    return [getComputedStyle(node).outlineStyle, getComputedStyle(node, '::after').boxShadow !== 'none'];
}"""


@pytest.mark.parametrize("look, ring", [
    # Its content, such as the background of a row, may cover the outline, so that the ring is drawn once more above it.
    ({}, ["solid", True]),
    ({"pr": {"o": 0.5}}, ["solid", True]),
    ({"bd": {"w": 1, "c": "#ff0000"}}, ["solid", False])])
def test_a_ring_surrounds_the_item_with_the_focus_unless_the_app_refuses_it(desktop, show, host, look, ring):
    show(desktop, [WINDOW, *grid(count=2)])
    host.patch(update(11, ax={"r": "listItem", "a": True, "y": 0, "q": True}, **look), update(10, **look))
    wait_until(desktop, "document.querySelector('[data-identifier=\"11\"]').matches('.ringless')")
    assert press(desktop, "Tab") == "10"
    assert desktop.evaluate(RING) == ring
    assert press(desktop, "ArrowRight") == "11"
    assert desktop.evaluate(RING) == ["none", False]


def test_an_item_to_which_a_key_leads_by_the_app_is_scrolled_below_a_pinned_header(desktop, show, host):
    parts = rows(inset=100)
    show(desktop, parts)
    assert press(desktop, "Tab") == "10"
    desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop = 75")
    # Without a key that asks, the app has scrolled itself.
    request(host, 1, "announce", view=12)
    wait_until(desktop, "document.activeElement.dataset.identifier === '12'")
    assert desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop") == 75
    desktop.keyboard.press("Home")
    host.wait_for_event("focusStep", view=12, step="first")
    request(host, 2, "announce", view=11)
    # The bar covers the second row, which lies from 75 to 125.
    wait_until(desktop, "document.querySelector('[data-identifier=list]').scrollTop === 50")


def test_a_click_after_a_key_that_led_nowhere_scrolls_nothing(desktop, show, host):
    show(desktop, rows(inset=100))
    press(desktop, "Tab")
    desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop = 75")
    desktop.keyboard.press("Home")
    host.wait_for_event("focusStep", view=10, step="first")
    # The second row lies from 75 to 125, and the bar covers it down to 100.
    desktop.mouse.click(100, 115)
    assert focused(desktop) == "11"
    assert desktop.evaluate("document.querySelector('[data-identifier=list]').scrollTop") == 75


def test_the_tab_key_passes_over_an_element_until_it_has_something_to_scroll(desktop, show, host):
    def content(height):
        return scroll(390, height)

    show(desktop, [WINDOW, create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 400], id="scroll", sc=content(400)),
                   create(10, FEED, 0, "UIButton", [0, 0, 100, 44], id="inner", ax={"r": "button"}),
                   create(BUTTON, ROOT, 1, "UIButton", [0, 500, 100, 44], id="button", ax={"r": "button"})])
    assert stops(desktop, 2) == ["inner", "button"]
    assert press(desktop, "Shift+Tab") == "inner"
    host.patch(update(FEED, sc=content(900)))
    wait_until(desktop, "document.querySelector('[data-identifier=scroll]').scrollHeight === 900")
    assert press(desktop, "Shift+Tab") == "scroll"
