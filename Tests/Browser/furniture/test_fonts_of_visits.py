"""The fonts that a page loads while its app starts."""

from gestures import wait_until_ready

# Notes how many fonts the page was loading before its first scene came.
NOTE = """const { addEventListener } = WebSocket.prototype;
WebSocket.prototype.addEventListener = function (kind, listener, ...options) {
    return addEventListener.call(this, kind, (event) => {
        if (kind === 'message' && JSON.parse(event.data).type === 'scene') globalThis.early ??= counted();
        listener(event);
    }, ...options);
};
globalThis.counted = () => [...document.fonts].filter(({ status }) => status !== 'unloaded').length;"""


def test_a_page_that_comes_again_loads_the_fonts_of_its_first_scene_before_that_comes(phone, furniture_url):
    phone.add_init_script(NOTE)
    phone.goto(furniture_url)
    # The context of the tests may have visited the app before.
    phone.evaluate("localStorage.clear()")
    for is_first in (True, False):
        phone.goto(furniture_url)
        wait_until_ready(phone)
        early, needed = phone.evaluate("[early, counted()]")
        assert needed > 0
        assert early == (0 if is_first else needed)
