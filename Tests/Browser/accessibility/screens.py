"""The screens of an example, which a test opens and examines one after the other."""

from gestures import drag, middle, wait_until, wait_until_still


class Screens:
    """An example in a page whose screens are examined one after the other."""

    def __init__(self, page, audit):
        self.page = page
        self._audit = audit

    def look(self, name, *selectors):
        """Waits until elements with these selectors are there and the page is still, and examines it."""
        self._wait_for(*selectors)
        self._audit.look(name)

    def _wait_for(self, *selectors):
        for selector in selectors:
            self.page.locator(selector).first.wait_for()
        wait_until_still(self.page)
        # The app removes the view that darkens the screen during a push only after the animation in the page has ended.
        wait_until(self.page, "!document.querySelector('[data-view=NavigationShade]')")

    def look_in_light_and_dark(self, name, *selectors):
        """Waits like `look`, and examines the page in light and in dark appearance."""
        self._wait_for(*selectors)
        self._audit.look_in_light_and_dark(name)

    def row(self, text):
        """Returns the visible row with a text."""
        return self.page.locator("[data-index-path]:visible").filter(has=self.page.get_by_text(text, exact=True)).first

    def scroll_to(self, locator, scroller):
        """Scrolls a list with an accessibility identifier until it displays a row. The page has only the rows near the window."""
        node = self.page.locator(f"[data-identifier={scroller}]")
        height = node.evaluate("node => node.scrollHeight")
        for offset in range(0, height, 300):
            wait_until_still(self.page)
            if locator.count():
                return
            node.evaluate("(node, offset) => { node.scrollTop = offset; }", offset)

    def press(self, locator):
        """Focuses an element and presses Enter."""
        locator.wait_for()
        wait_until_still(self.page)
        locator.focus()
        self.page.keyboard.press("Enter")

    def dismiss(self, selector):
        """Presses Escape, and waits until the elements with a selector are gone."""
        self.page.keyboard.press("Escape")
        self.page.locator(selector).first.wait_for(state="detached")
        wait_until_still(self.page)

    def swipe_aside(self, row, distance):
        """Swipes a row to the side, with a finger if the screen has touches, and with the mouse otherwise."""
        x, y = middle(row)
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            drag(self.page, x, y, dx=distance)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + distance, y, steps=8)
            self.page.mouse.up()
        row.locator("[data-view=SwipeActionButton]").first.wait_for()

    def go_back(self, selector):
        """Leaves the screen, and waits until an element of the one before is there."""
        self.page.keyboard.press("Escape")
        self.page.locator(selector).first.wait_for()
        wait_until_still(self.page)

    def click(self, *path):
        """Clicks an element: that with a selector, or the one with a text within it."""
        selector, *text = path
        found = self.page.locator(selector)
        if text:
            found = found.filter(has=self.page.get_by_text(text[0], exact=True))
        self.page.mouse.click(*middle(found.first))
