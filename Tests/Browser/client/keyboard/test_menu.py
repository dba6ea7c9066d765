"""Menus: keys that lead through the elements, the focus, and accessibility."""

from devices import DESKTOP
from gestures import tap, wait_until
from inputs import FIELD, OTHER, box, field, line, settled
from scenes import ROOT, create, remove, scroll, text, update

BUTTON, OVERLAY, PANEL, LIST = 12, 20, 21, 22
COPY, SHARE, SORT, DELETE = 30, 31, 32, 33
NAMES = {COPY: "Copy", SHARE: "Share", SORT: "Sort by", DELETE: "Delete"}


def item(number, index, name=None, left=0, y=None, width=250, **more):
    name = name or NAMES[number]
    return create(number, LIST, index, "MenuItemView", [left, 44 * index if y is None else y, width, 44],
                  id=name.lower().replace(" ", "-"), tx=text((name, 16, 12, 60)), ax={"r": "menuItem", "l": name, **more})


def window():
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(BUTTON, ROOT, 0, "UIButton", [20, 20, 200, 44], id="button", tx=text(("Menu", 10, 12, 40)),
                   ax={"r": "button", "p": True})]


def menu(*items, mirrored=False):
    return [create(OVERLAY, ROOT, 1, "MenuOverlay", [0, 0, 390, 844], ax={"m": True}),
            create(PANEL, OVERLAY, 0, "MenuPanel", [20, 70, 250, 176], bg="#ffffff", ax={"r": "menu"}),
            create(LIST, PANEL, 0, "UIScrollView", [0, 0, 250, 176],
                   sc=scroll(250, 176, **({"rl": True} if mirrored else {}))),
            *items]


def usual():
    return menu(item(COPY, 0, k=True), item(SHARE, 1, d=True), item(SORT, 2, x=False), item(DELETE, 3))


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? null")


def open_usual(page, show, host, **more):
    show(page, window())
    page.locator("[data-identifier=button]").focus()
    host.patch(*usual(), **more)
    wait_until(page, "document.activeElement.dataset.identifier === 'copy'")


def test_an_open_menu_takes_the_focus_and_gives_it_back(desktop, show, host):
    open_usual(desktop, show, host)
    host.patch(remove(OVERLAY))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'button'")


def test_elements_of_menus_have_roles(desktop, show, host):
    open_usual(desktop, show, host)
    assert desktop.locator("[data-identifier=button]").get_attribute("aria-haspopup") == "menu"
    found = desktop.get_by_role("menu")
    assert found.get_by_role("menuitemcheckbox", name="Copy", checked=True).count() == 1
    assert found.get_by_role("menuitem", name="Share", disabled=True).count() == 1
    sort = found.get_by_role("menuitem", name="Sort by", expanded=False)
    assert sort.get_attribute("aria-haspopup") == "menu"
    assert found.get_by_role("menuitem", name="Delete").get_attribute("aria-haspopup") is None


def test_an_open_menu_has_only_the_attributes_and_the_parts_that_its_role_allows(desktop, show, host):
    open_usual(desktop, show, host)
    overlay = desktop.locator("[data-view=MenuOverlay]")
    assert overlay.get_attribute("aria-modal") is None
    assert desktop.locator("[data-view=UIScrollView]").get_attribute("tabindex") is None
    # Everything outside of the menu is out of reach all the same.
    assert desktop.evaluate("document.querySelector('[data-identifier=button]').inert")


def test_arrow_keys_lead_past_what_cannot_be_used(desktop, show, host):
    open_usual(desktop, show, host)
    places = []
    for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"]:
        desktop.keyboard.press(key)
        places.append(focused(desktop))
    assert places == ["sort-by", "delete", "copy", "delete", "copy", "delete"]


def test_an_element_of_a_menu_has_a_look_of_its_own_and_no_ring(desktop, show, host):
    open_usual(desktop, show, host)
    desktop.keyboard.press("ArrowDown")
    assert desktop.evaluate("document.activeElement.matches(':focus-visible')")
    assert desktop.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_letters_lead_to_the_next_element_that_begins_with_them(open_page_with_clock, show, host):
    desktop = open_page_with_clock(DESKTOP)
    open_usual(desktop, show, host)
    desktop.keyboard.press("s")
    assert focused(desktop) == "sort-by"
    # After a pause, a letter begins another word.
    desktop.clock.fast_forward(1000)
    desktop.keyboard.press("d")
    assert focused(desktop) == "delete"


