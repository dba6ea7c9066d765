"""Text of several lines, which grows as the user types, whatever the app answers and whenever."""

from gestures import Finger, wait_until
from inputs import FIELD, answer, box, field, line, settled, show_field, typed, wait_for_text, window
from scenes import ROOT, create, scroll, text, update

VIEW = 20


def text_view(height=100, content=40, **more):
    """Returns a text view with scrolling: an element that scrolls, with the text in it."""
    return window(
        create(VIEW, ROOT, 0, "UITextView", [20, 20, 300, height], id="view", cl=True, sc=scroll(300, content)),
        create(FIELD, VIEW, 0, "TextInputView", [0, 0, 300, max(height, content)], id="field",
               **{"in": line(ml=True, lh=20, pd=[8, 5, 8, 5], **more)}))


def height(page):
    return box(page).evaluate("node => node.getBoundingClientRect().height")


def test_return_begins_a_line_and_submits_nothing(desktop, show, host):
    show_field(desktop, show, ml=True)
    desktop.keyboard.type("a")
    desktop.keyboard.press("Enter")
    desktop.keyboard.type("b")
    host.wait_for(lambda: len(typed(host)) == 3)
    assert typed(host)[-1] == ("a\nb", 3, [3, 3])
    assert host.of_type("submit") == []


def test_the_text_grows_without_an_answer(desktop, show, host):
    show_field(desktop, show, ml=True, lh=20, pd=[8, 5, 8, 5], frame=[20, 20, 300, 36])
    assert height(desktop) == 36
    for number in range(3):
        desktop.keyboard.type("x")
        desktop.keyboard.press("Enter")
    assert height(desktop) == 4 * 20 + 16
    desktop.keyboard.press("Backspace")
    assert height(desktop) == 3 * 20 + 16


def test_long_words_and_paragraphs_wrap(desktop, show, host):
    show_field(desktop, show, ml=True, lh=20, frame=[20, 20, 100, 20], text="x" * 60)
    assert height(desktop) > 60
    answer(host, "寿司を食べるところです。" * 4, 1, 0, ml=True, lh=20)
    wait_until(desktop, "document.querySelector('.input').value.startsWith('寿司')")
    assert height(desktop) > 80


def test_padding_is_room_between_the_edges_and_the_text(desktop, show, host):
    show(desktop, window(field(ml=True, pd=[1, 2, 3, 4])))
    assert box(desktop).evaluate("node => getComputedStyle(node).padding") == "1px 4px 3px 2px"


def test_the_caret_stays_in_sight_while_the_user_types_below_the_end(desktop, show, host):
    show(desktop, text_view())
    box(desktop).click()
    for number in range(12):
        desktop.keyboard.type(str(number))
        desktop.keyboard.press("Enter")
    # No answer has come, and the last line is in sight.
    assert desktop.evaluate("""() => {
        const view = document.querySelector('[data-identifier=view]').getBoundingClientRect();
        const text = document.querySelector('.input').getBoundingClientRect();
        return text.bottom - view.bottom <= 1 && text.top < view.top;
    }""")
    host.wait_for(lambda: len(typed(host)) == 26)
    # The app answers with the size that it has measured.
    host.patch(update(VIEW, sc=scroll(300, 13 * 20 + 16)), update(FIELD, f=[0, 0, 300, 13 * 20 + 16]))
    settled(desktop, host)
    assert height(desktop) == 13 * 20 + 16
    assert desktop.evaluate("document.querySelector('[data-identifier=view]').scrollTop") >= 13 * 20 + 16 - 101


