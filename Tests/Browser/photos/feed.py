"""The photo feed as a user sees it, read from the page, and its expected content, read from the API's file."""

from gestures import flick, wait_until, wait_until_ready
from photo_api import PAGES

PHOTOS = [photo for page in PAGES for photo in page["photos"]]
"""All photos in order: the cell at `0-7` displays `PHOTOS[7]`."""

# Returns the contents of the cells in the document, which lie within the window or near it.
READ_CELLS = """() => {
    const feed = document.querySelector('[data-identifier=photos]');
    const port = feed.getBoundingClientRect();
    const bar = document.querySelector('[data-view=UINavigationBar]').getBoundingClientRect();
    const text = (cell, name) =>
        cell.querySelector(`[data-identifier=${name}]:not([style*="visibility: hidden"])`)?.textContent ?? '';
    const alpha = (node) => node === feed ? 1 : getComputedStyle(node).opacity * alpha(node.parentElement);
    return [...feed.querySelectorAll('[data-index-path]')].map((cell) => {
        const box = cell.getBoundingClientRect();
        const image = cell.querySelector('img');
        return {
            item: Number(cell.dataset.indexPath.split('-')[1]), path: cell.dataset.indexPath,
            x: box.x, y: box.y, width: box.width, height: box.height,
            isVisible: box.bottom > bar.bottom + 1 && box.top < port.bottom - 1,
            title: text(cell, 'title'), summary: text(cell, 'summary'), gift: text(cell, 'gift'),
            symbol: cell.querySelector('.symbol:not([data-identifier=gift] .symbol)') !== null,
            image: image && {
                isLoaded: image.complete && image.naturalWidth > 0, source: image.src, alpha: alpha(image),
                width: image.naturalWidth, height: image.naturalHeight,
            },
        };
    }).sort((a, b) => a.item - b.item);
}"""

