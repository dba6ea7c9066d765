"""Switches, sliders, segments, steppers and wheels: the user's changes are drawn at once, and late answers never undo them."""

import time

import pytest
from controls import CONTROL, answer, changes, place, segments, slider, stepper, toggle, window
from gestures import Finger, tap, wait_until
from scenes import FEED, ROOT, create, feed, cell_id, remove, scroll, update


def settled(page, host):
    """Waits until the page has applied all patches that were sent."""
    mark = f"mark{time.monotonic_ns()}"
    host.patch(update(ROOT, id=mark))
    page.locator(f"[data-identifier={mark}]").wait_for()


def is_on(page):
    return page.evaluate("document.querySelector('.switch-track').classList.contains('on')")


def thumb(page):
    return page.evaluate("parseFloat(document.querySelector('.slider-thumb').style.left)")


def pill(page):
    return page.evaluate("parseFloat(document.querySelector('.segment-pill').style.left)")


SWITCH = (20, 100, 51, 31)
SEGMENTS = (20, 100, 300, 32)
STEPPER = (20, 100, 94, 32)


# Switches

def test_a_tap_turns_a_switch_at_once_and_the_app_is_informed(phone, show, host):
    show(phone, window(place(toggle(), SWITCH)))
    tap(phone, 45, 115)
    assert is_on(phone)
    host.wait_for_event("changed")
    assert changes(host) == [(1, 1, False)]
    tap(phone, 45, 115)
    host.wait_for(lambda: len(changes(host)) == 2)
    assert changes(host)[1] == (0, 2, False) and not is_on(phone)


def test_the_app_is_notified_of_the_touches_too(phone, show, host):
    show(phone, window(place(toggle(), SWITCH)))
    tap(phone, 45, 115)
    host.wait_for_event("touch", phase="ended")


def test_a_thumb_moves_with_the_finger_and_the_app_is_informed_when_the_finger_is_gone(phone, show, host):
    show(phone, window(place(toggle(), SWITCH)))
    with Finger(phone, 30, 115) as finger:
        finger.move(60, 115)
        assert is_on(phone) and changes(host) == []
        finger.move(30, 115)
        assert not is_on(phone)
        finger.move(55, 115)
    host.wait_for_event("changed")
    assert changes(host) == [(1, 1, False)]


def test_a_switch_from_right_to_left_is_on_at_the_left(phone, show, host):
    show(phone, window(place(toggle(rl=True), SWITCH)))
    with Finger(phone, 60, 115) as finger:
        finger.move(30, 115)
    host.wait_for_event("changed")
    assert changes(host) == [(1, 1, False)]
    box = phone.locator(".switch-thumb").bounding_box()
    wait_until(phone, "document.querySelector('.switch-thumb').getBoundingClientRect().left < 25")
    assert box is not None


def test_a_disabled_switch_does_nothing(phone, show, host):
    show(phone, window(place(toggle(d=True), SWITCH)))
    tap(phone, 45, 115)
    host.wait_for_event("touch", phase="ended")
    assert changes(host) == [] and not is_on(phone)
    assert phone.get_by_role("switch", disabled=True).count() == 1


def test_a_switch_is_turned_by_keyboard(desktop, show, host):
    show(desktop, window(place(toggle(l="Wi-Fi"), SWITCH)))
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Space")
    host.wait_for_event("changed")
    desktop.get_by_role("switch", name="Wi-Fi", checked=True).wait_for()
    desktop.keyboard.press("Enter")
    host.wait_for(lambda: len(changes(host)) == 2)
    assert changes(host) == [(1, 1, False), (0, 2, False)]
    assert host.of_type("activate") == []


def test_the_app_turns_a_switch(desktop, show, host):
    show(desktop, window(place(toggle(), SWITCH)))
    answer(host, toggle(True, 1, 0, an=True))
    wait_until(desktop, "document.querySelector('.switch-track').classList.contains('on')")
    assert changes(host) == []


