"""Content that scrolls while a gesture of the app has the same finger, as a list in a panel that the user drags."""

from gestures import Finger, flick, wait_until
from scenes import ROOT, create, scroll, update

LIST = 10
ACCOMPANIED = 512
TOP = "document.querySelector('[data-view=List]').scrollTop"
BOX = "document.querySelector('[data-view=List] .content').getBoundingClientRect().top"


def panel(at=0, **more):
    """A list of 3,000 points in a panel 200 points below the top of the screen."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(LIST, ROOT, 0, "List", [0, 200, 390, 644], gw=ACCOMPANIED, sc=scroll(390, 3000, at=(0, at), **more)),
    ]


def pushes(host):
    return [event for event in host.of_type("scroll") if event["phase"] == "pushing"]


def answer(host, at, revision):
    """Reports where the content is, as an app does after each push."""
    host.patch(update(LIST, sc=scroll(390, 3000, at=(0, at), revision=revision)))


def touches(host, phase):
    return [event for event in host.of_type("touch") if event["phase"] == phase]


def test_content_at_its_start_stays_until_the_app_allows_it_to_move(phone, show, host):
    show(phone, panel())
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 500)
        host.wait_for(lambda: pushes(host))
        assert phone.evaluate(TOP) == 0
        # The app allows what the finger has done so far, and the content follows the finger from there on.
        push = pushes(host)[0]
        assert push["x"] == 0 and 0 < push["y"] <= 100
        answer(host, push["y"], 1)
        finger.move(200, 400)
        # The first points of a finger move nothing.
        wait_until(phone, f"{TOP} > 150 && {TOP} <= 200")
        assert len(pushes(host)) == 1
    host.wait_for_event("scroll", phase="idle", revision=1)


def test_the_app_keeps_its_finger_while_the_content_scrolls(phone, show, host):
    show(phone, panel(at=500))
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 500)
        wait_until(phone, f"{TOP} > 550")
        host.wait_for_event("scroll", phase="dragging")
        host.wait_for(lambda: any(touch["y"] == 500 for touch in touches(host, "moved")))
        assert not pushes(host)
    host.wait_for_event("touch", phase="ended")
    assert not touches(host, "cancelled")


def test_a_wish_that_comes_after_the_content_concerns_the_next_finger(phone, show, host):
    show(phone, panel(at=500))
    host.patch(update(LIST, clear=["gw"]))
    host.patch(update(LIST, gw=ACCOMPANIED), update(LIST, o=0.9))
    wait_until(phone, "getComputedStyle(document.querySelector('[data-view=List]')).opacity === '0.9'")
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 500)
        host.wait_for(lambda: any(touch["y"] == 500 for touch in touches(host, "moved")))
        wait_until(phone, f"{TOP} > 550")
        # The page moves the content, and the browser does not move it once more.
        phone.wait_for_timeout(200)
        assert phone.evaluate(TOP) <= 600
    host.wait_for_event("touch", phase="ended")
    assert not touches(host, "cancelled")


def test_content_that_the_app_puts_back_stays_while_the_finger_moves_on(phone, show, host):
    show(phone, panel(at=500))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 450)
        wait_until(phone, f"{TOP} < 490")
        answer(host, 480, 1)
        wait_until(phone, f"{TOP} === 480")
        for revision in range(2, 6):
            finger.move(200, 440 + 10 * revision)
            host.wait_for(lambda: len(pushes(host)) == revision - 1)
            answer(host, 480, revision)
            wait_until(phone, f"{TOP} === 480")
        # Each push contains the way since the one before.
        assert all(-20 <= push["y"] < 0 for push in pushes(host))


def test_content_that_reaches_its_start_waits_there(phone, show, host):
    show(phone, panel(at=40))
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 500)
        host.wait_for(lambda: pushes(host))
        assert phone.evaluate(TOP) == 0 and phone.evaluate(BOX) == 200
        # The app lets the content bounce.
        answer(host, pushes(host)[0]["y"], 1)
        wait_until(phone, f"{BOX} > 200")
    wait_until(phone, f"{BOX} === 200")
    assert not touches(host, "cancelled")


def test_content_glides_once_the_app_has_allowed_the_last_push(phone, show, host):
    show(phone, panel())
    flick(phone, dy=-200, x=200, y=700)
    host.wait_for_event("touch", phase="ended")
    host.wait_for(lambda: pushes(host))
    phone.wait_for_timeout(100)
    assert phone.evaluate(TOP) == 0
    place, revision = 0, 0
    while not any(event["phase"] == "decelerating" for event in host.of_type("scroll")):
        waiting = pushes(host)[revision:]
        if waiting:
            place, revision = place + waiting[0]["y"], revision + 1
            answer(host, place, revision)
        phone.wait_for_timeout(20)
    wait_until(phone, f"{TOP} > 300")
    host.wait_for_event("scroll", phase="idle")


def test_a_finger_that_only_moves_the_panel_ends_without_a_glide(phone, show, host):
    show(phone, panel())
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 500)
        host.wait_for(lambda: pushes(host))
        answer(host, 0, 1)
        phone.wait_for_timeout(200)
    revision = 1
    while not any(event["phase"] == "idle" for event in host.of_type("scroll")):
        if len(pushes(host)) > revision:
            revision += 1
            answer(host, 0, revision)
        phone.wait_for_timeout(20)
    assert phone.evaluate(TOP) == 0


def test_a_finger_that_stops_gliding_content_belongs_to_the_app_once_it_moves(phone, show, host):
    show(phone, panel(at=500))
    flick(phone, dy=-200, x=200, y=700)
    wait_until(phone, f"{TOP} > 750")
    host.forget()
    with Finger(phone, 200, 500) as finger:
        phone.wait_for_timeout(100)
        assert not host.of_type("touch")
        finger.move(200, 540)
        host.wait_for_event("touch", phase="began", y=500)
    host.wait_for_event("touch", phase="ended")


def test_content_that_glides_bounces_at_its_edge(phone, show, host):
    show(phone, panel(at=120))
    flick(phone, dy=100, x=200, y=400, speed=1500)
    wait_until(phone, f"{BOX} > 200 && {TOP} === 0")
    wait_until(phone, f"{BOX} === 200")
    host.wait_for_event("scroll", phase="idle", y=0)
    beyond = [event for event in host.of_type("scroll") if event["phase"] == "decelerating" and event["y"] < 0]
    assert beyond


def test_pulled_content_that_the_app_puts_back_goes_on_from_there(phone, show, host):
    scene = panel()
    del scene[1]["set"]["gw"]
    show(phone, scene)
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 500)
        wait_until(phone, f"{BOX} > 220")
        answer(host, 0, 1)
        wait_until(phone, f"{BOX} === 200")
        # The finger pulls anew from where the app has put the content: 20 points become about 11.
        finger.move(200, 520)
        wait_until(phone, f"{BOX} > 205 && {BOX} < 212")
    wait_until(phone, f"{BOX} === 200")
    assert not pushes(host)


def test_an_app_that_turns_out_to_hold_pulled_content_is_asked_in_the_same_drag(phone, show, host):
    scene = panel()
    del scene[1]["set"]["gw"]
    show(phone, scene)
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 450)
        wait_until(phone, f"{BOX} > 210")
        host.patch(update(LIST, gw=ACCOMPANIED, sc=scroll(390, 3000, at=(0, 0), revision=1)))
        wait_until(phone, f"{BOX} === 200")
        finger.move(200, 460, steps=2)
        host.wait_for(lambda: pushes(host))
        assert phone.evaluate(BOX) == 200
        answer(host, 0, 2)


def test_content_that_an_app_puts_back_after_it_has_let_it_go_stays_there(phone, show, host):
    show(phone, panel())
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 450)
        host.wait_for(lambda: pushes(host))
        answer(host, pushes(host)[0]["y"], 1)
        wait_until(phone, f"{BOX} > 205")
        answer(host, 0, 2)
        wait_until(phone, f"{BOX} === 200")
        asked = len(pushes(host))
        finger.move(200, 500)
        host.wait_for(lambda: len(pushes(host)) > asked)
        assert phone.evaluate(BOX) == 200
        answer(host, 0, 3)


SIDE = "document.querySelector('[data-view=Row]').scrollLeft"


def row(at=0, **more):
    """A row of 2,000 points that scrolls sideways, whose fingers a gesture of the app gets too."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(LIST, ROOT, 0, "Row", [0, 200, 390, 200], gw=ACCOMPANIED, sc=scroll(2000, 200, at=(at, 0), bv=False, bh=True, **more)),
    ]


def test_the_app_keeps_its_finger_while_content_scrolls_sideways(phone, show, host):
    show(phone, row(at=500))
    with Finger(phone, 300, 300) as finger:
        finger.move(200, 300)
        wait_until(phone, f"{SIDE} > 550")
        host.wait_for(lambda: any(touch["x"] == 200 for touch in touches(host, "moved")))
        assert not pushes(host)
    host.wait_for_event("touch", phase="ended")
    assert not touches(host, "cancelled")
    host.wait_for_event("scroll", phase="idle")


def test_content_at_its_left_stays_until_the_app_lets_it_go(phone, show, host):
    show(phone, row())
    with Finger(phone, 300, 300) as finger:
        finger.move(200, 300)
        host.wait_for(lambda: pushes(host))
        assert phone.evaluate(SIDE) == 0
        push = pushes(host)[0]
        assert push["y"] == 0 and 0 < push["x"] <= 100
        host.patch(update(LIST, sc=scroll(2000, 200, at=(push["x"], 0), revision=1, bv=False, bh=True)))
        finger.move(100, 300)
        wait_until(phone, f"{SIDE} > 150 && {SIDE} <= 200")
    host.wait_for_event("scroll", phase="idle", revision=1)
