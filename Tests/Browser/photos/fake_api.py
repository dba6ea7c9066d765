"""The photo API in the hands of a test: it counts requests, fails, is slow, goes away and comes back."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from programs import API_FILES

PHOTOS = "/api/mock/v1/special/photos"
PAGES = json.loads((API_FILES / "data.json").read_text())["get_photo_list"]


class FakeAPI:
    """Answers like `tessera mock` with the photo feed's content, until it is told otherwise."""

    def __init__(self, files):
        self.pages = PAGES
        """What there is to answer."""
        self.status = 200
        """The status of answers for photos."""
        self.images_fail = False
        self.requests = []
        """The targets of all requests, in order."""
        self._files = files
        self._gate = threading.Event()
        self._gate.set()
        self._first_held = 1
        self._changed = threading.Condition()
        self._port = 0
        self.start()
        self.url = f"http://127.0.0.1:{self._port}"

    # Coming and going

    def start(self):
        """Listens, always on the same port."""
        self._server = Server(("127.0.0.1", self._port), self)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self):
        """Refuses connections."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def hold(self, first=1):
        """Keeps all who ask for photos waiting, from the page `first` on."""
        self._first_held = first
        self._gate.clear()

    def release(self):
        """Answers those who wait."""
        self._gate.set()

    def close(self):
        self.release()
        self.stop()

    # Requests

    def pages_asked_for(self):
        """The numbers of the pages that were asked for, in order."""
        with self._changed:
            targets = [urlsplit(target) for target in self.requests]
        return [int(parse_qs(target.query)["page"][0]) for target in targets if target.path == PHOTOS]

    def wait_for_pages(self, *pages, timeout=30):
        """Waits until these pages have been asked for in this order, and no others before them."""
        deadline = time.monotonic() + timeout
        with self._changed:
            while self.pages_asked_for()[:len(pages)] != list(pages):
                remaining = deadline - time.monotonic()
                if remaining <= 0 or not self._changed.wait(remaining):
                    raise AssertionError(f"Pages {pages} were expected, not {self.pages_asked_for()}.")

    def forget(self):
        """Forgets the requests."""
        with self._changed:
            self.requests.clear()

    def answer(self, target):
        """The status, the media type and the body for a target."""
        with self._changed:
            self.requests.append(target)
            self._changed.notify_all()
        parts = urlsplit(target)
        if parts.path == PHOTOS:
            page = int(parse_qs(parts.query)["page"][0])
            if page >= self._first_held:
                self._gate.wait(20)
            found = [entry for entry in self.pages if entry["page"] == page]
            return self.status, "application/json", json.dumps(found).encode()
        file = self._files / parts.path.lstrip("/")
        if self.images_fail or not file.is_file():
            return 404, "text/plain", b"not found"
        return 200, "image/jpeg", file.read_bytes()


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, address, api):
        self.api = api
        super().__init__(address, Handler)


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        status, media_type, body = self.server.api.answer(self.path)
        try:
            self.send_response(status)
            self.send_header("Content-Type", media_type)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except ConnectionError:
            pass

    def log_message(self, *_):
        pass
