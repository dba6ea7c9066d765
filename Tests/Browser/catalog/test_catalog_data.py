"""Tests of data that changes: the search, the sort, and the list of networks."""

import re

from gestures import wait_until, wait_until_still


def test_typed_text_filters_a_thousand_mountains(on_phone):
    page = on_phone.page
    on_phone.open("MountainsScreen")
    page.get_by_label("1000座").wait_for()
    on_phone.click(page.get_by_placeholder("山の名前"))
    page.keyboard.type("きり")
    page.get_by_label("60座").wait_for()
    page.keyboard.type("ふえだけ")
    page.get_by_label("1座", exact=True).wait_for()
    on_phone.tile("霧笛岳").wait_for()
    page.keyboard.type("x")
    # The text has two lines.
    page.get_by_text("「きりふえだけx」").wait_for()
    page.get_by_text("別の名前か読みで検索してください。").wait_for()
    page.keyboard.press("Backspace")
    on_phone.tile("霧笛岳").wait_for()
    on_phone.click(page.get_by_role("button", name="キャンセル"))
    page.get_by_label("1000座").wait_for()


COLORS = """[...document.querySelectorAll('[data-index-path]')]
    .map((cell) => [cell.dataset.indexPath.split('-').map(Number), getComputedStyle(cell).backgroundColor])
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1])"""


def test_the_sort_runs_to_its_end(on_phone):
    page = on_phone.page
    screen = on_phone.open("InsertionSortScreen")
    status = on_phone.identified("status")
    assert status.text_content() == "10のうち1まで整列済み"
    on_phone.click(page.get_by_role("button", name="開始"))
    page.get_by_text(re.compile("10のうち([3-9]|10)まで整列済み")).wait_for()
    on_phone.click(page.get_by_role("button", name="停止"))
    page.get_by_role("button", name="開始").wait_for()
    on_phone.click(page.get_by_role("button", name="開始"))
    page.get_by_text("並べ終わりました").wait_for()
    page.get_by_role("button", name="開始").wait_for()
    wait_until_still(page)
    rows = {}
    for (section, _), color in page.evaluate(COLORS):
        rows.setdefault(section, []).append(color)
    # All eight rows have the same order.
    assert len(rows) == 8
    assert all(row == rows[0] and len(set(row)) == 10 for row in rows.values())
    assert screen.is_visible()


NETWORKS = "[...document.querySelectorAll('[data-index-path^=\"1-\"]')].map((row) => row.textContent).join()"


def test_networks_come_and_go_by_themselves(on_phone):
    page = on_phone.page
    on_phone.open("WiFiScreen")
    before = page.evaluate(NETWORKS)
    wait_until(page, f"{NETWORKS} !== arg", before)
    # A network that the user chooses becomes the current one, and the list of the others no longer has it.
    wait_until_still(page)
    name = re.sub("(弱い|普通|強い)$", "", on_phone.cell(1, 0).text_content())
    on_phone.click(on_phone.cell(1, 0))
    wait_until(page, "document.querySelector('[data-index-path=\"0-1\"]').textContent.startsWith(arg)", name)
    wait_until(page, f"!{NETWORKS}.includes(arg)", name)
    on_phone.click(page.get_by_role("switch", name="Wi-Fi"))
    on_phone.cell(1, 0).wait_for(state="detached")
    on_phone.cell(0, 1).wait_for(state="detached")
    on_phone.click(page.get_by_role("switch", name="Wi-Fi"))
    on_phone.cell(1, 0).wait_for()