def test_an_answer_to_an_older_change_does_not_turn_a_switch_back(desktop, show, host):
    show(desktop, window(place(toggle(), SWITCH)))
    desktop.mouse.click(45, 115)
    desktop.mouse.click(45, 115)
    desktop.mouse.click(45, 115)
    host.wait_for(lambda: len(changes(host)) == 3)
    answer(host, toggle(False, 1, 1))
    settled(desktop, host)
    assert is_on(desktop)
    # The answer to the last change counts.
    answer(host, toggle(False, 2, 3))
    wait_until(desktop, "!document.querySelector('.switch-track').classList.contains('on')")


def test_a_change_is_reported_again_after_a_lost_connection(desktop, show, host):
    show(desktop, window(place(toggle(), SWITCH)))
    desktop.mouse.click(45, 115)
    host.wait_for_event("changed")
    host.forget()
    host.drop()
    host.wait_for_event("changed")
    assert changes(host) == [(1, 1, False)] and is_on(desktop)


def test_a_switch_in_a_row_does_not_swipe_it_and_a_finger_on_it_scrolls(phone, show, host):
    show(phone, feed() + [create(60, cell_id(0), 0, "UISwitch", [20, 100, 51, 31], ct=toggle())])
    with Finger(phone, 50, 210) as finger:
        finger.move(50, 60)
    host.wait_for_event("scroll", phase="idle")
    assert changes(host) == [] and not is_on(phone)


# Sliders

def test_a_finger_drags_the_thumb_and_the_app_is_informed_on_the_way(phone, show, host):
    show(phone, window(place(slider())))
    assert thumb(phone) == 136
    with Finger(phone, 170, 117) as finger:
        finger.move(238, 117)
        assert thumb(phone) == pytest.approx(204, abs=1)
        host.wait_for(lambda: changes(host) and changes(host)[-1][2])
    host.wait_for(lambda: not changes(host)[-1][2])
    values = [value for value, _, _ in changes(host)]
    assert values == sorted(values) and values[-1] == pytest.approx(0.75, abs=0.005)
    edits = [edit for _, edit, _ in changes(host)]
    assert edits == sorted(set(edits))


def test_a_slider_that_is_not_continuous_reports_the_end_only(phone, show, host):
    show(phone, window(place(slider(end=True))))
    with Finger(phone, 170, 117) as finger:
        finger.move(238, 117)
    host.wait_for_event("changed")
    assert [ongoing for _, _, ongoing in changes(host)] == [False]


@pytest.mark.parametrize("content, frame, start, end", [
    (slider(end=True), (20, 100, 300, 34), 170, 238), (toggle(), SWITCH, 40, 42), (segments(), SEGMENTS, 170, 172),
    (stepper(), STEPPER, 90, 92)])
def test_the_app_is_informed_of_the_last_change_before_the_finger_comes_up(phone, show, host, content, frame, start, end):
    show(phone, window(place(content, frame)))
    with Finger(phone, start, 117) as finger:
        finger.move(end, 117)
    host.wait_for_event("touch", phase="ended")
    last = [event["type"] for event in host.events if event["type"] in ("changed", "touch")]
    assert last.count("changed") >= 1 and last[-1] == "touch"


def test_a_finger_beside_the_thumb_moves_nothing(phone, show, host):
    show(phone, window(place(slider())))
    tap(phone, 290, 117)
    host.wait_for_event("touch", phase="ended")
    assert thumb(phone) == 136 and changes(host) == []


def test_a_mouse_clicks_where_it_wants_the_thumb(desktop, show, host):
    show(desktop, window(place(slider())))
    desktop.mouse.click(34, 117)
    host.wait_for(lambda: changes(host) and not changes(host)[-1][2])
    assert thumb(desktop) == 0 and changes(host)[-1][0] == 0


