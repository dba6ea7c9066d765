"""Context menus: gestures that lift an element and ask the app for a menu, and pictures of elements."""

from devices import PHONE
from gestures import Finger, tap, wait_until
from inputs import box, field, line
from scenes import ROOT, create, remove, scroll, text, update

CARD, LABEL, LIST, CELL, PICTURE = 10, 11, 20, 21, 30
SEVERAL, HOVER, SECONDARY, MENU, LIFT, SIDEWAYS, UPRIGHT, EARLY = 1, 2, 4, 8, 16, 32, 64, 128


def window(*more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *more]


def card(wishes=MENU | LIFT, **more):
    return [create(CARD, ROOT, 0, "Card", [20, 100, 200, 100], bg="#ff0000", gw=wishes, id="card", **more),
            create(LABEL, CARD, 0, "UILabel", [0, 0, 200, 30], id="label", tx=text(("Card", 10, 5, 60)))]


def asked(host):
    return [{key: event[key] for key in ("view", "x", "y") if key in event} for event in host.of_type("contextMenu")]


def lifted(page):
    return page.locator("[data-identifier=card]").evaluate("node => node.classList.contains('lifting')")


def test_a_finger_that_stays_lifts_the_element_and_asks_for_its_menu(phone, show, host):
    show(phone, window(*card()))
    with Finger(phone, 60, 150):
        wait_until(phone, "document.querySelector('.lifting')")
        request = host.wait_for_event("contextMenu")
        began = host.wait_for_event("touch", phase="began")
        assert (request["view"], request["x"], request["y"], request["touch"]) == (CARD, 60, 150, began["id"])
        assert lifted(phone)
    assert not lifted(phone)
    host.wait_for_event("touch", phase="ended")


def test_an_element_that_has_no_menu_after_all_is_put_down_at_once(phone, show, host):
    show(phone, window(*card()))
    with Finger(phone, 60, 150):
        wait_until(phone, "document.querySelector('.lifting')")
        host.wait_for_event("contextMenu")
        host.patch(update(CARD, gw=MENU), update(LABEL, tx=text(("None", 10, 5, 60))))
        wait_until(phone, "document.querySelector('[data-identifier=label]').textContent.includes('None')")
        assert not lifted(phone)


def wait_for_later_event(page, host):
    """Sends an event of the page that the host receives after all that the page has sent before."""
    page.keyboard.press("Escape")
    host.wait_for_event("escape")


def test_a_finger_that_moves_or_comes_up_asks_for_nothing(open_page_with_clock, show, host):
    phone = open_page_with_clock(PHONE)
    show(phone, window(*card()))
    # The finger moves at once, since a busy machine may need longer for a step than a finger has to stay.
    with Finger(phone, 60, 150) as finger:
        finger.move(60, 180, steps=1)
        host.wait_for_event("touch", phase="moved")
        phone.clock.fast_forward(1000)
        assert not lifted(phone)
    tap(phone, 60, 150)
    host.wait_for(lambda: len([event for event in host.of_type("touch") if event["phase"] == "ended"]) == 2)
    phone.clock.fast_forward(1000)
    wait_for_later_event(phone, host)
    assert asked(host) == []


def test_a_finger_on_a_handle_of_the_element_lifts_nothing(phone, show, host):
    handle = create(PICTURE, CARD, 1, "ReorderAccessory", [160, 0, 40, 100], kt=True)
    show(phone, window(*card(), handle))
    with Finger(phone, 200, 150):
        host.wait_for_event("contextMenu", view=CARD)
        assert not lifted(phone)


def test_where_a_menu_is_not_certain_nothing_is_lifted(phone, show, host):
    show(phone, window(*card(MENU)))
    with Finger(phone, 60, 150):
        host.wait_for_event("contextMenu", view=CARD)
        assert not lifted(phone)


def test_the_finger_that_has_asked_scrolls_nothing(phone, show, host):
    show(phone, window(
        create(LIST, ROOT, 0, "UITableView", [0, 0, 390, 844], sc=scroll(390, 3000), gw=MENU),
        create(CELL, LIST, 0, "Cell", [0, 0, 390, 400], bg="#00ff00", gw=LIFT, id="card")))
    with Finger(phone, 60, 250) as finger:
        host.wait_for_event("contextMenu", view=LIST)
        finger.move(60, 100)
        host.wait_for(lambda: any(event["phase"] == "moved" and event["y"] == 100 for event in host.of_type("touch")))
    host.wait_for_event("touch", phase="ended")
    assert phone.locator("[data-view=UITableView]").evaluate("node => node.scrollTop") == 0


