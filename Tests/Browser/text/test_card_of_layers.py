"""Tests that the page composes the layers of an app, and animates them."""

from gestures import wait_for_value, wait_until, wait_until_ready

RING = "document.querySelector('[data-view=CAShapeLayer]')"


def test_layers_are_composed_and_animated(browser, text_url):
    page = browser.new_page(viewport={"width": 600, "height": 1400}, device_scale_factor=1)
    page.goto(text_url)
    wait_until_ready(page)
    classes = """() => [...document.querySelector('[data-identifier=card]').children].map((node) => node.dataset.view)"""
    wait_for_value(page, lambda: page.evaluate(classes), ["CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAReplicatorLayer"])
    assert page.evaluate("getComputedStyle(document.querySelector('[data-view=CAGradientLayer]')).backgroundImage").startswith(
        "linear-gradient(")
    dots = page.evaluate("""() => [...document.querySelectorAll('[data-identifier=card] [data-view=CAReplicatorLayer] > * > *')]
        .map((node) => Math.round(node.getBoundingClientRect().left))""")
    assert [dot - dots[0] for dot in dots] == [0, 12, 24]
    box = page.locator("[data-identifier=card]").bounding_box()
    page.mouse.click(box["x"] + 50, box["y"] + 50)
    # The change of the ring is animated by itself.
    wait_until(page, f"{RING}.getAnimations().length > 0")
    wait_until(page, f"{RING}.getAnimations().length === 0 && getComputedStyle({RING}).getPropertyValue('--shape-end') === '1'")
    page.close()
