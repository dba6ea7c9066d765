"""Addresses that lead to a part of the app."""

import pytest

from gestures import wait_until, wait_until_ready
from inputs import window

@pytest.fixture
def open_page(desktop, host):
    def open_page(address=""):
        host.scene = window()
        desktop.goto(host.url + address)
        wait_until_ready(desktop)
        return desktop
    return open_page


def wait_for_address(page, host, address):
    wait_until(page, "location.href === arg", host.url + address)


def history(host, address=None, depth=0, question=0):
    host.send({"type": "history", "depth": depth, "question": question, **({} if address is None else {"address": address})})


@pytest.mark.parametrize("address", ["?dish=7", "#dish=7", "dishes/7", "dishes/7?photo=2#top"])
def test_a_new_app_gets_the_address_with_which_it_is_opened(open_page, host, address):
    open_page(address)
    assert host.wait_for_event("hello")["link"] == host.url + address


def test_an_app_that_is_opened_as_a_whole_gets_no_address(open_page, host):
    open_page()
    assert "link" not in host.wait_for_event("hello")


def test_a_long_address_comes_too(open_page, host):
    open_page("?" + "a" * 1000)
    assert host.wait_for_event("hello")["link"] == host.url + "?" + "a" * 1000


def test_an_address_that_is_too_long_opens_the_app_as_a_whole(open_page, host):
    open_page("?" + "a" * 2000)
    assert "link" not in host.wait_for_event("hello")


def test_a_process_that_takes_the_place_of_another_one_gets_no_address(open_page, host):
    page = open_page("?dish=7")
    host.forget()
    host.end({"type": "ended", "reason": "over"}, 4001)
    hello = host.wait_for_event("hello")
    assert "link" not in hello
    wait_until_ready(page)


def test_another_fragment_is_an_address_that_the_user_opens(open_page, host):
    page = open_page("dishes/7")
    page.evaluate("location.hash = 'top'")
    assert host.wait_for_event("link")["url"] == host.url + "dishes/7#top"


def test_the_page_has_the_address_of_what_the_app_displays(open_page, host):
    page = open_page("?dish=7")
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


def test_a_page_keeps_the_address_with_which_it_was_opened_until_the_app_has_another_one(open_page, host):
    page = open_page("?dish=7")
    history(host, depth=1)
    wait_until(page, "history.state?.tessera === 1")
    assert page.url == host.url + "?dish=7"


@pytest.mark.parametrize("address", ["https://example.com/", "../other/", "/", "javascript:alert(1)", "//example.com/photos/"])
def test_an_address_elsewhere_is_not_displayed(open_page, host, address):
    page = open_page("?dish=7")
    history(host, address)
    wait_for_address(page, host, "")


def test_each_entry_of_the_history_has_its_address(open_page, host):
    page = open_page()
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


def test_a_page_that_is_loaded_again_with_the_address_of_the_app_opens_no_part_of_it(open_page, host):
    page = open_page()
    host.send({"type": "state", "state": "dish 7"})
    history(host, "?dish=7")
    wait_for_address(page, host, "?dish=7")
    host.forget()
    page.reload()
    hello = host.wait_for_event("hello")
    assert "link" not in hello and hello["state"] == "dish 7"
    wait_until_ready(page)
