"""Texts whose parts keep their looks while the user edits them."""

from gestures import wait_until
from inputs import FIELD, InputMethod, box, line, selection, settled, typed, window
from rich_texts import BLACK, BLACK_PART, BLUE, BLUE_PART, LARGE, LINK, parts, rich, show_rich
from scenes import ROOT, create, scroll, update


def test_parts_have_their_looks_and_typing_continues_them(desktop, show, host):
    show_rich(desktop, show, "see #this", [[4, 0], [5, 1]])
    assert parts(desktop) == [[["see ", *BLACK_PART], ["#this", *BLUE_PART]]]
    desktop.keyboard.type("!")
    assert parts(desktop) == [[["see ", *BLACK_PART], ["#this!", *BLUE_PART]]]
    host.wait_for(lambda: typed(host) == [("see #this!", 1, [10, 10])])
    assert selection(desktop) == [10, 10]


def test_typed_text_has_the_look_that_the_app_wants(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]], ty={"at": 3, "s": 1})
    desktop.keyboard.type("!?")
    assert parts(desktop) == [[["one", *BLACK_PART], ["!?", *BLUE_PART]]]
    host.wait_for(lambda: typed(host)[-1:] == [("one!?", 2, [5, 5])])


def test_text_that_is_typed_behind_a_link_does_not_belong_to_it(desktop, show, host):
    show_rich(desktop, show, "link", [[4, 3]])
    desktop.keyboard.type("s")
    assert parts(desktop)[0][1] == ["s", *BLACK_PART]


def test_the_app_restyles_a_text_without_moving_the_caret(desktop, show, host):
    show_rich(desktop, show, "a #b c", [[6, 0]], caret=4)
    desktop.keyboard.type("b")
    host.wait_for(lambda: typed(host) == [("a #bb c", 1, [5, 5])])
    host.patch(update(FIELD, **rich("a #b c", [[2, 0], [3, 1], [2, 0]], seen=1)))
    settled(desktop, host)
    assert parts(desktop) == [[["a ", *BLACK_PART], ["#bb", *BLUE_PART], [" c", *BLACK_PART]]]
    assert selection(desktop) == [5, 5]
    desktop.keyboard.type("b")
    assert parts(desktop)[0][1] == ["#bbb", *BLUE_PART]


def test_looks_of_an_earlier_text_are_ignored(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]])
    desktop.keyboard.type("!")
    host.wait_for(lambda: len(typed(host)) == 1)
    host.patch(update(FIELD, **rich("one", [[3, 1]], seen=0)))
    settled(desktop, host)
    assert parts(desktop) == [[["one!", *BLACK_PART]]]


def test_a_line_break_makes_a_paragraph_and_is_one_character(desktop, show, host):
    show_rich(desktop, show, "one two", [[4, 0], [3, 2]])
    desktop.keyboard.press("Enter")
    assert parts(desktop) == [[["one ", *BLACK_PART], ["two", "rgb(0, 0, 0)", 40]], [["", "rgb(0, 0, 0)", 40]]]
    assert box(desktop).bounding_box()["height"] == 100
    desktop.keyboard.type("x")
    host.wait_for(lambda: [text for text, *_ in typed(host)] == ["one two\n", "one two\nx"])
    assert parts(desktop)[1] == [["x", "rgb(0, 0, 0)", 40]]
    desktop.keyboard.press("Backspace")
    desktop.keyboard.press("Backspace")
    host.wait_for(lambda: typed(host)[-1] == ("one two", 4, [7, 7]))
    assert len(parts(desktop)) == 1


def test_a_selection_over_parts_and_paragraphs_is_replaced(desktop, show, host):
    show_rich(desktop, show, "one\ntwo\nthree", [[4, 0], [4, 1], [5, 2]])
    desktop.evaluate("document.activeElement.setSelectionRange(5, 10)")
    host.wait_for_event("select", selection=[5, 10])
    desktop.keyboard.type("x")
    host.wait_for(lambda: typed(host) == [("one\ntxree", 1, [6, 6])])
    assert parts(desktop)[1] == [["tx", *BLUE_PART], ["ree", "rgb(0, 0, 0)", 40]]


