"""Tests of the first tab of the sample project: cells from xibs, a popover, a long press, and a refresh."""

from devices import PHONE
from gestures import drag, middle, pull_down, wait_for_value, wait_until, wait_until_still

FRESH = ["Croissant", "Baguette", "Melonpan", "Bagel"]


def test_the_launch_storyboard_comes_before_the_app(run_bakery, open_page):
    page = open_page(PHONE, locale="en-GB")
    page.add_init_script("""window.screens = [];
        new MutationObserver(() => {
            const views = [...document.querySelectorAll('[data-view]')].map((view) => view.dataset.view);
            if (views.length > 0) screens.push(views);
        }).observe(document, { subtree: true, childList: true });""")
    page.goto(run_bakery.url)
    wait_until(page, "screens.at(-1)?.includes('BreadCell')")
    assert page.evaluate("screens[0]") == ["UIWindowScene", "UIWindow", "UIView", "UIImageView"]


def test_cells_from_xibs_display_their_breads(bakery):
    cell = bakery.cell("Croissant")
    cell.get_by_text("¥280", exact=True).wait_for()
    assert bakery.color(cell) == "rgb(255, 255, 255)"
    assert bakery.color(cell, "borderTopLeftRadius") == "16px"
    bakery.wait_for_names(*FRESH)
    offer = bakery.cell("Morning Set", "OfferCell")
    offer.get_by_text("A croissant").wait_for()
    bakery.text("Fresh from the Oven").wait_for()
    bakery.text("6 kinds").wait_for()


def test_a_popover_chooses_an_order_and_unwinds(bakery):
    bakery.wait_for_names(*FRESH)
    bakery.tap(bakery.button("Order"))
    choice = bakery.button("Cheap First")
    choice.wait_for()
    assert choice.bounding_box()["width"] < 300
    bakery.tap(choice)
    choice.wait_for(state="detached")
    bakery.wait_for_names("Melonpan", "Bagel", "Croissant", "Cinnamon Roll")


def test_a_pull_refreshes_by_the_selector_of_the_control(bakery):
    bakery.wait_for_names(*FRESH)
    bakery.tap(bakery.button("Order"))
    bakery.tap(bakery.button("Best First"))
    bakery.wait_for_names("Melonpan", "Croissant")
    wait_until_still(bakery.page)
    pull_down(bakery.page, y=400)
    bakery.wait_for_names(*FRESH)


def test_a_tap_on_the_selected_tab_scrolls_to_the_top(bakery):
    bakery.wait_for_names(*FRESH)
    top = "document.querySelector('[data-identifier=breads]').scrollTop"
    before = bakery.page.evaluate(top)
    drag(bakery.page, 195, 600, dy=-250)
    wait_until(bakery.page, f"{top} > arg + 100", before)
    bakery.tap(bakery.tab("Breads"))
    wait_until(bakery.page, f"Math.abs({top} - arg) < 1", before)


def test_a_long_press_and_the_button_of_a_cell_fill_the_basket(bakery):
    bakery.press(bakery.cell("Bagel"))
    bakery.text("Bagel is in the basket.").wait_for()
    bakery.wait_for_badge("1")
    bakery.tap(bakery.button("Put Baguette into the basket"))
    bakery.wait_for_badge("2")


def test_an_action_without_a_target_finds_the_tab_controller(bakery):
    bakery.tap(bakery.button("Put Croissant into the basket"))
    bakery.wait_for_badge("1")
    bakery.tap(bakery.button("Empty"))
    bakery.text("The basket is empty.").wait_for()
    bakery.wait_for_no_badge()
    # The message disappears after some seconds, by a selector that is performed after a delay.
    bakery.crumb().wait_for(state="detached")


def test_a_key_command_empties_the_basket(desktop_bakery):
    bakery = desktop_bakery
    bakery.tap(bakery.button("Put Croissant into the basket"))
    bakery.wait_for_badge("1")
    bakery.page.keyboard.press("Alt+e")
    bakery.wait_for_no_badge()


def test_columns_grow_with_the_window(desktop_bakery):
    cells = desktop_bakery.page.locator("[data-view=BreadCell]")
    wait_for_value(desktop_bakery.page, cells.count, 6)
    tops = {round(cell.bounding_box()["y"]) for cell in cells.all()}
    assert len(tops) == 1
    assert middle(cells.first)
