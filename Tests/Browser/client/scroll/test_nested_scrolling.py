"""Scroll views within scroll views that scroll along the same direction."""

from gestures import Finger, turn_wheel, wait_until
from scenes import ROOT, create, remove, scroll, update

OUTER, INNER = 10, 11
OUTER_TOP = "document.querySelector('[data-view=Outer]').scrollTop"
INNER_TOP = "document.querySelector('[data-view=Inner]').scrollTop"
INNER_BOX = "document.querySelector('[data-view=Inner]').getBoundingClientRect().top"


def nested(outer_at=0, inner_at=0, **inner):
    """A scroll view of 2,000 points in which another one, of 1,000 points, is 300 points high."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(OUTER, ROOT, 0, "Outer", [0, 0, 390, 844], sc=scroll(390, 2000, at=(0, outer_at))),
        create(INNER, OUTER, 0, "Inner", [20, 300 + outer_at, 350, 300], bg="#dddddd",
               sc=scroll(350, 1000, at=(0, inner_at), **inner)),
    ]


def test_inner_content_scrolls_while_it_can_even_if_the_outer_one_is_at_its_edge(phone, show, host):
    show(phone, nested(inner_at=200))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 500)
        wait_until(phone, f"{INNER_TOP} < 150 && {INNER_TOP} > 50")
        assert phone.evaluate(INNER_BOX) == 300


def test_a_drag_from_the_edge_of_inner_content_scrolls_the_outer_one(phone, show, host):
    show(phone, nested(outer_at=200))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 500)
        wait_until(phone, f"{OUTER_TOP} < 150")
        assert phone.evaluate(INNER_TOP) == 0


def test_a_drag_that_reaches_the_edge_on_its_way_stays_with_the_inner_content(phone, show, host):
    show(phone, nested(outer_at=200, inner_at=50))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 560)
        wait_until(phone, f"{INNER_TOP} === 0")
        assert phone.evaluate(OUTER_TOP) == 200


def test_at_both_edges_the_outer_content_bounces(phone, show, host):
    show(phone, nested())
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 500)
        wait_until(phone, f"{INNER_BOX} > 330")
    wait_until(phone, f"{INNER_BOX} === 300")


def test_isolated_content_keeps_its_drags(phone, show, host):
    show(phone, nested(outer_at=200, nv=True))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 500)
        host.wait_for(lambda: any(event["view"] == INNER and event["y"] < -30 for event in host.of_type("scroll")))
        assert phone.evaluate(OUTER_TOP) == 200


def test_a_wheel_at_the_edge_of_inner_content_scrolls_the_outer_one(desktop, show, host):
    show(desktop, nested(inner_at=700))
    turn_wheel(desktop, 200, 400, (0, 60), (0, 60))
    wait_until(desktop, f"{OUTER_TOP} > 50")
    assert desktop.evaluate(INNER_TOP) == 700


def test_a_wheel_scrolls_the_inner_content_while_it_can(desktop, show, host):
    show(desktop, nested(inner_at=300))
    turn_wheel(desktop, 200, 400, (0, 60), (0, 60))
    wait_until(desktop, f"{INNER_TOP} > 350")
    assert desktop.evaluate(OUTER_TOP) == 0


OUTER_END = 2000 - 844


def test_fingers_that_move_both_contents_move_the_outer_one_to_its_end_first(phone, show, host):
    show(phone, nested(outer_at=OUTER_END - 100, sv=True))
    with Finger(phone, 200, 560) as finger:
        finger.move(200, 500)
        wait_until(phone, f"Math.abs({OUTER_TOP} - arg) < 1", OUTER_END - 40)
        assert phone.evaluate(INNER_TOP) == 0
        finger.move(200, 360)
        wait_until(phone, f"Math.abs({OUTER_TOP} - arg) < 1 && Math.abs({INNER_TOP} - 100) < 1", OUTER_END)


def test_fingers_that_move_both_contents_move_the_inner_one_to_its_start_first(phone, show, host):
    show(phone, nested(outer_at=200, inner_at=60, sv=True))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 440)
        wait_until(phone, f"Math.abs({INNER_TOP} - 20) < 1")
        assert phone.evaluate(OUTER_TOP) == 200
        finger.move(200, 560)
        wait_until(phone, f"{INNER_TOP} === 0 && Math.abs({OUTER_TOP} - 100) < 1")


def test_content_that_glides_to_its_edge_passes_its_speed_on(phone, show, host):
    show(phone, nested(outer_at=OUTER_END - 100, sv=True))
    with Finger(phone, 200, 560) as finger:
        finger.move(200, 480, steps=3)
    # The finger has gone 80 points, and the content glides farther than the 20 points that are left to the outer one.
    wait_until(phone, f"Math.abs({OUTER_TOP} - arg) < 1 && {INNER_TOP} > 50", OUTER_END)
    host.wait_for(lambda: any(event["view"] == INNER and event["phase"] == "idle" for event in host.of_type("scroll")))
    assert all(event["y"] >= 0 for event in host.of_type("scroll") if event["view"] == INNER)


def test_where_the_app_keeps_the_outer_content_back_the_inner_one_goes_on(phone, show, host):
    show(phone, nested(outer_at=500, sv=True))
    with Finger(phone, 200, 560) as finger:
        finger.move(200, 460)
        wait_until(phone, f"Math.abs({OUTER_TOP} - 600) < 1")
        host.patch(update(OUTER, sc=scroll(390, 2000, at=(0, 550), revision=1)))
        wait_until(phone, f"{OUTER_TOP} === 550")
        finger.move(200, 360)
        wait_until(phone, f"Math.abs({INNER_TOP} - 100) < 1")
        assert phone.evaluate(OUTER_TOP) == 550


def test_outer_content_that_the_app_puts_back_to_its_start_moves_with_the_next_finger(phone, show, host):
    show(phone, nested(outer_at=300, sv=True))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 440)
        wait_until(phone, f"Math.abs({OUTER_TOP} - 260) < 1")
        host.patch(update(OUTER, sc=scroll(390, 2000, at=(0, 0), revision=1)))
        wait_until(phone, f"{OUTER_TOP} === 0")
    # A finger that lifts off quickly leaves the content its speed, which takes it beyond its start and back.
    host.wait_for(lambda: any(event["view"] == OUTER and event["phase"] == "idle" for event in host.of_type("scroll")))
    with Finger(phone, 200, 760) as finger:
        finger.move(200, 660)
        wait_until(phone, f"Math.abs({OUTER_TOP} - 100) < 1")
        assert phone.evaluate(INNER_TOP) == 0


def test_outer_content_that_the_app_no_longer_keeps_back_moves_on_with_the_next_finger(phone, show, host):
    show(phone, nested(sv=True))
    with Finger(phone, 200, 560) as finger:
        finger.move(200, 460)
        wait_until(phone, f"Math.abs({OUTER_TOP} - 100) < 1")
        host.patch(update(OUTER, sc=scroll(390, 2000, at=(0, 50), revision=1)))
        wait_until(phone, f"{OUTER_TOP} === 50")
        finger.move(200, 440)
        wait_until(phone, f"Math.abs({INNER_TOP} - 20) < 1")
        assert phone.evaluate(OUTER_TOP) == 50
        finger.move(200, 500)
        wait_until(phone, f"{INNER_TOP} === 0 && Math.abs({OUTER_TOP} - 10) < 1")
    host.patch(update(OUTER, sc=scroll(390, 2000, at=(0, 50), revision=2)))
    wait_until(phone, f"{OUTER_TOP} === 50")
    with Finger(phone, 200, 540) as finger:
        finger.move(200, 440)
        wait_until(phone, f"Math.abs({OUTER_TOP} - 150) < 1")


def test_content_does_not_glide_on_below_a_finger(phone, show, host):
    show(phone, nested(outer_at=200, inner_at=200, sv=True))
    with Finger(phone, 200, 320) as finger:
        finger.move(200, 380, steps=3)
    with Finger(phone, 200, 100):
        wait_until(phone, f"{INNER_TOP} === 0")
        host.wait_for(lambda: any(event["view"] == INNER and event["phase"] == "idle" for event in host.of_type("scroll")))
        phone.wait_for_timeout(200)
        assert phone.evaluate(OUTER_TOP) == 200


def test_content_glides_to_its_end_after_the_content_within_has_ended(phone, show, host):
    show(phone, nested(outer_at=OUTER_END - 500, sv=True))
    with Finger(phone, 200, 560) as finger:
        finger.move(200, 360, steps=3)
    host.patch(remove(INNER))
    wait_until(phone, f"Math.abs({OUTER_TOP} - arg) < 1", OUTER_END)
    host.wait_for(lambda: any(event["view"] == OUTER and event["phase"] == "idle" for event in host.of_type("scroll")))


def test_outer_content_at_its_end_is_reported_a_little_farther_before_the_inner_one_moves(phone, show, host):
    show(phone, nested(outer_at=OUTER_END, sv=True))
    with Finger(phone, 200, 560) as finger:
        finger.move(200, 460)
        host.wait_for(lambda: any(event["view"] == INNER and event["y"] > 50 for event in host.of_type("scroll")))
        first = host.of_type("scroll")[0]
        assert first["view"] == OUTER and OUTER_END < first["y"] < OUTER_END + 20
        host.wait_for(lambda: any(event["view"] == OUTER and event["y"] == OUTER_END for event in host.of_type("scroll")))


def test_content_that_does_not_bounce_is_never_reported_beyond_its_edge(phone, show, host):
    show(phone, nested(outer_at=200, inner_at=0, sv=True, bv=False))
    with Finger(phone, 200, 420) as finger:
        finger.move(200, 520)
        wait_until(phone, f"Math.abs({OUTER_TOP} - 100) < 1")
        host.wait_for(lambda: any(event["view"] == OUTER and abs(event["y"] - 100) < 1 for event in host.of_type("scroll")))
    assert all(event["y"] >= 0 for event in host.of_type("scroll") if event["view"] == INNER)


def test_a_wheel_that_moves_both_contents_moves_the_outer_one_first(desktop, show, host):
    show(desktop, nested(outer_at=OUTER_END - 50, sv=True))
    turn_wheel(desktop, 200, 400, (0, 60))
    wait_until(desktop, f"Math.abs({OUTER_TOP} - arg) < 1", OUTER_END)
    assert desktop.evaluate(INNER_TOP) == 0
    turn_wheel(desktop, 200, 400, (0, 60))
    wait_until(desktop, f"{INNER_TOP} > 30")