def test_a_composition_is_not_disturbed_by_looks(desktop, show, host):
    show_rich(desktop, show, "見 ", [[2, 0]])
    method = InputMethod(desktop)
    method.compose("k", "か")
    host.wait_for(lambda: typed(host)[-1][0] == "見 か")
    number = typed(host)[-1][1]
    host.patch(update(FIELD, **rich("見 ", [[2, 0], [1, 1]], seen=number)))
    settled(desktop, host)
    assert parts(desktop) == [[["見 か", *BLACK_PART]]]
    method.compose("かん")
    method.confirm("漢")
    host.wait_for(lambda: typed(host)[-1][0] == "見 漢")
    assert not host.of_type("typed")[-1].get("composing")
    host.patch(update(FIELD, **rich("見 ", [[2, 0], [1, 1]], seen=typed(host)[-1][1])))
    settled(desktop, host)
    assert parts(desktop) == [[["見 ", *BLACK_PART], ["漢", *BLUE_PART]]]
    assert selection(desktop) == [3, 3]


def test_a_composition_has_the_look_of_typed_text(desktop, show, host):
    for text, runs, caret, more, before, behind in [
        ("one", [[3, 0]], 3, {"ty": {"at": 3, "s": 1}}, ["one"], []),
        ("one", [[3, 0]], 1, {"ty": {"at": 1, "s": 1}}, ["o"], ["ne"]),
        ("one", [[3, 0]], 0, {"ty": {"at": 0, "s": 1}}, [], ["one"]),
        ("", [], 0, {"ty": {"at": 0, "s": 1}}, [], []),
        ("link", [[4, 3]], 4, {"looks": (BLUE, BLACK, LARGE, LINK)}, ["link"], []),
    ]:
        show_rich(desktop, show, text, runs, caret=caret, **more)
        method = InputMethod(desktop)
        method.compose("か")
        assert selection(desktop) == [caret + 1, caret + 1]
        method.compose("かん")
        host.wait_for(lambda: [place for _, _, place in typed(host)[-2:]] == [[caret + 1] * 2, [caret + 2] * 2])
        shown = [part for part in parts(desktop)[0] if part[0]]
        assert [part[0] for part in shown] == [*before, "かん", *behind]
        assert shown[len(before)] == ["かん", *BLUE_PART]
        method.confirm("漢")
        whole = text[:caret] + "漢" + text[caret:]
        host.wait_for(lambda: typed(host)[-1][0] == whole and not host.of_type("typed")[-1].get("composing"))
        assert [part[0] for part in parts(desktop)[0]] == [*before, "漢", *behind]
        assert parts(desktop)[0][len(before)] == ["漢", *BLUE_PART]
        assert selection(desktop) == [caret + 1, caret + 1]


def test_a_composition_that_is_given_up_adds_nothing(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]], ty={"at": 3, "s": 1})
    method = InputMethod(desktop)
    method.compose("か")
    method.cancel()
    host.wait_for(lambda: [(text, place) for text, _, place in typed(host)[-1:]] == [("one", [3, 3])])
    assert parts(desktop) == [[["one", *BLACK_PART]]]


def test_a_text_that_gets_looks_during_a_composition_is_dressed_afterwards(desktop, show, host):
    show(desktop, window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, 300, 100], id="field", **{"in": line("a", ml=True, lh=24)})))
    box(desktop).focus()
    desktop.evaluate("document.activeElement.setSelectionRange(1, 1)")
    method = InputMethod(desktop)
    method.compose("か")
    host.wait_for(lambda: typed(host)[-1:] == [("aか", 1, [2, 2])])
    host.patch(update(FIELD, **rich("a", [[1, 0], [1, 1]], seen=1, pd=[8, 5, 8, 5], l="Note", cc="#ff0000")))
    settled(desktop, host)
    assert box(desktop).evaluate("(node) => node.localName") == "textarea"
    method.confirm("蚊")
    host.wait_for(lambda: typed(host)[-1][0] == "a蚊" and not host.of_type("typed")[-1].get("composing"))
    node = box(desktop)
    assert node.evaluate("(node) => [node.localName, getComputedStyle(node).padding, node.ariaLabel, node.role]") == [
        "div", "8px 5px", "Note", "textbox"]
    assert selection(desktop) == [2, 2]


def test_a_selection_over_paragraphs_is_replaced_by_a_composition(desktop, show, host):
    show_rich(desktop, show, "one\ntwo\nthree", [[4, 0], [4, 1], [5, 2]])
    for start, end, expected in [(5, 10, "one\nt漢ree"), (0, 9, "漢")]:
        desktop.evaluate(f"document.activeElement.setSelectionRange({start}, {end})")
        method = InputMethod(desktop)
        method.compose("か", "かん")
        method.confirm("漢")
        host.wait_for(lambda: [(text, selection) for text, _, selection in typed(host)[-1:]] == [(expected, [expected.index("漢") + 1] * 2)])
        host.wait_for(lambda: not host.of_type("typed")[-1].get("composing"))
        assert desktop.evaluate("document.activeElement.value") == expected


