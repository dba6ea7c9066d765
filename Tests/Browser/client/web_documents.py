"""Documents of an app in web pages within elements, for the tests of these."""

import json
import time

import pytest

from scenes import ROOT, create

VIEW = 5
CONTENTS = {"b", "k", "kr", "s"}
"""The keys of a document, beside its text."""
START = "<!doctype html><title>Bread</title><body style='margin: 0'>"


@pytest.fixture
def display(desktop, show, host):
    """Displays a document of the app in an element: `display("<p>Bread</p>", k=["app"])`. Returns its frame."""
    def display(html, load=1, **more):
        host.resources[3] = resource(html, **{key: more.pop(key) for key in CONTENTS & more.keys()})
        show(desktop, [
            create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": load, "r": 3, **more})])
        wait_for(desktop, host, "finished")
        return desktop.frames[1]
    return display


def resource(html, **more):
    """Returns a document as a host serves it."""
    return json.dumps({"h": html, **more}).encode(), "text/plain;charset=utf-8", {}


def of_kind(host, kind):
    return [event for event in host.of_type("web") if event["kind"] == kind]


def until(page, condition):
    """Waits until a condition is true, for a minute at most. The page goes on in the meantime."""
    end = time.monotonic() + 60
    while not (result := condition()):
        assert time.monotonic() < end, "It never came to that."
        page.evaluate("new Promise(requestAnimationFrame)")
    return result


def wait_for(page, host, kind, count=1):
    """Waits until the page has sent a number of reports of a kind, and returns the last."""
    return until(page, lambda: of_kind(host, kind)[count - 1:])[-1]


def run(host, number, source=None, **more):
    script = {"load": 1, "number": number, **({"source": source} if source else {}), **more}
    host.send({"type": "request", "kind": "script", "view": VIEW, "script": script})
