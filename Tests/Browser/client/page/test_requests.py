"""Requests of an app to the page: opening addresses, the clipboard, sharing, vibrating, files, announcements."""

import pytest

from app_requests import Uploads, final_answer, request
from gestures import wait_until
from png import png
from scenes import ROOT, create

BUTTON = 20


def scene():
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(BUTTON, ROOT, 0, "UIControl", [20, 20, 100, 44], ax={"r": "button", "l": "Go"}, bg="#dddddd")]


def answer(host, number):
    return host.wait_for_event("answer", n=number)


@pytest.fixture
def page(desktop, show):
    """Opens a page that nobody has touched yet."""
    return show(desktop, scene())


def touch(page):
    page.mouse.click(60, 40)


def test_an_address_opens_in_a_tab_that_does_not_know_the_page(page, host):
    touch(page)
    with page.context.expect_page() as opened:
        request(host, 1, "open", url=f"{host.url}?tab")
    tab = opened.value
    tab.wait_for_url("**/?tab")
    assert tab.evaluate("opener") is None
    assert answer(host, 1)["outcome"] == "done"
    tab.close()


def test_a_tab_that_is_refused_is_offered_as_a_link(page, host):
    page.evaluate("globalThis.open = () => null; null")
    request(host, 1, "open", url=f"{host.url}?offer")
    link = page.locator(".offer > a")
    link.wait_for()
    assert link.inner_text() == f"Open 127.0.0.1:{host.port}"
    assert host.of_type("answer") == []
    with page.context.expect_page() as opened:
        link.click()
    assert answer(host, 1)["outcome"] == "done"
    assert page.locator(".offer").count() == 0
    opened.value.close()


def test_a_link_can_be_put_away(page, host):
    page.evaluate("globalThis.open = () => null; null")
    request(host, 1, "open", url="https://example.com/")
    page.get_by_role("button", name="Close").click()
    assert answer(host, 1)["outcome"] == "cancelled"
    assert page.locator(".offer").count() == 0


