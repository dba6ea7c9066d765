"""Japanese: かな, conversion and confirmation through the browser's own input events, while the app's answers and vetoes come late."""

from inputs import (
    FIELD, InputMethod, answer, box, field, line, selection, settled, show_field, typed, wait_for_text, window,
)
from scenes import update

import pytest


LOOKS = {"rev": 1, "ed": 0, "s": [{"s": 17, "w": 400, "c": "#000000", "lh": 20, "pg": 0}], "p": [{"al": "left"}], "r": [[15_999, 0]]}


@pytest.fixture(params=[False, True], ids=["a line", "several lines"])
def method(request, desktop, show, host):
    """An input method in a focused field."""
    show_field(desktop, show, text="東", ml=request.param)
    method = InputMethod(desktop)
    method.kind = {"ml": request.param}
    return method


def composing(host):
    return [bool(event.get("composing")) for event in host.of_type("typed")]


def test_each_step_is_reported_as_a_part_of_the_composition_and_the_confirmation_as_its_end(desktop, host, method):
    method.compose("k", "き", "きょ", "きょう", "京")
    method.confirm("京")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    assert [text for text, _, _ in typed(host)][-2:] == ["東京", "東京"]
    assert composing(host) == [True] * (len(typed(host)) - 1) + [False]
    assert [edit for _, edit, _ in typed(host)] == list(range(1, len(typed(host)) + 1))


def test_answers_that_come_during_a_composition_do_not_touch_it(desktop, host, method):
    method.compose("き", "きょ")
    host.wait_for(lambda: len(typed(host)) == 2)
    # Late answers to each step, the last of them to the present one.
    answer(host, "A", 1, 1, **method.kind)
    answer(host, "B", 2, 2, **method.kind)
    settled(desktop, host)
    assert box(desktop).input_value() == "東きょ"
    method.compose("きょう")
    method.confirm("京")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    # The app's last answer was for an earlier text.
    assert box(desktop).input_value() == "東京"


def test_a_text_of_the_app_that_ends_the_composition_takes_its_place(desktop, host, method):
    method.compose("き", "きょ")
    host.wait_for(lambda: len(typed(host)) == 2)
    answer(host, "", 1, 2, ec=True, **method.kind)
    wait_for_text(desktop, "")
    assert [event["on"] for event in host.of_type("focus")] == [True]
    method.compose("う")
    method.confirm("卯")
    host.wait_for(lambda: typed(host)[-1][0] == "卯" and composing(host)[-1:] == [False])
    assert all("き" not in text for text, _, _ in typed(host)[2:])


def test_a_text_that_ends_the_composition_too_late_does_not_change_it(desktop, host, method):
    method.compose("き", "きょ")
    host.wait_for(lambda: len(typed(host)) == 2)
    answer(host, "", 1, 1, ec=True, **method.kind)
    settled(desktop, host)
    assert box(desktop).input_value() == "東きょ"


def test_a_veto_that_comes_after_the_confirmation_restores_the_text_before_it(desktop, host, method):
    method.compose("きょう")
    method.confirm("京")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    answer(host, "東", 1, typed(host)[-1][1], **method.kind)
    wait_for_text(desktop, "東")
    assert selection(desktop) == [1, 1]


def test_a_veto_that_comes_in_the_next_composition_is_dropped_and_asked_for_again(desktop, host, method):
    method.compose("きょう")
    method.confirm("京")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    vetoed = typed(host)[-1][1]
    method.compose("と")
    host.wait_for(lambda: composing(host)[-1:] == [True])
    answer(host, "東", 1, vetoed, **method.kind)
    settled(desktop, host)
    assert box(desktop).input_value() == "東京と"
    method.confirm("都")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    # The app receives the whole text, and refuses it now.
    assert typed(host)[-1][0] == "東京都"
    answer(host, "東", 2, typed(host)[-1][1], **method.kind)
    wait_for_text(desktop, "東")


def test_a_composition_that_is_given_up_is_reported_as_the_text_before_it(desktop, host, method):
    method.compose("き", "きょ")
    method.cancel()
    host.wait_for(lambda: [text for text, _, _ in typed(host)][-1:] == ["東"] and composing(host)[-1:] == [False])
    assert box(desktop).input_value() == "東"


def test_a_selection_of_the_app_waits_for_the_end_of_the_composition(desktop, host, method):
    method.compose("きょ")
    host.wait_for(lambda: len(typed(host)) == 1)
    answer(host, "東", 0, 0, se={"s": 0, "e": 1, "rev": 1, "ed": 99}, **method.kind)
    settled(desktop, host)
    assert selection(desktop) == [3, 3]
    method.confirm("京")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    assert selection(desktop) == [0, 1]


def test_other_properties_of_the_field_may_change_during_a_composition(desktop, host, method):
    method.compose("きょ")
    host.wait_for(lambda: len(typed(host)) == 1)
    host.patch(update(FIELD, f=[20, 20, 200, 36], **{"in": line("東", p="Place", kb="text", **method.kind)}))
    settled(desktop, host)
    method.compose("きょう")
    method.confirm("京")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    assert box(desktop).input_value() == "東京"


@pytest.mark.parametrize("more", [{}, {"ml": True}, {"ml": True, "rt": LOOKS}], ids=["a line", "several lines", "looks"])
def test_a_composition_for_which_there_is_no_room_ends_within_the_limit(desktop, show, host, more):
    show_field(desktop, show, text="a" * 15_999, **more)
    method = InputMethod(desktop)
    method.compose("か", "かん", "かんじ")
    assert desktop.evaluate("document.activeElement.value.length") == 16_002
    method.confirm("漢字")
    host.wait_for(lambda: composing(host)[-1:] == [False])
    # The last text that the app has received before the end is one that has room.
    assert max(len(text) for text, _, _ in typed(host)) == 16_000
    assert typed(host)[-1][0] == "a" * 15_999 + "漢" and selection(desktop) == [16_000, 16_000]
    assert desktop.evaluate("document.activeElement.value") == "a" * 15_999 + "漢"


def test_the_return_key_that_confirms_submits_nothing(desktop, host, method):
    desktop.evaluate("""() => document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))""")
    desktop.evaluate("""() => document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))""")
    settled(desktop, host)
    assert host.of_type("submit") == []


def test_a_composition_goes_on_while_the_connection_is_lost(desktop, show, host, method):
    method.compose("き")
    host.wait_for(lambda: len(typed(host)) == 1)
    host.scene = window(field(text="東き", edit=1, **method.kind))
    host.is_reachable = False
    host.drop()
    desktop.wait_for_selector("html[data-tessera=lost]")
    method.compose("きょう")
    host.is_reachable = True
    desktop.wait_for_selector("html[data-tessera=ready]")
    assert box(desktop).input_value() == "東きょう"
    method.confirm("京")
    host.wait_for(lambda: [text for text, _, _ in typed(host)][-1:] == ["東京"] and composing(host)[-1:] == [False])
