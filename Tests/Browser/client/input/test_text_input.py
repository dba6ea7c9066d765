"""Text that the user edits. It appears at once, and texts of the app never overwrite newer ones."""

from gestures import wait_until
from inputs import FIELD, OTHER, answer, box, field, selection, settled, typed, wait_for_text, window
from scenes import ROOT, create, remove


def test_typed_text_appears_at_once_and_the_app_is_notified_of_each_change(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    desktop.keyboard.type("ab")
    assert box(desktop).input_value() == "ab"
    host.wait_for(lambda: len(typed(host)) == 2)
    assert typed(host) == [("a", 1, [1, 1]), ("ab", 2, [2, 2])]


def test_a_text_of_the_app_is_displayed(desktop, show, host):
    show(desktop, window(field(text="one")))
    assert box(desktop).input_value() == "one"
    answer(host, "two", 1, 0)
    wait_for_text(desktop, "two")
    assert host.of_type("typed") == []


def test_a_text_that_the_app_has_removed_can_be_typed_again(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    desktop.keyboard.type("a")
    host.wait_for(lambda: len(typed(host)) == 1)
    answer(host, "", 1, 1)
    wait_for_text(desktop, "")
    desktop.keyboard.type("a")
    host.wait_for(lambda: len(typed(host)) == 2)
    assert typed(host) == [("a", 1, [1, 1]), ("a", 2, [1, 1])]


def test_an_answer_to_an_older_text_does_not_overwrite_a_newer_one(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    desktop.keyboard.type("abc")
    host.wait_for(lambda: len(typed(host)) == 3)
    answer(host, "A", 1, 1)
    settled(desktop, host)
    assert box(desktop).input_value() == "abc"
    # Further text is still typed in the text before the answer.
    desktop.keyboard.type("d")
    host.wait_for_event("typed", text="abcd", revision=0)
    # The page displays the answer to the last text.
    answer(host, "ABCD", 2, 4)
    wait_for_text(desktop, "ABCD")
    desktop.keyboard.type("e")
    host.wait_for_event("typed", text="ABCDe", revision=2)


def test_a_text_that_the_app_has_not_set_anew_changes_nothing(desktop, show, host):
    show(desktop, window(field(text="start")))
    box(desktop).click()
    desktop.keyboard.press("End")
    desktop.keyboard.type("!")
    host.wait_for(lambda: len(typed(host)) == 1)
    answer(host, "start", 0, 0, p="Search")
    wait_until(desktop, "document.querySelector('input').placeholder === 'Search'")
    assert box(desktop).input_value() == "start!"


def test_the_caret_stays_where_it_is(desktop, show, host):
    show(desktop, window(field(text="one three")))
    box(desktop).click()
    desktop.evaluate("document.activeElement.setSelectionRange(4, 4)")
    answer(host, "ONE two three", 1, 0)
    wait_for_text(desktop, "ONE two three")
    # The letters after the caret are the same as before.
    assert selection(desktop) == [8, 8]


def test_a_composition_is_reported_and_not_broken(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    session = desktop.context.new_cdp_session(desktop)
    session.send("Input.imeSetComposition", {"text": "す", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.imeSetComposition", {"text": "すし", "selectionStart": 2, "selectionEnd": 2})
    host.wait_for(lambda: [text for text, _, _ in typed(host)] == ["す", "すし"])
    assert all(event["composing"] for event in host.of_type("typed"))
    # The app answers while the composition goes on: it waits.
    answer(host, "SUSHI", 1, 2)
    settled(desktop, host)
    assert box(desktop).input_value() == "すし"
    session.send("Input.imeSetComposition", {"text": "すしや", "selectionStart": 3, "selectionEnd": 3})
    session.send("Input.insertText", {"text": "寿司屋"})
    host.wait_for(lambda: typed(host)[-1][0] == "寿司屋" and "composing" not in host.of_type("typed")[-1])
    assert box(desktop).input_value() == "寿司屋"
    answer(host, "寿司", 2, host.of_type("typed")[-1]["edit"])
    wait_for_text(desktop, "寿司")


def test_a_text_that_came_during_a_composition_is_displayed_after_it(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    session = desktop.context.new_cdp_session(desktop)
    session.send("Input.imeSetComposition", {"text": "すし", "selectionStart": 2, "selectionEnd": 2})
    host.wait_for(lambda: len(typed(host)) == 1)
    answer(host, "", 1, 1)
    settled(desktop, host)
    assert box(desktop).input_value() == "すし"
    desktop.evaluate("document.activeElement.dispatchEvent(new CompositionEvent('compositionend', { data: 'すし' }))")
    wait_for_text(desktop, "")


def test_the_return_key_submits_but_not_while_it_ends_a_composition(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    desktop.evaluate("""document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))""")
    desktop.keyboard.type("x")
    desktop.keyboard.press("Enter")
    host.wait_for_event("submit", view=FIELD)
    assert len(host.of_type("submit")) == 1


def test_escape_belongs_to_a_composition_while_there_is_one(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    desktop.evaluate("""document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))""")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")
    assert len(host.of_type("escape")) == 1


def test_the_focus_is_reported_and_requested(desktop, show, host):
    show(desktop, window(field(), field(OTHER, "other", 80)))
    box(desktop).click()
    host.wait_for_event("focus", view=FIELD, on=True)
    box(desktop, "other").click()
    host.wait_for_event("focus", view=FIELD, on=False)
    host.wait_for_event("focus", view=OTHER, on=True)
    host.forget()
    answer(host, "", 0, 0, fo={"on": True, "rev": 1})
    host.wait_for_event("focus", view=FIELD, on=True)
    assert desktop.evaluate("document.activeElement.closest('[data-identifier]').dataset.identifier") == "field"
    answer(host, "", 0, 0, fo={"on": False, "rev": 2})
    host.wait_for_event("focus", view=FIELD, on=False)
    assert desktop.evaluate("document.activeElement === document.body")


def test_the_next_text_begins_before_the_one_that_was_edited_ends(desktop, show, host):
    show(desktop, window(field(), field(OTHER, "other", 80)))
    box(desktop).click()
    host.wait_for_event("focus", view=FIELD, on=True)
    host.forget()
    box(desktop, "other").click()
    host.wait_for_event("focus", view=FIELD, on=False)
    assert [(event["view"], event["on"]) for event in host.of_type("focus")] == [(OTHER, True), (FIELD, False)]


def test_a_request_for_the_focus_is_fulfilled_once(desktop, show, host):
    show(desktop, window(field(fo={"on": True, "rev": 1}), field(OTHER, "other", 80)))
    host.wait_for_event("focus", view=FIELD, on=True)
    box(desktop, "other").click()
    answer(host, "", 0, 0, p="x", fo={"on": True, "rev": 1})
    wait_until(desktop, "document.querySelector('[data-identifier=field] > input').placeholder === 'x'")
    assert desktop.evaluate("document.activeElement.closest('[data-identifier]').dataset.identifier") == "other"


def test_an_element_that_is_removed_reports_that_it_has_lost_the_focus(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    host.wait_for_event("focus", view=FIELD, on=True)
    host.patch(remove(FIELD))
    host.wait_for_event("focus", view=FIELD, on=False)


def test_text_that_was_typed_while_the_connection_was_lost_is_reported_afterwards(desktop, show, host):
    show(desktop, window(field()))
    box(desktop).click()
    desktop.keyboard.type("a")
    host.wait_for(lambda: len(typed(host)) == 1)
    host.scene = window(field(text="a", edit=1))
    host.is_reachable = False
    host.drop()
    wait_until(desktop, "document.documentElement.dataset.tessera === 'lost'")
    desktop.keyboard.type("b")
    host.forget()
    host.is_reachable = True
    host.wait_for(lambda: ("ab", 2, [2, 2]) in typed(host))
    assert box(desktop).input_value() == "ab"
    host.wait_for_event("focus", view=FIELD, on=True)


def test_traits_become_attributes_of_html(desktop, show, host):
    show(desktop, window(field(
        p="Search", kb="email", rk="search", cap="none", cor=False, sp=False, af="email", sec=True, d=True, l="Query")))
    found = box(desktop)
    names = ["placeholder", "inputmode", "enterkeyhint", "autocapitalize", "autocorrect", "spellcheck", "autocomplete",
             "type", "aria-label"]
    assert [found.get_attribute(name) for name in names] == [
        "Search", "email", "search", "none", "off", "false", "email", "password", "Query"]
    assert found.is_disabled()


def test_an_impossible_text_of_an_app_is_refused(desktop, show, host):
    warnings = []
    desktop.on("console", lambda message: warnings.append(message.text))
    show(desktop, window(field(kb="javascript:", p="ok")))
    assert box(desktop).get_attribute("inputmode") is None
    assert any("unknown value" in warning for warning in warnings)


def test_touching_something_else_does_not_end_editing(desktop, show, host):
    show(desktop, window(field(), create(12, ROOT, 1, "UIButton", [20, 200, 100, 44], id="button", ax={"r": "button"})))
    box(desktop).click()
    host.wait_for_event("focus", view=FIELD, on=True)
    desktop.mouse.click(60, 220)
    desktop.mouse.click(300, 500)
    host.wait_for(lambda: [touch["phase"] for touch in host.of_type("touch")].count("ended") == 3)
    assert [event["on"] for event in host.of_type("focus")] == [True]


def test_a_text_that_does_not_fit_into_a_field_ends_in_an_ellipsis(desktop, show):
    show(desktop, window(field(p="A placeholder that is much too long for a field of 300 points, whatever the font")))
    found = box(desktop)
    assert found.evaluate("node => getComputedStyle(node).textOverflow") == "ellipsis"
