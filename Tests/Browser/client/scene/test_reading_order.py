"""The order of the document, which assistive technology and the Tab key follow: that of the screen, and not that from
back to front."""

import pytest
from gestures import wait_until
from scenes import ROOT, create, feed, move, remove, scroll, text, update

CONTENT, BAR, TOOLBAR, ROW, BACK, EDIT = 10, 20, 30, 40, 50, 60
BUTTON = {"r": "button"}


def window():
    return create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff")


def button(number, parent, index, name, frame, **more):
    return create(number, parent, index, "UIButton", frame, id=name, bg="#e5e5ea", tx=text((name, 4, 4, 30)),
                  ax=BUTTON, **more)


def screen():
    """A screen whose bars lie in front of the content, as those of a navigation controller do."""
    return [
        window(),
        create(CONTENT, ROOT, 0, "UIScrollView", [0, 0, 390, 844], id="content", cl=True, bg="#ffffff",
               sc=scroll(390, 3000, (91, 0, 49, 0), at=(0, -91))),
        button(ROW, CONTENT, 0, "row", [0, 0, 390, 44]),
        create(TOOLBAR, ROOT, 1, "UIToolbar", [0, 795, 390, 49], id="toolbar", bg="#f2f2f7", ax={"r": "toolbar"}),
        button(71, TOOLBAR, 0, "share", [4, 2, 44, 44]),
        create(BAR, ROOT, 2, "UINavigationBar", [0, 0, 390, 91], id="bar", bg="#f2f2f7", ax={"r": "navigationBar"}),
        button(EDIT, BAR, 0, "edit", [330, 47, 56, 44]),
        create(61, BAR, 1, "UILabel", [140, 47, 110, 44], id="title", ax={"r": "header"}, tx=text(("Title", 0, 0, 40))),
        button(BACK, BAR, 2, "back", [4, 47, 56, 44]),
    ]


def order(page):
    """Returns the identifiers in the order of the document."""
    return page.eval_on_selector_all("[data-identifier]", "nodes => nodes.map((node) => node.dataset.identifier)")


def tab_order(page, count):
    """Presses Tab and returns the identifiers of the elements that have the focus one after the other."""
    reached = []
    for _ in range(count):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.dataset.identifier ?? null"))
    return reached


def at(page, x, y):
    """Returns the identifier of the element that is seen at a place."""
    return page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-identifier]').dataset.identifier",
                         [x, y])


def test_bars_in_front_of_content_are_read_where_they_lie(desktop, show):
    show(desktop, screen())
    assert order(desktop) == ["bar", "back", "title", "edit", "content", "row", "toolbar", "share"]
    # Row and content lie behind the bars still.
    assert [at(desktop, 20, 60), at(desktop, 200, 20), at(desktop, 20, 798), at(desktop, 200, 110)] == [
        "back", "bar", "share", "row"]


def test_the_tab_key_follows_the_order_on_the_screen(desktop, show):
    show(desktop, screen())
    assert tab_order(desktop, 5) == ["back", "edit", "content", "row", "share"]


def test_rows_are_read_from_right_to_left_where_the_app_is(desktop, show):
    operations = screen()
    operations[1]["set"]["sc"]["rl"] = True
    show(desktop, operations)
    assert order(desktop)[:4] == ["bar", "edit", "title", "back"]


def test_an_element_that_moves_is_read_in_its_new_place(desktop, show, host):
    show(desktop, screen())
    desktop.locator("[data-identifier=row]").focus()
    desktop.evaluate("document.querySelector('[data-identifier=content]').scrollTop = 200")
    # The bar at the bottom moves to the top, and the buttons in the other bar change places.
    host.patch(update(TOOLBAR, f=[0, 91, 390, 49]), update(BACK, f=[330, 47, 56, 44]), update(EDIT, f=[4, 47, 56, 44]))
    wait_until(desktop, "document.querySelector('[data-identifier=toolbar]').getBoundingClientRect().y === 91")
    assert order(desktop) == ["bar", "edit", "title", "back", "toolbar", "share", "content", "row"]
    assert desktop.evaluate("document.activeElement.dataset.identifier") == "row"
    assert desktop.evaluate("document.querySelector('[data-identifier=content]').scrollTop") == 200
    assert at(desktop, 20, 100) == "share"


