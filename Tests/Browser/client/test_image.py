"""How the client shows images and symbols."""

import pytest
from gestures import wait_until
from scenes import ROOT, create, update


def svg(width, height):
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="100%" height="100%"/></svg>'
    return picture.encode(), "image/svg+xml"


def window(*children):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *children]


def picture(mode, resource=1, clips=True, width=200, height=100):
    return create(2, ROOT, 0, "UIImageView", [10, 10, 100, 100], cl=clips,
                  im={"r": resource, "m": mode, "w": width, "h": height})


def test_an_image_comes_from_the_resources_of_its_device(phone, show, host):
    host.resources = {1: svg(200, 100)}
    show(phone, window(picture("cover")))
    wait_until(phone, "document.images[0].complete && document.images[0].naturalWidth === 200")
    assert host.requests == ["/photos/resources/device-1/1"]
    assert phone.eval_on_selector("img", "image => image.alt") == ""


@pytest.mark.parametrize("mode, fit", [("fill", "fill"), ("fit", "contain"), ("cover", "cover")])
def test_scaling_modes_fill_the_element(phone, show, host, mode, fit):
    host.resources = {1: svg(200, 100)}
    show(phone, window(picture(mode)))
    assert phone.eval_on_selector("img", "image => getComputedStyle(image).objectFit") == fit
    assert phone.locator("img").bounding_box() == {"x": 10, "y": 10, "width": 100, "height": 100}


@pytest.mark.parametrize("mode, x, y", [
    ("center", 40, 45), ("top", 40, 10), ("bottomRight", 70, 80), ("left", 10, 45), ("topRight", 70, 10)])
def test_other_modes_keep_the_images_own_size(phone, show, host, mode, x, y):
    # The file has two pixels for each of the image's 40×30 points.
    host.resources = {1: svg(80, 60)}
    show(phone, window(picture(mode, width=40, height=30)))
    assert phone.locator("img").bounding_box() == {"x": x, "y": y, "width": 40, "height": 30}


def test_a_new_picture_never_shows_the_old_one(phone, show, host):
    host.resources = {1: svg(200, 100), 2: svg(50, 50)}
    show(phone, window(picture("cover")))
    phone.evaluate("window.first = document.images[0]")
    host.patch(update(2, im={"r": 2, "m": "cover", "w": 50, "h": 50}))
    wait_until(phone, "document.images[0] !== first && document.images.length === 1 && !first.isConnected")


def test_a_changed_mode_does_not_load_the_image_again(phone, show, host):
    host.resources = {1: svg(200, 100)}
    show(phone, window(picture("cover")))
    phone.evaluate("window.first = document.images[0]")
    host.patch(update(2, im={"r": 1, "m": "fit", "w": 200, "h": 100}))
    wait_until(phone, "document.images[0].style.objectFit === 'contain'")
    assert phone.evaluate("document.images[0] === first")


def test_a_symbol_is_a_glyph_that_is_no_text(phone, show):
    show(phone, window(create(2, ROOT, 0, "UIImageView", [10, 10, 60, 40],
                              im={"s": "\uf2a1", "m": "fit", "w": 20, "h": 20, "c": "#ff0000"})))
    symbol = phone.locator(".symbol")
    # 20×20 points fit twice into 60×40, in the middle.
    assert symbol.bounding_box() == {"x": 20, "y": 10, "width": 40, "height": 40}
    assert symbol.evaluate("node => getComputedStyle(node).fontSize") == "40px"
    assert symbol.evaluate("node => getComputedStyle(node).color") == "rgb(255, 0, 0)"
    assert phone.locator("[data-view=UIImageView]").text_content() == ""
