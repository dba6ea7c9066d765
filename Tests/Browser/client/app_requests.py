"""Requests of an app to the page, and the files that the page sends for them."""

import time


def request(host, number, kind, **more):
    """Asks the page for something, as an app does."""
    host.send({"type": "request", "n": number, "kind": kind, **more})


class Uploads:
    """Takes the files that a page sends, in place of a host."""

    def __init__(self, page):
        self.files = []
        self.answers = []
        page.route("**/uploads**", self._answer)

    def _answer(self, route, request):
        if self.answers:
            return route.fulfill(status=self.answers.pop(0), body="")
        if "?size=" in request.url:
            self.files.append(b"")
            return route.fulfill(status=201, body=f"{len(self.files)}\n")
        number = int(request.url.split("/")[-2])
        self.files[number - 1] += request.post_data_buffer or b""
        return route.fulfill(status=200, body=f"{len(self.files[number - 1])}\n")


def final_answer(page, host, number):
    """Returns the answer after which no other follows. The files are taken meanwhile, while the page is asked for its frames."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for each in host.of_type("answer"):
            if each["n"] == number and each["outcome"] != "working":
                return each
        page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"No answer came: {host.events}")
