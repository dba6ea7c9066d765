"""Elements that stick to an edge of their scrolling element, with no app that answers. Sections of 1040 points, each a header of
40 and five cells of 200, below a bar of 96 and above one of 34 points."""

import pytest
from gestures import Finger, flick, wait_until
from scenes import FEED, ROOT, create, move, scroll, update

SELECTOR = "[data-view=UICollectionView]"
SCROLLER = f"document.querySelector('{SELECTOR}')"
CURVE = {"duration": 0.2, "delay": 0, "curve": "linear"}


def header_id(section):
    return 100 + section


def cell_id(section, item):
    return 1000 + 10 * section + item


def sticky(lower, upper, start=None, end=None, axis="y"):
    """Returns the description of an element that keeps its distance from the start, the end or both."""
    value = {"a": axis, "l": [lower, upper]}
    if start is not None:
        value["s"] = start
    if end is not None:
        value["e"] = end
    return value


def sections(count=4, insets=(96, 0, 34, 0), distance=0):
    """Returns a feed whose headers stick below the bar, in front of the cells that come after them."""
    operations = [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], cl=True,
               sc=scroll(390, count * 1040, insets, at=(0, -insets[0]))),
    ]
    for section in range(count):
        operations.append(create(
            header_id(section), FEED, 6 * section, "Header", [0, section * 1040, 390, 40], z=1,
            bg=["#ff453a", "#30d158", "#0a84ff", "#ffd60a"][section % 4], se=section, ek="header",
            st=sticky(section * 1040, (section + 1) * 1040, start=distance)))
        operations += [create(
            cell_id(section, item), FEED, 6 * section + 1 + item, "Cell",
            [0, section * 1040 + 40 + 200 * item, 390, 192], bg="#d1d1d6", ip=[section, item]) for item in range(5)]
    return operations


def box(page, section):
    return page.eval_on_selector(f"[data-section='{section}']", """node => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height];
    }""")


def top(page, section):
    return box(page, section)[1]


def scroll_to(page, y=0, x=0):
    page.evaluate(f"{SCROLLER}.scrollTo({x}, {y})")


def test_a_header_rests_in_the_content_until_it_reaches_its_edge(phone, show):
    show(phone, sections())
    assert box(phone, 0) == [0, 96, 390, 40]
    assert box(phone, 1) == [0, 96 + 1040, 390, 40]
    scroll_to(phone, 500)
    assert top(phone, 0) == 96
    assert top(phone, 1) == 96 + 540


@pytest.mark.parametrize(("y", "first", "second"), [
    (999, 96, 137),  # The first section has just 41 points left: a header of 40 fits.
    (1000, 96, 136),
    (1020, 76, 116),  # The second header, 20 points below the bar, has pushed the first one out by as much.
    (1040, 56, 96),
    (1500, 56 - 460, 96),
])
def test_the_next_header_pushes_a_header_out(phone, show, y, first, second):
    show(phone, sections())
    scroll_to(phone, y)
    assert (top(phone, 0), top(phone, 1)) == (first, second)


def test_a_header_is_where_it_belongs_in_every_frame_of_a_fling(phone, show, host):
    show(phone, sections(count=12))
    phone.evaluate(f"""() => {{
        window.frames_seen = [];
        const headers = [...document.querySelectorAll('[data-view=Header]')];
        const look = () => {{
            window.frames_seen.push([{SCROLLER}.scrollTop, ...headers.map((one) => one.getBoundingClientRect().top)]);
            requestAnimationFrame(look);
        }};
        look();
    }}""")
    flick(phone, dy=-500, speed=6000)
    host.wait_for_event("scroll", phase="idle")
    seen = phone.evaluate("window.frames_seen")
    assert len({frame[0] for frame in seen}) > 20 and seen[-1][0] > 2000
    for y, *tops in seen:
        for section, actual in enumerate(tops):
            start = section * 1040
            place = min(max(start, y), start + 1000)
            assert abs(actual - (96 + place - y)) < 0.1, (y, section)


def test_a_header_is_in_front_of_the_cells_that_are_read_after_it(phone, show):
    show(phone, sections())
    scroll_to(phone, 500)
    assert phone.evaluate("document.elementFromPoint(200, 116).dataset.view") == "Header"
    with Finger(phone, 200, 300) as finger:
        scroll_to(phone, 0)
        finger.move(200, 600)
        wait_until(phone, "document.querySelector('[data-section]').getBoundingClientRect().top > 150")
        place = top(phone, 0)
        assert phone.evaluate(f"document.elementFromPoint(200, {place + 20}).dataset.view") == "Header"


