"""Rows that are swiped aside by finger, with a host that answers at once, late or never."""

import pytest

from devices import PHONE
from gestures import Finger, drag, flick, tap, wait_until
from scenes import ROOT, create, feed, remove, update
from swipes import (
    ACTIONS, OTHER_ROW, ROW, actions, answering, box, left, open_row, phases, screen, swipes, wait_for_left,
)


def test_a_row_moves_with_the_finger_before_the_app_has_answered(phone, show, host):
    show(phone, screen())
    with Finger(phone, 300, 130) as finger:
        finger.move(200, 130)
        began = host.wait_for_event("swipe")
        assert {name: began[name] for name in ("view", "phase", "side", "revision")} == {
            "view": ROW, "phase": "began", "side": "r", "revision": 0}
        # The way until the direction was clear does not count.
        assert -100 < left(phone) < -80
        before = left(phone)
        finger.move(190, 130, steps=1)
        assert left(phone) == before - 10
        # The other row and the app's touch stay as they are.
        assert box(phone, "other")[0] == 0
        host.wait_for_event("touch", phase="cancelled")
    host.wait_for(lambda: phases(host) == ["began"])


def test_the_actions_share_the_room_beside_the_row(phone, show, host):
    answering(host)
    show(phone, screen())
    with Finger(phone, 300, 130) as finger:
        finger.move(220, 130)
        phone.locator("[data-identifier=delete]").wait_for(state="attached")
        finger.move(219, 130, steps=1)
        edge = left(phone) + 390
        revealed = 390 - edge
        assert 0 < revealed < 160
        assert abs(box(phone, "flag")[0] - edge) < 0.1
        assert abs(box(phone, "delete")[0] - (edge + revealed / 2)) < 0.1
        # Actions that still lie under the row cannot be touched.
        assert phone.evaluate("(x) => document.elementFromPoint(x, 130).dataset.identifier", edge - 2) == "content"
        assert phone.evaluate("(x) => document.elementFromPoint(x, 130).dataset.identifier", edge + 2) == "flag"


def test_a_row_that_is_let_go_far_enough_stays_open(phone, show, host):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    host.wait_for(lambda: phases(host) == ["began", "opened"])
    assert box(phone, "flag")[:2] == [230, 310] and box(phone, "delete")[:2] == [310, 390]


def test_a_row_that_is_let_go_early_goes_back(phone, show, host):
    answering(host)
    show(phone, screen())
    drag(phone, 300, 130, dx=-50)
    host.wait_for_event("swipe", phase="closed")
    wait_for_left(phone, 0)
    host.wait_for(lambda: phases(host) == ["began", "closed"])
    wait_until(phone, "!document.querySelector('[data-identifier=actions]')")


def test_a_short_throw_opens_the_row(phone, show, host):
    answering(host)
    show(phone, screen())
    flick(phone, dx=-60, speed=900, x=300, y=130)
    host.wait_for_event("swipe", phase="opened")
    wait_for_left(phone, -160)


@pytest.mark.parametrize("distance, phase, end", [(-150, "opened", -160), (-320, "performed", -390)])
def test_a_row_waits_for_a_host_that_answers_after_the_finger_has_gone(phone, show, host, distance, phase, end):
    show(phone, screen())
    drag(phone, 360, 130, dx=distance)
    host.wait_for_event("swipe", phase="began")
    host.wait_for(lambda: phases(host) == ["began"])
    host.patch(*actions())
    host.wait_for_event("swipe", phase=phase)
    wait_for_left(phone, end)


def test_an_answer_that_comes_after_the_row_went_back_is_answered_with_that(phone, show, host):
    show(phone, screen())
    drag(phone, 300, 130, dx=-30)
    host.wait_for_event("swipe", phase="began")
    wait_for_left(phone, 0)
    host.wait_for(lambda: phases(host) == ["began"])
    host.patch(*actions())
    host.wait_for_event("swipe", phase="closed")
    assert box(phone, "actions") and phone.evaluate(
        "getComputedStyle(document.querySelector('[data-identifier=actions]')).visibility") == "hidden"


