"""Helpers of tests of texts that users type: scenes with fields, answers of an app, and the browser's own input methods."""

import time

from gestures import wait_until
from scenes import ROOT, create, update

FIELD, OTHER = 10, 11


def line(text="", revision=0, edit=0, **more):
    """Returns a text as the wire has it."""
    return {"t": text, "rev": revision, "ed": edit, "al": "left", "s": {"s": 17, "w": 400, "c": "#000000"}, **more}


def field(number=FIELD, name="field", y=20, frame=None, **more):
    """Returns the operation that creates an element with a text, whose parts have looks if `rt` is given."""
    looks = {"rt": more.pop("rt")} if "rt" in more else {}
    return create(number, ROOT, 0, "TextInputView", frame or [20, y, 300, 36], id=name, **{"in": line(**more)}, **looks)


def window(*more):
    """Returns the operations that create a window and elements in it."""
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *more]


def box(page, name="field"):
    """Returns the element of the browser in which a text is edited."""
    return page.locator(f"[data-identifier={name}] > .input")


def typed(host):
    """Returns the edits that the app has received."""
    return [(event["text"], event["edit"], event["selection"]) for event in host.of_type("typed")]


def answer(host, text, revision, edit, **more):
    """Lets the app set a text or another property of the input."""
    host.patch(update(FIELD, **{"in": line(text, revision, edit, **more)}))


def wait_for_text(page, text):
    wait_until(page, f"document.querySelector('[data-identifier=field] > .input').value === {text!r}")


def settled(page, host):
    """Waits until the page has applied all patches that were sent."""
    mark = f"mark{time.monotonic_ns()}"
    host.patch(update(ROOT, id=mark))
    page.locator(f"[data-identifier={mark}]").wait_for()


def selection(page):
    return page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]")


class InputMethod:
    """A Japanese input method that types into the page, through the browser's own events."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)

    def compose(self, *steps):
        """Composes: each step takes the place of the one before, as かな do and then the words that they are converted to."""
        for text in steps:
            self._session.send(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def confirm(self, text):
        """Confirms the composition as `text`."""
        self._session.send("Input.insertText", {"text": text})

    def cancel(self):
        """Ends the composition with nothing."""
        self._session.send("Input.imeSetComposition", {"text": "", "selectionStart": 0, "selectionEnd": 0})


def show_field(page, show, **more):
    """Opens a page with a field that has the focus, with the caret at the end."""
    show(page, window(field(**more)))
    box(page).focus()
    page.evaluate("document.activeElement.setSelectionRange(1e9, 1e9)")
