"""Gradients, paths and masks with lines, as the browser draws and animates them."""

import pytest
from gestures import wait_until
from pixels import pixel
from scenes import ROOT, create, update

BOX = "document.querySelector('[data-identifier=box]')"
RED, GREEN, BLUE, WHITE, BLACK = [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0]
SQUARE = "M10 10L90 10L90 90L10 90Z"


def show_box(show, page, frame=(100, 100, 100, 100), **properties):
    """Displays an element of 100 points, of which the upper left corner lies at (100, 100)."""
    return show(page, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(2, ROOT, 0, "CALayer", list(frame), id="box", **properties),
    ])


def close(found, wanted):
    return all(abs(one - other) <= 6 for one, other in zip(found, wanted))


def gradient(kind, start, end, colors=("#ff0000", "#0000ff"), locations=(0, 1)):
    return {"t": kind, "c": list(colors), "l": list(locations), "s": list(start), "e": list(end)}


def animate(**more):
    return {"duration": 100, "delay": 0, "curve": "linear", **more}


def stop_at(page, seconds):
    """Stops all animations of the box after some seconds of their time."""
    wait_until(page, f"{BOX}.getAnimations().length > 0")
    page.evaluate(f"""(seconds) => {{
        for (const one of {BOX}.getAnimations()) {{ one.pause(); one.currentTime = seconds * 1000; }}
    }}""", seconds)


def test_an_axial_gradient_runs_from_its_start_to_its_end(phone, show):
    show_box(show, phone, gr=gradient("axial", (0.25, 0), (0.75, 0)))
    assert pixel(phone, 110, 150) == RED and pixel(phone, 190, 150) == BLUE
    assert close(pixel(phone, 150, 110), [128, 0, 128]) and close(pixel(phone, 150, 190), [128, 0, 128])


def test_a_gradient_across_a_wide_box_is_the_same_at_right_angles(phone, show):
    show_box(show, phone, frame=(50, 100, 200, 100), gr=gradient("axial", (0, 0), (1, 1)))
    # The points on the line through the middle (150, 150) at right angles to the diagonal have the colour of the middle.
    assert close(pixel(phone, 150, 150), [128, 0, 128])
    assert close(pixel(phone, 130, 190), [128, 0, 128]) and close(pixel(phone, 170, 110), [128, 0, 128])


def test_a_radial_gradient_is_an_ellipse(phone, show):
    show_box(show, phone, gr=gradient("radial", (0.5, 0.5), (1, 0.75), locations=(0.5, 0.5)))
    # Half of its width is 50 points, half of its height 25; the colour changes halfway.
    assert [pixel(phone, *place) for place in ((150, 150), (173, 150), (150, 161))] == [RED] * 3
    assert [pixel(phone, *place) for place in ((178, 150), (150, 164), (110, 110))] == [BLUE] * 3


def test_a_conic_gradient_runs_around_its_start(phone, show):
    colors = ("#ff0000", "#ff0000", "#0000ff", "#0000ff")
    show_box(show, phone, gr=gradient("conic", (0.5, 0.5), (1, 0.5), colors, (0, 0.5, 0.5, 1)))
    # It begins to the right, so that the lower half is the first half.
    assert pixel(phone, 150, 180) == RED and pixel(phone, 150, 120) == BLUE


def test_a_gradient_follows_the_size_of_its_element(phone, show, host):
    show_box(show, phone, gr=gradient("axial", (0, 0), (1, 0), locations=(0.5, 0.5)))
    assert (pixel(phone, 140, 150), pixel(phone, 160, 150)) == (RED, BLUE)
    host.patch(update(2, f=[100, 100, 200, 100]))
    wait_until(phone, f"{BOX}.style.width === '200px'")
    assert (pixel(phone, 190, 150), pixel(phone, 210, 150)) == (RED, BLUE)


