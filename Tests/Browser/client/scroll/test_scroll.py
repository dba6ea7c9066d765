"""Scrolling, reports of offsets, and offsets that the app sets."""

import pytest

from feeds import ROW, SCROLLER, carousel, cell_top, idle, reports, top
from gestures import Finger, drag, flick, pull_down, wait_until, wait_until_ready, wait_until_still
from scenes import FEED, ROOT, cell_id, create, feed, remove, scroll, update


def test_the_feed_comes_to_rest_at_minus_its_inset(phone, show):
    show(phone, feed())
    assert top(phone) == 0
    assert cell_top(phone, 0) == 96


def test_the_browser_is_asked_for_no_place_of_content_while_a_scene_comes(phone, host):
    # To tell a place, a browser lays out the page, once more for each element that scrolls or depends on scrolling.
    phone.add_init_script("""globalThis.reads = 0;
    for (const name of ['scrollTop', 'scrollLeft']) {
        const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, name);
        Object.defineProperty(Element.prototype, name, { get() { reads += 1; return get.call(this); }, set });
    }
    // An observer is called once the scene is complete, before anything else.
    new MutationObserver(() => {
        if (document.querySelector('[data-identifier=last]')) globalThis.readsOfScene ??= reads;
    }).observe(document, { childList: true, subtree: true });""")
    bar = {"fx": {"v": FEED, "t": [{"p": "o", "at": [-96, 0], "to": [0.25, 1]}]}}
    host.scene = [*feed(), create(40, ROOT, 1, "Bar", [0, 0, 390, 96], id="bar", **bar),
                  create(41, cell_id(0), 0, "UIScrollView", [0, 0, 390, 100], sc=scroll(1000, 100, bh=True)),
                  create(42, ROOT, 2, "Bar", [0, 0, 390, 96], id="last", **bar)]
    phone.goto(host.url)
    wait_until_ready(phone)
    assert phone.evaluate("readsOfScene") == 0
    assert cell_top(phone, 0) == 96
    assert phone.evaluate("getComputedStyle(document.querySelector('[data-identifier=bar]')).opacity") == "0.25"
    phone.evaluate(f"{SCROLLER}.scrollTop = 500")
    wait_until(phone, "getComputedStyle(document.querySelector('[data-identifier=bar]')).opacity === '1'")
    assert idle(host)["y"] == 500 - 96


def test_an_element_that_no_longer_scrolls_and_scrolls_again_is_at_its_start(phone, show, host):
    show(phone, feed(refresh=False))
    phone.evaluate(f"{SCROLLER}.scrollTop = 500")
    idle(host)
    host.patch(update(FEED, clear=["sc"]), update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, -96), revision=1)))
    wait_until(phone, f"{SCROLLER}.scrollTop === 0")
    assert cell_top(phone, 0) == 96
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, 104), revision=2)))
    wait_until(phone, f"{SCROLLER}.scrollTop === 200")


def test_a_patch_that_meets_content_before_its_report_does_not_stand_in_for_the_report(phone, show, host):
    # The page calls `before_message`, if there is such a function, before its own code receives a message.
    phone.add_init_script("""const { addEventListener } = WebSocket.prototype;
    WebSocket.prototype.addEventListener = function (kind, listener, ...options) {
        return addEventListener.call(this, kind, (event) => { globalThis[`before_${kind}`]?.(); listener(event); }, ...options);
    };""")
    show(phone, feed())
    phone.evaluate(f"""() => {{
        globalThis.before_message = () => {{
            delete globalThis.before_message;
            {SCROLLER}.scrollTop = 500;
        }};
    }}""")
    host.patch(update(FEED, sc=scroll(390, 4100, (96, 0, 34, 0), at=(0, -96))))
    assert idle(host)["y"] == 500 - 96


