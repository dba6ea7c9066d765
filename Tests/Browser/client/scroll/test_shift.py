"""Content that the app moves together with the offset, because something above what is visible got another size: cell 5,
say, became 100 points taller, so that the cells from 6 on lie 100 points further down."""

from gestures import Finger, flick, wait_until, wait_until_in_place
from scenes import FEED, cell_id, feed, scroll, update

SCROLLER = "document.querySelector('[data-view=UICollectionView]')"
INSETS = (96, 0, 34, 0)


def cell_top(page, item):
    return page.eval_on_selector(f"[data-index-path='0-{item}']", "node => node.getBoundingClientRect().top")


def grow(host, count, by=100, times=1, revision=0):
    """Returns the operations that make cell 5 taller once more."""
    total = by * times
    cells = [update(cell_id(item), f=[8, item * 200 + total, 374, 192]) for item in range(6, count)]
    host.patch(*cells, update(FEED, sc=scroll(
        390, count * 200 + total, INSETS, at=(0, -96), revision=revision, by=[0, total])))


def test_what_is_visible_keeps_its_place_and_nothing_is_reported(phone, show, host):
    show(phone, feed(count=40))
    phone.evaluate(f"{SCROLLER}.scrollTop = 2000")
    host.wait_for_event("scroll", phase="idle")
    before = cell_top(phone, 10)
    host.forget()
    grow(host, 40)
    wait_until(phone, f"{SCROLLER}.scrollTop === 2100")
    assert cell_top(phone, 10) == before
    grow(host, 40, times=2)
    wait_until(phone, f"{SCROLLER}.scrollTop === 2200")
    assert cell_top(phone, 10) == before
    assert host.of_type("scroll") == []


def test_reports_carry_the_sum_that_they_include(phone, show, host):
    show(phone, feed(count=40))
    phone.evaluate(f"{SCROLLER}.scrollTop = 2000")
    assert "shift" not in host.wait_for_event("scroll", phase="idle")
    grow(host, 40)
    wait_until(phone, f"{SCROLLER}.scrollTop === 2100")
    host.forget()
    phone.evaluate(f"{SCROLLER}.scrollTop = 2150")
    report = host.wait_for_event("scroll", phase="idle")
    assert (report["y"], report["shift"]) == (2150 - 96, [0, 100])


def test_a_finger_keeps_the_content_below_it(phone, show, host):
    show(phone, feed(count=40))
    phone.evaluate(f"{SCROLLER}.scrollTop = 2000")
    host.wait_for_event("scroll", phase="idle")
    host.forget()
    with Finger(phone, 200, 500) as finger:
        finger.move(200, 400)
        # The content goes all of the way, except the first points, which a browser takes for the trembling of a finger:
        # 15 and up to one step of the finger.
        wait_until(phone, f"{SCROLLER}.scrollTop > 2070")
        wait_until_in_place(phone.locator("[data-index-path='0-12']"))
        before = cell_top(phone, 12)
        grow(host, 40)
        wait_until(phone, f"{SCROLLER}.querySelector('.sizer').style.height === '8230px'")
        assert abs(cell_top(phone, 12) - before) <= 1
        finger.move(200, 300)
        host.wait_for(lambda: host.of_type("scroll")[-1].get("shift") == [0, 100])
        wait_until(phone, "Math.abs(document.querySelector(\"[data-index-path='0-12']\")"
                   f".getBoundingClientRect().top - {before - 100}) <= 5")
        # A finger that has stopped lets the content go without a velocity.
        wait_until_in_place(phone.locator("[data-index-path='0-12']"))
    assert abs(host.wait_for_event("scroll", phase="idle")["y"] - 2200) < 30
    assert {report["phase"] for report in host.of_type("scroll")} <= {"dragging", "decelerating", "idle"}


def test_a_flick_glides_on(phone, show, host):
    show(phone, feed(count=200))
    # The finger is fast enough for the content to glide for seconds: the change must come before the end on a busy machine, too.
    flick(phone, dy=-300, speed=9000)
    host.wait_for_event("scroll", phase="decelerating")
    grow(host, 200)
    report = host.wait_for_event("scroll", phase="idle")
    ends = [one["y"] for one in host.of_type("scroll") if one.get("shift") == [0, 100]]
    assert report["shift"] == [0, 100] and len(ends) > 2
    assert ends == sorted(ends) and ends[-1] - ends[0] > 20


def test_an_animation_of_the_apps_goes_on_from_what_is_visible(phone, show, host):
    show(phone, feed(count=200))

    phone.evaluate("""() => {
        window.tops = [];
        const cell = document.querySelector("[data-index-path='0-30']");
        const note = () => { tops.push(cell.getBoundingClientRect().top); requestAnimationFrame(note); };
        requestAnimationFrame(note);
    }""")
    host.patch(update(FEED, sc=scroll(390, 40_000, INSETS, at=(0, 10_000), revision=1, an=True)))
    host.wait_for(lambda: any(event["y"] > 500 for event in host.of_type("scroll")))
    # 600 points more above what is visible, and the place to go to lies as much further down.
    host.patch(*[update(cell_id(item), f=[8, item * 200 + 600, 374, 192]) for item in range(1, 200)],
               update(FEED, sc=scroll(390, 40_600, INSETS, at=(0, 10_600), revision=2, an=True, by=[0, 600])))
    report = host.wait_for_event("scroll", phase="idle", revision=2)
    assert (report["y"], report["shift"]) == (10_600, [0, 600])
    tops = phone.evaluate("tops")
    assert all(later <= earlier + 1 for earlier, later in zip(tops, tops[1:]))
    assert cell_top(phone, 30) == 6000 - 10_000
