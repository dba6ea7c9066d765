"""Touches, the mouse, the keyboard, and the accessibility of elements."""

from gestures import Finger, flick, tap, wait_for_value, wait_until
from scenes import FEED, ROOT, create, feed, remove, scroll, text, update

BUTTON, OTHER, DIALOG, OK = 10, 11, 20, 21


def window(*more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *more]


def button(number, y, name, **more):
    return create(number, ROOT, 0, "UIButton", [20, y, 200, 44], id=name, tx=text((name, 10, 12, 30)),
                  ax={"r": "button", **more})


def dialog():
    return [create(DIALOG, ROOT, 2, "UIAlertController", [50, 300, 290, 200], bg="#ffffff", id="dialog",
                   ax={"r": "alert", "m": True, "l": "エラーが発生しました"}),
            create(OK, DIALOG, 0, "UIButton", [0, 150, 290, 50], id="ok", tx=text(("OK", 130, 15, 24)),
                   ax={"r": "button"})]


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? null")


def touches(host):
    return [(touch["phase"], touch["x"], touch["y"]) for touch in host.of_type("touch")]


def test_a_tap_is_a_touch_that_begins_and_ends(phone, show, host):
    show(phone, feed())
    tap(phone, 120, 340)
    host.wait_for_event("touch", phase="ended")
    assert touches(host) == [("began", 120, 340), ("ended", 120, 340)]
    began, ended = host.of_type("touch")
    assert began["id"] == ended["id"] and 0 < began["time"] <= ended["time"]


def test_scrolling_takes_the_touch_over(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 400)
        host.wait_for_event("touch", phase="cancelled")
    host.wait_for_event("scroll", phase="idle")
    assert [touch["phase"] for touch in host.of_type("touch")].count("ended") == 0


def test_a_finger_moves_where_nothing_scrolls(phone, show, host):
    show(phone, window())
    with Finger(phone, 100, 100) as finger:
        finger.move(180, 160)
        host.wait_for(lambda: touches(host)[-1] == ("moved", 180, 160))
    host.wait_for_event("touch", phase="ended")
    assert touches(host)[-1] == ("ended", 180, 160)


def ask_for_clock(host, began, seconds):
    """Asks when some seconds after the beginning of a touch are over, and returns that time."""
    time = began["time"] + seconds
    host.send({"type": "clock", "time": time})
    return time


def test_the_page_reports_when_its_clock_has_reached_a_time(phone, show, host):
    show(phone, feed())
    tap(phone, 120, 340)
    began = host.wait_for_event("touch", phase="began")
    time = ask_for_clock(host, began, seconds=0.3)
    assert host.wait_for_event("clock")["time"] == time
    assert phone.evaluate("performance.now()") >= time * 1000


def test_a_time_that_is_over_is_answered_at_once(phone, show, host):
    show(phone, feed())
    tap(phone, 120, 340)
    ended = host.wait_for_event("touch", phase="ended")
    time = ask_for_clock(host, ended, seconds=-0.1)
    assert host.wait_for_event("clock")["time"] == time


def test_the_moves_of_a_finger_come_before_the_time_of_the_clock(phone, show, host):
    show(phone, window())
    # No frame comes in which moves are reported.
    phone.evaluate("""() => {
        window.requestAnimationFrame = () => 1;
        addEventListener('pointermove', ({ clientX }) => { window.movedTo = clientX; });
    }""")
    with Finger(phone, 100, 100) as finger:
        began = host.wait_for_event("touch", phase="began")
        finger.move(180, 160)
        wait_for_value(phone, lambda: phone.evaluate("movedTo"), 180)
        ask_for_clock(host, began, seconds=0.1)
        host.wait_for_event("clock")
        assert touches(host) == [("began", 100, 100), ("moved", 180, 160)]


def test_a_time_that_no_timer_can_wait_for_is_ignored(phone, show, host):
    show(phone, feed())
    tap(phone, 120, 340)
    began = host.wait_for_event("touch", phase="began")
    for time in [None, "soon", 1e300]:
        host.send({"type": "clock", "time": time})
    time = ask_for_clock(host, began, seconds=0.01)
    host.wait_for_event("clock")
    assert [clock["time"] for clock in host.of_type("clock")] == [time]


def test_only_the_primary_mouse_button_touches(desktop, show, host):
    show(desktop, window())
    desktop.mouse.click(30, 40, button="right")
    desktop.mouse.click(50, 60)
    host.wait_for_event("touch", phase="ended")
    assert touches(host) == [("began", 50, 60), ("ended", 50, 60)]


