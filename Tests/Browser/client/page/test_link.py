"""Addresses that lead to a part of the app."""

import pytest

from devices import DESKTOP
from gestures import wait_until, wait_until_ready, wait_until_state
from inputs import window

@pytest.fixture
def open_app(desktop, host):
    def open_app(address=""):
        host.scene = window()
        desktop.goto(host.url + address)
        wait_until_ready(desktop)
        return desktop
    return open_app


def wait_for_address(page, host, address):
    wait_until(page, "location.href === arg", host.url + address)


def history(host, address=None, depth=0, question=0):
    host.send({"type": "history", "depth": depth, "question": question, **({} if address is None else {"address": address})})


@pytest.mark.parametrize("address", ["?dish=7", "#dish=7", "dishes/7", "dishes/7?photo=2#top"])
def test_a_new_app_gets_the_address_with_which_it_is_opened(open_app, host, address):
    open_app(address)
    assert host.wait_for_event("hello")["link"] == host.url + address


def test_an_app_that_is_opened_as_a_whole_gets_no_address(open_app, host):
    open_app()
    assert "link" not in host.wait_for_event("hello")


def test_a_long_address_comes_too(open_app, host):
    open_app("?" + "a" * 1000)
    assert host.wait_for_event("hello")["link"] == host.url + "?" + "a" * 1000


def test_an_address_that_is_too_long_opens_the_app_as_a_whole(open_app, host):
    open_app("?" + "a" * 2000)
    assert "link" not in host.wait_for_event("hello")


def test_a_process_that_takes_the_place_of_another_one_gets_the_present_address(open_app, host):
    page = open_app("?dish=7")
    history(host, "?dish=8")
    wait_for_address(page, host, "?dish=8")
    host.forget()
    host.end({"type": "ended", "reason": "over"}, 4001)
    assert host.wait_for_event("hello")["link"] == host.url + "?dish=8"
    wait_until_ready(page)


def test_an_address_with_which_a_process_ends_before_its_scene_is_not_given_to_another_one(desktop, host):
    host.scene = None
    desktop.goto(host.url + "?dish=7")
    assert "link" in host.wait_for_event("hello")
    host.forget()
    host.scene = window()
    host.end({"type": "ended", "reason": "over"}, 4001)
    assert "link" not in host.wait_for_event("hello")
    wait_until_ready(desktop)


def test_another_fragment_is_an_address_that_the_user_opens(open_app, host):
    page = open_app("dishes/7")
    page.evaluate("location.hash = 'top'")
    assert host.wait_for_event("link")["url"] == host.url + "dishes/7#top"


def test_a_fragment_that_the_user_has_changed_without_a_connection_comes_later(open_app, host):
    page = open_app()
    host.is_reachable = False
    host.drop()
    wait_until_state(page, "lost")
    page.evaluate("location.hash = 'top'")
    host.is_reachable = True
    assert host.wait_for_event("link")["url"] == host.url + "#top"


def test_the_page_has_the_address_that_the_app_sets(open_app, host):
    page = open_app("?dish=7")
    history(host, "dishes/8")
    wait_for_address(page, host, "dishes/8")
    # The user has not opened this address.
    history(host, "#9")
    wait_for_address(page, host, "#9")
    history(host)
    wait_for_address(page, host, "")
    assert host.of_type("link") == []
    # The address of the host has not changed with that of the page.
    history(host, "dishes/8")
    wait_for_address(page, host, "dishes/8")
    host.forget()
    host.drop()
    host.wait_for_event("hello")
    wait_until_ready(page)


def test_a_page_keeps_the_address_with_which_it_was_opened_until_the_app_has_another_one(open_app, host):
    page = open_app("?dish=7")
    history(host, depth=1)
    wait_until(page, "history.state?.tessera === 1")
    assert page.url == host.url + "?dish=7"


@pytest.mark.parametrize("address", ["https://example.com/", "../other/", "/", "javascript:alert(1)", "//example.com/photos/"])
def test_an_address_elsewhere_is_not_displayed(open_app, host, address):
    page = open_app("?dish=7")
    history(host, address)
    wait_for_address(page, host, "")


@pytest.mark.parametrize("address", ["device", "resources/1", "source/", "a/" * 33, "http://"])
def test_an_address_that_the_host_does_not_serve_is_not_displayed(open_app, host, address):
    page = open_app("?dish=7")
    history(host, address)
    wait_for_address(page, host, "")


def test_the_address_changes_at_most_thirty_times_in_a_while(open_page_with_clock, show, host):
    page = show(open_page_with_clock(DESKTOP), window())
    page.evaluate("""globalThis.changes = 0;
        const replace = history.replaceState.bind(history);
        history.replaceState = (...values) => { changes += 1; replace(...values); };
        null""")
    for number in range(40):
        history(host, f"?dish={number}")
    wait_for_address(page, host, "?dish=29")
    assert page.evaluate("changes") == 30
    # Another one comes at the end of the while.
    page.clock.fast_forward(15_000)
    wait_for_address(page, host, "?dish=39")
    assert page.evaluate("changes") == 31


def test_each_entry_of_the_history_has_its_address(open_app, host):
    page = open_app()
    history(host, "?list")
    wait_for_address(page, host, "?list")
    history(host, "?dish=7", depth=1)
    wait_for_address(page, host, "?dish=7")
    # The app goes back by itself.
    history(host, "?list", depth=0)
    wait_until(page, "history.state?.tessera === 0")
    assert page.url == host.url + "?list"
    page.go_forward(wait_until="commit")
    wait_for_address(page, host, "?dish=7")


def test_going_back_to_an_address_with_a_fragment_opens_it_only_once(open_app, host):
    page = open_app("#dish=7")
    history(host, "?list", depth=1)
    wait_for_address(page, host, "?list")
    page.go_back(wait_until="commit")
    host.wait_for_event("history")
    history(host, "#dish=7", depth=0, question=1)
    wait_for_address(page, host, "#dish=7")
    assert host.of_type("link") == []


def test_a_document_gets_no_state_of_another_one(open_app, host):
    page = open_app("?dish=7")
    host.send({"type": "state", "state": "dish 7"})
    host.patch()
    page.goto(host.url + "?dish=8")
    wait_until_ready(page)
    host.send({"type": "state", "state": "dish 8"})
    wait_until(page, "Object.values(sessionStorage).includes('dish 8')")
    host.forget()
    page.evaluate("addEventListener('unload', () => {}); null")
    page.go_back()
    hello = host.wait_for_event("hello")
    assert "state" not in hello and hello["link"] == host.url + "?dish=7"
    wait_until_ready(page)


def test_a_page_that_is_loaded_again_gives_the_app_its_state_and_its_address(open_app, host):
    page = open_app()
    host.send({"type": "state", "state": "dish 7"})
    history(host, "?dish=7")
    wait_for_address(page, host, "?dish=7")
    host.forget()
    page.reload()
    hello = host.wait_for_event("hello")
    assert hello["link"] == host.url + "?dish=7" and hello["state"] == "dish 7"
    wait_until_ready(page)
