"""Measures how a host serves a page while thousands of visitors occupy it.

    make measure

runs this. Half of the visitors send halves of requests; the others open a device's WebSocket and say nothing. They come from 250
addresses of this machine and come again whenever the host closes their connection. The script opens pages of an app beside them.
"""

import asyncio
import base64
import json
import pathlib
import resource
import statistics
import subprocess
import sys
import time

from device import HELLO

VISITORS = 5000
PAGES = 20
KEY = base64.b64encode(bytes(16)).decode()


class Host:
    """A host of Furniture on a free port."""

    def __init__(self, binaries):
        self.process = subprocess.Popen(
            [binaries / "tessera", "serve", binaries / "Furniture", "--port", "0"], stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().split()[-1]
        self.port = int(address.split(":")[2].split("/")[0])

    @property
    def memory(self):
        """The megabytes that the host has in memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    @property
    def apps(self):
        """The number of app processes."""
        return len(pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split())

    def upgrade(self):
        """The request for a new device."""
        authority = f"127.0.0.1:{self.port}"
        return (f"GET /furniture/device HTTP/1.1\r\nHost: {authority}\r\nOrigin: http://{authority}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {KEY}\r\n\r\n").encode()


async def visit(host, number):
    """Occupies the host for ever."""
    request = host.upgrade() if number % 2 else b"GET /furniture/ HTTP/1.1\r\nHost: 127"
    while True:
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", host.port, local_addr=(f"127.0.0.{number % 250 + 2}", 0))
            writer.write(request)
            while await reader.read(65536):
                pass
            writer.close()
        except OSError:
            pass
        # A visitor that has lost its connection comes back, but not in a loop that takes the whole processor.
        await asyncio.sleep(5)


def frame(text):
    """Returns a WebSocket frame of a page, with a mask of zeros."""
    data = text.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data


async def open_page(host):
    """Opens a device and returns the seconds until its scene has come."""
    start = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
    writer.write(host.upgrade())
    received = b""
    said = False
    while b'"type":"scene"' not in received:
        part = await reader.read(65536)
        received += part
        if not part or b'"type":"full"' in received:
            raise RuntimeError("The host has no device for a page: " + received.decode(errors="replace"))
        if not said and b'"type":"device"' in received:
            said = True
            writer.write(frame(json.dumps(HELLO)))
    duration = time.perf_counter() - start
    writer.write(frame('{"type":"bye"}'))
    await writer.drain()
    writer.close()
    return duration


async def measure(host):
    for _ in range(3):
        await open_page(host)
    before = host.memory
    calm = [await open_page(host) for _ in range(PAGES)]
    visitors = [asyncio.create_task(visit(host, number)) for number in range(VISITORS)]
    await asyncio.sleep(10)
    times = [await open_page(host) for _ in range(PAGES)]
    print(
        f"a page's scene beside {VISITORS} visitors who occupy the host: median {statistics.median(times) * 1000:.0f} ms, at most "
        f"{max(times) * 1000:.0f} (without them {statistics.median(calm) * 1000:.0f}); the host has {host.memory:.0f} MB "
        f"({before:.0f} before) and {host.apps} apps")
    for task in visitors:
        task.cancel()
    await asyncio.gather(*visitors, return_exceptions=True)


def main():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    host = Host(pathlib.Path(sys.argv[1]))
    try:
        asyncio.run(measure(host))
    finally:
        host.process.terminate()
        host.process.wait()


main()
