"""The pointer of a mouse over elements that give it a look."""

from gestures import wait_until
from scenes import ROOT, create, remove, update

CARD = 10
HOVER = 2


def window(**more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(CARD, ROOT, 0, "Card", [20, 100, 200, 200], bg="#ff0000", gw=HOVER, id="card", **more)]


def style(page, name, pseudo=None):
    return page.locator("[data-identifier=card]").evaluate(
        "(node, [name, pseudo]) => getComputedStyle(node, pseudo)[name]", [name, pseudo])


def test_an_effect_comes_and_goes(desktop, show, host):
    show(desktop, window())
    host.patch(update(CARD, po={"e": {"t": "over", "s": True, "l": True}}))
    wait_until(desktop, "document.querySelector('.pointer-scaled')")
    assert style(desktop, "scale") != "none"
    assert "drop-shadow" in style(desktop, "filter")
    assert style(desktop, "backgroundColor", "::after") != "rgba(0, 0, 0, 0)"
    host.patch(update(CARD, clear=["po"]))
    wait_until(desktop, "!document.querySelector('.pointer-scaled, .pointer-over, .pointer-shadow')")


def test_a_plate_lies_where_its_element_is(desktop, show, host):
    show(desktop, window())
    desktop.mouse.move(60, 150)
    host.patch(update(CARD, po={"d": "M-8 -8L30 -8L30 30L-8 30Z", "f": True}))
    desktop.locator(".pointer-shape.plate").wait_for(state="attached")
    desktop.mouse.move(80, 160)
    assert desktop.evaluate("document.querySelector('.pointer-shape').style.translate") == "20px 100px"
    box = desktop.evaluate("(({ x, y, width, height }) => [x, y, width, height])"
                           "(document.querySelector('.pointer-shape path').getBoundingClientRect())")
    assert box == [12, 92, 38, 38]
    # A shape that moves with the pointer again does not lie where the node is.
    host.patch(update(CARD, po={"d": "M-8 -8L30 -8L30 30L-8 30Z"}))
    wait_until(desktop, "document.querySelector('.pointer-shape').style.translate === '80px 160px'")
    assert desktop.locator(".plate").count() == 0


def test_a_pointer_may_be_hidden_or_have_a_shape_that_goes_with_it(desktop, show, host):
    show(desktop, window(po={"h": True}))
    assert style(desktop, "cursor") == "none"
    assert desktop.locator(".pointer-shape").count() == 0
    desktop.mouse.move(60, 150)
    host.patch(update(CARD, po={"d": "M-2 -10L2 -10L2 10L-2 10Z"}))
    desktop.locator(".pointer-shape").wait_for(state="attached")
    desktop.mouse.move(80, 160)
    wait_until(desktop, "document.querySelector('.pointer-shape').style.translate === '80px 160px'")
    assert style(desktop, "cursor") == "none"
    host.patch(remove(CARD))
    wait_until(desktop, "!document.querySelector('.pointer-shape')")
