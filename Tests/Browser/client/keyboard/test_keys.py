"""Keys that the app handles: the page sends only keys that the app has asked for."""

import pytest

from app_requests import Uploads, final_answer, request
from gestures import wait_until
from inputs import box, field, window
from scenes import ROOT, create

COMMAND, SHIFT = 16, 2


def page_with(host, page, commands=(), hears=False):
    keys = {"cm": [{"i": key, "m": modifiers, **more} for key, modifiers, more in commands]} if commands else {}
    host.send({"type": "page", "set": {**keys, **({"hk": True} if hears else {}), "tc": "#123456"}})
    wait_until(page, "document.querySelector('meta[name=theme-color]')?.content === '#123456'")


def commands(host):
    return [(event["input"], event["modifiers"]) for event in host.of_type("command")]


def keys(host):
    return [(event["phase"], event["code"], event["characters"], event["plain"], event["modifiers"])
            for event in host.of_type("key")]


def sent(host):
    return [event["type"] for event in host.events if event["type"] in ("command", "key", "editing", "escape")]


def test_an_app_without_commands_is_notified_of_no_key(desktop, show, host):
    show(desktop, window(field()))
    desktop.keyboard.press("a")
    desktop.keyboard.press("Control+f")
    desktop.keyboard.press("ArrowDown")
    box(desktop).click()
    desktop.keyboard.type("b")
    host.wait_for_event("typed")
    assert sent(host) == []


def test_commands_are_sent_with_the_platforms_modifier(desktop, show, host):
    show(desktop, window())
    page_with(host, desktop, [("f", COMMAND, {}), ("/", SHIFT, {}), ("UIKeyInputUpArrow", 0, {}), ("+", COMMAND, {})])
    desktop.keyboard.press("f")
    desktop.keyboard.press("Control+f")
    desktop.keyboard.press("Control+Shift+F")
    desktop.keyboard.press("Shift+?")
    desktop.keyboard.press("ArrowUp")
    desktop.keyboard.press("Control+Shift++")
    host.wait_for(lambda: len(commands(host)) == 4)
    assert commands(host) == [("f", COMMAND), ("/", SHIFT), ("UIKeyInputUpArrow", 0), ("+", COMMAND)]
    assert host.of_type("key") == []


def test_a_command_of_the_escape_key_takes_its_place(desktop, show, host):
    show(desktop, window())
    page_with(host, desktop, [("UIKeyInputEscape", 0, {})])
    desktop.keyboard.press("Escape")
    host.wait_for(lambda: commands(host) == [("UIKeyInputEscape", 0)])
    assert host.of_type("escape") == []


def test_a_text_has_its_keys_unless_a_command_comes_first(desktop, show, host):
    show(desktop, window(field()))
    page_with(host, desktop, [
        ("a", 0, {}), ("UIKeyInputLeftArrow", 0, {}), ("c", COMMAND, {}), ("k", COMMAND, {}),
        ("\r", 0, {"p": True})])
    box(desktop).click()
    for key in ["a", "ArrowLeft", "Control+c", "Control+k", "Enter"]:
        desktop.keyboard.press(key)
    host.wait_for(lambda: len(commands(host)) == 2)
    assert commands(host) == [("k", COMMAND), ("\r", 0)]
    assert box(desktop).input_value() == "a"
    assert host.of_type("submit") == []


def test_a_composition_has_all_keys(desktop, show, host):
    show(desktop, window(field()))
    page_with(host, desktop, [("k", 0, {"p": True})], hears=True)
    box(desktop).click()
    desktop.evaluate("""document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
        { key: 'k', code: 'KeyK', isComposing: true, bubbles: true, cancelable: true }))""")
    desktop.keyboard.press("k")
    host.wait_for(lambda: commands(host) == [("k", 0)])


def test_an_app_that_listens_is_notified_of_keys_outside_of_texts(desktop, show, host):
    show(desktop, window(field()))
    page_with(host, desktop, hears=True)
    desktop.keyboard.press("Shift+A")
    desktop.keyboard.press("ArrowUp")
    host.wait_for(lambda: len(keys(host)) == 6)
    assert keys(host) == [
        ("began", "ShiftLeft", "", "", SHIFT), ("began", "KeyA", "A", "a", SHIFT), ("ended", "KeyA", "A", "a", SHIFT),
        ("ended", "ShiftLeft", "", "", 0),
        ("began", "ArrowUp", "UIKeyInputUpArrow", "UIKeyInputUpArrow", 0),
        ("ended", "ArrowUp", "UIKeyInputUpArrow", "UIKeyInputUpArrow", 0)]
    host.forget()
    box(desktop).click()
    desktop.keyboard.type("b")
    host.wait_for_event("typed")
    assert host.of_type("key") == []


