"""A fake API of the examples for tests: it records requests, fails, is slow, goes away and comes back."""

import copy
import json
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from mock_data import MockData


PATIENCE = 4
"""The seconds after which a delayed answer begins to come, so that the app does not give it up."""


class Endpoint:
    """The behavior of one path of the API, and its requests.

        keywords = api["/api/mock/v1/gourmet/keywords"]
        keywords.status = 500
        keywords.body = [{"id": "one"}]                      # any JSON value, or bytes
        keywords.edit(lambda elements: elements[0].pop("keyword"))
        keywords.hold()                                      # hold(page=2) delays the second page alone
        keywords.wait_for_requests(1)
        keywords.release()
    """

    def __init__(self, changed):
        self._changed = changed
        self._targets = []
        self._is_held = None
        self.reset()

    def reset(self):
        """Restores the answers of `tessera mock`. The recorded requests remain."""
        self.status = None
        self.body = None
        self.delay = 0
        """The time that each answer takes, in seconds."""
        self._edit = None
        self.release()

    def edit(self, change):
        """Changes every answer in place with a function, whose result is ignored."""
        self._edit = change

    def hold(self, when=None, **query):
        """Delays the answers until `release()`: to all requests, to those with these values in their query, or to those
        whose query `when` accepts."""
        texts = {name: str(value) for name, value in query.items()}
        self._is_held = when or (lambda asked: texts.items() <= asked.items())

    def release(self):
        """Answers the delayed requests."""
        with self._changed:
            self._is_held = None
            self._changed.notify_all()

    # Requests

    @property
    def requests(self):
        """The targets of the requests, in the order of the requests."""
        with self._changed:
            return list(self._targets)

    def pages_asked_for(self):
        """Returns the numbers of the requested pages, in the order of the requests."""
        return [int(query_of(target)["page"]) for target in self.requests]

    def wait_for_requests(self, count, timeout=60):
        """Waits until the path has had `count` requests."""
        self._wait(lambda: len(self._targets) >= count, timeout,
                   lambda: f"{count} requests were expected, not {self.requests}.")

    def wait_for_pages(self, *pages, timeout=60):
        """Waits until the first requests are those for these pages, in this order."""
        self._wait(lambda: self.pages_asked_for()[:len(pages)] == list(pages), timeout,
                   lambda: f"Pages {pages} were expected, not {self.pages_asked_for()}.")

    def forget(self):
        """Empties the record of requests."""
        with self._changed:
            self._targets.clear()

    def _wait(self, condition, timeout, message):
        deadline = time.monotonic() + timeout
        with self._changed:
            while not condition():
                remaining = deadline - time.monotonic()
                if remaining <= 0 or not self._changed.wait(remaining):
                    raise AssertionError(message())

    # Answers

    def note(self, target):
        self._targets.append(target)
        self._changed.notify_all()

    def wait_while_held(self, query, timeout):
        """Waits until the answer to a query is no longer delayed, at most `timeout` seconds. Returns false if it still is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._is_held is None or not self._is_held(query), timeout)

    def changed_answer(self, found):
        """Returns the answer that takes the place of `found`."""
        if self.body is not None:
            return self.body
        if self._edit:
            found = copy.deepcopy(found)
            self._edit(found)
        return found


class FakeAPI:
    """An HTTP server that gives the same answers as `tessera mock`, unless a test changes its behavior.

    `api["/api/mock/v1/top/news"]` is the endpoint of one path, `api.everything` stands for all paths except those of
    pictures, and `api.images` for all pictures.
    """

    def __init__(self, files):
        self.data = MockData()
        self.requests = []
        """The targets of all requests in order, including those of pictures."""
        self._files = files
        self._changed = threading.Condition(threading.RLock())
        self._endpoints = {}
        self.everything = Endpoint(self._changed)
        self.images = Endpoint(self._changed)
        self._closing = threading.Event()
        # This socket never listens, so connections are refused while no server does. It only keeps the port from other programs.
        # Linux lets the server bind the port too, since both allow it.
        self._place = socket.socket()
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind(("127.0.0.1", 0))
        self._port = self._place.getsockname()[1]
        self.start()
        self.url = f"http://127.0.0.1:{self._port}"

    def __getitem__(self, path):
        assert self.data.knows(path), f"Neither routes.json nor data.json has anything for {path}"
        return self._endpoint(path)

    def _endpoint(self, path):
        with self._changed:
            if path not in self._endpoints:
                self._endpoints[path] = Endpoint(self._changed)
            return self._endpoints[path]

    # Coming and going

    def start(self):
        """Listens for connections, each time on the same port."""
        self._server = Server(("127.0.0.1", self._port), self)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self):
        """Refuses connections."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def close(self):
        self._closing.set()
        for endpoint in [self.everything, self.images, *self._endpoints.values()]:
            endpoint.reset()
        self.stop()
        self._place.close()

    def forget(self):
        """Empties the record of requests."""
        with self._changed:
            self.requests.clear()
            for endpoint in [self.everything, self.images, *self._endpoints.values()]:
                endpoint.forget()

    # Answers

    def answer(self, target, go_on=lambda: None):
        """Returns the status, the media type and the body for a target. Calls `go_on` now and then while the answer is delayed for
        long."""
        path, query = urlsplit(target).path, query_of(target)
        if path.startswith("/images/"):
            rules = [self.images]
        else:
            rules = [self._endpoint(path), self.everything]
        with self._changed:
            self.requests.append(target)
            for rule in rules:
                rule.note(target)
        for rule in rules:
            while not rule.wait_while_held(query, PATIENCE):
                go_on()
            self._closing.wait(rule.delay)
        status = next((rule.status for rule in rules if rule.status), None)
        if path.startswith("/images/"):
            return self._picture(path, status)
        if status and status != 200:
            return status, "application/json", encode({"error": f"The test wants a {status} here."})
        found = self.data.answer(target)
        for rule in rules:
            found = rule.changed_answer(found)
        if found is None:
            return 404, "application/json", encode({"error": f"There is nothing at {target}."})
        return 200, "application/json", encode(found)

    def _picture(self, path, status):
        file = self._files / path.lstrip("/")
        if status not in (None, 200):
            return status, "text/plain", b"the test wants no picture"
        if not file.is_file():
            return 404, "text/plain", b"not found"
        return 200, "image/jpeg", file.read_bytes()


def encode(value):
    """Returns the body of an answer: bytes unchanged, any other value as JSON."""
    return value if isinstance(value, bytes) else json.dumps(value, ensure_ascii=False).encode()


def query_of(target):
    return dict(parse_qsl(urlsplit(target).query, keep_blank_values=True))


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, address, api):
        self.api = api
        super().__init__(address, Handler)


class Handler(BaseHTTPRequestHandler):
    _has_begun = False

    def do_GET(self):
        try:
            status, media_type, body = self.server.api.answer(self.path, self._go_on)
            if not self._has_begun:
                self.send_response(status)
                self.send_header("Content-Type", media_type)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
            self.wfile.write(body)
        except ConnectionError:
            pass

    def _go_on(self):
        """Begins an answer with white space, which JSON may begin with. The examples give up an answer of which nothing has come for
        ten seconds, and a test on a busy machine may delay one for longer."""
        if self.path.startswith("/images/"):
            return
        if not self._has_begun:
            self._has_begun = True
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
        self.wfile.write(b" ")

    def log_message(self, *_):
        pass
