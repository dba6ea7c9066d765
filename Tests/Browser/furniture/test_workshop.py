"""Tests of the workshop: a form, a list with a search, sheets, a showroom and all controls."""

import pytest

from gestures import Finger, drag, middle, tap, wait_until, wait_until_still


def open_page(furniture, title):
    furniture.click(furniture.tab("Workshop"))
    furniture.click(furniture.row(title))


def fill(page, label, text):
    page.get_by_label(label, exact=True).click()
    page.keyboard.type(text)


def place_button(page):
    return page.get_by_role("button", name="Place")


# The form

def test_a_form_is_placed_once_all_of_it_is_right(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "New order")
    fill(desktop, "Name", "Mara")
    fill(desktop, "E-mail", "mara")
    fill(desktop, "Postal code", "1500001")
    desktop.get_by_text("This is not an e-mail address.").wait_for()
    assert place_button(desktop).get_attribute("aria-disabled") == "true"
    # The delegate inserts the hyphen.
    wait_until(desktop, "[...document.querySelectorAll('input')].some((field) => field.value === '150-0001')")
    fill(desktop, "E-mail", "@example.com")
    desktop.get_by_text("This is not an e-mail address.").wait_for(state="hidden")
    furniture.click(place_button(desktop))
    desktop.get_by_text("1 placed").wait_for()


def test_the_return_key_leads_through_the_form(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "New order")
    fill(desktop, "Name", "Mara")
    desktop.keyboard.press("Enter")
    wait_until(desktop, "document.activeElement.getAttribute('aria-label') === 'E-mail'")
    desktop.keyboard.type("mara@example.com")
    desktop.keyboard.press("Enter")
    wait_until(desktop, "document.activeElement.getAttribute('aria-label') === 'Postal code'")


def test_a_form_with_content_asks_before_it_is_dismissed(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "New order")
    fill(desktop, "Name", "Mara")
    furniture.click(desktop.get_by_role("button", name="Cancel"))
    furniture.click(desktop.get_by_role("button", name="Discard order"))
    desktop.get_by_label("Name", exact=True).wait_for(state="detached")
    furniture.row("New order").wait_for()


# The list