def test_the_app_learns_where_content_is_before_it_is_touched_there(desktop, show, host):
    show(desktop, feed())
    desktop.evaluate(f"""() => {{
        {SCROLLER}.scrollTop = 500;
        const place = {{ clientX: 200, clientY: 300 }};
        {SCROLLER}.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true, pointerId: 1, pointerType: 'mouse', ...place }}));
    }}""")
    host.wait_for_event("touch", phase="began")
    found = [(event["type"], event["y"]) for event in host.events if event["type"] in ("scroll", "touch")]
    assert found[:2] == [("scroll", 500 - 96), ("touch", 300)]
    assert idle(host)["y"] == 500 - 96


def test_a_drag_is_reported_as_dragging_and_ends_with_one_idle(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 300)
        host.wait_for(lambda: len(reports(host)) > 3)
        assert {report["phase"] for report in reports(host)} == {"dragging"}
    idle(host)
    phases = [report["phase"] for report in reports(host)]
    assert phases.count("idle") == 1 and phases[-1] == "idle"
    offsets = [report["y"] for report in reports(host)]
    assert offsets == sorted(offsets) and offsets[0] > -96
    assert abs(offsets[-1] - (top(phone) - 96)) < 0.02


def test_a_drag_ends_for_the_app_although_the_cell_under_the_finger_goes_away(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 400) as finger:
        finger.move(200, 300)
        host.wait_for_event("scroll", phase="dragging")
        host.patch(remove(cell_id(1)))
        wait_until(phone, "!document.querySelector('[data-index-path=\"0-1\"]')")
    host.wait_for_event("scroll", phase="idle")


def test_a_finger_of_the_app_moves_no_content_although_its_cell_goes_away(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 400) as finger:
        began = host.wait_for_event("touch", phase="began")
        host.send({"type": "claim", "touch": began["id"]})
        host.patch(remove(cell_id(1)))
        wait_until(phone, "!document.querySelector('[data-index-path=\"0-1\"]')")
        finger.move(200, 600)
        host.wait_for_event("touch", phase="moved", y=600)
    host.wait_for_event("touch", phase="ended")
    wait_until_still(phone)
    assert all(each["y"] == -96 for each in reports(host))
    assert cell_top(phone, 0) == 96


def test_a_flick_glides_on(phone, show, host):
    show(phone, feed(count=100))
    flick(phone, dy=-400)
    idle(host)
    phases = [report["phase"] for report in reports(host)]
    assert "decelerating" in phases
    assert phases.index("decelerating") > phases.index("dragging")


def test_a_wheel_scrolls_and_comes_to_rest(desktop, show, host):
    show(desktop, feed(width=1280, height=800))
    desktop.mouse.move(600, 400)
    desktop.mouse.wheel(0, 500)
    assert idle(host)["y"] == 500 - 96
    assert {report["phase"] for report in reports(host)} <= {"decelerating", "idle"}
    assert any(report.get("wheel") for report in reports(host))


def test_keys_scroll_a_page_on_which_nothing_has_the_focus(desktop, show, host):
    show(desktop, feed(width=1280, height=800))
    desktop.keyboard.press("PageDown")
    desktop.keyboard.press("PageDown")
    assert idle(host)["y"] > 0
    assert not any("wheel" in report for report in reports(host))


def test_the_app_moves_the_content_by_raising_the_revision(phone, show, host):
    show(phone, feed())
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, 500), revision=1)))
    wait_until(phone, f"{SCROLLER}.scrollTop === 596")
    # The same revision repeats the app's last wish, and is no new one.
    host.patch(update(FEED, sc=scroll(390, 4001, (96, 0, 34, 0), at=(0, 0), revision=1), o=0.5))
    wait_until(phone, f"{SCROLLER}.style.opacity === '0.5'")
    assert top(phone) == 596
    assert reports(host) == []


def test_an_animated_move_is_reported_as_animating(phone, show, host):
    show(phone, feed())
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, 1000), revision=1, an=True)))
    report = idle(host)
    assert (report["y"], report["revision"]) == (1000, 1)
    assert {report["phase"] for report in reports(host)} == {"animating", "idle"}


def test_an_animated_move_to_the_same_place_ends_at_once(phone, show, host):
    show(phone, feed())
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, -96), revision=1, an=True)))
    assert idle(host)["y"] == -96


