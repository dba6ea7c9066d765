"""The connection of the client to its host, and the loss of the connection."""

from devices import DESKTOP
from gestures import wait_until, wait_until_ready, wait_until_state
from programs import PROTOCOL_VERSION
from scenes import FEED, feed


def test_the_first_event_describes_the_screen(phone, show, host):
    show(phone, feed())
    hello = host.of_type("hello")[0]
    assert hello["version"] == PROTOCOL_VERSION
    assert hello["screen"] == {
        "width": 390, "height": 844, "scale": 3, "safeArea": [0, 0, 0, 0], "isDark": False, "reducesMotion": False,
        "increasesContrast": False, "textSize": 16, "languages": ["ja-JP"], "orientation": "portrait",
        "hasWideGamut": False, "timeZone": "Asia/Tokyo"}
    assert hello["overscan"] == 0.5


def test_a_changed_window_is_another_screen(desktop, show, host):
    show(desktop, feed())
    desktop.set_viewport_size({"width": 700, "height": 600})
    host.wait_for(lambda: host.of_type("screen") and host.of_type("screen")[-1]["width"] == 700
                  and host.of_type("screen")[-1]["height"] == 600)
    desktop.emulate_media(color_scheme="dark")
    host.wait_for_event("screen", isDark=True)


def test_a_window_that_changes_before_the_host_has_answered_is_reported_with_the_scene(desktop, host):
    host.scene = feed()
    host.is_silent = True
    desktop.goto(host.url)
    host.wait_for(lambda: host.tokens)
    desktop.locator(".screen").wait_for()
    desktop.set_viewport_size({"width": 700, "height": 600})
    wait_until(desktop, "document.querySelector('.screen').clientHeight === 600")
    host.is_silent = False
    host.wait_for_event("screen", width=700, height=600)
    assert host.of_type("hello")[0]["screen"]["width"] == 1280
    assert len(host.of_type("hello")) == 1


def test_another_text_size_is_reported(desktop, show, host):
    show(desktop, feed())
    desktop.evaluate("document.documentElement.style.fontSize = '24px'")
    host.wait_for_event("screen", textSize=24)
    desktop.evaluate("document.documentElement.style.fontSize = '4000px'")
    host.wait_for_event("screen", textSize=1024)


def test_a_wish_for_more_contrast_is_reported(desktop, show, host):
    show(desktop, feed())
    desktop.emulate_media(contrast="more")
    host.wait_for_event("screen", increasesContrast=True)


def test_a_wish_for_less_transparency_is_reported(desktop, show, host):
    show(desktop, feed())
    assert "reducesTransparency" not in host.of_type("hello")[0]["screen"]
    desktop.context.new_cdp_session(desktop).send(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]})
    host.wait_for_event("screen", reducesTransparency=True)


def test_inverted_colours_are_reported(desktop, show, host):
    # Chromium does not tell; here its answer is made.
    desktop.add_init_script("""const ask = globalThis.matchMedia;
        globalThis.matchMedia = (query) => query === '(inverted-colors: inverted)'
            ? (globalThis.inverted ??= Object.assign(new EventTarget(), { matches: false })) : ask(query);""")
    show(desktop, feed())
    assert "invertsColors" not in host.of_type("hello")[0]["screen"]
    desktop.evaluate("() => { inverted.matches = true; inverted.dispatchEvent(new Event('change')); }")
    host.wait_for_event("screen", invertsColors=True)


def test_other_languages_are_reported(desktop, show, host):
    show(desktop, feed())
    assert host.of_type("hello")[0]["screen"]["languages"] == ["en-GB"]
    desktop.evaluate("""() => {
        const tags = ['ar-EG', 'en', 'not a tag', 'x'.repeat(65), ...Array(40).fill('de')];
        Object.defineProperty(navigator, 'languages', { get: () => tags });
        dispatchEvent(new Event('languagechange'));
    }""")
    host.wait_for_event("screen", languages=["ar-EG", "en"] + ["de"] * 30)