def test_answers_to_older_values_never_move_the_thumb_back(phone, show, host):
    show(phone, window(place(slider())))
    revision = 0

    def late(event):
        # The app answers each value that it receives with a rounded one, which comes too late.
        nonlocal revision
        if event["type"] != "changed":
            return None
        revision += 1
        time.sleep(0.03)
        value = round(event["values"][0] * 4) / 4
        return {"type": "patch", "ops": [update(CONTROL, ct=slider(value, revision, event["edit"]))]}

    host.on_event = late
    with Finger(phone, 170, 117) as finger:
        places = []
        for x in range(172, 300, 4):
            finger.move(x, 117, steps=1)
            places.append(thumb(phone))
    assert places == sorted(places), "The thumb went back."
    # The last answer counts: the finger let go at 0.966, and the app rounds.
    wait_until(phone, "parseFloat(document.querySelector('.slider-thumb').style.left) === 272")


def test_the_arrow_keys_move_the_thumb(desktop, show, host):
    show(desktop, window(place(slider(l="Volume"))))
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("ArrowRight")
    host.wait_for_event("changed")
    assert 0.5 < changes(host)[0][0] <= 0.6
    role = desktop.get_by_role("slider", name="Volume")
    assert role.get_attribute("aria-valuetext") == f"{round(changes(host)[0][0] * 100)}%"
    desktop.keyboard.press("End")
    host.wait_for(lambda: changes(host)[-1][0] == 1)
    assert thumb(desktop) == 272


def test_a_slider_from_right_to_left_begins_at_the_right(desktop, show, host):
    show(desktop, window(place(slider(0.25, mirrored=True))))
    assert thumb(desktop) == 204
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("ArrowLeft")
    host.wait_for_event("changed")
    assert changes(host)[0][0] > 0.25 and thumb(desktop) < 204
    filled = desktop.locator(".slider-track").nth(1).bounding_box()
    assert filled["x"] + filled["width"] == pytest.approx(318, abs=1)


def test_a_slider_has_images(desktop, show, host):
    show(desktop, window(place(slider(images={
        "it": {"s": "\U000f012c", "m": "center", "w": 28, "h": 28, "c": "#ff0000"}}))))
    assert desktop.locator(".slider-thumb.pictured > .symbol").count() == 1


def test_a_slider_within_a_scrolling_list_lets_it_scroll(phone, show, host):
    show(phone, feed() + [create(60, cell_id(0), 0, "UISlider", [20, 60, 300, 34], ct=slider())])
    with Finger(phone, 198, 174) as finger:
        finger.move(198, 60)
    host.wait_for_event("scroll", phase="idle")
    assert thumb(phone) == pytest.approx(136, abs=3)


# Segments

def test_a_tap_selects_a_segment_at_once(phone, show, host):
    show(phone, window(place(segments(), SEGMENTS)))
    assert pill(phone) == 0
    tap(phone, 170, 116)
    assert pill(phone) == 100
    host.wait_for_event("changed")
    assert changes(host) == [(1, 1, False)]
    # A tap on the selected segment sends nothing.
    tap(phone, 170, 116)
    tap(phone, 270, 116)
    host.wait_for(lambda: len(changes(host)) == 2)
    assert changes(host)[1] == (2, 2, False)


def test_a_finger_drags_the_selection(phone, show, host):
    show(phone, window(place(segments(), SEGMENTS)))
    with Finger(phone, 50, 116) as finger:
        finger.move(280, 116)
        assert pill(phone) == 200 and changes(host) == []
    host.wait_for_event("changed")
    assert changes(host) == [(2, 1, False)]


def test_a_finger_that_leaves_an_unselected_segment_selects_nothing(phone, show, host):
    show(phone, window(place(segments(), SEGMENTS)))
    with Finger(phone, 170, 116) as finger:
        finger.move(280, 116)
    host.wait_for_event("touch", phase="ended")
    assert pill(phone) == 0 and changes(host) == []


def test_a_segment_that_cannot_be_chosen_is_passed_over(desktop, show, host):
    show(desktop, window(place(segments(off=("Week",)), SEGMENTS)))
    desktop.mouse.click(170, 116)
    host.wait_for_event("touch", phase="ended")
    assert changes(host) == []
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("ArrowRight")
    host.wait_for_event("changed")
    assert changes(host) == [(2, 1, False)]


