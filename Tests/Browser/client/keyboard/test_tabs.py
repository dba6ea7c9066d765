"""Tabs, grids and adjustable elements: their accessibility and the arrow keys."""

import pytest

from gestures import tap, wait_until
from scenes import ROOT, create, scroll, text, update

BAR, ONE, TWO, THREE, DOTS, FEED = 10, 11, 12, 13, 20, 30


def tabs(*more, mirrored=False):
    places = [260, 130, 0] if mirrored else [0, 130, 260]
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(BAR, ROOT, 0, "UITabBar", [0, 795, 390, 49], ax={"r": "tabBar"}, id="bar"),
            *(create(number, BAR, index, "TabBarButton", [places[index], 0, 130, 49], id=name,
                     tx=text((name, 10, 12, 30)), ax={"r": "tab", "l": name, **more_ax})
              for index, (number, name, more_ax) in enumerate([
                  (ONE, "one", {"s": True}), (TWO, "two", {"v": "3"}), (THREE, "three", {})])),
            *more]


def dots(**more):
    return create(DOTS, ROOT, 1, "UIPageControl", [100, 300, 100, 26], id="dots",
                  ax={"r": "adjustable", "v": "page 1 of 3", **more})


def focused(page):
    return page.evaluate("document.activeElement.dataset.identifier ?? null")


def attribute(page, name, key):
    return page.locator(f"[data-identifier={name}]").get_attribute(key)


def test_tabs_are_read_as_tabs_of_a_list_with_one_selected(phone, show):
    show(phone, tabs())
    assert attribute(phone, "bar", "role") == "tablist"
    assert [attribute(phone, name, "role") for name in ("one", "two", "three")] == ["tab"] * 3
    assert [attribute(phone, name, "aria-selected") for name in ("one", "two", "three")] == ["true", "false", "false"]
    assert attribute(phone, "two", "aria-description") == "3"


def test_another_tab_is_selected(phone, show, host):
    show(phone, tabs())
    host.patch(update(ONE, ax={"r": "tab", "l": "one"}), update(TWO, ax={"r": "tab", "l": "two", "s": True}))
    wait_until(phone, "document.querySelector('[data-identifier=two]').ariaSelected === 'true'")
    assert attribute(phone, "one", "aria-selected") == "false"


def test_arrow_keys_go_from_tab_to_tab_and_enter_chooses(desktop, show, host):
    show(desktop, tabs())
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "one"
    for key, name in [("ArrowRight", "two"), ("ArrowRight", "three"), ("ArrowRight", "one"), ("ArrowLeft", "three"),
                      ("Home", "one"), ("End", "three")]:
        desktop.keyboard.press(key)
        assert focused(desktop) == name
    assert host.of_type("activate") == []
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=THREE)


def test_the_tab_key_reaches_the_selected_tab_of_a_bar(desktop, show, host):
    show(desktop, tabs())
    host.patch(update(ONE, ax={"r": "tab", "l": "one"}), update(TWO, ax={"r": "tab", "l": "two", "s": True}))
    wait_until(desktop, "document.querySelector('[data-identifier=two]').ariaSelected === 'true'")
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "two"
    # The other tabs are no stops.
    desktop.keyboard.press("Tab")
    assert focused(desktop) not in ("one", "two", "three")


def test_arrow_keys_go_where_they_point_to_from_right_to_left_too(desktop, show):
    # The bar of an app that is arranged from right to left, as the place of the scroll indicator says.
    content = create(FEED, ROOT, 0, "UIScrollView", [0, 0, 390, 795], sc=scroll(390, 795, rl=True, off=True))
    show(desktop, tabs(content, mirrored=True))
    desktop.locator("[data-view=UIScrollView]").focus()
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "one"
    desktop.keyboard.press("ArrowLeft")
    assert focused(desktop) == "two"


def test_a_finger_chooses_a_tab(phone, show, host):
    show(phone, tabs())
    tap(phone, 200, 820)
    host.wait_for_event("touch", phase="ended")


