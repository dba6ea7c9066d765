"""Animations of the properties that updates change, and transitions of whole elements."""

import pytest
from devices import PHONE
from gestures import wait_until
from scenes import ROOT, create, remove, update

BOX = "document.querySelector('[data-identifier=box]')"


def window():
    return create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])


def animate(duration=100, curve="linear", **more):
    """Returns an animation that the tests stop at the time that they examine."""
    return {"duration": duration, "delay": 0, "curve": curve, **more}


def show_box(show, page, **properties):
    return show(page, [window(), create(2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box", **properties)])


def running(page):
    """Returns the names of the properties of style that are being animated."""
    return page.evaluate(f"""{BOX}.getAnimations().map((one) =>
        Object.keys(one.effect.getKeyframes()[0]).find((key) =>
            !['offset', 'computedOffset', 'easing', 'composite'].includes(key))).sort()""")


def at(page, seconds, name):
    """Returns a property of style after so many seconds of the animation."""
    return page.evaluate(f"""([seconds, name]) => {{
        for (const one of {BOX}.getAnimations()) {{
            one.pause();
            one.currentTime = seconds * 1000;
        }}
        return getComputedStyle({BOX})[name];
    }}""", [seconds, name])


def wait_for_animation(page):
    wait_until(page, f"{BOX}?.getAnimations().length > 0")


def test_an_update_starts_from_the_old_value_and_ends_at_the_new(phone, show, host):
    show(phone, [window()])
    # One patch creates the element and fades it in, as for a cell that appears.
    host.patch(create(2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box", o=0),
               update(2, animate=animate(), o=1, f=[0, 100, 40, 40]))
    wait_for_animation(phone)
    assert running(phone) == ["opacity", "top"]
    assert at(phone, 0, "opacity") == "0"
    assert at(phone, 25, "opacity") == "0.25"
    assert at(phone, 50, "top") == "50px"


def test_an_animation_that_has_ended_leaves_nothing(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(0.02), o=0.5))
    wait_until(phone, f"{BOX}.style.opacity === '0.5' && {BOX}.getAnimations().length === 0")
    assert phone.evaluate(f"getComputedStyle({BOX}).opacity") == "0.5"


def test_a_new_animation_starts_from_where_the_old_one_is(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(), f=[100, 0, 40, 40]))
    wait_for_animation(phone)
    assert at(phone, 40, "left") == "40px"
    host.patch(update(2, animate=animate(), f=[0, 0, 40, 40]))
    wait_until(phone, f"{BOX}.style.left === '0px'")
    assert at(phone, 50, "left") == "20px"


def test_a_change_without_animation_ends_the_one_under_way(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(), o=0))
    wait_for_animation(phone)
    host.patch(update(2, o=0.75))
    wait_until(phone, f"{BOX}.style.opacity === '0.75'")
    assert running(phone) == []


def test_properties_that_an_update_does_not_name_go_on(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(), f=[100, 0, 40, 40]))
    wait_for_animation(phone)
    host.patch(update(2, f=[100, 30, 40, 40]))
    wait_until(phone, f"{BOX}.style.top === '30px'")
    assert running(phone) == ["left"]


def test_animations_that_are_stopped_do_not_change_the_element(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(repeat=0), o=0.5, f=[100, 0, 40, 40]))
    wait_for_animation(phone)
    host.patch({"op": "!", "id": 2})
    wait_until(phone, f"{BOX}.getAnimations().length === 0")
    assert phone.evaluate(f"[getComputedStyle({BOX}).opacity, getComputedStyle({BOX}).left]") == ["0.5", "100px"]


def test_an_animation_repeats_and_goes_back(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(10, repeat=0, reverses=True), o=0))
    wait_for_animation(phone)
    assert phone.evaluate(f"{BOX}.getAnimations()[0].effect.getTiming().iterations === Infinity")
    assert [at(phone, time, "opacity") for time in (0, 5, 15, 20, 1002.5)] == ["1", "0.5", "0.5", "1", "0.75"]


def test_two_runs_there_and_back_take_four_durations(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(10, repeat=2, reverses=True), o=0))
    wait_for_animation(phone)
    assert phone.evaluate(f"{BOX}.getAnimations()[0].effect.getComputedTiming().endTime") == 40_000


def test_a_negative_delay_starts_within_the_animation(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate={"duration": 100, "delay": -25, "curve": "linear"}, o=0))
    wait_for_animation(phone)
    assert at(phone, 0, "opacity") == "0.75"


def test_frames_lead_through_values(phone, show, host):
    show_box(show, phone)
    frames = [{"at": 0.25, "set": {"o": 0}}, {"at": 0.5, "set": {"f": [80, 0, 40, 40]}, "clear": ["o"]}]
    host.patch(update(2, animate=animate(frames=frames), o=0.5, f=[0, 60, 40, 40]))
    wait_for_animation(phone)
    assert [at(phone, time, "opacity") for time in (0, 12.5, 25, 50, 75)] == ["1", "0.5", "0", "1", "0.75"]
    assert [at(phone, time, "left") for time in (0, 50, 75)] == ["0px", "80px", "40px"]


def test_frames_move_what_ends_where_it_began(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(frames=[{"at": 0.5, "set": {"tf": [1, 0, 0, 1, 30, 0]}}])))
    wait_for_animation(phone)
    assert at(phone, 25, "transform") == "matrix(1, 0, 0, 1, 15, 0)"
    assert at(phone, 100, "transform") in ("none", "matrix(1, 0, 0, 1, 0, 0)")


