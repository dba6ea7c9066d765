"""Zooming the page in Chromium, which makes points larger and fewer."""

from gestures import wait_until
from scenes import ROOT, create, text


def test_a_page_that_is_zoomed_is_a_smaller_screen_with_more_pixels_to_a_point(desktop, show, host):
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                   create(2, ROOT, 0, "UILabel", [20, 100, 200, 20], tx=text(("Sharp", 0, 0, 40.5)))])
    session = desktop.context.new_cdp_session(desktop)
    session.send("Emulation.setDeviceMetricsOverride",
                 {"width": 853, "height": 533, "deviceScaleFactor": 1.5, "mobile": False})
    screen = host.wait_for_event("screen", scale=1.5)
    assert (screen["width"], screen["height"], screen["textSize"]) == (853, 533, 16)
    # Zooming out again is reported as well.
    session.send("Emulation.setDeviceMetricsOverride",
                 {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False})
    host.wait_for(lambda: host.of_type("screen")[-1]["scale"] == 1)


def test_texts_that_a_browser_zooms_alone_keep_the_size_that_the_app_has_given_them(desktop, show):
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                   create(2, ROOT, 0, "UILabel", [20, 100, 200, 20], tx=text(("Sharp", 0, 0, 60)))])
    # Chromium has no such zoom. Here one font takes its part: that of the ruler, which is 100 pixels otherwise.
    desktop.evaluate("document.querySelector('.of-text-zoom').style.fontSize = '150px'")
    wait_until(desktop, "document.documentElement.style.getPropertyValue('--text-zoom') === '1.5'")
    block, line = [desktop.evaluate(
        f"(() => {{ const style = getComputedStyle(document.querySelector('[data-view=UILabel] {selector}'));"
        "return [style.fontSize, style.lineHeight]; })()") for selector in (".t", ".t > span")]
    # The browser would enlarge these by a half, back to 15 and 20.
    assert block == line == ["10px", "13.3333px"]
