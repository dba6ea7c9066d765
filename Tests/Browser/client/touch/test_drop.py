"""Things that are dragged: by finger, mouse and keyboard, with a host that answers at once, late or never."""

import pytest
from gestures import Finger, wait_until
from scenes import ROOT, create, remove, scroll, text, update

SOURCE, LIST, CELL, PLATTER, LOOK = 10, 20, 21, 30, 31
PLATTER_NODE = "document.querySelector('[data-identifier=platter]')"


def screen():
    """Returns a window with a view that can be dragged, at (0, 100), and a list whose items can be dragged, at (0, 300)."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(SOURCE, ROOT, 0, "UIView", [0, 100, 100, 100], bg="#ff0000", id="source", dr="e"),
        create(LIST, ROOT, 1, "UICollectionView", [0, 300, 390, 300], cl=True, ax={"r": "list"}, dr="i",
               sc=scroll(390, 2000)),
        create(CELL, LIST, 0, "Cell", [0, 0, 390, 60], id="cell", ax={"r": "listItem", "a": True}, bg="#eeeeee",
               tx=text(("Soup", 16, 20, 60))),
    ]


def platter(**drag):
    """Returns the look of something that is dragged: a view of 100 points at (0, 100)."""
    return [
        create(PLATTER, ROOT, 2, "DragPlatter", [0, 0, 390, 844], id="platter", nt=True, dg=drag),
        create(LOOK, PLATTER, 0, "DragLook", [0, 100, 100, 100], bg="#00ff00", id="look"),
    ]


def left(page):
    return page.evaluate(f"{PLATTER_NODE}.getBoundingClientRect().left")


def top(page):
    return page.evaluate(f"{PLATTER_NODE}.getBoundingClientRect().top")


def carried(host):
    """Returns the event of the first key of a drag."""
    event = host.wait_for_event("carry")
    return {key: event[key] for key in event if key not in ("type", "at")}


def lift(host, finger):
    """Answers a finger that has gone down as an app does that lifts the view there."""
    began = host.wait_for_event("touch", phase="began")
    host.send({"type": "claim", "touch": began["id"]})
    host.patch(*platter(t=began["id"], x=finger.x, y=finger.y))
    return began["id"]


def test_the_look_moves_with_the_finger_before_the_app_has_answered(phone, show, host):
    show(phone, screen())
    with Finger(phone, 50, 150) as finger:
        lift(host, finger)
        wait_until(phone, f"Boolean({PLATTER_NODE})")
        finger.move(150, 350)
        # The page has sent nothing meanwhile.
        wait_until(phone, f"{PLATTER_NODE}.getBoundingClientRect().left === 100")
        assert top(phone) == 200
    ended = host.wait_for_event("touch", phase="ended")
    assert (ended["x"], ended["y"]) == (150, 350)
    # The look stays where it is until the app moves it.
    assert (left(phone), top(phone)) == (100, 200)


def test_a_finger_that_moves_on_from_a_menu_takes_the_look_along(phone, show, host):
    menu, lift_at_once = 8, 16
    picture = 40
    show(phone, screen() + [update(SOURCE, gw=menu | lift_at_once)])
    with Finger(phone, 50, 150) as finger:
        asked = host.wait_for_event("contextMenu", view=SOURCE)
        # The app opens its menu, with a picture of the pressed view.
        host.send({"type": "claim", "touch": asked["touch"]})
        host.patch(create(picture, ROOT, 2, "ViewPicture", [0, 100, 100, 100], id="picture",
                          pc={"v": SOURCE, "h": True}))
        wait_until(phone, "Boolean(document.querySelector('.picture'))")
        finger.move(70, 170)
        host.wait_for(lambda: any(event["phase"] == "moved" and event["x"] == 70 for event in host.of_type("touch")))
        # The menu gives way to the drag.
        host.patch(remove(picture), *platter(t=asked["touch"], x=50, y=150))
        wait_until(phone, f"Boolean({PLATTER_NODE})")
        assert (left(phone), top(phone)) == (20, 20)
        finger.move(150, 350)
        wait_until(phone, f"{PLATTER_NODE}.getBoundingClientRect().left === 100")
        assert phone.locator("[data-identifier=source]").is_visible()
        assert phone.locator(".lifting").count() == 0
    ended = host.wait_for_event("touch", phase="ended")
    assert (ended["x"], ended["y"]) == (150, 350)


def test_a_late_look_appears_where_the_finger_is(phone, show, host):
    show(phone, screen())
    with Finger(phone, 50, 150) as finger:
        began = host.wait_for_event("touch", phase="began")
        host.send({"type": "claim", "touch": began["id"]})
        host.wait_for_event("touch", phase="began")
        finger.move(55, 155)
        host.patch(*platter(t=began["id"], x=50, y=150))
        wait_until(phone, f"Boolean({PLATTER_NODE})")
        assert (left(phone), top(phone)) == (5, 5)


def test_the_end_of_a_drag_gives_the_look_to_the_app(phone, show, host):
    show(phone, screen())
    with Finger(phone, 50, 150) as finger:
        lift(host, finger)
        wait_until(phone, f"Boolean({PLATTER_NODE})")
        finger.move(150, 350)
    host.wait_for_event("touch", phase="ended")
    host.patch(update(PLATTER, clear=["dg"]), update(LOOK, f=[100, 300, 100, 100]))
    look = "document.querySelector('[data-identifier=look]').getBoundingClientRect()"
    wait_until(phone, f"{look}.left === 100 && {look}.top === 300 && {PLATTER_NODE}.getBoundingClientRect().left === 0")


def test_a_finger_that_drags_scrolls_nothing(phone, show, host):
    show(phone, screen())
    with Finger(phone, 50, 330) as finger:
        began = host.wait_for_event("touch", phase="began")
        host.send({"type": "claim", "touch": began["id"]})
        host.patch(*platter(t=began["id"], x=50, y=330))
        wait_until(phone, f"Boolean({PLATTER_NODE})")
        finger.move(50, 310, steps=20)
        finger.move(50, 200, steps=20)
        wait_until(phone, f"{PLATTER_NODE}.getBoundingClientRect().top === -130")
        assert phone.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTop") == 0


def test_the_mouse_drags_and_selects_no_text(desktop, show, host):
    show(desktop, screen())
    desktop.mouse.move(50, 330)
    desktop.mouse.down()
    desktop.mouse.move(60, 330)
    began = host.wait_for_event("touch", phase="began")
    host.patch(*platter(t=began["id"], x=50, y=330))
    wait_until(desktop, f"Boolean({PLATTER_NODE})")
    desktop.mouse.move(250, 430)
    wait_until(desktop, f"{PLATTER_NODE}.getBoundingClientRect().left === 200")
    assert desktop.evaluate("getSelection().toString()") == ""
    assert desktop.evaluate("document.querySelector('.screen').classList.contains('dragging')")
    desktop.mouse.up()
    host.patch(remove(PLATTER))
    wait_until(desktop, "!document.querySelector('.screen').classList.contains('dragging')")


def test_the_keyboard_reaches_what_can_be_dragged_and_lifts_it(desktop, show, host):
    show(desktop, screen())
    source = desktop.locator("[data-identifier=source]")
    assert source.get_attribute("tabindex") == "0"
    assert source.get_attribute("aria-keyshortcuts") == "Shift+Space"
    source.focus()
    desktop.keyboard.press("Shift+Space")
    assert host.wait_for_event("carry")["view"] == SOURCE
    host.forget()
    desktop.locator("[data-identifier=cell]").focus()
    desktop.keyboard.press("Shift+Space")
    assert carried(host) == {"step": "lift", "view": CELL}
    assert host.of_type("activate") == []


@pytest.mark.parametrize(("key", "step"), [
    ("ArrowLeft", "left"), ("ArrowRight", "right"), ("ArrowUp", "up"), ("ArrowDown", "down"), ("Tab", "next"),
    ("Shift+Tab", "previous"), ("Enter", "drop"), (" ", "drop"), ("Escape", "cancel"),
])
def test_keys_carry_the_lifted_item(desktop, show, host, key, step):
    show(desktop, screen() + platter(s="Lifted"))
    desktop.locator("[data-identifier=cell]").focus()
    host.forget()
    desktop.keyboard.press(key)
    assert carried(host) == {"step": step}
    # No key has another effect then.
    assert [event["type"] for event in host.of_type("activate") + host.of_type("escape")] == []
    assert desktop.evaluate("document.activeElement.dataset.identifier") == "cell"


def test_keys_have_their_usual_effects_while_a_pointer_drags(desktop, show, host):
    show(desktop, screen() + platter(t=99, x=0, y=0))
    desktop.locator("[data-identifier=cell]").focus()
    desktop.keyboard.press("Enter")
    assert host.wait_for_event("activate")["view"] == CELL
    desktop.keyboard.press("Escape")
    assert carried(host) == {"step": "cancel"}


def test_the_effect_of_a_drop_is_announced(desktop, show, host):
    show(desktop, screen() + platter(s="Lifted"))
    wait_until(desktop, "[...document.querySelectorAll('[role=status].announcement')].some((node) => node.textContent === 'Lifted')")
    host.patch(update(PLATTER, dg={"s": "Move here, 2 of 3"}))
    wait_until(desktop, "[...document.querySelectorAll('.announcement')].some((node) => node.textContent === 'Move here, 2 of 3')")


def test_the_place_of_a_keyboards_drag_is_that_of_the_app(desktop, show, host):
    show(desktop, screen() + platter(s="Lifted"))
    assert (left(desktop), top(desktop)) == (0, 0)


@pytest.mark.parametrize("drag", [{"t": "one", "x": 0, "y": 0}, {"t": 1, "x": None, "y": 0}, 7])
def test_an_invalid_drag_is_refused(desktop, show, host, drag):
    show(desktop, screen() + [create(PLATTER, ROOT, 2, "DragPlatter", [0, 0, 390, 844], id="platter")])
    host.patch(update(PLATTER, dg=drag), update(PLATTER, bg="#123456"))
    wait_until(desktop, f"getComputedStyle({PLATTER_NODE}).backgroundColor === 'rgb(18, 52, 86)'")
    assert not desktop.evaluate("document.querySelector('.screen').classList.contains('dragging')")
