"""What every app needs of a browser, in Firefox and WebKitGTK: opening, scrolling, typing, animation and coming back. The feed
rests at -96 and ends at 3234: 20 cells of 200 points, less the 800 of the window, plus the 34 of the lower inset."""

import pytest

from scenes import FEED, ROOT, cell_id, create, feed, remove, scroll, update

SCROLLER = "document.querySelector('[data-view=UICollectionView]')"
SEND_TOUCH = """(() => {
    globalThis.touched ??= document.querySelector(`CELL`);
    const at = { identifier: 1, target: touched, clientX: 600, clientY: PLACE };
    const touch = document.createTouch ? document.createTouch(window, touched, 1, 600, PLACE, 600, PLACE) : new Touch(at);
    const list = document.createTouchList?.bind(document) ?? ((...touches) => touches);
    const down = 'KIND' === 'touchend' ? list() : list(touch);
    touched.dispatchEvent(new TouchEvent('KIND', {
        bubbles: true, cancelable: true, touches: down, targetTouches: down, changedTouches: list(touch) }));
})()"""
"""Sends the event KIND of a finger at the height PLACE to the element that was the cell CELL at the first event. WebKit makes touches by
functions of the document."""


def wide_feed(**more):
    return feed(width=1280, height=800, refresh=False, **more)


def cell(item):
    return f"[data-index-path='0-{item}']"


def test_it_opens_and_the_content_rests_at_minus_its_inset(window, show, host):
    page = show(window, wide_feed())
    assert page.box(cell(0)) == [8, 96, 1264, 192]
    assert page.evaluate(f"{SCROLLER}.scrollTop") == 0
    screen = host.of_type("hello")[0]["screen"]
    assert (screen["width"], screen["height"], screen["textSize"]) == (1280, 800, 16)


def test_a_wheel_scrolls_and_comes_to_rest(window, show, host):
    page = show(window, wide_feed())
    window.wheel(600, 400, 500)
    host.wait_for_event("scroll", phase="idle", y=500 - 96)
    page.wait_for_top(cell(2), 96 + 400 - 500)
    window.wheel(600, 400, 9000)
    host.wait_for_event("scroll", phase="idle", y=4000 - 800 + 34)


def test_keys_scroll(window, show, host):
    page = show(window, wide_feed())
    window.press("PageDown")
    page.wait_for(f"{SCROLLER}.scrollTop > 300")
    window.press("End")
    host.wait_for_event("scroll", phase="idle", y=4000 - 800 + 34)
    window.press("Home")
    host.wait_for_event("scroll", phase="idle", y=-96)
    page.wait_for_top(cell(0), 96)


def test_the_app_moves_the_content(window, show, host):
    page = show(window, wide_feed())
    host.patch(update(FEED, sc=scroll(1280, 4000, (96, 0, 34, 0), at=(0, 500), revision=1)))
    page.wait_for_top(cell(3), 600 - 500)


def test_a_click_is_a_touch(window, show, host):
    page = show(window, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                         create(2, ROOT, 0, "UIButton", [20, 20, 100, 44], id="go", ax={"r": "button", "l": "Go"})])
    page.evaluate("""addEventListener('pointerup', (event) => {
        globalThis.lag = performance.now() - event.timeStamp;
    }, { capture: true })""")
    window.click(70, 42)
    began = host.wait_for_event("touch", phase="began")
    assert (round(began["x"]), round(began["y"])) == (70, 42)
    ended = host.wait_for_event("touch", phase="ended")
    # Touches have the time of the page's clock.
    assert -1 < page.evaluate("globalThis.lag") < 5000
    time = ended["time"] + 0.1
    host.send({"type": "clock", "time": time})
    assert host.wait_for_event("clock")["time"] == time


# The driver of WebKitGTK has no fingers.
@pytest.mark.parametrize("window", ["firefox"], indirect=True)
def test_a_finger_is_a_touch(window, show, host):
    show(window, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                  create(2, ROOT, 0, "UIView", [20, 20, 400, 400], id="pad")])
    window.drag(100, 100, 200, 100, pointer="touch")
    host.wait_for_event("touch", phase="began")
    ended = host.wait_for_event("touch", phase="ended")
    assert round(ended["x"]) == 200


def test_a_drag_ends_although_the_cell_under_the_finger_goes_away(window, show, host):
    page = show(window, wide_feed())
    if not page.evaluate("'TouchEvent' in globalThis"):
        pytest.skip("the browser has touch events on touch screens only")

    def send(event, y):
        page.evaluate(SEND_TOUCH.replace("PLACE", str(y)).replace("CELL", cell(1)).replace("KIND", event))

    send("touchstart", 400)
    send("touchmove", 500)
    host.wait_for_event("scroll", phase="dragging")
    host.patch(remove(cell_id(1)))
    page.wait_for("!touched.isConnected")
    send("touchmove", 520)
    send("touchend", 520)
    host.wait_for_event("scroll", phase="idle", y=-96)