def test_content_that_grows_does_not_jump(phone, show, host):
    show(phone, feed())
    phone.evaluate(f"{SCROLLER}.scrollTop = 1000")
    idle(host)
    before = cell_top(phone, 6)
    host.patch(update(FEED, sc=scroll(390, 8000, (156, 0, 34, 0), at=(0, -96))))
    wait_until(phone, f"{SCROLLER}.scrollTop === 1060")
    assert cell_top(phone, 6) == before


def test_content_at_its_top_follows_the_inset(phone, show, host):
    show(phone, feed())
    host.patch(update(FEED, sc=scroll(390, 4000, (156, 0, 34, 0), at=(0, -96))))
    assert idle(host)["y"] == -156
    assert cell_top(phone, 0) == 156
    offsets = [report["y"] for report in reports(host)]
    assert len(offsets) > 5 and offsets == sorted(offsets, reverse=True)


def test_a_drag_that_takes_over_cancels_its_touch(phone, show, host):
    show(phone, feed(refresh=False))
    phone.evaluate("window.cancels = 0; addEventListener('pointercancel', () => { cancels += 1; })")
    drag(phone, 200, 300, dy=100)
    host.wait_for_event("touch", phase="cancelled")
    assert [touch["phase"] for touch in host.of_type("touch")][-1] == "cancelled"
    # The browser has not scrolled with the finger.
    assert phone.evaluate("cancels") == 0


@pytest.mark.parametrize("key", ["End", "PageDown", "ArrowDown", " "])
def test_keys_do_not_scroll_content_for_which_the_app_refuses_it(desktop, show, host, key):
    show(desktop, feed(width=1280, height=800))
    host.patch(update(FEED, sc=scroll(1280, 4000, (96, 0, 34, 0), (0, -96), nk=True)))
    wait_until(desktop, f"elementOf({SCROLLER}).scroller.value.nk === true")
    desktop.evaluate(f"{SCROLLER}.focus(); addEventListener('keydown', (event) => {{ window.kept = event.defaultPrevented; }})")
    desktop.keyboard.press(key)
    assert desktop.evaluate("kept")
    # A key that scrolls first focuses the content that fills the page, but not this one.
    desktop.evaluate("document.activeElement.blur()")
    desktop.keyboard.press(key)
    assert desktop.evaluate("document.activeElement === document.body")
    assert desktop.evaluate(f"{SCROLLER}.scrollTop") == 0


def test_content_that_must_not_scroll_does_not(phone, show, host):
    show(phone, feed())
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), off=True)))
    wait_until(phone, f"getComputedStyle({SCROLLER}).overflowY === 'hidden'")
    drag(phone, 200, 600, dy=-300)
    host.wait_for_event("touch", phase="ended")
    assert top(phone) == 0


def test_offsets_of_very_long_content_are_exact(phone, show, host):
    # A million cells: browsers lay out no box of 200 million points.
    long = scroll(390, 200_000_000, (96, 0, 34, 0), at=(0, -96))
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], sc=long)])
    host.patch(
        update(FEED, sc={**long, "at": [0, 150_000_000], "rev": 1}),
        create(cell_id(0), FEED, 0, "PhotoCell", [0, 150_000_100, 390, 190], ip=[0, 750_000]))
    phone.locator("[data-index-path='0-750000']").wait_for()
    assert cell_top(phone, 750_000) == 100
    drag(phone, 200, 600, dy=-200)
    report = idle(host)
    assert report["y"] > 150_000_100
    assert abs(cell_top(phone, 750_000) - (150_000_100 - report["y"])) < 0.5
    # And back to the very top.
    host.patch(update(FEED, sc={**long, "rev": 2}), remove(cell_id(0)),
               create(cell_id(1), FEED, 0, "PhotoCell", [0, 0, 390, 190], ip=[0, 0]))
    wait_until(phone, "document.querySelector(\"[data-index-path='0-0']\")?.getBoundingClientRect().top === 96")


