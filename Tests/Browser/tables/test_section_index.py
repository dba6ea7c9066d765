"""Tests of the section index at the trailing edge."""

from gestures import Finger, middle


def place(tables, title):
    """Returns the middle of a title of the index, in points."""
    return middle(tables.page.locator("[data-view=SectionIndexView]").get_by_text(title, exact=True))


def top_of(tables, section):
    """Returns the top of a section's header in points of the page, or None if the page does not have it."""
    return tables.page.evaluate("""(section) => {
        const node = document.querySelector(`[data-kind=UITableViewSectionHeader][data-section='${section}']`);
        return node && Math.round(node.getBoundingClientRect().top);
    }""", section)


def test_a_finger_leads_to_sections_along_the_index(phone, open_tables):
    tables = open_tables(phone)
    x, y = place(tables, "D")
    with Finger(phone, x, y) as finger:
        tables.row("D1").wait_for()
        tables.wait_for(lambda: top_of(tables, 3), 50)
        finger.move(*place(tables, "F"))
        tables.wait_for(lambda: top_of(tables, 5), 50)


def test_a_click_leads_to_a_section(desktop, open_tables):
    tables = open_tables(desktop)
    desktop.mouse.click(*place(tables, "E"))
    tables.wait_for(lambda: top_of(tables, 4), 50)


def test_the_index_stays_while_rows_scroll(desktop, open_tables):
    tables = open_tables(desktop)
    before = place(tables, "A")
    desktop.mouse.click(*place(tables, "E"))
    tables.row("E1").wait_for()
    assert place(tables, "A") == before


def test_arrow_keys_lead_from_section_to_section(desktop, open_tables):
    tables = open_tables(desktop)
    desktop.locator("[data-view=SectionIndexView]").focus()
    for _ in range(3):
        desktop.keyboard.press("ArrowDown")
    tables.wait_for(lambda: top_of(tables, 2), 50)
