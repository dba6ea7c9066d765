"""What assistive technology finds in elements, in the words of ARIA."""

import inputs
import pytest
from gestures import wait_until
from scenes import ROOT, create, remove, scroll, text, update

ONE, TWO, THREE = 10, 11, 12


def window(*more):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *more]


def element(number, index, name, **ax):
    return create(number, ROOT, index, "UIView", [20, 100 + 60 * index, 200, 44], id=name,
                  tx=text((name, 10, 12, 30)), ax=ax)


def attribute(page, name, key):
    return page.locator(f"[data-identifier={name}]").get_attribute(key)


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? null")


def stops(page):
    """Returns the identifiers of the elements that the Tab key reaches, or those around them."""
    return page.evaluate("""() => [...document.querySelectorAll('[data-identifier], [data-identifier] *')]
        .filter((node) => node.tabIndex >= 0).map((node) => node.closest('[data-identifier]').dataset.identifier)""")


def test_a_text_that_changes_often_is_read_as_a_whole_while_the_user_is_there(phone, show, host):
    show(phone, window(element(ONE, 0, "time", r="text", f=True)))
    assert attribute(phone, "time", "aria-live") == "off" and attribute(phone, "time", "aria-atomic") == "true"
    host.patch(update(ONE, ax={"r": "text"}))
    wait_until(phone, "!document.querySelector('[data-identifier=time]').hasAttribute('aria-live')")
    assert attribute(phone, "time", "aria-atomic") is None


def test_a_text_that_is_displayed_in_part_is_read_as_a_whole_and_is_no_image(phone, show, host):
    whole = "() => [...document.querySelectorAll('.whole-text')].map((node) => getComputedStyle(node, '::before').content)"
    show(phone, window(element(ONE, 0, "Sea…", r="text", w="Seasons")))
    assert attribute(phone, "Sea…", "role") is None and attribute(phone, "Sea…", "aria-label") is None
    assert phone.evaluate(whole) == ['"Seasons"']
    assert phone.locator(".t").first.get_attribute("aria-hidden") == "true"
    host.patch(update(ONE, ax={"r": "text"}))
    wait_until(phone, "!document.querySelector('.whole-text')")
    assert phone.locator(".t").first.get_attribute("aria-hidden") is None


def test_an_element_may_have_a_language_of_its_own(phone, show, host):
    show(phone, window(element(ONE, 0, "sushi", r="text", g="ja")))
    assert attribute(phone, "sushi", "lang") == "ja"
    host.patch(update(ONE, ax={"r": "text"}))
    wait_until(phone, "!document.querySelector('[data-identifier=sushi]').hasAttribute('lang')")


def test_a_button_may_stay_pressed(phone, show, host):
    show(phone, window(element(ONE, 0, "bold", r="button", o=False), element(TWO, 1, "text", r="text", o=True)))
    assert attribute(phone, "bold", "role") == "button" and attribute(phone, "bold", "aria-pressed") == "false"
    assert attribute(phone, "text", "aria-pressed") is None
    host.patch(update(ONE, ax={"r": "button", "o": True}))
    wait_until(phone, "document.querySelector('[data-identifier=bold]').ariaPressed === 'true'")


def test_the_keyboard_passes_over_a_button_that_does_not_respond(desktop, show):
    show(desktop, window(element(ONE, 0, "one", r="button"), element(TWO, 1, "two", r="button", u=True),
                         element(THREE, 2, "three", a=True)))
    reached = []
    for _ in range(2):
        desktop.keyboard.press("Tab")
        reached.append(focused(desktop))
    assert reached == ["one", "three"]


def test_the_keyboard_passes_over_the_rows_of_a_hidden_list_until_it_is_visible_or_gone(desktop, show, host):
    box = create(ONE, ROOT, 0, "UIView", [0, 0, 390, 300], id="box", ax={"h": True})
    items = create(TWO, ONE, 0, "UIScrollView", [0, 0, 390, 300], id="list", ax={"r": "list", "l": "Bread"},
                   sc=scroll(390, 300))
    row = create(THREE, TWO, 0, "UIView", [0, 0, 390, 44], id="row", ax={"r": "listItem", "a": True})
    show(desktop, window(box, items, row, element(20, 1, "other", r="button")))
    assert stops(desktop) == ["other"]
    host.patch(update(ONE, ax={}))
    wait_until(desktop, "document.querySelector('[data-identifier=box]').ariaHidden === null")
    assert stops(desktop) == ["list", "row", "other"]
    host.patch(update(ONE, ax={"h": True}))
    wait_until(desktop, "document.querySelector('[data-identifier=box]').ariaHidden === 'true'")
    assert stops(desktop) == ["other"]
    host.patch(remove(ONE))
    wait_until(desktop, "!document.querySelector('[data-identifier=box]')")
    assert stops(desktop) == ["other"]