def test_the_caret_stays_above_an_element_that_covers_the_end_of_the_view(desktop, show, host):
    insets = (0, 0, 40, 0)
    show(desktop, text_view() + [update(VIEW, sc=scroll(300, 40, insets))])
    box(desktop).click()
    for number in range(12):
        desktop.keyboard.type(str(number))
        desktop.keyboard.press("Enter")
    host.wait_for(lambda: len(typed(host)) == 26)
    host.patch(update(VIEW, sc=scroll(300, 13 * 20 + 16, insets)), update(FIELD, f=[0, 0, 300, 13 * 20 + 16]))
    settled(desktop, host)
    desktop.keyboard.type("x")
    # A bar of 40 points covers the end of the view, and the last line ends above it.
    assert desktop.evaluate("""() => {
        const view = document.querySelector('[data-identifier=view]').getBoundingClientRect();
        const text = document.querySelector('.input').getBoundingClientRect();
        return Math.abs(view.bottom - 40 - text.bottom);
    }""") <= 1


def test_a_long_text_is_scrolled_by_the_browser(phone, show, host):
    show(phone, text_view(content=2000, text="\n".join(map(str, range(99)))))
    with Finger(phone, 100, 100) as finger:
        finger.move(100, 40)
    host.wait_for_event("scroll", view=VIEW)
    assert phone.evaluate("document.querySelector('[data-identifier=view]').scrollTop") > 20


def test_the_tab_key_reaches_the_text_and_not_what_scrolls_it(desktop, show, host):
    show(desktop, [*text_view(), create(12, ROOT, 1, "UIButton", [20, 300, 100, 44], id="button", ax={"r": "button"})])
    desktop.keyboard.press("Tab")
    assert desktop.evaluate("document.activeElement.localName") == "textarea"
    # In a text the Tab key goes on to the next element, as usual in a page.
    desktop.keyboard.press("Tab")
    assert desktop.evaluate("document.activeElement.dataset.identifier") == "button"


def drawn(edit=0, **more):
    return {"f": [0, 0, 300, 40], "in": line("one two", ml=True, dr=edit, lh=20, **more),
            "tx": text(("one two", 0, 0, 60))}


def colors(page):
    return page.evaluate("""() => [
        getComputedStyle(document.querySelector('.input')).color,
        getComputedStyle(document.querySelector('.t')).visibility,
    ]""")


def test_lines_that_the_app_has_drawn_take_the_place_of_the_same_text_only(desktop, show, host):
    show(desktop, window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, 300, 40], id="field")))
    host.patch(update(FIELD, **drawn()))
    box(desktop).focus()
    assert colors(desktop) == ["rgba(0, 0, 0, 0)", "visible"]
    desktop.keyboard.type("!")
    # The text that was typed appears at once: the browser draws it until the app does.
    assert colors(desktop) == ["rgb(0, 0, 0)", "hidden"]
    host.wait_for(lambda: len(typed(host)) == 1)
    host.patch(update(FIELD, **drawn(1)))
    settled(desktop, host)
    assert colors(desktop) == ["rgba(0, 0, 0, 0)", "visible"]


def test_a_text_that_is_too_long_to_be_reported_is_not_edited(desktop, show, host):
    show_field(desktop, show, ml=True, text="x" * 16_001)
    desktop.keyboard.type("y")
    settled(desktop, host)
    assert typed(host) == []
    answer(host, "short", 1, 0, ml=True)
    wait_for_text(desktop, "short")
    desktop.keyboard.type("y")
    host.wait_for(lambda: len(typed(host)) == 1)


def test_a_line_that_becomes_a_text_of_several_lines_keeps_its_text(desktop, show, host):
    show(desktop, window(field(text="kept")))
    answer(host, "kept", 0, 0, ml=True)
    desktop.wait_for_selector("textarea.input")
    assert box(desktop).input_value() == "kept"


def test_a_text_without_an_input_can_no_longer_be_edited(desktop, show, host):
    show(desktop, text_view())
    host.patch(update(FIELD, clear=["in"], tx=text(("plain", 0, 0, 60))))
    desktop.get_by_text("plain").wait_for()
    assert desktop.locator(".input").count() == 0
    assert desktop.locator("[data-identifier=view]").get_attribute("tabindex") == "0"
