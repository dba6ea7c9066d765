"""What the browser has drawn, for the tests of looks."""

import base64


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


def pixels(page, *points):
    """Returns the colours of points of a page, as (red, green, blue)."""
    # The page itself decodes the picture: the tests need no library for it.
    shot = base64.b64encode(page.screenshot()).decode()
    return [tuple(color) for color in page.evaluate(
        """async ([shot, points]) => {
            const bytes = Uint8Array.from(atob(shot), (character) => character.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const context = canvas.getContext("2d");
            context.drawImage(bitmap, 0, 0);
            const scale = bitmap.width / innerWidth;
            return points.map(([x, y]) => [...context.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)]);
        }""", [shot, points])]
