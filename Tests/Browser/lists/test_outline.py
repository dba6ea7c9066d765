"""Tests of outlines that a user expands and collapses with the mouse and the keyboard."""


def test_a_click_on_a_chevron_expands_and_collapses(desktop, open_lists):
    lists = open_lists(desktop)
    assert lists.rows(0) == ["Food", "Drinks"]
    food = lists.disclosure("Food")
    assert food.get_attribute("aria-expanded") == "false"
    food.click()
    lists.wait_for_rows(0, ["Food", "Fruit", "Bread", "Drinks"])
    assert food.get_attribute("aria-expanded") == "true"
    lists.disclosure("Fruit").click()
    lists.wait_for_rows(0, ["Food", "Fruit", "Apples", "Pears", "Bread", "Drinks"])
    food.click()
    lists.wait_for_rows(0, ["Food", "Drinks"])
    assert food.get_attribute("aria-expanded") == "false"
    # The descendants of the row are expanded as before.
    food.click()
    lists.wait_for_rows(0, ["Food", "Fruit", "Apples", "Pears", "Bread", "Drinks"])


def test_rows_without_anything_below_have_no_chevron(desktop, open_lists):
    lists = open_lists(desktop)
    lists.disclosure("Drinks").click()
    lists.wait_for_rows(0, ["Food", "Drinks", "Tea"])
    assert lists.disclosure("Tea").count() == 0


def test_content_is_indented_by_its_level(desktop, open_lists):
    lists = open_lists(desktop)
    lists.disclosure("Drinks").click()
    lists.wait_for_rows(0, ["Food", "Drinks", "Tea"])
    left = lambda text: desktop.get_by_text(text, exact=True).bounding_box()["x"]
    assert left("Tea") - left("Drinks") == 10


def test_the_keyboard_expands_and_collapses_and_keeps_the_focus(desktop, open_lists):
    lists = open_lists(desktop)
    drinks = lists.disclosure("Drinks")
    drinks.focus()
    desktop.keyboard.press("Enter")
    lists.wait_for_rows(0, ["Food", "Drinks", "Tea"])
    has_focus = "node => node === document.activeElement"
    assert drinks.evaluate(has_focus)
    desktop.keyboard.press("Space")
    lists.wait_for_rows(0, ["Food", "Drinks"])
    assert drinks.evaluate(has_focus)


def test_rows_are_read_in_their_order(desktop, open_lists):
    lists = open_lists(desktop)
    lists.disclosure("Drinks").click()
    lists.disclosure("Food").click()
    lists.wait_for_rows(0, ["Food", "Fruit", "Bread", "Drinks", "Tea"])
    read = desktop.evaluate(
        "() => [...document.querySelectorAll('[data-index-path]')].map((row) => row.textContent)")
    assert read[:6] == ["Food", "Fruit", "Bread", "Drinks", "Tea", "Task 1"]
