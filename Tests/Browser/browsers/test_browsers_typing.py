"""Texts whose parts have looks of their own, in Firefox and WebKitGTK, which edit such texts each in their own way."""

import pytest

from scenes import ROOT, create, update

FIELD = 10
BLACK = {"s": 20, "w": 400, "c": "#000000", "lh": 24, "pg": 0}
BLUE = {**BLACK, "c": "#0000ff"}
IMAGE = {**BLACK, "wd": 30, "at": {"h": 20, "d": 4}, "nx": 0}


def rich(text, runs, seen=0):
    """Returns the properties of a text with looks, for the text after an edit."""
    looks = {"rev": seen + 1, "ed": seen, "s": [BLACK, BLUE, IMAGE], "p": [{"al": "left"}], "r": runs}
    return {"in": {"t": text, "rev": 0, "ed": 0, "al": "left", "s": {"s": 20, "w": 400, "c": "#000000"}, "ml": True, "lh": 24}, "rt": looks}


@pytest.fixture
def edit(window, show):
    """Opens a page with a text that is edited, with the caret at a place."""
    def edit(text, runs, caret, is_line=False):
        content = rich(text, runs)
        if is_line:
            del content["in"]["ml"], content["in"]["lh"]
        page = show(window, [
            create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
            create(FIELD, ROOT, 0, "TextInputView", [20, 20, 600, 40 if is_line else 200], id="field", **content)])
        page.click("[data-identifier=field]")
        page.wait_for("document.activeElement.matches('.rich')")
        page.evaluate(f"document.activeElement.setSelectionRange({caret}, {caret})")
        return page
    return edit


PARTS = """[...document.querySelectorAll('.rich > div')].map((block) => [...block.children].map((span) =>
    `${span.textContent} ${getComputedStyle(span).color === 'rgb(0, 0, 255)' ? 'blue' : 'black'}`).join('|')).join('/')"""


def received(host):
    return [(event["text"], event["selection"]) for event in host.of_type("typed")]


def test_typed_letters_continue_the_part_before_them(window, host, edit):
    page = edit("see #this now", [[4, 0], [5, 1], [4, 0]], 9)
    window.type("es")
    host.wait_for(lambda: received(host)[-1:] == [("see #thises now", [11, 11])])
    assert page.evaluate(PARTS) == "see  black|#thises blue| now black"


def test_a_line_with_looks_is_edited_like_a_field(window, host, edit):
    page = edit("see #this now", [[4, 0], [5, 1], [4, 0]], 9, is_line=True)
    window.type("es")
    window.press("Backspace")
    window.press("Enter")
    host.wait_for_event("submit")
    assert received(host)[-1] == ("see #thise now", [10, 10])
    assert page.evaluate(PARTS) == "see  black|#thise blue| now black"
    window.press("Control", "a")
    window.press("Backspace")
    window.type("y")
    host.wait_for(lambda: received(host)[-2:] == [("", [0, 0]), ("y", [1, 1])])
    assert page.evaluate("document.querySelectorAll('.rich > div').length") == 1


def test_paragraphs_are_parted_and_joined(window, host, edit):
    page = edit("one two", [[4, 0], [3, 1]], 4)
    window.press("Enter")
    window.press("Enter")
    window.type("x")
    host.wait_for(lambda: received(host)[-1:] == [("one \n\nxtwo", [7, 7])])
    assert page.evaluate(PARTS) == "one  black/ blue/xtwo blue"
    for _ in range(3):
        window.press("Backspace")
    host.wait_for(lambda: received(host)[-1:] == [("one two", [4, 4])])
    assert page.evaluate(PARTS) == "one  black|two blue"
    page.evaluate("document.activeElement.setSelectionRange(7, 7)")
    window.press("Enter")
    window.press("Enter")
    window.type("y")
    host.wait_for(lambda: received(host)[-1:] == [("one two\n\ny", [10, 10])])


def test_looks_come_without_moving_the_caret(window, host, edit):
    page = edit("a #b c", [[6, 0]], 4)
    window.type("b")
    host.wait_for(lambda: received(host)[-1:] == [("a #bb c", [5, 5])])
    host.patch(update(FIELD, **rich("a #b c", [[2, 0], [3, 1], [2, 0]], seen=1)))
    page.wait_for(f"({PARTS}) === 'a  black|#bb blue| c black'")
    window.type("d")
    host.wait_for(lambda: received(host)[-1:] == [("a #bbd c", [6, 6])])
    assert page.evaluate(PARTS) == "a  black|#bbd blue| c black"


def test_an_image_is_passed_and_deleted_like_a_letter(window, host, edit):
    page = edit("a\ufffcb", [[1, 0], [1, 2], [1, 0]], 3)
    places = []
    for _ in range(3):
        # The keys of Firefox's driver do not move the caret of an editable block on any page.
        page.evaluate("getSelection().modify('move', 'left', 'character')")
        places.append(page.evaluate("document.activeElement.selectionStart"))
    assert places == [2, 1, 0]
    page.evaluate("document.activeElement.setSelectionRange(2, 2)")
    window.type("x")
    host.wait_for(lambda: received(host)[-1:] == [("a\ufffcxb", [3, 3])])
    window.press("Backspace")
    window.press("Backspace")
    host.wait_for(lambda: received(host)[-1:] == [("ab", [1, 1])])


def test_a_selection_over_paragraphs_is_replaced(window, host, edit):
    page = edit("one\ntwo\nthree", [[4, 0], [4, 1], [5, 0]], 0)
    page.evaluate("document.activeElement.setSelectionRange(5, 10)")
    window.type("x")
    host.wait_for(lambda: received(host)[-1:] == [("one\ntxree", [6, 6])])
    window.press("Control", "a")
    window.press("Backspace")
    window.type("y")
    host.wait_for(lambda: received(host)[-2:] == [("", [0, 0]), ("y", [1, 1])])
    assert page.evaluate("document.activeElement.value") == "y"


def test_an_image_is_cut_and_pasted(window, host, edit):
    page = edit("a\ufffcb", [[1, 0], [1, 2], [1, 0]], 3)
    page.evaluate("document.activeElement.setSelectionRange(0, 2)")
    window.press("Control", "x")
    host.wait_for(lambda: received(host)[-1:] == [("b", [0, 0])])
    window.press("Control", "v")
    host.wait_for(lambda: received(host)[-1:] == [("a\ufffcb", [2, 2])])
