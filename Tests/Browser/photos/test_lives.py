"""Tests of app processes that end, connections that break, and several tabs."""

import os
import signal
import time

import pytest
from feed import SCROLLER, Feed
from devices import PHONE
from gestures import wait_until_ready, wait_until_state
from programs import is_alive, wait_for


def test_a_killed_app_is_soon_there_again(feed, api, serve):
    host = serve()
    feed.open(host.url)
    wait_until_ready(feed.page)
    [app] = host.apps()
    feed.page.evaluate("""() => {
        window.states = [];
        const note = () => states.push([performance.now(), document.documentElement.dataset.tessera]);
        new MutationObserver(note).observe(document.documentElement, { attributes: true });
    }""")
    killed = time.monotonic()
    os.kill(app, signal.SIGKILL)
    wait_for(lambda: host.apps() not in ([], [app]), "another app process")
    feed.wait_for("states.some(([, state]) => state === 'ready')")
    feed.wait_for_item(0)
    # A quiet machine takes less than two seconds.
    assert time.monotonic() - killed < 20
    assert [state for _, state in feed.page.evaluate("states")] == ["lost", "ready"]
    feed.wait_for_images()
    api.wait_for_pages(1, 1)
    feed.page.locator("[role=status]").wait_for(state="hidden")


def test_a_killed_app_is_reported(feed, serve):
    host = serve()
    feed.open(host.url)
    feed.page.evaluate("""() => {
        window.notes = new Set();
        const note = () => notes.add(document.querySelector('[role=status]').textContent);
        new MutationObserver(note).observe(document.querySelector('[role=status]'), { childList: true });
    }""")
    [app] = host.apps()
    os.kill(app, signal.SIGKILL)
    wait_for(lambda: host.apps() not in ([], [app]), "another app process")
    feed.wait_for("[...notes].some((note) => note.startsWith(arg) && note.includes('SIGKILL'))",
                  "アプリが停止しました。もう一度起動しています…")
    wait_until_ready(feed.page)


def test_an_app_that_does_not_answer_is_named_and_can_be_started_again(feed, serve):
    host = serve()
    feed.open(host.url)
    wait_until_ready(feed.page)
    [app] = host.apps()
    os.kill(app, signal.SIGSTOP)
    feed.page.mouse.move(100, 300)
    feed.page.mouse.wheel(0, 50)
    notice = feed.page.get_by_role("alert").filter(has_text="Photos が応答していません")
    notice.wait_for()
    notice.get_by_role("button", name="もう一度起動").click()
    wait_for(lambda: host.apps() not in ([], [app]), "another app process")
    wait_until_ready(feed.page)
    notice.wait_for(state="hidden")


@pytest.mark.parametrize("seconds", [0, 5])
def test_a_cut_wire_costs_nothing(feed, api, serve, wire, seconds):
    """The relay cuts the connection until the page has noticed, and then for a number of seconds."""
    host = serve()
    wire = wire(host)
    feed.open(wire.url)
    for _ in range(3):
        feed.move_down()
    feed.wait_for_rest()
    feed.wait_for_images()
    apps = host.apps()
    pictures = set(feed.page.evaluate("""() => {
        window.kept = [...document.querySelectorAll('[data-index-path], [data-index-path] img')].filter((node) => {
            const { top, bottom } = node.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
        });
        window.pictures = kept.filter((node) => node.matches('img'));
        window.sources = pictures.map((image) => image.src);
        return sources;
    }"""))
    position, shown = feed.position(), [cell["path"] for cell in feed.visible_cells()]
    assert position > 0
    requests = []
    feed.page.on("request", lambda request: requests.append(request.url))
    wire.cut()
    wait_until_state(feed.page, "lost")
    end = time.monotonic() + seconds
    wait_for(lambda: time.monotonic() >= end, "the end of the cut", seconds + 1)
    wire.mend()
    wait_until_ready(feed.page)
    assert feed.position() == position
    # The app may have received the last scroll offset only now, and may have other cells ready outside of the window, with other
    # pictures. It has more of them ready for a wire that it takes for a slower one.
    assert set(shown) <= {cell["path"] for cell in feed.cells()}
    assert feed.page.evaluate("kept.every((node) => node.isConnected)")
    assert host.apps() == apps
    assert feed.page.evaluate("pictures.every((image, index) => image.src === sources[index])")
    assert pictures & set(requests) == set()
    assert len(api.pages_asked_for()) == len(set(api.pages_asked_for()))
    # The feed still loads further photos.
    feed.scroll_to_end()


