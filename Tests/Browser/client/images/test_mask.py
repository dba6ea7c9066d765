"""Round corners, and masks that make only a part of an element visible."""

from gestures import wait_until
from pixels import pixel
from scenes import ROOT, create, update

BOX = "document.querySelector('[data-identifier=box]')"
HALF = b"""<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10"/></svg>"""


def show_box(show, page, **properties):
    return show(page, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(2, ROOT, 0, "UIView", [100, 100, 100, 100], id="box", bg="#ff0000", **properties),
    ])


RED, WHITE = [255, 0, 0], [255, 255, 255]


def test_each_corner_has_a_radius_of_its_own(phone, show):
    show_box(show, phone, cr=[30, 0, 20, 5])
    assert phone.evaluate(f"getComputedStyle({BOX}).borderRadius") == "30px 0px 20px 5px"
    assert [pixel(phone, x, y) for x, y in ((102, 102), (197, 102), (197, 197), (105, 195))] == [WHITE, RED, WHITE, RED]


def test_a_mask_makes_a_rectangle_with_round_corners_visible(phone, show):
    show_box(show, phone, mk={"f": [10, 20, 60, 40], "cr": 15})
    inside = [(140, 140), (111, 140), (168, 140), (140, 121), (140, 158)]
    outside = [(105, 140), (172, 140), (140, 117), (140, 162), (111, 121), (168, 158)]
    assert [pixel(phone, *place) for place in inside] == [RED] * 5
    assert [pixel(phone, *place) for place in outside] == [WHITE] * 6


def test_a_mask_moves_with_an_animation_and_goes(phone, show, host):
    show_box(show, phone, mk={"f": [0, 0, 0, 100]})
    host.patch(update(2, animate={"duration": 100, "delay": 0, "curve": "linear"}, mk={"f": [0, 0, 100, 100]}))
    wait_until(phone, f"{BOX}.getAnimations().length > 0")
    phone.evaluate(f"{BOX}.getAnimations().forEach((one) => {{ one.pause(); one.currentTime = 50000; }})")
    assert (pixel(phone, 145, 150), pixel(phone, 155, 150)) == (RED, WHITE)
    host.patch(update(2, clear=["mk"]))
    wait_until(phone, f"{BOX}.style.clipPath === ''")
    assert pixel(phone, 190, 150) == RED


def test_an_image_makes_visible_what_it_covers(phone, show, host):
    host.resources[7] = (HALF, "image/svg+xml")
    show_box(show, phone, mk={"f": [0, 0, 100, 100], "im": {"r": 7, "m": "fill", "w": 10, "h": 10}})
    host.wait_for(lambda: any(path.endswith("/7") for path in host.requests))
    wait_until(phone, "performance.getEntriesByType('resource').some((one) => one.name.endsWith('/7'))")
    assert (pixel(phone, 125, 150), pixel(phone, 175, 150)) == (RED, WHITE)


def test_an_image_that_fits_lies_in_the_middle_of_its_mask(phone, show, host):
    host.resources[7] = (HALF, "image/svg+xml")
    show_box(show, phone, mk={"f": [0, 0, 100, 50], "im": {"r": 7, "m": "fit", "w": 10, "h": 10}})
    wait_until(phone, "performance.getEntriesByType('resource').some((one) => one.name.endsWith('/7'))")
    places = [(115, 125), (135, 125), (160, 125), (135, 160)]
    assert [pixel(phone, *place) for place in places] == [WHITE, RED, WHITE, WHITE]


def test_invalid_masks_are_skipped(phone, show, host):
    show_box(show, phone)
    host.patch(update(2, mk={"f": [1]}), update(2, mk={"f": [0, 0, 1, 1], "im": {"r": "url", "m": "fill", "w": 1, "h": 1}}),
               update(2, cr=[1, 2]), update(2, o=0.5))
    wait_until(phone, f"{BOX}.style.opacity === '0.5'")
    assert len([line for line in phone.console_lines if line.startswith("Tessera:")]) == 3
    assert phone.evaluate(f"{BOX}.style.clipPath + {BOX}.style.maskImage + {BOX}.style.borderRadius") == ""


def test_a_blur_ends_at_the_round_corners_of_the_element_that_clips_it(phone, show):
    show(phone, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(2, ROOT, 0, "UIView", [100, 100, 50, 100], bg="#ff0000"),
        create(3, ROOT, 1, "UIVisualEffectView", [100, 100, 100, 100], cl=True, cr=40),
        create(4, 3, 0, "UIView", [0, 0, 100, 100], bl=20, bg="#0000ff80"),
    ])
    assert pixel(phone, 103, 103) == RED
    assert pixel(phone, 197, 103) == WHITE
    # Red and white run into one another in the middle, under the tint.
    _, green, blue = pixel(phone, 150, 130)
    assert 20 < green < 107 and 148 < blue < 235
