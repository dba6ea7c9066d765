"""The place of the device, as the browser finds it while the app wants to know it."""

import pytest

from app_requests import request
from devices import DESKTOP
from gestures import wait_until
from scenes import ROOT, create

SCENE = [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])]


@pytest.fixture
def page(open_page, show):
    """A page that may know the place of the device."""
    place = {"latitude": 35.5, "longitude": 139.5, "accuracy": 20}
    page = show(open_page(DESKTOP, permissions=["geolocation"], geolocation=place), SCENE)
    page.context.set_geolocation(place)
    return page


def wish(page, host, title, **settings):
    """Sends settings of the page, and waits until the page has them."""
    host.send({"type": "page", "set": {"ti": title, **settings}})
    wait_until(page, f"document.title === '{title}'")


def latitudes(host):
    return [event["place"]["latitude"] for event in host.of_type("position") if "place" in event]


def test_the_page_reports_the_place_until_the_app_has_enough(page, host):
    request(host, 1, "permission", permission={"name": "location"})
    assert host.wait_for_event("answer", n=1)["permission"] == "granted"
    wish(page, host, "Here", lo={"n": 1, "p": True})
    place = host.wait_for(lambda: [event["place"] for event in host.of_type("position") if "place" in event][0])
    assert (place["longitude"], place["accuracy"]) == (139.5, 20)
    assert 0 <= place["age"] < 60_000
    assert "altitude" not in place and "speed" not in place
    page.context.set_geolocation({"latitude": 36.5, "longitude": 139.5, "accuracy": 20})
    host.wait_for(lambda: 36.5 in latitudes(host))
    wish(page, host, "Enough")
    host.forget()
    page.context.set_geolocation({"latitude": 37.5, "longitude": 139.5, "accuracy": 20})
    wish(page, host, "Again", lo={"n": 2})
    host.wait_for(lambda: 37.5 in latitudes(host))


def test_a_user_who_has_not_permitted_it_is_not_asked_by_a_mere_question(desktop, show, host):
    show(desktop, SCENE)
    request(host, 1, "permission", permission={"name": "location"})
    answer = host.wait_for_event("answer", n=1)
    assert (answer["outcome"], answer["permission"]) == ("done", "undecided")


def test_a_browser_without_places_says_so(desktop, show, host):
    desktop.add_init_script("delete Navigator.prototype.geolocation")
    show(desktop, SCENE)
    request(host, 1, "permission", permission={"name": "location", "asks": True})
    answer = host.wait_for_event("answer", n=1)
    assert (answer["outcome"], answer["reason"]) == ("unavailable", "unsupported")
    wish(desktop, host, "Nowhere", lo={"n": 1})
    assert host.wait_for_event("position")["failure"] == "unavailable"


def test_a_permission_for_one_test_denies_nothing_in_the_next(open_page, contexts, show, host):
    place = {"latitude": 35.5, "longitude": 139.5}
    for permissions, found in [([], "undecided"), (["geolocation"], "granted")]:
        options = {"permissions": permissions, "geolocation": place}
        page = open_page(DESKTOP, **options)
        page.context.grant_permissions(["clipboard-read"])
        contexts[repr(sorted({**DESKTOP, **options}.items()))].close_pages()
        host.forget()
        show(open_page(DESKTOP, **options), SCENE)
        request(host, 1, "permission", permission={"name": "location"})
        assert host.wait_for_event("answer", n=1)["permission"] == found