def test_the_list_is_filtered_while_the_user_types(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Timber")
    furniture.row("Alder").wait_for()
    # A picture of the field moves along with its screen until the screen has come.
    wait_until(desktop, "document.querySelectorAll('[placeholder=\"Search timber\"]').length === 1")
    desktop.get_by_placeholder("Search timber").click()
    desktop.keyboard.type("ja su")
    furniture.row("Sugi").wait_for()
    furniture.row("Alder").wait_for(state="detached")
    desktop.keyboard.type("x")
    desktop.get_by_text("No timber begins with “ja sux”").wait_for()
    furniture.row("Sugi").wait_for(state="detached")


def test_a_right_click_opens_the_menu_of_a_row(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Timber")
    desktop.mouse.click(*middle(furniture.row("Ash")), button="right")
    desktop.get_by_role("menuitem", name="Copy name").wait_for()
    furniture.click(desktop.get_by_role("menuitem", name="Add to favorites"))
    desktop.get_by_role("menu").wait_for(state="detached")
    furniture.row("Ash").locator("[data-view=UIImageView]").wait_for()


def test_a_long_press_opens_the_menu_of_a_row(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Timber")
    x, y = middle(furniture.row("Ash"))
    with Finger(phone, x, y):
        phone.get_by_role("menuitem", name="Add to favorites").wait_for()
    tap(phone, 20, 60)
    phone.get_by_role("menu").wait_for(state="detached")


# Sheets

TOP = "document.querySelector('[data-view=SheetView]').getBoundingClientRect().top"


def test_a_sheet_goes_from_one_detent_to_the_next_with_the_finger(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Sheets")
    furniture.click(furniture.row("Half sheet"))
    x, y = middle(phone.get_by_text("Pieces", exact=True).last)
    half = phone.evaluate(f"() => {TOP}")
    assert 350 < half < 480
    drag(phone, x, y, dy=-250, steps=30)
    wait_until(phone, f"{TOP} < 100")
    x, y = middle(phone.get_by_text("Pieces", exact=True).last)
    drag(phone, x, y, dy=300, steps=30)
    wait_until(phone, f"Math.abs({TOP} - arg) < 1", half)
    x, y = middle(phone.get_by_text("Pieces", exact=True).last)
    drag(phone, x, y, dy=380, steps=30)
    phone.get_by_text("Pieces", exact=True).wait_for(state="detached")


def test_escape_ends_a_sheet(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Sheets")
    furniture.click(furniture.row("Form sheet"))
    desktop.get_by_text("Piece 1", exact=True).wait_for()
    wait_until_still(desktop)
    desktop.keyboard.press("Escape")
    desktop.get_by_text("Piece 1", exact=True).wait_for(state="detached")


def test_an_action_sheet_ends_with_a_choice(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Sheets")
    furniture.click(furniture.row("Action sheet"))
    tap(phone, *middle(phone.get_by_role("button", name="Oil it")))
    phone.get_by_text("What shall become of it?").wait_for(state="detached")


# The showroom

def grid(page, name):
    return page.locator(f"[data-identifier={name}]")


def test_the_mouse_drags_a_piece_from_the_store_to_the_room(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Showroom")
    x, y = middle(grid(desktop, "store").get_by_label("Sofa"))
    to_x, to_y = middle(grid(desktop, "room"))
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    desktop.mouse.move(x, y - 30, steps=5)
    desktop.mouse.move(to_x, to_y, steps=10)
    wait_until_still(desktop)
    desktop.mouse.up()
    grid(desktop, "room").get_by_label("Sofa").wait_for()
    grid(desktop, "store").get_by_label("Sofa").wait_for(state="detached")


def test_a_finger_drags_a_piece_from_the_store_to_the_room(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Showroom")
    x, y = middle(grid(phone, "store").get_by_label("Bed"))
    to_x, to_y = middle(grid(phone, "room"))
    with Finger(phone, x, y) as finger:
        # A long press opens the menu. If the finger moves after that, it drags the piece.
        phone.get_by_role("menu").wait_for()
        wait_until_still(phone)
        finger.move(x, y - 30)
        phone.locator(".carried").first.wait_for(state="attached")
        wait_until_still(phone)
        finger.move(to_x, to_y, 20)
        wait_until_still(phone)
    grid(phone, "room").get_by_label("Bed").wait_for()
    grid(phone, "store").get_by_label("Bed").wait_for(state="detached")


def test_a_finger_that_stays_lifts_a_preview_above_the_menu_of_a_piece(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Showroom")
    with Finger(phone, *middle(grid(phone, "store").get_by_label("Lamp"))):
        phone.get_by_role("menuitem", name="Duplicate").wait_for()
    preview = phone.locator("[data-identifier=preview]")
    wait_until_still(phone)
    assert (preview.bounding_box()["width"], preview.bounding_box()["height"]) == (260, 240)
    # A tap on the preview opens the piece.
    tap(phone, *middle(preview))
    phone.locator("[data-identifier=drawer]").get_by_text("Made of ash, oiled").wait_for()


def test_the_pointer_lifts_a_piece(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Showroom")
    desktop.mouse.move(*middle(grid(desktop, "store").get_by_label("Table")))
    desktop.locator(".pointer-scaled").wait_for()
    assert desktop.locator(".pointer-scaled").get_attribute("aria-label") == "Table"
    desktop.mouse.move(5, 300)
    desktop.locator(".pointer-scaled").wait_for(state="detached")


def test_a_piece_is_copied_with_its_menu_and_pasted_with_the_keyboard(desktop, open_furniture):
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    furniture = open_furniture(desktop)
    open_page(furniture, "Showroom")
    desktop.mouse.click(*middle(grid(desktop, "store").get_by_label("Chair")), button="right")
    furniture.click(desktop.get_by_role("menuitem", name="Copy"))
    desktop.get_by_role("menu").wait_for(state="detached")
    desktop.keyboard.press("Control+v")
    grid(desktop, "room").get_by_label("Chair").wait_for()
    furniture.click(desktop.get_by_role("button", name="Paste"))
    wait_until(desktop, "document.querySelectorAll('[data-identifier=room] [data-view=PieceCell]').length === 2")
    # The store keeps the original.
    assert grid(desktop, "store").get_by_label("Chair").count() == 1


# The drawer

def open_drawer(furniture, piece):
    open_page(furniture, "Showroom")
    furniture.click(grid(furniture.page, "store").get_by_label(piece))
    drawer = furniture.page.locator("[data-identifier=drawer]")
    drawer.get_by_role("button", name="Close").wait_for()
    wait_until_still(furniture.page)
    return drawer


def test_a_finger_pulls_the_drawer_back_to_the_edge(phone, open_furniture):
    drawer = open_drawer(open_furniture(phone), "Lamp")
    # The drawer begins 56 of the 390 points from the left edge.
    assert drawer.bounding_box()["x"] == 56
    drag(phone, 200, 700, dx=60, steps=20)
    wait_until(phone, "document.querySelector('[data-identifier=drawer]').getBoundingClientRect().left === 56")
    with Finger(phone, 100, 700) as finger:
        finger.move(300, 700, 20)
        wait_until(phone, "document.querySelector('[data-identifier=drawer]').getBoundingClientRect().left > 200")
    drawer.wait_for(state="detached")


def test_a_tap_beside_the_drawer_and_the_escape_key_close_it(desktop, open_furniture):
    furniture = open_furniture(desktop)
    drawer = open_drawer(furniture, "Lamp")
    desktop.mouse.click(100, 400)
    drawer.wait_for(state="detached")
    furniture.click(grid(desktop, "store").get_by_label("Bed"))
    drawer.get_by_text("Made of pine, oiled").wait_for()
    wait_until_still(desktop)
    desktop.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    grid(desktop, "store").get_by_label("Bed").wait_for()


def test_a_piece_is_shared(desktop, open_furniture):
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    furniture = open_furniture(desktop)
    drawer = open_drawer(furniture, "Sofa")
    furniture.click(drawer.get_by_role("button", name="Share…"))
    furniture.click(desktop.locator("[data-view=ActivityView]").get_by_role("button", name="Copy"))
    desktop.locator("[data-view=ActivityView]").wait_for(state="detached")
    assert desktop.evaluate("navigator.clipboard.readText()") == "Sofa of walnut, made in our workshop"


# The keys

def test_keys_open_the_form_the_search_and_the_list_of_keys(desktop, open_furniture):
    furniture = open_furniture(desktop)
    furniture.click(furniture.tab("Workshop"))
    furniture.row("Keyboard").wait_for()
    wait_until_still(desktop)
    desktop.keyboard.press("Control+/")
    keys = desktop.locator("[data-identifier=keys]")
    keys.get_by_text("⌘ O", exact=True).wait_for()
    wait_until_still(desktop)
    desktop.keyboard.press("Escape")
    keys.wait_for(state="detached")
    desktop.keyboard.press("Control+o")
    desktop.get_by_label("Name", exact=True).wait_for()
    wait_until_still(desktop)
    furniture.click(desktop.get_by_role("button", name="Cancel"))
    desktop.get_by_label("Name", exact=True).wait_for(state="detached")
    desktop.keyboard.press("Control+f")
    wait_until(desktop, "document.activeElement.placeholder === 'Search timber'")


# The controls

def said(page, text):
    page.locator("[data-identifier=said]").get_by_text(text, exact=True).wait_for()


@pytest.mark.parametrize("role, name, key, text", [
    ("switch", "Off", "Space", "Switches: on"),
    ("slider", "Plain slider", "ArrowRight", None),
    ("button", "Gray", "Enter", "Buttons: Gray"),
])
def test_the_keyboard_uses_a_control(desktop, open_furniture, role, name, key, text):
    furniture = open_furniture(desktop)
    open_page(furniture, "Controls")
    control = desktop.get_by_role(role, name=name, exact=True)
    control.focus()
    desktop.keyboard.press(key)
    if text:
        said(desktop, text)
    else:
        wait_until(desktop, "/^Sliders: (5[1-9]|6\\d)$/.test(document.querySelector('[data-identifier=said]').textContent)")


def test_a_finger_uses_switches_segments_and_buttons(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Controls")
    tap(phone, *middle(phone.get_by_role("button", name="Filled", exact=True)))
    said(phone, "Buttons: Filled")
    off = phone.get_by_role("switch", name="Off", exact=True)
    off.scroll_into_view_if_needed()
    tap(phone, *middle(off))
    said(phone, "Switches: on")
    ash = phone.get_by_text("Ash", exact=True).first
    ash.scroll_into_view_if_needed()
    tap(phone, *middle(ash))
    said(phone, "Segments: Ash")


def test_a_pop_up_button_takes_the_chosen_element(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Controls")
    popup = desktop.get_by_role("button", name="Oak", exact=True, disabled=False)
    popup.scroll_into_view_if_needed()
    furniture.click(popup)
    furniture.click(desktop.get_by_role("menuitemcheckbox", name="Walnut"))
    desktop.get_by_role("button", name="Walnut", exact=True).wait_for()


def test_the_page_of_controls_has_all_of_them(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Controls")
    desktop.locator("[data-identifier=size]").get_by_role("spinbutton").first.wait_for()

    def count(role, **more):
        return desktop.get_by_role(role, **more).count()

    for name in ["Gray", "Tinted", "Filled", "Borderless", "Bordered", "Bordered, tinted", "Bordered, prominent",
                 "Highlighted", "Selected", "Delete", "Busy", "Mini", "Small", "Medium", "Large", "System",
                 "Follow", "Custom", "Pull down", "Deferred"]:
        assert count("button", name=name, exact=True) == 1, name
    assert count("switch") == 5
    for name in ["Plain slider", "Volume", "Late slider", "Disabled slider"]:
        assert count("slider", name=name, exact=True) == 1, name
    # The calendars of two months are grids.
    assert count("grid") == 2
    # There are three page controls, five date pickers with three, two, three, two and two wheels, and a picker with two
    # wheels.
    assert count("spinbutton") == 3 + 12 + 2
    assert count("radiogroup") == 4


def test_a_button_toggles(phone, open_furniture):
    furniture = open_furniture(phone)
    open_page(furniture, "Controls")
    toggle = phone.get_by_role("checkbox", name="Toggle", exact=True)
    assert toggle.get_attribute("aria-checked") == "false"
    tap(phone, *middle(toggle))
    said(phone, "States of buttons: Toggle")
    assert toggle.get_attribute("aria-checked") == "true"


def test_the_arrow_keys_turn_a_wheel_of_the_picker(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Controls")
    wheel = desktop.locator("[data-identifier=size]").get_by_role("spinbutton").first
    wheel.focus()
    desktop.keyboard.press("ArrowDown")
    said(desktop, "Picker: Bench, 120 cm")


def test_the_mouse_chooses_a_day_of_a_month(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Controls")
    day = desktop.get_by_role("gridcell", name="10 March 2026").first
    day.scroll_into_view_if_needed()
    furniture.click(day)
    wait_until(desktop, "document.querySelector('[data-identifier=said]').textContent.startsWith('Months: 2026-03-10')")