@pytest.mark.parametrize("url", ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,a", "blob:a", "a/b", 7, None])
def test_other_addresses_are_not_opened(page, host, url):
    touch(page)
    page.evaluate("globalThis.opened = 0; globalThis.open = () => { opened += 1; return null; }; null")
    request(host, 1, "open", url=url)
    assert answer(host, 1)["outcome"] == "unavailable"
    assert page.evaluate("opened") == 0


def test_a_mail_leaves_the_page_where_it_is(page, host):
    page.evaluate("""document.addEventListener('click', (event) => {
        if (event.target.matches('a')) { globalThis.followed = event.target.href; event.preventDefault(); }
    })""")
    request(host, 1, "open", url="mailto:sushi@example.com?body=a")
    assert answer(host, 1)["outcome"] == "done"
    assert page.evaluate("followed") == "mailto:sushi@example.com?body=a"
    assert page.locator("a").count() == 0


def test_a_text_goes_onto_the_clipboard_and_comes_from_there(page, host):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    touch(page)
    request(host, 1, "copy", text="すし <b>")
    assert answer(host, 1)["outcome"] == "done"
    assert page.evaluate("navigator.clipboard.readText()") == "すし <b>"
    request(host, 2, "paste")
    assert {**answer(host, 2), "at": 0} == {"type": "answer", "n": 2, "outcome": "done", "text": "すし <b>", "at": 0}
    # More than the protocol takes.
    page.evaluate("navigator.clipboard.writeText('x'.repeat(16001))")
    request(host, 3, "paste")
    assert answer(host, 3)["outcome"] == "unavailable"
    page.context.clear_permissions()


def test_a_picture_goes_onto_the_clipboard(page, host):
    data, kind = png(3, 2, lambda x, y: (255, 0, 0, 255))
    page.route("**/downloads/5", lambda route: route.fulfill(status=200, content_type="application/octet-stream", body=data))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    touch(page)
    request(host, 1, "copy", download=5)
    assert final_answer(page, host, 1)["outcome"] == "done"
    size = page.evaluate("""async () => {
        const [item] = await navigator.clipboard.read();
        const { width, height } = await createImageBitmap(await item.getType('image/png'));
        return [width, height];
    }""")
    assert size == [3, 2]
    page.context.clear_permissions()


def test_a_picture_that_the_host_does_not_have_is_not_copied(page, host):
    page.route("**/downloads/5", lambda route: route.fulfill(status=404, body=""))
    touch(page)
    request(host, 1, "copy", download=5)
    assert final_answer(page, host, 1)["outcome"] == "unavailable"


def test_pages_without_a_clipboard_copy_in_the_old_way(page, host):
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("""addEventListener('copy', (event) => { globalThis.seen = event.defaultPrevented; });
        document.execCommand = (name) => {
          const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true, bubbles: true });
          document.body.dispatchEvent(event);
          globalThis.copied = event.clipboardData.getData('text/plain');
          return true;
        }""")
    request(host, 1, "copy", text="Tempura")
    assert answer(host, 1)["outcome"] == "done"
    assert page.evaluate("copied") == "Tempura"
    request(host, 2, "paste")
    assert answer(host, 2)["outcome"] == "unavailable"


SHARE = """(error) => {
  navigator.share = async (data) => {
    globalThis.shared = data;
    if (error) throw new DOMException('', error);
  };
  navigator.canShare = () => true;
}"""


@pytest.mark.parametrize("error, outcome", [
    (None, "done"), ("AbortError", "cancelled"), ("NotAllowedError", "unavailable")])
def test_sharing_opens_the_browsers_sheet(page, host, error, outcome):
    page.evaluate(SHARE, error)
    request(host, 1, "share", text="Sushi", url="https://example.com/1", title="Lunch")
    assert answer(host, 1)["outcome"] == outcome
    assert page.evaluate("shared") == {"text": "Sushi", "url": "https://example.com/1", "title": "Lunch"}


FILES = [{"download": 4, "name": "お品書き.csv", "type": "text/csv"}]


def test_sharing_takes_files_along(page, host):
    page.route("**/downloads/4", lambda route: route.fulfill(
        status=200, body="sushi", headers={"Content-Type": "application/octet-stream"}))
    page.evaluate(SHARE)
    request(host, 1, "share", text="Lunch", shared=FILES)
    wait_until(page, "globalThis.shared !== undefined")
    assert answer(host, 1)["outcome"] == "done"
    assert page.evaluate("""Promise.all(shared.files.map(
        async (file) => [shared.text, file.name, file.type, await file.text()]))""") == [
        ["Lunch", "お品書き.csv", "text/csv", "sushi"]]


@pytest.mark.parametrize("script", [
    "navigator.canShare = (data) => !data.files", "navigator.canShare = undefined"])
def test_a_sheet_that_takes_no_files_does_not_open(page, host, script):
    page.evaluate(SHARE)
    page.evaluate(script + "; null")
    request(host, 1, "share", text="Lunch", shared=FILES)
    assert answer(host, 1)["outcome"] == "unavailable"
    assert page.evaluate("globalThis.shared === undefined")


def test_files_that_the_host_does_not_have_are_not_shared(page, host):
    page.evaluate(SHARE)
    request(host, 1, "share", shared=FILES)
    assert answer(host, 1)["outcome"] == "unavailable"
    assert page.evaluate("globalThis.shared === undefined")


def test_a_browser_without_a_sheet_is_reported(page, host):
    page.evaluate("navigator.share = undefined")
    request(host, 1, "share", text="Sushi")
    assert answer(host, 1)["outcome"] == "unavailable"


def test_the_device_vibrates_once_it_was_touched(page, host):
    page.evaluate("""globalThis.felt = [];
        Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
        navigator.vibrate = (pattern) => { felt.push(pattern); return true; };
        null""")
    host.send({"type": "request", "kind": "vibrate", "pattern": [25]})
    request(host, 1, "paste-nothing")
    answer(host, 1)
    assert page.evaluate("felt") == []
    page.evaluate("navigator.userActivation.hasBeenActive = true")
    host.send({"type": "request", "kind": "vibrate", "pattern": [10, 60, 9999]})
    wait_until(page, "felt.length === 1")
    assert page.evaluate("felt") == [[10, 60, 1000]]
    assert [event["n"] for event in host.of_type("answer")] == [1]


# Files

def sushi(name="sushi.txt", size=5):
    return {"name": name, "mimeType": "text/plain", "buffer": (b"sushi" * size)[:size]}


def ask_for_files(page, host, number, **wanted):
    """Asks for files, and returns the browser's dialog."""
    # Dialogs open for the test once the browser has heard of this.
    page.on("filechooser", lambda _: None)
    touch(page)
    with page.expect_file_chooser() as opened:
        request(host, number, "files", files={"limit": 1, **wanted})
    return opened.value


def test_chosen_files_are_sent(page, host):
    uploads = Uploads(page)
    dialog = ask_for_files(page, host, 1, limit=2, types=["text/plain", ".txt"])
    assert dialog.is_multiple()
    assert dialog.element.get_attribute("accept") == "text/plain,.txt"
    dialog.set_files([sushi(), sushi("お品書き.txt", 300_000)])
    answer = final_answer(page, host, 1)
    assert answer["outcome"] == "done"
    assert answer["files"] == [{"u": 1, "name": "sushi.txt", "type": "text/plain"},
                               {"u": 2, "name": "お品書き.txt", "type": "text/plain"}]
    assert [len(file) for file in uploads.files] == [5, 300_000]
    working = [each for each in host.of_type("answer") if each["outcome"] == "working"]
    assert working and all(0 <= each["part"] <= 1 for each in working)
    assert page.locator("input[type=file]").count() == 0


def test_a_camera_is_asked_for(page, host):
    dialog = ask_for_files(page, host, 1, types=["image/*"], camera="user")
    assert dialog.element.get_attribute("capture") == "user"
    assert not dialog.is_multiple()


def test_a_page_that_nobody_has_touched_opens_no_dialog(page, host):
    # A script of a test counts as a touch, unlike one of the page.
    page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }); null")
    request(host, 1, "files", files={"limit": 1})
    assert final_answer(page, host, 1)["outcome"] == "unavailable"
    assert page.locator("input[type=file]").count() == 0