def test_elements_that_come_later_and_are_removed_do_not_change_the_order(desktop, show, host):
    show(desktop, screen())
    host.patch(button(80, ROOT, 3, "pill", [300, 700, 80, 40]), button(81, BAR, 0, "menu", [270, 47, 56, 44]))
    desktop.locator("[data-identifier=pill]").wait_for()
    assert order(desktop) == ["bar", "back", "title", "menu", "edit", "content", "row", "pill", "toolbar", "share"]
    assert at(desktop, 310, 710) == "pill"
    host.patch(remove(BAR), move(TOOLBAR, ROOT, 0))
    desktop.locator("[data-identifier=bar]").wait_for(state="detached")
    assert order(desktop) == ["content", "row", "pill", "toolbar", "share"]
    # The content lies in front of the toolbar now.
    assert at(desktop, 200, 798) == "content"


def test_an_element_is_read_in_its_place_as_soon_as_it_has_something_to_read(desktop, show, host):
    show(desktop, [window(), button(2, ROOT, 0, "below", [0, 100, 390, 44]),
                   create(3, ROOT, 1, "UILabel", [0, 0, 390, 44], id="above")])
    host.patch(update(3, tx=text(("Above", 0, 0, 60))))
    desktop.get_by_text("Above").wait_for()
    assert order(desktop) == ["above", "below"]


def test_a_border_lies_in_front_of_children_that_are_read_in_another_order(desktop, show):
    show(desktop, [
        window(),
        create(2, ROOT, 0, "UIView", [0, 0, 200, 200], id="box", bd={"w": 10, "c": "#ff0000"}),
        button(3, 2, 0, "below", [0, 100, 200, 100]), button(4, 2, 1, "above", [0, 0, 200, 100]),
    ])
    assert order(desktop) == ["box", "above", "below"]
    assert desktop.evaluate("getComputedStyle(document.querySelector('[data-identifier=box]'), '::after').zIndex") > \
        desktop.evaluate("getComputedStyle(document.querySelector('[data-identifier=above]')).zIndex")


def test_depths_decide_what_covers_elements_that_are_read_in_another_order(desktop, show, host):
    show(desktop, [
        window(),
        button(2, ROOT, 0, "low", [0, 60, 200, 100], z=2), button(3, ROOT, 1, "high", [0, 0, 200, 100], z=2),
        create(4, ROOT, 2, "UIView", [0, 0, 200, 160], id="veil", bg="#0000ff", z=-1),
    ])
    assert [name for name in order(desktop) if name != "veil"] == ["high", "low"]
    assert [at(desktop, 100, 75), at(desktop, 100, 120)] == ["high", "low"]
    host.patch(update(4, z=3))
    wait_until(desktop, "document.elementFromPoint(100, 120).dataset.identifier === 'veil'")
    assert at(desktop, 100, 75) == "veil"


def test_rows_of_a_layout_keep_the_order_of_the_data(desktop, show):
    row = {"ax": {"r": "listItem"}}
    show(desktop, [
        window(),
        create(2, ROOT, 0, "UITableView", [0, 0, 390, 844], id="table", sc=scroll(390, 844)),
        create(3, 2, 0, "UIView", [0, 500, 390, 44], id="footer of the table", tx=text(("Footer", 0, 0, 50))),
        create(4, 2, 1, "UIView", [0, 0, 390, 44], id="header of the table", tx=text(("Header", 0, 0, 50))),
        create(5, 2, 2, "Header", [0, 44, 390, 30], id="header", ek="header", se=0, tx=text(("A", 0, 0, 10))),
        # The second row of the waterfall lies above the third, and the third lies beside the first.
        *(create(10 + item, 2, 3 + item, "Row", frame, id=f"row {item}", ip=[0, item], tx=text((str(item), 0, 0, 10)), **row)
          for item, frame in enumerate([[0, 74, 195, 300], [195, 74, 195, 50], [195, 124, 195, 300], [0, 374, 195, 50]])),
    ])
    assert order(desktop) == ["table", "header of the table", "header", "row 0", "row 1", "row 2", "row 3",
                              "footer of the table"]


