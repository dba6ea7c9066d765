"""Tests of large titles, of the browser's Back button, and of the swipe from the edge."""

from gestures import Finger, drag, flick, go_back, wait_until, wait_until_still

HEIGHT = "document.querySelector('[data-view=UINavigationBar]').getBoundingClientRect().height"


def wait_for_list(furniture):
    furniture.row("Re: Shelves").wait_for()
    furniture.page.get_by_role("tablist").wait_for()


def test_a_large_title_collapses_while_a_finger_scrolls(phone, open_furniture):
    furniture = open_furniture(phone)
    bar = phone.locator("[data-view=UINavigationBar]").first
    tall = bar.bounding_box()["height"]
    drag(phone, 200, 600, dy=-300)
    wait_until(phone, f"{HEIGHT} <= arg", tall - 40)
    # The content may have glided on. This flick is strong enough to scroll back to the start from any place.
    flick(phone, dy=500, y=200)
    wait_until(phone, f"{HEIGHT} >= arg", tall)


def test_the_browsers_back_and_forward_pop_and_push(desktop, open_furniture):
    furniture = open_furniture(desktop)
    furniture.open_message()
    go_back(desktop)
    wait_for_list(furniture)
    desktop.go_forward()
    furniture.wait_for_title("The oak table")


def test_escape_leads_back(desktop, open_furniture):
    furniture = open_furniture(desktop)
    furniture.open_message()
    desktop.keyboard.press("Escape")
    wait_for_list(furniture)


def test_a_swipe_from_the_edge_leads_back(phone, open_furniture):
    furniture = open_furniture(phone)
    furniture.open_message()
    wait_until_still(phone)
    with Finger(phone, 2, 400) as finger:
        finger.move(300, 400, 20)
    wait_for_list(furniture)


def test_a_swipe_that_turns_back_leads_nowhere(phone, open_furniture):
    furniture = open_furniture(phone)
    furniture.open_message()
    wait_until_still(phone)
    with Finger(phone, 2, 400) as finger:
        finger.move(120, 400, 10)
        finger.move(10, 400, 20)
    furniture.wait_for_title("The oak table")