def test_what_is_typed_reaches_the_app(window, show, host):
    line = {"t": "", "rev": 0, "ed": 0, "al": "left", "s": {"s": 17, "w": 400, "c": "#000000"}}
    page = show(window, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                         create(10, ROOT, 0, "TextInputView", [20, 20, 300, 36], id="field", **{"in": line})])
    page.click("[data-identifier=field]")
    window.type("Soup")
    host.wait_for_event("typed", text="Soup", selection=[4, 4])
    page.wait_for("document.querySelector('.input').value === 'Soup'")


def test_an_animation_is_drawn_between_its_start_and_its_end(window, show, host):
    page = show(window, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                         create(2, ROOT, 0, "UIView", [0, 0, 40, 40], id="box")])
    host.patch(update(2, animate={"duration": 100, "delay": 0, "curve": "linear"}, f=[400, 0, 40, 40]))
    box = "document.querySelector('[data-identifier=box]')"
    page.wait_for(f"{box}.getAnimations().length > 0")
    assert page.evaluate(f"""(() => {{
        for (const one of {box}.getAnimations()) {{ one.pause(); one.currentTime = 25000; }}
        return {box}.getBoundingClientRect().left;
    }})()""") == pytest.approx(100, abs=0.5)
    page.evaluate(f"{box}.getAnimations().forEach((one) => one.finish())")
    assert page.box("[data-identifier=box]")[0] == 400


def test_a_pinned_header_stays_below_the_bar_and_gives_way_to_the_next(window, show, host):
    scene = [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
             create(FEED, ROOT, 0, "UICollectionView", [0, 0, 1280, 800], cl=True,
                    sc=scroll(1280, 4160, (96, 0, 34, 0), at=(0, -96)))]
    scene += [create(100 + section, FEED, section, "Header", [0, section * 1040, 1280, 40], se=section, ek="header",
                     st={"a": "y", "l": [section * 1040, (section + 1) * 1040], "s": 0}) for section in range(4)]
    page = show(window, scene)
    window.wheel(600, 400, 500)
    host.wait_for_event("scroll", phase="idle", y=404)
    page.wait_for_top("[data-section='0']", 96)
    # The next header has pushed the first one 20 of its 40 points above the bar.
    window.wheel(600, 400, 520)
    host.wait_for_event("scroll", phase="idle", y=924)
    page.wait_for_top("[data-section='0']", 76)
    page.wait_for_top("[data-section='1']", 116)


def test_a_row_of_pages_rests_at_its_pages(window, show, host):
    page = show(window, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
        create(500, ROOT, 0, "OrthogonalScrollView", [0, 0, 1280, 200], cl=True, id="row",
               sc=scroll(12800, 200, bv=False, bh=True, rs={"f": 0, "p": 1280, "n": 10, "one": True})),
        *(create(cell_id(item), 500, item, "Cell", [item * 1280, 0, 1280, 200], ip=[0, item]) for item in range(10))])
    page.evaluate("document.querySelector('[data-identifier=row]').focus()")
    window.press("\ue014")
    host.wait_for_event("scroll", view=500, phase="idle", x=1280)
    assert page.box(cell(1))[0] == 0


def test_a_page_that_is_loaded_again_gives_the_app_its_state(window, show, host):
    page = show(window, wide_feed())
    host.send({"type": "state", "state": "c29tZQ=="})
    page.wait_for("Object.values(sessionStorage).join().includes('c29tZQ==')")
    page.reload()
    assert [hello.get("state") for hello in host.of_type("hello")] == [None, "c29tZQ=="]


def test_a_page_comes_back_when_its_connection_has_gone(window, show, host):
    page = show(window, wide_feed())
    host.drop()
    host.wait_for(lambda: len(host.tokens) == 2)
    assert host.tokens == [None, host.token]
    page.wait_for("document.documentElement.dataset.tessera === 'ready'")


def test_the_photo_feed_opens_and_goes_on_to_the_photos_further_down(window, examples):
    from window import Page
    page = Page(window)
    page.open(examples.url_of("Photos"))
    page.wait_for("document.querySelector(\"[data-identifier=photos] [data-index-path='0-0'] img\")?.complete")
    page.wait_for("""(() => {
        const feed = document.querySelector('[data-identifier=photos]');
        feed.scrollTop += 600;
        return feed.querySelector("[data-index-path='0-30']") !== null;
    })()""")