def test_headers_keep_a_distance_from_the_bar(phone, show):
    show(phone, sections(distance=50))
    scroll_to(phone, 500)
    assert top(phone, 0) == 146


def test_a_footer_keeps_to_the_end(phone, show):
    show(phone, sections() + [
        create(50, FEED, 0, "Footer", [0, 2040, 390, 40], se=50, st=sticky(1080, 2080, end=0))])
    # The visible part ends 34 points above the screen's end. The section's items begin at 1080.
    scroll_to(phone, 100)
    assert top(phone, 50) == 96 + 1080 - 100
    scroll_to(phone, 500)
    assert top(phone, 50) == 844 - 34 - 40
    scroll_to(phone, 1400)
    assert top(phone, 50) == 96 + 2040 - 1400


def test_an_element_that_keeps_to_both_ends_is_visible_as_long_as_its_section(phone, show):
    show(phone, sections() + [
        create(50, FEED, 0, "Side", [0, 1540, 30, 40], se=50, st=sticky(1040, 2080, start=10, end=20))])
    for y, expected in [
        (200, 96 + 1040 - 200), (500, 844 - 34 - 20 - 40), (1200, 96 + 340), (1600, 96 + 10), (2100, 96 + 2040 - 2100),
    ]:
        scroll_to(phone, y)
        assert top(phone, 50) == expected, y


@pytest.mark.parametrize(("side", "x", "left"), [
    ("s", 0, 20), ("s", 500, 20), ("s", 980, 20 + 960 - 980), ("e", 0, 390 - 10 - 40), ("e", 900, 20 + 960 - 900),
])
def test_a_header_sticks_sideways(phone, show, side, x, left):
    # The section goes from 0 to 1000. In a right-to-left layout a leading header lies at its right and sticks to the right.
    rest = 0 if side == "s" else 960
    value = sticky(0, 1000, axis="x", **({"start": 0} if side == "s" else {"end": 0}))
    show(phone, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], cl=True,
               sc=scroll(2000, 844, (0, 20, 0, 10), at=(-20, 0), bh=True)),
        create(50, FEED, 0, "Header", [rest, 30, 40, 300], se=50, st=value),
    ])
    scroll_to(phone, x=x)
    assert box(phone, 50) == [left, 30, 40, 300]


def corner(width=2000, height=3000):
    """Returns content that scrolls both ways below an inset of 96, with a corner that sticks to both edges in front of a cell."""
    return [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], cl=True,
               sc=scroll(width, height, (96, 0, 0, 0), at=(0, -96), bh=True)),
        create(49, FEED, 0, "Cell", [0, 0, 2000, 3000], ip=[0, 0]),
        create(50, FEED, 1, "Corner", [0, 0, 60, 40], se=50, z=2,
               st={**sticky(0, height, start=0), "x": {"s": 0, "u": width}}),
    ]


@pytest.mark.parametrize(("x", "y"), [(0, 0), (700, 0), (0, 900), (333, 444), (1610, 2252)])
def test_a_corner_keeps_to_two_edges(phone, show, x, y):
    show(phone, corner())
    scroll_to(phone, y, x)
    assert phone.evaluate(f"[{SCROLLER}.scrollLeft, {SCROLLER}.scrollTop]") == [x, y]
    assert box(phone, 50) == [0, 96, 60, 40]


def test_a_corner_stays_in_very_wide_content(phone, show):
    show(phone, corner(width=880_000, height=44_000))
    scroll_to(phone, 40_000, 870_000)
    assert box(phone, 50) == [0, 96, 60, 40]


def test_only_the_corner_itself_is_touched(phone, show):
    show(phone, corner())
    scroll_to(phone, 444, 333)
    view = "document.elementFromPoint({}, {}).dataset.view"
    assert phone.evaluate(view.format(30, 116)) == "Corner"
    for x, y in [(80, 116), (30, 150), (300, 116), (30, 700), (300, 700)]:
        assert phone.evaluate(view.format(x, y)) == "Cell", (x, y)


