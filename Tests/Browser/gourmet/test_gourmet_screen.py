"""Tests of the gourmet screen with an API that answers everything."""

import pytest
from devices import DESKTOP, PHONE
from gestures import Finger, drag, go_back, middle, wait_until_in_place, wait_until_still
from gourmet import DATA, SECTIONS, Gourmet
from programs import wait_for


def test_a_person_goes_through_the_screen(gourmet):
    page = gourmet.page
    gourmet.title("グルメな写真展")
    for section in SECTIONS:
        gourmet.wait_for_section(section)
    assert page.get_by_role("heading", name="おすすめ記事一覧").count() == 1
    article = gourmet.scroll_to(gourmet.cell("articles", 1))
    offset = gourmet.screen.evaluate("node => node.scrollTop")
    gourmet.tap(article)
    gourmet.title("おすすめ記事")
    page.locator("[data-identifier=entry-title]").wait_for()
    # The app goes back only after the transition, which removes the screen.
    gourmet.screen.wait_for(state="detached")
    go_back(page)
    gourmet.title("グルメな写真展")
    wait_until_still(page)
    assert abs(gourmet.screen.evaluate("node => node.scrollTop") - offset) < 1
    # No item occurs twice.
    paths = gourmet.screen.evaluate(
        "node => [...node.querySelectorAll('[data-index-path]')].map((cell) => cell.dataset.indexPath)")
    assert len(paths) == len(set(paths))


def test_banners_page_and_come_to_rest_in_the_middle(gourmet):
    gourmet.wait_for_section("banners")
    page = gourmet.page
    box = gourmet.cell("banners", 0).bounding_box()
    assert (box["x"], box["width"], box["height"]) == (0, 390, pytest.approx(390 * 3 / 8, abs=0.1))
    drag(page, 300, box["y"] + 70, dx=-220)
    gourmet.wait_until("""Math.abs(document.querySelector('[data-index-path="0-1"]')?.getBoundingClientRect().x) < 0.5""")
    assert gourmet.cell("banners", 1).get_by_text(DATA["banners"][1]["title"][:6]).count() == 1


def test_interviews_are_as_high_as_their_content(gourmet):
    heights = []
    for item in range(3):
        cell = gourmet.scroll_to(gourmet.cell("interviews", item))
        wait_until_still(gourmet.page)

        def contains_its_tags():
            """The cell has an estimated height, and the tags have no place, until the app has measured the cell."""
            box, tags = (part.bounding_box() for part in [cell, cell.locator("[data-identifier=hashtags]")])
            return bool(box and tags) and tags["y"] + tags["height"] <= box["y"] + box["height"]

        wait_for(contains_its_tags, "a cell as high as its content")
        heights.append(cell.bounding_box()["height"])
        picture = cell.locator("[data-view=PictureView]").bounding_box()
        assert picture["width"] == pytest.approx(picture["height"]) == pytest.approx(390)
    # The texts are of different lengths.
    assert heights[0] + 40 < heights[1] < heights[2] - 40


def test_a_tapped_hashtag_lights_up_and_opens_its_interviews(gourmet):
    gourmet.wait_for_section("interviews")
    link = gourmet.scroll_to(gourmet.page.locator("[data-identifier=hashtag-港町]"))
    x, y = middle(link)
    with Finger(gourmet.page, x, y):
        gourmet.wait_until("""[...document.querySelectorAll('[data-identifier=hashtags] span')].some((span) =>
            span.textContent === '#港町' && getComputedStyle(span).backgroundColor !== 'rgba(0, 0, 0, 0)')""")
    gourmet.title("#港町")
    row = gourmet.page.locator("[data-identifier=entries]").get_by_text(DATA["interviews"][0]["title"][:8])
    gourmet.tap(row)
    gourmet.page.locator("[data-identifier=entry-text]").wait_for()


def test_a_finger_beside_the_hashtags_opens_nothing(gourmet):
    gourmet.wait_for_section("interviews")
    label = gourmet.scroll_to(gourmet.page.locator("[data-identifier=hashtags]"))
    middle(label)
    box = label.bounding_box()
    last = label.locator("[role=link]").last.bounding_box()
    with Finger(gourmet.page, min(box["x"] + box["width"] - 3, last["x"] + last["width"] + 40), last["y"] + 5):
        pass
    wait_until_still(gourmet.page)
    gourmet.title("グルメな写真展")


