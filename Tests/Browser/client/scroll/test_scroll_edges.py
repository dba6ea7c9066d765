"""Content that is pulled, thrown or scrolled beyond its edges, and comes back."""

import pytest

from feeds import END, SCROLLER, carousel, cell_top, idle, reports, top
from gestures import Finger, drag, flick, wait_until
from scenes import FEED, feed, scroll, update


def test_content_pulled_beyond_its_top_resists_and_springs_back(phone, show, host):
    show(phone, feed(refresh=False))
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 500)
        # UIKit's rubber band: (1 - 1 / (200 · 0.55 / 844 + 1)) · 844 = 97.3 points.
        host.wait_for(lambda: any(abs(report["y"] - (-96 - 97.3)) < 0.1 for report in reports(host)))
        assert abs(cell_top(phone, 0) - (96 + 97.3)) < 0.1
    assert idle(host)["y"] == -96
    assert cell_top(phone, 0) == 96


def test_content_pulled_beyond_its_end_reports_offsets_beyond_it(phone, show, host):
    show(phone, feed())
    phone.evaluate(f"{SCROLLER}.scrollTop = 1e6")
    idle(host)
    host.forget()
    drag(phone, 200, 600, dy=-200)
    idle(host)
    assert max(report["y"] for report in reports(host)) > END + 90
    assert abs(reports(host)[-1]["y"] - END) < 1


def test_a_drag_back_from_beyond_the_top_scrolls_on(phone, show, host):
    show(phone, feed(refresh=False))
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 400)
        finger.move(200, 100, steps=20)
        wait_until(phone, f"{SCROLLER}.scrollTop > 150")
        # The finger is 200 points above where it went down, and so is the content.
        assert abs(top(phone) - 200) < 1
    idle(host)


def test_momentum_that_hits_the_end_bounces(phone, show, host):
    show(phone, feed(count=8))
    end = 8 * 200 - 844 + 34
    flick(phone, dy=-400, speed=4000)
    idle(host)
    beyond = max(report["y"] for report in reports(host)) - end
    assert 2 < beyond <= 41
    assert abs(reports(host)[-1]["y"] - end) < 1


def test_an_animation_of_the_app_goes_on_while_the_content_springs_back(phone, show, host):
    show(phone, feed(count=8))
    phone.evaluate(f"{SCROLLER}.scrollTop = 1e6")
    idle(host)
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 350, steps=10)
    host.patch(update(FEED, sc=scroll(390, 8 * 200, (96, 0, 34, 0), at=(0, -96), revision=1, an=True)))
    host.wait_for_event("scroll", phase="idle", revision=1, y=-96)
    assert top(phone) == 0
    # The spring has ended meanwhile, and the app hears of one end.
    assert [report["y"] for report in reports(host) if report["phase"] == "idle" and report["revision"] == 1] == [-96]


@pytest.mark.parametrize("key", ["End", "PageDown", "ArrowDown"])
def test_a_key_at_the_end_bounces(desktop, show, host, key):
    show(desktop, feed(width=1280, height=800))
    desktop.evaluate(f"{SCROLLER}.focus(); {SCROLLER}.scrollTop = 1e6")
    end = idle(host)["y"]
    host.forget()
    desktop.keyboard.press(key)
    idle(host)
    assert max(report["y"] for report in reports(host)) > end + 3
    assert abs(reports(host)[-1]["y"] - end) < 1


def test_a_wheel_at_the_end_bounces(desktop, show, host):
    show(desktop, feed(width=1280, height=800))
    desktop.evaluate(f"{SCROLLER}.scrollTop = 1e6")
    end = idle(host)["y"]
    host.forget()
    desktop.mouse.move(600, 400)
    desktop.mouse.wheel(0, 100)
    idle(host)
    assert 10 < max(report["y"] for report in reports(host)) - end < 40


def test_a_wheel_that_arrives_at_the_end_goes_a_little_beyond(desktop, show, host):
    show(desktop, feed(width=1280, height=800, count=5))
    desktop.mouse.move(600, 400)
    desktop.mouse.wheel(0, 2000)
    host.wait_for(lambda: any(report["y"] > 1000 - 800 + 34 + 2 for report in reports(host)))
    idle(host)


def test_content_that_fits_bounces_where_the_app_wants_it(phone, show, host):
    show(phone, feed(count=2, refresh=False))
    drag(phone, 200, 500, dy=-200)
    idle(host)
    assert max(report["y"] for report in reports(host)) > -96 + 80
    assert reports(host)[-1]["y"] == -96


def test_a_drag_that_reaches_the_top_goes_on_beyond_it(phone, show, host):
    show(phone, feed())
    phone.evaluate(f"{SCROLLER}.scrollTop = 100")
    idle(host)
    host.forget()
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 700, steps=30)
        host.wait_for(lambda: min(report["y"] for report in reports(host)) < -96 - 80)
        # Turning round takes the content back with the finger.
        finger.move(200, 300, steps=30)
        wait_until(phone, f"{SCROLLER}.scrollTop > 20")
    idle(host)
    assert {report["phase"] for report in reports(host)} >= {"dragging", "idle"}
    assert cell_top(phone, 0) == 96 - top(phone)


def test_a_row_beyond_its_left_edge_bounces_and_the_feed_stays(phone, show, host):
    show(phone, carousel())
    drag(phone, 100, 180, dx=150)
    host.wait_for_event("scroll", view=500, phase="idle", x=0)
    assert min(report["x"] for report in reports(host)) < -50
    assert {report["view"] for report in reports(host)} == {500}


def glide_distance(page, show, host, **more):
    """Returns how far content glides that was pulled beyond its top and thrown back, which the client moves by itself."""
    show(page, feed(count=200, refresh=False))
    host.patch(update(FEED, sc=scroll(390, 40_000, (96, 0, 34, 0), at=(0, -96), **more)))
    flick(page, y=300, dy=-240, speed=1500, before=30)
    report = idle(host)
    # The finger is 240 points above where it went down, and so was the content when it was let go of.
    return report["y"] - (240 - 96)


def test_content_that_the_client_moves_decelerates_at_the_rate_of_the_app(phone, show, host):
    usual = glide_distance(phone, show, host)
    host.forget()
    fast = glide_distance(phone, show, host, dr=0.99)
    assert 0 < fast < usual / 2