def test_the_elements_that_an_app_lists_keep_its_order(desktop, show):
    part = {"ax": {"r": "text", "l": "part"}}
    show(desktop, [
        window(), create(2, ROOT, 0, "Chart", [0, 0, 300, 200], id="chart", ax={"t": True}),
        create(3, 2, 0, "AccessibilityElementView", [0, 100, 100, 100], id="first", **part),
        create(4, 2, 1, "AccessibilityElementView", [0, 0, 100, 100], id="second", **part),
    ])
    assert order(desktop) == ["chart", "first", "second"]


def test_the_front_dialog_keeps_one_behind_it_out_of_reach_although_it_is_read_first(desktop, show):
    dialog = {"ax": {"r": "dialog", "m": True}}
    show(desktop, [
        window(),
        create(2, ROOT, 0, "Dialog", [0, 500, 390, 300], id="behind", **dialog), button(3, 2, 0, "no", [0, 0, 80, 44]),
        create(4, ROOT, 1, "Dialog", [0, 0, 390, 300], id="in front", **dialog), button(5, 4, 0, "yes", [0, 0, 80, 44]),
    ])
    assert order(desktop) == ["in front", "yes", "behind", "no"]
    # The user has not done anything, so no button has the focus and its ring.
    assert desktop.evaluate("document.activeElement.dataset.identifier") == "in front"
    assert desktop.eval_on_selector("[data-identifier=behind]", "node => node.inert")


def test_a_covered_element_is_out_of_reach_and_those_beside_it_are_not(desktop, show, host):
    show(desktop, [
        window(), create(2, ROOT, 0, "View", [0, 0, 390, 300], id="covered", ax={"c": True}), button(3, 2, 0, "below", [0, 0, 80, 44]),
        create(4, ROOT, 1, "View", [0, 0, 390, 300], id="cover"), button(5, ROOT, 2, "beside", [0, 400, 80, 44]),
    ])
    inert = "(name) => document.querySelector(`[data-identifier=${name}]`).closest('[inert]') !== null"
    assert desktop.evaluate(inert, "below")
    assert not desktop.evaluate(inert, "cover") and not desktop.evaluate(inert, "beside")
    host.patch(update(2, clear=["ax"]))
    wait_until(desktop, "!document.querySelector('[data-identifier=covered]').inert")


def test_an_element_that_covers_another_one_takes_its_focus_and_gives_it_back(desktop, show, host):
    focus = "document.activeElement.dataset.identifier"
    show(desktop, [window(), create(2, ROOT, 0, "View", [0, 0, 390, 300], id="below"), button(3, 2, 0, "present", [0, 0, 80, 44])])
    desktop.locator("[data-identifier=present]").focus()
    host.patch(
        update(2, ax={"c": True}), create(4, ROOT, 1, "View", [0, 0, 390, 300], id="cover"), button(5, 4, 0, "close", [0, 0, 80, 44]))
    wait_until(desktop, f"{focus} === 'close'")
    host.patch(remove(4), update(2, clear=["ax"]))
    wait_until(desktop, f"{focus} === 'present'")


@pytest.mark.parametrize("has_move_before", [True, False], ids=["with moveBefore", "without moveBefore"])
def test_content_that_scrolls_stays_in_the_document_while_small_things_move_around_it(desktop, show, host, has_move_before):
    if not has_move_before:
        desktop.add_init_script("delete Element.prototype.moveBefore")
    show(desktop, feed(width=390, count=30))
    desktop.evaluate("""() => {
        window.moved = [];
        new MutationObserver((records) => {
            for (const { addedNodes } of records) {
                for (const node of addedNodes) window.moved.push(node.dataset?.identifier ?? node.dataset?.view);
            }
        }).observe(document.querySelector('[data-view=UIWindow]'), { childList: true });
    }""")
    host.patch(button(900, ROOT, 1, "bar", [0, 0, 390, 91]))
    desktop.locator("[data-identifier=bar]").wait_for()
    assert set(desktop.evaluate("window.moved")) == {"bar"}
    assert desktop.eval_on_selector("[data-view=UIWindow]", "node => node.firstElementChild.dataset.identifier") == "bar"


@pytest.mark.parametrize("count, first", [(256, "255"), (257, "0")])
def test_many_siblings_have_the_order_of_the_tree(desktop, show, count, first):
    # Each button lies above the one before it.
    show(desktop, [window(), *(
        button(100 + index, ROOT, index, str(index), [0, 800 - 3 * index, 90, 3]) for index in range(count))])
    assert order(desktop)[0] == first
