"""The keyboard on the screen: the height that it covers, and how scrolling takes it away without the app."""

import pytest

from gestures import Finger, wait_until
from inputs import box, field, window
from scenes import ROOT, create, scroll, update

LIST = 30

VIEWPORT = """
// A viewport whose height the test sets, as a keyboard does.
const fake = new EventTarget();
Object.assign(fake, { height: 844, scale: 1, offsetTop: 0, offsetLeft: 0, width: 390 });
Object.defineProperty(globalThis, 'visualViewport', { value: fake });
globalThis.setKeyboard = (height, offsetTop = 0) => {
  Object.assign(fake, { height: innerHeight - height, offsetTop });
  fake.dispatchEvent(new Event('resize'));
};
"""


@pytest.fixture
def keyboard_phone(open_page):
    """Opens a phone whose keyboard the test brings and takes away."""
    from devices import PHONE
    page = open_page(PHONE)
    page.add_init_script(VIEWPORT)
    return page


def heights(host):
    return [event["height"] for event in host.of_type("keyboard")]


def scene(mode=None, y=20):
    more = {"kd": mode} if mode else {}
    return window(
        create(LIST, ROOT, 0, "UIScrollView", [0, 0, 390, 844], id="list", sc=scroll(390, 3000, **more)), field(y=y))


def focus(page, host):
    box(page).focus()
    host.wait_for_event("focus", on=True)


def test_the_app_is_notified_of_the_keyboard_and_of_its_end(keyboard_phone, show, host):
    page = show(keyboard_phone, scene())
    focus(page, host)
    page.evaluate("setKeyboard(300)")
    host.wait_for(lambda: heights(host) == [300])
    page.evaluate("setKeyboard(300)")
    page.evaluate("setKeyboard(0)")
    host.wait_for(lambda: heights(host) == [300, 0])


def test_a_bar_of_the_browser_and_a_magnified_page_are_no_keyboard(keyboard_phone, show, host):
    page = show(keyboard_phone, scene())
    focus(page, host)
    page.evaluate("setKeyboard(50)")
    page.evaluate("Object.assign(visualViewport, { scale: 2, height: 422 }); visualViewport.dispatchEvent(new Event('resize'))")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert heights(host) == []


def test_an_app_that_comes_again_is_notified_of_the_keyboard_again(keyboard_phone, show, host):
    page = show(keyboard_phone, scene())
    focus(page, host)
    page.evaluate("setKeyboard(300)")
    host.wait_for(lambda: heights(host) == [300])
    host.drop()
    host.wait_for(lambda: heights(host) == [300, 300])


def drag_list(page, start, end):
    with Finger(page, 200, start) as finger:
        finger.move(200, end)


def is_focused(page):
    return page.evaluate("document.activeElement.matches('.input')")


def test_dragging_takes_the_keyboard_away_at_once(keyboard_phone, show, host):
    page = show(keyboard_phone, scene("drag"))
    focus(page, host)
    drag_list(page, 500, 400)
    wait_until(page, "!document.activeElement.matches('.input')")
    host.wait_for_event("focus", on=False)


def test_dragging_does_not_take_the_keyboard_away_unless_the_app_has_set_that(keyboard_phone, show, host):
    page = show(keyboard_phone, scene())
    focus(page, host)
    drag_list(page, 500, 400)
    assert is_focused(page)


def test_a_finger_takes_the_keyboard_away_when_it_comes_down_to_it(keyboard_phone, show, host):
    page = show(keyboard_phone, scene("interactive"))
    focus(page, host)
    page.evaluate("setKeyboard(300)")
    host.wait_for(lambda: heights(host) == [300])
    drag_list(page, 300, 500)
    assert is_focused(page)
    drag_list(page, 300, 600)
    wait_until(page, "!document.activeElement.matches('.input')")


def test_elements_above_the_keyboard_can_be_reached_beside_a_dialog(desktop, show, host):
    show(desktop, window(
        field(), create(40, ROOT, 1, "UIView", [0, 100, 390, 200], id="dialog", ax={"m": True}),
        create(41, ROOT, 2, "InputViewContainer", [0, 700, 390, 44], id="bar")))
    inert = "(name) => document.querySelector(`[data-identifier=${name}]`).inert"
    assert desktop.evaluate(inert, "field")
    assert not desktop.evaluate(inert, "bar")
    host.patch(update(40, clear=["ax"]))
    wait_until(desktop, "!document.querySelector('[data-identifier=field]').inert")
