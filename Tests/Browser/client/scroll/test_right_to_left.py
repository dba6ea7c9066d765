"""Scenes of a user interface that flows from right to left, in pages of either direction. Places and offsets count from the
left in both."""

import pytest
from gestures import flick, wait_until
from scenes import ROOT, cell_id, create, feed, scroll, text, update

ROW = "document.querySelector('[data-identifier=row]')"
ROW_ID = 500


@pytest.fixture(params=["ltr", "rtl"])
def page(phone, request):
    """Opens a phone whose page has a direction of its own."""
    phone.add_init_script(f"document.addEventListener('DOMContentLoaded', "
                          f"() => {{ document.documentElement.dir = '{request.param}'; }})")
    return phone


def row(**more):
    """A row of 18 cards, 110 points apart, whose first card is at the right end of 2000 points; seen from there."""
    value = scroll(2000, 200, at=(1610, 0), bv=False, bh=True, rl=True, **more)
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
            create(ROW_ID, ROOT, 0, "OrthogonalScrollView", [0, 0, 390, 200], cl=True, id="row", sc=value)] + [
        create(cell_id(item), ROW_ID, item, "PhotoCell", [1900 - item * 110, 0, 100, 200], bg="#e5e5ea", ip=[0, item],
               tx=text(("Card", 12, 12, 40)))
        for item in range(18)]


def left(page, selector):
    return page.eval_on_selector(selector, "node => node.getBoundingClientRect().left")


def card(item):
    return f"[data-index-path='0-{item}']"


def test_elements_lie_where_the_app_puts_them(page, show):
    show(page, feed())
    assert left(page, card(0)) == 8
    assert left(page, f"{card(0)} .t > span") == 8 + 12


def test_a_row_begins_at_its_right_end(page, show):
    show(page, row())
    assert page.evaluate(f"{ROW}.scrollLeft") == 1610
    assert left(page, card(0)) == 1900 - 1610


def test_a_swipe_to_the_right_goes_to_the_next_card(page, show, host):
    show(page, row(rs={"f": -260, "p": 110, "n": 18, "one": True}))
    flick(page, dx=100, x=90, y=100, speed=1500)
    assert host.wait_for_event("scroll", view=ROW_ID, phase="idle")["x"] == 1500


def test_pages_begin_at_the_right_end(page, show, host):
    show(page, row(rs={"f": 50, "p": 390, "n": 5, "one": True}))
    flick(page, dx=150, x=90, y=100, speed=1500)
    assert host.wait_for_event("scroll", view=ROW_ID, phase="idle")["x"] == 1220


def test_cards_that_come_at_the_left_leave_the_visible_ones_in_place(page, show, host):
    show(page, row())
    host.patch(
        update(ROW_ID, sc=scroll(2110, 200, at=(1610, 0), bv=False, bh=True, rl=True, by=[110, 0])),
        *[update(cell_id(item), f=[2010 - item * 110, 0, 100, 200]) for item in range(18)])
    wait_until(page, f"{ROW}.scrollLeft === 1720")
    assert left(page, card(0)) == 1900 - 1610


def test_a_pinned_column_keeps_to_the_right_edge(page, show):
    pinned = create(600, ROW_ID, 18, "Header", [1960, 0, 40, 200], id="pinned", st={"a": "x", "l": [0, 2000], "e": 0})
    show(page, row() + [pinned])
    assert left(page, "[data-identifier=pinned]") == 350
    page.evaluate(f"{ROW}.scrollTo(400, 0)")
    wait_until(page, "document.querySelector('[data-identifier=pinned]').getBoundingClientRect().left === 350")


@pytest.mark.parametrize(("is_mirrored", "place"), [(True, 3), (False, 384)])
def test_the_vertical_indicator_is_at_the_trailing_edge(page, show, is_mirrored, place):
    scene = feed(refresh=False)
    if is_mirrored:
        scene[1]["set"]["sc"]["rl"] = True
    show(page, scene)
    page.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTo(0, 100)")
    wait_until(page, f"document.querySelector('.bar.y').style.left === '{place}px'")


def test_the_button_that_refreshes_is_at_the_leading_edge(page, show):
    scene = feed()
    scene[1]["set"]["sc"]["rl"] = True
    show(page, scene)
    button = page.get_by_role("button")
    button.focus()
    box = button.bounding_box()
    assert box["x"] + box["width"] == pytest.approx(390 - 12)
