"""Images and symbols."""

import struct
import time
import zlib

import pytest
from gestures import wait_until
from pixels import pixels
from png import chunk, png
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
    assert host.requests == [f"/photos/resources/{host.token}/1"]
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


@pytest.mark.parametrize("pixels, width, rendering", [
    ({"u": True, "s": 1}, 100, "pixelated"), ({"u": True, "s": 1}, 2, "auto"),
    ({"d": True, "s": 1}, 100, "auto"), ({"d": True, "s": 1}, 2, "pixelated")])
def test_pixels_stay_visible_in_larger_or_smaller_boxes(phone, show, host, pixels, width, rendering):
    host.resources = {1: svg(20, 20)}
    ratio = phone.evaluate("devicePixelRatio")
    content = {"r": 1, "m": "fill", "w": 20, "h": 20, "f": pixels | {"s": pixels["s"] * ratio}}
    show(phone, window(create(2, ROOT, 0, "UIImageView", [10, 10, width, width], im=content)))
    assert phone.eval_on_selector("img", "image => getComputedStyle(image).imageRendering") == rendering
    # The choice is made again with another size, and falls away with the wish.
    host.patch(update(2, f=[10, 10, 20, 20]))
    wait_until(phone, "getComputedStyle(document.images[0]).imageRendering === 'auto'")
    host.patch(update(2, f=[10, 10, width, width]))
    wait_until(phone, f"getComputedStyle(document.images[0]).imageRendering === '{rendering}'")
    host.patch(update(2, im={"r": 1, "m": "fill", "w": 20, "h": 20}))
    wait_until(phone, "getComputedStyle(document.images[0]).imageRendering === 'auto'")


def test_a_new_picture_never_has_the_pixels_of_the_old_one(phone, show, host):
    host.resources = {1: svg(200, 100), 2: svg(50, 50)}
    show(phone, window(picture("cover")))
    phone.evaluate("window.first = document.images[0]")
    host.patch(update(2, im={"r": 2, "m": "cover", "w": 50, "h": 50}))
    wait_until(phone, "document.images[0] !== first && document.images.length === 1 && !first.isConnected")


def test_a_drawn_picture_stays_until_the_next_one_is_loaded(phone, show, host):
    host.resources = {1: svg(200, 100), 2: svg(50, 50)}
    show(phone, window(picture("fill")))
    wait_until(phone, "document.images[0].complete")
    phone.evaluate("window.first = document.images[0]")
    # The changes are noted in their order: at no time is no picture visible.
    phone.evaluate("""() => {
        window.counts = [];
        new MutationObserver(() => {
            counts.push([...document.images].filter((image) => image.style.visibility !== 'hidden').length);
        }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
    }""")
    host.patch(update(2, im={"r": 2, "m": "fill", "w": 50, "h": 50, "p": True}))
    wait_until(phone, "document.images.length === 1 && document.images[0] !== first")
    assert phone.evaluate("document.images[0].style.visibility") == ""
    assert phone.evaluate("counts.length > 0 && counts.every((count) => count === 1)")


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


# Colours of pixels


def wait_for_pixels(page, colors):
    """Waits until points of a page have some colours. Pictures take a while to load."""
    points = list(colors)
    expected = list(colors.values())
    deadline = time.monotonic() + 60
    while (found := pixels(page, *points)) != expected:
        assert time.monotonic() < deadline, dict(zip(points, found))


RED, GREEN, BLUE, WHITE, BLACK = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0)
SOLID, EMPTY = (255,), (0,)


def shown(**image):
    """Returns a white window with an image of 100×100 points at (10, 10)."""
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#ffffff"),
            create(2, ROOT, 0, "UIImageView", [10, 10, 100, 100], im=image)]


def left_half(x, y):
    """Returns red on the left and nothing on the right, in ten pixels of width."""
    return RED + (SOLID if x < 5 else EMPTY)


def test_a_mirrored_picture_has_left_and_right_exchanged(phone, show, host):
    host.resources = {1: png(10, 10, left_half)}
    show(phone, shown(r=1, m="fill", w=10, h=10))
    wait_for_pixels(phone, {(20, 50): RED, (100, 50): WHITE})
    host.patch(update(2, im={"r": 1, "m": "fill", "w": 10, "h": 10, "x": True}))
    wait_for_pixels(phone, {(20, 50): WHITE, (100, 50): RED})