def test_another_time_zone_is_reported_when_the_user_comes_back(desktop, show, host):
    show(desktop, feed())
    assert host.of_type("hello")[0]["screen"]["timeZone"] == "Europe/London"
    desktop.evaluate("""() => {
        globalThis.Temporal = { Now: { timeZoneId: () => 'Asia/Kolkata' } };
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    host.wait_for_event("screen", timeZone="Asia/Kolkata")
    # A text that is no name of a time zone is not sent.
    desktop.evaluate("""() => {
        globalThis.Temporal = { Now: { timeZoneId: () => '../zone' } };
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    host.wait_for(lambda: "timeZone" not in host.of_type("screen")[-1])
    # Older browsers know the zone by the rules of the user's language alone.
    desktop.evaluate("""() => {
        delete globalThis.Temporal;
        Intl.DateTimeFormat = () => ({ resolvedOptions: () => ({ timeZone: 'Asia/Tokyo' }) });
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    host.wait_for_event("screen", timeZone="Asia/Tokyo")
    desktop.evaluate("""() => {
        Intl.DateTimeFormat = () => ({ resolvedOptions: () => ({ timeZone: '../zone' }) });
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    host.wait_for(lambda: "timeZone" not in host.of_type("screen")[-1])


def test_a_phone_that_is_turned_reports_its_orientation(phone, show, host):
    show(phone, feed())
    phone.set_viewport_size({"width": 844, "height": 390})
    host.wait_for_event("screen", width=844, orientation="landscapeLeft")


def test_a_lost_connection_comes_back_with_its_token_and_keeps_the_scene(phone, show, host):
    show(phone, feed())
    phone.evaluate("window.kept = document.querySelector('[data-view=UICollectionView]'); kept.scrollTop = 700")
    host.wait_for_event("scroll", phase="idle")
    host.is_reachable = False
    host.drop()
    wait_until_state(phone, "lost")
    phone.locator("[role=status]").wait_for()
    assert phone.locator("[role=status]").inner_text() == "再接続しています…"
    host.forget()
    host.is_reachable = True
    wait_until_ready(phone)
    assert host.tokens == [None, host.token]
    assert not phone.locator("[role=status]").is_visible()
    assert phone.evaluate("kept.isConnected && kept.scrollTop") == 700
    # The app may not have received the last report.
    assert host.wait_for_event("scroll", view=FEED)["y"] == 700 - 96


def test_a_page_that_waits_for_its_first_scene_displays_it_at_once_and_dims_only_what_it_has(phone, host):
    host.scene = None
    phone.goto(host.url)
    phone.locator("[role=status]").wait_for()
    dimmed = "document.querySelector('.screen').matches('.dimmed')"
    assert not phone.evaluate(dimmed)
    # An observer is called before the first scene is drawn.
    phone.evaluate("""() => new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-view=PhotoCell]')) return;
        observer.disconnect();
        globalThis.opacity = getComputedStyle(document.querySelector('.screen')).opacity;
        globalThis.moving = document.querySelector('.screen').getAnimations().length;
    }).observe(document.querySelector('.screen'), { childList: true, subtree: true })""")
    host.send({"type": "scene", "ops": feed()})
    wait_until_ready(phone)
    assert phone.evaluate("[opacity, moving]") == ["1", 0]
    host.is_reachable = False
    host.drop()
    wait_until_state(phone, "lost")
    assert phone.evaluate(dimmed)


def test_fonts_that_load_after_the_connection_is_lost_do_not_make_the_page_ready(phone, host):
    phone.add_init_script("""
        const fonts = new Promise((resolve) => { window.loadFonts = resolve; });
        Object.defineProperty(document.fonts, 'ready', { get: () => fonts });
    """)
    host.scene = feed()
    phone.goto(host.url)
    wait_until(phone, "document.querySelector('[data-view=PhotoCell]')")
    host.is_reachable = False
    host.drop()
    wait_until(phone, "document.querySelector('[role=status]').textContent !== ''")
    assert phone.evaluate("""async () => {
        loadFonts();
        await new Promise((resolve) => setTimeout(resolve));
        return document.documentElement.dataset.tessera;
    }""") in ("connecting", "lost")


def test_a_page_that_comes_online_does_not_wait(phone, show, host):
    show(phone, feed())
    # By itself, the page would wait for ever now.
    phone.evaluate("""() => {
        const { setTimeout } = window;
        window.setTimeout = (action, delay) => delay >= 100 ? 0 : setTimeout(action, delay);
    }""")
    host.is_reachable = False
    host.drop()
    wait_until_state(phone, "lost")
    wait_until(phone, "document.querySelector('[role=status]').textContent !== ''")
    host.is_reachable = True
    phone.evaluate("dispatchEvent(new Event('online'))")
    wait_until_ready(phone)


def test_a_page_that_comes_online_finds_out_whether_its_wire_is_still_there(phone, show, host):
    host.counts_events = True
    show(phone, feed())
    host.wait_for_event("ping")
    host.forget()
    phone.evaluate("dispatchEvent(new Event('online'))")
    host.wait_for_event("ping")
    # Nothing comes back, so the page displays that it waits, although it has no event to send.
    wait_until(phone, "document.querySelector('[role=status]')?.textContent")
    host.send({"type": "pong"})
    wait_until(phone, "document.querySelector('[role=status]').textContent === ''")


def test_an_ended_app_is_started_anew(phone, show, host):
    show(phone, feed(count=5))
    host.scene = feed(count=2)
    host.end({"type": "ended", "reason": "signal 9", "retry": 0.1}, 4001)
    wait_until(phone, "document.querySelectorAll('[data-view=PhotoCell]').length === 2")
    wait_until_ready(phone)
    assert host.tokens == [None, None]


def test_the_page_displays_why_the_app_ended(phone, show, host):
    show(phone, feed())
    reason = "Photos exited with status 1: Fatal error: Duplicate identifier <b>7</b>"
    host.end({"type": "ended", "reason": reason, "retry": 60}, 4001)
    status = phone.get_by_role("status")
    status.wait_for()
    assert status.inner_text() == f"アプリが停止しました。もう一度起動しています…\n{reason}"


def test_a_new_app_does_not_inherit_elements_of_the_old_one(phone, show, host):
    show(phone, feed())
    phone.evaluate("window.old = document.querySelector('[data-view=UICollectionView]'); old.scrollTop = 500")
    host.wait_for_event("scroll", phase="idle")
    host.end({"type": "ended", "reason": "exit 1", "retry": 0}, 4001)
    wait_until(phone, "!old.isConnected && document.querySelector('[data-view=UICollectionView]')?.scrollTop === 0")


def test_a_full_host_is_tried_again(open_page, host):
    page = open_page(DESKTOP)
    host.refusal = ({"type": "full", "reason": "64 devices"}, 4003)
    host.scene = feed()
    page.goto(host.url)
    button = page.get_by_role("button", name="Try again")
    button.wait_for()
    text = page.locator("[role=alert]").inner_text()
    assert "The host is full" in text and "It shows as many devices as it may. This page tries again by itself." in text
    host.refusal = None
    button.click()
    wait_until_ready(page)
    assert not page.locator("[role=alert]").is_visible()


def test_a_visitor_over_its_own_limit_learns_that_the_host_is_not_full(open_page, host):
    page = open_page(DESKTOP)
    host.refusal = ({"type": "full", "reason": "At most 16 devices.", "limit": "visitor"}, 4003)
    page.goto(host.url)
    page.get_by_role("button", name="Try again").wait_for()
    text = page.locator("[role=alert]").inner_text()
    assert "This address has reached its limit" in text and "This page tries again by itself." in text
    assert "The host is full" not in text


def test_a_page_that_lost_its_device_unused_comes_back_only_when_its_user_wants_that(open_page, host):
    page = open_page(DESKTOP)
    host.scene = feed()
    page.goto(host.url)
    wait_until_ready(page)
    host.end({"type": "full", "reason": "Nobody has used it.", "limit": "quiet"}, 4003)
    button = page.get_by_role("button", name="Try again")
    button.wait_for()
    text = page.locator("[role=alert]").inner_text()
    assert "Nobody used this page" in text and "by itself" not in text
    button.click()
    wait_until_ready(page)
    assert not page.locator("[role=alert]").is_visible()


def test_a_refused_page_displays_the_reason_and_does_not_try_again(open_page, host):
    page = open_page(DESKTOP)
    host.refusal = ({"type": "refused", "reason": "This app speaks version 2."}, 4002)
    page.goto(host.url)
    page.get_by_role("button", name="Reload the page").wait_for()
    assert "This app speaks version 2." in page.locator("[role=alert]").inner_text()
    page.evaluate("dispatchEvent(new Event('online'))")
    host.refusal = None
    assert host.tokens == [None]


def test_a_device_that_another_page_took_can_be_taken_back(desktop, show, host):
    show(desktop, feed())
    host.end({"type": "taken"}, 4004)
    button = desktop.get_by_role("button", name="Use it here")
    button.click()
    wait_until_ready(desktop)
    assert host.tokens == [None, host.token]


def test_a_closed_page_says_goodbye(phone, show, host):
    show(phone, feed())
    phone.goto("about:blank")
    host.wait_for_event("bye")


def test_a_wish_to_start_an_app_again_is_for_the_host_and_not_counted_as_an_event(desktop, show, host):
    host.counts_events = True
    show(desktop, feed())
    host.send({"type": "silent", "app": "Photos"})
    notice = desktop.get_by_role("alert").filter(has_text="Photos")
    notice.get_by_role("button").click()
    host.wait_for_event("restart")
    # The app answers just then, so it does not end.
    host.send({"type": "answering"})
    notice.wait_for(state="hidden")
    desktop.keyboard.press("Escape")
    host.wait_for_event("escape")
    host.acknowledge()
    host.drop()
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    wait_until_ready(desktop)
    desktop.keyboard.press("Escape")
    host.wait_for(lambda: len(host.of_type("escape")) == 2)
    host.acknowledge()
    desktop.goto("about:blank")
    host.wait_for_event("bye")
    # An event that the page took for lost would have come again, before the second one.
    assert len(host.of_type("escape")) == 2


def test_a_page_at_rest_neither_runs_nor_sends(phone, show, host):
    show(phone, feed())
    host.forget()
    frames = phone.evaluate("""async () => {
        const request = window.requestAnimationFrame;
        let count = 0;
        window.requestAnimationFrame = (action) => { count += 1; return request(action); };
        for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => request(resolve));
        window.requestAnimationFrame = request;
        return count + document.getAnimations().length;
    }""")
    assert frames == 0
    assert host.events == []


def test_an_event_that_the_host_would_refuse_is_not_sent(desktop, show, host):
    show(desktop, feed())
    # Each of these characters has six bytes as JSON.
    desktop.evaluate("""() => {
        const texts = ['\\u0001'.repeat(16_000), 'Bread'];
        navigator.clipboard.readText = async () => texts.shift();
    }""")
    for number in [1, 2]:
        host.send({"type": "request", "kind": "paste", "n": number})
    assert host.wait_for_event("answer", n=2)["text"] == "Bread"
    assert [event["n"] for event in host.of_type("answer")] == [2] and len(host.tokens) == 1
