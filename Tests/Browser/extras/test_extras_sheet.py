"""Tests of the table of 10,000 columns and 1,000 rows, which scrolls in both directions while its first row and column
stay in place."""

from gestures import Finger, flick, middle, tap, wait_until, wait_until_at_rest, wait_until_still

SCREEN = "大きな表"
SHEET = "document.querySelector('[data-identifier=sheet]')"


def cell(page, row, column):
    return page.locator(f"[data-index-path='{row}-{column}']")


def place(page, row, column):
    """Returns the distances of a cell from the left and the top edge of the table, in points."""
    return page.evaluate("""([row, column]) => {
        const sheet = document.querySelector('[data-identifier=sheet]').getBoundingClientRect();
        const cell = document.querySelector(`[data-index-path='${row}-${column}']`).getBoundingClientRect();
        return [cell.left - sheet.left, cell.top - sheet.top];
    }""", [row, column])


def scroll_to(page, x, y):
    page.evaluate(f"{SHEET}.scrollTo({x}, {y})")


def wait_for_cell(page, row, column):
    cell(page, row, column).wait_for()


def near(actual, expected, within=0.6):
    return all(abs(a - b) <= within for a, b in zip(actual, expected, strict=True))


def test_cells_hold_products_and_names(phone, open_extras):
    open_extras(phone, SCREEN)
    assert cell(phone, 3, 2).text_content() == "6"
    assert cell(phone, 0, 2).text_content() == "B"
    assert cell(phone, 3, 0).text_content() == "3"
    assert cell(phone, 3, 2).get_attribute("aria-label") == "B3、6"
    assert near(place(phone, 3, 2), (144, 132)) and near(place(phone, 0, 0), (0, 0))


def test_a_finger_scrolls_diagonally_and_the_first_row_and_column_stay(phone, open_extras):
    open_extras(phone, SCREEN)
    wait_until_still(phone)
    with Finger(phone, 340, 700) as finger:
        finger.move(140, 500, 20)
        # The finger is still down, so that the content does not glide on.
        wait_until(phone, f"{SHEET}.scrollLeft > 150 && {SHEET}.scrollTop > 150")
        # The table may still move for the last touches. The offset and the place of a cell are read one after the other, so they
        # belong together only when the table is at rest.
        wait_until_at_rest(phone, "sheet")
        for row, column in [(0, 0), (0, 4), (0, 5), (8, 0), (9, 0), (8, 4)]:
            cell(phone, row, column).wait_for()
            x, y = phone.evaluate(f"[{SHEET}.scrollLeft, {SHEET}.scrollTop]")
            left, top = 56 + 88 * (column - 1) - x, 44 * row - y
            assert near(place(phone, row, column), (left if column else 0, top if row else 0)), (row, column)


def test_the_fixed_cells_are_where_they_belong_in_every_frame_of_a_fling(phone, open_extras):
    open_extras(phone, SCREEN)
    wait_until_still(phone)
    # Fixed cells are those that one step of scrolling in each direction does not move.
    with Finger(phone, 300, 700) as finger:
        finger.move(240, 640, 10)
        for row, column in [(0, 2), (2, 0)]:
            phone.locator(f".track [data-index-path='{row}-{column}']").wait_for()
    phone.evaluate(f"""() => {{
        window.strays = [];
        window.looks = 0;
        const look = () => {{
            const sheet = {SHEET}.getBoundingClientRect();
            for (const node of document.querySelectorAll('[data-index-path]')) {{
                const [row, column] = node.dataset.indexPath.split('-').map(Number);
                const box = node.getBoundingClientRect();
                if (row === 0 && Math.abs(box.top - sheet.top) > 0.6) window.strays.push([row, column, box.top]);
                if (column === 0 && Math.abs(box.left - sheet.left) > 0.6) window.strays.push([row, column, box.left]);
            }}
            window.looks += 1;
            requestAnimationFrame(look);
        }};
        look();
    }}""")
    flick(phone, dx=-250, dy=-250, speed=3000, x=330, y=600)
    wait_until(phone, f"{SHEET}.scrollTop > 400 && {SHEET}.scrollLeft > 400")
    wait_until_still(phone)
    assert phone.evaluate("window.looks") > 10
    assert phone.evaluate("window.strays") == []


def test_the_mouse_wheel_scrolls_both_ways(desktop, open_extras):
    open_extras(desktop, SCREEN)
    x, y = middle(desktop.locator("[data-identifier=sheet]"))
    desktop.mouse.move(x, y)
    desktop.mouse.wheel(500, 300)
    wait_until(desktop, f"{SHEET}.scrollLeft === 500 && {SHEET}.scrollTop === 300")
    wait_for_cell(desktop, 12, 10)
    assert near(place(desktop, 12, 10), (56 + 88 * 9 - 500, 44 * 12 - 300))


def test_the_last_cell_is_where_it_belongs(phone, open_extras):
    open_extras(phone, SCREEN)
    # The first key selects the first cell.
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("Control+End")
    wait_for_cell(phone, 999, 9999)
    assert cell(phone, 999, 9999).text_content() == "9989001"
    wait_until(phone, "document.querySelector('[data-identifier=selection]').textContent === 'NTO999：999 × 9999 = 9989001'")
    sheet = phone.evaluate(f"[{SHEET}.clientWidth, {SHEET}.clientHeight]")
    wait_until_still(phone)
    assert near(place(phone, 999, 9999), (sheet[0] - 88, sheet[1] - 44))
    assert near(place(phone, 0, 9999), (sheet[0] - 88, 0)) and near(place(phone, 999, 0), (0, sheet[1] - 44))


def test_a_tap_selects_a_cell(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    tap(phone, *middle(cell(phone, 4, 3)))
    extras.wait_for_text("selection", "C4：4 × 3 = 12")
    assert cell(phone, 4, 3).get_attribute("aria-current") == "true"
    tap(phone, *middle(cell(phone, 0, 1)))
    tap(phone, *middle(cell(phone, 5, 1)))
    extras.wait_for_text("selection", "A5：5 × 1 = 5")
    assert cell(phone, 4, 3).get_attribute("aria-current") is None


def test_arrow_keys_move_the_selection_and_bring_it_into_sight(desktop, open_extras):
    extras = open_extras(desktop, SCREEN)
    desktop.keyboard.press("ArrowRight")
    extras.wait_for_text("selection", "A1：1 × 1 = 1")
    for _ in range(20):
        desktop.keyboard.press("ArrowRight")
    extras.wait_for_text("selection", "U1：1 × 21 = 21")
    # Column 21 ends at 56 + 21 · 88 = 1904 points.
    wait_until(desktop, f"{SHEET}.scrollLeft === 1904 - {SHEET}.clientWidth")
    for _ in range(20):
        desktop.keyboard.press("ArrowLeft")
    extras.wait_for_text("selection", "A1：1 × 1 = 1")
    wait_until(desktop, f"{SHEET}.scrollLeft === 0")


def test_the_selection_is_there_when_the_user_comes_back(phone, open_extras):
    extras = open_extras(phone, SCREEN)
    tap(phone, *middle(cell(phone, 4, 3)))
    extras.wait_for_text("selection", "C4：4 × 3 = 12")
    extras.back()
    extras.open(SCREEN)
    extras.wait_for_text("selection", "C4：4 × 3 = 12")
    wait_until(phone, "document.querySelector(\"[data-index-path='4-3']\")?.getAttribute('aria-current') === 'true'")