def test_paging_comes_to_rest_at_multiples_of_the_size(phone, show, host):
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 200], cl=True,
                        sc={**scroll(390 * 12, 200), "pg": True, "bv": False, "bh": True})])
    drag(phone, 300, 100, dx=-250)
    assert idle(host)["x"] == 390
    host.forget()
    flick(phone, dx=-250, x=300, y=100)
    assert idle(host)["x"] == 780


def test_a_moved_element_keeps_its_scroll_position(phone, show, host):
    show(phone, carousel() + [create(501, ROOT, 1, "UIView", [0, 0, 390, 200], id="other")])
    phone.evaluate(f"{ROW}.scrollLeft = 300")
    host.wait_for_event("scroll", view=500, phase="idle")
    host.patch({"op": ">", "id": 500, "in": 501, "at": 0})
    phone.locator("[data-identifier=other] [data-identifier=row]").wait_for(state="attached")
    assert phone.evaluate(f"{ROW}.scrollLeft") == 300


def test_the_ring_of_the_focus_lies_over_the_content(desktop, show):
    show(desktop, feed())
    desktop.keyboard.press("PageDown")
    ring = """() => {
        const style = getComputedStyle(document.querySelector('[data-view=UICollectionView] > .sizer > .overlay'), '::before');
        return [style.width, style.height, style.outlineWidth];
    }"""
    assert desktop.evaluate(ring) == ["390px", "844px", "3px"]


def releases(host):
    return [report for report in reports(host) if "vx" in report]


def test_the_first_report_after_a_finger_has_gone_tells_its_velocity(phone, show, host):
    show(phone, feed(count=100))
    flick(phone, dy=-400)
    idle(host)
    release, = releases(host)
    # The velocity of the finger depends on the machine that runs the tests.
    assert release["phase"] == "decelerating" and release["vx"] == 0 and 0 <= release["vy"] <= 20
    after = reports(host)[reports(host).index(release) + 1:]
    assert "dragging" not in {report["phase"] for report in after}


def test_a_finger_that_rested_before_it_has_gone_has_no_velocity(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 500)
        host.wait_for(lambda: reports(host))
        phone.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")
    idle(host)
    release, = releases(host)
    assert (release["vx"], release["vy"]) == (0, 0)


def test_a_motion_between_two_frames_is_reported_with_its_beginning_and_its_end(desktop, show, host):
    show(desktop, feed(width=1280, height=800))
    desktop.evaluate(f"""() => {{
        const node = {SCROLLER};
        node.scrollTop = 50;
        for (const type of ['scroll', 'scrollend']) node.dispatchEvent(new Event(type));
    }}""")
    idle(host)
    assert [(report["phase"], report["y"]) for report in reports(host)] == [("decelerating", 50 - 96), ("idle", 50 - 96)]


def test_a_tap_reports_no_scrolling(phone, show, host):
    show(phone, feed())
    with Finger(phone, 200, 600):
        pass
    host.wait_for_event("touch", phase="ended")
    assert reports(host) == []


@pytest.mark.parametrize("place", [0, 700, 2500])
def test_the_app_takes_content_that_glides_elsewhere(phone, show, host, place):
    show(phone, feed(count=100))

    def answer(event):
        if event["type"] == "scroll" and event["phase"] == "decelerating" and event["revision"] == 0 and "vy" in event:
            return {"type": "patch", "ops": [update(
                FEED, sc=scroll(390, 20_000, (96, 0, 34, 0), at=(0, place), revision=1, an=True))]}
    host.on_event = answer
    flick(phone, dy=-400)
    report = host.wait_for_event("scroll", phase="idle", revision=1)
    assert report["y"] == place
    # The content can be dragged again.
    host.forget()
    host.on_event = None
    drag(phone, 200, 600, dy=-100)
    idle(host)
    assert reports(host)[-1]["y"] > place + 50


