"""A feed and what it reports, for the tests of scrolling. The feed rests at -96 and ends at 3190: 20 cells of 200 points, less the
844 of the screen, plus the 34 of the lower inset."""

from scenes import cell_id, create, feed, scroll

SELECTOR = "[data-view=UICollectionView]"
SCROLLER = f"document.querySelector('{SELECTOR}')"
END = 20 * 200 - 844 + 34


def top(page):
    return page.evaluate(f"{SCROLLER}.scrollTop")


def reports(host):
    return host.of_type("scroll")


def idle(host):
    """Waits for the report that everything is at rest."""
    return host.wait_for_event("scroll", phase="idle")


def cell_top(page, item):
    return page.eval_on_selector(f"[data-index-path='0-{item}']", "node => node.getBoundingClientRect().top")


def carousel(**more):
    """Returns a feed whose first cell contains a row that scrolls sideways."""
    row = scroll(2000, 180, bv=False, bh=True)
    return feed(**more) + [create(500, cell_id(0), 0, "UIScrollView", [0, 0, 374, 180], id="row", sc=row)]


ROW = "document.querySelector('[data-identifier=row]')"
