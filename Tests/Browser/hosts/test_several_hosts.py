"""Several hosts behind nginx and HAProxy: a page comes back to its host, and gets another one when its own has ended."""

import signal

import pytest

from visits import come_back, tap, wait_for_devices, wait_for_log

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
def test_pages_of_a_host_that_has_ended_get_another_and_say_so(proxy, serve_hosts, visit, number):
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
