"""Players of sound in Firefox and WebKitGTK, with a file of the host, whose parts the browser asks for."""

import film
from scenes import ROOT, create


def test_a_sound_loads_plays_and_ends(window, show, host):
    host.resources[5] = (film.silence(), "audio/wav", {})
    show(window, [create(ROOT, None, 0, "UIWindow", [0, 0, 1280, 800])])

    def state(**fields):
        return host.wait_for(lambda: next((event for event in host.events if event["type"] == "media"
                                           and all(event.get(name) == value for name, value in fields.items())), None))
    player = {"p": 1, "n": 1, "f": 5, "rev": 1, "m": True}
    host.send({"type": "page", "set": {"md": [player]}})
    assert abs(state(ready=4)["duration"] - 2) < 0.1
    host.send({"type": "page", "set": {"md": [player | {"r": 2, "rev": 2, "s": {"t": 1, "rev": 2}}]}})
    # WebKit lets no sound begin before the first touch, not even without loudness, and says so.
    host.wait_for(lambda: any(event["type"] == "media" and event["rev"] == 2 for event in host.events))
    window.click(600, 400)
    end = state(ended=True)
    assert abs(end["time"] - 2) < 0.1 and "blocked" not in end
    host.send({"type": "page", "set": {}})
