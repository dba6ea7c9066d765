"""Notifications outside of the page, with a service worker that the test plays itself, since a browser without a screen displays none.
Tests/Client tests the worker."""

import pytest

from app_requests import request
from gestures import wait_until
from scenes import ROOT, create

BROWSER = """
    // Playwright's own scripts count as touches.
    let isTouched = false;
    addEventListener('pointerup', () => { isTouched = true; }, { capture: true });
    Object.defineProperty(Navigator.prototype, 'userActivation', {
        get: () => ({ isActive: isTouched, hasBeenActive: isTouched }), configurable: true,
    });
    globalThis.told = [];
    globalThis.asked = 0;
    globalThis.works = true;
    globalThis.Notification = class {
        static permission = 'default';
        static requestPermission() {
            globalThis.asked += 1;
            Notification.permission = 'granted';
            return Promise.resolve('granted');
        }
    };
    const worker = {
        state: 'activated',
        postMessage(message, [port]) {
            told.push(message);
            port.postMessage(globalThis.works);
        },
    };
    const container = Object.assign(new EventTarget(), {
        register(address, options) {
            globalThis.scope = options.scope;
            return Promise.resolve({ active: worker });
        },
        startMessages() {},
    });
    globalThis.hear = (data) => container.dispatchEvent(Object.assign(new Event('message'), { data }));
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => container, configurable: true });
"""
TEA = {"n": 3, "title": "Tea", "body": "Ready", "actions": [{"t": "Drink", "f": True}, {"t": "Later"}]}


@pytest.fixture
def page(desktop, show):
    """A page that nobody has touched yet."""
    desktop.add_init_script(BROWSER)
    return show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])])


def test_the_user_is_asked_after_a_touch(page, host):
    request(host, 1, "permission", permission={"name": "notifications"})
    assert host.wait_for_event("answer", n=1)["permission"] == "undecided"
    request(host, 2, "permission", permission={"name": "notifications", "asks": True})
    request(host, 3, "permission", permission={"name": "notifications"})
    assert host.wait_for_event("answer", n=3)["permission"] == "undecided"
    assert page.evaluate("asked") == 0
    page.mouse.click(100, 100)
    assert host.wait_for_event("answer", n=2)["permission"] == "granted"
    assert page.evaluate("asked") == 1


def test_the_worker_displays_notifications_and_reports_what_the_user_does(page, host):
    request(host, 1, "notify", notification=TEA)
    assert host.wait_for_event("answer", n=1)["outcome"] == "done"
    assert page.evaluate("scope") == "/photos/"
    message = page.evaluate("told[0]")
    options = message["options"]
    assert (message["kind"], message["title"], options["body"], options["silent"]) == ("display", "Tea", "Ready", False)
    assert options["actions"] == [{"action": "0", "title": "Drink"}, {"action": "1", "title": "Later"}]
    assert options["data"]["front"] == ["0"]
    # Notifications of other pages are none of this one.
    page.evaluate("hear({ page: 'another', n: 3, step: 'opened' })")
    page.evaluate("hear({ page: told[0].options.data.page, n: 3, step: 'opened', action: 1 })")
    page.evaluate("hear({ page: told[0].options.data.page, n: 3, step: 'closed' })")
    host.wait_for(lambda: len(host.of_type("notification")) == 2)
    events = [{key: event.get(key) for key in ("n", "step", "action")} for event in host.of_type("notification")]
    assert events == [{"n": 3, "step": "opened", "action": 1}, {"n": 3, "step": "closed", "action": None}]


def test_notifications_are_removed(page, host):
    # There is none yet.
    request(host, 1, "withdraw", notifications=[1])
    assert host.wait_for_event("answer", n=1)["outcome"] == "done"
    assert page.evaluate("told") == []
    request(host, 2, "notify", notification=TEA)
    request(host, 3, "withdraw", notifications=[3])
    assert host.wait_for_event("answer", n=3)["outcome"] == "done"
    wait_until(page, "told.length === 2")
    assert page.evaluate("[told[1].kind, told[1].numbers, told[1].page === told[0].options.data.page]") == ["withdraw", [3], True]


def test_a_worker_that_fails_and_a_notification_that_is_none_are_reported(page, host):
    page.evaluate("globalThis.works = false")
    request(host, 1, "notify", notification=TEA)
    assert host.wait_for_event("answer", n=1)["outcome"] == "unavailable"
    request(host, 2, "notify", notification={**TEA, "actions": [{"t": "One"}] * 11})
    assert host.wait_for_event("answer", n=2)["outcome"] == "unavailable"
    assert len(page.evaluate("told")) == 1


def test_a_sound_is_played_once_the_user_has_touched_the_page(page, host):
    request(host, 1, "chime")
    assert host.wait_for_event("answer", n=1)["outcome"] == "unavailable"
    page.mouse.click(100, 100)
    request(host, 2, "chime")
    assert host.wait_for_event("answer", n=2)["outcome"] == "done"
