"""Web pages within elements: documents of the app, which have no origin, and pages at addresses."""

import json

from gestures import wait_until, wait_until_state
from pixels import pixels
from scenes import ROOT, create, move, remove, update
from web_documents import START, VIEW, display, of_kind, resource, run, until, wait_for  # noqa: F401


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
    until(desktop, lambda: any(event["y"] > 1900 for event in of_kind(host, "scroll")))
    assert len(of_kind(host, "link")) == 2


def test_a_base_of_the_document_is_relative_to_that_of_the_app(desktop, host, display):
    frame = display("<!doctype html><!-- <base href='no/'> --><base href='a&amp;b/' target=_blank><a id=a href='c.html'>C</a>",
                    b="https://example.com/x/i.html")
    assert frame.evaluate("document.baseURI") == "https://example.com/x/a&b/"
    frame.locator("#a").click()
    assert wait_for(desktop, host, "link")["text"] == "https://example.com/x/a&b/c.html"


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


def test_dates_go_to_the_app_and_come_from_it_as_dates(desktop, host, display):
    display(START, k=["app"])
    run(host, 1, "[new Date(1500), new Date(NaN), '1970-01-01T00:00:01.500Z']")
    assert json.loads(wait_for(desktop, host, "value")["text"]) == [{"tessera:date": 1500}, None, "1970-01-01T00:00:01.500Z"]
    run(host, 2, "return [day.date instanceof Date, day.date.getTime()]", arguments='{"day": {"date": {"tessera:date": 1500}}}')
    assert json.loads(wait_for(desktop, host, "value", 2)["text"]) == [True, 1500]


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
    run(host, 5, "'x'.repeat(1_000_000)")
    assert "1000000" in wait_for(desktop, host, "error", 3)["text"]


def test_the_app_scrolls_a_document_and_learns_its_place(desktop, host, display):
    frame = display(START + "<div style='height: 2000px'></div>", i=[44, 0, 0, 0])
    assert of_kind(host, "size")[-1]["y"] == 2044
    host.patch(update(VIEW, wv={"n": 1, "r": 3, "i": [44, 0, 0, 0], "o": {"x": 0, "y": 300, "r": 2}}))
    until(desktop, lambda: any(event["y"] == 300 and event["number"] == 2 and event.get("flag") for event in of_kind(host, "scroll")))
    assert frame.evaluate("scrollY") == 300
    host.patch(update(VIEW, wv={"n": 1, "r": 3, "d": True}))
    wait_until(frame, "getComputedStyle(document.documentElement).overflowY === 'hidden'")
    assert frame.evaluate("getComputedStyle(document.documentElement).borderTopWidth") == "0px"


def test_a_page_at_an_address_has_its_own_origin_and_is_removed_with_the_element(desktop, show, host):
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


def test_a_document_goes_on_in_an_invisible_element_and_keeps_its_state_when_it_comes_back(desktop, host, display):
    frame = display(START + "<input id=name><div style='height: 2000px'></div><script>globalThis.frames_ = 0; "
                    "(function next() { frames_ += 1; requestAnimationFrame(next) })()</script>")
    frame.locator("#name").fill("Flour")
    frame.evaluate("scrollTo(0, 300)")
    stage, box = 50, 51
    host.patch(create(stage, ROOT, 0, "WebStage", [0, 0, 0, 0], h=True), move(VIEW, stage, 0))
    wait_until(desktop, "document.querySelector('[data-view=WebStage] iframe') !== null")
    assert not desktop.locator("iframe").is_visible()
    count = frame.evaluate("frames_")
    wait_until(frame, f"frames_ > {count + 2}")
    run(host, 1, "[document.body.scrollHeight > 2000, innerWidth]")
    assert json.loads(wait_for(desktop, host, "value")["text"]) == [True, 390]
    host.patch(create(box, ROOT, 0, "UIView", [0, 100, 390, 400]), move(VIEW, box, 0), remove(stage))
    wait_until(desktop, "document.querySelector('[data-view=WebStage]') === null")
    assert desktop.locator("iframe").is_visible()
    assert frame.evaluate("[document.getElementById('name').value, scrollY]") == ["Flour", 300]
    assert len(of_kind(host, "committed")) == 1


