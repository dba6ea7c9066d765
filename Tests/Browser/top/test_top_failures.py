"""Tests of Top with an API that fails, is slow or sends unexpected answers."""

import pytest

from gestures import middle, pull_down, tap
from top_page import CONTENT, ENDPOINTS, path

UNREACHABLE = "サーバーに接続できませんでした"
UNREADABLE = "サーバーから受け取ったデータを読み込めませんでした"


def test_an_endpoint_that_is_late_has_a_row_in_its_place(top, api, serve):
    api[path("featured")].hold()
    top.open(serve("Top").url).wait_for_sections(0, 2)
    assert top.views(1) == ["TopLoadingCell"]
    assert top.cell(1).get_attribute("aria-label") == "読み込み中"
    assert top.page.locator("[data-identifier=header]", has_text="今週の特集").count() == 1
    api[path("featured")].release()
    top.wait_for_sections(0, 1, 2)
    assert top.failure("featured").count() == 0


def test_answers_in_the_wrong_order_are_displayed_in_the_right_one(top, api, serve):
    top.page.set_viewport_size({"width": 390, "height": 2600})
    for name in ENDPOINTS:
        api[path(name)].hold()
    top.goto(serve("Top").url)
    for index, name in reversed(list(enumerate(ENDPOINTS))):
        api[path(name)].wait_for_requests(1)
        assert top.views(index) == ["TopLoadingCell"]
        api[path(name)].release()
        top.wait_for_sections(index)
    kinds = [top.views(section)[0] for section in range(5)]
    assert kinds == ["TopBannerCell", "TopFeaturedCell", "TopNewsCell", "TopDiscountCell", "TopPhotoCell"]


@pytest.mark.parametrize("status", [404, 500])
def test_an_endpoint_that_fails_has_a_row_with_retry(top, api, serve, status):
    api[path("featured")].status = status
    top.open(serve("Top").url).wait_for_sections(0, 2)
    top.failure("featured").wait_for()
    assert f"ステータスコード: {status}" in top.failure("featured").inner_text()
    top.cell(1, 0, "TopLoadingCell").wait_for(state="detached")
    assert top.views(1) == ["TopFailureCell"]
    api[path("featured")].hold()
    tap(top.page, *middle(top.retry("featured")))
    top.cell(1, 0, "TopLoadingCell").wait_for()
    # The row that was pressed fades away.
    top.failure("featured").wait_for(state="detached")
    api[path("featured")].release()
    top.failure("featured").wait_for()
    api[path("featured")].reset()
    tap(top.page, *middle(top.retry("featured")))
    top.wait_for_sections(1)
    assert [len(api[path(name)].requests) for name in ENDPOINTS] == [1, 3, 1, 1, 1]


def test_the_keyboard_retries(wide_top, api, serve):
    api[path("featured")].status = 500
    wide_top.open(serve("Top").url)
    button = wide_top.retry("featured")
    button.wait_for()
    for _ in range(10):
        wide_top.page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    assert button.evaluate("node => node === document.activeElement")
    api[path("featured")].reset()
    wide_top.page.keyboard.press("Enter")
    wide_top.wait_for_sections(1)


@pytest.mark.parametrize("change", [
    lambda answers: answers[0]["content"][0].update(id="one"),
    lambda answers: answers[0]["content"][2].pop("title"),
    lambda answers: answers[0].pop("content"),
    lambda answers: answers[0].update(content={}),
], ids=["wrong type", "missing field", "no content", "an object for an array"])
def test_an_answer_of_another_shape_is_explained(top, api, serve, change):
    api[path("featured")].edit(change)
    top.open(serve("Top").url)
    top.failure("featured").wait_for()
    assert UNREADABLE in top.failure("featured").inner_text()
    top.wait_for_sections(0, 2)


@pytest.mark.parametrize("body", [b"<html>", b"", {"content": []}, [1, 2], None])
def test_an_answer_that_is_no_json_is_explained(top, api, serve, body):
    api[path("featured")].body = b"null" if body is None else body
    top.open(serve("Top").url)
    top.failure("featured").wait_for()
    assert UNREADABLE in top.failure("featured").inner_text()


def test_without_the_api_the_screen_explains_it_and_tries_again(top, api, serve):
    api.stop()
    top.goto(serve("Top").url)
    top.failure("top").wait_for()
    assert UNREACHABLE in top.failure("top").inner_text()
    assert top.cells() == []
    api.start()
    tap(top.page, *middle(top.retry("top")))
    top.wait_for_sections(0, 1)
    top.failure("top").wait_for(state="hidden")


def test_a_refresh_without_the_api_loses_nothing(top, api, serve):
    # The window is high enough for the whole content.
    top.page.set_viewport_size({"width": 390, "height": 2600})
    top.open(serve("Top").url).wait_for_sections(0, 1, 2, 3, 4)
    before = [cell["view"] for cell in top.cells()]
    api.stop()
    pull_down(top.page, distance=400)
    alert = top.page.get_by_role("alertdialog")
    alert.wait_for()
    assert "エラーが発生しました" in alert.inner_text() and UNREACHABLE in alert.inner_text()
    alert.get_by_role("button", name="OK").tap()
    alert.wait_for(state="detached")
    top.wait_for("!document.querySelector('.spinner.spinning')")
    assert [cell["view"] for cell in top.cells()] == before
    api.start()
    pull_down(top.page, distance=400)
    for name in ENDPOINTS:
        api[path(name)].wait_for_requests(2)
    top.wait_for("!document.querySelector('.spinner.spinning')")
    assert alert.count() == 0


def test_the_screen_waits_for_a_slow_api(top, api, serve):
    api.everything.hold()
    top.goto(serve("Top").url)
    top.cell(0, 0, "TopLoadingCell").wait_for()
    top.cell(1, 0, "TopLoadingCell").wait_for()
    api.everything.release()
    top.wait_for_sections(0, 1)
    top.page.locator("[data-identifier=loading]").first.wait_for(state="detached")


def test_an_item_that_comes_twice_is_displayed_once(top, api, serve):
    top.page.set_viewport_size({"width": 390, "height": 2600})
    api[path("news")].edit(lambda answers: answers[0]["content"].append(answers[0]["content"][0]))
    api[path("photos")].edit(lambda answers: answers.append(answers[0]))
    top.open(serve("Top").url).wait_for_sections(0, 1, 2, 3, 4)
    assert len(top.views(2)) == len(CONTENT["news"])
    assert len(top.views(4)) == len(CONTENT["photos"])


def test_an_api_without_contents_is_explained(top, api, serve):
    for name in ENDPOINTS:
        api[path(name)].body = []
    top.goto(serve("Top").url)
    top.failure("top").wait_for()
    assert "表示できる内容がまだありません" in top.failure("top").inner_text()
    assert top.cells() == []


def test_a_picture_that_does_not_arrive_is_a_symbol(top, api, serve):
    api.images.status = 404
    top.open(serve("Top").url).wait_for_sections(0, 1)
    top.wait_for("document.querySelector(\"[data-index-path='0-0'] .symbol\")")
    top.wait_for("document.querySelector(\"[data-index-path='1-0'] .symbol\")")
