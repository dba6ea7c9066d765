"""Measures how fast an app responds over a slow network, when a user types into a form and drags a sheet.

    make measure

runs this after the device's costs. A line between the browser and the host delays all bytes by 200 ms in each direction.
"""

import os
import pathlib
import socket
import statistics
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Browser"))

from relay import Relay  # noqa: E402

DELAY = 0.2
"""The seconds that each byte takes from one end of the line to the other."""
KEYS = "Mara Lindqvist"


def main():
    binaries = pathlib.Path(sys.argv[1])
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [binaries / "tessera", "serve", binaries / "Furniture", "--port", str(port)], stdout=subprocess.PIPE)
    try:
        server.stdout.readline()
        line = Relay(port, delay=DELAY, path="/furniture/")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
            page = browser.new_page(
                viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True)
            page.goto(line.url)
            page.wait_for_selector("html[data-tessera=ready]")
            page.get_by_role("tab", name="Workshop").click()
            measure_typing(page, line)
            measure_sheet(page)
            browser.close()
    finally:
        server.terminate()
        server.wait()


def measure_typing(page, line):
    """Types a name into the form, and prints the frames until a letter is drawn and the milliseconds until it is sent."""
    open_row(page, "New order")
    field = page.get_by_label("Name", exact=True)
    field.click()
    # The script counts the frames from each key until the field has the letter.
    page.evaluate("""() => {
        window.keys = [];
        addEventListener('keydown', (event) => {
            const field = event.target;
            const key = { length: field.value.length, frames: 0 };
            window.keys.push(key);
            const look = () => {
                key.frames += 1;
                if (field.value.length === key.length) requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        }, { capture: true });
    }""")
    ways = []
    for letter in KEYS:
        before = len(line.departures)
        pressed = time.perf_counter()
        page.keyboard.press(letter)
        while len(line.departures) == before:
            page.wait_for_timeout(1)
        ways.append((line.departures[before] - pressed) * 1000)
    frames = page.evaluate("() => window.keys.map((key) => key.frames)")
    print(f"a letter typed is in frame {max(frames)} after its key at the latest ({len(frames)} letters)")
    print(f"it sets out to the app after {statistics.median(ways):.1f} ms (at most {max(ways):.1f}), and arrives "
          f"{DELAY * 1000:.0f} ms later")
    page.get_by_role("button", name="Cancel").first.click()
    page.get_by_role("button", name="Discard order").click()
    field.wait_for(state="detached")


def measure_sheet(page):
    """Drags a sheet, and prints its greatest distance from the finger and the number of frames with a distance."""
    open_row(page, "Sheets")
    open_row(page, "Half sheet")
    title = page.get_by_text("Pieces", exact=True).last
    title.wait_for()
    page.wait_for_timeout(1500)
    box = title.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def finger(kind, to=None):
        points = [] if to is None else [{"x": x, "y": to}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", y)
    finger("touchMove", y - 20)
    frame = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
    page.evaluate(frame)
    start, lags = title.bounding_box()["y"], []
    for step in range(1, 31):
        finger("touchMove", y - 20 - 6 * step)
        page.evaluate(frame)
        lags.append(abs(title.bounding_box()["y"] - (start - 6 * step)))
    finger("touchEnd")
    print(f"a sheet that is dragged is at most {max(lags):.1f} points from the finger a frame later ({len(lags)} moves)")


def open_row(page, text):
    row = page.locator("[data-index-path]").filter(has=page.get_by_text(text, exact=True)).first
    row.wait_for()
    page.wait_for_timeout(600)
    box = row.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


main()
