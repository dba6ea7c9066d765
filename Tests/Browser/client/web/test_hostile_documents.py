"""Documents and pages in web pages of an app that want to do harm."""

import json

from scenes import ROOT, create, update
from web_documents import START, VIEW, display, of_kind, run, until, wait_for  # noqa: F401


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
    assert host.wait_for_event("answer", n=9)["outcome"] == "unavailable"


def reports(frame, *messages):
    """Sends reports over the channel of a document, as one can that has greeted the page in place of the first script."""
    frame.evaluate("""(messages) => {
        const { port1, port2 } = new MessageChannel();
        parent.postMessage({ secret: location.hash.slice(1) }, '*', [port2]);
        for (const message of messages) port1.postMessage(message);
    }""", list(messages))


def test_each_report_of_a_document_is_an_event_that_an_app_can_read(desktop, host, display):
    frame = display(START)
    reports(
        frame, {"kind": "size", "x": 1e300, "y": -1e300}, {"kind": "scroll", "x": 0, "y": 0, "number": 1.5}, {"kind": "nothing"}, "text",
        {"kind": "title", "text": "a\ud800b"}, {"kind": "message", "text": "1", "name": "x" * 300}, {"kind": "alert", "text": "x" * 9000},
        {"kind": "link", "text": ["https://example.com/"]}, {"kind": "constructor"}, {"kind": "title", "text": "t" * 5000},
        {"kind": "alert", "text": "end"})
    assert wait_for(desktop, host, "alert")["text"] == "end"
    size = next(event for event in of_kind(host, "size") if event["x"] > 1000)
    assert (size["x"], size["y"]) == (10_000_000, -10_000_000)
    assert not any(event["number"] == 1.5 for event in of_kind(host, "scroll")) and of_kind(host, "message") == of_kind(host, "link") == []
    titles = [event["text"] for event in of_kind(host, "title")]
    assert "a\ufffdb" in titles and "t" * 1000 in titles


def test_a_high_document_has_the_greatest_size(desktop, host, display):
    display(START + "<div style='height: 30000000px'></div>")
    until(desktop, lambda: any(event["y"] == 10_000_000 for event in of_kind(host, "size")))


def test_a_long_message_comes_in_pieces_that_the_host_accepts(desktop, host, display):
    frame = display(START, k=["app"])
    # A piece must not end within a character of two units.
    text = "あ" * 7_998 + "🍞" * 8_000 + '"\\' * 6_000
    frame.evaluate("(text) => webkit.messageHandlers.app.postMessage(text)", text)
    until(desktop, lambda: any("more" not in event for event in of_kind(host, "message")))
    pieces = of_kind(host, "message")
    assert json.loads("".join(event["text"] for event in pieces)) == text
    assert [event.get("more", 0) for event in pieces] == list(range(len(pieces) - 1, -1, -1))
    for event in pieces:
        event["text"].encode()
        assert len(json.dumps({**event, "at": 0}, ensure_ascii=False).encode()) < 65_536


def test_a_message_that_is_too_long_fails_in_the_document(desktop, host, display):
    frame = display(START, k=["app"], kr=["ask"])
    assert "1000000" in frame.evaluate(
        "(() => { try { webkit.messageHandlers.app.postMessage('x'.repeat(1_000_000)); } catch (error) { return error.message; } })()")
    assert "1000000" in frame.evaluate("webkit.messageHandlers.ask.postMessage('x'.repeat(1_000_000)).catch((error) => error.message)")


def test_a_flood_of_reports_is_cut_off_and_scripts_of_the_app_still_end(desktop, host, display):
    frame = display(START, k=["app"])
    frame.evaluate("for (let n = 0; n < 5000; n += 1) webkit.messageHandlers.app.postMessage(n)")
    run(host, 7, "6 * 7")
    value = wait_for(desktop, host, "value")
    assert (value["number"], value["text"]) == (7, "42")
    # The flood may have begun in one second and ended in the next.
    assert len(of_kind(host, "message")) <= 1500


def test_values_of_scripts_that_do_not_run_are_forged(desktop, host, display):
    frame = display(START)
    reports(frame, {"kind": "value", "number": 4, "text": "1"}, {"kind": "error", "number": 5, "text": "1"}, {"kind": "alert", "text": "end"})
    wait_for(desktop, host, "alert")
    assert of_kind(host, "value") == of_kind(host, "error") == []


def test_a_document_cannot_have_itself_sent_again_and_again(desktop, host, display):
    frame = display(START)
    frame.evaluate("""for (let n = 0; n < 500; n += 1) {
        parent.postMessage({ secret: location.hash.slice(1) }, '*', [new MessageChannel().port2]);
    }""")
    desktop.wait_for_timeout(200)
    fetched = desktop.evaluate("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/3')).length")
    assert 1 <= fetched <= 60


def test_a_page_of_this_host_does_not_reach_the_page_around_it(desktop, show, host):
    desktop.route("**/photos/own", lambda route: route.fulfill(
        body="<title></title><script>try { document.title = parent.document.title } catch (error) { document.title = error.name }</script>",
        content_type="text/html"))
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "u": host.url + "own"})])
    wait_for(desktop, host, "finished")
    assert desktop.frames[1].title() == "SecurityError" and desktop.frames[1].evaluate("origin") == "null"


def test_a_page_at_an_address_reports_nothing_but_its_end(desktop, show, host):
    desktop.context.route("https://example.com/**", lambda route: route.fulfill(
        body="<script>parent.postMessage({ secret: '' }, '*', [new MessageChannel().port2]); parent.postMessage(null, '*')</script>",
        content_type="text/html"))
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "u": "https://example.com/"})])
    wait_for(desktop, host, "finished")
    assert [event["kind"] for event in host.of_type("web")] == ["finished"]


def test_a_page_at_an_address_has_no_scripts_where_it_may_not(desktop, show, host):
    desktop.context.route("https://example.com/**", lambda route: route.fulfill(
        body="<title>Bread</title><script>document.title = 'Script'</script>", content_type="text/html"))
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "u": "https://example.com/", "q": True})])
    wait_for(desktop, host, "finished")
    assert desktop.frames[1].title() == "Bread"


def test_a_document_cannot_lend_its_channel_to_the_page_after_it(desktop, host, display):
    frame = display(START)
    secret = frame.evaluate("location.hash.slice(1)")
    desktop.context.route("https://example.com/**", lambda route: route.fulfill(
        body=f"""<script>const {{ port1, port2 }} = new MessageChannel(); parent.postMessage({{ secret: '{secret}' }}, '*', [port2]);
            port1.postMessage({{ kind: 'alert', text: 'forged' }})</script>""",
        content_type="text/html"))
    host.patch(update(VIEW, wv={"n": 2, "u": "https://example.com/"}))
    until(desktop, lambda: any(event["n"] == 2 for event in of_kind(host, "finished")))
    desktop.wait_for_timeout(100)
    assert [event["kind"] for event in host.of_type("web") if event["n"] == 2] == ["finished"]
