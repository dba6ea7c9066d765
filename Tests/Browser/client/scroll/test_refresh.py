"""Pulling to refresh."""

from gestures import Finger, flick, pull_down, turn_wheel, wait_until
from scenes import FEED, REFRESH, cell_id, create, feed, remove, scroll, update

SPINNING = "Boolean(document.querySelector('.spinner.spinning'))"


def refreshing(is_on):
    """Returns an app's answer: the control's state, and the inset that makes room for it."""
    return [update(REFRESH, rf={"on": is_on, "c": "#8e8e93", "t": 100}),
            update(FEED, sc=scroll(390, 4000, (156 if is_on else 96, 0, 34, 0), at=(0, -96)))]


def first_cell_top(page):
    return page.eval_on_selector("[data-index-path='0-0']", "node => node.getBoundingClientRect().top")


def scroll_to(page, host, position):
    """Scrolls the feed, and waits until the host has all reports about it, which it then forgets."""
    page.evaluate("position => { document.querySelector('[data-view=UICollectionView]').scrollTop = position; }", position)
    host.wait_for_event("scroll", phase="idle")
    host.forget()


def spinner(is_on):
    """Returns the control's state without a change of the inset."""
    return update(REFRESH, rf={"on": is_on, "c": "#8e8e93", "t": 100})


def refresh_and_end(page, host):
    """Waits for a refresh under the finger, and ends it for the app. Forgets the reports so far."""
    host.wait_for_event("refresh")
    host.patch(spinner(True))
    wait_until(page, SPINNING)
    host.patch(spinner(False))
    wait_until(page, f"!{SPINNING}")
    host.forget()


def test_a_pull_that_is_long_enough_refreshes_before_the_finger_is_lifted(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 400)
        host.wait_for_event("scroll", phase="dragging")
        assert host.of_type("refresh") == []
        finger.move(200, 600)
        assert host.wait_for_event("refresh")["view"] == REFRESH
        # The app knows that a finger has the content.
        assert host.of_type("scroll")[-1]["phase"] == "dragging"
        host.patch(spinner(True))
        wait_until(phone, SPINNING)
        assert first_cell_top(phone) > 96 + 100
    host.wait_for_event("scroll", phase="decelerating")
    host.patch(*refreshing(True))
    assert host.wait_for_event("scroll", phase="idle")["y"] == -156
    assert len(host.of_type("refresh")) == 1
    assert first_cell_top(phone) == 156
    assert phone.evaluate(SPINNING)
    host.forget()
    host.patch(*refreshing(False))
    assert host.wait_for_event("scroll", phase="idle")["y"] == -96
    assert first_cell_top(phone) == 96
    assert not phone.evaluate(SPINNING)


def test_content_whose_refresh_has_ended_under_the_finger_springs_back(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 600)
        refresh_and_end(phone, host)
        # One pull refreshes once.
        finger.move(200, 700)
        host.wait_for_event("scroll", phase="dragging")
    assert host.wait_for_event("scroll", phase="idle")["y"] == -96
    assert host.of_type("refresh") == []
    host.forget()
    pull_down(phone)
    host.wait_for_event("refresh")


def test_a_finger_that_catches_content_on_its_way_back_does_not_refresh(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 200) as finger:
        finger.move(200, 800)
        refresh_and_end(phone, host)
    # The content is still far beyond its top when the finger comes down again.
    with Finger(phone, 200, 700) as finger:
        assert first_cell_top(phone) > 96 + 100
        finger.move(200, 650)
        host.wait_for_event("scroll", phase="dragging")
        finger.move(200, 500)
    host.wait_for_event("scroll", phase="idle")
    assert host.of_type("refresh") == []


def test_content_that_waits_for_room_springs_back_when_the_refresh_ends(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 600)
        host.wait_for_event("refresh")
        host.patch(spinner(True))
        wait_until(phone, SPINNING)
    host.wait_for_event("scroll", phase="decelerating")
    host.patch(spinner(False))
    assert host.wait_for_event("scroll", phase="idle")["y"] == -96


def test_room_that_is_made_under_the_finger_keeps_the_content_below_it(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 600)
        host.wait_for_event("refresh")
        top = first_cell_top(phone)
        host.patch(*refreshing(True))
        wait_until(phone, SPINNING)
        assert abs(first_cell_top(phone) - top) < 1
    assert host.wait_for_event("scroll", phase="idle")["y"] == -156
    assert first_cell_top(phone) == 156


def test_a_transparent_title_appears_with_the_pull_and_others_stay(phone, show, host):
    show(phone, feed() + [
        create(901, REFRESH, 0, "Title", [16, 40, 358, 18], o=0), create(902, REFRESH, 1, "Logo", [16, 0, 20, 20], bg="#ff0000")])
    host.patch(update(REFRESH, rf={"on": False, "c": "#8e8e93", "t": 100, "y": 22}))
    opacity = "name => getComputedStyle(document.querySelector(`[data-view=${name}]`)).opacity"
    assert (phone.evaluate(opacity, "Title"), phone.evaluate(opacity, "Logo")) == ("0", "1")
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 400)
        wait_until(phone, f"Math.abs(({opacity})('Title') - 0.516) < 0.01")
        assert phone.evaluate(opacity, "Logo") == "1"
    wait_until(phone, f"({opacity})('Title') === '0'")
    assert phone.evaluate(opacity, "Logo") == "1"


