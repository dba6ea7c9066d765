"""Tests of the articles: a table that loads page by page, refreshes, and explains failures."""

import pytest
from articles import ARTICLES, ARTICLES_PATH, TABLE, Articles, assert_shows_article
from devices import PHONE
from gestures import pull_down, wait_for_value


@pytest.fixture
def articles(feed, api, serve):
    """The articles on a phone, with the photos' tab open. The app asks the test's own API."""
    feed.open(serve().url)
    return Articles(feed.page)


@pytest.fixture
def alert(feed):
    return feed.page.get_by_role("alertdialog")


def test_the_rows_display_the_articles(articles, api):
    articles.open()
    wait_for_value(articles.page, lambda: articles.rows()[0]["picture"], [720, 480])
    rows = articles.rows()
    assert len(rows) >= 2
    for row in rows:
        assert_shows_article(row)
    assert rows[0]["picture"] == [720, 480]
    assert (rows[0]["x"], rows[0]["width"]) == (0, 390)
    assert articles.page.get_by_text("Articles", exact=True).first.is_visible()
    assert articles.page.console_lines == []


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_scrolling_to_the_end_shows_fifteen_articles_of_three_pages(device, feed, wide_feed, api, serve):
    feed = {"phone": feed, "desktop": wide_feed}[device]
    feed.open(serve().url)
    articles = Articles(feed.page).open()
    articles.scroll_to_end()
    assert len(ARTICLES) == 15
    assert api[ARTICLES_PATH].pages_asked_for() == [1, 2, 3]
    for row in articles.rows():
        assert_shows_article(row)


def test_the_keyboard_scrolls_to_the_last_article(wide_feed, api, serve):
    wide_feed.open(serve().url)
    articles = Articles(wide_feed.page).open()
    articles.page.locator("[data-identifier=articles]").focus()
    for _ in range(20):
        articles.page.keyboard.press("End")
        articles.wait_for_rest()
        if any(row["row"] == 14 for row in articles.rows()):
            break
    articles.wait_for_row(14)
    assert api[ARTICLES_PATH].pages_asked_for() == [1, 2, 3]


def test_a_pull_starts_over(articles, api):
    articles.open().scroll_to_end()
    articles.page.evaluate(f"{TABLE}.scrollTop = 0")
    articles.wait_for_rest()
    api[ARTICLES_PATH].edit(lambda pages: pages[0]["articles"][0].update(title="新しい記事"))
    pull_down(articles.page, distance=400)
    api[ARTICLES_PATH].wait_for_pages(1, 2, 3, 1)
    articles.wait_for(
        f"{TABLE}.querySelector('[data-index-path=\"0-0\"] [data-identifier=title]')?.textContent === '新しい記事'")


def test_a_slow_page_is_asked_for_once(articles, api):
    articles.open()
    api[ARTICLES_PATH].hold(page=2)
    for _ in range(4):
        articles.page.evaluate(f"{TABLE}.scrollTop = {TABLE}.scrollHeight")
        articles.wait_for_rest()
    api[ARTICLES_PATH].wait_for_pages(1, 2)
    articles.page.evaluate(f"{TABLE}.scrollTop = 0")
    articles.wait_for_rest()
    articles.page.evaluate(f"{TABLE}.scrollTop = {TABLE}.scrollHeight")
    articles.wait_for_rest()
    assert api[ARTICLES_PATH].pages_asked_for() == [1, 2]
    api[ARTICLES_PATH].release()
    articles.wait_for_row(5)


def test_a_slow_first_page_turns_a_spinner(articles, api):
    api[ARTICLES_PATH].hold()
    articles.open(row=None)
    articles.wait_for("document.querySelector('.spinner.spinning')")
    api[ARTICLES_PATH].release()
    articles.wait_for_row(0)
    articles.wait_for("!document.querySelector('.spinner.spinning')")


@pytest.mark.parametrize("status", [404, 500])
def test_an_error_status_is_named_and_a_pull_tries_again(articles, alert, api, status):
    api[ARTICLES_PATH].status = status
    articles.open(row=None)
    alert.wait_for()
    assert str(status) in alert.inner_text()
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    assert "記事がありません" in articles.page.locator("[data-identifier=empty]").inner_text()
    api[ARTICLES_PATH].reset()
    pull_down(articles.page, distance=400)
    articles.wait_for_row(0)
    assert articles.page.locator("[data-identifier=empty]").is_hidden()


@pytest.mark.parametrize("change", [
    lambda pages: pages[0]["articles"][1].pop("title"),
    lambda pages: pages[0]["articles"][1].update(id="two"),
    lambda pages: pages[0].update(articles=None),
], ids=["missing field", "wrong type", "null"])
def test_an_answer_that_cannot_be_read_is_explained(articles, alert, api, change):
    api[ARTICLES_PATH].edit(change)
    articles.open(row=None)
    alert.wait_for()
    assert "データを読み込めませんでした" in alert.inner_text()


def test_without_the_api_the_articles_stay(articles, alert, api):
    articles.open()
    api.stop()
    for _ in range(6):
        articles.page.evaluate(f"{TABLE}.scrollTop = {TABLE}.scrollHeight")
        articles.wait_for_rest()
    alert.wait_for()
    assert "サーバーに接続できませんでした" in alert.inner_text()
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    assert any(row["row"] == 4 for row in articles.rows())
    api.start()
    articles.scroll_to_end()


def test_an_empty_list_is_explained(articles, api):
    api[ARTICLES_PATH].body = []
    articles.open(row=None)
    articles.wait_for("document.querySelector('[data-identifier=empty]')?.textContent === '記事がありません'")


def test_a_failure_behind_the_photos_is_reported_when_the_user_comes_back(articles, alert, api, feed):
    api[ARTICLES_PATH].hold()
    api[ARTICLES_PATH].status = 500
    articles.open(row=None)
    api[ARTICLES_PATH].wait_for_requests(1)
    articles.choose(articles.photos_tab)
    feed.wait_for_item(0)
    api[ARTICLES_PATH].release()
    articles.choose(articles.tab)
    alert.wait_for()
    assert "500" in alert.inner_text()


@pytest.mark.parametrize("width", [320, 1024])
def test_nothing_sticks_out_at_the_largest_text(open_page, api, serve, width):
    from feed import Feed
    page = open_page({**PHONE, "viewport": {"width": width, "height": 844}})
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 50, "fixed": 50}})
    feed = Feed(page).open(serve().url)
    Articles(feed.page).open()
    overflow = page.evaluate("""() => [...document.querySelectorAll('[data-identifier=articles] [data-index-path]')]
        .flatMap((row) => {
            const box = row.getBoundingClientRect();
            return [...row.querySelectorAll('.t')].filter((text) => {
                const place = text.getBoundingClientRect();
                return place.left < box.left || place.right > box.right + 1 || place.bottom > box.bottom + 1
                    || text.textContent.endsWith('…');
            }).map((text) => text.textContent);
        })""")
    assert overflow == []