def test_a_closed_dialog_is_a_cancellation(page, host):
    dialog = ask_for_files(page, host, 1)
    dialog.element.dispatch_event("cancel")
    assert final_answer(page, host, 1)["outcome"] == "cancelled"


def test_too_many_files_are_not_sent(page, host):
    uploads = Uploads(page)
    dialog = ask_for_files(page, host, 1, limit=2)
    dialog.set_files([sushi("a"), sushi("b"), sushi("c")])
    answer = final_answer(page, host, 1)
    assert (answer["outcome"], answer["reason"]) == ("unavailable", "tooMany")
    assert uploads.files == []


@pytest.mark.parametrize("status, reason", [(413, "tooLarge"), (410, "failed"), (404, "failed"), (507, "failed")])
def test_the_answer_states_why_the_host_takes_no_file(page, host, status, reason):
    uploads = Uploads(page)
    uploads.answers = [status]
    ask_for_files(page, host, 1).set_files([sushi()])
    answer = final_answer(page, host, 1)
    assert (answer["outcome"], answer["reason"]) == ("unavailable", reason)


def test_another_choice_ends_the_one_before(page, host):
    uploads = Uploads(page)
    first = ask_for_files(page, host, 1)
    second = ask_for_files(page, host, 2)
    second.set_files([sushi()])
    assert final_answer(page, host, 2)["outcome"] == "done"
    assert page.locator("input[type=file]").count() == 0
    assert [each["n"] for each in host.of_type("answer") if each["outcome"] != "working"] == [2]
    assert len(uploads.files) == 1 and first != second


@pytest.mark.parametrize("wanted", [None, 7, {}, {"limit": "1"}, {"limit": 1, "types": [7]},
                                    {"limit": 1, "types": ["a, b"]}, {"limit": 1, "camera": "side"}])
def test_an_impossible_request_opens_no_dialog(page, host, wanted):
    touch(page)
    request(host, 1, "files", files=wanted)
    assert final_answer(page, host, 1)["outcome"] == "unavailable"
    assert page.locator("input[type=file]").count() == 0


def test_a_choice_outlives_an_interruption(page, host):
    Uploads(page)
    dialog = ask_for_files(page, host, 7)
    host.forget()
    host.drop()
    hello = host.wait_for_event("hello")
    assert hello["working"] == [7]
    dialog.set_files([sushi()])
    assert final_answer(page, host, 7)["outcome"] == "done"