def test_enter_and_space_activate(desktop, show, host):
    open_usual(desktop, show, host)
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=COPY)
    desktop.keyboard.press("End")
    desktop.keyboard.press("Space")
    host.wait_for_event("activate", view=DELETE)


def test_arrows_to_the_side_open_and_close_menus_within_menus(desktop, show, host):
    open_usual(desktop, show, host)
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowRight")
    host.wait_for_event("activate", view=SORT)
    # The inner menu takes the place of the outer one, and the focus that was in there.
    host.patch(remove(COPY), remove(SHARE), remove(SORT), remove(DELETE),
               item(40, 0, "Sort by", x=True), item(41, 1, "Name", k=True))
    wait_until(desktop, "document.activeElement.getAttribute('aria-expanded') === 'true'")
    desktop.keyboard.press("ArrowDown")
    assert focused(desktop) == "name"
    desktop.keyboard.press("ArrowLeft")
    host.wait_for_event("activate", view=40)
    # The element that has opened the inner menu gets the focus back, and not the first one.
    host.patch(remove(40), remove(41), item(COPY, 0, k=True), item(SHARE, 1, d=True), item(SORT, 2, x=False), item(DELETE, 3))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'sort-by'")


def test_from_right_to_left_the_sides_are_exchanged(desktop, show, host):
    show(desktop, window())
    host.patch(*menu(item(SORT, 0, x=False), mirrored=True))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'sort-by'")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")
    assert host.of_type("activate") == []
    desktop.keyboard.press("ArrowLeft")
    host.wait_for_event("activate", view=SORT)


def test_arrows_to_the_side_lead_to_elements_beside_each_other(desktop, show, host):
    show(desktop, window())
    host.patch(*menu(item(COPY, 0, y=0, width=125), item(SHARE, 1, left=125, y=0, width=125), item(DELETE, 2, y=44)))
    wait_until(desktop, "document.activeElement.dataset.identifier === 'copy'")
    desktop.keyboard.press("ArrowRight")
    assert focused(desktop) == "share"
    desktop.keyboard.press("ArrowLeft")
    assert focused(desktop) == "copy"


def open_over_text(page, show, host, *more):
    """Opens a menu while a text is edited."""
    show(page, [*window(), field(y=300), *more])
    box(page).focus()
    host.wait_for_event("focus", view=FIELD, on=True)
    host.patch(*usual())
    wait_until(page, "document.activeElement.dataset.identifier === 'copy'")


def reports(host):
    return [(event["view"], event["on"]) for event in host.of_type("focus")]


def has_focus(name="field"):
    return f"document.activeElement.parentElement?.dataset.identifier === '{name}'"


def test_a_menu_over_an_edited_text_does_not_end_the_editing(desktop, show, host):
    open_over_text(desktop, show, host)
    host.patch(remove(OVERLAY))
    wait_until(desktop, has_focus())
    settled(desktop, host)
    assert reports(host) == [(FIELD, True)]


def test_the_app_ends_the_editing_of_a_text_behind_a_menu(desktop, show, host):
    open_over_text(desktop, show, host)
    host.patch(update(FIELD, **{"in": line(fo={"on": False, "rev": 1})}))
    assert host.wait_for_event("focus", view=FIELD, on=False)["rev"] == 1
    host.patch(remove(OVERLAY))
    settled(desktop, host)
    assert desktop.evaluate("document.activeElement === document.body")
    assert reports(host) == [(FIELD, True), (FIELD, False)]


def test_an_item_of_a_menu_over_an_edited_text_begins_another_one(desktop, show, host):
    open_over_text(desktop, show, host, field(OTHER, "other", 400))
    host.patch(update(FIELD, **{"in": line(fo={"on": False, "rev": 1})}),
               update(OTHER, **{"in": line(fo={"on": True, "rev": 1})}), remove(OVERLAY))
    wait_until(desktop, has_focus("other"))
    host.wait_for_event("focus", view=OTHER, on=True)
    assert reports(host) == [(FIELD, True), (FIELD, False), (OTHER, True)]


