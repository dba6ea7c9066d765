"""Players of sound and video: what they do, what they report, and the elements that display them."""

import pytest

import film
from gestures import tap, wait_until
from scenes import ROOT, create, remove, update

VIEW, OTHER = 5, 6


@pytest.fixture
def display(desktop, show, host, browser):
    """Displays an element with a video of player 1, whose properties it gets. Returns a function that changes the player."""
    host.resources[4] = (film.record(browser), "video/webm", {})
    host.resources[5] = (film.silence(), "audio/wav", {})
    state = {"p": 1, "n": 1, "f": 4, "rev": 1}

    def change(**more):
        state.update(more)
        host.send({"type": "page", "set": {"md": [{key: value for key, value in state.items() if value is not None}]}})

    def display(**more):
        show(desktop, [
            create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]),
            create(VIEW, ROOT, 0, "PlayerView", [0, 0, 320, 180], vd={"p": 1}),
            create(OTHER, ROOT, 1, "PlayerView", [0, 200, 320, 180])])
        change(**more)
        return change
    return display


def wait_for(host, **fields):
    """Waits for a report with some values; None stands for a value that is absent."""
    def matching():
        return next((event for event in reversed(host.events) if event["type"] == "media"
                     and all(event.get(name) == value for name, value in fields.items())), None)
    return host.wait_for(matching)


def color_of_video(page):
    """Returns the colour in the middle of the video's present picture."""
    return page.evaluate("""() => {
        const context = new OffscreenCanvas(160, 90).getContext('2d');
        context.drawImage(document.querySelector('video'), 0, 0);
        return [...context.getImageData(80, 45, 1, 1).data].slice(0, 3);
    }""")


def is_near(color, other):
    return all(abs(a - b) < 40 for a, b in zip(color, other))


def test_a_player_loads_and_displays_the_first_picture(desktop, host, display):
    display()
    report = wait_for(host, ready=4, on=None)
    assert report["player"] == 1 and report["n"] == 1 and report["rev"] == 1 and report["time"] == 0
    assert 2.5 < report["duration"] < 4 and (report["width"], report["height"]) == (160, 90)
    assert desktop.evaluate("document.querySelector('[data-view=PlayerView] > video').getBoundingClientRect().toJSON().width") == 320
    assert is_near(color_of_video(desktop), film.RED)


def test_a_player_plays_pauses_and_goes_to_positions(desktop, host, display):
    change = display(m=True)
    wait_for(host, ready=4)
    change(r=1, rev=2)
    assert wait_for(host, on=True, rev=2)["time"] < 1
    wait_until(desktop, "document.querySelector('video').currentTime > 0.3")
    change(r=None, rev=3)
    paused = wait_for(host, rev=3, on=None)
    assert 0.3 <= paused["time"] < 2.5
    change(s={"t": 2.2, "rev": 4}, rev=4)
    report = wait_for(host, rev=4, seeking=None)
    assert abs(report["time"] - 2.2) < 0.01
    assert is_near(color_of_video(desktop), film.GREEN)
    # A report of each position is not needed: the app has a clock.
    count = len(host.of_type("media"))
    change(r=0.5, rev=5)
    ended = wait_for(host, ended=True)
    assert ended["time"] == pytest.approx(ended["duration"], abs=0.05)
    assert len(host.of_type("media")) - count < 8


def test_a_player_begins_again_as_often_as_the_app_wants(desktop, host, display):
    display(m=True, r=4, lo=1)
    wait_for(host, passes=1)
    wait_for(host, passes=1, ended=True)


def test_a_player_ends_where_the_app_wants(desktop, host, display):
    change = display(m=True, r=1, e=0.5)
    ended = wait_for(host, ended=True)
    assert 0.45 <= ended["time"] < 0.8
    assert desktop.evaluate("document.querySelector('video').paused")
    assert not any(event.get("paused") for event in host.of_type("media"))
    change(e=None, rev=2)
    assert wait_for(host, on=True, rev=2, ended=None)["time"] < 1.5


def test_a_player_begins_again_within_a_part(desktop, host, display):
    display(m=True, r=1, lo=2, b=1, e=1.4, at=1)
    report = wait_for(host, passes=1, seeking=None, on=True)
    assert 0.95 <= report["time"] < 1.5
    wait_for(host, passes=2, ended=True)


