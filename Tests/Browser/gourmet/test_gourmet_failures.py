"""Tests of the gourmet screen with an API that fails for single sections."""

import pytest
from gestures import drag, go_back, pull_down, wait_until_still
from gourmet import DATA, PATHS, SECTIONS


def shows_items(gourmet, sections):
    for section in sections:
        gourmet.wait_for_section(section)


@pytest.mark.parametrize("failing", SECTIONS)
def test_a_section_that_fails_has_a_row_to_try_again(open_gourmet, api, failing):
    api[PATHS[failing]].status = 500
    gourmet = open_gourmet()
    gourmet.scroll_to(gourmet.error(failing))
    assert "ステータスコード: 500" in gourmet.error(failing).text_content()
    gourmet.screen.evaluate("node => node.scrollTo(0, 0)")
    shows_items(gourmet, [section for section in SECTIONS if section != failing])
    gourmet.screen.evaluate("node => node.scrollTo(0, 0)")
    api[PATHS[failing]].reset()
    gourmet.tap(gourmet.scroll_to(gourmet.retry(failing)))
    gourmet.retry(failing).wait_for(state="detached")
    gourmet.screen.evaluate("node => node.scrollTo(0, 0)")
    gourmet.wait_for_section(failing)
    assert len(api[PATHS[failing]].requests) == 2


@pytest.mark.parametrize("body", [
    [{"id": "1", "keyword": "文字の番号"}], [{"id": 1}], [{"id": 1, "keyword": 5}], {"id": 1}, b"<html>", b"",
    [None],
], ids=["wrong type of id", "missing field", "wrong type", "no list", "no JSON", "nothing", "null"])
def test_an_answer_that_breaks_the_promise_is_explained(open_gourmet, api, body):
    api[PATHS["keywords"]].body = body
    gourmet = open_gourmet()
    gourmet.scroll_to(gourmet.error("keywords"))
    assert "サーバーから受け取ったデータを読み込めませんでした。" in gourmet.error("keywords").text_content()
    shows_items(gourmet, ["arrivals"])


def test_a_missing_route_is_explained(open_gourmet, api):
    api[PATHS["articles"]].status = 404
    gourmet = open_gourmet()
    gourmet.scroll_to(gourmet.error("articles"))
    assert "ステータスコード: 404" in gourmet.error("articles").text_content()


def test_identifiers_that_nobody_knows_or_that_occur_twice_are_shown_once(open_gourmet, api):
    banner = DATA["banners"][0]
    api[PATHS["banners"]].body = [
        {**banner, "id": 7}, {**banner, "id": 7, "title": "二度目"}, {**banner, "id": -3, "title": "負の番号"},
        {**banner, "id": 9_000_000_000, "title": "大きな番号"}]
    arrival = DATA["arrivals"][0]
    api[PATHS["arrivals"]].body = [{**arrival, "id": number} for number in (1000, 3, 3, 0)]
    gourmet = open_gourmet()
    gourmet.cell("banners", 0).get_by_text("二度目").wait_for()
    for item, title in [(1, "負の番号"), (2, "大きな番号")]:
        drag(gourmet.page, 300, 120, dx=-220)
        gourmet.wait_until(
            "Math.abs(document.querySelector(`[data-index-path='${arg}']`)?.getBoundingClientRect().x) < 0.5", f"0-{item}")
        assert gourmet.cell("banners", item).get_by_text(title).count() == 1
    assert gourmet.cell("banners", 3).count() == 0
    gourmet.scroll_to(gourmet.cell("arrivals", 2))
    assert gourmet.cell("arrivals", 3).count() == 0


def test_an_empty_section_has_a_text_that_states_it(open_gourmet, api):
    api.everything.edit(lambda found: found.clear())
    gourmet = open_gourmet()
    for section, words in [("banners", "特集"), ("keywords", "キーワード"), ("articles", "おすすめ記事")]:
        label = gourmet.scroll_to(gourmet.page.locator(f"[data-identifier=empty-{section}]"))
        assert label.text_content() == f"{words}はまだありません"


def test_a_stopped_api_is_explained_in_every_section_and_can_be_tried_again(phone, serve, api):
    from gourmet import Gourmet

    host = serve("Gourmet")
    api.stop()
    gourmet = Gourmet(phone).open(host.url)
    for section in SECTIONS:
        gourmet.scroll_to(gourmet.error(section))
        assert "サーバーに接続できませんでした" in gourmet.error(section).text_content()
    api.start()
    gourmet.screen.evaluate("node => node.scrollTo(0, 0)")
    pull_down(gourmet.page)
    shows_items(gourmet, SECTIONS)


def test_slow_answers_fill_their_places_one_by_one(open_gourmet, api):
    for section in SECTIONS:
        api[PATHS[section]].hold()
    gourmet = open_gourmet()
    gourmet.page.locator("[data-identifier=loading-banners]").wait_for()
    before = gourmet.cell("banners", 0).bounding_box()
    for section in reversed(SECTIONS):
        api[PATHS[section]].wait_for_requests(1)
        api[PATHS[section]].release()
        gourmet.screen.evaluate("node => node.scrollTo(0, 0)")
        gourmet.wait_for_section(section)
    gourmet.screen.evaluate("node => node.scrollTo(0, 0)")
    wait_until_still(gourmet.page)
    assert gourmet.cell("banners", 0).bounding_box() == before


def test_answers_after_two_seconds_arrive(open_gourmet, api):
    api.everything.delay = 2
    api[PATHS["interviews"]].hold()
    gourmet = open_gourmet()
    gourmet.page.locator("[data-identifier=loading-interviews]").wait_for()
    api[PATHS["interviews"]].release()
    shows_items(gourmet, SECTIONS)


def test_a_failed_refresh_keeps_the_content_and_explains_the_reason(open_gourmet, api):
    gourmet = open_gourmet()
    gourmet.wait_for_section("banners")
    api.everything.status = 500
    pull_down(gourmet.page)
    alert = gourmet.page.get_by_role("alertdialog")
    alert.wait_for()
    assert "更新できませんでした" in alert.inner_text()
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    gourmet.wait_for_section("banners")
    assert gourmet.error("banners").count() == 0


def test_coming_back_asks_again_and_displays_nothing_twice(open_gourmet, api):
    gourmet = open_gourmet()
    gourmet.wait_for_section("banners")
    gourmet.tap(gourmet.cell("banners", 0))
    gourmet.title("特集 " + DATA["banners"][0]["date_string"])
    # The app goes back only after the transition, which removes the screen.
    gourmet.screen.wait_for(state="detached")
    go_back(gourmet.page)
    gourmet.title("グルメな写真展")
    api[PATHS["banners"]].wait_for_requests(2)
    wait_until_still(gourmet.page)
    gourmet.wait_for_section("banners")
    assert gourmet.cell("banners", 4).count() == 0
    assert gourmet.page.get_by_role("alertdialog").count() == 0
