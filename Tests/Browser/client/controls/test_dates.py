"""Dates: texts that open the browser's own pickers, and months of days."""

from datetime import datetime, timezone

import pytest
from controls import CONTROL, answer, changes, control, place, window
from gestures import tap, wait_until
from scenes import update


def at(year, month, day, hour=0, minute=0):
    """Returns the time of a clock, in seconds."""
    return datetime(year, month, day, hour, minute, tzinfo=timezone.utc).timestamp()


def date(seconds, style="compact", day=True, time=False, locale="en-US", revision=0, edit=0, common=None, **more):
    content = {
        "k": style, "lc": locale, "fw": 1, "s": {"s": 17, "w": 400, "c": "#000000"}, "c": "#007aff", "c2": "#3c3c434d",
        "c3": "#3c3c432e", "cf": "#7676801f", "td": at(2024, 5, 15, 12), "lp": "Previous month", "ln": "Next month",
        "lt": "Time", "h12": True, **({"day": True} if day else {}), **({"time": True} if time else {}), **more}
    return control("dt", content, [seconds], revision, edit, **(common or {}))


COMPACT = (20, 100, 260, 34)
MONTH = (20, 100, 320, 386)


def texts(page):
    return [text.replace("\u202f", " ") for text in page.locator(".date-text").all_text_contents()]


def heading(page):
    return page.locator(".calendar-days").get_attribute("aria-label")


def day_button(page, seconds):
    return page.locator(f".calendar-day[data-day='{int(seconds)}']")


def test_a_compact_date_is_text_in_its_language(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7, 9, 41), time=True), COMPACT)))
    assert texts(desktop) == ["May 7, 2024", "9:41 AM"]
    answer(host, date(at(2024, 5, 7, 15, 5), time=True, locale="ja-JP", h12=False, revision=1))
    wait_until(desktop, "document.querySelector('.date-text').textContent === '2024/05/07'")
    assert texts(desktop) == ["2024/05/07", "15:05"]
    answer(host, date(at(2024, 5, 7), locale="ja-JP", ca="japanese", revision=2))
    wait_until(desktop, "document.querySelectorAll('.date-text').length === 1")
    assert "6" in texts(desktop)[0] and "2024" not in texts(desktop)[0]


def test_a_day_chosen_in_the_browsers_picker_appears_at_once(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7, 9, 41), time=True), COMPACT)))
    desktop.locator("input[type=date]").fill("2024-06-30")
    assert texts(desktop)[0] == "Jun 30, 2024"
    host.wait_for_event("changed")
    assert changes(host) == [(at(2024, 6, 30, 9, 41), 1, False)]
    desktop.locator("input[type=time]").fill("18:30")
    host.wait_for(lambda: len(changes(host)) == 2)
    assert changes(host)[1] == (at(2024, 6, 30, 18, 30), 2, False)
    assert texts(desktop)[1] == "6:30 PM"


def test_a_date_stays_within_its_range(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), a=at(2024, 5, 3), z=at(2024, 5, 20)), COMPACT)))
    field = desktop.locator("input[type=date]")
    assert (field.get_attribute("min"), field.get_attribute("max")) == ("2024-05-03", "2024-05-20")
    field.fill("2025-01-01")
    field.blur()
    host.wait_for_event("changed")
    assert changes(host)[0][0] == at(2024, 5, 20) and texts(desktop) == ["May 20, 2024"]


def test_a_year_can_be_typed_though_its_first_digits_are_out_of_range(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), a=at(2020, 1, 1), z=at(2030, 1, 1)), COMPACT)))
    field = desktop.locator("input[type=date]")
    field.focus()
    desktop.keyboard.type("06302026")
    host.wait_for(lambda: at(2026, 6, 30) in [value for value, _, _ in changes(host)])
    # The month and the digits of the day were in range, and the years 2, 20 and 202 were not.
    assert {value for value, _, _ in changes(host)} <= {at(2024, 6, day) for day in (7, 3, 30)} | {at(2026, 6, 30)}
    assert field.input_value() == "2026-06-30" and texts(desktop) == ["Jun 30, 2026"]