def test_a_short_pull_does_not_refresh(phone, show, host):
    show(phone, feed())
    pull_down(phone, distance=100)
    host.wait_for_event("scroll", phase="idle")
    assert host.of_type("refresh") == []


def test_the_ticks_appear_with_the_pull(phone, show, host):
    show(phone, feed())
    shown = "[...document.querySelectorAll('.spinner i')].filter(tick => tick.style.opacity > 0.5).length"
    assert phone.evaluate(shown) == 0
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 400)
        # 100 points of the finger are 51.6 of the content, about half of the way: six of twelve ticks.
        wait_until(phone, f"{shown} === 6")
        finger.move(200, 700)
        wait_until(phone, f"{shown} === 12")


def test_content_springs_back_where_the_app_does_not_answer(phone, show, host):
    show(phone, feed())
    pull_down(phone)
    host.wait_for_event("refresh")
    assert host.wait_for_event("scroll", phase="idle")["y"] == -96
    assert not phone.evaluate(SPINNING)


def test_an_app_whose_refresh_ends_at_once_is_asked_again(phone, show, host):
    # The app changes nothing, and the content is at its top again when the finger is lifted.
    show(phone, feed())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 600)
        host.wait_for_event("refresh")
        finger.move(200, 300)
    # The content glides on, and comes back to its top.
    host.wait_for_event("scroll", phase="idle")
    scroll_to(phone, host, 0)
    wait_until(phone, f"!{SPINNING}")
    pull_down(phone)
    assert host.wait_for_event("refresh")["view"] == REFRESH


def test_one_refresh_at_a_time(phone, show, host):
    show(phone, feed())
    pull_down(phone)
    host.wait_for_event("refresh")
    host.patch(*refreshing(True))
    host.wait_for_event("scroll", phase="idle")
    host.forget()
    pull_down(phone)
    host.wait_for_event("scroll", phase="idle")
    assert host.of_type("refresh") == []


def test_momentum_to_the_top_does_not_refresh(phone, show, host):
    show(phone, feed())
    scroll_to(phone, host, 600)
    flick(phone, dy=400, speed=4000)
    assert host.wait_for_event("scroll", phase="idle")["y"] == -96
    assert host.of_type("refresh") == []


def test_a_wheel_that_begins_at_the_top_refreshes(desktop, show, host):
    show(desktop, feed())
    turn_wheel(desktop, 200, 400, *[(0, -100)] * 8)
    assert host.wait_for_event("refresh")["view"] == REFRESH


def test_a_wheel_that_runs_into_the_top_does_not_refresh(desktop, show, host):
    show(desktop, feed())
    scroll_to(desktop, host, 300)
    turn_wheel(desktop, 200, 400, *[(0, -100)] * 12)
    host.wait_for_event("scroll", phase="idle", y=-96)
    assert host.of_type("refresh") == []


def test_a_wheel_that_a_busy_page_notices_at_the_top_only_does_not_refresh(desktop, show, host):
    show(desktop, feed())
    scroll_to(desktop, host, 60)
    # The page is busy when the wheel turns, so that the browser scrolls before the page receives the event of the first turn.
    desktop.evaluate("""setTimeout(() => {
        const end = performance.now() + 400;
        while (performance.now() < end);
    }, 50)""")
    turn_wheel(desktop, 200, 400, *[(0, -100)] * 12)
    host.wait_for_event("scroll", phase="idle", y=-96)
    assert host.of_type("refresh") == []


def test_the_keyboard_refreshes(desktop, show, host):
    show(desktop, feed())
    button = desktop.get_by_role("button", name="Refresh")
    button.focus()
    # Below the bars, which cover 96 points of the content.
    assert button.bounding_box()["y"] == 96 + 12
    desktop.keyboard.press("Enter")
    host.wait_for_event("refresh")
    host.patch(*refreshing(True))
    desktop.locator("button.refresh[aria-busy=true]").wait_for(state="attached")


def test_a_drag_that_began_further_down_refreshes_too(phone, show, host):
    show(phone, feed())
    scroll_to(phone, host, 60)
    with Finger(phone, 200, 200) as finger:
        finger.move(200, 800, steps=40)
        host.wait_for(lambda: host.of_type("scroll") and host.of_type("scroll")[-1]["y"] < -96 - 100)
    host.wait_for_event("refresh")


def test_a_finger_whose_cell_goes_away_pulls_on_and_refreshes(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 200) as finger:
        finger.move(200, 300)
        host.patch(remove(cell_id(0)))
        wait_until(phone, "!document.querySelector('[data-index-path=\"0-0\"]')")
        finger.move(200, 600)
    assert host.wait_for_event("refresh")["view"] == REFRESH