def test_the_keyboard_passes_over_everything_in_an_element_that_is_hidden_from_assistive_technology(desktop, show, host):
    box = create(ONE, ROOT, 0, "UIView", [0, 0, 390, 200], id="box", ax={"h": True})
    button = create(TWO, ONE, 0, "UIView", [20, 20, 200, 44], id="button", ax={"r": "button"})
    field = inputs.field(20, "field", y=80)
    show(desktop, window(box, button, {**field, "in": ONE}, element(THREE, 1, "other", r="button")))
    assert stops(desktop) == ["other"]
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "other"
    # Changes within the element do not bring it back.
    host.patch(update(TWO, ax={"r": "button", "l": "Buy"}))
    wait_until(desktop, "document.querySelector('[data-identifier=button]').ariaLabel === 'Buy'")
    assert stops(desktop) == ["other"]
    host.patch(update(TWO, ax={"r": "button", "l": "Buy", "d": True}), update(ONE, ax={}))
    wait_until(desktop, "document.querySelector('[data-identifier=box]').ariaHidden === null")
    # A button that cannot be used at present is no stop either.
    assert stops(desktop) == ["field", "other"]
    host.patch(update(TWO, ax={"r": "button"}))
    wait_until(desktop, "!document.querySelector('[data-identifier=button]').ariaDisabled")
    assert stops(desktop) == ["button", "field", "other"]


def test_the_keyboard_passes_over_elements_that_cannot_be_seen(desktop, show, host):
    box = create(ONE, ROOT, 0, "UIView", [0, 0, 390, 200], id="box", o=0)
    button = create(TWO, ONE, 0, "UIView", [20, 20, 200, 44], id="button", ax={"r": "button"})
    show(desktop, window(box, button, element(THREE, 1, "other", r="button")))
    assert stops(desktop) == ["other"]
    host.patch(update(ONE, o=0.5))
    wait_until(desktop, "document.querySelector('[data-identifier=box]').ariaHidden === null")
    assert stops(desktop) == ["button", "other"]
    host.patch(update(ONE, o=0.005))
    wait_until(desktop, "document.querySelector('[data-identifier=box]').ariaHidden === 'true'")
    assert stops(desktop) == ["other"]
    # What the app hides stays out of reach as it becomes visible.
    host.patch(update(ONE, clear=["o"], ax={"h": True}))
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=box]')).opacity === '1'")
    assert stops(desktop) == ["other"]


def test_an_element_that_fades_out_stays_in_reach_until_it_cannot_be_seen(desktop, show, host):
    box = create(ONE, ROOT, 0, "UIView", [0, 0, 390, 200], id="box")
    button = create(TWO, ONE, 0, "UIView", [20, 20, 200, 44], id="button", ax={"r": "button"})
    show(desktop, window(box, button, element(THREE, 1, "other", r="button")))
    host.patch(update(ONE, animate={"duration": 0.5, "delay": 0, "curve": "linear"}, o=0))
    wait_until(desktop, "document.getAnimations().length > 0")
    assert stops(desktop) == ["button", "other"]
    wait_until(desktop, "document.querySelector('[data-identifier=box]').ariaHidden === 'true'")
    assert stops(desktop) == ["other"] and desktop.evaluate("document.getAnimations().length") == 0
    # Coming back, it is in reach from the beginning.
    host.patch(update(ONE, animate={"duration": 60, "delay": 0, "curve": "linear"}, clear=["o"]))
    wait_until(desktop, "document.getAnimations().length > 0")
    assert stops(desktop) == ["button", "other"]


def test_a_text_that_is_edited_and_cannot_be_seen_keeps_the_focus(desktop, show, host):
    field = inputs.field(20, "field", y=80)
    show(desktop, window({**field, "in": ROOT}, element(THREE, 1, "other", r="button")))
    holder = "document.activeElement.closest('[data-identifier]')?.dataset.identifier"
    desktop.keyboard.press("Tab")
    assert desktop.evaluate(holder) == "field"
    host.patch(update(field["id"], o=0))
    wait_until(desktop, "getComputedStyle(document.querySelector('[data-identifier=field]')).opacity === '0'")
    assert desktop.evaluate(holder) == "field"
    assert desktop.locator("[aria-hidden=true][data-identifier=field]").count() == 0
    desktop.keyboard.press("Tab")
    assert desktop.evaluate(holder) == "other"
    wait_until(desktop, "document.querySelector('[data-identifier=field]').ariaHidden === 'true'")
    assert stops(desktop) == ["other"]


@pytest.mark.parametrize("ax, role", [
    ({"r": "group"}, "group"),
    ({"r": "landmark", "l": "Weather"}, "region"),
    ({"r": "landmark"}, "group"),
])
def test_parts_of_the_screen_are_groups_or_have_a_name(phone, show, ax, role):
    show(phone, window(element(ONE, 0, "part", **ax)))
    assert attribute(phone, "part", "role") == role


def test_a_text_that_is_searched_is_a_search_box(phone, show):
    show(phone, inputs.window(inputs.field(sf=True), inputs.field(inputs.OTHER, "other", y=100)))
    assert inputs.box(phone).get_attribute("role") == "searchbox"
    assert inputs.box(phone, "other").get_attribute("role") is None


def test_a_button_that_is_hidden_from_assistive_technology_loses_the_focus(desktop, show, host):
    field = inputs.field(20, "field", y=400)
    show(desktop, window(element(ONE, 0, "cancel", r="button"), element(TWO, 1, "other", r="button"), field))
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "cancel"
    host.patch(update(ONE, ax={"r": "button", "h": True}))
    wait_until(desktop, "document.activeElement === document.body")
    # The Tab key goes on from there.
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "other"
    # Whoever types goes on typing.
    desktop.locator("[data-identifier=field] > input").focus()
    host.patch(update(20, ax={"h": True}), update(TWO, ax={"r": "button", "l": "Buy"}))
    wait_until(desktop, "document.querySelector('[data-identifier=other]').ariaLabel === 'Buy'")
    assert desktop.evaluate("document.activeElement.matches('input')")
