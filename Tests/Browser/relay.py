"""A wire between browser and host that is slow, narrow, cut or away, as a test or a measurement wants it."""

import asyncio
import random
import threading
import time


class Relay:
    """Accepts TCP connections on a free port, and connects them to another port of this machine.

    Each byte takes `delay` seconds in each direction, and up to `jitter` seconds more. Bytes keep their order. Each
    direction of a connection carries at most `bandwidth` bytes in a second.
    """

    def __init__(self, port, delay=0.0, jitter=0.0, bandwidth=None, path="/photos/"):
        self._target = port
        self.delay, self.jitter, self.bandwidth = delay, jitter, bandwidth
        self.departures = []
        """The times at which bytes of the browser have come, by `time.perf_counter()`."""
        self.received = 0
        """The number of bytes that the host has sent."""
        self._writers = set()
        self._tasks = set()
        self.is_cut = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._run(self._start())
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}{path}"

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(60)

    async def _start(self):
        # Where these are set, bytes arrive at the host, and at the browser.
        self._to_host, self._to_browser = asyncio.Event(), asyncio.Event()
        self._to_host.set()
        self._to_browser.set()
        return await asyncio.start_server(self._accept, "127.0.0.1", 0)

    async def _accept(self, reader, writer):
        self._tasks.add(asyncio.current_task())
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            await self._connect(reader, writer)
        except asyncio.CancelledError:
            # The relay is closed; asyncio would report the end of a connection's task otherwise.
            writer.transport.abort()

    async def _connect(self, reader, writer):
        await self._to_host.wait()
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers |= {writer, far_writer}
        await asyncio.gather(
            self._carry(reader, far_writer, self._to_host), self._carry(far_reader, writer, self._to_browser))
        self._writers -= {writer, far_writer}

    def _note(self, data, is_open):
        if is_open is self._to_host:
            self.departures.append(time.perf_counter())
        else:
            self.received += len(data)

    async def _carry(self, reader, writer, is_open):
        """Carries the bytes of one direction until one of the ends closes the connection."""
        under_way = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(under_way, writer, is_open))
        try:
            await self._collect(reader, under_way, is_open)
            await delivery
        finally:
            # If the relay is closed, the parts under way are lost.
            delivery.cancel()
            await asyncio.gather(delivery, return_exceptions=True)

    async def _collect(self, reader, under_way, is_open):
        """Puts each part on its way with the time at which it is due, and an empty one after the end."""
        sent = due = 0.0
        try:
            while data := await reader.read(16_384):
                self._note(data, is_open)
                now = time.monotonic()
                # A narrow wire takes a part only after the whole part before.
                sent = max(sent, now) + (len(data) / self.bandwidth if self.bandwidth else 0)
                due = max(due, sent + self.delay + random.random() * self.jitter)
                under_way.put_nowait((due, data))
                if sent > now:
                    await asyncio.sleep(sent - now)
        except ConnectionError:
            pass
        under_way.put_nowait((max(due, time.monotonic() + self.delay), b""))

    async def _deliver(self, under_way, writer, is_open):
        """Writes each part when it is due, and closes the connection after an empty one."""
        try:
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(max(0, due - time.monotonic()))
                await is_open.wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()

    def cut(self):
        """Ends all connections, and from now on every new one at once."""
        self._run(self._cut())

    async def _cut(self):
        self.is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    def mend(self):
        """Accepts new connections again."""
        self.is_cut = False

    def leave(self, is_heard=False):
        """Goes away: connections stay open, but nothing arrives any more, or nothing at the browser if `is_heard`."""
        self._run(self._leave(is_heard))

    async def _leave(self, is_heard):
        self._to_browser.clear()
        if not is_heard:
            self._to_host.clear()

    def come_back(self):
        """Comes back, and delivers everything that has waited meanwhile."""
        self._loop.call_soon_threadsafe(self._to_host.set)
        self._loop.call_soon_threadsafe(self._to_browser.set)

    def close(self):
        self.cut()
        self._run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _stop(self):
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