@pytest.mark.parametrize(("dx", "dy", "side"), [(0, 200, "top"), (200, 0, "left")])
def test_a_corner_that_is_pulled_goes_along(phone, show, dx, dy, side):
    show(phone, corner())
    with Finger(phone, 100, 300) as finger:
        finger.move(100 + dx, 300 + dy, 20)
        start = {"top": 96, "left": 0}[side]
        wait_until(phone, f"document.querySelector('[data-section]').getBoundingClientRect().{side} > arg", start + 20)
        # The cell starts in the same place, and both have moved alike.
        cell = phone.eval_on_selector("[data-index-path]", "node => node.getBoundingClientRect().toJSON()")
        assert abs(cell["left"] - box(phone, 50)[0]) < 0.1 and abs(cell["top"] - box(phone, 50)[1]) < 0.1


def test_a_corner_becomes_a_header_and_a_corner_again(phone, show, host):
    show(phone, corner())
    scroll_to(phone, 444, 333)
    host.patch(update(50, st=sticky(0, 3000, start=0)))
    wait_until(phone, "document.querySelector('[data-section]').getBoundingClientRect().left === -333")
    assert box(phone, 50) == [-333, 96, 60, 40]
    assert phone.evaluate("document.querySelectorAll('.lane').length") == 0
    host.patch(update(50, st={**sticky(0, 3000, start=0), "x": {"s": 0, "u": 2000}}))
    wait_until(phone, "document.querySelector('[data-section]').getBoundingClientRect().left === 0")
    assert box(phone, 50) == [0, 96, 60, 40]
    host.patch(update(50, clear=["st"]))
    wait_until(phone, "document.querySelector('[data-section]').getBoundingClientRect().top === 96 - 444")
    assert box(phone, 50) == [-333, 96 - 444, 60, 40]


def test_content_pulled_beyond_its_top_takes_the_header_along(phone, show, host):
    show(phone, sections())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 500)
        # UIKit's rubber band: (1 - 1 / (200 · 0.55 / 844 + 1)) · 844 = 97.3 points.
        host.wait_for(lambda: any(abs(event["y"] + 96 + 97.3) < 0.1 for event in host.of_type("scroll")))
        assert abs(top(phone, 0) - (96 + 97.3)) < 0.1
    host.wait_for_event("scroll", phase="idle")
    assert top(phone, 0) == 96


def test_content_pulled_beyond_its_end_does_not_move_the_header(phone, show, host):
    show(phone, sections())
    scroll_to(phone, 1e6)
    host.wait_for_event("scroll", phase="idle")
    end = 4 * 1040 + 34 - 844
    with Finger(phone, 200, 600) as finger:
        finger.move(200, 400)
        host.wait_for(lambda: any(event["y"] > end + 97 for event in host.of_type("scroll")))
        assert abs(top(phone, 3) - 96) < 0.1
        last = phone.eval_on_selector("[data-index-path='3-4']", "node => node.getBoundingClientRect().bottom")
        assert abs(last - (844 - 34 - 8 - 97.3)) < 0.1
    wait_until(phone, "!document.querySelector('.track[style*=translate]')")
    assert abs(top(phone, 3) - 96) < 0.1


def test_headers_keep_below_changed_insets(phone, show, host):
    show(phone, sections())
    scroll_to(phone, 500)
    host.patch(update(FEED, sc=scroll(390, 4160, (156, 0, 34, 0), at=(0, -96))))
    wait_until(phone, f"{SCROLLER}.scrollTop === 560")
    assert (top(phone, 0), top(phone, 1)) == (156, 96 + 540)


def test_content_may_be_longer_than_a_browser_lays_out(phone, show, host):
    # A section of 200 million points after 1000 points of other content.
    length = 200_000_000
    show(phone, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], cl=True,
               sc=scroll(390, 1000 + length, (96, 0, 34, 0), at=(0, -96))),
        create(50, FEED, 0, "Header", [0, 1000, 390, 40], se=50, st=sticky(1000, 1000 + length, start=0)),
        create(51, FEED, 1, "Footer", [0, 960 + length, 390, 40], se=51, st=sticky(1040, 1000 + length, end=0)),
    ])
    # Nothing of the section is visible; its footer goes no higher than its first cell.
    assert (top(phone, 50), top(phone, 51)) == (96 + 1000, 96 + 1040)
    for revision, y in enumerate([5_000, 100_000_000, 199_000_000, 5_000], start=1):
        host.patch(update(FEED, o=1 - revision / 100,
                          sc=scroll(390, 1000 + length, (96, 0, 34, 0), at=(0, y), revision=revision)))
        wait_until(phone, f"{SCROLLER}.style.opacity === String(arg)", 1 - revision / 100)
        assert (top(phone, 50), top(phone, 51)) == (96, 844 - 34 - 40)
    end = 1000 + length + 34 - 844
    host.patch(update(FEED, o=0.5, sc=scroll(390, 1000 + length, (96, 0, 34, 0), at=(0, end), revision=9)))
    wait_until(phone, f"{SCROLLER}.style.opacity === '0.5'")
    assert (top(phone, 50), top(phone, 51)) == (96, 844 - 34 - 40)


