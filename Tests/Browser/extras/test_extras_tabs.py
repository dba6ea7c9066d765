"""Tests of the stack of tabs: a user opens cards, swipes them away, closes them with keys and buttons, and adds cards."""

import pytest

from gestures import drag, middle, tap, wait_until, wait_until_still

SCREEN = "タブの束"
TITLES = ["きょうの天気", "夕飯の献立", "読みかけの本", "駅までの道", "山の便り", "台所の道具"]


def titles(page):
    """Returns the titles of the visible cards from top to bottom."""
    return page.eval_on_selector_all("[data-identifier^='open-']", """nodes => nodes
        .map((node) => [node.getBoundingClientRect().top, node.getAttribute('aria-label')])
        .sort((a, b) => a[0] - b[0]).map((one) => one[1].replace('を開く', ''))""")


def wait_for_cards(page, count):
    wait_until(page, "document.querySelectorAll('[data-identifier^=\"open-\"]').length === arg", count)
    wait_until_still(page)


def test_cards_overlap_and_grow_towards_the_front(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    wait_until_still(phone)
    assert titles(phone) == TITLES
    boxes = [extras.box(f"tab-{number}") for number in range(1, 7)]
    for (left, top, width, height), (next_left, next_top, next_width, _) in zip(boxes, boxes[1:]):
        assert top < next_top < top + height and next_left < left and next_width > width
    # The touch reaches the front card.
    left, top, width, _ = boxes[1]
    view = phone.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-identifier^=\"tab-\"]').dataset.identifier",
        [left + width / 2, top + 20])
    assert view == "tab-2"


@pytest.mark.parametrize("direction", [-1, 1])
def test_a_finger_swipes_a_card_away_and_the_others_close_up(phone, open_extras, direction):
    extras = open_extras(phone, SCREEN)
    wait_until_still(phone)
    third = extras.box("tab-3")
    x, y = middle(extras.identified("open-2"))
    drag(phone, x, y, dx=direction * 170, steps=20)
    wait_for_cards(phone, 5)
    assert titles(phone) == [title for title in TITLES if title != "夕飯の献立"]
    # The third card has moved up by 116 points, to the place of the second.
    assert abs(extras.box("tab-3")[1] - (third[1] - 116)) < 1


def test_a_finger_that_goes_a_little_to_the_side_closes_nothing(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    wait_until_still(phone)
    before = extras.box("tab-2")
    x, y = middle(extras.identified("open-2"))
    with_pause = 40
    drag(phone, x, y, dx=-60, steps=with_pause)
    wait_until_still(phone)
    wait_until(phone, "Math.abs(document.querySelector(\"[data-identifier='tab-2']\").getBoundingClientRect().left - arg) < 1",
               before[0])
    assert titles(phone) == TITLES


def test_the_mouse_swipes_a_card_away(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    x, y = middle(extras.identified("open-1"))
    desktop.mouse.move(x + 200, y)
    desktop.mouse.down()
    desktop.mouse.move(x + 190, y, steps=3)
    desktop.mouse.move(x - 340, y, steps=15)
    desktop.mouse.up()
    wait_for_cards(desktop, 5)
    assert titles(desktop) == TITLES[1:]


def test_a_finger_that_goes_up_scrolls(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    x, y = middle(extras.identified("open-3"))
    drag(phone, x, y, dy=-120, steps=20)
    wait_until(phone, "document.querySelector('[data-identifier=tabs]').scrollTop > 60")
    assert titles(phone) == TITLES


def test_a_tap_opens_a_card_and_a_button_lays_it_back(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    left, top, width, height = extras.box("tab-4")
    tap(phone, left + width / 2, top + 90)
    screen = "document.querySelector(\"[data-identifier='tab-4']\").getBoundingClientRect()"
    wait_until(phone, f"{screen}.width === 390 && {screen}.left === 0")
    wait_until_still(phone)
    # The other cards have moved out of the window at its top and bottom.
    bar = phone.evaluate("document.querySelector('[data-view=UINavigationBar]').getBoundingClientRect().bottom")
    assert extras.box("tab-3")[1] + extras.box("tab-3")[3] <= bar + 1
    tap(phone, *middle(phone.get_by_role("button", name="タブの一覧に戻る")))
    wait_until(phone, f"{screen}.width < 370")


def test_the_keyboard_opens_a_card_and_escape_lays_it_back(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    wait_until_still(desktop)
    extras.identified("open-2").focus()
    desktop.keyboard.press("Enter")
    screen = "document.querySelector(\"[data-identifier='tab-2']\").getBoundingClientRect()"
    wait_until(desktop, f"{screen}.width === 1280")
    desktop.keyboard.press("Escape")
    wait_until(desktop, f"{screen}.width < 1220")


def test_a_button_lays_a_new_card_on_the_stack(phone, open_extras):
    open_extras(phone, SCREEN)
    wait_until_still(phone)
    tap(phone, *middle(phone.get_by_role("button", name="新しいタブ")))
    wait_for_cards(phone, 7)
    assert titles(phone)[-1] == "新しいタブ7"


def test_the_delete_key_closes_the_card_that_the_arrows_have_chosen(desktop, open_extras):
    open_extras(desktop, SCREEN)
    wait_until_still(desktop)
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("Delete")
    wait_for_cards(desktop, 5)
    assert "夕飯の献立" not in titles(desktop)


def test_every_card_has_a_button_that_closes_it_and_an_empty_stack_says_so(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    for number, title in enumerate(TITLES, start=1):
        extras.identified(f"close-{number}").focus()
        desktop.keyboard.press("Enter")
        wait_for_cards(desktop, 6 - number)
    desktop.get_by_text("タブはすべて閉じました").wait_for()
    extras.back()
    extras.open(SCREEN)
    desktop.get_by_text("タブはすべて閉じました").wait_for()
    desktop.mouse.click(*middle(desktop.get_by_role("button", name="新しいタブ")))
    wait_for_cards(desktop, 1)
