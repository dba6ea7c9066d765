"""The tab of the articles as a user sees it, read from the page, and its expected content, read from the API's file."""

from gestures import flick, middle, tap, wait_until, wait_until_at_rest
from mock_data import MockData

ARTICLES_PATH = "/api/mock/v1/special/articles"
ARTICLES = [article for page in MockData().content["get_article_list"] for article in page["articles"]]
"""All articles in order: row 7 displays `ARTICLES[7]`."""

TABLE = "document.querySelector('[data-identifier=articles]')"
READ_ROWS = """() => [...document.querySelectorAll('[data-identifier=articles] [data-index-path]')].map((row) => {
    const box = row.getBoundingClientRect();
    const text = (name) => row.querySelector(`[data-identifier=${name}]`)?.textContent ?? '';
    const image = row.querySelector('img');
    return {
        row: Number(row.dataset.indexPath.split('-')[1]), x: box.x, y: box.y, width: box.width, height: box.height,
        title: text('title'), summary: text('summary'), date: text('date'),
        picture: image && image.complete ? [image.naturalWidth, image.naturalHeight] : null,
    };
}).sort((a, b) => a.row - b.row)"""


class Articles:
    """The articles' tab in a page."""

    def __init__(self, page):
        self.page = page

    @property
    def tab(self):
        return self.page.get_by_role("tab", name="記事")

    @property
    def photos_tab(self):
        return self.page.get_by_role("tab", name="写真")

    def choose(self, tab):
        """Chooses a tab, on a touch screen with a finger and on others with the mouse."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            tap(self.page, *middle(tab))
        else:
            self.page.mouse.click(*middle(tab))

    def open(self, row=0):
        """Opens the tab, and waits until it has a row unless `row` is None."""
        self.choose(self.tab)
        if row is not None:
            self.wait_for_row(row)
        return self

    def rows(self):
        """Returns the contents of the rows in the document, from top to bottom."""
        return self.page.evaluate(READ_ROWS)

    def position(self):
        """Returns the scroll offset of the table in points."""
        return self.page.evaluate(f"{TABLE}.scrollTop")

    def wait_for(self, condition, arg=None):
        wait_until(self.page, condition, arg)

    def wait_for_row(self, row):
        self.wait_for(
            "document.querySelector(`[data-identifier=articles] [data-index-path='0-${arg}'] [data-identifier=title]`)",
            row)

    def scroll_to_end(self, row=14):
        """Scrolls until a row is there and the content ends below it."""
        for _ in range(100):
            if self.page.evaluate("navigator.maxTouchPoints > 0"):
                flick(self.page, dy=-600)
            else:
                size = self.page.viewport_size
                self.page.mouse.move(size["width"] / 2, size["height"] / 2)
                self.page.mouse.wheel(0, 900)
            self.wait_for_rest()
            if any(each["row"] == row for each in self.rows()) and self.page.evaluate(
                    f"{TABLE}.scrollTop + {TABLE}.clientHeight >= {TABLE}.scrollHeight - 2"):
                return self
        raise AssertionError(f"Row {row} is not reached: {[each['row'] for each in self.rows()]}")

    def wait_for_rest(self):
        """Waits until the table has been in one place for ten frames."""
        wait_until_at_rest(self.page, "articles")


def assert_shows_article(row):
    """Asserts that a row displays the article of its index path in full."""
    article = ARTICLES[row["row"]]
    assert "".join(row["title"].split()) == "".join(article["title"].split())
    assert "".join(row["summary"].split()) == "".join(article["summary"].split())
    assert row["date"] == article["date"]
