"""What Firefox prints. The driver of WebKitGTK cannot print."""

import base64

import pytest

from paper import Paper
from png import png
from scenes import FEED, ROOT, create, feed, scroll, text

pytestmark = pytest.mark.parametrize("window", ["firefox"], indirect=True)


def printed(window):
    return Paper(base64.b64decode(window.print()))


def test_the_paper_is_the_window(window, show):
    show(window, feed(width=1280, height=800, refresh=False))
    paper = printed(window)
    assert (paper.pages, paper.size) == (1, (1280, 800))
    # The feed begins 96 points below the upper edge, and a cell has its background to its end, 8 points before the right edge.
    assert paper.lines == ["Cell 0", "Cell 1", "Cell 2", "Cell 3"]
    assert paper.color(1260, 300) == (0xe5, 0xe5, 0xea)


def test_content_is_printed_as_far_as_it_is_scrolled_with_what_sticks_to_its_edge(window, show, host):
    scene = [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
             create(FEED, ROOT, 0, "UICollectionView", [0, 0, 1280, 800], cl=True,
                    sc=scroll(1280, 4160, (96, 0, 34, 0), at=(0, -96)))]
    scene += [create(100 + item, FEED, item, "Cell", [0, 40 + item * 100, 1280, 92], tx=text((f"Cell {item}", 0, 0, 48)))
              for item in range(12)]
    scene += [create(200, FEED, 12, "Header", [0, 0, 1280, 40], tx=text(("Header", 0, 0, 60)),
                     st={"a": "y", "l": [0, 4160], "s": 0})]
    show(window, scene)
    before = printed(window)
    left, top = before.place("Header")
    assert before.place("Cell 5") == (left, top + 40 + 5 * 100)
    window.wheel(600, 400, 500)
    host.wait_for_event("scroll", phase="idle", y=404)
    after = printed(window)
    # The header has stayed, and the cells have gone 500 points up.
    assert after.place("Header") == (left, top)
    assert after.place("Cell 5") == (left, top + 40)
    assert "Cell 2" not in after.lines


def test_printed_content_of_the_app_takes_the_place_of_the_screen(window, show, host):
    show(window, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800], bg="#00ff00")])
    host.resources[4] = png(2, 3, lambda x, y: (255, 0, 0, 255))
    # The driver opens the dialog and closes it.
    window.evaluate("void (globalThis.asked = new Promise((resolve) => { globalThis.print = () => resolve(true); }))")
    host.send({"type": "request", "n": 1, "kind": "print", "print": {"files": [4, 4], "width": 300, "height": 450}})
    assert window.evaluate("asked")
    paper = printed(window)
    assert (paper.pages, paper.size) == (2, (400, 600))
    assert paper.color(10, 10) == paper.color(390, 590) == (255, 0, 0)
    assert host.wait_for_event("answer", n=1)["outcome"] == "done"
    # The pages stay until the user is on the screen again, since the dialogs of phones lay them out once more.
    assert printed(window).pages == 2
    window.click(600, 400)
    assert printed(window).pages == 1