def test_touches_beside_a_header_reach_the_cells(phone, show):
    show(phone, sections())
    scroll_to(phone, 500)
    under = "document.elementFromPoint(1, 400).dataset.indexPath"
    assert phone.evaluate(under) == "0-3"
    assert phone.evaluate("document.elementFromPoint(1, 100).dataset.section") == "0"


def test_a_resting_place_changes_with_an_animation(phone, show, host):
    show(phone, sections())
    host.patch(update(header_id(1), f=[0, 440, 390, 40], st=sticky(440, 2080, start=0), animate=CURVE))
    seen = phone.evaluate("""() => new Promise((resolve) => {
        const seen = [];
        const look = () => {
            seen.push(document.querySelector('[data-section="1"]').getBoundingClientRect().top);
            if (seen.at(-1) === 536 || seen.length > 600) resolve(seen);
            else requestAnimationFrame(look);
        };
        look();
    })""")
    assert seen[-1] == 96 + 440 and seen == sorted(seen, reverse=True)
    assert any(96 + 440 < one < 96 + 1040 for one in seen)


def test_a_header_at_its_edge_stays_there_while_its_resting_place_changes(phone, show, host):
    show(phone, sections())
    scroll_to(phone, 1500)
    host.patch(update(header_id(1), f=[0, 840, 390, 40], st=sticky(840, 2080, start=0), animate=CURVE))
    tops = phone.evaluate("""() => new Promise((resolve) => {
        const seen = [];
        const start = performance.now();
        const look = () => {
            seen.push(document.querySelector('[data-section="1"]').getBoundingClientRect().top);
            if (performance.now() > start + 400) resolve(seen);
            else requestAnimationFrame(look);
        };
        look();
    })""")
    assert set(tops) == {96}
    scroll_to(phone, 700)
    assert top(phone, 1) == 96 + 140


def test_an_element_becomes_sticky_and_ceases_to_be(phone, show, host):
    show(phone, sections())
    scroll_to(phone, 500)
    host.patch(update(header_id(0), clear=["st"]))
    wait_until(phone, "document.querySelector('[data-section=\"0\"]').getBoundingClientRect().top === 96 - 500")
    assert box(phone, 0) == [0, 96 - 500, 390, 40]
    assert phone.eval_on_selector("[data-section='0']", "node => node.parentNode.className") == "content"
    host.patch(update(header_id(0), st=sticky(0, 1040, start=0)))
    wait_until(phone, "document.querySelector('[data-section=\"0\"]').getBoundingClientRect().top === 96")


def test_the_order_of_elements_stays(phone, show, host):
    show(phone, sections(count=2))
    order = "[...document.querySelectorAll('[data-section], [data-index-path]')].map((one) => one.dataset.section ?? '-')"
    assert phone.evaluate(order) == ["0"] + ["-"] * 5 + ["1"] + ["-"] * 5
    host.patch(move(header_id(0), FEED, 11), move(cell_id(0, 0), FEED, 0))
    wait_until(phone, "[...document.querySelectorAll('[data-section]')].at(-1).dataset.section === '0'"
                      " && document.querySelector('.content').firstChild.dataset.indexPath === '0-0'")
    assert phone.evaluate(order) == ["-"] * 5 + ["1"] + ["-"] * 5 + ["0"]


def test_a_page_that_comes_back_has_headers_where_they_were(phone, show, host):
    show(phone, sections())
    scroll_to(phone, 500)
    host.drop()
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    wait_until(phone, "document.documentElement.dataset.tessera === 'ready'")
    assert (top(phone, 0), top(phone, 1)) == (96, 96 + 540)
    assert phone.evaluate("document.querySelectorAll('.track').length") == 4


@pytest.mark.parametrize("value", [
    {"a": "z", "l": [0, 1], "s": 0}, {"a": "y", "l": [0], "s": 0}, {"a": "y", "l": [0, 1], "s": "0"}, 7,
])
def test_an_invalid_description_is_skipped(phone, show, value):
    scene = sections(count=1)
    scene[-1]["set"]["st"] = value
    show(phone, scene)
    assert any("property “st”" in line for line in phone.console_lines)
    assert box(phone, 0) == [0, 96, 390, 40]
