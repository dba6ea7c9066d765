"""Addresses that lead to a message."""

import pytest

from devices import DESKTOP
from gestures import wait_until, wait_until_ready, wait_until_still


@pytest.fixture
def furniture(desktop, open_furniture):
    return open_furniture(desktop)


@pytest.fixture
def other_page(open_page):
    """The page of somebody else."""
    return open_page(DESKTOP)


def wait_for_address(page, address):
    wait_until(page, "location.href === arg", address)


def test_a_message_has_an_address_that_leads_back_to_it(desktop, furniture, furniture_url, other_page):
    furniture.open_message()
    wait_for_address(desktop, furniture_url + "messages/0")
    # Somebody else opens the address.
    other_page.goto(desktop.url)
    wait_until_ready(other_page)
    other_page.locator("[data-view=UINavigationBar]").get_by_text("The oak table", exact=True).first.wait_for()
    assert other_page.url == furniture_url + "messages/0"
    # Back leads to the list of messages, whose address is that of the app.
    wait_until(other_page, "history.state?.tessera === 1")
    wait_until_still(other_page)
    other_page.go_back(wait_until="commit")
    wait_for_address(other_page, furniture_url)
    other_page.get_by_text("Re: Shelves", exact=True).first.wait_for()


def test_a_message_stays_open_when_the_page_is_loaded_again(desktop, furniture, furniture_url):
    furniture.open_message()
    wait_for_address(desktop, furniture_url + "messages/0")
    desktop.reload()
    wait_until_ready(desktop)
    furniture.wait_for_title("The oak table")


def test_an_address_of_no_message_opens_the_list(desktop, furniture, furniture_url):
    desktop.goto(furniture_url + "messages/9999")
    wait_until_ready(desktop)
    desktop.get_by_text("Re: Shelves", exact=True).first.wait_for()
    assert desktop.url == furniture_url + "messages/9999"


def test_an_icon_is_no_part_of_the_app(desktop, furniture, furniture_url):
    response = desktop.request.get(furniture_url + "favicon.ico", headers={"Accept": "image/*"})
    assert response.status == 404
