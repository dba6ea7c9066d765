"""Fingers that come in from an edge of the screen at which a web page lies."""

import pytest

from gestures import Finger, tap, wait_until
from scenes import ROOT, create, update
from web_documents import START, VIEW, resource

LINK = START + "<a href='https://example.com/' style='position: absolute; left: 0; top: 100px; width: 300px; height: 60px'>Bread</a>"


def show_page(page, show, host, edges, frame=(0, 0, 390, 844), html=LINK, **more):
    """Shows a document of the app in a window with gestures at edges of the screen."""
    host.resources[3] = resource(html)
    show(page, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], **({"eg": edges} if edges else {})),
        create(VIEW, ROOT, 0, "WebScrollView", list(frame), wv={"n": 1, "r": 3, **more})])
    host.wait_for(lambda: any(event["kind"] == "finished" for event in host.of_type("web")))


def strips(page):
    """Returns the edges with a strip in front of the page."""
    return page.evaluate("[...document.querySelectorAll('.web-edge')].filter((strip) => strip.offsetWidth > 0)"
                         ".map((strip) => strip.classList[1])")


def wait_for_strips(page, *wanted):
    wait_until(page, "String([...document.querySelectorAll('.web-edge')].filter((strip) => strip.offsetWidth > 0)"
                     ".map((strip) => strip.classList[1])) === String(arg)", list(wanted))


@pytest.mark.parametrize("edges, edge, start, end", [(2, "left", 5, 250), (8, "right", 385, 140)])
def test_a_finger_that_comes_in_over_a_page_is_the_apps(phone, show, host, edges, edge, start, end):
    show_page(phone, show, host, edges)
    wait_for_strips(phone, edge)
    with Finger(phone, start, 400) as finger:
        finger.move(end, 404)
        host.wait_for_event("touch", phase="moved")
    assert host.wait_for_event("touch", phase="began")["target"]["view"] == VIEW
    assert host.wait_for_event("touch", phase="ended")["x"] == end


def test_a_page_has_no_strips_where_no_gesture_begins(phone, show, host):
    show_page(phone, show, host, 0)
    phone.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert strips(phone) == []
    host.patch(update(ROOT, eg=10))
    wait_for_strips(phone, "left", "right")
    host.patch(update(ROOT, clear=["eg"]))
    wait_for_strips(phone)


def test_a_page_that_does_not_lie_at_the_edge_has_no_strip(phone, show, host):
    show_page(phone, show, host, 10, frame=(60, 0, 330, 844))
    wait_for_strips(phone, "right")
    host.patch(update(VIEW, f=[0, 0, 330, 844]))
    wait_for_strips(phone, "left")


def test_a_user_with_a_mouse_needs_no_strip(desktop, show, host):
    show_page(desktop, show, host, 2)
    wait_until(desktop, "document.querySelector('.web-edge.near') !== null")
    assert strips(desktop) == []


@pytest.mark.parametrize("zoom", [1, 2])
def test_a_touch_that_does_not_move_opens_the_link_below_and_the_next_one_reaches_the_page_itself(phone, show, host, zoom):
    show_page(phone, show, host, 2, z=zoom)
    wait_for_strips(phone, "left")
    tap(phone, 5, 130 * zoom)
    link = host.wait_for(lambda: [event for event in host.of_type("web") if event["kind"] == "link"])
    assert link[0]["text"] == "https://example.com/"
    wait_for_strips(phone)
    tap(phone, 5, 130 * zoom)
    host.wait_for(lambda: len([event for event in host.of_type("web") if event["kind"] == "link"]) == 2)
    # The strip comes back after a while.
    wait_for_strips(phone, "left")


def test_a_touch_gives_the_focus_to_a_field_below(phone, show, host):
    show_page(phone, show, host, 2, html=START + "<input style='position: absolute; left: 0; top: 100px; height: 60px'>")
    wait_for_strips(phone, "left")
    tap(phone, 5, 130)
    wait_until(phone.frames[1], "document.activeElement.localName === 'input'")
