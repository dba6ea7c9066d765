"""Fingers on a touch screen, and functions that wait for their effects. Coordinates are in points of the page."""

import time


def input_session(page):
    """Returns the session through which tests send events to a page. Each page has one, since opening and closing a session takes
    as long as a tap."""
    if not hasattr(page, "input_session"):
        page.input_session = page.context.new_cdp_session(page)
    return page.input_session


class Finger:
    """A finger that a test moves step by step: `with Finger(page, 200, 300) as finger: finger.move(200, 500)`.

    Its events carry times of its own, so that it is as fast on a busy machine as on others: each step takes `STEP` seconds, however
    long the browser takes for it. What a test waits for in between is a pause of the finger.
    """

    STEP = 0.025
    """The seconds of a step. A browser draws content where it supposes the finger at the time of a frame, unless the last two
    events lie more than 20 milliseconds apart."""

    SHORTEST_PAUSE = 0.1
    """The seconds below which a pause is the machine's, and not one of the finger."""

    def __init__(self, page, x, y):
        self._session = input_session(page)
        self.x, self.y = x, y
        self._time, self._last = time.time(), time.monotonic()

    def _dispatch(self, kind, points):
        pause = time.monotonic() - self._last
        self._time += self.STEP + (pause if pause > self.SHORTEST_PAUSE else 0)
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self._time})
        self._last = time.monotonic()

    def down(self):
        self._dispatch("touchStart", [{"x": self.x, "y": self.y}])
        return self

    def move(self, x, y, steps=12):
        """Moves in equal steps. The browser handles each of them before the next one is sent."""
        start_x, start_y = self.x, self.y
        for step in range(1, steps + 1):
            self.x = start_x + (x - start_x) * step / steps
            self.y = start_y + (y - start_y) * step / steps
            self._dispatch("touchMove", [{"x": self.x, "y": self.y}])
        return self

    def up(self):
        self._dispatch("touchEnd", [])

    __enter__ = down

    def __exit__(self, *_):
        self.up()


def tap(page, x, y):
    """Touches the screen with a finger and lifts it at once."""
    with Finger(page, x, y):
        pass


def drag(page, x, y, dx=0, dy=0, steps=12):
    """Moves a finger by `dx` and `dy` points, and lifts it at the end."""
    with Finger(page, x, y) as finger:
        finger.move(x + dx, y + dy, steps)


def pull_down(page, distance=300, x=None, y=None):
    """Pulls the content down with a finger, as users do to refresh."""
    size = page.viewport_size
    drag(page, x if x is not None else size["width"] / 2, y if y is not None else size["height"] / 3, dy=distance)


def flick(page, dx=0, dy=0, speed=3000, x=None, y=None, before=0, is_seen=False):
    """Moves a finger by `dx` and `dy` points at `speed` points per second, and lifts it, so that the content glides on.
    Negative numbers are to the left and up. The finger moves `before` points down first. If `is_seen` is true, it waits for the
    page's scripts to have seen it before it moves."""
    size = page.viewport_size
    x = size["width"] / 2 if x is None else x
    y = size["height"] / 2 if y is None else y
    frame = 1 / 60
    steps = max(4, round(max(abs(dx), abs(dy)) / (speed * frame)))
    start = time.time()
    session = input_session(page)

    # The browser computes the speed from the timestamps of the events.
    def dispatch(kind, step, points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": points, "timestamp": start + step * frame})

    dispatch("touchStart", 0, [{"x": x, "y": y}])
    if is_seen:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    if before:
        dispatch("touchMove", 0, [{"x": x, "y": y + before}])
    for step in range(1, steps + 1):
        dispatch("touchMove", step, [{"x": x + dx * step / steps, "y": y + dy * step / steps}])
    dispatch("touchEnd", steps, [])


def turn_wheel(page, x, y, *turns):
    """Turns the wheel at a place, by distances to the right and down, in points. The times of the events are those of one
    gesture, a millisecond apart, however long a busy machine takes to send them."""
    session = input_session(page)
    start = time.time()
    for number, (dx, dy) in enumerate(turns):
        session.send("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": x, "y": y, "deltaX": dx, "deltaY": dy, "timestamp": start + number / 1000})