def test_a_text_that_the_app_wants_edited_gets_the_focus_when_the_menu_in_front_has_gone(desktop, show, host):
    show(desktop, [*window(), field(y=300), field(OTHER, "other", 400)])
    desktop.locator("[data-identifier=button]").focus()
    host.patch(*usual())
    wait_until(desktop, "document.activeElement.dataset.identifier === 'copy'")
    host.patch(update(OTHER, **{"in": line(fo={"on": True, "rev": 1})}))
    host.patch(update(OTHER, **{"in": line(fo={"on": False, "rev": 2})}), update(FIELD, **{"in": line(fo={"on": True, "rev": 1})}))
    settled(desktop, host)
    assert focused(desktop) == "copy"
    host.patch(remove(OVERLAY))
    wait_until(desktop, has_focus())
    host.wait_for_event("focus", view=FIELD, on=True)
    assert reports(host) == [(FIELD, True)]


def test_a_hidden_text_that_the_app_wants_edited_gets_the_focus_when_it_is_visible(desktop, show, host):
    show(desktop, [*window(), field(y=300)])
    host.patch(update(FIELD, h=True, **{"in": line(fo={"on": True, "rev": 1})}))
    settled(desktop, host)
    assert reports(host) == []
    host.patch(update(FIELD, clear=["h"]))
    wait_until(desktop, has_focus())
    host.wait_for_event("focus", view=FIELD, on=True)


def test_a_dialog_that_replaces_a_menu_ends_the_editing(desktop, show, host):
    open_over_text(desktop, show, host)
    host.patch(remove(OVERLAY), create(40, ROOT, 1, "AlertView", [60, 300, 270, 120], ax={"r": "alert", "l": "Sure?", "m": True}))
    host.wait_for_event("focus", view=FIELD, on=False)
    assert desktop.evaluate("document.activeElement.getAttribute('role')") == "alertdialog"


def test_a_text_that_is_removed_behind_a_menu_ends_its_editing_once(desktop, show, host):
    open_over_text(desktop, show, host)
    host.patch(remove(FIELD))
    host.wait_for_event("focus", view=FIELD, on=False)
    host.patch(remove(OVERLAY))
    settled(desktop, host)
    assert reports(host) == [(FIELD, True), (FIELD, False)]


def test_under_a_finger_the_text_keeps_the_focus_and_the_keyboard(phone, show, host):
    show(phone, [*window(), field(y=300)])
    box(phone).focus()
    host.wait_for_event("focus", view=FIELD, on=True)
    tap(phone, 300, 600)
    host.patch(*usual())
    settled(phone, host)
    assert phone.evaluate(has_focus())
    # All other elements behind the menu are out of reach.
    assert phone.locator("[data-identifier=button]").evaluate("node => node.closest('[inert]') !== null")
    assert phone.locator("[data-identifier=field]").evaluate("node => node.closest('[inert]') === null")
    phone.keyboard.type("a")
    host.wait_for_event("typed", text="a")
    host.patch(remove(OVERLAY))
    settled(phone, host)
    assert phone.evaluate(has_focus())
    assert phone.locator("[data-identifier=button]").evaluate("node => node.closest('[inert]') === null")
    assert reports(host) == [(FIELD, True)]


def test_a_menu_without_usable_items_does_not_end_the_editing_either(desktop, show, host):
    show(desktop, [*window(), field(y=300)])
    box(desktop).focus()
    host.wait_for_event("focus", view=FIELD, on=True)
    surroundings = create(50, OVERLAY, 1, "MenuSurroundings", [0, 0, 390, 844], id="close", ax={"r": "button", "l": "Close"})
    host.patch(*menu(item(COPY, 0, d=True)), surroundings)
    wait_until(desktop, "document.activeElement.dataset.identifier === 'close'")
    host.patch(remove(OVERLAY))
    wait_until(desktop, has_focus())
    settled(desktop, host)
    assert reports(host) == [(FIELD, True)]


def test_a_menu_that_replaces_another_one_gives_the_focus_back_to_the_text(desktop, show, host):
    open_over_text(desktop, show, host)
    other = [create(60, ROOT, 2, "MenuOverlay", [0, 0, 390, 844], ax={"m": True}),
             create(61, 60, 0, "MenuPanel", [20, 70, 250, 176], ax={"r": "menu"}),
             create(62, 61, 0, "MenuItemView", [0, 0, 250, 44], id="other", tx=text(("Other", 16, 12, 60)),
                    ax={"r": "menuItem", "l": "Other"})]
    host.patch(remove(OVERLAY), *other)
    wait_until(desktop, "document.activeElement.dataset.identifier === 'other'")
    host.patch(remove(60))
    wait_until(desktop, has_focus())
    settled(desktop, host)
    assert reports(host) == [(FIELD, True)]
