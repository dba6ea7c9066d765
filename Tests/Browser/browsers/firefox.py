"""Firefox, driven through WebDriver BiDi, which it speaks on its own port for remote debugging."""

import itertools
import json
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path

from websockets.sync.client import connect

from programs import Program

KEYS = {"PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "Tab": "\ue004", "Enter": "\ue007", "Control": "\ue009",
        "Backspace": "\ue003"}
"""WebDriver's characters for keys that have none of their own."""

PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "remote.prefs.recommended": True,
    # An animation of the scroll offset takes as long as it likes on a busy machine.
    "general.smoothScroll": False,
    # A mouse that hovers and points precisely, which a machine without a screen may lack.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
}


class Window:
    """A window without a screen, with the preferences of a user."""

    name = "firefox"

    def __init__(self, preferences=None):
        self._connection = ExitStack()
        self._profile = Path(tempfile.mkdtemp(prefix="firefox-"))
        lines = {**PREFERENCES, **(preferences or {})}.items()
        (self._profile / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in lines))
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        self._program = Program(
            path, "--headless", "--no-remote", "--profile", self._profile, "--remote-debugging-port", "0",
            "--remote-allow-system-access",
            environment={"HOME": str(self._profile), "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"})
        try:
            address = self._program.wait_for_line(r"WebDriver BiDi listening on (ws://\S+)")[1]
            self._socket = self._connection.enter_context(connect(f"{address}/session", max_size=None))
            self._numbers = itertools.count(1)
            self._send("session.new", capabilities={})
            self._page = self._send("browsingContext.getTree")["contexts"][0]["context"]
            # The browser's own window, around the page.
            self._frame = self._send("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]
            self.resize(1280, 800)
        except BaseException:
            self.close()
            raise

    def close(self):
        self._connection.close()
        self._program.end()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _send(self, method, **parameters):
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(self._socket.recv(60))).get("id") != number:
            pass
        assert answer["type"] == "success", f"{method}: {answer.get('message')}"
        return answer["result"]

    def resize(self, width, height):
        """Gives the page a size in points."""
        self._send("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def open(self, url):
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def reload(self):
        self._send("browsingContext.reload", context=self._page, wait="complete")

    def evaluate(self, expression):
        """Returns the value of an expression in the page, which may be a promise."""
        return self._evaluate(expression, self._page)

    def _evaluate(self, expression, context):
        answer = self._send(
            "script.evaluate", expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": context}, awaitPromise=True, userActivation=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def _act(self, kind, actions, **more):
        source = {"type": kind, "id": f"{kind}-{more}", "actions": actions, **more}
        self._send("input.performActions", context=self._page, actions=[source])

    def wheel(self, x, y, dy):
        self._act("wheel", [{"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": dy}])

    def drag(self, x, y, to_x, to_y, pointer="mouse"):
        """Presses at a place, moves in ten steps to another, and lets go."""
        steps = [(x + (to_x - x) * step / 10, y + (to_y - y) * step / 10) for step in range(1, 11)]
        moves = [{"type": "pointerMove", "x": round(to[0]), "y": round(to[1]), "duration": 16} for to in steps]
        self._act("pointer", [
            {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, *moves,
            {"type": "pointerUp", "button": 0}], parameters={"pointerType": pointer})

    def click(self, x, y):
        self.drag(x, y, x, y)

    def type(self, text):
        self._press(*text)

    def press(self, *keys):
        """Presses keys together: `press("Control", "c")`."""
        keys = [KEYS.get(key, key) for key in keys]
        self._act("key", [*({"type": "keyDown", "value": key} for key in keys),
                          *({"type": "keyUp", "value": key} for key in reversed(keys))])

    def _press(self, *characters):
        for character in characters:
            self.press(character)

    def zoom_in(self):
        """Zooms in one step, as Control and plus do: texts alone if the user has set that, or else the whole page."""
        self._evaluate("ZoomManager.enlarge()", self._frame)

    def zoom_out(self):
        """Ends zooming."""
        self._evaluate("ZoomManager.reset()", self._frame)

    def find(self, text):
        """Finds a text as the bar for finding in the page does."""
        self._evaluate(f"gBrowser.getFindBar().then((bar) => {{ bar.browser.finder.fastFind({json.dumps(text)}, false, false); }})",
                       self._frame)

    def print(self):
        """Returns the page as a PDF, encoded in base 64."""
        return self._send("browsingContext.print", context=self._page, background=True, shrinkToFit=False)["data"]


def is_installed():
    return bool(shutil.which("firefox-esr") or shutil.which("firefox"))
