"""Tests of the screen of Top with an API that answers everything."""

import pytest

from devices import DESKTOP, PHONE
from gestures import flick, middle, pull_down, wait_until_still
from top_page import CONTENT, ENDPOINTS, HEADERS, Top, path


def test_the_sections_stand_in_their_order(top, examples):
    # The window is high enough for the whole content.
    top.page.set_viewport_size({"width": 390, "height": 2600})
    top.open(examples.url_of("Top")).wait_for_sections(0, 1, 2, 3, 4)
    assert {section: set(top.views(section)) for section in range(5)} == {
        0: {"TopBannerCell"}, 1: {"TopFeaturedCell"}, 2: {"TopNewsCell"}, 3: {"TopDiscountCell"}, 4: {"TopPhotoCell"}}
    assert [len(top.views(section)) for section in (2, 3, 4)] == [4, 4, 12]
    headers = top.page.locator("[data-identifier=header]")
    headers_by_place = sorted(
        (headers.nth(index).bounding_box()["y"], headers.nth(index).inner_text()) for index in range(headers.count()))
    assert [text for _, text in headers_by_place] == HEADERS


def test_a_walk_from_the_banner_to_the_photos(top, examples):
    top.open(examples.url_of("Top"))
    page = top.page
    detail = top.open_detail(top.cell(0))
    assert CONTENT["banner"]["label"] in detail.inner_text()
    top.go_back()

    # The carousel comes to rest with a card at its leading edge.
    card = top.cell(1, 0)
    y = middle(card)[1]
    flick(page, dx=-200, y=y, speed=800)
    wait_until_still(page)
    top.wait_for("""[...document.querySelectorAll("[data-index-path^='1-']")]
        .some((card) => Math.abs(card.getBoundingClientRect().x - 16) < 1 && card.dataset.indexPath !== '1-0')""")

    product = top.cell(3, 1)
    top.scroll_to(product)
    position = top.position()
    detail = top.open_detail(product)
    special = CONTENT["special"][1]
    for text in [special["title"], special["text"], "20% OFF", "¥19,840", "¥24,800"]:
        assert text in detail.inner_text()
    top.go_back()
    assert top.position() == position

    photo = top.cell(4, 11)
    detail = top.open_detail(photo)
    assert CONTENT["photos"][11]["title"] in detail.inner_text()


def test_a_pull_asks_all_endpoints_again(top, api, serve):
    top.open(serve("Top").url).wait_for_sections(0, 1)
    api[path("featured")].edit(lambda answers: answers[0]["content"][0].update(title="新しい特集"))
    pull_down(top.page, distance=400)
    for name in ENDPOINTS:
        api[path(name)].wait_for_requests(2)
    top.cell(1, 0).get_by_text("新しい特集").wait_for()
    top.wait_for("!document.querySelector('.spinner.spinning')")
    assert [len(api[path(name)].requests) for name in ENDPOINTS] == [2, 2, 2, 2, 2]


def test_the_keyboard_opens_and_closes_a_detail(wide_top, examples):
    wide_top.open(examples.url_of("Top")).wait_for_sections(0, 1, 2)
    page = wide_top.page
    def focused():
        return page.evaluate("document.activeElement.closest('[data-index-path]')?.dataset.indexPath ?? null")
    for _ in range(10):
        page.keyboard.press("Tab")
        if focused():
            break
    assert focused() == "0-0"
    page.keyboard.press("ArrowDown")
    assert focused() != "0-0"
    page.evaluate("document.querySelector('[data-index-path=\"2-1\"]').focus()")
    page.keyboard.press("Enter")
    detail = page.locator("[data-identifier=detail]")
    detail.wait_for()
    assert CONTENT["news"][1]["title"] in detail.inner_text()
    wait_until_still(page)
    back = page.get_by_role("button", name="TOP")
    back.focus()
    page.keyboard.press("Enter")
    detail.wait_for(state="detached")


def test_cells_are_buttons_with_names(top, examples):
    top.open(examples.url_of("Top")).wait_for_sections(0, 1)
    top.page.get_by_role("button", name=CONTENT["banner"]["label"]).wait_for()
    first = CONTENT["featured"][0]
    top.page.get_by_role("button", name=f"{first['caption']}、{first['title']}").wait_for()


@pytest.mark.parametrize("width, columns, photos", [(320, 1, 3), (390, 1, 3), (768, 2, 6), (1024, 2, 6)])
def test_columns_follow_the_width(open_page, examples, width, columns, photos):
    top = Top(open_page(DESKTOP, viewport={"width": width, "height": 2600})).open(examples.url_of("Top"))
    top.wait_for_sections(0, 1, 2, 3, 4)
    cells = top.cells()

    def count(section):
        return len({round(cell["x"]) for cell in cells if cell["section"] == section})
    assert (count(2), count(3), count(4)) == (columns, columns, photos)
    for cell in cells:
        if cell["section"] != 1:
            assert cell["x"] >= 0 and cell["x"] + cell["width"] <= width + 0.5, cell


# Returns the texts that extend beyond their cell or header, or beyond a side of the window if their section does not
# scroll sideways.
CLIPPED = """() => [...document.querySelectorAll('[data-identifier=top] .t')].filter((text) => {
    const box = text.getBoundingClientRect();
    const owner = text.closest('[data-index-path], [data-kind]')?.getBoundingClientRect();
    return owner && (box.bottom > owner.bottom + 1 || box.top < owner.top - 1 || box.right > owner.right + 1);
}).map((text) => text.textContent)"""


@pytest.mark.parametrize("device", [PHONE, {**PHONE, "viewport": {"width": 320, "height": 700}}, DESKTOP])
def test_nothing_is_cut_off_at_the_largest_text_size(open_page, examples, device):
    page = open_page(device)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 50, "fixed": 50}})
    top = Top(page).open(examples.url_of("Top"))
    seen = set()
    for cell in [top.cell(0), top.cell(1), top.cell(2, 0), top.cell(2, 3), top.cell(3, 0), top.cell(3, 3), top.cell(4, 11)]:
        top.scroll_to(cell)
        assert page.evaluate(CLIPPED) == []
        assert page.locator("[data-identifier=top] .t", has_text="…").count() == 0
        seen |= {each["section"] for each in top.cells()}
    assert seen == {0, 1, 2, 3, 4}


def test_dark_mode_turns_background_and_texts_round(open_page, examples):
    def colours(scheme):
        top = Top(open_page(PHONE, color_scheme=scheme)).open(examples.url_of("Top"))
        top.wait_for_sections(0, 1)
        return top.page.evaluate("""() => {
            const style = (selector) => getComputedStyle(document.querySelector(selector));
            return [style('[data-identifier=top]').backgroundColor,
                style('[data-view=TopHeaderView] [data-identifier=header] .t').color];
        }""")
    assert colours("light") == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert colours("dark") == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
