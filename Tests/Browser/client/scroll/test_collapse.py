"""Bars that collapse while content scrolls, with no app that answers: a bar of 140 points, whose large title takes the lower
52, above a feed of cells."""

import pytest
from gestures import Finger, wait_until, wait_until_still
from scenes import FEED, ROOT, create, scroll, text, update

BAR, BACKGROUND, CLIP, TITLE, SMALL = 60, 61, 62, 63, 64
START, END = -140, -88
"""The offsets at which the bar is whole and collapsed."""


def effect(*tracks, anchor=None):
    """Returns the description of an effect. Each track is `(aspect, {offset: value})`."""
    value = {"v": FEED, "t": [{"p": name, "at": list(points), "to": list(points.values())} for name, points in tracks]}
    if anchor:
        value["an"] = anchor
    return value


GROWTH = ("h", {START - 1000: 1000, START: 0, END: -52})
SHIFT = ("y", {START - 1000: 1000, START: 0, END: -52})


def bar():
    return [
        create(BAR, ROOT, 1, "UINavigationBar", [0, 0, 390, 140], fx=effect(GROWTH)),
        create(BACKGROUND, BAR, 0, "Background", [0, 0, 390, 140], bg="#f9f9f9",
               fx=effect(GROWTH, ("o", {END: 0, END + 16: 1}))),
        create(CLIP, BAR, 1, "Clip", [0, 88, 390, 52], cl=True, fx=effect(GROWTH)),
        create(TITLE, CLIP, 0, "LargeTitle", [16, 3, 300, 41], tx=text(("Photos", 0, 0, 120), size=34, height=41),
               fx=effect(SHIFT, ("s", {START - 150: 1.08, START: 1}), anchor=[0, 1])),
        create(SMALL, BAR, 2, "Title", [100, 44, 190, 44], fx=effect(("o", {END - 12: 0, END: 1}))),
    ]


def feed(count=20, header=False, **more):
    operations = [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, 390, 844], cl=True,
               sc=scroll(390, count * 200, (140, 0, 34, 0), at=(0, -140), **{"cz": [START, END], **more})),
    ]
    if header:
        operations.append(create(50, FEED, 0, "Header", [0, 400, 390, 40], se=1, ek="header",
                                 st={"a": "y", "l": [400, 4000], "s": 0}))
    return operations + [
        create(100 + item, FEED, item + header, "Cell", [0, 200 * item, 390, 192], bg="#d1d1d6", ip=[0, item])
        for item in range(count)]


def place(page, view_class):
    """Returns the top and the height of a view."""
    return page.eval_on_selector(f"[data-view={view_class}]", """node => {
        const { top, height } = node.getBoundingClientRect();
        return [top, height];
    }""")


def opacity(page, view_class):
    return float(page.eval_on_selector(f"[data-view={view_class}]", "node => getComputedStyle(node).opacity"))


def scroll_to(page, position):
    page.evaluate("position => { document.querySelector('[data-view=UICollectionView]').scrollTop = position; }", position)
    # The browser sends scroll events with a frame, and frames in order.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(("position", "height", "title", "small", "background"), [
    (46, 94, 45, 0.5, 0), (400, 88, 39, 1, 1),
])
def test_the_parts_of_a_bar_move_with_the_content(phone, show, host, position, height, title, small, background):
    show(phone, feed() + bar())
    scroll_to(phone, position)
    assert place(phone, "UINavigationBar") == [0, height]
    assert place(phone, "Background") == [0, height]
    assert place(phone, "Clip") == [88, height - 88]
    assert place(phone, "LargeTitle")[0] == title
    assert opacity(phone, "Title") == pytest.approx(small, abs=0.01)
    assert opacity(phone, "Background") == pytest.approx(background, abs=0.01)


@pytest.mark.parametrize(("insets", "whole", "collapsed"), [
    (None, 140, 88), ([150, 34, 0, 0, 0, 0], 150, 98), ([0, 0, 0, 0, 0, 0], 0, 0)])
def test_the_scroll_indicator_keeps_clear_of_the_collapsing_bar(phone, show, insets, whole, collapsed):
    show(phone, feed(**({} if insets is None else {"ii": insets})) + bar())
    top = "parseFloat(document.querySelector('[data-view=UICollectionView] .bar.y').style.top)"
    # The bar is three points from the start of its track.
    assert phone.evaluate(top) == whole + 3
    with Finger(phone, 200, 700) as finger:
        finger.move(200, 400)
        wait_until(phone, f"{top} !== arg", whole + 3)
        wait_until_still(phone)
        scrolled, offset, height = phone.evaluate("""() => {
            const scroller = document.querySelector('[data-view=UICollectionView]');
            const { top, height } = scroller.querySelector('.bar.y').style;
            return [scroller.scrollTop, parseFloat(top), parseFloat(height)];
        }""")
    assert scrolled > END - START
    content, extent, end = 20 * 200 + 140 + 34, 844, 34 if insets is None else insets[1]
    track = extent - collapsed - end - 6
    assert abs(height - track * extent / content) < 0.1
    assert abs(offset - (collapsed + 3 + (track - height) * scrolled / (content - extent))) < 0.1


def test_content_under_a_collapsed_bar_is_touched(phone, show):
    show(phone, feed() + bar())
    under = "() => document.elementFromPoint(200, 120).closest('[data-view]').dataset.view"
    assert phone.evaluate(under) == "LargeTitle"
    scroll_to(phone, 60)
    assert phone.evaluate(under) == "Cell"