def test_forms_lead_the_app_to_addresses(desktop, host, display):
    frame = display(START + """<form id=a action='find?old=1'><input name=action value='ä b'><button name=go value=1>Go</button></form>
        <form id=b method=dialog><button>Close</button></form><form id=c target=_blank><input name=q value=2><button>Go</button></form>""",
                    b="https://example.com/x/")
    frame.locator("#a button").click()
    move = wait_for(desktop, host, "move")
    assert move["text"] == "https://example.com/x/find?action=%C3%A4+b&go=1" and "flag" not in move
    frame.locator("#b button").click()
    frame.locator("#c button").click()
    move = wait_for(desktop, host, "move", 2)
    assert move["text"] == "https://example.com/x/?q=2" and move["flag"] is True


def test_a_dark_document_has_a_dark_background_and_a_transparent_one_has_none(desktop, show, host):
    dark = START + "<style>:root { color-scheme: light dark }</style>"
    texts = START + "<style>@media (prefers-color-scheme: dark) { body { color: white } }</style>"
    desktop.emulate_media(color_scheme="dark")
    for number, html in enumerate([dark, START, dark, texts]):
        host.resources[number + 3] = resource(html)
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#00ff00"),
        *[create(VIEW + index, ROOT, index, "WebScrollView", [0, 100 * index, 390, 100],
                 wv={"n": 1, "r": 3 + index, **({"tr": True} if index > 1 else {})}) for index in range(4)]])
    wait_for(desktop, host, "finished", 4)
    schemes = "[...document.querySelectorAll('iframe')].map((frame) => frame.style.colorScheme).join()"
    wait_until(desktop, f"{schemes} === 'light,light,dark,light'")
    places = [(200, 100 * index + 60) for index in range(4)]
    colours = pixels(desktop, *places)
    assert max(colours[0]) < 64 and colours[1:] == [(255, 255, 255), (0, 255, 0), (0, 255, 0)]
    # The user prefers a light page now.
    desktop.emulate_media(color_scheme="light")
    wait_until(desktop, f"{schemes} === 'light,light,light,light'")
    assert pixels(desktop, *places) == [(255, 255, 255)] * 2 + [(0, 255, 0)] * 2


def test_a_form_that_is_posted_goes_to_the_app_with_its_fields(desktop, host, display):
    frame = display(START + """<form id=a action='pay?old=1' method=post><input name=name value='ä b'><input name=to value='1&2'>
        <button name=go value=1>Pay</button></form><form id=b method=POST action=/x target=_blank><button>Go</button></form>""",
                    b="https://example.com/x/")
    frame.locator("#a button").click()
    post = wait_for(desktop, host, "post")
    assert post["text"] == "https://example.com/x/pay?old=1\nname=%C3%A4+b&to=1%262&go=1" and "flag" not in post
    frame.locator("#b button").click()
    post = wait_for(desktop, host, "post", 2)
    assert post["text"] == "https://example.com/x\n" and post["flag"] is True


def test_the_app_loads_the_answer_to_a_form(desktop, show, host):
    requests = []

    def answer(route):
        requests.append((route.request.method, route.request.post_data, route.request.headers.get("content-type")))
        route.fulfill(body="<h1>Paid</h1>", content_type="text/html")

    desktop.context.route("https://example.com/**", answer)
    fields = [["name", "ä b"], ["submit", "1&2"]]
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "u": "https://example.com/pay", "p": fields})])
    assert wait_for(desktop, host, "finished")["n"] == 1
    assert requests == [("POST", "name=%C3%A4+b&submit=1%262", "application/x-www-form-urlencoded")]
    # The page that answers has its own origin, as a page at an address has.
    assert desktop.frames[1].evaluate("[origin, document.body.innerText]") == ["https://example.com", "Paid"]
    assert len(of_kind(host, "finished")) == 1 and of_kind(host, "left") == []