def test_momentary_segments_are_buttons(desktop, show, host):
    show(desktop, window(place(segments(-1, momentary=True), SEGMENTS)))
    desktop.mouse.click(170, 116)
    host.wait_for_event("changed")
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    host.wait_for(lambda: len(changes(host)) == 2)
    assert changes(host) == [(1, 1, False), (0, 2, False)]
    assert desktop.get_by_role("button", name="Month").count() == 1
    assert desktop.evaluate("document.querySelector('.segment-pill').style.opacity") == "0"


def test_segments_are_radio_buttons(desktop, show, host):
    show(desktop, window(place(segments(1, l="Scale"), SEGMENTS)))
    group = desktop.get_by_role("radiogroup", name="Scale")
    assert group.get_by_role("radio", name="Week", checked=True).count() == 1
    answer(host, segments(2, 1, 0))
    group.or_(desktop.get_by_role("radiogroup")).get_by_role("radio", name="Month", checked=True).wait_for()
    assert pill(desktop) == 200


def test_a_picture_of_segments_keeps_the_chosen_one_chosen(desktop, show, host):
    show(desktop, window(place(segments(1))))
    host.patch(create(20, ROOT, 1, "ViewPicture", [20, 300, 300, 34], id="picture", pc={"v": CONTROL}))
    desktop.wait_for_selector("[data-identifier=picture] input")
    chosen = desktop.locator("[data-identifier=control] input").evaluate_all("inputs => inputs.map((input) => input.checked)")
    assert chosen == [False, True, False]


def test_segments_are_arranged_from_right_to_left(desktop, show, host):
    show(desktop, window(place(segments(0, mirrored=True), SEGMENTS)))
    assert pill(desktop) == 200
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("ArrowLeft")
    host.wait_for_event("changed")
    assert changes(host) == [(1, 1, False)] and pill(desktop) == 100


def test_the_content_of_segments_lies_in_front_of_the_selection(desktop, show, host):
    show(desktop, window(place(segments(), SEGMENTS),
                         create(20, CONTROL, 0, "SegmentView", [0, 0, 100, 32], bg="#ff0000", nt=True)))
    assert desktop.evaluate("""() => {
        const pill = document.querySelector('.segment-pill');
        const view = document.querySelector('[data-view=SegmentView]');
        return Boolean(pill.compareDocumentPosition(view) & Node.DOCUMENT_POSITION_FOLLOWING);
    }""")


# Steppers

def test_the_halves_of_a_stepper_lower_and_raise(phone, show, host):
    show(phone, window(place(stepper(5), STEPPER)))
    tap(phone, 95, 116)
    tap(phone, 95, 116)
    tap(phone, 40, 116)
    host.wait_for(lambda: len(changes(host)) == 3)
    assert changes(host) == [(6, 1, False), (7, 2, False), (6, 3, False)]


def test_a_button_counts_as_long_as_a_finger_stays_on_it(phone, show, host):
    show(phone, window(place(stepper(0), STEPPER)))
    with Finger(phone, 95, 116):
        host.wait_for(lambda: len(changes(host)) == 3)
    host.wait_for(lambda: not changes(host)[-1][2])
    values = [value for value, _, _ in changes(host)]
    assert values[:3] == [1, 2, 3] and values[-1] == values[-2]


def test_the_halves_of_a_hidden_stepper_become_stops_of_the_tab_key_when_it_is_visible(phone, show, host):
    show(phone, window(create(2, ROOT, 0, "UIView", [0, 0, 390, 844], ax={"h": True}), place(stepper(5), STEPPER, parent=2)))
    stops = "[...document.querySelectorAll('[aria-label$=crement]')].filter((node) => node.tabIndex === 0).length"
    tap(phone, 95, 116)
    host.wait_for(lambda: changes(host) == [(6, 1, False)])
    assert phone.evaluate(stops) == 0
    host.patch(update(2, ax={}))
    wait_until(phone, f"{stops} === 2")