def test_keys_that_are_down_when_the_window_loses_the_keyboard_are_cancelled(desktop, show, host):
    show(desktop, window())
    page_with(host, desktop, hears=True)
    desktop.keyboard.down("b")
    desktop.evaluate("dispatchEvent(new Event('blur'))")
    host.wait_for(lambda: [key[:2] for key in keys(host)] == [("began", "KeyB"), ("cancelled", "KeyB")])
    desktop.keyboard.up("b")


def test_a_text_of_a_view_that_accepts_keys_reports_them_too(desktop, show, host):
    show(desktop, window(field(hk=True)))
    box(desktop).click()
    page_with(host, desktop, hears=True)
    desktop.keyboard.press("a")
    host.wait_for(lambda: len(keys(host)) == 2 and len(host.of_type("typed")) == 1)
    assert keys(host) == [("began", "KeyA", "a", "a", 0), ("ended", "KeyA", "a", "a", 0)]
    assert box(desktop).input_value() == "a"


PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}"""


def test_pasting_outside_of_texts_brings_the_text(desktop, show, host):
    show(desktop, window())
    desktop.evaluate(PASTE, "nobody listens")
    page_with(host, desktop, hears=True)
    desktop.evaluate(PASTE, "すし")
    desktop.evaluate(PASTE, "x" * 16001)
    desktop.evaluate("document.body.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true }))")
    host.wait_for(lambda: len(host.of_type("editing")) == 3)
    assert [(event["action"], event.get("text")) for event in host.of_type("editing")] == [
        ("paste", "すし"), ("paste", None), ("copy", None)]


PASTE_FILES = """([text, plain]) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<img>');
  if (plain) clipboardData.setData('text/plain', plain);
  clipboardData.items.add(new File([text], 'image.png', { type: 'image/png' }));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}"""


def test_pasted_files_are_sent_when_the_app_asks_for_them(desktop, show, host):
    show(desktop, window())
    uploads = Uploads(desktop)
    page_with(host, desktop, hears=True)
    desktop.evaluate(PASTE_FILES, ["old", ""])
    desktop.evaluate(PASTE_FILES, ["sushi", ""])
    event = host.wait_for_event("editing", n=2)
    assert event["items"] == [{"kind": "file", "types": ["image/png"], "name": "image.png"}]
    assert "text" not in event
    request(host, 1, "files", files={"limit": 1, "contents": 2})
    assert final_answer(desktop, host, 1)["files"] == [{"u": 1, "name": "image.png", "type": "image/png"}]
    assert uploads.files == [b"sushi"]


def test_the_picture_of_a_text_is_not_pasted(desktop, show, host):
    show(desktop, window())
    page_with(host, desktop, hears=True)
    desktop.evaluate(PASTE_FILES, ["picture", "すし"])
    event = host.wait_for_event("editing")
    assert event["text"] == "すし" and "items" not in event


def test_a_lost_connection_ends_the_requests_of_the_app(desktop, show, host):
    show(desktop, window())
    page_with(host, desktop, [("f", COMMAND, {})], hears=True)
    host.drop()
    wait_until(desktop, "!document.querySelector('meta[name=theme-color]')")
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    desktop.wait_for_selector("html[data-tessera=ready]")
    desktop.keyboard.press("Control+f")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")
    assert commands(host) == [] and keys(host) == []


@pytest.mark.parametrize("names, wanted", [
    (["landscape-primary", "landscape-secondary"], "landscape"),
    (["portrait-primary", "landscape-primary"], None)])
def test_the_page_asks_for_its_orientation(desktop, show, host, names, wanted):
    desktop.add_init_script("""globalThis.locks = [];
        screen.orientation.lock = async (name) => { locks.push(name); };
        screen.orientation.unlock = () => { locks.push(null); };""")
    show(desktop, window())
    host.send({"type": "page", "set": {"or": names, "tc": "#123456"}})
    wait_until(desktop, "document.querySelector('meta[name=theme-color]')")
    assert desktop.evaluate("locks") == ([wanted] if wanted else [])


def test_a_phone_fills_the_screen_with_the_page_at_the_next_touch(phone, show, host):
    phone.add_init_script("""globalThis.filled = [];
        Element.prototype.requestFullscreen = async (options) => { filled.push(options.navigationUI); };""")
    show(phone, window())
    phone.touchscreen.tap(100, 100)
    host.send({"type": "page", "set": {"hb": True, "hh": True, "tc": "#123456"}})
    wait_until(phone, "document.querySelector('meta[name=theme-color]')")
    assert phone.evaluate("filled") == []
    phone.touchscreen.tap(100, 100)
    wait_until(phone, "filled.length === 1")
    assert phone.evaluate("filled") == ["hide"]


def holdings(host):
    return [(event["on"], event["apple"]) for event in host.of_type("commandKey")]


def pass_the_moment(page):
    """Waits for a timer that the page begins after the one that waits for the key, and that takes longer."""
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 1200))")


def test_the_command_key_is_reported_when_it_has_been_down_alone_for_a_moment(desktop, show, host):
    show(desktop, window(field()))
    page_with(host, desktop, [("j", COMMAND, {})])
    desktop.keyboard.down("Control")
    host.wait_for_event("commandKey", on=True)
    desktop.keyboard.up("Control")
    host.wait_for_event("commandKey", on=False)
    assert holdings(host) == [(True, False), (False, False)]
    host.forget()
    # A key that goes down meanwhile ends it, too, and is a command.
    desktop.keyboard.down("Control")
    host.wait_for_event("commandKey", on=True)
    desktop.keyboard.press("j")
    host.wait_for_event("command", input="j")
    assert holdings(host) == [(True, False), (False, False)]
    desktop.keyboard.up("Control")


def test_a_click_with_the_command_key_ends_its_holding(desktop, show, host):
    show(desktop, window(field()))
    page_with(host, desktop, [("j", COMMAND, {})])
    desktop.keyboard.down("Control")
    desktop.mouse.click(20, 20)
    pass_the_moment(desktop)
    desktop.keyboard.up("Control")
    host.wait_for_event("touch", phase="ended")
    assert holdings(host) == []


def test_an_app_without_commands_is_not_informed_of_the_command_key(desktop, show, host):
    show(desktop, window(field()))
    desktop.keyboard.down("Control")
    pass_the_moment(desktop)
    desktop.keyboard.up("Control")
    assert holdings(host) == []


def test_the_element_with_the_focus_uses_keys_before_commands_that_do_not_come_first(desktop, show, host):
    rows = [create(10 + index, ROOT, index, "Cell", [0, 50 * index, 390, 50], id=f"row-{index}",
                   ax={"r": "listItem", "a": True, "y": 0}) for index in range(2)]
    show(desktop, window(*rows, create(20, ROOT, 2, "UIView", [0, 200, 100, 40], id="wheel", ax={"r": "adjustable", "v": "3"})))
    arrows = [f"UIKeyInput{way}Arrow" for way in ("Up", "Down", "Left", "Right")]
    page_with(host, desktop, [(key, 0, {}) for key in [*arrows, "\t", "\r", " "]])

    def press(*pressed):
        for key in pressed:
            desktop.keyboard.press(key)
        return desktop.evaluate("document.activeElement.dataset.identifier ?? null")

    assert [press("Tab"), press("ArrowDown")] == ["row-0", "row-1"]
    # No item lies in these directions.
    assert press("ArrowDown", "ArrowRight", "Enter", "Space") == "row-1"
    assert press("Tab", "ArrowUp") == "wheel"
    host.wait_for_event("adjust", direction="up")
    assert commands(host) == [("UIKeyInputDownArrow", 0), ("UIKeyInputRightArrow", 0), (" ", 0)]
    assert [event["view"] for event in host.of_type("activate")] == [11]
    host.forget()
    page_with_priority = [(key, 0, {"p": True}) for key in [*arrows, "\t", "\r"]]
    host.send({"type": "page", "set": {"cm": [{"i": key, "m": 0, **more} for key, _, more in page_with_priority], "tc": "#654321"}})
    wait_until(desktop, "document.querySelector('meta[name=theme-color]')?.content === '#654321'")
    assert press("ArrowUp", "Tab", "Enter") == "wheel"
    host.wait_for(lambda: commands(host) == [("UIKeyInputUpArrow", 0), ("\t", 0), ("\r", 0)])


def test_return_with_command_is_a_command_in_a_text_too(desktop, show, host):
    show(desktop, window(field()))
    page_with(host, desktop, [("\r", COMMAND, {}), ("\r", 0, {})])
    box(desktop).click()
    desktop.keyboard.press("Control+Enter")
    host.wait_for(lambda: commands(host) == [("\r", COMMAND)])
    desktop.keyboard.press("Enter")
    host.wait_for_event("submit")
    assert commands(host) == [("\r", COMMAND)]