def test_two_frames_at_one_time_are_a_step(phone, show, host):
    show_box(show, phone)
    frames = [{"at": 0.5, "set": {}, "clear": ["o"]}, {"at": 0.5, "set": {}}]
    host.patch(update(2, animate=animate(frames=frames), o=0.5))
    wait_for_animation(phone)
    assert [at(phone, time, "opacity") for time in (25, 49, 51, 75)] == ["1", "1", "0.5", "0.5"]


def test_a_curve_of_points_is_followed(phone, show, host):
    show_box(show, phone)
    curve = {"points": [0, 0, 0.25, 1.5, 1, 1]}
    host.patch(update(2, animate=animate(curve=curve), f=[100, 0, 40, 40]))
    wait_for_animation(phone)
    assert [at(phone, time, "left") for time in (12.5, 25, 62.5)] == ["75px", "150px", "125px"]


def test_the_vertical_direction_can_have_a_curve_of_its_own(phone, show, host):
    show_box(show, phone)
    vertical = {"points": [0, 0, 0.5, 0, 1, 1]}
    host.patch(update(2, animate=animate(vertical=vertical), f=[100, 100, 40, 40]))
    wait_for_animation(phone)
    assert (at(phone, 50, "left"), at(phone, 50, "top")) == ("50px", "0px")


def test_an_invalid_curve_costs_its_own_update(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, animate=animate(curve={"points": [0, 0, 1, "1%); color: red"]}), o=0.5), update(2, f=[7, 0, 40, 40]))
    wait_until(phone, f"{BOX}.style.left === '7px'")
    assert any(line.startswith("Tessera:") for line in phone.console_lines)
    assert not any(line.startswith("uncaught") for line in phone.console_lines)


def test_reduced_motion_leaves_only_cross_fades(open_page, show, host):
    page = show_box(show, open_page(PHONE, reduced_motion="reduce"))
    assert host.of_type("hello")[0]["screen"]["reducesMotion"] is True
    host.patch(update(2, animate=animate(), o=0.5, f=[0, 100, 4, 4]))
    wait_for_animation(page)
    assert running(page) == ["opacity"]
    assert page.evaluate(f"{BOX}.getBoundingClientRect().top") == 100


def test_a_look_dissolves_into_another(phone, show, host):
    show_box(show, phone, bg="#ff0000")
    host.patch({"op": "~", "id": 2, "style": "crossDissolve", "animate": animate(0.5)}, update(2, bg="#00ff00"))
    wait_until(phone, "document.querySelectorAll('.layer').length === 3")
    colors = phone.evaluate("[...document.querySelectorAll('.layer > .e')].map((one) => one.style.backgroundColor)")
    assert colors == ["rgb(255, 0, 0)", "rgb(0, 255, 0)"]
    # The picture of the old look belongs to no element.
    assert phone.locator("[data-identifier=box]").count() == 1
    wait_until(phone, "document.querySelectorAll('.layer').length === 0")
    assert phone.evaluate(f"{BOX}.parentNode.dataset.view") == "UIWindow"


@pytest.mark.parametrize("style, axis, sign", [
    ("flipFromLeft", "rotateY", ""), ("flipFromRight", "rotateY", "-"),
    ("flipFromTop", "rotateX", "-"), ("flipFromBottom", "rotateX", ""),
])
def test_a_look_turns_into_another(phone, show, host, style, axis, sign):
    show_box(show, phone, bg="#ff0000")
    host.patch({"op": "~", "id": 2, "style": style, "animate": animate()}, update(2, bg="#00ff00"))
    wait_until(phone, "document.querySelectorAll('.layer').length === 3")
    turns = phone.evaluate("""[...document.querySelectorAll('.layer > .layer')].map((one) =>
        one.getAnimations()[0].effect.getKeyframes().map((frame) => frame.transform))""")
    assert turns[0] == [f"perspective(1000px) {axis}(0deg)", f"perspective(1000px) {axis}({sign}180deg)"]
    assert turns[1][1] == f"perspective(1000px) {axis}(0deg)"
    assert phone.evaluate(f"{BOX}.parentNode.style.transformOrigin") == "20px 20px"


def test_an_element_that_turns_can_be_used_in_the_scene(phone, show, host):
    show_box(show, phone)
    host.patch({"op": "~", "id": 2, "style": "flipFromLeft", "animate": animate()},
               create(3, ROOT, 0, "UIView", [0, 0, 9, 9], id="behind"),
               create(4, ROOT, 2, "UIView", [0, 0, 9, 9], id="front"))
    wait_until(phone, "document.querySelector('[data-identifier=front]')")
    order = phone.evaluate("""[...document.querySelector('[data-view=UIWindow]').children].map((one) =>
        one.dataset.identifier ?? one.className)""")
    assert order == ["behind", "layer", "front"]
    host.patch(remove(2))
    wait_until(phone, "document.querySelectorAll('.layer').length === 0")
    assert phone.locator("[data-view=UIView]").count() == 2


def test_a_second_transition_ends_the_first(phone, show, host):
    show_box(show, phone)
    for number in range(2):
        host.patch({"op": "~", "id": 2, "style": "crossDissolve", "animate": animate()}, update(2, o=number / 4))
    wait_until(phone, f"{BOX}.style.opacity === '0.25'")
    assert phone.locator(".layer").count() == 3