def test_a_form_is_sent_once(desktop, show, host):
    desktop.add_init_script("delete Element.prototype.moveBefore")
    methods = []

    def answer(route):
        methods.append(route.request.method)
        route.fulfill(body="<h1>Paid</h1>", content_type="text/html")

    desktop.context.route("https://example.com/**", answer)
    page = {"u": "https://example.com/pay", "p": [["a", "1"]]}
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, **page})])
    wait_for(desktop, host, "finished")
    # A whole scene changes nothing in a page that has the answer.
    host.patch(update(VIEW, wv={"n": 1, **page, "ps": True}))
    # The browser loads a frame that moves anew, and the answer is lost.
    host.patch(create(10, ROOT, 0, "UIView", [0, 100, 390, 400]), move(VIEW, 10, 0))
    assert wait_for(desktop, host, "failed")["n"] == 1
    # Another page has never had the answer.
    host.patch(update(VIEW, wv={"n": 2, **page, "ps": True}))
    assert wait_for(desktop, host, "failed", 2)["n"] == 2
    assert methods == ["POST"]
    host.patch(update(VIEW, wv={"n": 3, **page}))
    assert wait_for(desktop, host, "finished", 2)["n"] == 3
    assert methods == ["POST", "POST"]


def test_a_document_without_a_base_has_no_relative_addresses(desktop, host, display):
    frame = display(START + """<a id=a href='b.html'>B</a> <a id=c href='https://example.com/c'>C</a>
        <svg width=50 height=20><a id=d href='https://example.com/d'><text y=15>D</text></a></svg>""")
    frame.locator("#a").click()
    frame.locator("#c").click()
    frame.locator("#d").click()
    wait_for(desktop, host, "link", 2)
    assert [event["text"] for event in of_kind(host, "link")] == ["https://example.com/c", "https://example.com/d"]


def test_a_document_keeps_its_own_padding_and_parts_come_into_view_below_the_insets(desktop, host, display):
    frame = display("<!doctype html><style>html { padding: 7px } body { margin: 0 }</style><a href='#end'>End</a>"
                    "<div style='height: 2000px'></div><p id=end style='margin: 0'>End</p><div style='height: 900px'></div>", i=[44, 0, 0, 0])
    style = "getComputedStyle(document.documentElement)"
    assert frame.evaluate(f"[{style}.paddingTop, {style}.borderTopWidth]") == ["7px", "44px"]
    frame.locator("a").click()
    wait_until(frame, "document.getElementById('end').getBoundingClientRect().top === 44")


def test_only_scripts_of_the_app_run_where_those_of_the_document_may_not(desktop, host, display):
    frame = display(START + "<p id=p>Flour</p><script>document.getElementById('p').textContent = 'Script'</script>"
                    "<img src='data:,' alt='' onerror=\"document.getElementById('p').textContent = 'Handler'\">",
                    q=True, s=[{"s": "document.documentElement.dataset.app = 'early'"}, {"s": "document.body.dataset.app = 'late'", "e": True}])
    run(host, 1, "[document.getElementById('p').textContent, document.documentElement.dataset.app, document.body.dataset.app]")
    assert wait_for(desktop, host, "value")["text"] == '["Flour","early","late"]'


def test_a_magnified_document_has_less_room(desktop, host, display):
    frame = display(START + "<div style='height: 900px'></div>", z=2, i=[20, 0, 0, 0], o={"x": 0, "y": 100, "r": 1})
    assert frame.evaluate("[innerWidth, innerHeight]") == [195, 200]
    assert frame.evaluate("getComputedStyle(document.documentElement).borderTopWidth") == "10px"
    assert of_kind(host, "size")[-1]["y"] == 1820
    wait_until(frame, "scrollY === 50")
    until(desktop, lambda: any(event["y"] == 100 and event.get("flag") for event in of_kind(host, "scroll")))
    box = desktop.locator("iframe").bounding_box()
    assert (box["width"], box["height"]) == (390, 400)
    host.patch(update(VIEW, wv={"n": 1, "r": 3, "z": 0.5}))
    wait_until(frame, "innerWidth === 780")


def test_no_script_runs_before_the_document_begins(desktop, show, host):
    asked = []
    desktop.route("**/resources/**", lambda route: asked.append(route))
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "r": 3})])
    until(desktop, lambda: asked)
    host.send({"type": "request", "kind": "script", "n": 9, "view": VIEW, "script": {"load": 1, "number": 1, "source": "1"}})
    assert host.wait_for_event("answer", n=9)["outcome"] == "unavailable"


