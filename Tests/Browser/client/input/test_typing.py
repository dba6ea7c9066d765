"""Fields on which users and apps work together: selections, formats, forms, and a slow network."""

import pytest
from gestures import wait_until
from inputs import FIELD, OTHER, answer, box, field, line, selection, settled, show_field, typed, wait_for_text, window
from scenes import ROOT, create, text, update


def selected(host):
    return [(event["selection"], event["edit"], event["revision"]) for event in host.of_type("select")]


# Selections

def test_the_app_is_informed_where_the_caret_is_put(desktop, show, host):
    show_field(desktop, show, text="one two")
    host.wait_for(lambda: selected(host) and selected(host)[-1] == ([7, 7], 0, 0))
    desktop.keyboard.press("ArrowLeft")
    host.wait_for(lambda: selected(host)[-1:] == [([6, 6], 0, 0)])
    desktop.keyboard.press("Shift+Home")
    host.wait_for(lambda: selected(host)[-1:] == [([0, 6], 0, 0)])


def test_typing_sends_nothing_but_the_edit(desktop, show, host):
    show_field(desktop, show)
    host.wait_for(lambda: selected(host))
    host.forget()
    desktop.keyboard.type("abc")
    host.wait_for(lambda: len(typed(host)) == 3)
    settled(desktop, host)
    assert selected(host) == []


def test_the_app_selects_a_part_once(desktop, show, host):
    show_field(desktop, show, text="one two")
    answer(host, "one two", 0, 0, se={"s": 4, "e": 7, "rev": 1, "ed": 0})
    wait_until(desktop, "document.activeElement.selectionStart === 4")
    assert selection(desktop) == [4, 7]
    desktop.keyboard.press("End")
    answer(host, "one two", 0, 0, p="x", se={"s": 4, "e": 7, "rev": 1, "ed": 0})
    settled(desktop, host)
    assert selection(desktop) == [7, 7]


def test_a_selection_for_an_older_text_is_dropped(desktop, show, host):
    show_field(desktop, show)
    desktop.keyboard.type("ab")
    host.wait_for(lambda: len(typed(host)) == 2)
    answer(host, "A", 1, 1, se={"s": 0, "e": 1, "rev": 1, "ed": 1})
    settled(desktop, host)
    assert selection(desktop) == [2, 2] and box(desktop).input_value() == "ab"


def test_backspace_in_an_empty_field_is_reported(desktop, show, host):
    show_field(desktop, show, text="a")
    desktop.keyboard.press("Backspace")
    host.wait_for(lambda: len(typed(host)) == 1)
    assert host.of_type("erase") == []
    desktop.keyboard.press("Backspace")
    host.wait_for_event("erase", view=FIELD)


def test_backspace_before_a_text_is_reported(desktop, show, host):
    show_field(desktop, show, text="ab")
    desktop.keyboard.press("End")
    desktop.keyboard.press("ArrowLeft")
    desktop.keyboard.press("Shift+ArrowLeft")
    # There is a selection to delete.
    desktop.keyboard.press("Backspace")
    host.wait_for(lambda: len(typed(host)) == 1)
    assert host.of_type("erase") == []
    desktop.keyboard.press("Backspace")
    host.wait_for_event("erase", view=FIELD)
    assert box(desktop).input_value() == "b"


def test_the_app_learns_of_the_caret_before_a_backspace_at_the_start(desktop, show, host):
    show_field(desktop, show, text="ab")
    host.wait_for(lambda: selected(host) and selected(host)[-1] == ([2, 2], 0, 0))
    host.forget()
    # Both keys come before the next frame.
    desktop.evaluate("""() => {
        document.activeElement.setSelectionRange(0, 0);
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true }));
    }""")
    host.wait_for_event("erase", view=FIELD)
    assert [event["type"] for event in host.events if event["type"] in ("select", "erase")] == ["select", "erase"]
    assert selected(host) == [([0, 0], 0, 0)]


def test_the_app_selects_the_start_of_a_text_to_which_it_gives_the_focus(desktop, show, host):
    show(desktop, window(field(text="abc")))
    answer(host, "abc", 0, 0, fo={"on": True, "rev": 1}, se={"s": 0, "e": 0, "rev": 1, "ed": 0})
    host.wait_for_event("focus", on=True, rev=1)
    settled(desktop, host)
    assert selection(desktop) == [0, 0]
    desktop.keyboard.press("Shift+ArrowRight")
    host.wait_for(lambda: ([0, 1], 0, 0) in selected(host))
    assert [range_ for range_, *_ in selected(host)] in ([[0, 1]], [[0, 0], [0, 1]])


def test_the_focus_is_reported_with_the_request_that_was_fulfilled(desktop, show, host):
    show(desktop, window(field(fo={"on": True, "rev": 1})))
    host.wait_for_event("focus", on=True, rev=1)
    answer(host, "", 0, 0, fo={"on": False, "rev": 2})
    host.wait_for_event("focus", on=False, rev=2)


# Answers

def grouped(typed_text):
    digits = [letter for letter in typed_text if letter.isdigit()]
    return " ".join("".join(digits[start:start + 3]) for start in range(0, len(digits), 3))


def format_all(host):
    """An app that formats each text, and puts the caret behind as many digits as before."""
    revision = 0

    def hear(event):
        nonlocal revision
        if event["type"] != "typed":
            return None
        value = grouped(event["text"])
        if value == event["text"]:
            return None
        revision += 1
        return {"type": "patch", "ops": [update(FIELD, **{"in": line(value, revision, event["edit"])})]}

    host.on_event = hear