def test_a_template_is_its_shape_in_one_colour(phone, show, host):
    host.resources = {1: png(10, 10, left_half)}
    show(phone, shown(r=1, m="fill", w=10, h=10, c="#00ff00"))
    wait_for_pixels(phone, {(20, 50): GREEN, (100, 50): WHITE})
    phone.evaluate("window.first = document.querySelector('.i')")
    host.patch(update(2, im={"r": 1, "m": "fill", "w": 10, "h": 10, "c": "#0000ff", "x": True}))
    wait_for_pixels(phone, {(20, 50): WHITE, (100, 50): BLUE})
    assert phone.evaluate("document.querySelector('.i') === first")


def test_a_template_lies_where_the_picture_would(phone, show, host):
    host.resources = {1: svg(40, 20)}
    show(phone, shown(r=1, m="fit", w=40, h=20, c="#00ff00"))
    assert phone.locator(".template").bounding_box() == {"x": 10, "y": 35, "width": 100, "height": 50}
    host.patch(update(2, f=[10, 10, 200, 200]))
    wait_until(phone, "document.querySelector('.i').getBoundingClientRect().width === 200")


def framed(x, y):
    """Returns a red frame, two pixels wide, around a middle whose left half is green and whose right half is blue."""
    if x in (0, 1, 10, 11) or y in (0, 1, 10, 11):
        return RED + SOLID
    return (GREEN if x < 6 else BLUE) + SOLID


def test_edges_keep_their_size_while_the_middle_stretches(phone, show, host):
    host.resources = {1: png(12, 12, framed)}
    # Two pixels are one point.
    slices = {"t": 1, "l": 1, "b": 1, "r": 1, "s": 2}
    show(phone, shown(r=1, m="fill", w=6, h=6, n=slices))
    wait_for_pixels(phone, {(10.5, 50): RED, (12.5, 50): GREEN, (40, 50): GREEN, (80, 50): BLUE, (109.5, 50): RED,
                            (60, 10.5): RED, (60, 109.5): RED})


def test_the_middle_is_repeated_at_its_size(phone, show, host):
    host.resources = {1: png(12, 12, framed)}
    slices = {"t": 1, "l": 1, "b": 1, "r": 1, "s": 2, "re": True}
    # The middle is 4 points wide, and the free room 44: eleven copies.
    scene = shown(r=1, m="fill", w=6, h=6, n=slices)
    scene[1]["set"]["f"] = [10, 10, 46, 46]
    show(phone, scene)
    wait_for_pixels(phone, {(10.5, 30): RED, (12, 30): GREEN, (14, 30): BLUE, (16, 30): GREEN, (18, 30): BLUE,
                            (55.5, 30): RED})


def test_an_image_without_edges_is_repeated_as_a_whole(phone, show, host):
    host.resources = {1: png(12, 12, framed)}
    show(phone, shown(r=1, m="fill", w=6, h=6, n={"t": 0, "l": 0, "b": 0, "r": 0, "s": 2, "re": True}))
    wait_for_pixels(phone, {(10.5, 12.5): RED, (12, 12.5): GREEN, (14, 12.5): BLUE, (15.5, 12.5): RED,
                            (18, 12.5): GREEN, (20, 12.5): BLUE})


def test_a_template_with_edges_is_drawn_in_one_colour(phone, show, host):
    host.resources = {1: png(12, 12, lambda x, y: BLACK + (SOLID if framed(x, y)[:3] == RED else EMPTY))}
    slices = {"t": 1, "l": 1, "b": 1, "r": 1, "s": 2}
    show(phone, shown(r=1, m="fill", w=6, h=6, n=slices, c="#0000ff"))
    wait_for_pixels(phone, {(10.5, 50): BLUE, (60, 50): WHITE, (109.5, 50): BLUE})
    host.patch(update(2, im={"r": 1, "m": "fill", "w": 6, "h": 6, "n": slices}))
    wait_for_pixels(phone, {(10.5, 50): BLACK, (60, 50): WHITE})


def test_a_pattern_is_repeated_over_the_background(phone, show, host):
    host.resources = {1: png(12, 12, framed)}
    show(phone, window(create(2, ROOT, 0, "UIView", [10, 10, 60, 60], bp={"r": 1, "w": 6, "h": 6})))
    wait_for_pixels(phone, {(10.5, 12.5): RED, (12, 12.5): GREEN, (14, 12.5): BLUE, (64.5, 12.5): RED,
                            (66.5, 12.5): GREEN, (68, 68): BLUE})
    host.patch(update(2, clear=["bp"]))
    wait_until(phone, "getComputedStyle(document.querySelector('[data-view=UIView]')).backgroundImage === 'none'")