@pytest.mark.parametrize("key", ["Enter", "Tab"])
def test_a_year_that_was_typed_out_of_range_becomes_the_nearest_date(desktop, show, host, key):
    show(desktop, window(place(date(at(2024, 5, 7), a=at(2020, 1, 1), z=at(2030, 1, 1)), COMPACT)))
    field = desktop.locator("input[type=date]")
    field.focus()
    desktop.keyboard.type("05072040")
    assert field.input_value() == "2040-05-07" and changes(host) == []
    for _ in range(3 if key == "Tab" else 1):
        desktop.keyboard.press(key)
    host.wait_for_event("changed")
    assert changes(host) == [(at(2030, 1, 1), 1, False)] and texts(desktop) == ["Jan 1, 2030"]
    assert field.input_value() == "2030-01-01"


def test_times_keep_to_their_interval(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7, 9, 30), day=False, time=True, mi=15), COMPACT)))
    field = desktop.locator("input[type=time]")
    assert field.get_attribute("step") == "900"
    field.fill("10:50")
    host.wait_for_event("changed")
    assert changes(host)[0][0] == at(2024, 5, 7, 10, 45)


def test_an_answer_to_an_older_date_does_not_overwrite_a_newer_one(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7)), COMPACT)))
    field = desktop.locator("input[type=date]")
    field.fill("2024-05-08")
    field.fill("2024-05-09")
    host.wait_for(lambda: len(changes(host)) == 2)
    host.patch(update(CONTROL, ct=date(at(2024, 1, 1), revision=1, edit=1), id="seen"))
    desktop.locator("[data-identifier=seen]").wait_for()
    assert texts(desktop) == ["May 9, 2024"]


def test_a_tap_on_a_day_chooses_it(phone, show, host):
    show(phone, window(place(date(at(2024, 5, 7, 9, 41), "inline", time=True), MONTH)))
    assert heading(phone) == "May 2024"
    assert phone.locator(".calendar-day").count() == 31
    box = day_button(phone, at(2024, 5, 21)).bounding_box()
    tap(phone, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    host.wait_for_event("changed")
    assert changes(host) == [(at(2024, 5, 21, 9, 41), 1, False)]
    assert day_button(phone, at(2024, 5, 21)).get_attribute("aria-selected") == "true"
    assert day_button(phone, at(2024, 5, 15)).get_attribute("aria-current") == "date"
    # The first of May 2024 was a Wednesday, the fourth day of a week that begins on Sunday.
    assert phone.evaluate("document.querySelector('.calendar-day').style.gridColumnStart") == "4"


def test_months_are_turned_without_the_app(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), "inline", a=at(2024, 4, 10), z=at(2024, 6, 20)), MONTH)))
    desktop.get_by_role("button", name="Next month").click()
    assert heading(desktop) == "June 2024"
    assert desktop.get_by_role("button", name="Next month").is_disabled()
    desktop.get_by_role("button", name="Previous month").click()
    desktop.get_by_role("button", name="Previous month").click()
    assert heading(desktop) == "April 2024"
    day_button(desktop, at(2024, 4, 9)).click(force=True)
    day_button(desktop, at(2024, 4, 10)).click()
    host.wait_for_event("changed")
    assert changes(host) == [(at(2024, 4, 10), 1, False)]


def test_the_arrows_of_a_calendar_do_not_follow_the_font_of_the_browsers_settings(desktop, show):
    show(desktop, window(place(date(at(2024, 5, 7), "inline"), MONTH)))
    # An arrow in a line of text would stand on the baseline of a font that may be larger than the button.
    displays = desktop.eval_on_selector_all(".calendar-step", "nodes => nodes.map((node) => getComputedStyle(node, '::before').display)")
    assert displays == ["block", "block"]


