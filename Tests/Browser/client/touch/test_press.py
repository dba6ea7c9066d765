"""Elements that look pressed under a finger or the mouse, at once and without the app; tool tips; keys that press."""

from gestures import Finger, wait_until
from scenes import ROOT, create, scroll, text, update

BUTTON, FEED, ROW = 10, 11, 12


def button(number=BUTTON, parent=ROOT, index=0, **more):
    return create(number, parent, index, "UIButton", [100, 100, 200, 44], id="button", bg="#007aff",
                  tx=text(("Buy", 10, 12, 40)), ax={"r": "button", **more.pop("ax", {})}, pr={"o": 0.5}, **more)


def window(*children):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *children]


def look(page):
    return page.evaluate("getComputedStyle(document.querySelector('[data-identifier=button]')).filter")


def test_a_button_fades_under_the_mouse_before_the_app_answers(desktop, show):
    show(desktop, window(button()))
    assert look(desktop) == "none"
    desktop.mouse.move(200, 120)
    desktop.mouse.down()
    assert look(desktop) == "opacity(0.5)"
    desktop.mouse.up()
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=button]')).filter === 'none'")


def test_a_pointer_that_leaves_far_enough_takes_the_look_away_and_brings_it_back(desktop, show):
    show(desktop, window(button()))
    desktop.mouse.move(200, 120)
    desktop.mouse.down()
    held = "document.querySelector('[data-identifier=button]').classList.contains('pressed')"
    desktop.mouse.move(200, 144 + 60)
    assert desktop.evaluate(held)
    desktop.mouse.move(200, 144 + 80)
    assert not desktop.evaluate(held)
    desktop.mouse.move(200, 130)
    assert desktop.evaluate(held)
    desktop.mouse.up()
    assert not desktop.evaluate(held)


def test_the_app_presses_too(desktop, show, host):
    show(desktop, window(button()))
    host.patch(update(BUTTON, pr={"o": 0.5, "on": True}))
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=button]')).filter === 'opacity(0.5)'")
    host.patch(update(BUTTON, clear=["pr"]))
    wait_until(desktop, "!document.querySelector('[data-identifier=button]').matches('.presses, .held')")


def test_a_finger_that_scrolls_presses_nothing(phone, show):
    scene = window(create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000)),
                   button(parent=FEED))
    show(phone, scene)
    # The time that a finger has to begin scrolling passes only once the test lets it.
    phone.evaluate("""() => {
        window.waiting = new Map();
        const { setTimeout, clearTimeout } = window;
        window.setTimeout = (action, delay) => {
            if (delay !== 100) return setTimeout(action, delay);
            waiting.set(-1 - waiting.size, action);
            return -waiting.size;
        };
        window.clearTimeout = (timer) => { if (!waiting.delete(timer)) clearTimeout(timer); };
        window.seen = false;
        const node = document.querySelector('[data-identifier=button]');
        new MutationObserver(() => { window.seen ||= node.matches('.pressed'); }).observe(node, { attributes: true });
    }""")
    with Finger(phone, 200, 120) as finger:
        wait_until(phone, "waiting.size === 1")
        finger.move(200, 20, steps=4)
        wait_until(phone, "document.querySelector('.scroller').scrollTop > 10")
        wait_until(phone, "waiting.size === 0")
    assert not phone.evaluate("window.seen")


def test_a_finger_that_stays_on_scrolling_content_presses_it(phone, show):
    show(phone, window(create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000)),
                       button(parent=FEED)))
    with Finger(phone, 200, 120):
        wait_until(phone, "document.querySelector('[data-identifier=button]').matches('.pressed')")
    wait_until(phone, "!document.querySelector('[data-identifier=button]').matches('.pressed')")


def test_a_finger_presses_at_once_where_the_app_wants_it(phone, show):
    show(phone, window(create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000, pr=True)),
                       button(parent=FEED)))
    phone.evaluate("window.setTimeout = () => 0")
    with Finger(phone, 200, 120):
        assert phone.evaluate("document.querySelector('[data-identifier=button]').matches('.pressed')")


def test_a_finger_waits_as_long_as_one_of_the_elements_around_may_scroll(phone, show):
    show(phone, window(
        create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000)),
        create(ROW, FEED, 0, "UIScrollView", [0, 0, 390, 200], sc=scroll(1000, 200, pr=True)), button(parent=ROW)))
    phone.evaluate("window.setTimeout = () => 0")
    with Finger(phone, 200, 120):
        assert not phone.evaluate("document.querySelector('[data-identifier=button]').matches('.pressed')")


def test_a_short_tap_on_scrolling_content_is_visible_for_a_moment(phone, show):
    show(phone, window(create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 844], sc=scroll(390, 3000)),
                       button(parent=FEED)))
    phone.evaluate("""() => {
        window.seen = false;
        const node = document.querySelector('[data-identifier=button]');
        new MutationObserver(() => { window.seen ||= node.matches('.pressed'); }).observe(node, { attributes: true });
    }""")
    Finger(phone, 200, 120).down().up()
    wait_until(phone, "window.seen")
    wait_until(phone, "!document.querySelector('[data-identifier=button]').matches('.pressed')")


def test_a_gesture_of_the_app_ends_the_look(desktop, show, host):
    show(desktop, window(button()))
    desktop.mouse.move(200, 120)
    desktop.mouse.down()
    touch = host.wait_for_event("touch", phase="began")
    host.send({"type": "claim", "touch": touch["id"]})
    wait_until(desktop, "!document.querySelector('[data-identifier=button]').matches('.pressed')")
    desktop.mouse.up()


def test_the_arrow_key_down_opens_the_menu_of_a_button(desktop, show, host):
    show(desktop, window(button(ax={"p": True})))
    desktop.locator("[data-identifier=button]").focus()
    desktop.keyboard.press("ArrowDown")
    assert host.wait_for_event("activate", view=BUTTON)


def test_a_tool_tip_is_the_browsers(desktop, show, host):
    show(desktop, window(button(tt="Buy this")))
    assert desktop.locator("[data-identifier=button]").get_attribute("title") == "Buy this"
    host.patch(update(BUTTON, clear=["tt"]))
    wait_until(desktop, "!document.querySelector('[data-identifier=button]').hasAttribute('title')")


def test_the_ring_of_a_button_lies_on_the_content_of_the_button(desktop, show):
    background = create(20, BUTTON, 0, "UIView", [0, 0, 200, 44], bg="#dddddd")
    show(desktop, window(button(), background))
    desktop.keyboard.press("Tab")
    assert desktop.evaluate("document.activeElement.dataset.identifier") == "button"
    after = desktop.evaluate("""() => {
        const { boxShadow, position } = getComputedStyle(document.activeElement, '::after');
        return [boxShadow, position];
    }""")
    # The ring of three points fills the space around the white line.
    assert after == ["rgb(10, 108, 255) 0px 0px 0px 3px", "absolute"]
