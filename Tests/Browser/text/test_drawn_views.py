"""Tests that the page displays the picture that a view draws, and the next one when the view draws itself anew."""

from gestures import wait_for_value, wait_until_ready

COLOURS = """async () => {
    const image = document.querySelector('[data-identifier=gauge] img');
    if (!image) return null;
    await image.decode().catch(() => {});
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data];
    return [canvas.width, pixel(10, 10), pixel(10, canvas.height - 10)];
}"""

RED, GREEN = [255, 0, 0, 255], [0, 255, 0, 255]


def test_a_drawn_view_is_a_picture_that_changes(browser, text_url):
    page = browser.new_page(viewport={"width": 600, "height": 1400}, device_scale_factor=2)
    page.goto(text_url)
    wait_until_ready(page)
    # The picture has the pixels of the screen. It is upright: the gauge is full below.
    wait_for_value(page, lambda: page.evaluate(COLOURS), [80, GREEN, RED])
    box = page.locator("[data-identifier=gauge]").bounding_box()
    image = page.locator("[data-identifier=gauge] img").bounding_box()
    assert (box["width"], box["height"]) == (40, 40) and image == box
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    wait_for_value(page, lambda: page.evaluate(COLOURS), [80, RED, RED])
    page.close()
