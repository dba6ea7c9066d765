"""Tests of lists: appearances, outlines, accessories, swipe actions, and the app's own content views."""

from gestures import Finger, middle, wait_until


def test_a_menu_changes_the_appearance(on_phone):
    page = on_phone.page
    on_phone.open("AppearancesScreen")
    row = "[...document.querySelectorAll('[data-index-path]')].filter((row) => row.textContent === '峠の茶屋まで').pop()"
    assert on_phone.box(on_phone.tile("峠の茶屋まで"))[2] == 390
    for name, width in [("insetGrouped", 358), ("sidebar", 358), ("grouped", 390), ("sidebarPlain", 358), ("plain", 390)]:
        on_phone.click(page.get_by_role("button", name="外観"))
        on_phone.click(page.get_by_role("menuitemcheckbox", name=name, exact=True))
        wait_until(page, f"{row}?.getBoundingClientRect().width === arg", width)


def test_an_outline_expands_wherever_a_row_is_tapped(on_phone):
    on_phone.open("OutlineScreen")
    on_phone.tile("水辺の鳥").wait_for()
    assert on_phone.tile("カワセミ").count() == 0
    on_phone.click(on_phone.tile("水辺の鳥"))
    on_phone.tile("カワセミ").wait_for()
    on_phone.click(on_phone.tile("鳥"))
    on_phone.tile("水辺の鳥").wait_for(state="detached")
    on_phone.tile("木").wait_for()


def test_accessories_come_with_editing_and_act(on_phone):
    page = on_phone.page
    on_phone.open("AccessoriesScreen")
    on_phone.click(on_phone.tile("detail").get_by_role("button"))
    page.get_by_text("くわしい説明").wait_for()
    on_phone.click(page.get_by_role("button", name="閉じる"))
    on_phone.click(on_phone.tile("popUpMenu").get_by_role("button"))
    on_phone.click(page.get_by_role("menuitemcheckbox", name="大"))
    on_phone.tile("popUpMenu").get_by_text("大", exact=True).wait_for()
    switch = page.get_by_role("switch", name="お知らせ")
    on_phone.click(switch)
    page.get_by_role("switch", name="お知らせ", checked=False).wait_for()
    assert on_phone.tile("delete").get_by_role("button").count() == 0
    on_phone.click(page.get_by_role("button", name="編集"))
    on_phone.click(on_phone.tile("delete").get_by_role("button").first)
    on_phone.tile("delete").wait_for(state="detached")
    on_phone.click(on_phone.tile("insert").get_by_role("button").first)
    on_phone.tile("delete").wait_for()


def test_a_finger_swipes(on_phone):
    page = on_phone.page
    on_phone.open("SwipeActionsScreen")
    x, y = middle(on_phone.tile("卵"))
    with Finger(page, 340, y) as finger:
        finger.move(200, y)
    on_phone.click(page.get_by_role("button", name="旗", exact=True))
    page.get_by_label("旗").first.wait_for()
    x, y = middle(on_phone.tile("豆腐"))
    with Finger(page, 60, y) as finger:
        finger.move(180, y)
    on_phone.click(page.get_by_role("button", name="済み", exact=True))
    page.get_by_role("button", name="済み", exact=True).wait_for(state="detached")
    on_phone.tile("豆腐").get_by_text("済み", exact=True).wait_for()
    x, y = middle(on_phone.tile("牛乳"))
    with Finger(page, 380, y) as finger:
        finger.move(10, y, 30)
    on_phone.tile("牛乳").wait_for(state="detached")


def test_a_mouse_and_a_keyboard_reach_the_same_actions(on_desktop):
    page = on_desktop.page
    on_desktop.open_beside("SwipeActionsScreen")
    x, y = middle(on_desktop.tile("生姜"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 160, y, steps=8)
    page.mouse.up()
    on_desktop.click(page.get_by_role("button", name="旗", exact=True))
    page.get_by_label("旗").first.wait_for()
    on_desktop.tile("味噌").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    wait_until(page, "document.activeElement.textContent.includes('削除')")
    page.keyboard.press("Enter")
    on_desktop.tile("味噌").wait_for(state="detached")


def test_stars_give_a_rating(on_phone):
    on_phone.open("CustomContentScreen")
    row = on_phone.tile("港のプリン屋")
    on_phone.click(row.get_by_role("button", name="星4つ"))
    row.get_by_text("4", exact=True).wait_for()
    on_phone.click(row.get_by_role("button", name="星4つ"))
    row.get_by_text("0", exact=True).wait_for()
