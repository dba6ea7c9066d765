"""Measures how long a page waits for its first cells, on a first and on a second visit, over networks of several lengths.

    make measure

runs this with the photo feed, whose cells come from the mock API. A relay between browser and host delays all bytes.
"""

import os
import pathlib
import statistics
import subprocess
import sys

from device import free_port, start
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from relay import Relay  # noqa: E402

RUNS = 9
ROUND_TRIPS = [0, 0.04, 0.15]
"""The seconds from the browser to the host and back."""
WATCH = """new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-index-path]')) return;
    const now = performance.now();
    const fetched = performance.getEntriesByType('resource').filter((entry) => entry.transferSize > 0 && entry.startTime < now);
    window.opening = { time: now, requests: fetched.length };
    observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });"""


def main():
    binaries, options = pathlib.Path(sys.argv[1]), sys.argv[2:]
    api_port, host_port = free_port(), free_port()
    environment = dict(os.environ, EXAMPLES_API=f"http://127.0.0.1:{api_port}")
    files, sample = ROOT / ".build" / "photos-files", ROOT / "Examples" / "MockAPI"
    subprocess.run([binaries / "DishPainter", sample / "data.json", files], check=True)
    servers = [
        start([binaries / "tessera", "mock", sample / "data.json", "--routes", sample / "routes.json",
               "--files", files, "--port", str(api_port)], environment),
        start([binaries / "tessera", "serve", binaries / "Photos",
               "--environment", "EXAMPLES_API", "--port", str(host_port), *options], environment),
    ]
    try:
        if options:
            print(f"with {' '.join(options)}:")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
            for round_trip in ROUND_TRIPS:
                measure(browser, host_port, round_trip)
            browser.close()
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait()


def measure(browser, port, round_trip):
    """Prints the times of visits with an empty cache, and of visits right after them."""
    relay = Relay(port, delay=round_trip / 2)
    visits = {"first": [], "second": []}
    for _ in range(RUNS):
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True, is_mobile=True)
        context.add_init_script(WATCH)
        for openings in visits.values():
            page = context.new_page()
            page.goto(relay.url)
            page.wait_for_selector("html[data-tessera=ready]")
            page.wait_for_selector("[data-index-path]")
            openings.append(page.evaluate("window.opening"))
            page.close()
        context.close()
    relay.close()
    for visit, openings in visits.items():
        times = [opening["time"] for opening in openings]
        # The page and its socket are no resources to the browser.
        requests = statistics.median(opening["requests"] for opening in openings) + 2
        print(f"first cells at {round_trip * 1000:.0f} ms of round trip, {visit} visit: median "
              f"{statistics.median(times):.0f} ms (least {min(times):.0f}, most {max(times):.0f}, {len(times)} runs), "
              f"{requests:.0f} requests until then")


main()
