"""Finding a text in the page, and selecting all texts, in Chromium."""

from scenes import FEED, ROOT, create, feed, text


def test_finding_scrolls_to_a_text_that_is_kept_ready_below_the_window(desktop, show, host):
    show(desktop, feed(width=1280, height=800, refresh=False))
    assert desktop.evaluate("find('Cell 12')")
    assert desktop.evaluate("getSelection().toString()") == "Cell 12"
    box = desktop.locator("[data-index-path='0-12'] .t > span").bounding_box()
    assert 96 <= box["y"] and box["y"] + box["height"] <= 800
    offset = desktop.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTop")
    host.wait_for_event("scroll", view=FEED, phase="idle", y=offset - 96)


def test_a_text_is_found_across_the_lines_of_its_label_also_where_fingers_select_nothing(phone, show):
    show(phone, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
                 create(2, ROOT, 0, "UILabel", [20, 100, 200, 40],
                        tx=text(("Fresh prawns and", 0, 0, 118.4), ("spring vegetables", 0, 20, 122.2)))])
    assert phone.evaluate("find('prawns and spring')")
    assert not phone.evaluate("getSelection().removeAllRanges(), find('prawns spring')")


def test_all_texts_are_selected_in_their_order_without_those_of_buttons(desktop, show):
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
                   create(2, ROOT, 0, "UILabel", [20, 100, 200, 20], tx=text(("First", 0, 0, 40))),
                   create(3, ROOT, 1, "UIButton", [20, 140, 200, 44], ax={"r": "button", "l": "Press"}),
                   create(4, 3, 0, "UILabel", [0, 0, 100, 44], tx=text(("Press", 0, 12, 40))),
                   create(5, ROOT, 2, "UILabel", [20, 200, 200, 20], tx=text(("Second", 0, 0, 50)))])
    desktop.keyboard.press("Control+a")
    assert desktop.evaluate("getSelection().toString().split('\\n').filter((line) => line)") == ["First", "Second"]
