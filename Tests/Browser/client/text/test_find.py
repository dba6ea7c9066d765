"""Finding a text in the page, and copying all texts, in Chromium."""

from scenes import ROOT, create, feed, text


def test_a_text_is_found_that_is_kept_ready_below_the_window(desktop, show):
    show(desktop, feed(width=1280, height=800, refresh=False))
    assert desktop.evaluate("find('Cell 12')")
    assert desktop.evaluate("getSelection().anchorNode.textContent") == "Cell 12"


def test_a_text_is_found_across_the_lines_of_its_label_also_where_fingers_select_nothing(phone, show):
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(2, ROOT, 0, "UILabel", [20, 100, 200, 40],
                        tx=text(("Fresh prawns and", 0, 0, 118.4), ("spring vegetables", 0, 20, 122.2)))])
    assert phone.evaluate("find('prawns and spring')")
    assert not phone.evaluate("getSelection().removeAllRanges(), find('prawns spring')")


def test_all_texts_are_copied_in_their_order_each_on_a_line_without_those_of_buttons(desktop, show):
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                   create(2, ROOT, 0, "UILabel", [20, 100, 200, 20], tx=text(("First", 0, 0, 40))),
                   create(3, ROOT, 1, "UIButton", [20, 140, 200, 44], ax={"r": "button", "l": "Press"}),
                   create(4, 3, 0, "UILabel", [0, 0, 100, 44], tx=text(("Press", 0, 12, 40))),
                   create(5, ROOT, 2, "UILabel", [20, 200, 200, 20], tx=text(("Second", 0, 0, 50)))])
    desktop.keyboard.press("Control+a")
    desktop.keyboard.press("Control+c")
    assert desktop.evaluate("navigator.clipboard.readText()") == "First\nSecond"


def test_a_part_of_two_texts_is_copied_as_far_as_it_is_selected(desktop, show):
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                   create(2, ROOT, 0, "UILabel", [20, 100, 200, 20], tx=text(("First", 0, 0, 40))),
                   create(3, ROOT, 1, "UILabel", [20, 140, 200, 20], tx=text(("Second", 0, 0, 50)))])
    desktop.evaluate("""() => {
        const [first, second] = [...document.querySelectorAll('.t > span')].map((span) => span.firstChild);
        getSelection().setBaseAndExtent(first, 2, second, 3);
    }""")
    desktop.keyboard.press("Control+c")
    assert desktop.evaluate("navigator.clipboard.readText()") == "rst\nSec"