def test_the_colours_of_a_gradient_are_animated(phone, show, host):
    show_box(show, phone, gr=gradient("axial", (0, 0), (1, 0), ("#000000", "#000000")))
    host.patch(update(2, animate=animate(), gr=gradient("axial", (0, 0), (1, 0), ("#ff0000", "#ff0000"))))
    stop_at(phone, 50)
    assert close(pixel(phone, 150, 150), [128, 0, 0])


def test_a_path_is_filled_and_drawn_along(phone, show):
    show_box(show, phone, sp={"d": SQUARE, "f": "#ff0000", "s": "#0000ff", "w": 10})
    assert pixel(phone, 150, 150) == RED and pixel(phone, 120, 120) == RED
    # The line lies 5 points to each side of the path.
    assert [pixel(phone, *place) for place in ((106, 150), (113, 150), (193, 150), (150, 187))] == [BLUE] * 4
    assert pixel(phone, 103, 150) == WHITE and pixel(phone, 117, 150) == RED


def test_a_path_is_not_limited_to_its_element_unless_that_clips(phone, show, host):
    show_box(show, phone, sp={"d": "M-20 0L20 0L20 20L-20 20Z", "f": "#ff0000"})
    assert pixel(phone, 90, 110) == RED
    host.patch(update(2, cl=True))
    wait_until(phone, f"{BOX}.classList.contains('clips')")
    assert pixel(phone, 90, 110) == WHITE and pixel(phone, 110, 110) == RED


def test_the_even_odd_rule_leaves_a_hole(phone, show):
    show_box(show, phone, sp={"d": SQUARE + "M30 30L70 30L70 70L30 70Z", "f": "#ff0000", "eo": True})
    assert pixel(phone, 120, 150) == RED and pixel(phone, 150, 150) == WHITE


def test_a_path_is_drawn_where_its_layer_has_no_size(phone, show):
    show_box(show, phone, frame=(100, 100, 0, 0), sp={"d": SQUARE, "f": "#ff0000"})
    assert pixel(phone, 150, 150) == RED and pixel(phone, 195, 150) == WHITE


def test_a_part_of_a_line_is_drawn_over_all_parts_of_the_path(phone, show):
    # Two lines of 100 points each: from a quarter to three quarters of both together.
    path = "M0 20L100 20M0 80L100 80"
    show_box(show, phone, sp={"d": path, "s": "#ff0000", "w": 10, "b": 0.25, "e": 0.75})
    assert [pixel(phone, *place) for place in ((155, 120), (195, 120), (105, 180), (145, 180))] == [RED] * 4
    assert [pixel(phone, *place) for place in ((145, 120), (105, 120), (155, 180), (195, 180))] == [WHITE] * 4


def test_a_line_of_no_length_with_round_ends_is_not_drawn(phone, show):
    show_box(show, phone, sp={"d": "M20 50L80 50", "s": "#ff0000", "w": 20, "k": "round", "e": 0})
    assert pixel(phone, 120, 150) == WHITE and pixel(phone, 180, 150) == WHITE


def test_dashes_are_drawn_on_a_part_of_a_line(phone, show):
    show_box(show, phone, sp={"d": "M0 50L100 50", "s": "#ff0000", "w": 10, "a": [20, 20], "e": 0.5})
    assert [pixel(phone, x, 150) for x in (110, 145)] == [RED] * 2
    assert [pixel(phone, x, 150) for x in (130, 155, 170, 190)] == [WHITE] * 4


def test_the_end_of_a_line_is_animated_apart_from_its_own_value(phone, show, host):
    shape = {"d": "M0 50L100 50", "s": "#ff0000", "w": 10}
    show_box(show, phone, sp=shape)
    frames = [{"at": 0, "set": {"sp": {**shape, "e": 0}}}, {"at": 1, "set": {"sp": {**shape, "e": 0.5}}}]
    host.patch(update(2, animate=animate(fill="none", frames=frames)))
    stop_at(phone, 50)
    assert pixel(phone, 120, 150) == RED and pixel(phone, 130, 150) == WHITE
    # After the end, the layer has its own value.
    phone.evaluate(f"{BOX}.getAnimations().forEach((one) => one.finish())")
    assert pixel(phone, 190, 150) == RED


