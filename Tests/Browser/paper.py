"""A printed page, as a test reads it."""

import pypdfium2


class Paper:
    """A PDF. Places count from the left and the upper edge of its first page, in points of a browser: 96 to an inch."""

    def __init__(self, data):
        self._document = pypdfium2.PdfDocument(data)
        self._page = self._document[0]
        self._text = self._page.get_textpage()
        self._picture = self._page.render(scale=96 / 72)

    @property
    def pages(self):
        return len(self._document)

    @property
    def size(self):
        """The width and the height, in whole points."""
        return tuple(round(length * 96 / 72) for length in self._page.get_size())

    @property
    def lines(self):
        """The lines of text."""
        return self._text.get_text_range().splitlines()

    def place(self, text):
        """Returns the left and the top of a text's first glyph, in whole points."""
        index, _ = self._text.search(text).get_next()
        left, _, _, top = self._text.get_charbox(index)
        return round(left * 96 / 72), round((self._page.get_height() - top) * 96 / 72)

    def color(self, x, y):
        """Returns red, green and blue at a place."""
        start = y * self._picture.stride + x * self._picture.n_channels
        blue, green, red = self._picture.buffer[start:start + 3]
        return red, green, blue