def test_buttons_are_activated_by_keyboard(desktop, show, host):
    show(desktop, window(button(OTHER, 100, "two"), button(BUTTON, 20, "one")))
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "one"
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=BUTTON)
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Space")
    host.wait_for_event("activate", view=OTHER)


def test_a_disabled_button_is_not(desktop, show, host):
    show(desktop, window(button(BUTTON, 20, "one", d=True)))
    desktop.keyboard.press("Tab")
    assert focused(desktop) is None
    assert desktop.get_by_role("button", name="one", disabled=True).count() == 1


def test_a_button_states_if_it_has_expanded_something(desktop, show, host):
    show(desktop, window(button(BUTTON, 20, "one", x=False), button(OTHER, 100, "two")))
    one = desktop.get_by_role("button", name="one")
    assert one.get_attribute("aria-expanded") == "false"
    assert desktop.get_by_role("button", name="two").get_attribute("aria-expanded") is None
    host.patch(update(BUTTON, ax={"r": "button", "x": True}))
    desktop.get_by_role("button", name="one", expanded=True).wait_for()


def test_escape_is_reported_to_the_app(desktop, show, host):
    show(desktop, window())
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")


def test_a_dialog_takes_the_focus_and_gives_it_back(desktop, show, host):
    show(desktop, window(button(BUTTON, 20, "one")))
    desktop.keyboard.press("Tab")
    host.patch(*dialog())
    wait_until(desktop, "document.activeElement.dataset.identifier === 'ok'")
    assert desktop.get_by_role("alertdialog", name="エラーが発生しました").count() == 1
    # Elements outside are out of reach.
    assert desktop.locator("[data-identifier=one][inert]").count() == 1
    desktop.keyboard.press("Tab")
    assert focused(desktop) != "one"
    # And so is what comes after it.
    host.patch(button(OTHER, 100, "two"))
    desktop.locator("[data-identifier=two][inert]").wait_for()
    host.patch(remove(DIALOG))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'one'")
    assert desktop.locator("[inert]").count() == 0


def test_roles_become_those_of_aria(desktop, show, host):
    show(desktop, feed(count=3) + [
        create(60, ROOT, 1, "UINavigationBar", [0, 0, 390, 96], ax={"r": "navigationBar"}),
        create(61, 60, 0, "UILabel", [0, 0, 390, 40], tx=text(("Dishes", 0, 0, 60)), ax={"r": "header"}),
        create(62, ROOT, 2, "UIImageView", [0, 0, 4, 4], ax={"r": "image", "l": "A bowl of soup"}),
        create(63, ROOT, 3, "UIView", [0, 0, 4, 4], ax={"h": True}, tx=text(("hidden", 0, 0, 4)))])
    assert desktop.get_by_role("main").get_by_role("heading", name="Dishes", level=1).count() == 1
    assert desktop.get_by_role("list").get_by_role("listitem").count() == 3
    assert desktop.get_by_role("img", name="A bowl of soup").count() == 1
    assert desktop.locator("[aria-hidden=true]", has_text="hidden").count() == 1


def test_elements_stand_for_the_text_of_their_label(desktop, show, host):
    show(desktop, window() + [
        create(60, ROOT, 0, "UILabel", [0, 0, 200, 40], tx=text(("#sushi #tokyo", 0, 0, 120)), ax={"t": True}),
        create(61, 60, 0, "AccessibilityElementView", [0, 0, 60, 20], ax={"r": "link", "l": "#sushi"}, nt=True),
        create(62, 60, 1, "AccessibilityElementView", [60, 0, 60, 20], ax={"r": "link", "l": "#tokyo"}, nt=True)])
    assert desktop.locator("[aria-hidden=true]", has_text="#sushi #tokyo").count() == 1
    desktop.get_by_role("link", name="#tokyo").focus()
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=62)
    host.patch(update(60, ax={}))
    wait_until(desktop, "document.querySelector('[aria-hidden=true]') === null")