def paste(page, text):
    page.evaluate("""(text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }""", text)


def test_a_paste_that_is_too_long_ends_with_a_whole_character(desktop, show, host):
    show_rich(desktop, show, "a" * 15_990, [[15_990, 0]])
    paste(desktop, "\U0001f600" * 4 + "b\U0001f600")
    host.wait_for(lambda: typed(host) == [("a" * 15_990 + "\U0001f600" * 4 + "b", 1, [15_999, 15_999])])
    # There is room for a single unit, and this character has two.
    desktop.keyboard.insert_text("\U0001f600")
    desktop.keyboard.type("c")
    host.wait_for(lambda: typed(host)[-1] == ("a" * 15_990 + "\U0001f600" * 4 + "bc", 2, [16_000, 16_000]))


IMAGE = {**BLACK, "wd": 30, "at": {"h": 20, "d": 4}, "nx": 0}


def test_an_image_is_deleted_like_a_character(desktop, show, host):
    show_rich(desktop, show, "a\ufffcb", [[1, 0], [1, 1], [1, 0]], looks=(BLACK, IMAGE), caret=2)
    image = desktop.locator(".rich-image").bounding_box()
    assert (image["width"], image["height"]) == (30, 20)
    # The picture fills the box, which reaches below the baseline.
    assert desktop.locator(".rich-image > *").bounding_box() == image
    assert selection(desktop) == [2, 2]
    desktop.keyboard.press("Backspace")
    host.wait_for(lambda: typed(host) == [("ab", 1, [1, 1])])
    assert parts(desktop) == [[["ab", *BLACK_PART]]]


def test_an_image_is_cut_and_pasted(desktop, show, host):
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    show_rich(desktop, show, "a\ufffcb", [[1, 0], [1, 1], [1, 0]], looks=(BLACK, IMAGE))
    for start, cut, plain in [(0, "b", "a"), (1, "ab", "")]:
        desktop.evaluate(f"document.activeElement.setSelectionRange({start}, 2)")
        desktop.keyboard.press("Control+x")
        host.wait_for(lambda: typed(host)[-1][0] == cut)
        assert desktop.evaluate("navigator.clipboard.readText()") == plain
        desktop.keyboard.press("Control+v")
        host.wait_for(lambda: typed(host)[-1][0] == "a\ufffcb")
    # Another program has copied something.
    desktop.evaluate("navigator.clipboard.writeText('x')")
    desktop.keyboard.press("Control+v")
    host.wait_for(lambda: typed(host)[-1][0] == "a\ufffcxb")


def test_the_caret_goes_over_an_image_with_one_key(desktop, show, host):
    show_rich(desktop, show, "a\ufffcb", [[1, 0], [1, 1], [1, 0]], looks=(BLACK, IMAGE))
    for place in (2, 1, 0):
        desktop.keyboard.press("ArrowLeft")
        assert selection(desktop) == [place, place]


def test_paragraphs_have_alignments_and_indents(desktop, show, host):
    paragraphs = [{"al": "center"}, {"al": "left", "fi": 10, "hi": 30, "sb": 12}]
    looks = (BLACK, {**BLACK, "pg": 1})
    show_rich(desktop, show, "title\n\u2022 item", [[6, 0], [6, 1]], looks=looks, paragraphs=paragraphs)
    title, item = (desktop.locator(".rich > div").nth(place) for place in (0, 1))
    assert title.evaluate("(node) => getComputedStyle(node).textAlign") == "center"
    assert title.locator("span").bounding_box()["x"] > 100
    first = item.locator("span").bounding_box()
    assert (first["x"], title.bounding_box()["height"], item.bounding_box()["height"]) == (10, 24, 36)


def test_a_large_first_line_does_not_move_small_lines_apart(desktop, show, host):
    small = {**BLACK, "s": 12, "lh": 14}
    show_rich(desktop, show, "title\nsmall\n", [[6, 0], [6, 1]], looks=(LARGE, small))
    heights = desktop.locator(".rich > div").evaluate_all("(nodes) => nodes.map((node) => node.offsetHeight)")
    assert heights == [48, 14, 14]