def test_a_document_is_fetched_again_when_the_network_has_failed(desktop, show, host):
    host.resources[3] = resource(START)
    attempts = []

    def answer(route):
        attempts.append(route)
        route.abort() if len(attempts) == 1 else route.continue_()
    desktop.route("**/resources/**", answer)
    show(desktop, [
        create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
        create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "r": 3})])
    wait_for(desktop, host, "finished")
    assert len(attempts) == 2 and of_kind(host, "failed") == []


def test_reports_of_a_document_without_a_connection_come_later(desktop, host, display):
    frame = display(START)
    host.is_reachable = False
    host.drop()
    # Until the page has noticed, it would send what the document says.
    wait_until_state(desktop, "lost")
    frame.evaluate("document.title = 'Cake'; null")
    wait_until(desktop, "document.querySelector('iframe').title === 'Cake'")
    host.is_reachable = True
    until(desktop, lambda: of_kind(host, "title")[-1]["text"] == "Cake")


def test_a_frame_without_a_title_has_the_name_of_the_page(desktop, host, display):
    frame = display("<!doctype html><p>Flour</p>")
    assert desktop.locator("iframe").get_attribute("title") == "Photos"
    frame.evaluate("document.title = 'Cake'; null")
    wait_for(desktop, host, "title")
    assert desktop.locator("iframe").get_attribute("title") == "Cake"


def test_a_frame_takes_no_touches_where_the_app_wants_none(desktop, host, display):
    frame = display(START + "<button onclick=\"this.textContent = 'Pressed'\" style='width: 200px; height: 100px'>Press</button>")
    host.patch(update(VIEW, nt=True))
    wait_until(desktop, "getComputedStyle(document.querySelector('iframe')).pointerEvents === 'none'")
    desktop.mouse.click(50, 50)
    host.patch(update(VIEW, clear=["nt"]))
    wait_until(desktop, "getComputedStyle(document.querySelector('iframe')).pointerEvents !== 'none'")
    assert frame.locator("button").inner_text() == "Press"
    desktop.mouse.click(50, 50)
    wait_until(frame, "document.querySelector('button').textContent === 'Pressed'")


def test_elements_of_pages_do_not_keep_listeners(desktop, show, host):
    desktop.add_init_script("""globalThis.listeners = 0;
        for (const [name, step] of [['addEventListener', 1], ['removeEventListener', -1]]) {
          const original = EventTarget.prototype[name];
          EventTarget.prototype[name] = function (type, ...rest) {
            if (type === 'message' && (this ?? window) === window) listeners += step;
            return original.call(this ?? window, type, ...rest);
          };
        }""")
    host.resources[3] = resource(START)
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])])
    before = desktop.evaluate("listeners")
    for count in range(1, 4):
        host.patch(create(VIEW, ROOT, 0, "WebScrollView", [0, 0, 390, 400], wv={"n": 1, "r": 3}))
        wait_for(desktop, host, "finished", count)
        assert desktop.evaluate("listeners") == before + 1
        host.patch({"op": "-", "id": VIEW})
        wait_until(desktop, "document.querySelector('iframe') === null")
    assert desktop.evaluate("listeners") == before


def test_the_tab_key_passes_over_a_frame_that_assistive_technology_ignores(desktop, host, display):
    display(START + "<a href='https://example.com/'>Example</a>")
    frame = "document.querySelector('iframe')"
    host.patch(update(VIEW, ax={"h": True}))
    wait_until(desktop, f"{frame}.closest('[aria-hidden=true]') !== null && {frame}.tabIndex === -1")
    host.patch(update(VIEW, clear=["ax"]))
    wait_until(desktop, f"{frame}.closest('[aria-hidden=true]') === null && {frame}.tabIndex === 0")


def test_the_app_finds_texts_in_a_document(desktop, host, display):
    frame = display(START + "<p>Bread</p><div style='height: 2000px'></div><p id=last>bread</p>")
    source = "return text !== '' && window.find(text, isExact, isBackwards, isEndless)"
    for number, (text, is_exact, found) in enumerate([("bread", True, "true"), ("cake", False, "false"), ("", False, "false")], 1):
        run(host, number, source, arguments=json.dumps({"text": text, "isExact": is_exact, "isBackwards": False, "isEndless": True}))
        assert wait_for(desktop, host, "value", number)["text"] == found
    assert frame.evaluate("scrollY") > 1000