def test_a_colour_beyond_srgb_is_displayed_as_it_is(phone, show):
    show(phone, window(create(2, ROOT, 0, "UIView", [10, 10, 60, 60], bg="color(display-p3 1 0.5 0 / 0.5)")))
    color = phone.eval_on_selector("[data-view=UIView]", "node => getComputedStyle(node).backgroundColor")
    assert color == "color(display-p3 1 0.5 0 / 0.5)"


def test_an_invalid_colour_is_skipped(phone, show):
    show(phone, window(create(2, ROOT, 0, "UIView", [10, 10, 60, 60], bg="color(display-p3 1 0 0); --x: 1", cr=4)))
    assert phone.eval_on_selector("[data-view=UIView]", "node => node.style.backgroundColor") == ""
    assert phone.eval_on_selector("[data-view=UIView]", "node => node.style.borderRadius") == "4px"


def test_a_mirrored_symbol_is_turned_around(phone, show):
    show(phone, shown(s="\uf142", m="fit", w=20, h=20, c="#ff0000", x=True))
    assert phone.locator(".symbol").evaluate("node => node.style.transform") == "scale(-1, 1)"


@pytest.mark.parametrize("color, solid", [
    ("#ff000080", "rgb(255, 0, 0)"), ("color(display-p3 1.0 0.0 0.0 / 0.5)", "color(display-p3 1 0 0)")])
def test_the_thick_lines_of_a_heavy_symbol_do_not_shine_through_it(phone, show, color, solid):
    show(phone, shown(s="\uf415", m="fit", w=20, h=20, c=color, k=0.05))
    style = phone.locator(".symbol").evaluate(
        "node => { const s = getComputedStyle(node, '::before');"
        " return [s.color, Number(s.opacity).toFixed(2), s.webkitTextStrokeWidth] }")
    # A symbol of 100 points; the whole of it has half the opacity.
    assert style == [solid, "0.50", "5px"]


def test_a_symbol_may_have_a_second_glyph_in_its_middle(phone, show, host):
    show(phone, shown(s="\uf130", m="fit", w=20, h=20, c="#ff000080",
                      i={"s": "\uf12c", "c": "#0000ff", "z": 0.5}))
    inner = phone.locator(".symbol > span")
    assert inner.bounding_box() == {"x": 10, "y": 10, "width": 100, "height": 100}
    assert inner.evaluate("node => [getComputedStyle(node).fontSize, getComputedStyle(node).color]") == [
        "50px", "rgb(0, 0, 255)"]
    assert phone.locator("[data-view=UIImageView]").text_content() == ""
    host.patch(update(2, im={"s": "\uf130", "m": "fit", "w": 20, "h": 20, "c": "#ff0000"}))
    wait_until(phone, "!document.querySelector('.symbol > span')")


def moving(delay, plays, *colors):
    """Returns an animated PNG of one pixel, which has each colour for some milliseconds, as the app makes it."""
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 6, 0, 0, 0))
    data += chunk(b"acTL", struct.pack(">II", len(colors), plays))
    number = 0
    for index, color in enumerate(colors):
        data += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, 1, 1, 0, 0, delay, 1000, 0, 0))
        number += 1
        pixel = zlib.compress(b"\0" + bytes(color + SOLID))
        if index == 0:
            data += chunk(b"IDAT", pixel)
        else:
            data += chunk(b"fdAT", struct.pack(">I", number) + pixel)
            number += 1
    return data + chunk(b"IEND", b""), "image/png"


def test_a_picture_of_several_images_plays_to_its_end(phone, show, host):
    host.resources = {1: moving(200, 1, RED, GREEN, BLUE)}
    show(phone, shown(r=1, m="fill", w=100, h=100))
    wait_for_pixels(phone, {(50, 50): BLUE})


def test_a_picture_without_an_end_comes_back_to_each_image(phone, show, host):
    host.resources = {1: moving(300, 0, RED, BLUE)}
    show(phone, shown(r=1, m="fill", w=100, h=100))
    for color in [RED, BLUE, RED]:
        wait_for_pixels(phone, {(50, 50): color})


@pytest.mark.parametrize("value", [3, {"r": 1, "m": "up", "w": 20, "h": 10}])
def test_an_invalid_image_costs_no_other_property(phone, show, host, value):
    show(phone, window(create(2, ROOT, 0, "UIImageView", [10, 10, 100, 100], im=value)))
    assert any("property “im”" in line for line in phone.console_lines)
    count = len(phone.console_lines)
    host.patch(update(2, f=[20, 10, 50, 100]))
    wait_until(phone, "document.querySelector('[data-view=UIImageView]').getBoundingClientRect().width === 50")
    assert phone.console_lines[count:] == []
