"""What an app prints: pages that the browser's dialog displays in place of the screen, and PDF documents."""

import pytest

from gestures import wait_until
from paper import Paper
from png import png
from scenes import ROOT, create


@pytest.fixture
def page(desktop, show):
    """Opens a page whose print dialog stays open until the test closes it."""
    page = show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844], bg="#00ff00")])
    page.evaluate("""globalThis.printed = []; globalThis.print = () => {
        dispatchEvent(new Event('beforeprint'));
        printed.push(document.title);
    }; null""")
    return page


def offer(page, number, color):
    page.route(f"**/downloads/{number}", lambda route: route.fulfill(
        status=200, body=png(2, 3, lambda x, y: (*color, 255))[0], headers={"Content-Type": "application/octet-stream"}))


def request(host, number, files, **more):
    host.send({"type": "request", "n": number, "kind": "print", "print": {"files": files, **more}, "title": "Menu"})


def outcome(page, host, number):
    """Returns the outcome of a request, while the page gets the files that the test answers with."""
    while not any(event["n"] == number for event in host.of_type("answer")):
        page.evaluate("new Promise(requestAnimationFrame)")
    return next(event["outcome"] for event in host.of_type("answer") if event["n"] == number)


def close(page):
    page.evaluate("dispatchEvent(new Event('afterprint'))")


def test_each_picture_is_a_page_of_the_apps_paper(page, host):
    offer(page, 4, (255, 0, 0))
    offer(page, 5, (0, 0, 255))
    request(host, 1, [4, 5], width=300, height=450)
    wait_until(page, "printed.length === 1")
    assert page.evaluate("printed") == ["Menu"]
    # Nothing of that is on the screen, and the app waits.
    assert page.locator(".sheets").is_hidden() and host.of_type("answer") == []
    # This is the dialog, which opens and closes here.
    paper = Paper(page.pdf(prefer_css_page_size=True))
    assert (paper.pages, paper.size) == (2, (400, 600))
    assert paper.color(10, 10) == (255, 0, 0) and paper.color(390, 590) == (255, 0, 0)
    assert outcome(page, host, 1) == "done"
    # The dialog of a phone lays out the pages again, until the user is on the page.
    assert Paper(page.pdf(prefer_css_page_size=True)).pages == 2
    page.mouse.move(10, 10)
    assert page.locator(".sheets").count() == 0 and page.title() != "Menu"
    screen = Paper(page.pdf(prefer_css_page_size=True))
    assert screen.pages == 1 and screen.color(10, 10) == (0, 255, 0)


def test_a_second_printing_waits_for_the_end_of_the_first(page, host):
    offer(page, 4, (255, 0, 0))
    request(host, 1, [4], width=300, height=300)
    request(host, 2, [4], width=300, height=300)
    wait_until(page, "printed.length === 1")
    close(page)
    assert outcome(page, host, 1) == "done"
    wait_until(page, "printed.length === 2")
    close(page)
    assert outcome(page, host, 2) == "done"


def test_a_dialog_whose_end_the_browser_does_not_report_ends_with_the_next_input(page, host):
    offer(page, 4, (255, 0, 0))
    request(host, 1, [4], width=300, height=300)
    wait_until(page, "printed.length === 1")
    # Input that comes before the dialog is open does not count.
    while not host.of_type("answer"):
        page.keyboard.press("Shift")
        page.evaluate("new Promise(requestAnimationFrame)")
    assert outcome(page, host, 1) == "done"
    page.mouse.move(10, 10)
    assert page.locator(".sheets").count() == 0


def test_pages_that_the_host_does_not_have_are_not_printed(page, host):
    request(host, 1, [4], width=300, height=300)
    assert outcome(page, host, 1) == "unavailable"
    assert page.evaluate("printed") == [] and page.locator(".sheets").count() == 0


def test_a_file_that_is_no_picture_is_not_printed_and_does_not_run(page, host):
    page.route("**/downloads/4", lambda route: route.fulfill(
        status=200, body="<script>globalThis.printed.push('script')</script>", headers={"Content-Type": "text/html"}))
    request(host, 1, [4], width=300, height=300)
    assert outcome(page, host, 1) == "unavailable"
    assert page.evaluate("printed") == []


def test_a_document_is_not_printed_without_a_viewer(page, host):
    page.evaluate("Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }); null")
    request(host, 1, [4])
    assert outcome(page, host, 1) == "unavailable"
    assert page.locator("iframe.printed").count() == 0


@pytest.fixture
def viewer(page):
    """Gives frames an empty page in place of a viewer, which this browser may lack."""
    page.evaluate("""Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
        URL.createObjectURL = (blob) => { globalThis.type = blob.type; return 'about:blank'; };
        const viewer = { focus: () => document.querySelector('.printed').focus(), print: () => printed.push('document') };
        Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => viewer }); null""")
    return page


def test_a_document_is_printed_in_a_frame_of_its_own(viewer, host):
    offer(viewer, 4, (0, 0, 0))
    request(host, 1, [4])
    assert outcome(viewer, host, 1) == "done"
    assert viewer.evaluate("[printed, type]") == [["document"], "application/pdf"]
    assert viewer.locator("iframe.printed").evaluate("(frame) => frame.getBoundingClientRect().width") == 0


def test_the_next_printing_waits_until_the_user_has_left_the_dialog_of_a_document(viewer, host):
    offer(viewer, 4, (255, 0, 0))
    request(host, 1, [4])
    request(host, 2, [4], width=300, height=300)
    assert outcome(viewer, host, 1) == "done"
    assert viewer.evaluate("printed.length") == 1
    # Input that comes before the dialog is open does not count.
    for x in range(600):
        viewer.mouse.move(x % 300, 10)
        if viewer.evaluate("printed.length") == 2:
            break
        viewer.evaluate("new Promise(requestAnimationFrame)")
    close(viewer)
    assert outcome(viewer, host, 2) == "done"