def test_no_day_of_a_hidden_calendar_is_a_stop_of_the_tab_key_in_another_month(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), "inline"), MONTH, ax={"h": True})))
    stops = "() => [...document.querySelectorAll('.calendar-day')].filter((node) => node.tabIndex === 0).length"
    assert desktop.evaluate(stops) == 0
    desktop.locator("button[aria-label='Next month']").click()
    assert heading(desktop) == "June 2024" and desktop.evaluate(stops) == 0
    host.patch(update(CONTROL, ax={}))
    wait_until(desktop, f"({stops})() === 1")


def test_a_calendar_is_a_grid_of_weeks_with_named_lists_above_it(desktop, show):
    show(desktop, window(place(date(at(2024, 5, 7), "inline"), MONTH)))
    # The first of May 2024 is a Wednesday, and weeks begin on Sundays.
    weeks = desktop.get_by_role("grid").get_by_role("row").all()
    assert [week.get_by_role("gridcell").count() for week in weeks] == [4, 7, 7, 7, 6]
    assert desktop.get_by_label("month", exact=True).evaluate("node => node.selectedOptions[0].textContent") == "May"
    assert desktop.get_by_label("year", exact=True).evaluate("node => node.selectedOptions[0].textContent") == "2024"
    wednesday, thursday = day_button(desktop, at(2024, 5, 1)).bounding_box(), day_button(desktop, at(2024, 5, 2)).bounding_box()
    assert wednesday["y"] == thursday["y"] and wednesday["x"] < thursday["x"]
    assert day_button(desktop, at(2024, 5, 8)).bounding_box()["x"] == wednesday["x"]


@pytest.mark.parametrize("locale, name", [("en-US", "day"), ("ja-JP", "日")])
def test_the_field_of_a_date_has_a_name_in_the_language_of_the_date(desktop, show, locale, name):
    show(desktop, window(place(date(at(2024, 5, 7), locale=locale), COMPACT)))
    assert desktop.locator("input[type=date]").get_attribute("aria-label") == name


@pytest.mark.parametrize("locale, texts", [("en-US", ["May", "2024"]), ("ja-JP", ["2024年", "5月"])])
def test_the_lists_of_months_and_years_stand_as_the_language_has_them(desktop, show, locale, texts):
    show(desktop, window(place(date(at(2024, 5, 7), "inline", locale=locale), MONTH)))
    lists = desktop.locator(".calendar-select").all()
    assert [one.evaluate("node => node.selectedOptions[0].textContent") for one in lists] == texts


def test_a_month_is_chosen_from_a_list(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), "inline"), MONTH)))
    desktop.locator(".calendar-select").first.select_option("1")
    assert heading(desktop) == "February 2024" and desktop.locator(".calendar-day").count() == 29
    desktop.locator(".calendar-select").last.select_option("2023")
    assert heading(desktop) == "February 2023" and desktop.locator(".calendar-day").count() == 28


def test_a_month_is_used_by_keyboard(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 30), "inline"), MONTH)))
    day_button(desktop, at(2024, 5, 30)).focus()
    for key in ("ArrowRight", "ArrowRight", "PageDown", "ArrowDown"):
        desktop.keyboard.press(key)
    assert heading(desktop) == "July 2024"
    assert desktop.evaluate("Number(document.activeElement.dataset.day)") == at(2024, 7, 8)
    desktop.keyboard.press("Enter")
    host.wait_for_event("changed")
    assert changes(host) == [(at(2024, 7, 8), 1, False)] and host.of_type("activate") == []


def test_a_month_is_arranged_from_right_to_left(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), "inline", common={"rl": True}), MONTH)))
    first, second = (day_button(desktop, at(2024, 5, number)).bounding_box()["x"] for number in (1, 2))
    assert second < first
    day_button(desktop, at(2024, 5, 7)).focus()
    desktop.keyboard.press("ArrowLeft")
    assert desktop.evaluate("Number(document.activeElement.dataset.day)") == at(2024, 5, 8)


def test_a_disabled_date_changes_nothing(desktop, show, host):
    show(desktop, window(place(date(at(2024, 5, 7), "inline", common={"d": True}), MONTH)))
    day_button(desktop, at(2024, 5, 9)).click(force=True)
    desktop.mouse.click(5, 5)
    host.wait_for_event("touch", phase="ended")
    assert changes(host) == []