def test_content_that_is_scrolled_while_the_wire_is_cut_appears_afterwards(feed, api, serve, wire):
    wire = wire(serve())
    feed.open(wire.url)
    feed.wait_for_images()
    wire.cut()
    wait_until_state(feed.page, "lost")
    feed.page.keyboard.press("End")
    feed.wait_for(f"{SCROLLER}.scrollTop + {SCROLLER}.clientHeight >= {SCROLLER}.scrollHeight - 2")
    wire.mend()
    wait_until_ready(feed.page)
    feed.wait_for_item(9)
    feed.wait_for_item(10)


def test_a_page_that_does_not_come_back_costs_no_process(open_page, serve, wire):
    host = serve("--resume-seconds", 0)
    line = wire(host)
    feed = Feed(open_page(PHONE)).open(line.url)
    [app] = host.apps()
    line.cut()
    wait_for(lambda: not is_alive(app), "the end of the app")
    wait_until_state(feed.page, "lost")
    line.mend()
    wait_until_ready(feed.page)
    feed.wait_for_item(0)
    assert len(host.apps()) == 1


def test_a_closed_tab_ends_its_app(open_page, serve):
    host = serve()
    page = open_page(PHONE)
    Feed(page).open(host.url)
    [app] = host.apps()
    page.close(run_before_unload=True)
    wait_for(lambda: not is_alive(app), "the end of the app")


def test_a_reloaded_page_ends_its_old_app(feed, serve):
    host = serve()
    feed.open(host.url)
    before = host.apps()
    feed.page.reload()
    feed.wait_for_item(0)
    wait_for(lambda: len(host.apps()) == 1, "the end of the old app")
    assert host.apps() != before


def test_a_reloaded_page_finds_its_place_again(feed, serve):
    host = serve()
    feed.open(host.url)
    feed.move_down()
    feed.wait_for_rest()
    place = feed.position()
    assert place > 0
    # The app reports a moment after the user's last action what it wants to get back. The scroll offset of the app counts
    # from the lower edge of the bar, which is 44 points high.
    feed.wait_for("""Object.values(sessionStorage).some((state) => state.startsWith('{')
        && Object.values(JSON.parse(state).places ?? {}).some(({ y }) => Math.abs(y + 44 - arg) < 2))""", place)
    feed.page.reload()
    feed.wait_for("Math.abs(document.querySelector('[data-identifier=photos]')?.scrollTop - arg) < 2", place)


def test_two_tabs_do_not_affect_each_other(open_page, api, serve):
    host = serve()
    page = open_page(PHONE)
    first, second = Feed(page), Feed(page.context.new_page())
    second.page.console_lines = []
    first.open(host.url)
    second.open(host.url)
    [old, young] = host.apps()
    # A browser draws no frames of a tab in the background.
    page.bring_to_front()
    first.scroll_to_end()
    second.page.bring_to_front()
    assert second.position() == 0
    assert second.cells()[0]["path"] == "0-0"
    assert max(cell["item"] for cell in second.cells()) < 10
    second.page.evaluate("window.untouched = true")
    position = first.position()
    os.kill(young, signal.SIGKILL)
    wait_for(lambda: host.apps() not in ([old], [old, young]), "another app process")
    second.wait_for_item(0)
    assert first.position() == position
    assert old in host.apps()
    wait_until_ready(first.page, 100)
    second.page.close(run_before_unload=True)
    wait_for(lambda: host.apps() == [old], "the end of the second tab's app")
    page.bring_to_front()
    page.keyboard.press("Home")
    first.wait_for_item(0)


def test_a_full_host_is_reported_and_makes_room_later(open_page, serve):
    host = serve("--max-devices", 1)
    first = open_page(PHONE)
    Feed(first).open(host.url)
    second = open_page(PHONE)
    second.goto(host.url)
    panel = second.get_by_role("alert")
    panel.wait_for()
    assert "ホストが満員です" in panel.inner_text()
    first.close(run_before_unload=True)
    wait_for(lambda: host.apps() == [], "the end of the first tab's app")
    second.get_by_role("button", name="再試行").tap()
    wait_until_ready(second)
    panel.wait_for(state="hidden")
