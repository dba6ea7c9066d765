"""Tests of the floor plan, which the user zooms."""

import pytest

from gestures import tap, wait_until, wait_until_still

PLAN = "document.querySelector('[data-view=FloorPlanView]').getBoundingClientRect()"


class Plan:
    """The plan in a page."""

    def __init__(self, page):
        self.page = page

    def box(self):
        return self.page.evaluate(f"(({{x, y, width, height}}) => ({{x, y, width, height}}))({PLAN})")

    def place(self, x, y):
        """Returns the fractions of the plan's width and height at a point of the page."""
        box = self.box()
        return (x - box["x"]) / box["width"], (y - box["y"]) / box["height"]

    def scale(self):
        return self.box()["width"] / 1060

    def wait_for_scale(self, condition):
        wait_until(self.page, f"(({PLAN}).width / 1060) {condition}")
        wait_until_still(self.page)


@pytest.fixture
def open_plan(open_furniture):
    def open_plan(page):
        furniture = open_furniture(page)
        furniture.click(furniture.tab("Workshop"))
        furniture.click(furniture.row("Floor plan"))
        furniture.wait_for_title("Floor plan")
        wait_until_still(page)
        return Plan(page)
    return open_plan


def test_a_double_tap_zooms_to_the_place_and_back(phone, open_plan):
    plan = open_plan(phone)
    small = plan.box()
    assert abs(small["width"] - 390) < 1
    # The plan is as far from the bar above as from the one below.
    x, y = small["x"] + small["width"] * 0.5, small["y"] + small["height"] * 0.5
    for _ in range(2):
        tap(phone, x, y)
    plan.wait_for_scale("> 1")
    assert plan.box()["width"] == pytest.approx(1590, abs=1)
    assert plan.place(195, 422) == pytest.approx((0.5, 0.5), abs=0.02)
    for _ in range(2):
        tap(phone, 195, 422)
    plan.wait_for_scale("< 0.4")
    assert plan.box() == pytest.approx(small, abs=1)


def test_two_fingers_zoom_the_plan_and_not_the_page(phone, open_plan):
    plan = open_plan(phone)
    before = plan.place(195, 400)
    session = phone.context.new_cdp_session(phone)

    def fingers(kind, *places):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": 400, "id": number} for number, x in enumerate(places)]})

    fingers("touchStart", 175)
    fingers("touchStart", 175, 215)
    for step in range(1, 16):
        fingers("touchMove", 175 - 8 * step, 215 + 8 * step)
    # The fingers are 280 points apart instead of 40.
    plan.wait_for_scale("> 2.5")
    assert plan.place(195, 400) == pytest.approx(before, abs=0.02)
    assert phone.evaluate("visualViewport.scale") == 1
    for step in range(1, 16):
        fingers("touchMove", 55 + 8 * step, 335 - 8 * step)
    for step in range(1, 10):
        fingers("touchMove", 175 + 2 * step, 215 - 2 * step)
    # Smaller than fits, the plan goes back when the fingers are lifted.
    plan.wait_for_scale("< 0.35")
    fingers("touchEnd")
    plan.wait_for_scale("> 0.36")
    assert plan.box()["width"] == pytest.approx(390, abs=1)


def test_the_wheel_with_control_zooms_around_the_pointer(desktop, open_plan):
    plan = open_plan(desktop)
    before = plan.place(500, 300)
    desktop.mouse.move(500, 300)
    desktop.mouse.move(501, 300)
    desktop.mouse.move(500, 300)
    desktop.keyboard.down("Control")
    for _ in range(3):
        desktop.mouse.wheel(0, -30)
    desktop.keyboard.up("Control")
    plan.wait_for_scale("> 1")
    assert plan.place(500, 300) == pytest.approx(before, abs=0.02)
    # The zoomed plan scrolls by the wheel as all content.
    top = plan.box()["y"]
    desktop.mouse.wheel(0, 100)
    wait_until(desktop, f"({PLAN}).y < {top - 50}")
