"""Tests of the home screen with an API that fails, is slow or goes away."""

import pytest
from gestures import pull_down, wait_until_at_rest
from home_screen import APPLIANCES, APPLIANCES_PATH, ARTICLES, ARTICLES_PATH

SECTIONS = [(APPLIANCES_PATH, 0, "家電"), (ARTICLES_PATH, 1, "記事")]


@pytest.mark.parametrize("path, section, name", SECTIONS)
def test_slow_sections_fill_in_their_places(home, api, path, section, name):
    api[path].hold()
    home.open(waits=False)
    home.cell(1 - section, 0).wait_for()
    assert "読み込んでいます" in home.notice(section).inner_text()
    assert home.cells(section) == []
    api[path].release()
    home.wait_for(f"document.querySelector('[data-index-path=\"{section}-0\"]')")
    home.notice(section).wait_for(state="detached")


@pytest.mark.parametrize("path, section, name", SECTIONS)
@pytest.mark.parametrize("status", [404, 500])
def test_a_failed_section_is_explained_and_tries_again(home, api, path, section, name, status):
    api[path].status = status
    home.open(waits=False)
    home.cell(1 - section, 0).wait_for()
    home.retry(name).wait_for()
    text = home.notice(section).inner_text()
    assert f"{name}を読み込めませんでした" in text and str(status) in text
    api[path].reset()
    home.retry(name).scroll_into_view_if_needed()
    home.press(home.retry(name))
    home.wait_for(f"document.querySelector('[data-index-path=\"{section}-0\"]')")
    home.notice(section).wait_for(state="detached")
    assert len(api[path].requests) == 2


def test_without_the_api_both_sections_explain_it_and_the_keyboard_tries_again(wide_home, api):
    api.stop()
    wide_home.open(waits=False)
    for name in ("家電", "記事"):
        wide_home.retry(name).wait_for()
    assert "サーバーに接続できませんでした" in wide_home.notice(0).inner_text()
    api.start()
    wide_home.retry("家電").focus()
    wide_home.page.keyboard.press("Enter")
    wide_home.cell(0, 0).wait_for()
    assert wide_home.retry("記事").is_visible()


def test_a_failed_refresh_keeps_the_content(home, api):
    home.open()
    api.everything.status = 500
    pull_down(home.page, distance=400, y=200)
    home.notice(0).wait_for()
    assert home.cell(0, 0).count() == 1
    assert "500" in home.notice(0).inner_text()
    api.everything.reset()
    # The refresh has ended under the finger. A finger that catches the content on its way back does not pull it down.
    wait_until_at_rest(home.page, "home")
    pull_down(home.page, distance=400, y=200)
    home.wait_for("document.querySelectorAll('[data-view=SectionNoticeView]').length === 0")


@pytest.mark.parametrize("change", [
    lambda entries: entries[0].pop("summary"),
    lambda entries: entries[0].update(id="zero"),
    lambda entries: entries[0].update(title=None),
], ids=["missing field", "wrong type", "null"])
def test_an_answer_that_cannot_be_read_is_explained(home, api, change):
    api[ARTICLES_PATH].edit(change)
    home.open(waits=False)
    home.cell(0, 0).wait_for()
    home.retry("記事").wait_for()
    assert "データを読み込めませんでした" in home.notice(1).inner_text()


def test_an_empty_section_has_a_text_that_states_it(home, api):
    api[APPLIANCES_PATH].body = []
    home.open(waits=False)
    home.cell(1, 0).wait_for()
    home.wait_for("document.querySelector('[data-view=SectionNoticeView]')?.textContent.includes('家電がありません')")


def test_an_identifier_of_both_sections_is_explained(home, api):
    api[ARTICLES_PATH].edit(lambda entries: entries[0].update(id=0))
    home.open()
    # The appliance keeps its page, and the other articles their places.
    assert home.cells(0)[0]["title"] == APPLIANCES[0]["title"]
    assert home.cells(1)[0]["title"] == ARTICLES[1]["title"]
    scroll_to_notice(home)
    text = home.notice(1).inner_text()
    assert "IDがほかの項目と重複している" in text and ARTICLES[0]["title"] in text


def test_a_picture_that_does_not_arrive_is_a_symbol(home, api):
    api.images.status = 404
    home.open()
    home.wait_for("document.querySelector('[data-index-path=\"0-0\"] .symbol[data-symbol]')")


def scroll_to_notice(home):
    """Scrolls to the end of the content, where the notice of the last section is."""
    home.page.evaluate("document.querySelector('[data-identifier=home]').scrollTop = 100000")
    home.notice(1).wait_for()