def wait_until(page, condition, arg=None, timeout=60_000):
    """Waits until a condition in JavaScript is true, at most `timeout` milliseconds. The condition can use `arg`.

    Playwright's `wait_for_function` evaluates text in the page, which the content security policy forbids.
    """
    page.evaluate(f"""async ([arg, timeout]) => {{
        const end = performance.now() + timeout;
        while (!({condition})) {{
            if (performance.now() > end) throw new Error('Waited in vain for: ' + {condition!r});
            await new Promise((resolve) => setTimeout(resolve, 10));
        }}
    }}""", [arg, timeout])


def go_back(page, depth=1):
    """Presses the browser's Back as soon as its history has the `depth` steps that the app can go back. A screen may appear
    before its entry, and Back would lead away from the page then."""
    wait_until(page, "(history.state?.tessera ?? 0) >= arg", depth)
    page.go_back()


def wait_for_value(page, read, wanted, timeout=60):
    """Waits until `read()` returns `wanted`, at most `timeout` seconds."""
    deadline = time.monotonic() + timeout
    while (found := read()) != wanted:
        assert time.monotonic() < deadline, f"Waited in vain for {wanted}; it is {found}"
        page.wait_for_timeout(10)


def wait_until_still(page, timeout=60_000):
    """Waits until the page has finished its animations and has drawn three frames. This ignores animations without an
    end, and those that a scroll view drives."""
    page.evaluate("""async (timeout) => {
        const end = performance.now() + timeout;
        const isMoving = () => document.getAnimations().some((animation) =>
            animation.playState === 'running' && animation.timeline === document.timeline && animation.effect.getComputedTiming().endTime !== Infinity);
        for (let still = 0; still < 3; still = isMoving() ? 0 : still + 1) {
            if (performance.now() > end) throw new Error('The page kept moving');
            await new Promise((resolve) => requestAnimationFrame(resolve));
        }
    }""", timeout)


def wait_until_at_rest(page, identifier):
    """Waits until the content of the scroll view with an accessibility identifier has been in one place for ten frames."""
    page.evaluate("""async (identifier) => {
        const content = document.querySelector(`[data-identifier=${identifier}] .content`);
        const end = performance.now() + 60000;
        let last = NaN;
        for (let count = 0; count < 10;) {
            if (performance.now() > end) throw new Error('The content does not come to rest.');
            await new Promise(requestAnimationFrame);
            const place = content.getBoundingClientRect().y;
            count = place === last ? count + 1 : 0;
            last = place;
        }
    }""", identifier)


def wait_until_in_place(locator):
    """Waits until an element has been in one place for thirty frames. A tap on content that still glides would stop the
    content instead of reaching the element, and the end of a glide is slow."""
    locator.wait_for()
    locator.evaluate("""(node) => new Promise((resolve) => {
        let [place, frames] = ['', 0];
        const look = () => {
            const { x, y } = node.getBoundingClientRect();
            frames = `${x} ${y}` === place ? frames + 1 : 0;
            place = `${x} ${y}`;
            if (frames < 30) requestAnimationFrame(look); else resolve();
        };
        look();
    })""")


def middle(locator):
    """Returns the middle of an element once neither the page nor the element moves."""
    locator.wait_for()
    before = None
    while True:
        wait_until_still(locator.page)
        box = locator.bounding_box()
        if box == before:
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = box


def wait_until_ready(page, timeout=60_000):
    """Waits until the page displays the app."""
    wait_until_state(page, "ready", timeout)


def wait_until_state(page, state, timeout=60_000):
    """Waits until `document.documentElement.dataset.tessera` is `state`."""
    wait_until(page, "document.documentElement.dataset.tessera === arg", state, timeout)
