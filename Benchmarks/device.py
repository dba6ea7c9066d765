"""Measures one device: an app's process and the page that displays it.

    make measure

starts the mock API and a host of its own, loads the photo feed a few times, scrolls through it, and prints the figures
for which the design has budgets. Times depend on the machine, while bytes and memory hardly do.
"""

import json
import os
import pathlib
import socket
import statistics
import struct
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
RUNS = 11
CELLS = "[...document.querySelectorAll('[data-index-path]')].map((cell) => cell.dataset.indexPath)"


def main():
    binaries = pathlib.Path(sys.argv[1])
    api_port, host_port = free_port(), free_port()
    environment = dict(os.environ, EXAMPLES_API=f"http://127.0.0.1:{api_port}")
    files = ROOT / ".build" / "photos-files"
    sample = ROOT / "Examples" / "MockAPI"
    subprocess.run([binaries / "DishPainter", sample / "data.json", files], check=True)
    servers = [
        start([binaries / "tessera", "mock", sample / "data.json", "--routes", sample / "routes.json",
               "--files", files, "--port", str(api_port)], environment),
        start([binaries / "tessera", "serve", binaries / "Photos", "--environment", "EXAMPLES_API",
               "--port", str(host_port)], environment),
    ]
    try:
        measure_process(binaries / "Photos", environment)
        measure_page(f"http://127.0.0.1:{host_port}/photos/", servers[1].pid)
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait()


# These functions measure the app's process alone. This script is its display.

class Display:
    """The other end of an app's display socket."""

    def __init__(self, app, environment):
        ours, theirs = socket.socketpair()
        self.begin = time.perf_counter()
        self.process = subprocess.Popen(
            [app], env=dict(environment, TESSERA_DISPLAY_SOCKET=str(theirs.fileno())), pass_fds=[theirs.fileno()])
        theirs.close()
        self.socket = ours
        self.socket.settimeout(10)

    def send(self, event):
        data = json.dumps(event).encode()
        self.socket.sendall(struct.pack(">IB", len(data), 2) + data)

    def receive(self):
        """Returns the kind and the payload of the next frame."""
        length, kind = struct.unpack(">IB", self._read(5))
        return kind, self._read(length)

    def receive_message(self, has):
        """Skips frames until a message contains the bytes `has`."""
        while True:
            kind, payload = self.receive()
            if kind == 1 and has in payload:
                return payload

    def elapsed(self):
        return (time.perf_counter() - self.begin) * 1000

    def processor_time(self):
        """Returns the milliseconds that the app's main thread has run."""
        return int(pathlib.Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[0]) / 1e6

    def close(self):
        self.socket.close()
        self.process.wait()

    def _read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise EOFError("the app has closed its display")
            data += part
        return data


HELLO = {
    "type": "hello", "version": 4, "overscan": 0.5,
    "screen": {"width": 390, "height": 844, "scale": 3, "safeArea": [0, 0, 0, 0], "isDark": False,
               "reducesMotion": False},
}


def measure_process(app, environment):
    starts, scenes, cells, ticks = [], [], [], []
    for _ in range(RUNS):
        display = Display(app, environment)
        display.receive()
        starts.append(display.elapsed())
        display.send(HELLO)
        scene = json.loads(display.receive_message(b'"scene"'))
        scenes.append(display.elapsed())
        display.receive_message(b'"ip":[0,')
        cells.append(display.elapsed())
        ticks.append(scroll(display, scene))
        display.close()
    show("process start to its first word", starts, "ms")
    show("process start to its first scene", scenes, "ms")
    show("process start to its first cells", cells, "ms")
    show("processor time for each scroll tick of 20 points", ticks, "ms")


