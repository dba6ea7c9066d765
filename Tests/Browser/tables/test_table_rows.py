"""Tests of selecting rows, of their accessories, and of swipe actions."""

from gestures import middle, tap, drag


def test_a_tap_chooses_a_row(phone, open_tables):
    tables = open_tables(phone)
    tap(phone, *middle(tables.row("A2")))
    tables.wait_for_status("Chose A2")


def test_the_mouse_and_the_keyboard_choose_a_row(desktop, open_tables):
    tables = open_tables(desktop)
    tables.row("A4").click()
    tables.wait_for_status("Chose A4")
    tables.row("A5").focus()
    desktop.keyboard.press("Enter")
    tables.wait_for_status("Chose A5")


def test_the_detail_button_of_a_row_is_its_own(phone, open_tables):
    tables = open_tables(phone)
    tap(phone, *middle(tables.row("A2").get_by_label("詳細情報")))
    tables.wait_for_status("Details of A2")


def test_a_swipe_to_the_left_offers_to_delete(phone, open_tables):
    tables = open_tables(phone)
    x, y = middle(tables.row("A2"))
    drag(phone, x + 60, y, dx=-100)
    # The phone is set to Japanese, and so are the titles of system controls.
    delete = tables.row("A2").get_by_role("button", name="削除", exact=True)
    delete.wait_for()
    tap(phone, *middle(delete))
    tables.wait_for_names(0, ["A1", "A3"])


def test_a_swipe_to_the_right_reveals_the_action_of_the_app(phone, open_tables):
    tables = open_tables(phone)
    x, y = middle(tables.row("A1"))
    drag(phone, x - 60, y, dx=100)
    flag = tables.row("A1").get_by_role("button", name="Flag", exact=True)
    flag.wait_for()
    tap(phone, *middle(flag))
    tables.wait_for_status("Flagged A1")


def test_a_row_that_cannot_be_edited_does_not_offer_to_delete(phone, open_tables):
    tables = open_tables(phone)
    x, y = middle(tables.row("A3"))
    drag(phone, x + 60, y, dx=-100)
    assert tables.row("A3").get_by_role("button", name="削除", exact=True).count() == 0
