"""Users of Firefox and WebKitGTK who ask for less motion, high contrast or larger text."""

import pytest

from scenes import ROOT, create, update

SCENE = [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800], bg="#ffffff"),
         create(2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box", bg="#ff0000"),
         create(3, ROOT, 1, "UIButton", [20, 100, 100, 44], id="go", bg="#0000ff", ax={"r": "button", "l": "Go"})]


def test_the_app_learns_what_the_user_asks_for(demanding_window, show, host):
    show(demanding_window, SCENE)
    screen = host.of_type("hello")[0]["screen"]
    # WebKitGTK's window has no option for the size of text.
    text_size = {"firefox": 24, "webkit": 16}[demanding_window.name]
    assert (screen["reducesMotion"], screen["increasesContrast"], screen["textSize"]) == (True, True, text_size)


def test_moving_elements_are_in_place_at_once_for_those_who_want_less_motion(demanding_window, show, host):
    page = show(demanding_window, SCENE)
    host.patch(update(2, animate={"duration": 100, "delay": 0, "curve": "linear"}, f=[400, 0, 40, 40], o=0.5))
    box = "document.querySelector('[data-identifier=box]')"
    page.wait_for(f"{box}.getAnimations().length > 0")
    assert page.box("[data-identifier=box]")[0] == 400
    # What changes without moving still takes its time.
    assert page.evaluate(f"{box}.getAnimations().length") == 1


@pytest.mark.parametrize("demanding_window", ["firefox"], indirect=True)
def test_a_button_has_a_border_where_the_user_has_colours_of_their_own(demanding_window, show):
    page = show(demanding_window, SCENE)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    style = "getComputedStyle(document.querySelector('[data-identifier=go]'))"
    # The button is blue for others. The user's background is white, like that of the window around the button.
    assert page.evaluate(f"{style}.backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('[data-identifier=go]'), '::after').border") == "1px solid rgb(0, 0, 0)"
