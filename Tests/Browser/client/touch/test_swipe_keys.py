"""Rows that are swiped aside by mouse, wheel, keyboard and assistive technology."""

import pytest

from gestures import wait_until
from scenes import FEED, update
from swipes import CONTENT, CONTENT_NODE, DELETE, ROW, actions, answering, left, phases, screen, swipes, wait_for_left

CONTEXT_MENU = 8


def test_the_mouse_swipes_and_selects_no_text(desktop, show, host):
    answering(host)
    show(desktop, screen())
    desktop.mouse.move(300, 130)
    desktop.mouse.down()
    desktop.mouse.move(180, 132, steps=10)
    host.wait_for_event("touch", phase="cancelled")
    desktop.mouse.up()
    host.wait_for_event("swipe", phase="opened")
    wait_for_left(desktop, -160)
    assert desktop.evaluate("getSelection().toString()") == ""
    desktop.mouse.click(350, 130)
    host.wait_for_event("touch", phase="ended", x=350)


def test_a_mouse_drags_what_it_can_drag_and_swipes_no_row(desktop, show, host):
    mouse_drags = 256
    answering(host)
    show(desktop, [*screen(), update(FEED, gw=mouse_drags)])
    desktop.mouse.move(300, 130)
    desktop.mouse.down()
    desktop.mouse.move(180, 132, steps=10)
    desktop.mouse.up()
    host.wait_for_event("touch", phase="ended")
    assert phases(host) == []
    assert left(desktop) == 0


def turn_at_once(page, count, dx):
    """Turns the wheel `count` times at once: a busy machine would take apart what the mouse sends into several turns."""
    page.evaluate("""([count, dx]) => {
        for (let turn = 0; turn < count; turn += 1) {
            document.elementFromPoint(200, 130).dispatchEvent(new WheelEvent('wheel', {
                deltaX: dx, clientX: 200, clientY: 130, bubbles: true, cancelable: true }));
        }
    }""", [count, dx])


def test_a_trackpad_opens_and_closes_but_performs_nothing(desktop, show, host):
    answering(host)
    show(desktop, screen())
    desktop.mouse.move(200, 130)
    turn_at_once(desktop, 12, 40)
    host.wait_for_event("swipe", phase="opened")
    wait_for_left(desktop, -160)
    turn_at_once(desktop, 6, -40)
    host.wait_for_event("swipe", phase="closed")
    assert phases(host)[0] == "began" and phases(host)[-1] == "closed"
    assert "performed" not in phases(host)


def test_a_wheel_that_scrolls_closes_the_row(desktop, show, host):
    answering(host)
    show(desktop, screen())
    desktop.mouse.move(200, 130)
    turn_at_once(desktop, 6, 40)
    host.wait_for_event("swipe", phase="opened")
    wait_for_left(desktop, -160)
    # The mouse moves first, since the browser would take the wheel for a part of the same turn.
    desktop.mouse.move(150, 500)
    desktop.mouse.wheel(0, 200)
    host.wait_for_event("swipe", phase="closed")


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? document.activeElement.className")


def test_the_keyboard_opens_a_row_and_reaches_its_actions(desktop, show, host):
    answering(host)
    show(desktop, screen())
    handle = desktop.get_by_role("listitem").first.get_by_role("button", name="Actions")
    handle.focus()
    assert handle.get_attribute("aria-expanded") == "false"
    desktop.keyboard.press("Enter")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'delete'")
    host.wait_for(lambda: phases(host) == ["began", "opened"])
    assert handle.get_attribute("aria-expanded") == "true"
    desktop.keyboard.press("ArrowLeft")
    assert focused(desktop) == "flag"
    desktop.keyboard.press("ArrowRight")
    assert focused(desktop) == "delete"
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=DELETE)
    desktop.keyboard.press("Escape")
    host.wait_for_event("swipe", phase="closed")
    assert focused(desktop) == "swipe-handle"
    assert host.of_type("escape") == []
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")


@pytest.mark.parametrize("key, side", [
    ("Shift+F10", "r"), ("ContextMenu", "r"), ("ArrowLeft", "r"), ("ArrowRight", "l")])
