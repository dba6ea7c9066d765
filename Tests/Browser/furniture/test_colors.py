"""Tests of colour wells and of the picker that they open."""

from gestures import Finger, middle, tap, wait_until, wait_until_still

PICKER = "[data-view=ColorPickerView]"
WELL = "document.querySelector('[role=button][aria-label=Paint]')"


def open_picker(furniture, page):
    """Opens the picker of the well “Paint”, and waits until it is at rest."""
    furniture.click(furniture.tab("Workshop"))
    furniture.click(furniture.row("Controls"))
    well = page.get_by_role("button", name="Paint", exact=True)
    well.scroll_into_view_if_needed()
    wait_until_still(page)
    furniture.click(well)
    page.locator(PICKER).wait_for()
    wait_until_still(page)
    return page.locator(PICKER)


def open_kind(page, picker, name):
    picker.get_by_role("radio", name=name, exact=True).check(force=True)
    wait_until_still(page)


def wait_for_color(page, text):
    """Waits until the app has got a colour with this name."""
    page.locator("[data-identifier=said]").get_by_text(f"Colours: {text}", exact=True).wait_for(state="attached")


def test_a_click_in_the_grid_chooses_a_color(desktop, open_furniture):
    picker = open_picker(open_furniture(desktop), desktop)
    box = picker.get_by_role("spinbutton", name="Grid").bounding_box()
    # The sixth of ten rows has full colours, and the second of twelve columns is blue.
    desktop.mouse.click(box["x"] + box["width"] * 1.5 / 12, box["y"] + box["height"] * 5.5 / 10)
    wait_for_color(desktop, "blue")


def test_the_arrow_keys_choose_a_color(desktop, open_furniture):
    picker = open_picker(open_furniture(desktop), desktop)
    grid = picker.get_by_role("spinbutton", name="Grid")
    grid.focus()
    # Teal is not in the grid, so that the first key selects white, and the second one the grey behind it.
    desktop.keyboard.press("ArrowUp")
    wait_for_color(desktop, "white")
    desktop.keyboard.press("ArrowUp")
    wait_for_color(desktop, "light gray")
    assert grid.get_attribute("aria-valuetext") == "light gray"


def test_digits_choose_a_color_and_other_texts_change_nothing(desktop, open_furniture):
    picker = open_picker(open_furniture(desktop), desktop)
    open_kind(desktop, picker, "Sliders")
    digits = picker.get_by_label("sRGB Hex Color", exact=True)
    assert digits.input_value() == "30B0C7"
    digits.fill("none")
    desktop.keyboard.press("Enter")
    wait_until(desktop, "document.querySelector('[aria-label=\"sRGB Hex Color\"]').value === '30B0C7'")
    digits.fill("#f00")
    desktop.keyboard.press("Enter")
    wait_for_color(desktop, "red")
    assert picker.get_by_role("textbox", name="Red", exact=True).input_value() == "255"


def test_a_finger_on_the_spectrum_moves_the_mark_and_not_the_sheet(phone, open_furniture):
    picker = open_picker(open_furniture(phone), phone)
    tap(phone, *middle(picker.get_by_text("スペクトル", exact=True).first))
    spectrum = phone.get_by_role("spinbutton", name="スペクトル")
    spectrum.wait_for()
    wait_until_still(phone)
    box = spectrum.bounding_box()
    x, middle_y = box["x"] + box["width"] * 2 / 3, box["y"] + box["height"] / 2
    with Finger(phone, x, middle_y - 60) as finger:
        finger.move(x, middle_y)
        wait_for_color(phone, "青")
        finger.move(x, middle_y + 100)
        wait_for_color(phone, "濃い青")
        assert spectrum.bounding_box() == box
    assert phone.locator(PICKER).count() == 1


def test_the_escape_key_closes_the_picker_and_the_well_has_the_focus(desktop, open_furniture):
    picker = open_picker(open_furniture(desktop), desktop)
    desktop.keyboard.press("Escape")
    picker.wait_for(state="detached")
    wait_until(desktop, f"document.activeElement === {WELL}")
