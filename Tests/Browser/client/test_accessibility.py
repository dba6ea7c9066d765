"""What assistive technology finds in elements, in the words of ARIA."""

import inputs
import pytest
from gestures import wait_until
from scenes import ROOT, create, text, update

ONE, TWO, THREE = 10, 11, 12


def window(*more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *more]


def element(number, index, name, **ax):
    return create(number, ROOT, index, "UIView", [20, 100 + 60 * index, 200, 44], id=name,
                  tx=text((name, 10, 12, 30)), ax=ax)


def attribute(page, name, key):
    return page.locator(f"[data-identifier={name}]").get_attribute(key)


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? null")


def test_a_text_that_changes_often_is_read_as_a_whole_while_the_user_is_there(phone, show, host):
    show(phone, window(element(ONE, 0, "time", r="text", f=True)))
    assert attribute(phone, "time", "aria-live") == "off" and attribute(phone, "time", "aria-atomic") == "true"
    host.patch(update(ONE, ax={"r": "text"}))
    wait_until(phone, "!document.querySelector('[data-identifier=time]').hasAttribute('aria-live')")
    assert attribute(phone, "time", "aria-atomic") is None


def test_an_element_may_have_a_language_of_its_own(phone, show, host):
    show(phone, window(element(ONE, 0, "sushi", r="text", g="ja")))
    assert attribute(phone, "sushi", "lang") == "ja"
    host.patch(update(ONE, ax={"r": "text"}))
    wait_until(phone, "!document.querySelector('[data-identifier=sushi]').hasAttribute('lang')")


def test_a_button_may_stay_pressed(phone, show, host):
    show(phone, window(element(ONE, 0, "bold", r="button", o=False), element(TWO, 1, "text", r="text", o=True)))
    assert attribute(phone, "bold", "role") == "button" and attribute(phone, "bold", "aria-pressed") == "false"
    assert attribute(phone, "text", "aria-pressed") is None
    host.patch(update(ONE, ax={"r": "button", "o": True}))
    wait_until(phone, "document.querySelector('[data-identifier=bold]').ariaPressed === 'true'")


def test_the_keyboard_passes_over_a_button_that_does_not_respond(desktop, show):
    show(desktop, window(element(ONE, 0, "one", r="button"), element(TWO, 1, "two", r="button", u=True),
                         element(THREE, 2, "three", a=True)))
    reached = []
    for _ in range(2):
        desktop.keyboard.press("Tab")
        reached.append(focused(desktop))
    assert reached == ["one", "three"]


@pytest.mark.parametrize("ax, role", [
    ({"r": "group"}, "group"),
    ({"r": "landmark", "l": "Weather"}, "region"),
    ({"r": "landmark"}, "group"),
])
def test_parts_of_the_screen_are_groups_or_have_a_name(phone, show, ax, role):
    show(phone, window(element(ONE, 0, "part", **ax)))
    assert attribute(phone, "part", "role") == role


def test_a_text_that_is_searched_is_a_box_for_searching(phone, show):
    show(phone, inputs.window(inputs.field(sf=True), inputs.field(inputs.OTHER, "other", y=100)))
    assert inputs.box(phone).get_attribute("role") == "searchbox"
    assert inputs.box(phone, "other").get_attribute("role") is None
