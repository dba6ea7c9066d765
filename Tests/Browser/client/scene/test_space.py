"""Elements that are turned in space."""

import pytest
from scenes import ROOT, create
from pixels import pixel

RED, GREEN, BLUE, WHITE = [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]
IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]


def perspective(distance):
    """Returns the transform with which the eye is at a distance."""
    return [*IDENTITY[:11], -1 / distance, *IDENTITY[12:]]


def turn(cosine, sine):
    """Returns the turn about the vertical axis by an angle."""
    return [cosine, 0, -sine, 0, 0, 1, 0, 0, sine, 0, cosine, 0, 0, 0, 0, 1]


def show_scene(show, page, *elements, **root):
    show(page, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff", **root), *elements])


def test_an_element_that_is_turned_in_perspective_is_tapered(phone, show):
    # The cosine is 0.6 and the sine 0.8; the eye is at the distance 160.
    tapered = [0.6, 0, -0.8, 0.005, 0, 1, 0, 0, 0.8, 0, 0.6, -0.00375, 0, 0, 0, 1]
    show_scene(show, phone, create(2, ROOT, 0, "UIView", [100, 100, 200, 200], bg="#ff0000", tf=tapered))
    # The left edge is at x = 200 - 60 / 0.5 and twice as high, the right one at x = 200 + 60 / 1.5 and two thirds as high.
    assert pixel(phone, 75, 200) == WHITE and pixel(phone, 85, 200) == RED
    assert pixel(phone, 235, 200) == RED and pixel(phone, 245, 200) == WHITE
    assert pixel(phone, 90, 20) == RED and pixel(phone, 90, 380) == RED
    assert pixel(phone, 235, 120) == WHITE and pixel(phone, 235, 280) == WHITE


@pytest.mark.parametrize("hides_back", [False, True])
def test_the_back_of_a_one_sided_element_is_invisible(phone, show, hides_back):
    space = {"ps": {"b": True}} if hides_back else {}
    show_scene(
        show, phone, create(2, ROOT, 0, "UIView", [100, 100, 200, 200], tf=turn(-1, 0), **space),
        create(3, 2, 0, "UIView", [0, 0, 80, 200], bg="#00ff00"))
    # From behind, the left part is at the right.
    assert pixel(phone, 260, 200) == (WHITE if hides_back else GREEN)
    assert pixel(phone, 140, 200) == WHITE


def test_planes_of_one_space_cut_through_each_other(phone, show):
    half = 0.5 ** 0.5
    show_scene(
        show, phone, create(2, ROOT, 0, "UIView", [100, 100, 200, 200], ps={"s": IDENTITY}),
        create(3, 2, 0, "UIView", [0, 0, 200, 200], bg="#ff0000", tf=turn(half, half)),
        create(4, 2, 1, "UIView", [0, 0, 200, 200], bg="#00ff00", tf=turn(half, -half)))
    assert pixel(phone, 150, 200) == RED and pixel(phone, 250, 200) == GREEN


def test_elements_of_a_space_share_a_vanishing_point(phone, show):
    near = [*IDENTITY[:14], 100, 1]
    show_scene(
        show, phone, create(2, ROOT, 0, "UIView", [0, 100, 300, 200], ps={"s": perspective(200)}),
        create(3, 2, 0, "UIView", [200, 80, 20, 40], bg="#ff0000", tf=near),
        create(4, 2, 1, "UIView", [220, 80, 60, 40], bg="#0000ff"))
    # The red element is 50 to 70 points to the right of the middle (150, 200), and appears at twice the distance, in front.
    assert pixel(phone, 245, 200) == BLUE and pixel(phone, 255, 200) == RED and pixel(phone, 285, 200) == RED
    assert pixel(phone, 270, 165) == RED and pixel(phone, 270, 235) == RED and pixel(phone, 270, 155) == WHITE


def test_an_element_that_is_no_plane_gives_its_children_their_depth(phone, show):
    # Both children are sides of a cube, which has turned by a quarter: the left side is now in front.
    show_scene(
        show, phone, create(2, ROOT, 0, "CATransformLayer", [100, 100, 200, 200], tf=turn(0, 1), ps={"d": True}),
        create(3, 2, 0, "CALayer", [0, 0, 200, 200], bg="#00ff00", tf=[*turn(0, -1)[:12], -100, 0, 0, 1]),
        create(4, 2, 1, "CALayer", [0, 0, 200, 200], bg="#ff0000", tf=[*turn(0, 1)[:12], 100, 0, 0, 1]))
    assert pixel(phone, 150, 200) == GREEN and pixel(phone, 250, 200) == GREEN
