"""WebKitGTK, driven by its own driver through Selenium, on a screen in memory."""

import json
import os
import shutil
import tempfile
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.wheel_input import WheelInput
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from programs import Program
from screen_keys import ScreenKeys

KEYS = {"PageDown": Keys.PAGE_DOWN, "End": Keys.END, "Home": Keys.HOME, "Tab": Keys.TAB, "Enter": Keys.ENTER,
        "Control": Keys.CONTROL, "Backspace": Keys.BACKSPACE}


def mini_browser():
    """Returns the path of the window that Debian packs with WebKitGTK, or None."""
    return next(map(str, Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser")), None)


class Window:
    """A window with the settings of a user of GTK. Settings that begin with `--` are options of the program."""

    name = "webkit"

    def __init__(self, settings=None):
        self._turned = 0
        self._folder = Path(tempfile.mkdtemp(prefix="webkit-"))
        gtk = self._folder / "gtk-3.0"
        gtk.mkdir()
        all_settings = (settings or {}).items()
        lines = "".join(f"{name}={value}\n" for name, value in all_settings if not name.startswith("--"))
        (gtk / "settings.ini").write_text(f"[Settings]\n{lines}")
        self._screen = Program("Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
        try:
            display = self._screen.wait_for_line(r"^(\d+)$")[1]
            options = Options()
            options.binary_location = mini_browser()
            for argument in ["--automation", *(f"{name}={value}" for name, value in all_settings if name.startswith("--"))]:
                options.add_argument(argument)
            service = Service(shutil.which("WebKitWebDriver"), env={
                **os.environ, "DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(self._folder), "NO_AT_BRIDGE": "1",
                "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"})
            self._driver = webdriver.WebKitGTK(options=options, service=service)
            self._driver.set_script_timeout(60)
            self._keys = ScreenKeys(f":{display}")
            self.resize(1280, 800)
        except BaseException:
            self._screen.end()
            raise

    def close(self):
        self._driver.quit()
        self._screen.end()
        shutil.rmtree(self._folder, ignore_errors=True)

    def resize(self, width, height):
        """Gives the page a size in points."""
        self._driver.set_window_rect(0, 0, width, height)
        inner = self._driver.execute_script("return [innerWidth, innerHeight]")
        self._driver.set_window_rect(0, 0, 2 * width - inner[0], 2 * height - inner[1])

    def open(self, url):
        self._driver.get(url)

    def reload(self):
        self._driver.refresh()

    def evaluate(self, expression):
        """Returns the value of an expression in the page, which may be a promise."""
        ok, value = self._driver.execute_async_script(f"""
            const done = arguments[arguments.length - 1];
            (async () => ({expression}))().then((value) => done([true, value ?? null]), (error) => done([false, String(error)]));
        """)
        assert ok, value
        return value

    def wheel(self, x, y, dy):
        # The driver turns the wheel by the difference from the turn before.
        self._turned += dy
        actions = ActionBuilder(self._driver, wheel=WheelInput("wheel"))
        actions.wheel_action.scroll(x, y, 0, self._turned, 0)
        actions.perform()

    def drag(self, x, y, to_x, to_y):
        """Presses at a place, moves in ten steps to another, and lets go."""
        actions = ActionBuilder(self._driver, mouse=PointerInput("mouse", "mouse"), duration=16)
        pointer = actions.pointer_action
        pointer.move_to_location(x, y).pointer_down()
        for step in range(1, 11):
            pointer.move_to_location(round(x + (to_x - x) * step / 10), round(y + (to_y - y) * step / 10))
        pointer.pointer_up()
        actions.perform()

    def click(self, x, y):
        self.drag(x, y, x, y)

    def type(self, text):
        ActionChains(self._driver, duration=0).send_keys(text).perform()

    def press(self, *keys):
        """Presses keys together: `press("Control", "c")`."""
        chain = ActionChains(self._driver, duration=0)
        names = [KEYS.get(key, key) for key in keys]
        for key in names:
            chain.key_down(key)
        for key in reversed(names):
            chain.key_up(key)
        chain.perform()

    # The driver's keys reach the page alone. The browser hears those of the screen.

    def zoom_in(self):
        """Zooms in one step: texts alone if the user has set that, or else the whole page."""
        self._keys.press("Control_L", "plus")

    def zoom_out(self):
        """Ends zooming."""
        self._keys.press("Control_L", "0")

    def find(self, text):
        """Finds a text of small letters and digits in the bar for finding in the page. On a busy machine a key may be lost. All keys
        are pressed again then."""
        for _ in range(5):
            self._keys.press("Control_L", "f")
            is_open = self._becomes_true("!document.hasFocus()")
            if is_open:
                for character in text:
                    self._keys.press({" ": "space"}.get(character, character))
                self._keys.press("Return")
            is_found = is_open and self._becomes_true(
                f"getSelection().toString().toLowerCase() === {json.dumps(text)}")
            self._keys.press("Escape")
            if is_found:
                return
        raise AssertionError(f"“{text}” was not found.")

    def _becomes_true(self, condition):
        """Waits until an expression in the page is true, and returns false if it is not after 10 seconds."""
        deadline = time.monotonic() + 10
        while not (is_true := self.evaluate(condition)) and time.monotonic() < deadline:
            pass
        return is_true


def is_installed():
    return bool(shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and mini_browser())