def test_keys_choose_the_side(desktop, show, host, key, side):
    answering(host)
    show(desktop, screen(("r", "l")))
    desktop.get_by_role("button", name="Actions").first.focus()
    desktop.keyboard.press(key)
    assert host.wait_for_event("swipe", phase="opened")["side"] == side
    wait_until(desktop, "document.activeElement.dataset.identifier === 'delete'")


def test_a_key_waits_for_a_host_that_answers_late(desktop, show, host):
    show(desktop, screen())
    desktop.get_by_role("button", name="Actions").first.focus()
    desktop.keyboard.press("Enter")
    host.wait_for_event("swipe", phase="began")
    assert left(desktop) == 0
    host.patch(*actions())
    host.wait_for_event("swipe", phase="opened")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'delete'")


def test_the_row_goes_back_when_the_focus_goes_elsewhere(desktop, show, host):
    answering(host)
    show(desktop, screen())
    desktop.get_by_role("button", name="Actions").first.focus()
    desktop.keyboard.press("Enter")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'delete'")
    desktop.get_by_role("button", name="Actions").last.focus()
    host.wait_for_event("swipe", phase="closed")


def test_assistive_technology_opens_a_row_by_a_click(phone, show, host):
    answering(host)
    scene = screen()
    # A click on the row itself would select it.
    scene[2]["set"]["ax"] = {"r": "listItem", "a": True}
    show(phone, scene)
    phone.get_by_role("button", name="アクション").first.dispatch_event("click")
    host.wait_for_event("swipe", phase="opened")
    assert host.of_type("activate") == []


def test_arrows_open_a_row_that_the_keyboard_reaches_itself(desktop, show, host):
    answering(host)
    scene = screen()
    scene[2]["set"]["ax"] = {"r": "listItem", "a": True}
    show(desktop, scene)
    desktop.locator("[data-identifier=row]").focus()
    desktop.keyboard.press("ArrowLeft")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'delete'")
    desktop.keyboard.press("Escape")
    wait_until(desktop, "document.activeElement.dataset.identifier === 'row'")


@pytest.mark.parametrize("side, order", [("l", ["actions", "content"]), ("r", ["content", "actions"])])
def test_actions_are_read_at_the_edge_at_which_they_lie(phone, show, host, side, order):
    show(phone, screen((side,)))
    host.patch(update(ROW, sw=swipes((side,), 1, at=side)), *actions(side))
    phone.locator("[data-identifier=actions]").wait_for()
    assert phone.eval_on_selector_all(
        "[data-identifier=row] > [data-identifier]", "nodes => nodes.map((node) => node.dataset.identifier)") == order


def test_the_key_for_menus_opens_the_menu_of_a_row_that_has_one(desktop, show, host):
    answering(host)
    rows = screen()
    row = next(part for part in rows if part["id"] == ROW)
    row["set"].update(gw=CONTEXT_MENU, ax={"r": "listItem", "a": True})
    show(desktop, rows)
    desktop.locator("[data-identifier=row]").focus()
    desktop.keyboard.press("Shift+F10")
    assert host.wait_for_event("contextMenu")["view"] == ROW
    assert phases(host) == []
    # The button beside it is for the actions.
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Shift+F10")
    host.wait_for_event("swipe", phase="opened")


def test_the_button_for_actions_keeps_the_focus_though_there_are_none_this_time(desktop, show, host):
    rows = screen()
    next(part for part in rows if part["id"] == ROW)["set"]["ax"]["a"] = True
    show(desktop, rows)
    desktop.get_by_role("button", name="Actions").first.focus()
    desktop.keyboard.press("Enter")
    host.wait_for_event("swipe", phase="began")
    host.patch(update(ROW, sw=swipes(revision=1)))
    host.patch(update(CONTENT, bg="#00ff00"))
    wait_until(desktop, f"getComputedStyle({CONTENT_NODE}).backgroundColor === 'rgb(0, 255, 0)'")
    assert desktop.evaluate("document.activeElement.className") == "swipe-handle"
    # The row itself takes the focus if it has no actions any more.
    host.patch(update(ROW, sw=swipes((), revision=1)))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'row'")