def test_a_page_that_goes_out_of_view_reports_that(desktop, show, host):
    show(desktop, window())
    desktop.evaluate("""() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    host.wait_for_event("visibility", visible=False)


def test_touches_on_elements_that_ignore_them_belong_to_the_element_below(phone, show, host):
    show(phone, feed() + [create(70, ROOT, 1, "UIView", [0, 0, 390, 844], nt=True)])
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 300)
    host.wait_for_event("scroll", view=FEED, phase="idle")


def test_the_finger_that_stops_a_glide_is_no_tap(phone, show, host):
    show(phone, feed(count=200))
    flick(phone, dy=-600, speed=3600, y=700)
    host.wait_for_event("scroll", phase="decelerating")
    tap(phone, 120, 340)
    host.wait_for_event("scroll", phase="idle")
    assert [touch["phase"] for touch in host.of_type("touch")].count("began") == 1


def test_a_label_takes_the_place_of_a_text_and_stands_beside_the_content_of_a_view(desktop, show, host):
    show(desktop, window(
        create(2, ROOT, 0, "UILabel", [0, 0, 90, 20], tx=text(("¥3,900", 0, 0, 50)), ax={"r": "text", "l": "3,900 yen"}),
        create(3, ROOT, 1, "UIView", [0, 40, 90, 90], ax={"l": "Gift"}),
        create(4, 3, 0, "UIButton", [0, 0, 90, 44], tx=text(("Buy", 0, 0, 30)), ax={"r": "button"})))
    assert desktop.get_by_role("img", name="3,900 yen").count() == 1
    assert desktop.get_by_role("group", name="Gift").get_by_role("button", name="Buy").count() == 1


def settle(page):
    """Waits until the compositor has the page's changes, too."""
    page.evaluate("""async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }""")


def claim(page, host):
    """Lets the app claim the finger that is down."""
    began = host.wait_for_event("touch", phase="began")
    # The patch comes after the claim: once the page has applied it, the claim was received.
    host.send({"type": "claim", "touch": began["id"]})
    host.patch(update(ROOT, id="claimed"))
    page.locator("[data-identifier=claimed]").wait_for()
    settle(page)


def scroll_top(page):
    return page.eval_on_selector("[data-view=UICollectionView]", "node => node.scrollTop")


def test_a_finger_that_a_gesture_of_the_app_has_scrolls_nothing(phone, show, host):
    show(phone, feed())
    phone.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTop = 600")
    host.wait_for_event("scroll", phase="idle")
    with Finger(phone, 200, 600) as finger:
        claim(phone, host)
        finger.move(200, 300)
        host.wait_for(lambda: touches(host)[-1] == ("moved", 200, 300))
        assert scroll_top(phone) == 600
    host.wait_for_event("touch", phase="ended")
    assert [touch["phase"] for touch in host.of_type("touch")].count("cancelled") == 0
    assert scroll_top(phone) == 600


def test_the_finger_after_that_scrolls_again(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 600) as finger:
        claim(phone, host)
        finger.move(200, 500)
    host.wait_for_event("touch", phase="ended")
    host.forget()
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 300)
        host.wait_for_event("touch", phase="cancelled")
    host.wait_for_event("scroll", phase="idle")
    assert scroll_top(phone) > 200


def test_content_at_an_edge_is_not_pulled_by_a_finger_that_the_app_has(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 300) as finger:
        claim(phone, host)
        host.forget()
        finger.move(200, 600)
        host.wait_for(lambda: host.of_type("touch") and touches(host)[-1] == ("moved", 200, 600))
        assert host.of_type("scroll") == []
    host.wait_for_event("touch", phase="ended")
    assert host.of_type("refresh") == []


def test_the_app_scrolls_under_a_finger_that_it_has(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 600) as finger:
        claim(phone, host)
        finger.move(200, 700)
        host.forget()
        host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, 204), revision=1)))
        wait_until(phone, "document.querySelector('[data-view=UICollectionView]').scrollTop === 300")
    host.wait_for_event("touch", phase="ended")
    # The app has moved the content itself and needs no report.
    assert host.of_type("scroll") == []
    assert scroll_top(phone) == 300


def test_the_button_that_return_means_takes_the_focus_in_a_dialog(desktop, show, host):
    show(desktop, window(button(BUTTON, 100, "open")))
    desktop.keyboard.press("Tab")
    alert, ok = dialog()
    cancel = create(22, DIALOG, 0, "UIButton", [0, 100, 290, 50], id="cancel", tx=text(("Cancel", 130, 15, 24)), ax={"r": "button"})
    ok["set"]["ax"]["j"] = True
    host.patch(alert, cancel, {**ok, "at": 1})
    wait_until(desktop, "document.activeElement.dataset.identifier === 'ok'")
