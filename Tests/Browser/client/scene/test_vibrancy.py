"""Elements of whose content only the opacity counts."""

from gestures import wait_until
from scenes import ROOT, create, update


def scene(**look):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#000000"),
            create(2, ROOT, 0, "UIView", [0, 0, 100, 100], id="vibrant", vb={"l": 1, "o": 0.5}, **look),
            create(3, 2, 0, "UIView", [0, 0, 50, 100], id="content", bg="#ff0000")]


def filter_of(page, name):
    return page.eval_on_selector(f"[data-identifier={name}]", "node => getComputedStyle(node).filter")


def test_all_content_has_one_grey(desktop, show, host):
    show(desktop, scene())
    assert filter_of(desktop, "vibrant") == "brightness(0) invert(1) opacity(0.5)"
    assert filter_of(desktop, "content") == "none"
    host.send({"type": "patch", "ops": [update(2, clear=["vb"])]})
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=vibrant]')).filter === 'none'")


def test_a_shadow_of_vibrant_content_keeps_its_colour(desktop, show):
    show(desktop, scene(sh={"c": "#00ff00", "r": 2, "x": 0, "y": 1, "k": True}))
    assert filter_of(desktop, "vibrant") == "brightness(0) invert(1) opacity(0.5) drop-shadow(rgb(0, 255, 0) 0px 1px 2px)"
