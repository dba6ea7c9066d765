"""Measures what the compression of messages saves and costs.

    make measure

runs this with the photo feed, once from an address of this machine, where the host does not compress, and once from a
name that only the browser knows. A relay counts the bytes that the host sends through the socket.
"""

import os
import pathlib
import sys

from device import free_port, start
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from relay import Relay  # noqa: E402

NAME = "tessera.example"
CELLS = "() => [...document.querySelectorAll('[data-index-path]')].map((cell) => cell.dataset.indexPath)"


def main():
    binaries = pathlib.Path(sys.argv[1])
    api_port, host_port = free_port(), free_port()
    environment = dict(os.environ, EXAMPLES_API=f"http://127.0.0.1:{api_port}")
    files, sample = ROOT / ".build" / "photos-files", ROOT / "Examples" / "MockAPI"
    servers = [
        start([binaries / "tessera", "mock", sample / "data.json", "--routes", sample / "routes.json",
               "--files", files, "--port", str(api_port)], environment),
        start([binaries / "tessera", "serve", binaries / "Photos",
               "--environment", "EXAMPLES_API", "--port", str(host_port), "--name", NAME], environment),
    ]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
                args=["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"])
            measure(browser, "127.0.0.1", host_port, servers[1].pid, "without compression")
            measure(browser, NAME, host_port, servers[1].pid, "with compression")
            browser.close()
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait()


def measure(browser, name, port, host, title):
    """Scrolls through the feed, and prints the bytes and the host's processor time for each revealed cell."""
    relay = SocketRelay(port)
    page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True, is_mobile=True)
    page.goto(f"http://{name}:{relay.port}/photos/")
    page.wait_for_selector("html[data-tessera=ready]")
    page.wait_for_selector("[data-index-path]")
    page.wait_for_timeout(1500)
    opening = relay.sent_through_socket
    ran = processor_time(host)
    seen = set(page.evaluate(CELLS))
    first = len(seen)
    page.mouse.move(200, 400)
    while "0-40" not in seen:
        page.mouse.wheel(0, 60)
        page.wait_for_timeout(16)
        seen.update(page.evaluate(CELLS))
    page.wait_for_timeout(1000)
    count = len(seen) - first
    print(f"{title}: {opening} bytes until the first cells, {(relay.sent_through_socket - opening) / count:.0f} bytes and "
          f"{(processor_time(host) - ran) / count:.2f} ms of the host's processor time for each of {count} revealed cells")
    page.close()
    relay.close()


class SocketRelay(Relay):
    """A relay that counts the bytes of the connection that has become a WebSocket apart from images and scripts."""

    def __init__(self, port):
        self.sent_through_socket = 0
        super().__init__(port)

    async def _carry(self, reader, writer, is_open):
        await super()._carry(_Counted(reader, self), writer, is_open)


class _Counted:
    """An end of a connection. The relay learns how many bytes come from it since the answer that makes it a WebSocket."""

    def __init__(self, reader, relay):
        self._reader = reader
        self._relay = relay
        self._is_socket = False

    async def read(self, most):
        data = await self._reader.read(most)
        self._is_socket = self._is_socket or data.startswith(b"HTTP/1.1 101")
        if self._is_socket:
            self._relay.sent_through_socket += len(data)
        return data


def processor_time(pid):
    """Returns the milliseconds that all threads of a process have run."""
    threads = pathlib.Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6


main()
