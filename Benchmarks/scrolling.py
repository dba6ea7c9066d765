"""Measures what a user sees who scrolls fast over a slow network.

    make measure

runs this with a list of a hundred thousand rows, whose heights follow from their texts. A relay between browser and
host delays all bytes. The script moves the content at a constant speed from rest, and looks at each frame which part of
the list has no row. The same follows on a wire with jitter and on a narrow one. At last the wire goes away for ten seconds while
the content moves, and the script taps rows meanwhile.
"""

import os
import pathlib
import re
import sys
import time

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Browser"))

from programs import Program  # noqa: E402
from relay import Relay  # noqa: E402

ROUND_TRIPS = [0, 0.04, 0.15]
"""The seconds from the browser to the host and back."""
SPEEDS = [3000, 6000]
"""Points a second."""
DISTANCE = 18_000
JITTER = 0.05
"""The seconds that bytes take more at most, in each direction."""
BANDWIDTH = 125_000
"""The bytes that a narrow wire carries in a second, in each direction: 1 Mbit."""
ABSENCE = 10
"""The seconds for which the wire goes away."""
SCROLL = """async ([speed, distance]) => {
    const list = document.querySelector('[data-identifier=list]');
    const bounds = list.getBoundingClientRect();
    const [start, begin] = [list.scrollTop, performance.now()];
    const blanks = [];
    let most = 0;
    for (;;) {
        const now = await new Promise((resolve) => requestAnimationFrame(resolve));
        const way = Math.min(distance, Math.max(0, now - begin) / 1000 * speed);
        list.scrollTop = start + way;
        let blank = bounds.height;
        let kept = 0;
        for (const row of list.querySelectorAll('[data-index-path]')) {
            const { top, bottom } = row.getBoundingClientRect();
            kept += bottom - top;
            blank -= Math.max(0, Math.min(bottom, bounds.bottom) - Math.max(top, bounds.top));
        }
        blanks.push(Math.max(0, blank) / bounds.height);
        most = Math.max(most, kept / bounds.height);
        if (way >= distance) return { blanks, most };
    }
}"""


ROWS = """() => [...document.querySelectorAll('[data-identifier=list] [data-index-path]')]
    .map((row) => Number(row.dataset.indexPath.split('-')[1])).sort((one, other) => one - other)"""
IS_FULL = """() => {
    const bounds = document.querySelector('[data-identifier=list]').getBoundingClientRect();
    let blank = bounds.height;
    for (const row of document.querySelectorAll('[data-identifier=list] [data-index-path]')) {
        const { top, bottom } = row.getBoundingClientRect();
        blank -= Math.max(0, Math.min(bottom, bounds.bottom) - Math.max(top, bounds.top));
    }
    return blank < 1;
}"""


def main():
    binaries = pathlib.Path(sys.argv[1])
    server = Program(binaries / "tessera", "serve", binaries / "LongListApp", "--port", 0)
    try:
        port = int(server.wait_for_line(r"LongListApp on http://[^/]+:(\d+)/")[1])
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
            for round_trip in ROUND_TRIPS:
                for speed in SPEEDS:
                    measure(browser, port, speed, f"{round_trip * 1000:.0f} ms of round trip", delay=round_trip / 2)
            measure(
                browser, port, SPEEDS[0], f"150 ms of round trip and up to {JITTER * 1000:.0f} ms more each way",
                delay=0.075, jitter=JITTER)
            measure(
                browser, port, SPEEDS[0], f"40 ms of round trip and {BANDWIDTH * 8 / 1e6:.0f} Mbit/s", delay=0.02,
                bandwidth=BANDWIDTH)
            measure_absence(browser, port, server)
            browser.close()
    finally:
        server.end()


def open_list(browser, wire):
    """Opens the list at the other end of a wire, and waits until it is at rest."""
    page = browser.new_page(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True)
    page.goto(wire.url)
    page.wait_for_selector("html[data-tessera=ready]", timeout=60_000)
    page.wait_for_selector("[data-index-path='0-8']", timeout=60_000)
    page.wait_for_timeout(2000)
    return page