def test_an_answer_that_may_be_lost_comes_again(page, host):
    Uploads(page)
    ask_for_files(page, host, 7).set_files([sushi()])
    first = final_answer(page, host, 7)
    host.forget()
    host.drop()
    assert host.wait_for_event("hello")["working"] == [7]
    again = final_answer(page, host, 7)
    assert again["files"] == first["files"]


# Announcements

def test_a_text_is_read_out_and_the_same_one_again(page, host):
    page.evaluate("""globalThis.said = []; new MutationObserver(() => {
        const text = [...document.querySelectorAll('.announcement')].map((node) => node.textContent).join('');
        if (text) said.push(text);
    }).observe(document.body, { childList: true, subtree: true }); null""")
    request(host, 1, "announce", text="Saved")
    wait_until(page, "said.length === 1")
    request(host, 2, "announce", text="Saved")
    request(host, 3, "announce", text="Sent")
    wait_until(page, "said.length === 3")
    assert page.evaluate("said") == ["Saved", "Saved", "Sent"]
    # Nobody finds an old text at the end of the page.
    wait_until(page, "[...document.querySelectorAll('.announcement')].every((node) => node.textContent === '')")
    assert page.locator(".announcement").first.get_attribute("role") == "status"
    assert [answer(host, number)["outcome"] for number in (1, 2)] == ["done", "done"]


def test_an_urgent_text_interrupts_what_is_read_out(page, host):
    request(host, 1, "announce", text="Saved")
    request(host, 2, "announce", text="Fire", urgent=True)
    wait_until(page, "document.querySelector('.announcement[role=alert]')?.textContent === 'Fire'")
    assert [answer(host, number)["outcome"] for number in (1, 2)] == ["done", "done"]


def test_an_element_gets_the_focus(page, host):
    request(host, 1, "announce", view=BUTTON)
    assert answer(host, 1)["outcome"] == "done"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Go"
    # An element that takes no input gets it, too.
    host.patch(create(30, ROOT, 1, "UILabel", [20, 200, 100, 44], ax={"r": "heading", "l": "Title"}))
    request(host, 2, "announce", view=30)
    assert answer(host, 2)["outcome"] == "done"
    assert page.evaluate("document.activeElement.dataset.view") == "UILabel"
    # Of a box without a name, the first thing in it is meant.
    host.patch(create(40, ROOT, 2, "UIView", [20, 300, 100, 44]),
               create(41, 40, 0, "UIControl", [0, 0, 100, 44], ax={"r": "button", "l": "Inner"}))
    request(host, 3, "announce", view=40)
    assert answer(host, 3)["outcome"] == "done"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Inner"
    assert page.locator("[data-view=UILabel][tabindex]").count() == 0
    request(host, 4, "announce", view=99)
    assert answer(host, 4)["outcome"] == "unavailable"


def test_the_focus_stays_where_the_user_types(page, host):
    page.evaluate("""const field = document.createElement('input'); field.id = 'typed';
        document.body.append(field); field.focus(); null""")
    request(host, 1, "announce", view=BUTTON)
    assert answer(host, 1)["outcome"] == "unavailable"
    assert page.evaluate("document.activeElement.id") == "typed"


# Saving

def test_a_file_of_the_app_is_saved_under_its_name(page, host):
    page.route("**/downloads/4", lambda route: route.fulfill(
        status=200, body="sushi", headers={"Content-Type": "application/octet-stream"}))
    with page.expect_download() as saved:
        request(host, 1, "save", download=4, name="お品書き.csv")
    assert saved.value.suggested_filename == "お品書き.csv"
    with open(saved.value.path()) as file:
        assert file.read() == "sushi"
    assert answer(host, 1)["outcome"] == "done"


def test_a_file_that_the_host_does_not_have_is_not_saved(page, host):
    request(host, 1, "save", download=4, name="a.csv")
    assert answer(host, 1)["outcome"] == "unavailable"


def test_a_save_outlives_an_interruption(page, host):
    waiting = []
    page.route("**/downloads/4", lambda route: waiting.append(route))
    request(host, 1, "save", download=4, name="a.csv")
    while not waiting:
        page.evaluate("new Promise(requestAnimationFrame)")
    host.forget()
    host.drop()
    assert host.wait_for_event("hello")["working"] == [1]
    with page.expect_download():
        waiting[0].fulfill(status=200, body="sushi")
    assert final_answer(page, host, 1)["outcome"] == "done"
