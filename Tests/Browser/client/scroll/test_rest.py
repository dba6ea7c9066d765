"""The places at which scrolling comes to rest, and rows in a feed."""

import pytest

from gestures import Finger, flick, wait_until, wait_until_in_place, wait_until_still
from scenes import FEED, ROOT, cell_id, create, feed, scroll, update

ROW = "document.querySelector('[data-identifier=row]')"
ROW_ID = 500


def row(rest, content=2000, width=390, at=0, revision=0, **more):
    """Returns a window with a row of 200 points' height that comes to rest at the places `rest`."""
    value = scroll(content, 200, at=(at, 0), revision=revision, bv=False, bh=True, **({"rs": rest} if rest else {}), **more)
    return [create(ROOT, None, 0, "UIWindow", [0, 0, width, 844], bg="#ffffff"),
            create(ROW_ID, ROOT, 0, "OrthogonalScrollView", [0, 0, width, 200], cl=True, id="row", sc=value)] + [
        create(cell_id(item), ROW_ID, item, "PhotoCell", [item * 110, 0, 100, 200], bg="#e5e5ea", ip=[0, item])
        for item in range(content // 110)]


def every(pitch, count, first=0, one=True):
    """Returns places that are equally far apart."""
    return {"f": first, "p": pitch, "n": count, **({"one": True} if one else {})}


def rest_of(host):
    """Returns the offset of the row when it has come to rest."""
    place = host.wait_for_event("scroll", view=ROW_ID, phase="idle")["x"]
    host.forget()
    return place


def swipe(page, dx, speed=1500):
    """Swipes quickly over the row."""
    flick(page, dx=dx, x=300 if dx < 0 else 90, y=100, speed=speed)


def test_a_swipe_goes_to_the_next_place_and_no_farther(phone, show, host):
    show(phone, row(every(110, 18)))
    swipe(phone, -200, speed=6000)
    assert rest_of(host) == 110
    swipe(phone, -60)
    assert rest_of(host) == 220
    swipe(phone, 150)
    assert rest_of(host) == 110


def test_places_far_on_are_reached_one_by_one(phone, show, host):
    show(phone, row(every(110, 18)))
    for place in range(1, 9):
        swipe(phone, -100)
        assert rest_of(host) == place * 110


def test_a_page_at_the_end_stays_when_pages_are_added_behind_it(phone, show, host):
    show(phone, row(None, content=780, at=390, pg=True))
    wait_until(phone, f"{ROW}.scrollLeft === 390")
    host.patch(update(ROW_ID, sc=scroll(1170, 200, at=(390, 0), bv=False, bh=True, pg=True)))
    wait_until(phone, f"{ROW}.scrollWidth === 1170")
    wait_until_still(phone)
    assert phone.evaluate(f"{ROW}.scrollLeft") == 390
    swipe(phone, -200)
    assert rest_of(host) == 780


def test_swipes_in_quick_succession_go_on_one_by_one(phone, show, host):
    show(phone, row(every(200, 9)))
    for number in range(3):
        # The content may still move, but is nearest to the place to which the swipe before has sent it. A busy page that sees the
        # finger after it has moved takes another place for the nearest one.
        wait_until(phone, f"{ROW}.scrollLeft > {number * 200 - 40}")
        flick(phone, dx=-150, x=300, y=100, speed=3000, is_seen=True)
    host.wait_for(lambda: any(event.get("phase") == "idle" and event["x"] == 600 for event in host.events))


def test_a_slow_drag_goes_to_the_nearest_place(phone, show, host):
    show(phone, row(every(330, 6)))
    for distance, place in [(100, 0), (220, 330)]:
        with Finger(phone, 300, 100) as finger:
            finger.move(300 - distance, 100)
            # A finger that has stopped lets the content go without a velocity.
            wait_until_in_place(phone.locator("[data-index-path='0-0']"))
        assert rest_of(host) == place


def test_a_finger_that_stays_for_long_brings_content_to_a_place_and_reports_that_once(phone, show, host):
    show(phone, row(every(330, 6)))
    phone.evaluate("""() => {
        const { setTimeout } = window;
        window.setTimeout = (action, delay) => setTimeout(() => {
            action();
            window.hasPaused ||= delay === 1000;
        }, delay);
    }""")
    with Finger(phone, 300, 100) as finger:
        finger.move(200, 100)
        # The page no longer expects the browser to scroll.
        wait_until(phone, "window.hasPaused")
    assert rest_of(host) == 0


def test_a_throw_passes_places_where_it_may(phone, show, host):
    show(phone, row(every(110, 180, one=False), content=19_800))
    swipe(phone, -200, speed=4000)
    place = rest_of(host)
    assert place > 110
    assert place % 110 == 0


def test_places_beyond_the_ends_are_the_ends(phone, show, host):
    # The content ends at 610, at an offset of 220; places are at 0, 150, 300 and 450.
    show(phone, row(every(150, 4), content=610))
    swipe(phone, -100)
    assert rest_of(host) == 150
    swipe(phone, -100)
    assert rest_of(host) == 220
    swipe(phone, 100)
    assert rest_of(host) == 150


def test_places_may_begin_before_the_content(phone, show, host):
    # As in a right-to-left interface: at -70, 80 and 230, of which the first stands for 0.
    show(phone, row(every(150, 3, first=-70), content=620, at=230, revision=1))
    wait_until(phone, f"{ROW}.scrollLeft === 230")
    swipe(phone, 100)
    assert rest_of(host) == 80
    swipe(phone, 100)
    assert rest_of(host) == 0


def test_places_that_are_not_equally_far_apart(phone, show, host):
    show(phone, row({"at": [0, 90, 300, 380], "one": True}))
    swipe(phone, -100)
    assert rest_of(host) == 90
    swipe(phone, -100)
    assert rest_of(host) == 300


def test_the_app_moves_a_row_to_a_place_far_away(phone, show, host):
    show(phone, row(every(110, 180), content=19_800))
    host.patch(update(ROW_ID, sc=scroll(19_800, 200, at=(11_000, 0), revision=1, bv=False, bh=True, rs=every(110, 180))))
    wait_until(phone, f"{ROW}.scrollLeft === 11000")
    host.patch(update(ROW_ID, sc=scroll(
        19_800, 200, at=(1100, 0), revision=2, an=True, bv=False, bh=True, rs=every(110, 180))))
    assert rest_of(host) == 1100
    swipe(phone, -100)
    assert rest_of(host) == 1210


def test_a_drag_back_from_beyond_the_start_comes_to_rest(phone, show, host):
    show(phone, row(every(110, 18)))
    with Finger(phone, 150, 100) as finger:
        finger.move(250, 100)
        finger.move(20, 100, steps=20)
        wait_until(phone, f"{ROW}.scrollLeft > 100")
    assert rest_of(host) == 110


def test_a_row_keeps_its_place_when_its_size_changes(phone, show, host):
    show(phone, row(every(390, 5), content=1950))
    swipe(phone, -200)
    assert rest_of(host) == 390
    host.patch(update(ROW_ID, f=[0, 0, 300, 200], sc=scroll(
        1500, 200, at=(300, 0), revision=1, bv=False, bh=True, rs=every(300, 5))))
    wait_until(phone, f"{ROW}.scrollLeft === 300 && {ROW}.clientWidth === 300")


def test_keys_come_to_rest_at_places(desktop, show, host):
    show(desktop, row(every(110, 18)))
    desktop.evaluate(f"{ROW}.focus()")
    for key, place in [("ArrowRight", 110), ("ArrowRight", 220), ("ArrowLeft", 110)]:
        desktop.keyboard.press(key)
        assert rest_of(host) == place


def test_a_wheel_comes_to_rest_at_places(desktop, show, host):
    show(desktop, row(every(110, 18)))
    desktop.mouse.move(200, 100)
    desktop.mouse.wheel(100, 0)
    assert rest_of(host) == 110


def test_a_notch_of_the_wheel_turns_a_page(desktop, show, host):
    show(desktop, row(every(390, 5), content=1950))
    desktop.mouse.move(200, 100)
    for way, place in [(100, 390), (100, 780), (-100, 390)]:
        desktop.mouse.wheel(way, 0)
        assert rest_of(host) == place
        # The next notch is another gesture.
        desktop.evaluate("new Promise((done) => setTimeout(done, 210))")
    desktop.keyboard.down("Shift")
    desktop.mouse.wheel(0, 100)
    assert rest_of(host) == 780


def test_a_wheel_that_pages_leaves_the_feed_to_scroll(desktop, show, host):
    show(desktop, carousel(width=1280, height=800))
    desktop.mouse.move(100, 180)
    desktop.mouse.wheel(0, 120)
    assert host.wait_for_event("scroll", view=FEED, phase="idle")["y"] == 120 - 96


@pytest.mark.parametrize("rest", [
    "x", [], {"f": 0}, {"f": 0, "p": "110", "n": 3}, {"at": [0, None]}, {"at": "x"}, {"f": 0, "p": -5, "n": 3},
    {"f": 0, "p": 0, "n": 3}, {"f": 0, "p": 1e-9, "n": 1e12}, {"f": 1e300, "p": 1, "n": 3}, {"at": []},
])
def test_impossible_places_do_not_stop_the_page(phone, show, host, rest):
    show(phone, row(rest))
    host.patch(update(ROOT, o=0.5))
    wait_until(phone, "document.querySelector('[data-view=UIWindow]').style.opacity === '0.5'")
    assert phone.evaluate(f"{ROW}.querySelectorAll('.rest').length") < 500


def carousel(rest=None, **more):
    """Returns a feed whose first cell contains a row with pages."""
    value = scroll(374 * 5, 180, bv=False, bh=True, rs=rest or every(374, 5))
    return feed(**more) + [create(ROW_ID, cell_id(0), 0, "OrthogonalScrollView", [0, 0, 374, 180], id="row", sc=value)]


def test_a_vertical_swipe_over_a_row_scrolls_the_feed(phone, show, host):
    show(phone, carousel())
    flick(phone, dy=-250, x=200, y=250, speed=2000)
    assert host.wait_for_event("scroll", view=FEED, phase="idle")["y"] > 100
    assert phone.evaluate(f"{ROW}.scrollLeft") == 0


def test_a_row_leaves_swipes_to_a_feed_that_begins_to_scroll_later(phone, show, host):
    scene = carousel()
    show(phone, scene)
    still = scroll(390, 4000, (96, 0, 34, 0), at=(0, -96), off=True)
    host.patch(update(FEED, sc=still))
    wait_until(phone, f"!{ROW}.style.touchAction.includes('pan-y')")
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, -96))))
    wait_until(phone, f"{ROW}.style.touchAction.includes('pan-y') && {ROW}.style.touchAction.includes('pan-x')")
    flick(phone, dy=-250, x=200, y=250, speed=2000)
    assert host.wait_for_event("scroll", view=FEED, phase="idle")["y"] > 100
