"""Web pages within elements: documents of the app, which have no origin, and pages at addresses."""

import pytest

from gestures import wait_until
from scenes import ROOT, create, update

VIEW = 5
START = "<!doctype html><title>Bread</title><body style='margin: 0'>"


@pytest.fixture
def display(desktop, show, host):
    """Displays a document of the app in an element: `display("<p>Bread</p>", k=["app"])`. Returns its frame."""
    def display(html, load=1, **more):
        host.resources[3] = (html.encode(), "text/plain;charset=utf-8", {})
        show(desktop, [
            create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": load, "r": 3, **more})])
        wait_for(desktop, host, "finished")
        return desktop.frames[1]
    return display


def of_kind(host, kind):
    return [event for event in host.of_type("web") if event["kind"] == kind]


def wait_for(page, host, kind, count=1):
    """Waits until the page has sent a number of reports of a kind, and returns the last."""
    while len(of_kind(host, kind)) < count:
        page.evaluate("new Promise(requestAnimationFrame)")
    return of_kind(host, kind)[-1]


def run(host, number, source=None, **more):
    script = {"load": 1, "number": number, **({"source": source} if source else {}), **more}
    host.send({"type": "request", "kind": "script", "view": VIEW, "script": script})


def test_a_document_reports_its_title_its_size_and_its_end(desktop, host, display):
    frame = display(START + "<div style='height: 900px'>Flour</div>")
    assert frame.locator("div").inner_text() == "Flour"
    assert of_kind(host, "committed")[0]["n"] == 1 and of_kind(host, "title")[-1]["text"] == "Bread"
    size = of_kind(host, "size")[-1]
    assert size["y"] == 900 and 370 <= size["x"] <= 390
    assert desktop.locator("iframe").get_attribute("title") == "Bread"
    # The document is no step of the browser's history.
    assert desktop.evaluate("history.length") == 2
    frame.evaluate("document.title = 'Cake'")
    assert wait_for(desktop, host, "title", 2)["text"] == "Cake"


def test_links_go_to_the_app_and_parts_of_the_document_come_into_view(desktop, host, display):
    frame = display(START + "<a id=a href='b.html'>B</a> <a id=n href='/c' target=_blank>C</a> <a id=p href='#end'>End</a>"
                    "<div style='height: 2000px'></div><p id=end>End</p><div style='height: 900px'></div>", b="https://example.com/x/")
    frame.locator("#a").click()
    assert wait_for(desktop, host, "link")["text"] == "https://example.com/x/b.html"
    frame.locator("#n").click()
    link = wait_for(desktop, host, "link", 2)
    assert link["text"] == "https://example.com/c" and link["flag"] is True
    frame.locator("#p").click()
    while not any(event["y"] > 1900 for event in of_kind(host, "scroll")):
        desktop.evaluate("new Promise(requestAnimationFrame)")
    assert len(of_kind(host, "link")) == 2


def test_scripts_of_the_document_send_messages_which_the_app_may_answer(desktop, host, display):
    frame = display(START, k=["app"], kr=["ask"])
    assert frame.evaluate("webkit.messageHandlers.app.postMessage({ a: [1, null, 'ä'] }) === undefined")
    message = wait_for(desktop, host, "message")
    assert message["name"] == "app" and message["text"] == '{"a":[1,null,"ä"]}'
    frame.evaluate("globalThis.answers = []; for (const n of [1, 2]) "
                   "webkit.messageHandlers.ask.postMessage(n).then((v) => answers.push(v), (e) => answers.push(e.message)); null")
    wait_for(desktop, host, "message", 3)
    numbers = [event["number"] for event in of_kind(host, "message")[1:]]
    run(host, numbers[0], answer='{"b":2}')
    run(host, numbers[1], error="no")
    wait_until(frame, "answers.length === 2")
    assert frame.evaluate("answers") == [{"b": 2}, "no"]


def test_scripts_of_the_app_run_before_and_after_the_document_and_when_it_wants(desktop, host, display):
    frame = display(START + "<script>globalThis.seen = [globalThis.early, document.documentElement.dataset.app]</script>", s=[
        {"s": "globalThis.early = document.body === null; document.documentElement.dataset.app = 'x'"},
        {"s": "document.body.append('late')", "e": True}])
    assert frame.evaluate("seen") == [True, "x"] and frame.locator("body").inner_text() == "late"
    run(host, 1, "const a = 6; a * 7")
    assert wait_for(desktop, host, "value")["text"] == "42" and of_kind(host, "value")[0]["number"] == 1
    run(host, 2, "nothing.at.all")
    assert "nothing is not defined" in wait_for(desktop, host, "error")["text"]
    run(host, 3, "document.body")
    assert wait_for(desktop, host, "error", 2)["number"] == 3
    assert [event.get("flag") for event in of_kind(host, "error")] == [None, True]
    run(host, 4, "return await Promise.resolve(a + b)", arguments='{"a":1,"b":2}')
    assert wait_for(desktop, host, "value", 2)["text"] == "3"
    run(host, 5, "'x'.repeat(60000)")
    assert "50000" in wait_for(desktop, host, "error", 3)["text"]


def test_the_app_scrolls_a_document_and_learns_its_place(desktop, host, display):
    frame = display(START + "<div style='height: 2000px'></div>", i=[44, 0, 0, 0])
    assert of_kind(host, "size")[-1]["y"] == 2044
    host.patch(update(VIEW, wv={"n": 1, "r": 3, "i": [44, 0, 0, 0], "o": {"x": 0, "y": 300, "r": 2}}))
    while not any(event["y"] == 300 and event["number"] == 2 and event.get("flag") for event in of_kind(host, "scroll")):
        desktop.evaluate("new Promise(requestAnimationFrame)")
    assert frame.evaluate("scrollY") == 300
    host.patch(update(VIEW, wv={"n": 1, "r": 3, "d": True}))
    wait_until(frame, "getComputedStyle(document.documentElement).overflowY === 'hidden'")
    assert frame.evaluate("getComputedStyle(document.documentElement).paddingTop") == "0px"


def test_a_document_reaches_nothing_around_it(desktop, host, display):
    frame = display(START)
    assert frame.evaluate("origin") == "null" and "token" not in frame.evaluate("location.href")
    for attempt in ["parent.document.title", "document.cookie", "localStorage.length", "parent.elementOf",
                    "(top.location.href = 'https://example.com/', top.document)"]:
        assert frame.evaluate(f"(() => {{ try {{ {attempt}; return 'reached'; }} catch (error) {{ return error.name; }} }})()") != "reached"
    # A document that forges the greeting of another channel has the wrong secret, and floods are cut off.
    frame.evaluate("parent.postMessage({ secret: 'x' }, '*', [new MessageChannel().port2]); null")
    run(host, 1, "1 + 1")
    assert wait_for(desktop, host, "value")["text"] == "2"
    assert desktop.url.startswith("http://127.0.0.1") and desktop.locator("iframe").count() == 1


def test_a_page_that_takes_the_place_of_a_document_gets_no_scripts(desktop, host, display):
    frame = display(START)
    desktop.context.route("https://example.com/**", lambda route: route.fulfill(
        body="<script>parent.postMessage({ secret: location.hash.slice(1) }, '*', [new MessageChannel().port2])</script>Other",
        content_type="text/html"))
    frame.evaluate("location.href = 'https://example.com/'; null")
    wait_for(desktop, host, "left")
    desktop.frames[1].wait_for_selector("text=Other")
    host.send({"type": "request", "kind": "script", "n": 9, "view": VIEW, "script": {"load": 1, "number": 1, "source": "1"}})
    while not any(event["n"] == 9 for event in host.of_type("answer")):
        desktop.evaluate("new Promise(requestAnimationFrame)")
    assert next(event for event in host.of_type("answer") if event["n"] == 9)["outcome"] == "unavailable"


def test_a_page_at_an_address_has_its_own_origin_and_leaves_with_the_element(desktop, show, host):
    desktop.context.route("https://example.com/**", lambda route: route.fulfill(body="<h1>Other</h1>", content_type="text/html"))
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "u": "https://example.com/", "i": [40, 0, 0, 0]})])
    assert wait_for(desktop, host, "finished")["n"] == 1
    assert desktop.frames[1].evaluate("origin") == "https://example.com"
    box = desktop.locator("iframe").bounding_box()
    assert (box["y"], box["height"]) == (40, 360)
    assert desktop.locator("iframe").get_attribute("title") == "example.com"
    host.patch(update(VIEW, clear=["wv"]))
    wait_until(desktop, "document.querySelector('iframe') === null")