def test_a_second_finger_means_something_else(open_page_with_clock, show, host):
    phone = open_page_with_clock(PHONE)
    show(phone, window(*card()))
    session = phone.context.new_cdp_session(phone)

    def fingers(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})

    fingers("touchStart", (60, 150))
    fingers("touchStart", (60, 150), (120, 150))
    phone.clock.fast_forward(1000)
    fingers("touchEnd")
    wait_for_later_event(phone, host)
    assert asked(host) == []


def test_the_secondary_button_asks_where_the_pointer_is(desktop, show, host):
    show(desktop, window(*card()))
    desktop.mouse.click(70, 160, button="right")
    host.wait_for_event("contextMenu")
    assert asked(host) == [{"view": CARD, "x": 70, "y": 160}]
    # The app may have moved the card meanwhile, which lies 20 points from the left edge and 100 from the top.
    target = host.of_type("contextMenu")[0]["target"]
    assert target == {"view": CARD, "x": 50, "y": 60, "patches": 0}
    assert host.of_type("touch") == []


def prevented(page):
    """Lets the page note whether the browser's own menu is prevented."""
    page.evaluate("""addEventListener('contextmenu', (event) => {
        document.body.dataset.prevented = event.defaultPrevented; event.preventDefault(); })""")
    return lambda: page.evaluate("document.body.dataset.prevented")


def test_the_browsers_menu_opens_where_the_app_has_none(desktop, show, host):
    show(desktop, window(*card()))
    state = prevented(desktop)
    desktop.mouse.click(300, 700, button="right")
    assert state() == "false"
    desktop.mouse.click(70, 160, button="right")
    assert state() == "true"


def test_an_edited_text_has_the_browsers_menu_unless_the_app_has_one(desktop, show, host):
    # A list around a text has menus for its rows, and not for what is typed in them.
    show(desktop, window(
        *card(MENU), field(60, "own", 300, mn=True), field(61, "browser", 400),
        create(50, CARD, 1, "TextInputView", [0, 40, 200, 36], id="inner", **{"in": line()})))
    state = prevented(desktop)
    for name in ("browser", "inner"):
        box(desktop, name).click(button="right")
        assert state() == "false"
    assert asked(host) == []
    box(desktop, "own").click(button="right", position={"x": 10, "y": 12})
    assert state() == "true"
    host.wait_for_event("contextMenu")
    assert asked(host) == [{"view": 60, "x": 30, "y": 312}]


def test_a_mouse_over_a_list_asks_whether_it_has_menus_before_they_are_asked_for(desktop, show, host):
    show(desktop, window(
        create(LIST, ROOT, 0, "UITableView", [0, 0, 390, 400], sc=scroll(390, 400), gw=MENU | EARLY),
        create(CELL, LIST, 0, "Cell", [0, 0, 390, 100], bg="#00ff00", id="card")))
    desktop.mouse.move(70, 300)
    desktop.mouse.move(70, 60)
    host.wait_for_event("contextMenu")
    desktop.mouse.move(80, 70)
    assert [(event["view"], event["early"]) for event in host.of_type("contextMenu")] == [(LIST, True)]
    # The app has no menus, so that the first click opens the browser's own.
    host.patch(update(LIST, clear=["gw"]))
    state = prevented(desktop)
    wait_until(desktop, "document.querySelector('[data-view=UITableView]')")
    desktop.mouse.move(70, 300)
    desktop.mouse.move(70, 60)
    host.patch(update(CELL, bg="#0000ff"))
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=card]')).backgroundColor === 'rgb(0, 0, 255)'")
    desktop.mouse.click(70, 60, button="right")
    assert state() == "false"
    assert len(host.of_type("contextMenu")) == 1


def test_a_finger_asks_for_no_menu_ahead(phone, show, host):
    # A headless browser has a mouse at the upper left corner from the beginning: nothing with a menu lies there.
    show(phone, window(
        create(LIST, ROOT, 0, "UITableView", [0, 40, 390, 400], sc=scroll(390, 400), gw=MENU | EARLY),
        create(CELL, LIST, 0, "Cell", [0, 0, 390, 100], bg="#00ff00", id="card")))
    tap(phone, 70, 100)
    host.wait_for(lambda: any(event["phase"] in ("ended", "cancelled") for event in host.of_type("touch")))
    # On a busy machine the tap may take as long as a long press, which asks for a menu by itself.
    assert [event for event in host.of_type("contextMenu") if "early" in event] == []


