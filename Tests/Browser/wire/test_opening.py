"""The first socket of a page, whose address says hello."""

import json
from urllib.parse import parse_qs, urlsplit

from gestures import wait_until_still


def test_the_address_of_the_first_socket_says_hello_and_no_message_does_so_again(desktop, open_list):
    addresses, sent = [], []

    def note(socket):
        addresses.append(socket.url)
        socket.on("framesent", lambda data: sent.append(json.loads(data)["type"]))

    desktop.on("websocket", note)
    open_list()
    wait_until_still(desktop)
    assert len(addresses) == 1
    screen = json.loads(parse_qs(urlsplit(addresses[0]).query)["hello"][0])["screen"]
    # The page knows its screen before it has a body: it reports no other one afterwards.
    assert (screen["width"], screen["height"], screen["languages"], screen["timeZone"]) == (1280, 800, ["en-GB"], "Europe/London")
    assert "hello" not in sent and "screen" not in sent


def test_a_page_that_is_loaded_again_says_hello_with_the_state_of_its_app(desktop, open_list):
    app = open_list()
    app.tap(3)
    app.wait_for_log("1 taps: 3; “”")
    sent = []
    desktop.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(json.loads(data))))
    desktop.evaluate("sessionStorage.setItem('tessera-state:/longlistapp/', 'e30=')")
    desktop.reload()
    desktop.locator("[data-index-path='0-9']").wait_for()
    hello = [event for event in sent if event["type"] == "hello"]
    assert [event["state"] for event in hello] == ["e30="]
