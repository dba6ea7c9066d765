"""Tests of grids, of sections with supplementary and decoration views, and of orthogonal sections, on a phone that is 390
points wide."""

import pytest

from gestures import Finger, drag, flick, wait_until, wait_until_still


def test_items_are_arranged_in_several_ways(on_phone):
    catalog = on_phone
    catalog.open("ListScreen")
    assert catalog.box(catalog.cell(0, 0))[2:] == (358, 44)
    catalog.open("GridScreen")
    assert catalog.box(catalog.tile("え"))[0] == 3 * 78
    assert catalog.box(catalog.tile("か"))[0] == 0
    catalog.open("InsetGridScreen")
    assert catalog.box(catalog.tile("桜"))[2:] == (68, 68)
    catalog.open("ColumnsScreen")
    assert catalog.box(catalog.cell(0, 0))[2] == catalog.box(catalog.cell(0, 1))[2] == 180
    catalog.open("DistinctSectionsScreen")
    assert catalog.box(catalog.cell(0, 0))[2] == 356
    assert catalog.box(catalog.cell(1, 4))[0] == 15 + 4 * 72 + 2
    assert catalog.box(catalog.cell(2, 1))[0] == 15 + 120 + 2
    catalog.open("AdaptiveSectionsScreen")
    assert catalog.box(catalog.tile("朝霧"))[2] == 390 // 2 - 8
    assert catalog.box(catalog.tile("160円"))[2] in (89, 90)
    catalog.open("NestedGroupsScreen")
    assert catalog.box(catalog.tile("1"))[2:] == (265, 148)
    assert catalog.box(catalog.tile("2"))[2:] == (109, 70)


def test_badges_lie_at_the_corners_of_their_items(on_phone):
    on_phone.open("BadgesScreen")
    item = on_phone.box(on_phone.tile("家族"))
    badge = on_phone.box(on_phone.page.locator("[data-kind=badge]").first)
    assert badge == (item[0] + item[2] - 14, item[1] - 6, 20, 20)
    badges = on_phone.page.locator("[data-kind=badge]")
    assert badges.get_by_label("11件").count() == 2
    # A badge without a count is hidden.
    assert not badges.get_by_label("0件", exact=True).first.is_visible()


def test_headers_and_footers_and_backgrounds_are_there(on_phone):
    page = on_phone.page
    on_phone.open("HeadersFootersScreen")
    page.get_by_role("heading", name="春").wait_for()
    page.get_by_text("暦の春は").first.wait_for()
    on_phone.open("BackgroundsScreen")
    background = on_phone.box(page.locator("[data-kind=background]").first)
    header = on_phone.box(page.get_by_role("heading", name="海岸線"))
    assert (background[0], background[2]) == (8, 374)
    assert background[1] < header[1]


def test_a_pinned_header_stays_at_the_top(on_phone):
    page = on_phone.page
    screen = on_phone.open("PinnedHeadersScreen")
    header = page.locator("[data-kind=UICollectionElementKindSectionHeader][data-section='2']")
    screen.evaluate("""node => {
        const header = document.querySelector('[data-kind=UICollectionElementKindSectionHeader][data-section="2"]');
        node.scrollTop += header.getBoundingClientRect().top - 200;
    }""")
    wait_until_still(page)
    before = on_phone.box(header)[1]
    assert abs(before - 200) <= 1
    screen.evaluate("node => { node.scrollTop += 170; }")
    bar = on_phone.box(page.locator("[data-view=UINavigationBar]").first)
    edge = bar[1] + bar[3]
    # The browser keeps the header in its place without an answer of the app.
    assert abs(on_phone.box(header)[1] - edge) <= 1
    screen.evaluate("node => { node.scrollTop += 40; }")
    assert abs(on_phone.box(header)[1] - edge) <= 1
    tile = on_phone.box(on_phone.tile("千葉"))
    assert tile[1] < 300


PITCH = {"continuousGroupLeadingBoundary": 312, "paging": 390, "groupPaging": 312, "groupPagingCentered": 312}
LEFT = "document.querySelector('[data-view=OrthogonalScrollView]').scrollLeft"


@pytest.mark.parametrize("name", PITCH)
def test_sections_come_to_rest_where_their_behaviour_says(on_phone, name):
    page = on_phone.page
    on_phone.open_behavior(name)
    y = on_phone.box(on_phone.cell(0, 0))[1] + 60
    drag(page, 300, y, dx=-230)
    wait_until(page, f"{LEFT} > 0")
    rest = rest_of(page)
    # The speed of a drag may carry a section that does not page beyond the first group.
    count = round(rest / PITCH[name]) if name == "continuousGroupLeadingBoundary" else 1
    assert count > 0 and abs(rest - count * PITCH[name]) <= 1
    # A flick moves paged sections by one page, and other sections by as much as its speed carries them.
    flick(page, dx=-250, x=330, y=y)
    wait_until(page, f"{LEFT} > arg + 40", rest)
    thrown = rest_of(page)
    assert abs(thrown / PITCH[name] - round(thrown / PITCH[name])) < 0.01
    if name != "continuousGroupLeadingBoundary":
        assert round(thrown / PITCH[name]) == 2


def test_a_continuous_section_comes_to_rest_where_the_finger_releases_it(on_phone):
    page = on_phone.page
    on_phone.open_behavior("continuous")
    y = on_phone.box(on_phone.cell(0, 0))[1] + 60
    drag_slowly(page, 300, y, -130)
    rest = rest_of(page)
    assert 60 < rest < 200


def test_sections_that_do_not_scroll_on_their_own_lie_one_below_the_other(on_phone):
    on_phone.open_behavior("none")
    first, second = on_phone.box(on_phone.cell(0, 0)), on_phone.box(on_phone.cell(0, 1))
    assert first[0] == second[0] == 5
    assert second[1] - first[1] == 120
    assert on_phone.page.locator("[data-view=OrthogonalScrollView]").count() == 0


def test_all_behaviours_lie_one_below_the_other(on_phone):
    on_phone.open("AllBehaviorsScreen")
    on_phone.page.get_by_role("heading", name="continuousGroupLeadingBoundary").wait_for()
    assert on_phone.page.locator("[data-view=OrthogonalScrollView]").count() >= 3


def test_the_card_in_the_middle_is_the_largest(on_phone):
    page = on_phone.page
    on_phone.open("CardsScreen")
    assert on_phone.box(on_phone.tile("睦月"))[2:] == (234, 312)
    # The width is three quarters of 234 points.
    assert on_phone.box(on_phone.tile("如月"))[2] in (175, 176)
    drag(page, 300, 250, dx=-200)
    wait_until(page, f"Math.abs({LEFT} - 234) < 1")
    assert on_phone.box(on_phone.tile("如月"))[2:] == (234, 312)
    assert on_phone.box(on_phone.tile("睦月"))[2] in (175, 176)


def rest_of(page):
    """Waits until the first section has come to rest, and returns its scroll offset in points."""
    return page.evaluate("""async () => {
        const node = document.querySelector('[data-view=OrthogonalScrollView]');
        let [last, still] = [NaN, 0];
        while (still < 12) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
            still = node.scrollLeft === last ? still + 1 : 0;
            last = node.scrollLeft;
        }
        return last;
    }""")


def drag_slowly(page, x, y, dx):
    """Drags, and waits before the finger comes up, so that the content does not glide on."""
    with Finger(page, x, y) as finger:
        finger.move(x + dx, y, 20)
        for _ in range(10):
            finger.move(x + dx, y, 1)