def test_hashtags_are_reached_and_opened_by_keyboard(wide_gourmet):
    page = wide_gourmet.page
    wide_gourmet.wait_for_section("interviews")
    link = wide_gourmet.scroll_to(page.get_by_role("link", name="#立ち食い"))
    link.focus()
    assert page.evaluate("document.activeElement.ariaLabel") == "#立ち食い"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == "#昼ごはん"
    page.keyboard.press("Enter")
    wide_gourmet.title("#昼ごはん")


def test_assistive_technology_reads_hashtags_once(gourmet):
    gourmet.wait_for_section("interviews")
    label = gourmet.scroll_to(gourmet.page.locator("[data-identifier=hashtags]"))
    assert label.locator("[aria-hidden=true]", has_text="#寿司").count() == 1
    assert label.get_by_role("link").count() == len(DATA["interviews"][0]["tags"].split(","))


def test_keywords_scroll_sideways_and_open_the_content_about_them(gourmet):
    gourmet.wait_for_section("keywords")
    first = gourmet.cell("keywords", 0)
    box = first.bounding_box()
    assert (box["x"], box["width"], box["height"]) == (12, 148, 40)
    drag(gourmet.page, 320, box["y"] + 20, dx=-250)
    wait_until_still(gourmet.page)
    gourmet.wait_until("""!document.querySelector('[data-index-path="2-0"]')
        || document.querySelector('[data-index-path="2-0"]').getBoundingClientRect().x < -100""")
    wait_until_in_place(gourmet.cell("keywords", 3))
    gourmet.tap(gourmet.cell("keywords", 3))
    gourmet.title(DATA["keywords"][3]["keyword"])


def test_every_third_dish_is_large_and_all_are_numbered(gourmet):
    gourmet.wait_for_section("arrivals")
    for item, width in [(0, 260.3), (1, 127.7), (2, 127.7), (3, 260.3)]:
        cell = gourmet.scroll_to(gourmet.cell("arrivals", item))
        assert cell.bounding_box()["width"] == pytest.approx(width, abs=0.5)
        assert cell.locator("[data-identifier=arrival-number]").text_content() == str(item + 1)


def test_the_keyboard_reaches_everything_that_can_be_tapped(wide_gourmet):
    page = wide_gourmet.page
    wide_gourmet.wait_for_section("banners")
    wide_gourmet.cell("banners", 0).focus()
    page.keyboard.press("Enter")
    wide_gourmet.title("特集 " + DATA["banners"][0]["date_string"])
    go_back(page)
    wide_gourmet.title("グルメな写真展")
    wide_gourmet.scroll_to(wide_gourmet.cell("articles", 2)).focus()
    page.keyboard.press("Space")
    wide_gourmet.title("おすすめ記事")


def test_a_wide_window_has_more_columns(open_page, examples):
    gourmet = Gourmet(open_page({**DESKTOP, "viewport": {"width": 1024, "height": 768}})).open(
        examples.url_of("Gourmet"))
    gourmet.wait_for_section("interviews")
    assert gourmet.cell("interviews", 1).bounding_box()["x"] == 512
    gourmet.wait_for_section("articles")
    assert gourmet.cell("articles", 3).bounding_box()["x"] == pytest.approx(768.5, abs=0.6)


@pytest.mark.parametrize("width", [320, 390, 1024])
@pytest.mark.parametrize("font", [16, 53])
def test_no_text_is_cut_off(open_page, examples, width, font):
    """Every label is as high as its lines, and only summaries and names end in an ellipsis."""
    page = open_page({**PHONE, "viewport": {"width": width, "height": 844}})
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": font, "fixed": 13}})
    gourmet = Gourmet(page).open(examples.url_of("Gourmet"))
    for section in SECTIONS:
        gourmet.wait_for_section(section)
        wait_until_still(page)
        cut = gourmet.screen.evaluate("""node => [...node.querySelectorAll('[data-view=UILabel]')].filter((label) => {
            const box = label.getBoundingClientRect();
            const cell = label.closest('[data-index-path], [data-kind]')?.getBoundingClientRect();
            if (!cell || box.width === 0) return false;
            return [...label.querySelectorAll('.t > span')].some((line) => {
                const text = line.getBoundingClientRect();
                return text.bottom > cell.bottom + 2 || text.top < cell.top - 2 || text.right > cell.right + 2;
            });
        }).map((label) => label.textContent)""")
        assert cut == []