def test_a_path_is_animated(phone, show, host):
    show_box(show, phone, sp={"d": "M0 0L40 0L40 100L0 100Z", "f": "#ff0000"})
    host.patch(update(2, animate=animate(), sp={"d": "M0 0L80 0L80 100L0 100Z", "f": "#ff0000"}))
    stop_at(phone, 50)
    assert pixel(phone, 155, 150) == RED and pixel(phone, 165, 150) == WHITE


@pytest.mark.parametrize("fill, before, after", [
    ("none", WHITE, WHITE), ("backwards", RED, WHITE), ("forwards", WHITE, BLUE), ("both", RED, BLUE),
])
def test_frames_apply_outside_of_the_runs_as_the_fill_says(phone, show, host, fill, before, after):
    show_box(show, phone, bg="#ffffff")
    frames = [{"at": 0, "set": {"bg": "#ff0000"}}, {"at": 1, "set": {"bg": "#0000ff"}}]
    host.patch(update(2, animate=animate(fill=fill, frames=frames, duration=1, delay=100)))
    wait_until(phone, f"{BOX}.getAnimations().length > 0")
    assert pixel(phone, 150, 150) == before
    phone.evaluate(f"{BOX}.getAnimations().forEach((one) => one.finish())")
    assert pixel(phone, 150, 150) == after
    host.patch({"op": "!", "id": 2})
    wait_until(phone, f"{BOX}.getAnimations().length === 0")
    assert pixel(phone, 150, 150) == WHITE


def test_a_transform_goes_about_the_anchor_point(phone, show):
    show_box(show, phone, bg="#ff0000", ap=[0, 0], tf=[0.5, 0, 0, 0.5, 0, 0])
    assert pixel(phone, 105, 105) == RED and pixel(phone, 145, 145) == RED
    assert pixel(phone, 155, 155) == WHITE


def test_a_gradient_is_a_mask(phone, show):
    mask = gradient("axial", (0, 0), (1, 0), ("#000000", "#00000000"), (0.5, 0.5))
    show_box(show, phone, bg="#ff0000", mk={"f": [20, 0, 60, 100], "gr": mask})
    assert [pixel(phone, x, 150) for x in (110, 130, 160, 190)] == [WHITE, RED, WHITE, WHITE]


def test_a_line_is_a_mask_that_is_animated(phone, show, host):
    shape = {"d": "M0 50L100 50", "s": "#000000", "w": 20}
    show_box(show, phone, bg="#ff0000", mk={"f": [0, 0, 100, 100], "sp": {**shape, "e": 0.5}})
    assert [pixel(phone, *place) for place in ((110, 150), (145, 155), (155, 150), (110, 170))] == [RED, RED, WHITE, WHITE]
    end = {"f": [0, 0, 100, 100], "sp": {**shape, "e": 0.9}}
    host.patch(update(2, animate=animate(), mk=end))
    stop_at(phone, 50)
    assert [pixel(phone, x, 150) for x in (165, 175)] == [RED, WHITE]