def test_a_stepper_ends_at_its_ends_and_wraps_where_it_may(phone, show, host):
    show(phone, window(place(stepper(10), STEPPER)))
    tap(phone, 95, 116)
    host.wait_for_event("touch", phase="ended")
    assert changes(host) == []
    answer(host, stepper(10, wraps=True))
    settled(phone, host)
    tap(phone, 95, 116)
    host.wait_for_event("changed")
    assert changes(host) == [(0, 1, False)]


def test_a_stepper_from_right_to_left_raises_at_the_left(phone, show, host):
    show(phone, window(place(stepper(5, rl=True), STEPPER)))
    tap(phone, 40, 116)
    host.wait_for_event("changed")
    assert changes(host) == [(6, 1, False)]


def test_a_stepper_is_two_buttons(desktop, show, host):
    show(desktop, window(place(stepper(0, step=0.1), STEPPER)))
    desktop.get_by_role("button", name="Increment").focus()
    for _ in range(3):
        desktop.keyboard.press("Enter")
    host.wait_for(lambda: len(changes(host)) == 3)
    assert [value for value, _, _ in changes(host)] == [0.1, 0.2, 0.3]
    assert desktop.get_by_role("button", name="Decrement", disabled=True).count() == 0
    assert host.of_type("activate") == []


# Wheels, and elements that are no controls any more

def spinner(is_on=True):
    return {"sp": {"on": is_on, "c": "#8a8a8e", "s": 20}, "v": [], "rev": 0, "ed": 0}


def test_a_wheel_turns_by_itself_from_tick_to_tick(desktop, show, host):
    show(desktop, window(place(spinner(), (20, 100, 20, 20), ax={"r": "progress", "l": "In progress"})))
    assert desktop.get_by_role("progressbar", name="In progress").count() == 1
    # One animation turns all ticks.
    timings = """document.getAnimations().map(({ animationName, effect }) =>
        [animationName, effect.getTiming().iterations === Infinity, effect.getKeyframes()[0].easing])"""
    assert desktop.evaluate(timings) == [["spin", True, "steps(12)"]]
    shades = desktop.evaluate("[...document.querySelectorAll('.spinner i')].map((tick) => Number(getComputedStyle(tick).opacity))")
    assert [round(shade, 3) for shade in shades] == [1, *(round(0.2 + 0.8 * tick / 12, 3) for tick in range(1, 12))]
    answer(host, spinner(is_on=False))
    wait_until(desktop, "document.getAnimations().length === 0")
    assert desktop.evaluate("[...document.querySelectorAll('.spinner i')].every((tick) => getComputedStyle(tick).opacity === '0.4')")


def test_a_wheel_out_of_sight_does_not_turn(desktop, show, host):
    show(desktop, window(
        create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 800], cl=True, sc=scroll(390, 9000)),
        place(spinner(), (20, 8000, 20, 20), parent=FEED)))
    settled(desktop, host)
    is_turning = """document.getAnimations().length === 1
        && document.querySelector('.spinner i').checkVisibility({ contentVisibilityAuto: true })"""
    assert not desktop.evaluate(is_turning)
    desktop.evaluate("document.querySelector('.scroller').scrollTop = 7800")
    wait_until(desktop, is_turning)
    desktop.evaluate("document.querySelector('.scroller').scrollTop = 0")
    wait_until(desktop, f"!({is_turning})")


def test_an_element_that_ceases_to_be_a_control_loses_all_of_it(desktop, show, host):
    show(desktop, window(place(toggle(), SWITCH)))
    host.patch(update(CONTROL, clear=["ct"]))
    wait_until(desktop, "document.querySelector('[data-identifier=control]').children.length === 0")
    desktop.mouse.click(45, 115)
    host.wait_for_event("touch", phase="ended")
    assert changes(host) == []
    host.patch(remove(CONTROL))


def test_a_control_that_cannot_be_read_is_skipped(desktop, show, host):
    show(desktop, window(place({"sw": {"on": "red"}, "v": ["x"], "rev": 0, "ed": 0}, SWITCH)))
    host.patch(update(CONTROL, ct=toggle(True, 1)))
    wait_until(desktop, "document.querySelector('.switch-track')?.classList.contains('on')")