def test_the_secondary_button_touches_where_a_gesture_wishes_it(desktop, show, host):
    show(desktop, window(*card(SECONDARY)))
    state = prevented(desktop)
    desktop.mouse.click(70, 160, button="right")
    began = host.wait_for_event("touch", phase="began")
    assert (began["pointer"], began["secondary"]) == ("mouse", True)
    assert "secondary" not in host.wait_for_event("touch", phase="ended")
    assert state() == "true"
    assert asked(host) == []


def test_keys_ask_for_the_menu_of_what_has_the_focus(desktop, show, host):
    show(desktop, window(*card(ax={"r": "button", "l": "Card"})))
    desktop.locator("[data-identifier=card]").focus()
    desktop.keyboard.press("Shift+F10")
    host.wait_for_event("contextMenu")
    assert asked(host) == [{"view": CARD}]
    host.forget()
    desktop.keyboard.press("ContextMenu")
    host.wait_for_event("contextMenu")
    assert asked(host) == [{"view": CARD}]


def test_the_keyboard_reaches_an_element_with_actions_and_asks_for_its_menu(desktop, show, host):
    show(desktop, window(create(CARD, ROOT, 0, "UIView", [20, 100, 200, 100], id="card", bg="#ff0000", ax={
        "l": "Bread", "v": "3", "i": "Opens the recipe", "n": True})))
    card = desktop.locator("[data-identifier=card]")
    description = card.get_attribute("aria-description")
    assert description.startswith("3. Opens the recipe. ") and len(description) > len("3. Opens the recipe. ")
    desktop.keyboard.press("Tab")
    assert card.evaluate("node => node === document.activeElement")
    desktop.keyboard.press("Shift+F10")
    host.wait_for_event("contextMenu")
    assert asked(host) == [{"view": CARD}]


# Pictures


def test_a_picture_looks_like_the_element_and_hides_it_until_it_goes(phone, show, host):
    show(phone, window(*card()))
    host.patch(create(PICTURE, ROOT, 1, "ViewPicture", [20, 300, 200, 100], id="picture", pc={"v": CARD, "h": True}))
    picture = phone.locator("[data-identifier=picture]")
    picture.get_by_text("Card", exact=True).wait_for()
    copy = picture.locator(".picture")
    assert copy.evaluate("node => getComputedStyle(node).backgroundColor") == "rgb(255, 0, 0)"
    assert copy.bounding_box() == {"x": 20, "y": 300, "width": 200, "height": 100}
    # Tests and assistive technology find the original only.
    assert phone.locator("[data-identifier=label]").count() == 1
    assert not phone.locator("[data-identifier=label]").is_visible()
    host.patch(remove(PICTURE))
    wait_until(phone, "!document.querySelector('.picture')")
    assert phone.locator("[data-identifier=label]").is_visible()


def test_a_picture_of_an_element_that_is_gone_is_empty(phone, show, host):
    show(phone, window(*card()))
    host.patch(create(PICTURE, ROOT, 1, "ViewPicture", [20, 300, 200, 100], id="picture", pc={"v": 999}))
    phone.locator("[data-identifier=picture]").wait_for(state="attached")
    assert phone.locator(".picture").count() == 0


def test_a_lifted_element_is_put_down_when_its_picture_appears(phone, show, host):
    show(phone, window(*card()))
    with Finger(phone, 60, 150):
        host.wait_for_event("contextMenu")
        host.patch(create(PICTURE, ROOT, 1, "ViewPicture", [20, 300, 200, 100], pc={"v": CARD, "h": True}))
        phone.locator(".picture").wait_for(state="attached")
        assert not lifted(phone)
        assert phone.locator(".picture.lifting").count() == 0


def test_a_mask_may_be_a_path(phone, show, host):
    show(phone, window(*card(mk={"f": [0, 0, 200, 100], "d": "M0 0L200 0L0 100Z"})))
    style = phone.locator("[data-identifier=card]").evaluate("node => getComputedStyle(node).clipPath")
    assert style.replace(",", "").replace("  ", " ") == 'path("M 0 0 L 200 0 L 0 100 Z")'
    host.patch(update(CARD, mk={"f": [0, 0, 200, 100], "d": 'M0 0"), url(evil'}))
    host.patch(update(CARD, bg="#00ff00"))
    wait_until(phone, "getComputedStyle(document.querySelector('[data-identifier=card]')).backgroundColor === 'rgb(0, 255, 0)'")
    assert phone.locator("[data-identifier=card]").evaluate("node => node.style.clipPath").startswith("path(\"M 0 0")
