"""A list that displays another row in the cell that has the focus."""

from gestures import wait_until, wait_until_still
from scenes import ROOT, create, move, scroll, text, update

LIST, CELL = 10, 100
TOP = "document.querySelector('[data-view=List]').scrollTop"
FOCUS = "document.activeElement.dataset.identifier"


def test_content_stays_where_it_is_while_the_focused_cell_gets_another_row(phone, show, host):
    cells = [
        create(CELL + row, LIST, row, "UIButton", [0, 60 * row, 390, 60], id=str(row), bg="#ffffff",
               tx=text((f"Row {row}", 16, 20, 60)), ax={"r": "button"})
        for row in range(25)]
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(LIST, ROOT, 0, "List", [0, 0, 390, 844], sc=scroll(390, 3000)), *cells])
    phone.evaluate("document.querySelector('[data-identifier=\"0\"]').focus()")
    phone.evaluate(f"{TOP} = 469")
    wait_until(phone, f"{TOP} === 469")
    host.patch(move(CELL, LIST, 24), update(CELL, id="25", f=[0, 1500, 390, 60]))
    wait_until(phone, f"{FOCUS} === '25'")
    wait_until_still(phone)
    assert phone.evaluate(TOP) == 469
    assert phone.evaluate("[...document.querySelectorAll('[data-identifier]')].at(-1).dataset.identifier") == "25"
