"""A host for tests of the client alone: it serves the client's files, plays scripted scenes and records events."""

import asyncio
import json
import threading
import time
from http import HTTPStatus
from urllib.parse import parse_qs, urlsplit

import pytest
from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

import joined_client

SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Photos</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="stylesheet" href="/assets/client.css"><script type="module" src="/assets/client.js"></script></head><body data-frame="/assets/document.html"></body></html>"""
FONTS = '@font-face { font-family: "Material Design Icons"; src: local("Material Design Icons"); }'
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; frame-src 'self' blob: http: https:; media-src 'self' http: https:; base-uri 'none'; form-action 'none'"
)
DOCUMENT_POLICY = "sandbox allow-scripts allow-forms; default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'"
LASTING = {"Cache-Control": "max-age=86400, immutable"}
FOR_THE_HOST = {"hello", "bye", "ping", "restart"}
"""The messages of a page that a host does not pass to the app, and does not count."""


class FakeHost:
    """Serves on a free port of the loopback. Its methods may be called from any thread.

    All tests share one, so that the browser has the client's files at hand; each begins with `reset()`.
    """

    def __init__(self):
        self._assets = {
            "/assets/client.js": (joined_client.script().encode(), "text/javascript", LASTING),
            "/assets/document.html": (
                joined_client.document().encode(), "text/html; charset=utf-8", {**LASTING, "Content-Security-Policy": DOCUMENT_POLICY}),
            "/assets/client.css": ((joined_client.styles() + FONTS).encode(), "text/css", LASTING),
        }
        self._devices = 0
        self._tests = 0
        self._changed = threading.Condition()
        self.reset()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._run(self._start())
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/photos/"

    def reset(self):
        """Forgets the test before. Events of connections that are still open from then are not recorded."""
        with self._changed:
            self._tests += 1
            self._forget_test()

    def _forget_test(self):
        self.events = []
        """The events of all connections, as dictionaries."""
        self.tokens = []
        """The token of each connection in order; None for a page that asked for a new device."""
        self.requests = []
        """The paths of the resources that were fetched."""
        # The answer to a hello, or None if the host leaves it unanswered.
        self.scene = []
        """The operations that answer each hello."""
        self.depth = 0
        """The number of steps back that the app has; a hello is answered with it unless it is 0."""
        self.resources = {}
        """SVG or PNG bytes by number, with their media types."""
        self.fonts = {}
        """The bytes of fonts by number, with their media types."""
        self.refusal = None
        """The message and the close code that answer a new connection in place of a device; None to accept connections."""
        self.is_reachable = True
        self.is_silent = False
        """True while the host leaves new connections without a message."""
        self.counts_events = False
        """Whether the host says how many events it has passed to the app, as a real host does."""
        self._passed = 0
        self.on_event = None
        self._socket = None

    async def _start(self):
        return await serve(self._talk, "127.0.0.1", 0, process_request=self._answer, close_timeout=1)

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(60)

    def close(self):
        self._run(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _stop(self):
        self._server.close()
        await self._server.wait_closed()

    @property
    def token(self):
        """The token of the newest device."""
        return f"device-{self._devices}"

    # HTTP

    def _answer(self, connection, request):
        path = urlsplit(request.path).path
        if path == "/photos/device":
            return None if self.is_reachable else connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "away\n")
        if path in ("/photos/", "/photos/dishes/7"):
            shell = SHELL.replace("<html ", '<html data-depth="1" ') if "dishes" in path else SHELL
            return reply(shell.encode(), "text/html; charset=utf-8", {"Content-Security-Policy": POLICY})
        if path in self._assets:
            return reply(*self._assets[path])
        if path.startswith("/photos/resources/"):
            with self._changed:
                self.requests.append(path)
                self._changed.notify_all()
            kind = self.fonts if "/fonts/" in path else self.resources
            found = kind.get(int(path.rsplit("/", 1)[1]))
            if found and "/downloads/" in path:
                return reply_part(request.headers.get("Range"), *found)
            if found:
                return reply(*found)
        return connection.respond(HTTPStatus.NOT_FOUND, "not found\n")

    # The dialogue

    async def _talk(self, socket):
        query = parse_qs(urlsplit(socket.request.path).query)
        token = query.get("token", [None])[0]
        with self._changed:
            self.tokens.append(token)
            self._changed.notify_all()
        if self.refusal:
            message, code = self.refusal
            await socket.send(json.dumps(message))
            await socket.close(code)
            return
        while self.is_silent:
            await asyncio.sleep(0.01)
        self._socket = socket
        if token is None:
            self._devices += 1
        name = token or self.token
        test = self._tests
        if token is None:
            self._passed = 0
        await socket.send(json.dumps({
            "type": "device", "token": name, "resumed": token is not None,
            "resources": f"/photos/resources/{name}/", **({"passed": self._passed} if self.counts_events else {}),
        }))
        try:
            # A page's first socket may have its hello in the address.
            for hello in query.get("hello", []):
                await self._hear(socket, json.loads(hello))
            async for text in socket:
                if test != self._tests:
                    return
                await self._hear(socket, json.loads(text))
        except ConnectionClosed:
            pass

    async def _hear(self, socket, event):
        event["at"] = time.monotonic()
        if event["type"] not in FOR_THE_HOST:
            self._passed += 1
        if event["type"] == "hello":
            # A page that displays the scene has said hello.
            self._record(event)
            if self.depth:
                await socket.send(json.dumps({"type": "history", "depth": self.depth}))
            if self.scene is not None:
                await socket.send(json.dumps({"type": "scene", "ops": self.scene}))
        if self.on_event:
            answer = self.on_event(event)
            if answer:
                await socket.send(json.dumps(answer))
        # A test that waits for another event goes on after its answer.
        if event["type"] != "hello":
            self._record(event)

    def _record(self, event):
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    def send(self, message):
        """Sends a message to the page."""
        self._run(self._socket.send(json.dumps(message)))

    def acknowledge(self):
        """Reports how many events have come since the device began."""
        self.send({"type": "passed", "passed": self._passed})

    def patch(self, *operations):
        """Sends a patch."""
        self.send({"type": "patch", "ops": list(operations)})

    def end(self, message, code):
        """Sends a last message and closes."""
        self.send(message)
        self._run(self._socket.close(code))

    def drop(self):
        """Cuts the connection without a message."""
        self._loop.call_soon_threadsafe(self._socket.transport.abort)

    # Waiting

    def of_type(self, kind):
        """Returns the recorded events of one type."""
        with self._changed:
            return [event for event in self.events if event["type"] == kind]

    def wait_for(self, condition, timeout=60):
        """Waits until `condition()` returns something true, and returns that. The condition is evaluated again after each event.
        It may ask for the last event of a kind before one has come: an `IndexError` says that it is not true yet."""
        def result_so_far():
            try:
                return condition()
            except IndexError:
                return None

        deadline = time.monotonic() + timeout
        with self._changed:
            while not (result := result_so_far()):
                remaining = deadline - time.monotonic()
                if remaining <= 0 or not self._changed.wait(remaining):
                    raise AssertionError(f"Nothing of the kind came. The last events: {self.events[-12:]}")
            return result

    def wait_for_event(self, kind, timeout=60, **fields):
        """Waits for the first recorded event of a type with the given fields."""
        def matching():
            return next((event for event in self.events if event["type"] == kind
                         and all(event.get(name) == value for name, value in fields.items())), None)
        return self.wait_for(matching, timeout)

    def forget(self):
        """Forgets the recorded events."""
        with self._changed:
            self.events.clear()


def reply_part(wanted, body, media_type, more=()):
    """Answers with the part of a file that a browser wants: `bytes=3-` or `bytes=3-9`."""
    if not wanted:
        return reply(body, media_type, {"Accept-Ranges": "bytes", **dict(more)})
    start, end = wanted.removeprefix("bytes=").split("-")
    part = body[int(start):int(end) + 1 if end else None]
    response = reply(part, media_type, {"Content-Range": f"bytes {start}-{int(start) + len(part) - 1}/{len(body)}", **dict(more)})
    return Response(206, "Partial Content", response.headers, part)


def reply(body, media_type, more=()):
    headers = Headers({"Content-Type": media_type, "Content-Length": str(len(body)), **dict(more)})
    return Response(200, "OK", headers, body)


@pytest.fixture(scope="session")
def shared_host():
    host = FakeHost()
    yield host
    host.close()


@pytest.fixture
def host(shared_host):
    """A fake host without a scene, events or connections."""
    shared_host.reset()
    return shared_host
