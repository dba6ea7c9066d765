"""A touch names the element under the finger. With that, the app finds the element even if it has moved it meanwhile."""

from gestures import wait_until
from scenes import ROOT, create, update

ROW = 10
ROW_TOP = "document.querySelector('[data-view=UIView]').getBoundingClientRect().top"


def scene():
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), create(ROW, ROOT, 0, "UIView", [100, 200, 200, 44])]


def press(page, host, x, y):
    """Presses the mouse at a place, and returns the target of the touch."""
    host.forget()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 4)
    page.mouse.up()
    assert "target" not in host.wait_for_event("touch", phase="moved")
    assert "target" not in host.wait_for_event("touch", phase="ended")
    return host.wait_for_event("touch", phase="began")["target"]


def test_a_touch_names_the_element_and_the_place_in_it(desktop, show, host):
    show(desktop, scene())
    assert press(desktop, host, 130, 210) == {"view": ROW, "x": 30, "y": 10, "patches": 0}
    assert press(desktop, host, 20, 30) == {"view": ROOT, "x": 20, "y": 30, "patches": 0}


def test_a_touch_states_how_many_patches_the_user_sees(desktop, show, host):
    show(desktop, scene())
    for number in [1, 2]:
        host.patch(update(ROW, f=[100, 200 + number, 200, 44]))
        wait_until(desktop, f"{ROW_TOP} === {200 + number}")
        assert press(desktop, host, 130, 220) == {"view": ROW, "x": 30, "y": 20 - number, "patches": number}
    host.send({"type": "scene", "ops": scene()})
    wait_until(desktop, f"{ROW_TOP} === 200")
    assert press(desktop, host, 130, 210)["patches"] == 0


def test_a_touch_names_no_element_before_the_scene_of_a_new_connection(desktop, show, host):
    show(desktop, scene())
    host.forget()
    host.scene = None
    host.drop()
    host.wait_for_event("hello")
    desktop.mouse.move(130, 210)
    desktop.mouse.down()
    assert "target" not in host.wait_for_event("touch", phase="began")
