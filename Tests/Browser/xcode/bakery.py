"""The screens of the sample project Bakery, for its tests."""

import re

from gestures import Finger, go_back, middle, wait_for_value, wait_until, wait_until_still


class Bakery:
    """The app on a page."""

    def __init__(self, page):
        self.page = page

    def view(self, identifier):
        """Returns the element of a view with an accessibility identifier."""
        return self.page.locator(f"[data-identifier={identifier}]")

    def tab(self, name):
        return self.page.get_by_role("tab", name=re.compile(f"^{name}"))

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def cell(self, text, kind="BreadCell"):
        """Returns the cell that displays a text."""
        return self.page.locator(f"[data-view={kind}]").filter(has=self.page.get_by_text(text, exact=True))

    def start(self, text):
        """Returns the line that contains a part of a text. The text may be broken into lines."""
        return self.page.get_by_text(text)

    def text(self, text):
        return self.page.get_by_text(text, exact=True)

    def tap(self, locator):
        self.page.touchscreen.tap(*middle(locator)) if self.is_phone else self.page.mouse.click(*middle(locator))

    @property
    def is_phone(self):
        return self.page.viewport_size["width"] < 500

    def press(self, locator):
        """Presses a view until a long press is recognized."""
        with Finger(self.page, *middle(locator)):
            self.crumb().wait_for()

    def crumb(self):
        """Returns the short message at the bottom."""
        return self.page.locator("[data-view=CrumbView]")

    def title(self):
        return self.page.locator("[data-view=UINavigationBar]").last

    def wait_for_title(self, text):
        self.page.locator("[data-view=UINavigationBar]").get_by_text(text, exact=True).first.wait_for()

    def names(self):
        """Returns the names of the breads from the top left to the bottom right."""
        cells = self.page.locator("[data-view=BreadCell]").all()
        places = [(box["y"], box["x"], cell) for cell in cells if (box := cell.bounding_box())]
        return [cell.locator("[data-view=UILabel]").first.text_content() for _, _, cell in sorted(places, key=lambda place: place[:2])]

    def wait_for_names(self, *names):
        wait_for_value(self.page, lambda: self.names()[:len(names)], list(names))

    def open_bread(self, name):
        # In a low window, the bar covers the middle of the cell, so the press is elsewhere.
        box = self.cell(name).bounding_box()
        press = self.page.touchscreen.tap if self.is_phone else self.page.mouse.click
        press(box["x"] + box["width"] / 2, box["y"] + 20)
        self.view("picture").wait_for()
        wait_until_still(self.page)

    def back(self, depth=1):
        go_back(self.page, depth)

    def wait_for_badge(self, text):
        """Waits until the basket's tab has a badge."""
        self.page.get_by_role("tablist").get_by_text(text, exact=True).wait_for()

    def wait_for_no_badge(self):
        wait_until(self.page, "!/[0-9]/.test(document.querySelector('[role=tablist]').innerText)")

    def color(self, locator, kind="backgroundColor"):
        """Returns a computed colour of an element."""
        return locator.first.evaluate(f"element => getComputedStyle(element).{kind}")
