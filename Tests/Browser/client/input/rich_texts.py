"""Texts whose parts have looks, for the tests of these."""

from itertools import count

from inputs import FIELD, box, line, window
from scenes import ROOT, create

BLACK = {"s": 20, "w": 400, "c": "#000000", "lh": 24, "pg": 0}
BLUE = {**BLACK, "c": "#0000ff"}
LARGE = {**BLACK, "s": 40, "w": 700, "lh": 48}
LINK = {**BLACK, "c": "#0a7aff", "u": {"p": "solid", "t": 1, "c": "#0a7aff"}, "nx": 0}
counter = count(1)


def rich(text, runs, revision=0, edit=0, looks=(BLACK, BLUE, LARGE, LINK), seen=None, **more):
    """Returns the properties of a text with looks as the wire has them. `seen` is the number of the last edit that the app has received."""
    typing = more.pop("ty", None)
    paragraphs = more.pop("paragraphs", [{"al": "left"}])
    content = {"rev": next(counter), "ed": edit if seen is None else seen, "s": list(looks), "p": paragraphs, "r": runs}
    if typing is not None:
        content["ty"] = typing
    return {"in": line(text, revision, edit, ml=True, lh=24, **more), "rt": content}


def show_rich(page, show, text, runs, caret=None, **more):
    """Opens a page with a text that has the focus, with the caret at its end or elsewhere."""
    content = rich(text, runs, **more)
    show(page, window(create(FIELD, ROOT, 0, "TextInputView", [0, 0, 300, 100], id="field", **content)))
    box(page).focus()
    place = len(text) if caret is None else caret
    page.evaluate(f"document.activeElement.setSelectionRange({place}, {place})")


def parts(page):
    """Returns the parts of each paragraph: their texts, colours and sizes."""
    return page.evaluate("""() => [...document.querySelectorAll('.rich > div')].map((block) =>
        [...block.children].map((span) => [span.textContent, span.style.color, parseFloat(getComputedStyle(span).fontSize)]))""")


BLACK_PART, BLUE_PART = ("rgb(0, 0, 0)", 20), ("rgb(0, 0, 255)", 20)
