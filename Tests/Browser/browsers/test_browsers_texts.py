"""Selecting, copying and finding texts in Firefox and WebKitGTK."""

import pytest

from scenes import FEED, ROOT, create, feed, text

LINES = {"t": "", "ml": True, "rev": 0, "ed": 0, "al": "left", "s": {"s": 17, "w": 400, "c": "#000000"}}


def scene():
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
            create(2, ROOT, 0, "UILabel", [20, 100, 200, 40], id="english",
                   tx=text(("Fresh prawns and", 0, 0, 118.4), ("spring vegetables", 0, 20, 122.2))),
            create(3, ROOT, 1, "UILabel", [20, 200, 200, 40], id="japanese",
                   tx=text(("海老と旬野菜のサフラン", 0, 0, 165), ("パエリア", 0, 20, 60))),
            create(10, ROOT, 2, "TextInputView", [600, 20, 600, 80], id="field", **{"in": LINES})]


def pasted(page, host):
    """Pastes into the field, and returns the text that the app receives."""
    page.click("[data-identifier=field]")
    page.window.press("Control", "v")
    return host.wait_for_event("typed")["text"]


def test_lines_lie_where_the_app_has_put_them_as_wide_as_it_has_measured_them(window, show):
    page = show(window, scene())
    tops, widths = zip(*page.evaluate("""[...document.querySelectorAll('.t > span')].map((line) => {
        const { top, width } = line.getBoundingClientRect();
        return [top, width];
    })"""))
    assert [round(width) for width in widths] == [118, 122, 165, 60]
    # The lines of a label are 20 points apart, and the labels 100.
    assert [round(top - tops[0]) for top in tops] == [0, 20, 100, 120]


@pytest.mark.parametrize("label, copied", [
    ("english", "Fresh prawns and spring vegetables"), ("japanese", "海老と旬野菜のサフランパエリア"),
])
def test_a_label_that_is_selected_with_the_mouse_is_copied_as_one_text(window, show, host, label, copied):
    page = show(window, scene())
    lines = [page.box(f"[data-identifier={label}] .t > span:{place}-of-type") for place in ("first", "last")]
    (left, top, _, height), (last_left, last_top, width, last_height) = lines
    window.drag(round(left + 1), round(top + height / 2), round(last_left + width - 1), round(last_top + last_height / 2))
    window.press("Control", "c")
    assert pasted(page, host) == copied


def test_all_texts_are_copied_in_their_order_each_on_a_line(window, show, host):
    page = show(window, scene())
    window.click(1000, 600)
    window.press("Control", "a")
    window.press("Control", "c")
    assert pasted(page, host) == "Fresh prawns and spring vegetables\n海老と旬野菜のサフランパエリア"


def test_a_text_is_found_across_the_lines_of_its_label(window, show):
    page = show(window, scene())
    window.find("prawns and spring")
    page.wait_for("getSelection().toString() === 'prawns and spring'")


def test_finding_scrolls_to_a_text_below_the_window(window, show, host):
    page = show(window, feed(width=1280, height=800, refresh=False))
    window.find("cell 12")
    page.wait_for("getSelection().toString() === 'Cell 12'")
    left, top, width, height = page.box("[data-index-path='0-12'] .t > span")
    assert 96 <= top and top + height <= 800
    offset = page.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTop")
    host.wait_for_event("scroll", view=FEED, phase="idle", y=offset - 96)
