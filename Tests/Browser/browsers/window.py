"""A page of Tessera in a window of a browser that Playwright does not drive, and what tests read from it."""

import json
import time


class Page:
    """The page in a window, which has `open`, `reload`, `evaluate`, `wheel`, `drag`, `click`, `type`, `press`,
    `zoom_in`, `zoom_out` and `find`."""

    def __init__(self, window):
        self.window = window

    def open(self, url):
        self.window.open(url)
        self._wait_until_drawn()

    def reload(self):
        self.window.reload()
        self._wait_until_drawn()

    def _wait_until_drawn(self):
        """Waits until the page displays its scene. A browser learns what scrolls there as it draws the first frames, and may lose a
        wheel that turns before."""
        self.wait_for("document.documentElement.dataset.tessera === 'ready'")
        self.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")

    def evaluate(self, expression):
        return self.window.evaluate(expression)

    def wait_for(self, condition, timeout=60):
        """Waits until an expression in the page is true, and returns its value."""
        deadline = time.monotonic() + timeout
        while not (value := self.evaluate(condition)):
            assert time.monotonic() < deadline, f"Waited in vain in {self.window.name} for: {condition}"
        return value

    def box(self, selector):
        """Returns the left, the top, the width and the height of an element, in points."""
        return self.evaluate(f"""(() => {{
            const {{ left, top, width, height }} = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
            return [left, top, width, height];
        }})()""")

    def wait_for_top(self, selector, top):
        """Waits until an element is `top` points below the window's upper edge."""
        self.wait_for(
            f"Math.abs(document.querySelector({json.dumps(selector)}).getBoundingClientRect().top - {top}) < 0.5")

    def middle(self, selector):
        """Returns the middle of an element, in whole points."""
        left, top, width, height = self.box(selector)
        return round(left + width / 2), round(top + height / 2)

    def click(self, selector):
        self.window.click(*self.middle(selector))