def test_formatting_while_the_user_types_does_not_move_the_caret(desktop, show, host):
    show_field(desktop, show)
    format_all(host)
    desktop.keyboard.type("1234567")
    wait_for_text(desktop, "123 456 7")
    assert selection(desktop) == [9, 9]
    desktop.evaluate("document.activeElement.setSelectionRange(1, 1)")
    desktop.keyboard.type("0")
    wait_for_text(desktop, "102 345 67")
    assert selection(desktop) == [2, 2]
    desktop.keyboard.press("Backspace")
    wait_for_text(desktop, "123 456 7")
    assert selection(desktop) == [1, 1]


def test_typed_text_appears_in_the_next_frame_though_nobody_answers(desktop, show, host):
    show_field(desktop, show)
    host.is_reachable = False
    host.drop()
    wait_until(desktop, "document.documentElement.dataset.tessera === 'lost'")
    desktop.evaluate("""() => {
        window.shown = [];
        document.activeElement.addEventListener('keydown', (event) => {
            requestAnimationFrame(() => window.shown.push(document.activeElement.value));
        });
    }""")
    for letter in "abc":
        desktop.keyboard.press(letter)
        desktop.evaluate("() => new Promise(requestAnimationFrame)")
    assert desktop.evaluate("window.shown") == ["a", "ab", "abc"]


def test_the_browser_undoes_typed_text_and_the_app_is_notified_of_it(desktop, show, host):
    show_field(desktop, show)
    desktop.keyboard.type("ab")
    desktop.keyboard.press("Control+z")
    host.wait_for(lambda: [text for text, _, _ in typed(host)][-1:] == [""])
    desktop.keyboard.press("Control+Shift+z")
    host.wait_for(lambda: [text for text, _, _ in typed(host)][-1:] == ["ab"])


def test_a_paste_is_one_edit(desktop, show, host):
    show_field(desktop, show, text="one")
    desktop.keyboard.insert_text(" two three")
    host.wait_for(lambda: typed(host) == [("one two three", 1, [13, 13])])


# A form

ERROR, SAVE = 30, 31


def form():
    return window(
        field(OTHER, "mail", 80, p="Mail", kb="email", rk="done", af="email", cap="none"),
        field(p="Name", rk="next", af="name"),
        create(ERROR, ROOT, 2, "UILabel", [20, 120, 300, 20], h=True, id="error", tx=text(("No address", 0, 0, 90))),
        create(SAVE, ROOT, 3, "UIButton", [20, 160, 100, 44], id="save", tx=text(("Save", 10, 12, 30)),
               ax={"r": "button", "d": True}))


def validate(host):
    """An app that checks each text, and enables saving if it is an address."""
    def hear(event):
        if event["type"] == "submit" and event["view"] == FIELD:
            return {"type": "patch", "ops": [update(OTHER, **{"in": line(p="Mail", fo={"on": True, "rev": 1})})]}
        if event["type"] != "typed" or event["view"] != OTHER:
            return None
        is_well = "@" in event["text"][1:-1]
        return {"type": "patch", "ops": [
            update(ERROR, clear=["h"] if not is_well else [], **({"h": True} if is_well else {})),
            update(SAVE, ax={"r": "button", "d": not is_well}),
        ]}

    host.on_event = hear


@pytest.mark.parametrize("way", ["keyboard", "mouse"])
def test_a_form_is_filled_in_and_checked(desktop, show, host, way):
    show(desktop, form())
    validate(host)
    if way == "keyboard":
        desktop.keyboard.press("Tab")
    else:
        box(desktop).click()
    desktop.keyboard.type("Ada")
    desktop.keyboard.press("Enter")
    # The app has given the next field the focus.
    wait_until(desktop, "document.activeElement.closest('[data-identifier]')?.dataset.identifier === 'mail'")
    desktop.keyboard.type("ada")
    desktop.get_by_text("No address").wait_for(state="visible")
    assert desktop.get_by_role("button", name="Save", disabled=True).count() == 1
    desktop.keyboard.type("@example.com")
    desktop.get_by_text("No address").wait_for(state="hidden")
    assert box(desktop, "mail").input_value() == "ada@example.com"
    host.forget()
    if way == "keyboard":
        desktop.keyboard.press("Tab")
        desktop.keyboard.press("Enter")
        host.wait_for_event("activate", view=SAVE)
    else:
        desktop.mouse.click(70, 182)
        host.wait_for_event("touch", phase="ended")
        # The user goes on editing the field until the app ends that.
        assert host.of_type("focus") == []


def test_a_form_is_filled_in_by_finger(phone, show, host):
    show(phone, form())
    validate(host)
    phone.touchscreen.tap(100, 98)
    host.wait_for_event("focus", view=OTHER, on=True)
    phone.keyboard.type("a@b")
    host.wait_for(lambda: [text for text, _, _ in typed(host)][-1:] == ["a@b"])
    phone.get_by_text("No address").wait_for(state="hidden")


def test_links_are_reached_and_activated_by_keyboard(desktop, show, host):
    show(desktop, window(create(40, ROOT, 0, "TextItemView", [20, 20, 50, 20], id="link", ax={"r": "link", "l": "terms"})))
    desktop.keyboard.press("Tab")
    assert desktop.get_by_role("link", name="terms").evaluate("node => node === document.activeElement")
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=40)


def test_more_traits_become_attributes_of_html(desktop, show, host):
    show(desktop, window(field(ws=False, pr="minlength: 8;", kb="none", p="P",
                               ps={"s": 12, "w": 700, "c": "#ff0000"}, pd=[0, 10, 0, 20])))
    found = box(desktop)
    names = ["writingsuggestions", "passwordrules", "inputmode"]
    assert [found.get_attribute(name) for name in names] == ["false", "minlength: 8;", "none"]
    assert found.evaluate("node => getComputedStyle(node, '::placeholder').fontSize") == "12px"
    assert found.evaluate("node => getComputedStyle(node).paddingRight") == "20px"
