"""A relay between browser and host, whose connections a test can cut."""

import asyncio
import threading


class Relay:
    """Accepts TCP connections on a free port, and connects them to another port of this machine."""

    def __init__(self, port):
        self._target = port
        self._writers = set()
        self._tasks = set()
        self.is_cut = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/photos/"

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(10)

    async def _accept(self, reader, writer):
        self._tasks.add(asyncio.current_task())
        if self.is_cut:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers |= {writer, far_writer}
        await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))
        self._writers -= {writer, far_writer}

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


async def pump(reader, writer):
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    writer.close()
