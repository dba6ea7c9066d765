"""Rows of lists: the reach of the keyboard, accessibility, and handles that keep their fingers."""

from gestures import Finger, wait_until
from scenes import ROOT, create, scroll, text, update

LIST, ROW, OTHER, CIRCLE, HANDLE = 10, 20, 21, 22, 23


def rows(**more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(LIST, ROOT, 0, "UICollectionView", [0, 0, 390, 844], ax={"r": "list"}, sc=scroll(390, 4000)),
            create(ROW, LIST, 0, "UICollectionViewListCell", [0, 0, 390, 44], id="row", ip=[0, 0],
                   tx=text(("Row", 60, 12, 60)), ax={"r": "listItem", "a": True, **more}),
            create(CIRCLE, ROW, 0, "CircleAccessory", [0, 0, 44, 44], id="circle",
                   ax={"r": "button", "l": "Select", "k": False}),
            create(HANDLE, ROW, 1, "ReorderAccessory", [340, 0, 50, 44], id="handle", kt=True,
                   ax={"r": "adjustable", "l": "Reorder"}),
            create(OTHER, LIST, 1, "UICollectionViewListCell", [0, 44, 390, 44], id="other", ip=[0, 1],
                   ax={"r": "listItem"})]


def test_rows_that_can_be_selected_are_reached_and_activated_by_keys(desktop, show, host):
    show(desktop, rows())
    row = desktop.locator("[data-identifier=row]")
    assert row.get_attribute("tabindex") == "0"
    assert row.get_attribute("role") == "listitem"
    assert desktop.locator("[data-identifier=other]").get_attribute("tabindex") is None
    row.focus()
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=ROW)
    host.patch(update(ROW, ax={"r": "listItem"}))
    wait_until(desktop, "!document.querySelector('[data-identifier=row]').hasAttribute('tabindex')")


def test_a_selected_row_is_the_current_one(desktop, show):
    show(desktop, rows(s=True))
    assert desktop.locator("[data-identifier=row]").get_attribute("aria-current") == "true"


def test_the_circle_of_a_multiple_selection_is_a_check_box(desktop, show, host):
    show(desktop, rows())
    box = desktop.get_by_role("checkbox", name="Select", checked=False)
    assert box.count() == 1
    box.focus()
    desktop.keyboard.press(" ")
    host.wait_for_event("activate", view=CIRCLE)
    host.patch(update(CIRCLE, ax={"r": "button", "l": "Select", "k": True}))
    wait_until(desktop, "document.querySelector('[data-identifier=circle]').getAttribute('aria-checked') === 'true'")


def test_arrows_on_a_handle_move_its_row(desktop, show, host):
    show(desktop, rows())
    desktop.locator("[data-identifier=handle]").focus()
    desktop.keyboard.press("ArrowDown")
    host.wait_for_event("adjust", view=HANDLE, direction="down")


def test_a_finger_on_a_handle_belongs_to_the_app_and_scrolls_nothing(phone, show, host):
    show(phone, rows())
    with Finger(phone, 360, 22) as finger:
        finger.move(360, 200)
        host.wait_for_event("touch", phase="moved")
        finger.move(360, 120)
    host.wait_for_event("touch", phase="ended")
    assert phone.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTop") == 0
