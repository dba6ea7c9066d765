"""Several hosts behind nginx and HAProxy: a page comes back to its host, and gets another one when its own has ended."""

import signal

import pytest

from gestures import wait_for_value
from network import SECOND_VISITOR, VISITOR
from proxies import NAME
from visits import (
    come_back, row_at_the_top, scroll, status, tap, wait_for_devices, wait_for_kept_row, wait_for_log)

ANEW = "The host no longer had this app. It was started anew."


def other(name):
    """Returns the name of the other host."""
    return {"a": "b", "b": "a"}[name]


def test_a_page_comes_back_to_its_host(proxy, serve_hosts, visit):
    serve_hosts(proxy)
    for name in ("a", "b"):
        visitor = visit()
        visitor.set_cookie("tessera_host", name)
        page = visitor.open()
        assert page.hosts == [name]
        assert visitor.host == name
        tap(page, 3)
        wait_for_log(page, "1 taps: 3; “”")
        # The token counts and not the cookie, which another page may have changed.
        visitor.set_cookie("tessera_host", other(name))
        come_back(page)
        assert page.hosts == [name, name]
        wait_for_log(page, "1 taps: 3; “”")


def test_new_pages_go_to_all_hosts(proxy, serve_hosts, visit):
    serve_hosts(proxy)
    assert sorted(visit().open().hosts[0] for _ in range(2)) == ["a", "b"]


def test_a_host_that_is_about_to_end_keeps_its_pages_and_takes_no_others(proxy, serve_hosts, visit):
    hosts = serve_hosts(proxy, "--drain-seconds", 60)
    visitor = visit()
    visitor.set_cookie("tessera_host", "a")
    page = visitor.open()
    tap(page, 2)
    wait_for_log(page, "1 taps: 2; “”")
    hosts["a"].send(signal.SIGTERM)
    # A host still takes a page that opens before it has handled the signal, which takes a while on a busy machine.
    hosts["a"].wait_for_line(r"\bdraining\b")
    # The cookie of the same visitor still names the host.
    second = visitor.open()
    assert second.hosts == ["b"]
    assert visitor.host == "b"
    come_back(page)
    assert page.hosts == ["a", "a"]
    tap(page, 4)
    wait_for_log(page, "2 taps: 2 4; “”")
    page.close()
    assert hosts["a"].wait() == 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_pages_of_a_host_that_has_ended_get_another_one_and_report_it(proxy, serve_hosts, visit, number):
    hosts = serve_hosts(proxy)
    visitor = visit()
    visitor.set_cookie("tessera_host", "a")
    page = visitor.open()
    tap(page, 2)
    wait_for_log(page, "1 taps: 2; “”")
    hosts["a"].send(number)
    wait_for_devices(page, 2)
    assert page.hosts == ["a", "b"]
    wait_for_log(page, "0 taps: ; “”")
    page.locator("[role=status]", has_text=ANEW).wait_for()
    # A page that opens now does not notice that the host of its cookie is gone.
    assert visitor.open().hosts == ["b"]


def test_a_page_of_a_killed_host_finds_its_place_again_on_another(proxy, serve_hosts, visit):
    hosts = serve_hosts(proxy)
    visitor = visit()
    visitor.set_cookie("tessera_host", "a")
    page = visitor.open()
    scroll(page, 6000)
    row = wait_for_kept_row(page)
    # The first rows are ten at most on a screen of this size, so that a list which begins anew has another one at its top.
    assert row > 20
    hosts["a"].send(signal.SIGKILL)
    wait_for_devices(page, 2)
    assert page.hosts == ["a", "b"]
    wait_for_value(page, lambda: row_at_the_top(page), row)


def test_each_visitor_behind_the_proxy_has_devices_of_their_own(proxy, serve_hosts, visit, network):
    serve_hosts(proxy, "--visitor-devices", 1)
    visitor = visit()
    visitor.set_cookie("tessera_host", "a")
    network.visit_from(VISITOR)
    try:
        tap(visitor.open(), 1)
        visitor.open_unanswered().get_by_text("This address has reached its limit").wait_for()
        network.visit_from(SECOND_VISITOR)
        # The browser opens the page through the connection that it has, and each WebSocket through another.
        assert visitor.open().hosts == ["a"]
    finally:
        network.visit_from(VISITOR)


def test_images_come_from_the_host_of_their_device(proxy, serve_hosts, visit):
    serve_hosts(proxy)
    visitor = visit()
    visitor.set_cookie("tessera_host", "a")
    page = visitor.open("textapp")
    assert page.hosts == ["a"]
    image = page.locator("img[src*='/resources/a.']").first.get_attribute("src")
    # The host that the cookie names now has no device of this token.
    visitor.set_cookie("tessera_host", "b")
    assert status(page, image) == 200
    assert status(page, image.replace("/resources/a.", "/resources/b.")) == 404


def test_nobody_gets_past_the_login(serve_hosts, visit):
    serve_hosts("nginx")
    stranger = visit(logs_in=False)
    page = stranger.context.new_page()
    page.goto(f"https://{NAME}/longlistapp/")
    assert page.url == f"https://{NAME}/login/"
    assert page.title() == "Login"
    # The login has set its cookie by now.
    page.get_by_role("link", name="In").click()
    page.locator("[data-identifier=log]").wait_for()


def test_the_files_of_documents_need_no_login(serve_hosts, visit):
    serve_hosts("nginx")
    page = visit(logs_in=False).context.new_page()
    resources = f"https://{NAME}/longlistapp/resources/a.{'A' * 32}"
    # The host itself answers, and knows no documents with this secret.
    answer = page.goto(f"{resources}/documents/70000/page.css")
    assert answer.status == 404 and "nothing at this address" in answer.text()
    page.goto(f"{resources}/1")
    assert page.url == f"https://{NAME}/login/"
