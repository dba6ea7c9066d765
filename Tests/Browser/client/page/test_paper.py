"""The paper on which Chromium prints the page."""

from gestures import wait_until
from paper import Paper
from scenes import create, feed, update, ROOT


def wide_feed():
    return feed(width=1280, height=800, refresh=False)


def test_the_paper_is_the_window_and_has_the_pages_colours(desktop, show):
    show(desktop, wide_feed())
    paper = Paper(desktop.pdf(prefer_css_page_size=True))
    assert (paper.pages, paper.size) == (1, (1280, 800))
    assert paper.lines == ["Cell 0", "Cell 1", "Cell 2", "Cell 3"]
    # The background of a cell, which ends 8 points before the right edge.
    assert paper.color(1260, 300) == (0xe5, 0xe5, 0xea)


def test_content_is_printed_as_far_as_it_is_scrolled_and_the_app_learns_nothing_of_it(desktop, show, host):
    show(desktop, wide_feed())
    before = Paper(desktop.pdf(prefer_css_page_size=True)).place("Cell 3")
    desktop.evaluate("document.querySelector('[data-view=UICollectionView]').scrollTop = 500")
    host.wait_for_event("scroll", phase="idle", y=404)
    host.forget()
    paper = Paper(desktop.pdf(prefer_css_page_size=True))
    assert paper.place("Cell 3") == (before[0], before[1] - 500)
    assert paper.lines == ["Cell 2", "Cell 3", "Cell 4", "Cell 5"]
    # What comes after this has come from after the printing.
    host.patch(update(ROOT, bg="#eeeeee"))
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-view=UIWindow]')).backgroundColor === 'rgb(238, 238, 238)'")
    assert host.of_type("screen") == host.of_type("scroll") == []


def test_a_screen_that_is_wider_than_its_paper_keeps_its_size(desktop, show):
    # WebKit lets no page choose its paper. It makes content smaller that is wider than the paper.
    show(desktop, wide_feed())
    desktop.emulate_media(media="print")
    desktop.set_viewport_size({"width": 700, "height": 900})
    wait_until(desktop, "innerWidth === 700")
    assert desktop.evaluate("""(() => {
        const { left, top, width, height } = document.querySelector('.screen').getBoundingClientRect();
        return [left, top, width, height, document.documentElement.scrollWidth];
    })()""") == [0, 0, 1280, 800, 1280]


def test_notices_are_not_printed(desktop, show, host):
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800])])
    host.is_reachable = False
    host.drop()
    desktop.locator(".pill").wait_for(state="visible")
    assert Paper(desktop.pdf(prefer_css_page_size=True)).lines == []
