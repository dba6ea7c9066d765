"""Scroll indicators."""

import pytest

from feeds import SCROLLER, top
from gestures import Finger, wait_until
from scenes import FEED, ROOT, create, feed, scroll, update


def test_scroll_indicators_are_visible_only_while_content_moves(phone, show, host):
    show(phone, feed())
    shown = f"{SCROLLER}.querySelector('.overlay').classList.contains('moving')"
    assert not phone.evaluate(shown)
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 300)
        wait_until(phone, shown)
    wait_until(phone, f"!({shown})")


@pytest.mark.parametrize("hidden, displayed", [({}, ["y", "x"]), ({"hv": True}, ["x"]), ({"hh": True}, ["y"])])
def test_each_scroll_indicator_can_be_hidden_by_itself(phone, show, host, hidden, displayed):
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(1000, 2000, **hidden))])
    bars = "[...document.querySelectorAll('[data-view=UIScrollView] .bar')]"
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 300)
        host.wait_for_event("scroll")
        assert phone.evaluate(f"{bars}.filter((bar) => bar.style.display !== 'none').map((bar) => bar.classList[1])"
                              ) == displayed


def test_scroll_indicators_have_insets_of_their_own(phone, show):
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844],
                        sc=scroll(1000, 2000, (100, 0, 0, 0), at=(0, -100), ii=[50, 200, 7, 30, 40, 60], **{"is": "white"}))])
    place = """(axis) => {
        const { style } = document.querySelector(`[data-view=UIScrollView] .bar.${axis}`);
        return ['left', 'top', 'width', 'height'].map((key) => parseFloat(style[key]) || 0);
    }"""
    left, top, _, height = phone.evaluate(place, "y")
    # The bar is three points wide and three points from the edge. At rest it is at the start of its track of 588 points.
    assert [left, top] == [390 - 3 - 3 - 7, 50 + 3]
    assert abs(height - 588 * 844 / 2100) < 0.01
    left, top, width, _ = phone.evaluate(place, "x")
    assert [left, top] == [30 + 3, 844 - 3 - 3 - 60]
    assert abs(width - (390 - 30 - 40 - 6) * 390 / 1000) < 0.01
    color = "getComputedStyle(document.querySelector('[data-view=UIScrollView] .bar')).backgroundColor"
    assert phone.evaluate(color) == "rgba(255, 255, 255, 0.627)"


def test_an_app_displays_the_scroll_indicators_for_a_moment(phone, show, host):
    show(phone, feed())
    bar = f"{SCROLLER}.querySelector('.bar.y')"
    assert phone.evaluate(f"getComputedStyle({bar}).opacity") == "0"
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, -96), fl=1)))
    wait_until(phone, f"getComputedStyle({bar}).opacity === '1'")
    wait_until(phone, f"getComputedStyle({bar}).opacity === '0'")
