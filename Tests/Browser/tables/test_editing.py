"""Tests of rows that a user deletes, inserts and moves, with a finger, the mouse and the keyboard."""

from gestures import Finger, middle, tap


def control(tables, name, label):
    return tables.row(name).get_by_role("button", name=label, exact=True)


def test_a_finger_deletes_a_row_after_it_was_asked(phone, open_tables):
    tables = open_tables(phone)
    tables.edit()
    # The phone is set to Japanese, and so are the titles of system controls.
    tap(phone, *middle(control(tables, "A2", "削除")))
    confirm = tables.row("A2").locator("[data-view=SwipeActionButton]")
    confirm.wait_for()
    tap(phone, *middle(confirm))
    tables.wait_for_names(0, ["A1", "A3", "A4"])


def test_the_mouse_inserts_a_row(desktop, open_tables):
    tables = open_tables(desktop)
    tables.edit()
    desktop.mouse.click(*middle(control(tables, "A6", "Insert")))
    tables.wait_for_names(0, ["A1", "A2", "A3", "A4", "A5", "New 1"])


def test_a_row_that_cannot_be_edited_has_no_control(desktop, open_tables):
    tables = open_tables(desktop)
    tables.edit()
    control(tables, "A1", "Delete").wait_for()
    assert control(tables, "A3", "Delete").count() == 0


def test_a_finger_moves_a_row_by_its_handle(phone, open_tables):
    tables = open_tables(phone)
    tables.edit()
    handle = tables.row("A1").get_by_label("並べ替え")
    handle.wait_for()
    x, y = middle(handle)
    with Finger(phone, x, y) as finger:
        finger.move(x, y + 110)
        tables.wait_for_names(0, ["A2", "A3", "A1", "A4"])
        assert tables.scroll_top() == 0
    tables.wait_for_names(0, ["A2", "A3", "A1", "A4"])


def test_the_mouse_moves_a_row_by_its_handle(desktop, open_tables):
    tables = open_tables(desktop)
    tables.edit()
    handle = tables.row("A2").get_by_label("Reorder")
    handle.wait_for()
    x, y = middle(handle)
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    desktop.mouse.move(x, y - 55, steps=5)
    tables.wait_for_names(0, ["A2", "A1", "A3"])
    desktop.mouse.up()
    tables.wait_for_names(0, ["A2", "A1", "A3"])


def test_arrow_keys_move_a_row(desktop, open_tables):
    tables = open_tables(desktop)
    tables.edit()
    handle = tables.row("A1").get_by_label("Reorder")
    handle.wait_for()
    handle.focus()
    desktop.keyboard.press("ArrowDown")
    tables.wait_for_names(0, ["A2", "A1", "A3"])
