"""Tests of tabs that the user selects with the mouse and with the keyboard."""

from gestures import go_back


def test_a_tab_displays_its_screen(desktop, open_furniture):
    furniture = open_furniture(desktop)
    assert furniture.tab("Mail").get_attribute("aria-selected") == "true"
    furniture.tab("People").click()
    furniture.row("Adaora Obi").wait_for()
    assert furniture.tab("People").get_attribute("aria-selected") == "true"
    assert furniture.tab("Mail").get_attribute("aria-selected") == "false"


def test_the_arrow_keys_lead_from_tab_to_tab_and_enter_opens_one(desktop, open_furniture):
    furniture = open_furniture(desktop)
    furniture.tab("Mail").focus()
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Enter")
    furniture.row("Adaora Obi").wait_for()
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Enter")
    furniture.row("Showroom").wait_for()


def test_the_badge_counts_unread_messages(desktop, open_furniture):
    furniture = open_furniture(desktop)
    bar = desktop.get_by_role("tablist")
    bar.get_by_text("5", exact=True).wait_for()
    furniture.open_message()
    go_back(desktop)
    bar.get_by_text("4", exact=True).wait_for()