def test_momentum_that_outlasts_an_animation_of_the_app_moves_nothing(phone, show, host):
    show(phone, feed(count=100))
    host.patch(update(FEED, sc=scroll(390, 20_000, (96, 0, 34, 0), at=(0, 1000), revision=1)))

    def answer(event):
        if event["type"] == "scroll" and event["phase"] == "decelerating" and event["revision"] == 1 and "vy" in event:
            return {"type": "patch", "ops": [update(
                FEED, sc=scroll(390, 20_000, (96, 0, 34, 0), at=(0, 1000), revision=2, an=True))]}
    host.on_event = answer
    # The browser's momentum goes on now and then only, and for two seconds at most. A script in the page moves the content as it
    # does, as soon as the page has reported the end of the animation.
    phone.evaluate(f"""() => {{
        const {{ send }} = WebSocket.prototype;
        WebSocket.prototype.send = function (text) {{
            send.call(this, text);
            const {{ phase, revision }} = JSON.parse(text);
            if (phase === 'idle' && revision === 2) setTimeout(() => {{
                globalThis.place = {SCROLLER}.scrollTop;
                {SCROLLER}.scrollTop += 3;
            }});
        }};
    }}""")
    drag(phone, 200, 600, dy=-60, steps=30)
    host.wait_for_event("scroll", phase="idle", revision=2)
    wait_until(phone, "globalThis.place !== undefined")
    wait_until_still(phone)
    assert top(phone) == phone.evaluate("place") and reports(host)[-1]["y"] == 1000
    host.forget()
    host.on_event = None
    drag(phone, 200, 600, dy=-100)
    idle(host)
    assert reports(host)[-1]["y"] > 1050


def test_an_animation_of_the_app_that_a_busy_page_holds_up_ends_where_it_goes(phone, show, host):
    show(phone, feed(count=100))
    # The page gets no scroll event for longer than content takes to be at rest.
    phone.evaluate("""() => {
        const swallowing = new AbortController();
        const swallow = (event) => event.stopImmediatePropagation();
        addEventListener('scroll', swallow, { capture: true, signal: swallowing.signal });
        addEventListener('scroll', () => setTimeout(() => swallowing.abort(), 350), { capture: true, once: true });
    }""")
    host.patch(update(FEED, sc=scroll(390, 20_000, (96, 0, 34, 0), at=(0, 9000), revision=1, an=True)))
    assert host.wait_for_event("scroll", phase="idle", revision=1)["y"] == 9000


@pytest.mark.parametrize("rate", [1, 0, -1, "fast"])
def test_an_impossible_deceleration_rate_is_skipped(phone, show, host, rate):
    show(phone, feed())
    host.patch(update(FEED, sc=scroll(390, 4000, (96, 0, 34, 0), at=(0, 500), revision=1, dr=rate), o=0.5))
    wait_until(phone, f"{SCROLLER}.style.opacity === '0.5'")
    assert top(phone) == 0


def test_momentum_that_outlasts_a_jump_of_the_app_is_reported_as_one_movement(phone, show, host):
    # A carousel without an end puts its content back by one turn while it glides.
    show(phone, feed(count=100, refresh=False))
    flick(phone, dy=-300, speed=4000)
    wait_until(phone, f"{SCROLLER}.scrollTop > 1000")
    host.patch(update(FEED, sc=scroll(390, 20_000, (96, 0, 34, 0), at=(0, 104), revision=1)))
    wait_until(phone, f"{SCROLLER}.scrollTop < 900")
    wait_until(phone, f"{SCROLLER}.scrollTop > 900")
    idle(host)
    place = top(phone)
    phone.wait_for_timeout(300)
    assert top(phone) == place
    assert [report["phase"] for report in reports(host)].count("idle") == 1


def test_an_animation_of_the_app_during_a_spring_is_reported_with_one_idle(phone, show, host):
    show(phone, feed(count=100, refresh=False))
    pull_down(phone, 300)
    wait_until(phone, "new DOMMatrix(getComputedStyle(document.querySelector('[data-view=UICollectionView] .content')).transform).f < 60")
    host.patch(update(FEED, sc=scroll(390, 20_000, (96, 0, 34, 0), at=(0, 904), revision=1, an=True)))
    host.wait_for_event("scroll", phase="idle", revision=1, y=904)
    idles = [report for report in reports(host) if report["phase"] == "idle" and report["revision"] == 1]
    assert len(idles) == 1
