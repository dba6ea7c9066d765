"""The reports of a build over the page of an app that is being developed, and what a new build gets back from the page."""

from gestures import wait_until, wait_until_ready
from scenes import feed

PANEL = ".build-panel:not([hidden])"
SIGN = ".build-sign:not([hidden])"


WHAT_THE_TAB_KNOWS = """() => JSON.stringify(
    [performance.getEntriesByType('navigation').map(({ type }) => type), { ...sessionStorage }])"""


def wait_for_stored_state(page, state):
    """Waits until the tab has the state for a page that is loaded again."""
    wait_until(page, "Object.entries(sessionStorage).some(([name, kept]) => name.startsWith('tessera-state:') && kept === arg)", state)


def failure(**more):
    problem = {
        "message": "cannot find 'lable' in scope", "file": "Sources/Hello/App.swift", "line": 12, "column": 9,
        "source": [{"number": 11, "text": "<b>"}, {"number": 12, "text": "lable.text = \"\""}]}
    return {"type": "build", "build": {"state": "failed", "problems": [problem], "more": 0, **more}}


def test_a_build_is_displayed_without_covering_the_app(phone, show, host):
    show(phone, feed())
    host.send({"type": "build", "build": {"state": "building", "done": 0, "total": 0}})
    sign = phone.locator(SIGN)
    sign.get_by_text("ビルド中…").wait_for()
    assert sign.evaluate("node => getComputedStyle(node).pointerEvents") == "none"
    host.send({"type": "build", "build": {"state": "building", "done": 3, "total": 12}})
    sign.get_by_text("ビルド中 3 / 12").wait_for()
    host.send({"type": "build", "build": {"state": "succeeded", "warnings": 2}})
    sign.get_by_text("警告 2 件").wait_for()
    host.send({"type": "build", "build": {"state": "succeeded", "warnings": 0}})
    sign.wait_for(state="hidden")


def test_an_error_covers_the_page_until_it_is_mended(desktop, show, host):
    show(desktop, feed())
    host.send(failure(more=2))
    panel = desktop.locator(PANEL)
    panel.wait_for()
    assert panel.locator("h1").text_content() == "3 errors"
    assert panel.locator("code").text_content() == "Sources/Hello/App.swift:12:9"
    assert panel.locator("pre").text_content() == "11  <b>\n12  lable.text = \"\"\n"
    assert panel.locator(".here").text_content().startswith("12")
    assert not panel.get_by_role("button").is_visible()
    # A crash of the old build does not hide what is to be mended.
    host.send({"type": "build", "build": {"state": "building", "done": 1, "total": 2}})
    desktop.locator(SIGN).wait_for()
    assert panel.is_visible()
    host.send({"type": "build", "build": {"state": "succeeded", "warnings": 0}})
    panel.wait_for(state="hidden")


def test_a_crash_is_displayed_with_its_place_while_the_app_starts_again(desktop, show, host):
    show(desktop, feed())
    frames = [{"function": "Feed.open(_:)", "file": "Sources/Feed.swift", "line": 7, "source": [{"number": 7, "text": "a[n]"}]}]
    host.end({"type": "ended", "reason": "Fatal error: Index out of range", "retry": 0, "frames": frames}, 4001)
    panel = desktop.locator(PANEL)
    panel.wait_for()
    assert "Index out of range" in panel.text_content()
    assert "Feed.open(_:)" in panel.text_content()
    assert "Sources/Feed.swift:7" in panel.text_content()
    wait_until_ready(desktop)
    panel.get_by_role("button", name="Close").click()
    panel.wait_for(state="hidden")


def test_a_host_that_reports_no_frames_displays_no_panel(desktop, show, host):
    show(desktop, feed())
    host.end({"type": "ended", "reason": "Fatal error", "retry": 0}, 4001)
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    wait_until_ready(desktop)
    assert desktop.locator(PANEL).count() == 0


def test_a_new_build_gets_the_state_of_the_old_one(desktop, show, host):
    show(desktop, feed())
    assert "state" not in host.of_type("hello")[0]
    host.send({"type": "state", "state": "{\"old\": 1}"})
    host.send({"type": "state", "state": "{\"last\": 1}"})
    host.end({"type": "rebuilt"}, 4005)
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    assert host.of_type("hello")[1]["state"] == "{\"last\": 1}"
    assert host.tokens[-1] is None
    wait_until_ready(desktop)


def test_a_connection_to_the_same_device_takes_no_state_along(desktop, show, host):
    show(desktop, feed())
    host.send({"type": "state", "state": "kept"})
    wait_until(desktop, "document.documentElement.dataset.tessera === 'ready'")
    host.drop()
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    assert "state" not in host.of_type("hello")[1]


def test_a_page_that_is_loaded_again_takes_the_state_along(desktop, show, host):
    show(desktop, feed())
    host.send({"type": "state", "state": "kept"})
    wait_for_stored_state(desktop, "kept")
    desktop.reload()
    wait_until_ready(desktop)
    assert host.of_type("hello")[-1].get("state") == "kept", desktop.evaluate(WHAT_THE_TAB_KNOWS)
    # A user who types the address wants the app anew.
    desktop.goto("about:blank")
    show(desktop, feed())
    assert "state" not in host.of_type("hello")[-1]


def test_a_state_with_which_an_app_ends_at_once_is_given_up(desktop, show, host):
    show(desktop, feed())
    host.send({"type": "state", "state": "bad"})
    wait_for_stored_state(desktop, "bad")
    host.scene = None
    desktop.reload()
    host.wait_for(lambda: host.of_type("hello")[-1].get("state") == "bad")
    host.scene = feed()
    host.end({"type": "ended", "reason": "Fatal error", "retry": 0}, 4001)
    wait_until_ready(desktop)
    assert "state" not in host.of_type("hello")[-1]
    desktop.reload()
    wait_until_ready(desktop)
    assert "state" not in host.of_type("hello")[-1]


def test_an_invalid_state_and_one_that_is_too_long_are_not_kept(desktop, show, host):
    show(desktop, feed())
    host.send({"type": "state", "state": {"a": 1}})
    host.send({"type": "state", "state": "a" * 16_001})
    host.end({"type": "rebuilt"}, 4005)
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    assert "state" not in host.of_type("hello")[1]