def test_an_image_lies_in_its_place_in_an_indented_paragraph(desktop, show, host):
    paragraphs = [{"al": "left", "fi": 10, "hi": 30}]
    show_rich(desktop, show, "a\ufffcb", [[1, 0], [1, 1], [1, 0]], looks=(BLACK, IMAGE), paragraphs=paragraphs)
    image, place = (desktop.locator(name).bounding_box() for name in (".rich-image > *", ".rich-image"))
    assert image == place


def test_each_edit_states_which_looks_the_element_has(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]])
    desktop.keyboard.type("!")
    host.wait_for(lambda: len(typed(host)) == 1)
    had = host.of_type("typed")[0]["looks"]
    # These looks come too late, since they belong to an earlier edit.
    host.patch(update(FIELD, **rich("one", [[3, 1]], seen=0)))
    settled(desktop, host)
    desktop.keyboard.type("?")
    host.wait_for(lambda: len(typed(host)) == 2)
    assert host.of_type("typed")[1]["looks"] == had
    late = rich("one", [[5, 1]], seen=2)
    host.patch(update(FIELD, **late))
    settled(desktop, host)
    desktop.keyboard.type(".")
    host.wait_for(lambda: len(typed(host)) == 3)
    assert host.of_type("typed")[2]["looks"] == late["rt"]["rev"]
    assert parts(desktop) == [[["one!?.", *BLUE_PART]]]


def test_looks_may_be_the_difference_from_others_that_came_too_late(desktop, show, host):
    show_rich(desktop, show, "one two", [[3, 0], [4, 1]])
    desktop.keyboard.type("!")
    host.wait_for(lambda: len(typed(host)) == 1)
    # The element ignores these, since they belong to an earlier edit, and the app counts on them nevertheless.
    late = rich("one two", [[3, 1], [4, 0]], seen=0, looks=(BLACK, BLUE))
    host.patch(update(FIELD, **late))
    settled(desktop, host)
    assert parts(desktop) == [[["one", *BLACK_PART], [" two!", *BLUE_PART]]]
    answer = rich("one two", [[5, 2]], seen=1, looks=(LARGE,), paragraphs=[])
    answer["rt"]["ch"] = [late["rt"]["rev"], 1, 1]
    host.patch(update(FIELD, rt=answer["rt"]))
    settled(desktop, host)
    assert parts(desktop) == [[["one", *BLUE_PART], [" two!", "rgb(0, 0, 0)", 40]]]
    desktop.keyboard.type("?")
    host.wait_for(lambda: len(typed(host)) == 2)
    assert host.of_type("typed")[1]["looks"] == answer["rt"]["rev"]
    # A difference from looks that the page does not have is passed over.
    other = rich("one two", [[9, 0]], seen=2, looks=(), paragraphs=[])
    other["rt"]["ch"] = [late["rt"]["rev"], 0, 2]
    host.patch(update(FIELD, rt=other["rt"]))
    settled(desktop, host)
    assert parts(desktop) == [[["one", *BLUE_PART], [" two!?", "rgb(0, 0, 0)", 40]]]


def test_a_paste_over_a_text_that_begins_alike_keeps_the_looks_of_both(desktop, show, host):
    show_rich(desktop, show, "abc", [[1, 1], [2, 0]])
    desktop.evaluate("document.activeElement.setSelectionRange(0, 3)")
    desktop.keyboard.insert_text("abx")
    assert parts(desktop) == [[["a", *BLUE_PART], ["bx", *BLACK_PART]]]


def test_a_plain_text_becomes_a_text_with_looks_under_the_caret(desktop, show, host):
    show(desktop, window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, 300, 100], id="field",
                                **{"in": line("say #hi now", ml=True, lh=24)})))
    box(desktop).focus()
    desktop.evaluate("document.activeElement.setSelectionRange(7, 7)")
    host.wait_for_event("select", selection=[7, 7])
    desktop.keyboard.type("!")
    host.wait_for(lambda: len(typed(host)) == 1)
    host.patch(update(FIELD, **rich("say #hi now", [[4, 0], [4, 1], [4, 0]], seen=1)))
    settled(desktop, host)
    assert selection(desktop) == [8, 8]
    desktop.keyboard.type("?")
    host.wait_for(lambda: typed(host)[-1] == ("say #hi!? now", 2, [9, 9]))
    assert parts(desktop)[0][1] == ["#hi!?", *BLUE_PART]
    assert [event["on"] for event in host.of_type("focus")] == [True]


