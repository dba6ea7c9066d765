"""Measures what a user sees who scrolls fast over a slow network.

    make measure

runs this with a list of a hundred thousand rows, whose heights follow from their texts. A relay between browser and
host delays all bytes. The script moves the content at a constant speed from rest, and looks at each frame which part of
the list has no row.
"""

import os
import pathlib
import socket
import subprocess
import sys

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Browser"))

from relay import Relay  # noqa: E402

ROUND_TRIPS = [0, 0.04, 0.15]
"""The seconds from the browser to the host and back."""
SPEEDS = [3000, 6000]
"""Points a second."""
DISTANCE = 18_000
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


def main():
    binaries = pathlib.Path(sys.argv[1])
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [binaries / "tessera", "serve", binaries / "LongListApp", "--port", str(port)], stdout=subprocess.PIPE)
    try:
        server.stdout.readline()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
            for round_trip in ROUND_TRIPS:
                for speed in SPEEDS:
                    measure(browser, port, round_trip, speed)
            browser.close()
    finally:
        server.terminate()
        server.wait()


def measure(browser, port, round_trip, speed):
    """Opens the list through a relay, scrolls down, and prints what was blank and what it took."""
    relay = Relay(port, delay=round_trip / 2, path="/longlistapp/")
    page = browser.new_page(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True)
    page.goto(relay.url)
    page.wait_for_selector("html[data-tessera=ready]", timeout=60_000)
    page.wait_for_selector("[data-index-path='0-8']", timeout=60_000)
    page.wait_for_timeout(2000)
    before = relay.received
    found = page.evaluate(SCROLL, [speed, DISTANCE])
    page.wait_for_timeout(2000)
    blanks = found["blanks"]
    share = sum(1 for blank in blanks if blank > 0.001) / len(blanks)
    print(
        f"scrolling at {speed} points/s, {round_trip * 1000:.0f} ms of round trip: {share:.1%} of {len(blanks)} frames "
        f"have a blank part, {sum(blanks) / len(blanks):.2%} of the area (at worst {max(blanks):.0%} of a frame); at most "
        f"{found['most']:.2f} screens of rows in the document; {(relay.received - before) / DISTANCE * 1000:.0f} bytes "
        f"for 1,000 points")
    page.close()
    relay.close()


main()
