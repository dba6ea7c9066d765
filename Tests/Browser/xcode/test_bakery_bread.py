"""Tests of the screen of a bread: a pushed controller, an embedded one, a custom segue, outlets and observing."""

from devices import PHONE
from gestures import drag, wait_for_value, wait_until_still


def test_a_segue_pushes_a_bread_and_back_pops_it(bakery):
    bakery.open_bread("Baguette")
    bakery.start("Flour, water, salt").wait_for()
    bakery.text("¥360").first.wait_for()
    # The embedded table gets its bread before it loads its view.
    bakery.text("271 kcal").wait_for()
    bakery.text("56 g").wait_for()
    bakery.back()
    bakery.wait_for_title("Today's Breads")


def test_the_stepper_counts_and_the_button_adds(bakery):
    bakery.open_bread("Croissant")
    bakery.tap(bakery.page.locator("[data-view=UIStepper]").get_by_role("button").last)
    wait_for_value(bakery.page, bakery.view("count").text_content, "2")
    wait_for_value(bakery.page, bakery.view("total").text_content, "¥560")
    bakery.tap(bakery.button("Add"))
    bakery.text("Croissant is in the basket.").wait_for()
    bakery.wait_for_badge("2")
    # A tap closes the message of the vendored module.
    bakery.tap(bakery.crumb())
    bakery.crumb().wait_for(state="detached")


def test_a_collection_of_outlets_displays_the_stars(bakery):
    bakery.open_bread("Bagel")
    stars = bakery.page.locator("[data-view=UIImageView]").filter(has_not=bakery.view("picture"))
    tops = [round(star.bounding_box()["y"]) for star in stars.all() if star.bounding_box()["width"] == 20]
    assert len(tops) == 5 and len(set(tops)) == 1


def test_the_title_appears_by_observing_the_offset(open_bakery):
    bakery = open_bakery({**PHONE, "viewport": {"width": 390, "height": 500}})
    bakery.open_bread("Croissant")
    drag(bakery.page, 195, 400, dy=-200)
    bakery.wait_for_title("Croissant")


def test_a_tap_on_the_picture_zooms_by_a_custom_segue_and_an_unwind_closes_it(bakery):
    bakery.open_bread("Croissant")
    bakery.tap(bakery.view("picture"))
    photo = bakery.view("photo")
    photo.wait_for()
    wait_until_still(bakery.page)
    before = photo.bounding_box()
    # The photo's own gesture recognizer turns the photo.
    bakery.tap(photo)
    wait_for_value(bakery.page, lambda: round(photo.bounding_box()["width"]), round(before["height"]))
    bakery.tap(bakery.button("Close"))
    photo.wait_for(state="detached")
    bakery.view("picture").wait_for()


def test_a_bar_button_of_the_code_zooms_too(bakery):
    bakery.open_bread("Croissant")
    bakery.tap(bakery.button("Photo"))
    bakery.view("photo").wait_for()


def test_a_low_window_lays_picture_and_texts_side_by_side(open_bakery):
    bakery = open_bakery({**PHONE, "viewport": {"width": 844, "height": 390}})
    bakery.open_bread("Croissant")
    picture = bakery.view("picture").bounding_box()
    assert round(picture["height"]) == 150
    name = bakery.page.get_by_text("Croissant", exact=True).last.bounding_box()
    assert name["x"] >= picture["x"] + picture["width"]
