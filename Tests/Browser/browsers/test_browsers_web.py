"""Documents of an app in web views, in Firefox and WebKitGTK."""

from scenes import ROOT, create, move, remove, update
from web_documents import START, VIEW, resource

CONTENT = START + """<form action='find'><input name=q value=1><button>Go</button></form><div style='height: 2000px'></div>
    <script>webkit.messageHandlers.ask.postMessage('a').then((answer) => webkit.messageHandlers.app.postMessage(answer + origin))</script>"""


def test_a_document_reports_answers_and_scrolls(window, show, host):
    host.resources[3] = resource(CONTENT, b="https://example.com/", k=["app"], kr=["ask"])
    show(window, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "r": 3, "i": [44, 0, 0, 0]})])

    def reported(kind, **fields):
        return host.wait_for(lambda: next(
            (event for event in host.of_type("web") if event["kind"] == kind and fields.items() <= event.items()), None))

    def run(number, source=None, **more):
        script = {"load": 1, "number": number, **({"source": source} if source else {}), **more}
        host.send({"type": "request", "kind": "script", "view": VIEW, "script": script})
    question = reported("message", name="ask")
    reported("title", text="Bread")
    run(question["number"], answer='"b"')
    assert reported("message", name="app")["text"] == '"bnull"'
    reported("finished")
    run(1, "document.querySelector('button').click(); innerWidth")
    assert reported("value", number=1)["text"] == "390"
    assert reported("move")["text"] == "https://example.com/find?q=1"
    run(2, "cookieless()")
    reported("error", number=2)
    host.patch(update(VIEW, wv={"n": 1, "r": 3, "i": [44, 0, 0, 0], "o": {"x": 0, "y": 300, "r": 2}}))
    reported("scroll", y=300, number=2, flag=True)


def test_a_document_in_an_invisible_element_and_back_answers_scripts_and_keeps_its_state_where_browsers_can(window, show, host):
    host.resources[3] = resource(START + "<input id=name>")
    show(window, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "r": 3})])

    def committed():
        return sum(event["kind"] == "committed" for event in host.of_type("web"))

    def value_of(number, source):
        host.send({"type": "request", "kind": "script", "view": VIEW, "script": {"load": 1, "number": number, "source": source}})
        return host.wait_for(lambda: next(
            (event["text"] for event in host.of_type("web") if event["kind"] == "value" and event.get("number") == number), None))
    host.wait_for(lambda: any(event["kind"] == "finished" for event in host.of_type("web")))
    assert value_of(1, "document.getElementById('name').value = 'Flour'") == '"Flour"'
    keeps = window.evaluate("'moveBefore' in Element.prototype")
    host.patch(create(50, ROOT, 0, "WebStage", [0, 0, 0, 0], h=True), move(VIEW, 50, 0))
    host.wait_for(lambda: committed() == (1 if keeps else 2))
    # Firefox lays the frame out anew.
    assert [value_of(number, "innerWidth") for number in range(10, 15)] == 5 * ["390"]
    host.patch(move(VIEW, ROOT, 0), remove(50))
    host.wait_for(lambda: committed() == (1 if keeps else 3))
    assert value_of(2, "document.getElementById('name').value") == ('"Flour"' if keeps else '""')
    assert value_of(3, "innerWidth") == "390"
    assert {event["x"] for event in host.of_type("web") if event["kind"] == "size"} == {390}


def test_a_strip_at_the_edge_gives_touches_to_the_document_below(window, show, host):
    host.resources[3] = resource(START + "<a href='https://example.com/' style='display: block; height: 60px'>Bread</a>")
    show(window, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800], eg=2),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 100, 390, 400], wv={"n": 1, "r": 3})])
    host.wait_for(lambda: any(event["kind"] == "finished" for event in host.of_type("web")))
    near = "String([...document.querySelectorAll('.web-edge.near')].map((strip) => strip.className))"
    host.wait_for(lambda: window.evaluate(near) == "web-edge left near")
    window.evaluate("document.querySelector('.web-edge.left')"
                    ".dispatchEvent(new MouseEvent('click', { clientX: 5, clientY: 120 }))")
    link = host.wait_for(lambda: [event for event in host.of_type("web") if event["kind"] == "link"])
    assert link[0]["text"] == "https://example.com/"
