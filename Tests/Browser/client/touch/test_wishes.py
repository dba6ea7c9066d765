"""Fingers, pointers and trackpads on elements whose gestures ask for several fingers, hovering or sizes."""

from gestures import wait_until, wait_until_still
from scenes import ROOT, create, scroll, update

CARD, INNER, LIST = 10, 11, 20
SEVERAL, HOVER, SIDEWAYS, UPRIGHT = 1, 2, 32, 64


def window(*more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *more]


def card(wishes, **more):
    return create(CARD, ROOT, 0, "Card", [20, 100, 200, 200], bg="#ff0000", gw=wishes, id="card", **more)


class Fingers:
    """Puts several fingers on the page."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind, *points):
        self._session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})

    def down(self, *points):
        self._send("touchStart", *points)

    def move(self, *points):
        self._send("touchMove", *points)

    def up(self):
        self._send("touchEnd")


def began(host):
    return [touch for touch in host.of_type("touch") if touch["phase"] == "began"]


def pinch(page, host, start, end):
    fingers = Fingers(page)
    fingers.down(start[0])
    fingers.down(*start)
    for step in range(1, 9):
        fingers.move(*[tuple(a + (b - a) * step / 8 for a, b in zip(one, other)) for one, other in zip(start, end)])
    return fingers


def scale(page):
    return page.evaluate("visualViewport.scale")


def test_two_fingers_are_the_apps_where_it_wishes_for_several(phone, show, host):
    show(phone, window(card(SEVERAL)))
    fingers = pinch(phone, host, [(100, 200), (120, 200)], [(40, 200), (200, 200)])
    host.wait_for(lambda: any(touch["x"] == 200 for touch in host.of_type("touch")))
    fingers.up()
    host.wait_for(lambda: [touch["phase"] for touch in host.of_type("touch")].count("ended") == 2)
    assert len(began(host)) == 2
    assert [touch for touch in host.of_type("touch") if touch["phase"] == "cancelled"] == []
    assert scale(phone) == 1


def test_two_fingers_zoom_the_page_where_no_gesture_wishes_for_them(phone, show, host):
    show(phone, window(card(0)))
    fingers = pinch(phone, host, [(100, 200), (120, 200)], [(40, 200), (200, 200)])
    wait_until(phone, "visualViewport.scale > 1.2")
    fingers.up()
    # The second finger on the same element is not the app's; the first one is lost to the browser.
    assert len(began(host)) == 1


def test_two_fingers_scroll_nothing_on_an_element_that_wishes_for_them(phone, show, host):
    show(phone, window(
        create(LIST, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000)),
        create(CARD, LIST, 0, "Card", [20, 100, 300, 400], bg="#ff0000", gw=SEVERAL, id="card")))
    fingers = pinch(phone, host, [(100, 400), (200, 400)], [(100, 150), (200, 150)])
    host.wait_for(lambda: any(touch["y"] == 150 for touch in host.of_type("touch")))
    fingers.up()
    assert phone.locator("[data-view=UIScrollView]").evaluate("node => node.scrollTop") == 0


def test_two_fingers_on_a_scrolling_element_that_wishes_for_them_neither_zoom_nor_scroll(phone, show, host):
    show(phone, window(create(LIST, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000), gw=SEVERAL)))
    node = phone.locator("[data-view=UIScrollView]")
    assert node.evaluate("node => node.style.touchAction") == "pan-y"
    fingers = pinch(phone, host, [(100, 400), (200, 400)], [(50, 150), (250, 150)])
    host.wait_for(lambda: any(touch["x"] == 250 for touch in host.of_type("touch")))
    fingers.up()
    host.wait_for(lambda: [touch["phase"] for touch in host.of_type("touch")].count("ended") == 2)
    assert scale(phone) == 1
    assert node.evaluate("node => node.scrollTop") == 0
    host.patch(update(LIST, clear=["gw"]))
    wait_until(phone, "document.querySelector('[data-view=UIScrollView]').style.touchAction === 'pan-y pinch-zoom'")


def test_fingers_on_two_elements_are_both_the_apps(phone, show, host):
    show(phone, window(card(0), create(INNER, ROOT, 1, "Card", [20, 400, 200, 200], bg="#0000ff")))
    fingers = Fingers(phone)
    fingers.down((100, 200))
    fingers.down((100, 200), (100, 500))
    host.wait_for(lambda: len(began(host)) == 2)
    fingers.up()


def test_directions_of_a_swipe_leave_the_others_to_scrolling(phone, show, host):
    show(phone, window(card(SIDEWAYS)))
    style = "getComputedStyle(document.querySelector('[data-identifier=card]')).touchAction"
    assert phone.evaluate(style) == "pan-y pinch-zoom"


def test_hovering_of_a_mouse_is_reported_where_a_gesture_wishes_it(desktop, show, host):
    show(desktop, window(card(HOVER)))
    desktop.mouse.move(300, 50)
    desktop.mouse.move(50, 150)
    host.wait_for_event("hover", x=50, y=150, over=True)
    desktop.mouse.move(60, 160)
    host.wait_for_event("hover", x=60, y=160, over=True)
    desktop.mouse.move(300, 50)
    host.wait_for_event("hover", over=False)
    desktop.mouse.move(310, 60)
    desktop.mouse.click(310, 60)
    host.wait_for_event("touch", phase="ended")
    assert [event["over"] for event in host.of_type("hover")].count(False) == 1


def test_a_wheel_with_control_is_a_pinch_where_a_gesture_wishes_for_fingers(desktop, show, host):
    show(desktop, window(card(SEVERAL | HOVER)))
    desktop.mouse.move(50, 150)
    # The page listens for wheels in the frame in which it reports the pointer, and the browser asks it from the next frames on.
    host.wait_for_event("hover", over=True)
    wait_until_still(desktop)
    desktop.keyboard.down("Control")
    desktop.mouse.wheel(0, -50)
    host.wait_for_event("transform", phase="ended")
    desktop.keyboard.up("Control")
    phases = [(event["phase"], round(event["scale"], 2)) for event in host.of_type("transform")]
    assert phases[0] == ("began", 1)
    assert phases[-1] == ("ended", 1.65)
    assert desktop.evaluate("devicePixelRatio") == 1