@pytest.mark.parametrize("first, last", [(1, 0.5), (60, None)])
def test_a_part_that_begins_at_its_end_is_not_played_again_and_again(desktop, host, display, first, last):
    display(m=True, r=4, lo=-1, b=first, e=last)
    assert wait_for(host, ended=True).get("passes") is None
    assert desktop.evaluate("document.querySelector('video').paused || document.querySelector('video').ended")


def test_a_page_that_comes_late_counts_the_passes_on(desktop, host, display):
    display(m=True, r=4, lo=2, dn=1, at=2)
    wait_for(host, passes=2, ended=True)


def test_the_video_goes_to_the_last_element_and_plays_on(desktop, host, display):
    display(m=True, r=1, lo=-1)
    wait_for(host, on=True)
    parent = "document.querySelector('video').parentNode.dataset?.view ?? ''"
    host.patch(update(OTHER, vd={"p": 1, "g": "cover"}))
    wait_until(desktop, "document.querySelectorAll('[data-view=PlayerView]')[1].querySelector('video')")
    assert desktop.evaluate("document.querySelector('video').style.objectFit") == "cover"
    host.patch(remove(OTHER))
    wait_until(desktop, "document.querySelectorAll('[data-view=PlayerView]')[0].querySelector('video')")
    assert desktop.evaluate("document.querySelector('video').style.objectFit") == "contain"
    host.patch(remove(VIEW))
    wait_until(desktop, f"({parent}) === ''")
    # Without an element, a player goes on as sound does.
    time = desktop.evaluate("document.querySelector('video').currentTime")
    wait_until(desktop, "document.querySelector('video').currentTime !== arg", time)
    assert not desktop.evaluate("document.querySelector('video').paused")
    assert not any(event.get("paused") for event in host.of_type("media"))


def test_sound_waits_for_the_first_touch(desktop, host, display):
    # A browser for tests refuses nothing, and takes its commands for touches, so that this is what others do.
    desktop.add_init_script("""{
        const { play } = HTMLMediaElement.prototype;
        let isTouched = false;
        addEventListener('pointerup', () => { isTouched = true; }, true);
        HTMLMediaElement.prototype.play = function () {
            if (isTouched) return play.call(this);
            return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
        };
    }""")
    display(f=5, r=1)
    blocked = wait_for(host, blocked=True)
    assert "on" not in blocked
    tap(desktop, 200, 600)
    assert wait_for(host, on=True, blocked=None)["duration"] == 2


def test_a_page_whose_device_another_page_took_stops_playing(desktop, host, display):
    display(m=True, r=1, lo=-1)
    wait_for(host, on=True)
    host.end({"type": "taken"}, 4004)
    wait_until(desktop, "!document.querySelector('video')")


def test_a_source_that_cannot_be_played_is_reported(desktop, host, display):
    host.resources[4] = (b"no film", "video/webm", {})
    display(r=1)
    assert wait_for(host, error=4)["ready"] == 0


def test_the_users_own_pause_is_reported(desktop, host, display):
    change = display(m=True, r=1, lo=-1)
    wait_for(host, on=True)
    # Such as with a key of the keyboard for players.
    desktop.evaluate("document.querySelector('video').pause()")
    assert "on" not in wait_for(host, paused=True)
    change(r=None, rev=2)
    wait_for(host, rev=2, paused=None)
    desktop.evaluate("document.querySelector('video').play()")
    assert wait_for(host, rev=2, started=True)["on"] is True


def test_players_outlive_a_lost_connection_and_go_with_their_app(desktop, host, display):
    display(m=True, r=1, lo=-1)
    wait_for(host, on=True)
    host.forget()
    host.drop()
    # The app of this host mentions no players to the page that comes back.
    host.wait_for_event("hello")
    wait_until(desktop, "!document.querySelector('video')")


def test_a_page_that_comes_late_begins_where_the_player_is(desktop, host, display):
    display(s={"t": 0.5, "rev": 1}, at=2)
    assert wait_for(host, ready=4, seeking=None)["time"] == 2