def test_keys_change_looks_before_the_page_knows_the_commands_of_the_app(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]], es=True)
    for key in "biu":
        desktop.keyboard.press(f"Control+{key}")
    host.wait_for(lambda: [event["input"] for event in host.of_type("command")] == ["b", "i", "u"])
    assert all(event["modifiers"] == 16 for event in host.of_type("command"))


def test_keys_that_change_no_looks_are_no_commands(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]])
    desktop.keyboard.press("Control+b")
    desktop.keyboard.type("!")
    host.wait_for(lambda: typed(host)[-1][0] == "one!")
    assert host.of_type("command") == []


def test_only_the_text_is_pasted(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 1]])
    desktop.evaluate("""() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'a\\r\\nb');
        data.setData('text/html', '<b onclick="x">bold</b>');
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }""")
    host.wait_for(lambda: typed(host) == [("onea\nb", 1, [6, 6])])
    assert host.of_type("typed")[0]["pasted"] is True
    assert parts(desktop) == [[["onea", *BLUE_PART]], [["b", *BLUE_PART]]]


def test_the_app_undoes_edits_in_place_of_the_browser(desktop, show, host):
    show_rich(desktop, show, "one", [[3, 0]])
    desktop.keyboard.type("!")
    host.wait_for(lambda: len(typed(host)) == 1)
    desktop.keyboard.press("Control+z")
    command = host.wait_for_event("command")
    assert (command["input"], command["modifiers"]) == ("z", 16)
    assert desktop.evaluate("document.activeElement.value") == "one!"


def test_the_text_scrolls_to_a_line_that_is_added(phone, show, host):
    text = "\n".join(["line"] * 5)
    show(phone, window(
        create(9, ROOT, 0, "UITextView", [0, 0, 300, 100], id="view", sc=scroll(300, 120)),
        create(FIELD, 9, 0, "TextInputView", [0, 0, 300, 120], id="field", **rich(text, [[len(text), 0]]))))
    box(phone).focus()
    phone.evaluate("document.activeElement.setSelectionRange(1e9, 1e9)")
    phone.keyboard.press("Enter")
    wait_until(phone, "document.querySelector('[data-identifier=view]').scrollTop >= 44")


LINES = {"l": [["one", 0, 0, 30]], "h": 24, "s": 20, "w": 400, "c": "#000000"}


def test_lines_of_the_app_are_only_made_where_the_text_has_no_looks(desktop, show, host):
    content = rich("one", [[3, 0]])
    show(desktop, window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, 300, 100], id="field", tx=LINES, **content)))
    lines = desktop.locator("[data-identifier=field] > .t")
    assert lines.count() == 0
    host.patch(update(FIELD, tx={**LINES, "l": [["two", 0, 0, 30]]}))
    settled(desktop, host)
    assert lines.count() == 0
    # The text can no longer be edited.
    host.patch(update(FIELD, clear=["in", "rt"]))
    settled(desktop, host)
    assert lines.text_content() == "two" and box(desktop).count() == 0
    host.patch(update(FIELD, **content))
    settled(desktop, host)
    assert lines.count() == 0 and box(desktop).text_content() == "one"


def test_text_that_is_typed_while_the_connection_is_lost_arrives_and_gets_its_looks(desktop, show, host):
    show_rich(desktop, show, "see ", [[4, 0]])
    desktop.keyboard.type("#")
    host.wait_for(lambda: typed(host)[-1:] == [("see #", 1, [5, 5])])
    content = rich("see ", [[4, 0], [1, 1]], seen=1)
    host.scene = window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, 300, 100], id="field", **content))
    host.is_reachable = False
    host.drop()
    desktop.wait_for_selector("html[data-tessera=lost]")
    desktop.keyboard.type("ab")
    desktop.keyboard.press("Enter")
    host.is_reachable = True
    host.wait_for(lambda: typed(host)[-1:] == [("see #ab\n", 4, [8, 8])])
    # The looks that came with the scene are those of an earlier text.
    assert parts(desktop) == [[["see #ab", *BLACK_PART]], [["", *BLACK_PART]]]
    host.patch(update(FIELD, **rich("see ", [[4, 0], [3, 1], [1, 0]], seen=4)))
    settled(desktop, host)
    assert parts(desktop)[0] == [["see ", *BLACK_PART], ["#ab", *BLUE_PART]]
    assert selection(desktop) == [8, 8]