def test_a_row_without_actions_goes_back_under_the_finger(phone, show, host):
    show(phone, screen())
    with Finger(phone, 300, 130) as finger:
        finger.move(200, 130)
        host.wait_for_event("swipe", phase="began")
        host.patch(update(ROW, sw=swipes(revision=1)))
        wait_for_left(phone, 0)
        finger.move(150, 130)
        assert left(phone) == 0
    host.wait_for(lambda: phases(host) == ["began"])


def test_a_row_does_not_move_to_a_side_without_actions(phone, show, host):
    show(phone, screen())
    with Finger(phone, 100, 130) as finger:
        finger.move(300, 130)
        # The finger belongs to the app.
        host.wait_for_event("touch", phase="moved")
        assert left(phone) == 0
    assert phases(host) == []


def test_the_other_side_opens_to_the_right(phone, show, host):
    answering(host)
    show(phone, screen(("r", "l")))
    drag(phone, 100, 130, dx=150)
    assert host.wait_for_event("swipe", phase="opened")["side"] == "l"
    wait_for_left(phone, 160)
    assert box(phone, "delete")[:2] == [0, 80] and box(phone, "flag")[:2] == [80, 160]


def test_a_swipe_all_the_way_performs_the_first_action(phone, show, host):
    answering(host)
    show(phone, screen())
    with Finger(phone, 370, 130) as finger:
        finger.move(100, 130)
        # The first action has taken over.
        wait_until(phone, """(() => {
            const { left } = document.querySelector('[data-identifier=delete]').getBoundingClientRect();
            return Math.abs(left - document.querySelector('[data-identifier=content]').getBoundingClientRect().right) < 1;
        })()""")
        host.wait_for(lambda: phases(host) == ["began"])
    host.wait_for_event("swipe", phase="performed")
    wait_for_left(phone, -390)
    # The app has performed the action, and the row goes back.
    host.patch(update(ROW, sw=swipes(revision=1)))
    assert host.wait_for_event("swipe", phase="closed")["revision"] == 1
    wait_for_left(phone, 0)


def test_a_swipe_all_the_way_only_opens_where_it_performs_nothing(phone, show, host):
    answering(host, full=False)
    show(phone, screen())
    with Finger(phone, 370, 130) as finger:
        finger.move(270, 130)
        phone.locator("[data-identifier=delete]").wait_for(state="attached")
        finger.move(20, 130)
        # Beyond the actions there is only the rubber band.
        assert -220 < left(phone) < -160
    host.wait_for_event("swipe", phase="opened")
    wait_for_left(phone, -160)


def test_a_vertical_drag_scrolls(phone, show, host):
    answering(host)
    show(phone, screen())
    drag(phone, 200, 130, dx=-20, dy=-300)
    host.wait_for_event("scroll", phase="idle")
    assert phases(host) == []
    assert host.of_type("scroll")[-1]["y"] > 100


def test_a_finger_that_comes_in_from_a_watched_edge_is_the_apps(phone, show, host):
    answering(host)
    scene = screen(("r", "l"))
    scene[0]["set"]["eg"] = 2
    show(phone, scene)
    drag(phone, 10, 130, dx=200)
    host.wait_for_event("touch", phase="ended")
    assert phases(host) == []
    drag(phone, 100, 130, dx=200)
    host.wait_for_event("swipe", phase="opened")


def test_a_row_beside_which_a_gesture_keeps_its_fingers_swipes_and_scrolls(phone, show, host):
    answering(host)
    scene = screen()
    # A pan on the window leaves fingers to the list, and one on a part of a row does not.
    scene[0]["set"]["kt"] = True
    show(phone, scene + [create(40, OTHER_ROW, 0, "Handle", [0, 0, 390, 60], kt=True)])
    drag(phone, 300, 190, dx=-150)
    host.wait_for_event("touch", phase="ended")
    drag(phone, 300, 190, dy=-100)
    host.wait_for(lambda: len([one for one in host.of_type("touch") if one["phase"] == "ended"]) == 2)
    assert phases(host) == [] and host.of_type("scroll") == []
    open_row(phone, host)
    drag(phone, 200, 600, dy=-200)
    host.wait_for_event("scroll", phase="idle")


