"""The directions in which fingers and wheels scroll, and the scrolling element that takes them."""

import pytest

from feeds import ROW, SCROLLER, carousel, idle, top
from gestures import Finger, drag, turn_wheel, wait_until
from scenes import FEED, ROOT, create, scroll


def test_a_drag_goes_to_the_scrolling_element_of_its_direction(phone, show, host):
    show(phone, carousel())
    drag(phone, 300, 180, dx=-150)
    host.wait_for_event("scroll", view=500, phase="idle")
    assert phone.evaluate(f"{ROW}.scrollLeft") > 100
    assert top(phone) == 0
    drag(phone, 300, 180, dy=-150)
    host.wait_for_event("scroll", view=FEED, phase="idle")
    assert top(phone) > 100


def test_a_wheel_goes_to_the_scrolling_element_of_its_direction(desktop, show, host):
    show(desktop, carousel(width=1280, height=800))
    desktop.mouse.move(100, 180)
    desktop.mouse.wheel(0, 120)
    assert host.wait_for_event("scroll", view=FEED, phase="idle")["y"] == 120 - 96
    desktop.mouse.move(100, 100)
    desktop.mouse.wheel(80, 0)
    assert host.wait_for_event("scroll", view=500, phase="idle")["x"] == 80


def plane(host, show, page, **more):
    """Returns content that scrolls in both directions, at a place from which it can go anywhere."""
    show(page, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 800], cl=True,
               sc=scroll(2000, 3000, at=(500, 500), **more)),
    ])
    wait_until(page, f"{SCROLLER}.scrollTop === 500 && {SCROLLER}.scrollLeft === 500")


def place(page):
    return page.evaluate(f"[{SCROLLER}.scrollLeft, {SCROLLER}.scrollTop]")


@pytest.mark.parametrize("way, kept", [((-20, -200), 0), ((-200, -20), 1)])
def test_a_drag_keeps_to_the_direction_in_which_it_began(phone, show, host, way, kept):
    plane(host, show, phone, lk=True)
    with Finger(phone, 300, 600) as finger:
        finger.move(300 + way[0], 600 + way[1])
        # The rest of the drag goes the other way, too.
        finger.move(150, 400)
    idle(host)
    moved = place(phone)
    assert moved[kept] == 500
    assert moved[1 - kept] > 500
    # The next drag is free to choose.
    host.forget()
    drag(phone, 300, 600, dx=-150 if kept == 0 else 0, dy=-150 if kept == 1 else 0)
    idle(host)
    assert place(phone)[kept] > 500


def test_a_diagonal_drag_goes_both_ways(phone, show, host):
    plane(host, show, phone, lk=True)
    drag(phone, 300, 600, dx=-150, dy=-150)
    idle(host)
    assert min(place(phone)) > 500


def test_without_a_lock_a_drag_goes_both_ways(phone, show, host):
    plane(host, show, phone)
    with Finger(phone, 300, 600) as finger:
        finger.move(290, 500)
        finger.move(150, 400)
    idle(host)
    assert min(place(phone)) > 500


def test_a_wheel_keeps_to_the_direction_in_which_it_began(desktop, show, host):
    plane(host, show, desktop, lk=True)
    desktop.mouse.move(200, 400)
    turn_wheel(desktop, 200, 400, (10, 100), (60, 20))
    idle(host)
    assert place(desktop) == [500, 620]
    host.forget()
    # A wheel that pauses begins another gesture.
    desktop.evaluate("window.pause = performance.now() + 250")
    wait_until(desktop, "performance.now() > window.pause")
    desktop.mouse.wheel(100, 10)
    idle(host)
    assert place(desktop) == [600, 620]
