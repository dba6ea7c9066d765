"""What the browser has drawn, for the tests of looks."""


def pixel(page, x, y):
    """Returns the colour of a point of the page, as its red, green and blue."""
    # The picture is of the whole page, since a blur depends on the pixels around it.
    shot = page.screenshot(scale="css")
    return page.evaluate("""async ([bytes, x, y]) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context.drawImage(image, -x, -y);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }""", [list(shot), x, y])