def measure(browser, port, speed, name, **wire):
    """Opens the list through a relay, scrolls down, and prints what was blank and what it took."""
    relay = Relay(port, path="/longlistapp/", **wire)
    page = open_list(browser, relay)
    before = relay.received
    found = page.evaluate(SCROLL, [speed, DISTANCE])
    page.wait_for_timeout(2000)
    blanks = found["blanks"]
    share = sum(1 for blank in blanks if blank > 0.001) / len(blanks)
    print(
        f"scrolling at {speed} points/s, {name}: {share:.1%} of {len(blanks)} frames "
        f"have a blank part, {sum(blanks) / len(blanks):.2%} of the area (at worst {max(blanks):.0%} of a frame); at most "
        f"{found['most']:.2f} screens of rows in the document; {(relay.received - before) / DISTANCE * 1000:.0f} bytes "
        f"for 1,000 points", flush=True)
    page.close()
    relay.close()


def tap(page, row):
    """Scrolls a row that the page has into view, and clicks it."""
    place = page.locator(f"[data-index-path='0-{row}']")
    place.evaluate("(row) => row.scrollIntoView({ block: 'center' })")
    box = place.bounding_box()
    # A finger would only stop the content, which may still glide for the page.
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)


def measure_absence(browser, port, server):
    """Scrolls while the wire goes away, taps rows that the page has, and prints when the page said so and what became of the taps."""
    wire = Relay(port, delay=0.02, path="/longlistapp/")
    page = open_list(browser, wire)
    notice = page.get_by_role("status").filter(has_text="Reconnecting…")
    # Rows may move until the click arrives, so that the script notes which one it meets.
    page.evaluate("""() => {
        window.clicked = [];
        addEventListener('pointerdown', ({ target }) => {
            window.clicked.push(Number(target.closest('[data-index-path]').dataset.indexPath.split('-')[1]));
        }, { capture: true });
    }""")
    first_line = len(server.lines)
    page.evaluate(f"(words) => {{ window.scrolling = ({SCROLL})(words); }}", [SPEEDS[0], 2 * SPEEDS[0]])
    page.wait_for_timeout(1000)
    wire.leave()
    left = time.perf_counter()
    notice.wait_for()
    noticed = time.perf_counter() - left
    frames = len(page.evaluate("() => window.scrolling")["blanks"])
    # The rows at both ends and one between them, in an order that is not that of the list.
    rows = page.evaluate(ROWS)
    for row in [rows[len(rows) // 2], rows[0], rows[-1]]:
        tap(page, row)
    page.wait_for_timeout(max(0, ABSENCE - (time.perf_counter() - left)) * 1000)
    wire.come_back()
    back = time.perf_counter()
    notice.wait_for(state="hidden")
    went_on = time.perf_counter() - back
    page.wait_for_function(IS_FULL, timeout=60_000)
    filled = time.perf_counter() - back
    # A last tap comes after all others, also after one that is passed on twice.
    rows = page.evaluate(ROWS)
    tap(page, rows[len(rows) // 4])
    taps = page.evaluate("() => window.clicked")
    server.wait_for(
        lambda: any(line.endswith(f"] tapped {taps[-1]}") for line in server.lines[first_line:]), f"a tap of row {taps[-1]}")
    found = [int(number) for line in server.lines[first_line:] for number in re.findall(r"\] tapped (\d+)$", line)]
    lost = sum(1 for row in taps if row not in found)
    doubled = len(found) - len(set(found))
    print(
        f"the wire goes away for {ABSENCE} s while the list scrolls at {SPEEDS[0]} points/s, 40 ms of round trip: the page "
        f"says after {noticed * 1000:.0f} ms that it waits, and draws {frames} frames in the 2 s of scrolling; it goes on "
        f"{went_on * 1000:.0f} ms after the wire is back, and has all rows after {filled * 1000:.0f} ms; of {len(taps)} taps "
        f"{lost} are lost and {doubled} doubled, and their order is {'kept' if found == taps else 'another'}", flush=True)
    page.close()
    wire.close()


main()