def test_the_tab_key_reaches_one_day_of_a_month_and_the_arrow_keys_the_others(desktop, show, host):
    def day(index, **more):
        return {"r": "button", "l": f"day {index}", "e": True, **more}
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        *(create(10 + index, ROOT, index, "CalendarDayView", [index % 3 * 50, index // 3 * 50, 50, 50], id=f"day{index}",
                 ax=day(index, s=True) if index == 4 else day(index)) for index in range(6))])
    desktop.keyboard.press("Tab")
    assert focused(desktop) == "day4"
    for key, name in [("ArrowUp", "day1"), ("ArrowRight", "day2"), ("ArrowRight", "day3"), ("End", "day5")]:
        desktop.keyboard.press(key)
        assert focused(desktop) == name
    desktop.keyboard.press("Enter")
    host.wait_for_event("activate", view=15)
    host.patch(update(14, ax=day(4)), update(15, ax=day(5, s=True)))
    wait_until(desktop, "document.querySelector('[data-identifier=day5]').ariaCurrent === 'true'")
    assert [attribute(desktop, f"day{index}", "tabindex") for index in range(6)] == ["-1"] * 5 + ["0"]


@pytest.mark.parametrize("day, key, step", [
    (0, "ArrowUp", "up"), (0, "ArrowLeft", "left"), (5, "ArrowDown", "down"), (5, "ArrowRight", "right"),
    (2, "PageUp", "pageUp"), (2, "PageDown", "pageDown")])
def test_keys_that_lead_beyond_a_month_ask_the_app(desktop, show, host, day, key, step):
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        *(create(10 + index, ROOT, index, "CalendarDayView", [index % 3 * 50, index // 3 * 50, 50, 50], id=f"day{index}",
                 ax={"r": "button", "l": f"day {index}", "e": True, **({"s": True} if index == day else {})}) for index in range(6))])
    desktop.keyboard.press("Tab")
    assert focused(desktop) == f"day{day}"
    desktop.keyboard.press(key)
    host.wait_for_event("focusStep", view=10 + day, step=step)
    assert focused(desktop) == f"day{day}"



def test_a_month_that_assistive_technology_ignored_has_one_stop_afterwards(desktop, show, host):
    def day(index, **more):
        return {"r": "button", "l": f"day {index}", "e": True, **more}
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(5, ROOT, 0, "UIView", [0, 0, 390, 300], ax={"h": True}),
        create(6, 5, 0, "UICalendarView", [0, 0, 390, 300]),
        *(create(10 + index, 6, index, "CalendarDayView", [index * 50, 0, 50, 50], id=f"day{index}", ax=day(index)) for index in range(3))])
    assert [attribute(desktop, f"day{index}", "tabindex") for index in range(3)] == ["-1"] * 3
    # The selected day becomes the stop while the month is still ignored.
    host.patch(update(12, ax=day(2, s=True)))
    host.patch(update(5, ax={}))
    wait_until(desktop, "document.querySelector('[data-identifier=day2]').tabIndex === 0")
    assert [attribute(desktop, f"day{index}", "tabindex") for index in range(3)] == ["-1", "-1", "0"]


def test_arrow_keys_change_an_adjustable_element(desktop, show, host):
    show(desktop, tabs(dots()))
    assert attribute(desktop, "dots", "role") == "spinbutton"
    assert attribute(desktop, "dots", "aria-valuetext") == "page 1 of 3"
    # The app has given it no name, which ARIA wants.
    assert attribute(desktop, "dots", "aria-label") == "page 1 of 3"
    desktop.locator("[data-identifier=dots]").focus()
    for key, direction in [("ArrowRight", "right"), ("ArrowLeft", "left"), ("ArrowUp", "up"), ("ArrowDown", "down")]:
        desktop.keyboard.press(key)
        host.wait_for_event("adjust", view=DOTS, direction=direction)
    assert len(host.of_type("adjust")) == 4


def test_a_disabled_adjustable_element_stays_as_it_is(desktop, show, host):
    show(desktop, tabs(dots(d=True)))
    desktop.locator("[data-identifier=dots]").evaluate("node => node.focus()")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")
    assert host.of_type("adjust") == []


def test_arrow_keys_on_an_adjustable_element_do_not_scroll_what_is_around_it(desktop, show, host):
    feed = create(FEED, ROOT, 1, "UIScrollView", [0, 0, 390, 700], cl=True, sc=scroll(390, 3000))
    control = create(DOTS, FEED, 0, "UIPageControl", [100, 300, 100, 26], id="dots", ax={"r": "adjustable", "v": "1"})
    show(desktop, tabs(feed, control))
    desktop.locator("[data-identifier=dots]").focus()
    desktop.keyboard.press("ArrowDown")
    host.wait_for_event("adjust", view=DOTS, direction="down")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")
    assert host.of_type("scroll") == []