# Records the cells of every frame from now on.
WATCH_CELLS = """() => {
    window.watched = { titles: {}, longest: 0, farthest: 0 };
    const look = () => {
        const cells = [...document.querySelectorAll('[data-identifier=photos] [data-index-path]')];
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        if (cells.length > 0) {
            const [top, bottom] = ['top', 'bottom'].map((side) => boxes.map((box) => box[side]));
            const longest = Math.max(...bottom) - Math.min(...top);
            const farthest = Math.max(...top) - Math.min(...bottom);
            watched.longest = Math.max(watched.longest, longest / innerHeight);
            watched.farthest = Math.max(watched.farthest, farthest / innerHeight);
        }
        for (const cell of cells) {
            (watched.titles[cell.dataset.indexPath] ??= new Set())
                .add(cell.querySelector('[data-identifier=title]').textContent);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
READ_WATCHED = """() => ({ ...watched, titles: Object.fromEntries(
    Object.entries(watched.titles).map(([path, titles]) => [path, [...titles]])) })"""

SCROLLER = "document.querySelector('[data-identifier=photos]')"
IS_AT_END = f"{SCROLLER}.scrollTop + {SCROLLER}.clientHeight >= {SCROLLER}.scrollHeight - 2"
IMAGES_ARE_LOADED = """[...document.querySelectorAll('[data-identifier=photos] [data-index-path]')].every((cell) => {
    const image = cell.querySelector('img');
    return image && image.complete && image.naturalWidth > 0
        && getComputedStyle(image.parentElement).opacity === '1';
})"""


class Feed:
    """The feed in a page."""

    def __init__(self, page):
        self.page = page

    def open(self, url, item=0):
        """Opens the app and waits until a photo is there, and the page is ready."""
        self.page.goto(url)
        self.wait_for_item(item)
        wait_until_ready(self.page)
        return self

    # Reading

    def cells(self):
        """Returns the contents of the cells in the document, by item."""
        return self.page.evaluate(READ_CELLS)

    def visible_cells(self):
        return [cell for cell in self.cells() if cell["isVisible"]]

    def position(self):
        """Returns the scroll offset of the content in points."""
        return self.page.evaluate(f"{SCROLLER}.scrollTop")

    def columns(self):
        """Returns the left edges and widths of the columns, in points."""
        return sorted({(round(cell["x"], 1), round(cell["width"], 1)) for cell in self.cells()})

    def watch(self):
        """Records the cells of every frame from now on."""
        self.page.evaluate(WATCH_CELLS)

    def watched(self):
        """Returns the record of `watch()`. Its `titles` are by index path. Its `longest` is the greatest distance from
        the top of the first cell to the bottom of the last one, and its `farthest` is that from the bottom of the first
        to the top of the last. Both are in heights of the screen."""
        return self.page.evaluate(READ_WATCHED)

    # Waiting

    def wait_for(self, condition, arg=None, timeout=60_000):
        wait_until(self.page, condition, arg, timeout)

    def wait_for_item(self, item):
        """Waits until the cell of an item is in the document."""
        self.wait_for("document.querySelector(`[data-identifier=photos] [data-index-path='0-${arg}']`)", item)

    def wait_for_images(self):
        """Waits until the pictures of all cells in the document are loaded and opaque."""
        self.wait_for(IMAGES_ARE_LOADED)

    def wait_for_rest(self):
        """Waits until the content has been in one place for ten frames."""
        self.page.evaluate(f"""async () => {{
            const feed = {SCROLLER};
            const end = performance.now() + 60000;
            let last = NaN;
            for (let count = 0; count < 10;) {{
                if (performance.now() > end) throw new Error('The content does not come to rest.');
                await new Promise(requestAnimationFrame);
                const place = feed.querySelector('.content').getBoundingClientRect().y;
                count = place === last ? count + 1 : 0;
                last = place;
            }}
        }}""")

    # Scrolling

    def is_at_end(self):
        return self.page.evaluate(IS_AT_END)

    def wheel(self, dy):
        """Turns the mouse wheel over the middle of the window."""
        size = self.page.viewport_size
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.page.mouse.wheel(0, dy)

    def flick(self, dy):
        """Moves a finger by `dy` points and lifts it, so that the content glides on. Negative numbers are up."""
        flick(self.page, dy=dy)

    def move_down(self):
        """Scrolls down, on a touch screen with a finger and on others with the wheel."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            self.flick(-600)
        else:
            self.wheel(900)

    def scroll_to_end(self, item=40, rests=False):
        """Scrolls down until the cell of `item` is there and the content ends. With `rests`, waits after each move
        until the content is at rest, so that a slow machine draws every part of it."""
        for _ in range(200):
            self.move_down()
            if rests:
                self.wait_for_rest()
            # One evaluation reads all of these, because the next photos may come at any time.
            is_at_end, height, is_there = self.page.evaluate(f"""(item) => [
                {IS_AT_END}, {SCROLLER}.scrollHeight, {SCROLLER}.querySelector(`[data-index-path='0-${{item}}']`) !== null
            ]""", item)
            if not is_at_end:
                continue
            if is_there:
                self.wait_for_rest()
                return self
            # The API has not answered yet, or the app has not sent the cells.
            self.wait_for(
                f"{SCROLLER}.scrollHeight > arg[0] || {SCROLLER}.querySelector(`[data-index-path='0-${{arg[1]}}']`)",
                [height, item])
        raise AssertionError(f"Item {item} is not reached: {[cell['item'] for cell in self.cells()]}")

    def scroll_to_top(self):
        """Scrolls to the first photos with the Home key, and presses it again if the browser has ignored it."""
        for _ in range(20):
            self.page.keyboard.press("Home")
            self.wait_for_rest()
            if self.position() == 0:
                return self
        raise AssertionError(f"The top is not reached: the content is scrolled by {self.position()} points.")

    def scroll_to_bottom(self):
        """Scrolls down to the end of the content that is loaded."""
        for _ in range(200):
            self.move_down()
            if self.is_at_end():
                return self
        raise AssertionError("The end is not reached.")


def assert_shows(cell, photos=PHOTOS):
    """Asserts that a cell displays the photo of its index path: its title, its summary, and its picture in the right
    size."""
    photo = photos[cell["item"]]
    assert is_start_of(cell["title"], photo["title"]), (cell, photo)
    assert is_start_of(cell["summary"], photo["summary"]), (cell, photo)
    image = cell["image"]
    assert image and image["isLoaded"], cell
    assert (image["width"], image["height"]) == (photo["image"]["width"], photo["image"]["height"]), (cell, photo)


def is_start_of(shown, text):
    """Returns true if `shown` is a text, or its beginning with an ellipsis."""
    shown, text = ("".join(each.split()) for each in (shown, text))
    if shown.endswith("…") and shown != text:
        return len(shown) > 1 and text.startswith(shown[:-1])
    return shown == text