@pytest.mark.parametrize("style, old, new", [
    ("pushFromRight", 50, 150), ("moveInFromRight", 100, 150), ("revealFromRight", 50, 100), ("pushFromTop", 100, 100),
])
def test_looks_slide_in_a_transition(phone, show, host, style, old, new):
    show_box(show, phone, bg="#ff0000")
    host.patch({"op": "~", "id": 2, "style": style, "animate": animate()}, update(2, bg="#0000ff"))
    wait_until(phone, "document.querySelectorAll('.layer').length > 0")
    phone.evaluate("""() => document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 50000; })""")
    lefts = phone.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.layer > .e')].map((node) =>
        [node.style.backgroundColor, node.getBoundingClientRect().left]))""")
    assert lefts == {"rgb(255, 0, 0)": old, "rgb(0, 0, 255)": new}


def test_invalid_gradients_and_paths_are_left_out(phone, show, host):
    show_box(show, phone, bg="#ff0000", gr={"t": "round", "c": ["#000000"], "l": [0], "s": [0, 0], "e": [1, 1]},
             sp={"d": "M0 0url(x)", "f": "#000000"})
    assert pixel(phone, 150, 150) == RED


@pytest.mark.parametrize("shape", [{"b": [20, 20, 60, 60]}, {"d": SQUARE.replace("10", "20").replace("90", "80")}])
def test_the_shadow_of_another_shape_lies_below_the_element(phone, show, host, shape):
    show_box(show, phone, sh={"c": "#000000", "r": 0, "x": 0, "y": 50} | shape)
    # The shape takes the points from 120 to 180, and the shadow lies 50 points farther down.
    assert pixel(phone, 150, 150) == WHITE and pixel(phone, 115, 185) == WHITE
    assert pixel(phone, 150, 185) == BLACK and pixel(phone, 150, 225) == BLACK
    # The element's background covers the shadow.
    host.patch(update(2, bg="#ff0000"))
    wait_until(phone, f"{BOX}.style.backgroundColor !== ''")
    assert pixel(phone, 150, 185) == RED and pixel(phone, 150, 225) == BLACK
    host.patch(update(2, clear=["sh"]))
    wait_until(phone, f"{BOX}.childElementCount === 0")
    assert pixel(phone, 150, 225) == WHITE


def test_a_blurred_shadow_of_a_path_fades(phone, show):
    show_box(show, phone, sh={"c": "#000000", "r": 5, "x": 0, "y": 0, "d": SQUARE})
    # The edge of the shape lies at 110. There the shadow has half of its darkness.
    assert abs(pixel(phone, 110, 150)[0] - 127) < 20
    assert pixel(phone, 150, 150) == BLACK and close(pixel(phone, 90, 150), WHITE)


def test_the_shadow_of_a_shape_is_animated(phone, show, host):
    first, last = ({"c": "#000000", "r": 0, "x": 0, "y": y, "b": [0, 0, 100, 100]} for y in (0, 200))
    show_box(show, phone, sh=first)
    host.patch(update(2, animate=animate(), sh=last))
    stop_at(phone, 50)
    assert pixel(phone, 150, 190) == WHITE and pixel(phone, 150, 210) == BLACK and pixel(phone, 150, 310) == WHITE


def test_a_continuous_corner_runs_through_the_middle_of_a_circular_one(phone, show, host):
    show_box(show, phone, bg="#ff0000", cr=[30, 30, 30, 30, 1.5])
    # The curve begins 45 points from the corner.
    assert phone.evaluate(f"getComputedStyle({BOX}).borderTopLeftRadius") == "45px"
    # In the middle, both curves are 30 (1 - √½) = 8.8 points from the corner.
    assert pixel(phone, 107, 107) == WHITE and pixel(phone, 111, 111) == RED
    host.patch(update(2, cr=30))
    wait_until(phone, f"getComputedStyle({BOX}).borderTopLeftRadius === '30px'")
    assert pixel(phone, 107, 107) == WHITE and pixel(phone, 111, 111) == RED


def test_the_drawing_of_a_clear_element_casts_its_shadow(phone, show, host):
    show_box(show, phone, sp={"d": SQUARE, "f": "#ff0000"}, sh={"c": "#000000", "r": 0, "x": 0, "y": 90, "k": True})
    assert pixel(phone, 150, 150) == RED and pixel(phone, 105, 150) == WHITE
    # The square from 110 to 190 has a shadow from 200 to 280.
    assert pixel(phone, 150, 210) == BLACK and pixel(phone, 105, 210) == WHITE and pixel(phone, 150, 195) == WHITE
    host.patch(update(2, sh={"c": "#000000", "r": 5, "x": 0, "y": 90, "k": True}))
    wait_until(phone, f"{BOX}.style.filter.includes('5px')")
    # The radius is the standard deviation: half of the darkness at the edge, and a sixth of it 5 points farther out.
    assert abs(pixel(phone, 150, 280)[1] - 127) < 20 and abs(pixel(phone, 150, 285)[1] - 214) < 15
