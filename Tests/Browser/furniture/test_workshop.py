"""The workshop: a form, a list that is filtered, sheets, a showroom and all controls."""

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
    # The delegate puts the hyphen where it belongs.
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


def test_a_form_with_something_in_it_asks_before_it_goes(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "New order")
    fill(desktop, "Name", "Mara")
    furniture.click(desktop.get_by_role("button", name="Cancel"))
    furniture.click(desktop.get_by_role("button", name="Discard order"))
    desktop.get_by_label("Name", exact=True).wait_for(state="detached")
    furniture.row("New order").wait_for()


# The list

def test_the_list_is_filtered_while_one_types(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Timber")
    furniture.row("Alder").wait_for()
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
        phone.locator(".carried").first.wait_for(state="attached")
        wait_until_still(phone)
        finger.move(to_x, to_y, 20)
        wait_until_still(phone)
    grid(phone, "room").get_by_label("Bed").wait_for()
    grid(phone, "store").get_by_label("Bed").wait_for(state="detached")


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


def test_a_pop_up_button_takes_what_is_chosen(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_page(furniture, "Controls")
    popup = desktop.get_by_role("button", name="Oak", exact=True)
    popup.scroll_into_view_if_needed()
    furniture.click(popup)
    furniture.click(desktop.get_by_role("menuitemcheckbox", name="Walnut"))
    desktop.get_by_role("button", name="Walnut", exact=True).wait_for()
