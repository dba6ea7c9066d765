"""Settings of the page as a whole: its title, and whether the device's screen stays on."""

import pytest

from gestures import wait_until
from scenes import ROOT, create

# Stands for the browser's lock. `locks` has the present ones, and `asked` counts the questions.
WAKE_LOCK = """
globalThis.locks = []; globalThis.asked = 0; globalThis.refuses = false;
Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { async request(kind) {
    asked += 1;
    if (kind !== 'screen' || refuses || document.visibilityState !== 'visible') throw new DOMException('', 'NotAllowedError');
    const lock = new EventTarget();
    lock.release = async () => {
        if (!locks.includes(lock)) return;
        locks.splice(locks.indexOf(lock), 1);
        lock.dispatchEvent(new Event('release'));
    };
    locks.push(lock);
    return lock;
} } });
globalThis.visibility = 'visible';
Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => visibility });
// A browser releases the lock of a page that goes out of view.
globalThis.turn = (state) => {
    visibility = state;
    if (state === 'hidden') for (const lock of [...locks]) lock.release();
    document.dispatchEvent(new Event('visibilitychange'));
};
"""


def window():
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])]


@pytest.fixture
def set_page(host):
    """Sends settings to a page and waits until they apply."""
    count = 0

    def set_page(page, **settings):
        nonlocal count
        count += 1
        color = f"#00000{count}"
        host.send({"type": "page", "set": {"tc": color, **settings}})
        wait_until(page, "document.querySelector('meta[name=theme-color]')?.content === arg", color)
    return set_page


def test_the_title_is_that_of_the_app_or_its_name(desktop, show, set_page):
    show(desktop, window())
    assert desktop.title() == "Photos"
    set_page(desktop, ti="Inbox")
    assert desktop.title() == "Inbox"
    set_page(desktop)
    assert desktop.title() == "Photos"


BADGE = """
globalThis.badges = [];
navigator.setAppBadge = async (count) => { badges.push(count); };
navigator.clearAppBadge = async () => { badges.push(0); throw new DOMException('', 'NotAllowedError'); };
"""


def test_the_icon_has_the_number_of_the_app(desktop, show, set_page):
    desktop.add_init_script(BADGE)
    show(desktop, window())
    # A number that an earlier page has left goes.
    assert desktop.evaluate("badges") == [0]
    set_page(desktop, bn=3)
    set_page(desktop, bn=3, hb=True)
    set_page(desktop)
    assert desktop.evaluate("badges") == [0, 3, 0]


def test_a_page_that_comes_back_into_view_sets_its_number_again(desktop, show, set_page):
    desktop.add_init_script(BADGE + WAKE_LOCK)
    show(desktop, window())
    set_page(desktop, bn=3)
    desktop.evaluate("turn('hidden')")
    desktop.evaluate("turn('visible')")
    assert desktop.evaluate("badges") == [0, 3, 3]


def test_the_screen_stays_on_until_the_app_ends_that(desktop, show, set_page):
    desktop.add_init_script(WAKE_LOCK)
    show(desktop, window())
    set_page(desktop)
    assert desktop.evaluate("asked") == 0
    set_page(desktop, so=True)
    wait_until(desktop, "locks.length === 1")
    # Other settings ask for nothing.
    set_page(desktop, so=True, hb=True)
    set_page(desktop)
    wait_until(desktop, "locks.length === 0")
    assert desktop.evaluate("asked") == 1


def test_the_screen_stays_on_again_when_the_page_comes_back_into_view(desktop, show, set_page):
    desktop.add_init_script(WAKE_LOCK)
    show(desktop, window())
    set_page(desktop, so=True)
    wait_until(desktop, "locks.length === 1")
    desktop.evaluate("turn('hidden')")
    assert desktop.evaluate("locks.length") == 0
    desktop.evaluate("turn('visible')")
    wait_until(desktop, "locks.length === 1")
    desktop.evaluate("turn('hidden')")
    set_page(desktop)
    desktop.evaluate("turn('visible')")
    assert desktop.evaluate("[locks.length, asked]") == [0, 2]


def test_an_app_that_changes_its_wish_while_the_browser_decides_gets_no_lock(desktop, show, set_page):
    desktop.add_init_script(WAKE_LOCK + """
        const ask = navigator.wakeLock.request;
        navigator.wakeLock.request = async (kind) => {
            await new Promise((resolve) => { globalThis.answer = resolve; });
            return ask(kind);
        };""")
    show(desktop, window())
    set_page(desktop, so=True)
    wait_until(desktop, "globalThis.answer")
    set_page(desktop)
    desktop.evaluate("answer()")
    wait_until(desktop, "asked === 1")
    wait_until(desktop, "locks.length === 0")


def test_a_browser_that_refuses_is_asked_again_later(desktop, show, set_page):
    desktop.add_init_script(WAKE_LOCK)
    show(desktop, window())
    desktop.evaluate("refuses = true")
    set_page(desktop, so=True)
    wait_until(desktop, "asked === 1")
    desktop.evaluate("refuses = false")
    desktop.evaluate("turn('visible')")
    wait_until(desktop, "locks.length === 1")


def test_a_browser_without_such_locks_is_not_asked(desktop, show, set_page):
    problems = []
    desktop.on("pageerror", lambda error: problems.append(str(error)))
    desktop.on("console", lambda message: message.type in ("error", "warning") and problems.append(message.text))
    desktop.add_init_script("Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined });")
    show(desktop, window())
    set_page(desktop, so=True)
    set_page(desktop)
    assert problems == []
