"""Tests of mail: swipe actions, editing several messages at once, and searching."""

from gestures import Finger, middle, wait_until


def rows(page):
    return page.locator("[data-view=MessageCell][aria-label]")


def test_a_finger_reveals_actions_which_flag_a_message(phone, open_furniture):
    furniture = open_furniture(phone)
    x, y = middle(furniture.row("The oak table"))
    with Finger(phone, 340, y) as finger:
        finger.move(180, y)
    flag = phone.get_by_role("button", name="Flag")
    flag.wait_for()
    furniture.click(flag)
    phone.get_by_label("Flagged, Mara Lindqvist").first.wait_for()


def test_a_full_swipe_deletes(phone, open_furniture):
    furniture = open_furniture(phone)
    x, y = middle(furniture.row("The oak table"))
    with Finger(phone, 380, y) as finger:
        finger.move(10, y, 30)
    furniture.row("The oak table").wait_for(state="detached")


def test_editing_deletes_the_chosen_messages(desktop, open_furniture):
    furniture = open_furniture(desktop)
    desktop.get_by_role("button", name="Edit").click()
    desktop.get_by_role("button", name="Done").wait_for()
    furniture.click(furniture.row("The oak table"))
    furniture.click(furniture.row("Re: Shelves"))
    desktop.get_by_role("toolbar").get_by_role("button", name="Delete").click()
    furniture.row("The oak table").wait_for(state="detached")
    furniture.row("Re: Shelves").wait_for(state="detached")
    desktop.get_by_role("button", name="Edit").wait_for()


def test_a_finger_along_the_circles_chooses_several_messages(phone, open_furniture):
    furniture = open_furniture(phone)
    # The words of the system are in the language of the phone.
    phone.get_by_role("button", name="編集").tap()
    phone.get_by_role("button", name="完了").wait_for()
    circles = phone.locator("[data-view=CircleAccessory]")
    circles.first.wait_for()
    wait_until(phone, "document.querySelectorAll('[data-view=CircleAccessory]').length >= 3")
    (x, first), (_, third) = middle(circles.nth(0)), middle(circles.nth(2))
    chosen = "[...document.querySelectorAll('[data-view=CircleAccessory]')].filter(one => one.ariaChecked === 'true').length"
    with Finger(phone, x, min(first, third)) as finger:
        finger.move(x, max(first, third))
        wait_until(phone, f"{chosen} === 3")
    phone.get_by_role("toolbar").get_by_role("button", name="Delete").tap()
    furniture.row("The oak table").wait_for(state="detached")


def test_typed_text_filters_the_messages(desktop, open_furniture):
    furniture = open_furniture(desktop)
    field = desktop.get_by_placeholder("Search mail")
    field.click()
    desktop.keyboard.type("shelves")
    furniture.row("The oak table").wait_for(state="detached")
    furniture.row("Re: Shelves").wait_for()
    desktop.get_by_role("button", name="Cancel").click()
    furniture.row("The oak table").wait_for()