def test_content_that_is_pulled_down_takes_the_title_along(phone, show, host):
    show(phone, feed() + bar())
    with Finger(phone, 200, 300) as finger:
        finger.move(200, 500)
        # UIKit's rubber band: (1 - 1 / (200 · 0.55 / 844 + 1)) · 844 = 97.3 points.
        host.wait_for(lambda: any(abs(event["y"] + 140 + 97.3) < 0.1 for event in host.of_type("scroll")))
        assert place(phone, "UINavigationBar")[1] == pytest.approx(237.3, abs=0.1)
        scale = 1 + 0.08 * 97.3 / 150
        top, height = place(phone, "LargeTitle")
        assert height == pytest.approx(41 * scale, abs=0.1)
        assert top + height == pytest.approx(91 + 41 + 97.3, abs=0.1)
    host.wait_for_event("scroll", phase="idle")
    assert place(phone, "UINavigationBar") == [0, 140]
    assert place(phone, "LargeTitle") == [91, 41]


@pytest.mark.parametrize(("distance", "rest"), [(35, -140), (60, -88)])
def test_a_bar_comes_to_rest_whole_or_collapsed(phone, show, host, distance, rest):
    show(phone, feed() + bar())
    # The browser takes the first points of a drag for a tap.
    with Finger(phone, 200, 500) as finger:
        finger.move(200, 500 - distance, steps=30)
        host.wait_for(lambda: any(-140 < event["y"] < -88 for event in host.of_type("scroll")))
    assert host.wait_for_event("scroll", phase="idle")["y"] == pytest.approx(rest, abs=0.5)
    # The bar gets its height with the frame after the last report.
    wait_until(phone, "Math.abs(document.querySelector('[data-view=UINavigationBar]').getBoundingClientRect().height - arg) <= 0.5", -rest)


def test_a_wheel_leaves_the_bar_whole_or_collapsed(desktop, show, host):
    show(desktop, feed() + bar())
    desktop.mouse.move(200, 500)
    desktop.mouse.wheel(0, 20)
    assert host.wait_for_event("scroll", phase="idle")["y"] == -140
    host.forget()
    desktop.mouse.wheel(0, 40)
    assert host.wait_for_event("scroll", phase="idle")["y"] == -88


def test_a_bar_comes_to_rest_at_each_of_its_places(desktop, show, host):
    # A search bar of 40 points collapses before the title.
    show(desktop, feed(cz=[START, -100, END]) + bar())
    desktop.mouse.move(200, 500)
    desktop.mouse.wheel(0, 36)
    assert host.wait_for_event("scroll", phase="idle")["y"] == -100


def test_content_that_is_too_short_does_not_collapse_the_bar(desktop, show, host):
    # 690 points below a bar of 140 and above 34: 20 points more than the screen has.
    scene = feed(count=0)
    scene[1]["set"]["sc"]["h"] = 690
    show(desktop, scene + bar())
    desktop.mouse.move(200, 500)
    desktop.mouse.wheel(0, 20)
    assert host.wait_for_event("scroll", phase="idle")["y"] == -140


def test_content_that_the_app_scrolls_stays_where_it_is(phone, show, host):
    show(phone, feed() + bar())
    phone.evaluate("""() => {
        const node = document.querySelector('[data-view=UICollectionView]');
        // This listener runs after the page's own, which decides what comes after the scrolling.
        node.addEventListener('scrollend', () => { window.scrolled = elementOf(node).scroller; });
    }""")
    host.patch(update(FEED, sc=scroll(390, 4000, (140, 0, 34, 0), at=(0, -120), revision=1, cz=[START, END])))
    wait_until(phone, "window.scrolled?.phase.name === 'idle'")
    assert place(phone, "UINavigationBar") == [0, 120]


def test_pinned_headers_keep_below_the_collapsed_bar(phone, show):
    show(phone, feed(header=True) + bar())
    for position, top in [(0, 540), (400, 140), (452, 88), (600, 88)]:
        scroll_to(phone, position)
        assert place(phone, "Header")[0] == top


def test_an_effect_that_comes_before_what_it_depends_on(phone, show):
    show(phone, [feed()[0], *[{**one, "at": max(0, one["at"] - 1)} if one["in"] == ROOT else one for one in bar()]])
    assert place(phone, "UINavigationBar") == [0, 140]


def test_an_effect_that_ends_does_not_move_the_frame(phone, show, host):
    show(phone, feed() + bar())
    scroll_to(phone, 60)
    host.patch(update(BAR, f=[0, 0, 390, 88], clear=["fx"]), update(SMALL, clear=["fx"]))
    wait_until(phone, "document.querySelector('[data-view=Title]').style.opacity === ''")
    assert place(phone, "UINavigationBar") == [0, 88]
    scroll_to(phone, 0)
    assert place(phone, "UINavigationBar") == [0, 88]


def test_a_page_that_comes_back_has_the_bar_collapsed(phone, show, host):
    show(phone, feed() + bar())
    scroll_to(phone, 300)
    host.drop()
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    wait_until(phone, "document.documentElement.dataset.tessera === 'ready'")
    assert place(phone, "UINavigationBar") == [0, 88]


@pytest.mark.parametrize("value", [
    7, {"v": "2", "t": []}, {"v": FEED, "t": 3}, {"v": FEED, "t": [{"p": "color", "at": [0], "to": [0]}]},
    {"v": FEED, "t": [], "an": [1]},
])
def test_an_invalid_effect_is_skipped(phone, show, value):
    show(phone, feed() + [create(BAR, ROOT, 1, "UINavigationBar", [0, 0, 390, 140], fx=value)])
    assert any("property “fx”" in line for line in phone.console_lines)
    assert place(phone, "UINavigationBar") == [0, 140]


def test_invalid_places_are_skipped(phone, show):
    show(phone, feed(cz=[-88, -140]))
    assert any("property “sc”" in line for line in phone.console_lines)
