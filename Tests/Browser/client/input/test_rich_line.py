"""Texts of a single line whose parts have looks."""

from gestures import wait_until
from inputs import FIELD, InputMethod, box, settled, typed, window
from rich_texts import BLACK_PART, BLUE_PART, parts, rich
from scenes import ROOT, create, update


def show_line(page, show, text, runs, width=300, **more):
    """Opens a page with a text of a single line that has the focus."""
    content = rich(text, runs, **more)
    del content["in"]["ml"], content["in"]["lh"]
    show(page, window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, width, 40], id="field", **content)))
    box(page).focus()


def test_a_line_with_looks_lies_in_the_middle_and_has_no_breaks(desktop, show, host):
    show_line(desktop, show, "see #this", [[4, 0], [5, 1]], pd=[0, 10, 0, 10])
    assert parts(desktop) == [[["see ", *BLACK_PART], ["#this", *BLUE_PART]]]
    place = desktop.locator(".rich > div").bounding_box()
    assert (place["x"], place["y"], place["height"]) == (10, 8, 24)
    desktop.keyboard.press("End")
    desktop.keyboard.type("!")
    desktop.keyboard.press("Enter")
    host.wait_for_event("submit")
    assert typed(host) == [("see #this!", 1, [10, 10])]
    desktop.evaluate("""() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'a\\r\\nb');
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }""")
    host.wait_for(lambda: typed(host)[-1][0] == "see #this!a b")


def test_the_return_key_of_a_keyboard_that_does_not_name_it_submits_a_line(desktop, show, host):
    show_line(desktop, show, "ab", [[1, 0], [1, 1]])
    is_prevented = desktop.evaluate("""() => !document.activeElement.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertParagraph', bubbles: true, cancelable: true }))""")
    assert is_prevented
    host.wait_for_event("submit")
    assert typed(host) == []
    # A key with a name is one only.
    desktop.keyboard.press("Enter")
    host.wait_for(lambda: len(host.of_type("submit")) == 2)
    settled(desktop, host)
    assert len(host.of_type("submit")) == 2


def test_a_line_with_looks_moves_with_the_caret(desktop, show, host):
    show_line(desktop, show, "a long line of text", [[7, 0], [12, 1]], width=100)
    scrolled = "document.querySelector('.rich > div').scrollLeft"
    desktop.keyboard.press("End")
    desktop.keyboard.type("!")
    wait_until(desktop, f"{scrolled} > 50")
    host.wait_for(lambda: len(typed(host)) == 1)
    # Other looks leave the line where it is.
    host.patch(update(FIELD, rt=rich("", [[7, 1], [13, 0]], seen=1)["rt"]))
    settled(desktop, host)
    assert desktop.evaluate(scrolled) > 50
    desktop.keyboard.press("Home")
    wait_until(desktop, f"{scrolled} === 0")


def test_a_line_that_is_read_from_right_to_left_stays_with_the_caret_too(desktop, show, host):
    text = "שלום לכולם זה טקסט ארוך"
    show_line(desktop, show, text, [[7, 0], [len(text) - 7, 1]], width=100, paragraphs=[{"al": "right"}])
    scrolled = "document.querySelector('.rich > div').scrollLeft"
    desktop.evaluate(f"document.activeElement.setSelectionRange({len(text)}, {len(text)})")
    desktop.keyboard.type("ש")
    wait_until(desktop, f"{scrolled} < -50")
    host.wait_for(lambda: len(typed(host)) == 1)
    looks = rich("", [[7, 1], [len(text) - 6, 0]], seen=1, paragraphs=[{"al": "right"}])["rt"]
    host.patch(update(FIELD, rt=looks))
    settled(desktop, host)
    assert parts(desktop)[0][0] == [text[:7], *BLUE_PART]
    assert desktop.evaluate(scrolled) < -50


def test_a_line_with_looks_has_a_placeholder_while_it_is_empty(desktop, show, host):
    show_line(desktop, show, "a", [[1, 0]], p="Search", pc="#ff0000")
    shown = "getComputedStyle(document.querySelector('.rich'), '::before').content"
    assert desktop.evaluate(shown) == "none"
    desktop.keyboard.press("Control+a")
    desktop.keyboard.press("Backspace")
    assert desktop.evaluate(shown) == '"Search"'
    assert box(desktop).get_attribute("aria-label") == "Search"


def test_a_line_with_looks_gets_no_breaks_from_a_keyboard(desktop, show, host):
    show_line(desktop, show, "ab", [[1, 0], [1, 1]])
    desktop.keyboard.press("End")
    # Keyboards of phones insert several words at once, and dictation also line breaks.
    desktop.keyboard.insert_text("c\nd")
    host.wait_for(lambda: typed(host)[-1:] and typed(host)[-1][0].startswith("abc"))
    assert typed(host)[-1] == ("abc d", 1, [5, 5])
    assert parts(desktop) == [[["a", *BLACK_PART], ["bc d", *BLUE_PART]]]
    method = InputMethod(desktop)
    method.compose("e\nf")
    method.confirm("e\nf")
    wait_until(desktop, "document.activeElement.value === 'abc de f'")
    assert len(parts(desktop)) == 1
