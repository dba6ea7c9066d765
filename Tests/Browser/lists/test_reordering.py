"""Tests of rows that a user moves with a finger or the mouse."""

from gestures import Finger, wait_for_value, wait_until


def wait_until_held(page):
    """Waits until the app has recognized the long press and the page moves the row with the finger."""
    page.get_by_label("Moving").wait_for()
    page.evaluate("""async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }""")


def place(lists, text):
    """Returns the middle of a row, which may be moving, in points."""
    box = lists.row(text).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_that_rests_on_a_row_moves_it(phone, open_lists):
    lists = open_lists(phone)
    x, y = place(lists, "Task 1")
    with Finger(phone, x, y) as finger:
        wait_until_held(phone)
        finger.move(x, y + 110)
        lists.wait_for_rows(1, ["Task 2", "Task 3", "Task 1", "Task 4"])
        wait_for_value(phone, lambda: place(lists, "Task 1"), (x, y + 110))
        assert lists.scroll_top() == 0
    lists.wait_for_rows(1, ["Task 2", "Task 3", "Task 1", "Task 4"])
    # The row moves from the finger to its new place, which is two rows of 50 points further down.
    wait_for_value(phone, lambda: place(lists, "Task 1"), (x, y + 100))


def test_a_finger_that_moves_at_once_scrolls(phone, open_lists):
    lists = open_lists(phone)
    x, y = place(lists, "Task 5")
    with Finger(phone, x, y) as finger:
        finger.move(x, y - 200)
    wait_until(phone, "document.querySelector('[data-identifier=lists]').scrollTop > 100")
    assert "Moving" not in phone.content()


def test_a_row_that_may_not_move_stays(phone, open_lists):
    lists = open_lists(phone)
    x, y = place(lists, "Food")
    with Finger(phone, x, y) as finger:
        wait_until_held(phone)
        finger.move(x, y + 110)
    phone.get_by_label("Moving").wait_for(state="detached")
    lists.wait_for_rows(0, ["Food", "Drinks"])
    lists.wait_for_rows(1, ["Task 1", "Task 2"])


def test_the_content_scrolls_while_a_row_is_held_at_the_lower_edge(phone, open_lists):
    lists = open_lists(phone)
    x, y = place(lists, "Task 1")
    height = phone.viewport_size["height"]
    with Finger(phone, x, y) as finger:
        wait_until_held(phone)
        finger.move(x, height - 5)
        # The content has 42 rows of 50 points.
        wait_for_value(phone, lists.scroll_top, 42 * 50 - height)
        wait_for_value(phone, lambda: place(lists, "Task 1")[1], height - 5)
    phone.get_by_label("Moving").wait_for(state="detached")
    wait_for_value(phone, lambda: lists.rows(1)[-2:], ["Task 40", "Task 1"])


def test_the_mouse_moves_a_row_too(desktop, open_lists):
    lists = open_lists(desktop)
    x, y = place(lists, "Task 2")
    desktop.mouse.move(x, y)
    desktop.mouse.down()
    wait_until_held(desktop)
    desktop.mouse.move(x, y - 50, steps=5)
    lists.wait_for_rows(1, ["Task 2", "Task 1", "Task 3"])
    desktop.mouse.up()
    desktop.get_by_label("Moving").wait_for(state="detached")
    lists.wait_for_rows(1, ["Task 2", "Task 1", "Task 3"])
