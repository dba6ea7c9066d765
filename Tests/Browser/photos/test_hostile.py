"""Tests of pages and programs that attack the host."""

import json
import random

import pytest
from gestures import wait_until_ready
from programs import PROTOCOL_VERSION, wait_for
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

HELLO = {
    "type": "hello", "version": PROTOCOL_VERSION, "overscan": 0.5,
    "screen": {"width": 390, "height": 844, "scale": 1, "safeArea": [0, 0, 0, 0], "isDark": False,
               "reducesMotion": False},
}


@pytest.fixture
def bystander(feed, serve):
    """A feed in another tab, which the attack must not affect. Its host is `bystander.host`."""
    feed.host = serve()
    feed.open(feed.host.url)
    wait_until_ready(feed.page)
    yield feed
    wait_until_ready(feed.page, timeout=100)
    feed.scroll_to_end()
    assert not [line for line in feed.page.console_lines if "uncaught" in line]


def device(host, origin=None, token=None):
    """Opens a connection like that of a page, and sends nothing."""
    own = f"http://127.0.0.1:{host.port}"
    query = f"?token={token}" if token else ""
    return connect(
        f"ws://127.0.0.1:{host.port}/photos/device{query}", origin=origin or own, max_size=None, legacy=True)


def test_a_page_of_another_origin_gets_no_device(bystander):
    before = bystander.host.apps()
    for origin in ["http://evil.example", f"http://127.0.0.1:{bystander.host.port + 1}", "null"]:
        with pytest.raises(InvalidStatus) as refusal:
            device(bystander.host, origin)
        assert refusal.value.response.status_code in (403, 404)
    assert bystander.host.apps() == before


def test_a_megabyte_closes_the_connection(bystander):
    socket = device(bystander.host)
    with pytest.raises(ConnectionClosed) as closed:
        socket.send("x" * 1_000_000)
        for _ in range(100):
            socket.recv(timeout=60)
    assert closed.value.rcvd.code == 1009


def test_a_thousand_random_messages_are_refused(bystander):
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    token = None
    apps = bystander.host.apps()
    for _ in range(250):
        # The device outlives these connections, because its page has sent an event: the next page with its token continues it.
        socket = device(bystander.host, token=token)
        introduction = json.loads(socket.recv(timeout=60))
        assert introduction["resumed"] == (token is not None)
        token = introduction["token"]
        with pytest.raises(ConnectionClosed):
            socket.send(json.dumps(HELLO))
            socket.send(json.dumps({"type": "escape"}))
            for _ in range(4):
                socket.send(random_message(chance))
            while True:
                socket.recv(timeout=60)
    assert bystander.host.apps()[:len(apps)] == apps
    assert len(bystander.host.apps()) == len(apps) + 1


def test_a_page_that_makes_noise_after_its_hello_has_no_device_any_more(bystander):
    socket = device(bystander.host)
    with pytest.raises(ConnectionClosed):
        socket.send(json.dumps(HELLO))
        socket.send("noise")
        while True:
            socket.recv(timeout=60)
    wait_for(lambda: len(bystander.host.apps()) == 1, "the end of the app")


def test_pages_that_only_make_noise_use_up_no_devices(bystander):
    for _ in range(80):
        socket = device(bystander.host)
        with pytest.raises(ConnectionClosed):
            socket.send("noise")
            while True:
                socket.recv(timeout=60)
    wait_for(lambda: len(bystander.host.apps()) == 1, "the end of the apps")


def random_message(chance):
    """Returns random characters, or JSON that resembles an event and is invalid."""
    kind = chance.randrange(4)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200))).decode("latin-1")
    if kind == 1:
        return json.dumps(chance.choice([None, True, 0, "", [], {}, [[]], {"type": None}, {"type": []}]))
    if kind == 2:
        return json.dumps({"type": chance.choice(["scroll", "touch", "screen", "refresh", "activate", "x" * 50]),
                           "view": chance.choice([-1, 1e300, "1", None, {}])})
    return "[" * chance.randrange(1, 20_000)
