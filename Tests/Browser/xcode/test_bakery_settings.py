"""Tests of the third tab: a static table, a controller with a xib, a display link, timers, and looks."""

from devices import PHONE
from gestures import wait_for_value, wait_until_ready, wait_until_still

CREAM, DARK_CREAM = "rgb(251, 244, 232)", "rgb(28, 23, 20)"


def open_settings(bakery, name="Settings"):
    bakery.tap(bakery.tab(name))
    bakery.page.locator("[data-view=UISegmentedControl]").wait_for()
    wait_until_still(bakery.page)


def test_a_static_table_displays_its_rows(bakery):
    open_settings(bakery)
    for text in ["About the Bakery", "Oven", "Offers of the Day", "Version", "2.1", "Empty the Basket"]:
        bakery.text(text).first.wait_for()
    bakery.start("A message each").wait_for()


def test_the_appearance_changes_the_colours_of_the_catalog(bakery):
    breads = bakery.view("breads")
    assert bakery.color(breads) == CREAM
    open_settings(bakery)
    bakery.tap(bakery.page.locator("[data-view=UISegmentedControl]").get_by_text("Dark", exact=True))
    bakery.tap(bakery.tab("Breads"))
    wait_for_value(bakery.page, lambda: bakery.color(breads), DARK_CREAM)


def test_a_dark_page_has_dark_colours_and_the_dark_sign(open_bakery):
    bakery = open_bakery(color_scheme="dark")
    wait_for_value(bakery.page, lambda: bakery.color(bakery.view("breads")), DARK_CREAM)
    open_settings(bakery)
    bakery.tap(bakery.text("About the Bakery"))
    bakery.view("sign").wait_for()
    bakery.start("Open from 7").wait_for()
    dark = bakery.view("sign").locator("img").first.get_attribute("src")
    light = open_bakery(color_scheme="light")
    open_settings(light)
    light.tap(light.text("About the Bakery"))
    light.view("sign").wait_for()
    assert light.view("sign").locator("img").first.get_attribute("src") != dark


def test_a_japanese_page_has_japanese_texts(open_bakery):
    bakery = open_bakery(PHONE, locale="ja-JP")
    bakery.wait_for_title("本日のパン")
    bakery.cell("クロワッサン").wait_for()
    bakery.text("6種類").wait_for()
    bakery.cell("朝のセット", "OfferCell").wait_for()
    open_settings(bakery, "設定")
    bakery.text("今日のおすすめ").wait_for()
    bakery.start("毎朝、窯を").wait_for()
    bakery.tap(bakery.tab("かご"))
    bakery.text("パン0個 · ¥0").wait_for()


def test_a_setting_lasts_in_the_browser_of_its_user(open_bakery):
    """Each page is a process of the app. Another browser has settings of its own, and so has each time zone here, which no other test has."""
    bakery = open_bakery(timezone_id="Europe/London")
    open_settings(bakery)
    bakery.page.get_by_role("switch", checked=True).wait_for()
    bakery.tap(bakery.page.get_by_role("switch"))
    stored = "Object.keys(localStorage).filter((name) => name.startsWith('tessera-settings:')).length"
    wait_for_value(bakery.page, lambda: bakery.page.evaluate(stored), 1)
    bakery.page.goto(bakery.page.url)
    wait_until_ready(bakery.page, 60_000)
    open_settings(bakery)
    bakery.page.get_by_role("switch", checked=False).wait_for()
    other = open_bakery(timezone_id="Europe/Dublin")
    open_settings(other)
    other.page.get_by_role("switch", checked=True).wait_for()


def test_an_oven_is_heated_by_a_display_link_a_timer_and_a_delay(bakery):
    open_settings(bakery)
    bakery.tap(bakery.text("Oven").first)
    bakery.text("The oven is cold.").wait_for()
    assert bakery.view("temperature").text_content() == "20 °C"
    bakery.tap(bakery.button("Heat It"))
    bakery.text("It is getting warm…").wait_for()
    wait_for_value(bakery.page, bakery.view("temperature").text_content, "220 °C")
    wait_for_value(bakery.page, bakery.view("state").text_content, "Ding!")
    assert bakery.view("time").text_content().endswith(("second", "seconds"))
    # A segue action gives each controller the same oven.
    bakery.back()
    bakery.view("temperature").wait_for(state="detached")
    bakery.tap(bakery.text("Oven").first)
    bakery.text("The oven is cold.").wait_for()
    assert bakery.view("temperature").text_content() == "220 °C"


def test_a_button_of_the_nib_sends_its_action_to_the_first_responder(bakery):
    bakery.tap(bakery.button("Put Croissant into the basket"))
    bakery.wait_for_badge("1")
    open_settings(bakery)
    bakery.tap(bakery.button("Empty the Basket"))
    bakery.wait_for_no_badge()


def test_the_bottom_bar_hides_where_the_storyboard_says_so(bakery):
    open_settings(bakery)
    bakery.tap(bakery.text("Oven").first)
    bakery.text("The oven is cold.").wait_for()
    bakery.page.get_by_role("tablist").wait_for(state="hidden")
    bakery.back()
    bakery.page.get_by_role("tablist").wait_for()
