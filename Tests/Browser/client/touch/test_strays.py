"""Fingers near the edge of the page, beside elements beyond it that a browser takes for clickable."""

from gestures import Finger
from scenes import ROOT, create, scroll

DRAWER, ROW, CONTENT, BUTTON = 10, 11, 12, 13


def closed_drawer():
    """A list with a row beyond the left edge, in front of content that fills the screen and with a gesture that begins at this edge."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], eg=2),
        create(CONTENT, ROOT, 0, "Content", [0, 0, 390, 844]),
        create(DRAWER, ROOT, 1, "Drawer", [-280, 0, 280, 844], sc=scroll(280, 2000), bg="#ffffff", sh={"c": "#0000004d", "r": 20, "x": 0, "y": -3}),
        create(BUTTON, CONTENT, 0, "UIButton", [8, 400, 170, 200], ax={"r": "button"}),
        create(ROW, DRAWER, 0, "UITableViewCell", [0, 0, 280, 844], ip=[0, 0], ax={"r": "button"}),
    ]


def test_a_finger_beside_what_lies_beyond_the_edge_reaches_the_content(phone, show, host):
    show(phone, closed_drawer())
    for x in [0, 2, 4, 6, 12]:
        host.forget()
        with Finger(phone, x, 500) as finger:
            finger.move(120, 500)
        began = host.wait_for_event("touch", phase="began")
        assert began["x"] == x and began["target"]["view"] in (CONTENT, BUTTON)
        # The browser leaves the finger to the app until it comes up.
        assert host.wait_for_event("touch", phase="ended")["x"] == 120
