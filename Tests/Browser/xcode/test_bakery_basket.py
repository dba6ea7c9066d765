"""Tests of the second tab: prototype cells, a modal segue that may not be performed, and unwinding with a result."""

from gestures import wait_for_value, wait_until, wait_until_still


def fill(bakery):
    """Puts a croissant and a bagel into the basket and opens it."""
    bakery.tap(bakery.button("Put Croissant into the basket"))
    bakery.wait_for_badge("1")
    bakery.tap(bakery.button("Put Bagel into the basket"))
    bakery.wait_for_badge("2")
    bakery.tap(bakery.tab("Basket"))
    bakery.view("basket-total").wait_for()
    wait_until_still(bakery.page)


def check_out(bakery):
    bakery.tap(bakery.button("Check Out"))
    bakery.view("name").wait_for()
    wait_until_still(bakery.page)


def test_prototype_cells_display_the_lines(bakery):
    fill(bakery)
    bakery.cell("Croissant", "BasketCell").get_by_text("× 1", exact=True).wait_for()
    bakery.cell("Bagel", "BasketCell").get_by_text("¥240", exact=True).wait_for()
    assert bakery.view("basket-total").text_content() == "2 breads · ¥520"


def test_a_row_shows_its_bread(bakery):
    fill(bakery)
    bakery.tap(bakery.cell("Bagel", "BasketCell"))
    bakery.text("257 kcal").wait_for()


def test_an_empty_basket_does_not_check_out(bakery):
    bakery.tap(bakery.tab("Basket"))
    bakery.view("basket-total").wait_for()
    assert bakery.view("basket-total").text_content() == "0 breads · ¥0"
    bakery.tap(bakery.button("Check Out"))
    bakery.text("Choose a bread first.").wait_for()
    bakery.tap(bakery.button("OK"))
    bakery.text("Choose a bread first.").wait_for(state="detached")
    assert bakery.view("name").count() == 0


def test_cancel_unwinds(bakery):
    fill(bakery)
    check_out(bakery)
    bakery.tap(bakery.button("Cancel"))
    bakery.view("name").wait_for(state="detached")
    assert bakery.view("basket-total").text_content() == "2 breads · ¥520"


def test_an_order_unwinds_with_the_name(bakery):
    fill(bakery)
    check_out(bakery)
    assert bakery.view("price").text_content() == "¥520"
    order = bakery.button("Place the Order")
    assert order.get_attribute("aria-disabled") == "true" or order.is_disabled()
    bakery.view("name").locator("input").fill("Ada")
    # A tap beside the field ends typing, since it sends an action without a target.
    bakery.page.touchscreen.tap(195, 700)
    wait_until(bakery.page, "document.activeElement.tagName !== 'INPUT'")
    bakery.tap(order)
    bakery.text("Thank you, Ada!").wait_for()
    wait_for_value(bakery.page, bakery.view("basket-total").text_content, "0 breads · ¥0")


def test_editing_deletes_a_line(bakery):
    fill(bakery)
    bakery.tap(bakery.button("Edit"))
    bakery.button("Done").wait_for()
