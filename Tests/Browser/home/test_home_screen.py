"""Tests of the home screen, used with fingers and with the keyboard."""

import pytest
from devices import PHONE
from gestures import flick, go_back, wait_until_at_rest, wait_until_still
from home_screen import APPLIANCES, APPLIANCES_PATH, ARTICLES, ARTICLES_PATH, HomeScreen


def test_appliances_are_pages_and_articles_lie_below(home):
    home.open()
    pages = home.cells(0)
    assert pages[0]["title"] == APPLIANCES[0]["title"]
    assert pages[0]["page"] == f"1 / {len(APPLIANCES)}"
    height = home.page.evaluate("document.querySelector('[data-identifier=home]').getBoundingClientRect().height")
    assert [(page["width"], page["height"]) for page in pages] == [
        (390, pytest.approx(height * 2 / 3, abs=0.5))] * len(pages)
    assert [page["x"] for page in pages[:2]] == [0, 390]
    articles = home.cells(1)
    top = pages[0]["y"] + pages[0]["height"]
    row = height / 4
    expected = [(0, top, 390), (0, top + row, 195), (195, top + row, 195), (0, top + 2 * row, 390)]
    for cell, (x, y, width) in zip(articles, expected):
        assert (cell["x"], cell["y"], cell["width"]) == pytest.approx((x, y, width), abs=1)
        assert cell["height"] == pytest.approx(row, abs=0.5)
        assert cell["title"] == ARTICLES[cell["item"]]["title"]
    assert home.page.console_lines == []


def test_a_finger_pages_through_the_appliances(home):
    home.open()
    for number in (2, 3):
        home.swipe(-250)
        home.wait_for_page(number)
    home.swipe(250)
    home.wait_for_page(2)


def test_a_tap_opens_an_article_and_the_way_back_keeps_the_place(home):
    home.open()
    flick(home.page, dy=-150)
    wait_until_at_rest(home.page, "home")
    place = home.page.evaluate("document.querySelector('[data-identifier=home]').scrollTop")
    assert place > 100
    item = next(cell["item"] for cell in home.cells(1) if cell["y"] > 100 and cell["y"] + cell["height"] < 844)
    home.press(home.cell(1, item))
    home.wait_for_title(ARTICLES[item]["title"])
    detail = home.page.locator("[data-identifier=detail]")
    assert ARTICLES[item]["summary"] in "".join(detail.locator("[data-identifier=summary]").inner_text().split())
    go_back(home.page)
    home.wait_for_title("ホーム")
    home.cell(1, item).wait_for()
    assert home.page.evaluate("document.querySelector('[data-identifier=home]').scrollTop") == pytest.approx(place, abs=1)


def test_a_tap_on_a_page_opens_the_appliance(home):
    home.open().swipe(-250)
    home.wait_for_page(2)
    home.press(home.cell(0, 1))
    home.wait_for_title(APPLIANCES[1]["title"])


def test_the_tab_key_reaches_the_first_entry_and_the_arrow_keys_the_last_which_opens(wide_home):
    wide_home.open()
    page = wide_home.page

    def focused():
        return page.evaluate("document.activeElement?.dataset?.indexPath ?? null")
    for _ in range(10):
        page.keyboard.press("Tab")
        if focused():
            break
    assert focused() == "0-0"
    last, reached = f"1-{len(ARTICLES) - 1}", ["0-0"]
    while len(reached) < 40:
        page.keyboard.press("ArrowDown")
        # The entry scrolls into view, and the document receives the cells after it.
        wait_until_still(page)
        if focused() == reached[-1]:
            break
        reached.append(focused())
    # The last entry lies beside the one below all others of its column.
    page.keyboard.press("ArrowRight")
    assert focused() == last and reached == sorted(set(reached), key=lambda path: [int(number) for number in path.split("-")])
    page.keyboard.press("Enter")
    wide_home.wait_for_title(ARTICLES[-1]["title"])
    go_back(page)
    wide_home.wait_for_title("ホーム")


def test_entries_are_buttons_with_names(home):
    home.open()
    for entry in (APPLIANCES[0], ARTICLES[0]):
        button = home.page.get_by_role("button", name=f"{entry['title']}、{entry['summary']}")
        assert button.count() == 1


@pytest.mark.parametrize("width", [320, 768, 1024])
def test_other_widths_have_pages_and_pairs_of_their_own(open_page, serve, width):
    home = HomeScreen(open_page({**PHONE, "viewport": {"width": width, "height": 768}}), serve("Home").url).open()
    assert home.cells(0)[0]["width"] == width
    articles = home.cells(1)
    assert [cell["width"] for cell in articles[:3]] == [width, width / 2, width / 2]
    # Each cell displays its whole title.
    assert clipped(home.page) == []


@pytest.mark.parametrize("width", [320, 390, 1024])
def test_nothing_is_cut_off_at_the_largest_text(open_page, serve, width):
    page = open_page({**PHONE, "viewport": {"width": width, "height": 844}})
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 50, "fixed": 50}})
    home = HomeScreen(page, serve("Home").url).open()
    articles = home.cells(1)
    assert {cell["width"] for cell in articles} == {width}
    assert clipped(page) == []


def test_dark_follows_the_system(open_page, serve):
    home = HomeScreen(open_page(PHONE, color_scheme="dark"), serve("Home").url).open()
    color = home.page.evaluate(
        "getComputedStyle(document.querySelector('[data-index-path=\"1-0\"] [data-identifier=title] .t')).color")
    assert color == "rgb(255, 255, 255)"


def test_both_sections_are_asked_for_once(home, api):
    home.open()
    assert len(api[APPLIANCES_PATH].requests) == 1
    assert len(api[ARTICLES_PATH].requests) == 1


def clipped(page):
    """Returns the texts of cells that end in an ellipsis or reach beyond their cell."""
    return page.evaluate("""() => [...document.querySelectorAll('[data-index-path]')].flatMap((cell) => {
        const box = cell.getBoundingClientRect();
        return [...cell.querySelectorAll('.t')].filter((text) => {
            if (getComputedStyle(text).visibility === 'hidden') return false;
            const place = text.getBoundingClientRect();
            return place.left < box.left - 0.5 || place.right > box.right + 0.5 || place.top < box.top - 0.5
                || place.bottom > box.bottom + 0.5 || text.textContent.endsWith('…');
        }).map((text) => text.textContent);
    })""")