def scroll(display, scene):
    """Returns the milliseconds of the main thread for each of 60 steps of scrolling through the first page of the feed."""
    feed = next(op["id"] for op in scene["ops"] if op["class"] == "UICollectionView")
    time.sleep(0.3)
    before = display.processor_time()
    count = 60
    for tick in range(1, count + 1):
        display.send({"type": "scroll", "view": feed, "x": 0, "y": 20 * tick - 44, "revision": 0, "phase": "decelerating"})
        time.sleep(0.008)
    time.sleep(0.3)
    return (display.processor_time() - before) / count


# These functions measure the page in a browser.

def measure_page(address, host):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        times = []
        for _ in range(RUNS):
            context, page, _ = open_page(browser, address)
            times.append(page.evaluate("() => window.firstCells"))
            context.close()
        show("opening the page to its first cells", times, "ms")

        # There are two devices, so that memory which their processes share does not count as that of one.
        other = open_page(browser, address)[0]
        context, page, frames = open_page(browser, address)
        wait(page, "[...document.querySelectorAll('[data-index-path] img')].every((image) => image.complete)")
        page.wait_for_timeout(1500)
        apps = [int(pid) for pid in subprocess.run(
            ["pgrep", "-P", str(host)], capture_output=True, text=True).stdout.split()]
        print(f"memory of its own at rest: {memory(apps[-1])}")

        before, ran = len(frames), processor_time(apps)
        page.wait_for_timeout(5000)
        idle = sum(len(frame) for frame in frames[before:])
        print(f"two devices at rest for 5 s: {idle} bytes, {processor_time(apps) - ran:.0f} ms of processor time")

        seen = set(page.evaluate(f"() => {CELLS}"))
        first, before, most = len(seen), len(frames), 0
        page.mouse.move(200, 400)
        while "0-40" not in seen:
            page.mouse.wheel(0, 60)
            page.wait_for_timeout(16)
            cells = page.evaluate(f"() => {CELLS}")
            most = max(most, len(cells))
            seen.update(cells)
        page.wait_for_timeout(1000)
        bytes_received = sum(len(frame) for frame in frames[before:])
        count = len(seen) - first
        print(f"scrolling through the feed: {bytes_received} bytes for {count} revealed cells, "
              f"{bytes_received / count:.0f} bytes each; at most {most} cells in the document")
        print(f"memory of its own after the whole feed: {memory(apps[-1])}")
        context.close()
        other.close()
        browser.close()


def open_page(browser, address):
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True, is_mobile=True)
    page = context.new_page()
    frames = []
    page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda data: frames.append(data.encode() if isinstance(data, str) else data)))
    page.add_init_script("""
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[data-index-path]')) return;
          window.firstCells = performance.now();
          observer.disconnect();
        }).observe(document, { subtree: true, childList: true, attributes: true });
        """)
    page.goto(address)
    wait(page, "window.firstCells && document.documentElement.dataset.tessera === 'ready'")
    return context, page, frames


def wait(page, condition):
    deadline = time.monotonic() + 20
    while not page.evaluate(f"() => {condition}"):
        if time.monotonic() > deadline:
            sys.exit(f"Waited 20 s in vain for: {condition}")
        page.wait_for_timeout(20)


def memory(pid):
    text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    sizes = {line.split(":")[0]: int(line.split()[1]) for line in text.splitlines() if line.endswith("kB")}
    own = sizes["Private_Clean"] + sizes["Private_Dirty"]
    return f"{own / 1024:.1f} MB ({sizes['Private_Dirty'] / 1024:.1f} MB written)"


def processor_time(pids):
    """Returns the milliseconds that processes have run, in steps of the kernel's clock (10 ms)."""
    fields = [pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in pids]
    return sum(int(field[11]) + int(field[12]) for field in fields) * 1000 / os.sysconf("SC_CLK_TCK")


# These functions start servers and print results.

def start(command, environment):
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
    if not server.stdout.readline():
        sys.exit(f"{command[1]} did not start.")
    return server


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def show(name, values, unit):
    print(f"{name}: median {statistics.median(values):.3g} {unit} "
          f"(least {min(values):.3g}, most {max(values):.3g}, {len(values)} runs)")


main()