@pytest.mark.parametrize("x, y", [(100, 130), (200, 190), (200, 600)])
def test_a_tap_elsewhere_closes_the_row_and_does_nothing_else(phone, show, host, x, y):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    host.forget()
    tap(phone, x, y)
    host.wait_for_event("swipe", phase="closed")
    wait_for_left(phone, 0)
    assert host.of_type("touch") == []


def test_a_tap_on_an_action_belongs_to_the_app(phone, show, host):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    host.forget()
    tap(phone, 350, 130)
    host.wait_for_event("touch", phase="ended")
    assert host.of_type("touch")[0]["x"] == 350
    assert phases(host) == []


def test_scrolling_closes_the_row(phone, show, host):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    drag(phone, 200, 600, dy=-200)
    host.wait_for_event("swipe", phase="closed")


def test_an_open_row_goes_back_with_the_finger(phone, show, host):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    drag(phone, 100, 130, dx=150)
    host.wait_for_event("swipe", phase="closed")
    wait_for_left(phone, 0)
    host.wait_for(lambda: phases(host) == ["began", "opened", "closed"])


def test_one_row_is_open_at_a_time(phone, show, host):
    show(phone, screen())
    host.on_event = lambda event: {"type": "patch", "ops": actions()} if (
        event["type"] == "swipe" and event["phase"] == "began" and event["view"] == ROW) else None
    open_row(phone, host)
    drag(phone, 300, 190, dx=-150)
    host.wait_for_event("swipe", phase="began", view=OTHER_ROW)
    host.wait_for_event("swipe", phase="closed", view=ROW)
    wait_for_left(phone, 0)


def test_the_app_opens_and_closes_a_row(phone, show, host):
    show(phone, screen(()))
    host.patch(update(ROW, sw=swipes((), 1, at="r")), *actions())
    wait_for_left(phone, -160)
    assert phases(host) == []
    host.patch(update(ROW, sw=swipes((), 2)))
    assert host.wait_for_event("swipe", phase="closed")["revision"] == 2
    wait_for_left(phone, 0)


def test_actions_that_the_app_removes_at_once_are_gone_at_once(phone, show, host):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    host.patch(update(ROW, sw=swipes(revision=1)), remove(ACTIONS))
    wait_until(phone, "!document.querySelector('[data-identifier=actions]')")
    assert left(phone) == 0


def test_a_page_that_is_opened_later_finds_the_row_open(phone, show, host):
    show(phone, screen(revision=7, at="r") + actions())
    assert left(phone) == -160


def test_rows_go_back_when_the_connection_is_lost(phone, show, host):
    answering(host)
    show(phone, screen())
    open_row(phone, host)
    host.scene = screen() + actions()
    host.drop()
    # The app still takes the row for open.
    host.wait_for_event("swipe", phase="closed")
    assert left(phone) == 0


def test_reduced_motion_moves_at_once(open_page, show, host):
    page = show(open_page(PHONE, reduced_motion="reduce"), screen(()))
    host.patch(update(ROW, sw=swipes((), 1, at="r")), *actions())
    phone_left = "document.querySelector('[data-identifier=content]').getBoundingClientRect().left"
    wait_until(page, "document.querySelector('[data-identifier=actions]')")
    assert page.evaluate(phone_left) == -160


@pytest.mark.parametrize("value", [
    3, {}, {"s": "r", "rev": 0}, {"s": ["x"], "rev": 0}, {"s": ["r"], "rev": "1"}, {"s": ["r"], "rev": 1, "at": "up"},
])
def test_an_invalid_description_costs_its_own_property(phone, show, host, value):
    show(phone, feed(count=2) + [create(50, ROOT, 1, "UIView", [0, 0, 40, 40], id="one", sw=value)])
    assert any("property “sw”" in line for line in phone.console_lines)
    assert not any(line.startswith("uncaught") for line in phone.console_lines)


@pytest.mark.parametrize("value", [3, {}, {"s": "up"}, {"s": "r"}])
def test_invalid_actions_and_actions_in_no_row_cost_their_own_property(phone, show, host, value):
    show(phone, feed(count=2) + [create(50, ROOT, 1, "UIView", [0, 0, 40, 40], id="one", sa=value)])
    assert any("property “sa”" in line for line in phone.console_lines)
    assert not any(line.startswith("uncaught") for line in phone.console_lines)
