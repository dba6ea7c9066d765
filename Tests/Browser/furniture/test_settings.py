"""Tests of settings: accessories, menus, and a change of the appearance while the app runs."""

from gestures import go_back, wait_until


def open_settings(furniture):
    furniture.tab("Settings").click()
    furniture.row("Rounding").wait_for()


def test_a_checkmark_moves_to_the_chosen_look_and_the_page_turns_dark(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_settings(furniture)
    furniture.click(furniture.row("Dark"))
    wait_until(
        desktop, "getComputedStyle(document.querySelector('[data-identifier=settings]')).backgroundColor === arg",
        "rgb(0, 0, 0)")


def test_a_menu_opens_at_its_accessory_and_chooses(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_settings(furniture)
    box = furniture.row("Tint").bounding_box()
    desktop.mouse.click(box["x"] + box["width"] - 24, box["y"] + box["height"] / 2)
    menu = desktop.get_by_role("menu")
    menu.wait_for()
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("Enter")
    menu.wait_for(state="detached")


def test_a_row_with_a_disclosure_leads_to_its_choices(desktop, open_furniture):
    furniture = open_furniture(desktop)
    open_settings(furniture)
    furniture.click(furniture.row("Units"))
    furniture.click(furniture.row("Inches"))
    go_back(desktop)
    furniture.row("Inches").wait_for()
