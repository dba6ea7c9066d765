"""Texts that the page speaks, with a browser's speech that the test plays itself, since a browser without a screen has no voices."""

import itertools

import pytest

from gestures import wait_until
from scenes import ROOT, create

SYNTHESIS = """
    const spoken = [];
    globalThis.spoken = spoken;
    const synthesis = Object.assign(new EventTarget(), {
        current: null,
        speak(part) {
            spoken.push(part);
            this.current = part;
        },
        cancel() {
            const part = this.current;
            this.current = null;
            if (part) setTimeout(() => part.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' })));
        },
        getVoices: () => [
            { voiceURI: 'anna', name: 'Anna', lang: 'de_DE', default: true },
            { voiceURI: 'x'.repeat(300), name: 'Long', lang: 'en-US', default: false },
        ],
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true });
    globalThis.SpeechSynthesisUtterance = class extends EventTarget {
        constructor(text) {
            super();
            this.text = text;
        }
    };
    globalThis.fire = (name, more = {}) => {
        const part = spoken.at(-1);
        if (name === 'end' || name === 'error') synthesis.current = null;
        part.dispatchEvent(Object.assign(new Event(name), more));
    };
"""


@pytest.fixture
def speak(desktop, show, host):
    """Displays an app, and touches the page. Returns a function that gives the page texts, and waits until it has them."""
    desktop.add_init_script(SYNTHESIS)
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])])
    desktop.mouse.click(100, 100)

    calls = itertools.count(1)

    def speak(*texts, **more):
        # When the page has the title, it has the texts, too.
        title = f"Texts {next(calls)}"
        host.send({"type": "page", "set": {"sp": list(texts), "ti": title, **more}})
        wait_until(desktop, f"document.title === '{title}'")
    return speak


def steps(host, speaker=1):
    return [(event["step"], event.get("location"), event.get("length")) for event in host.of_type("speech") if event["speaker"] == speaker]


def wait_for_parts(page, count):
    wait_until(page, f"spoken.length === {count}")
    return page.evaluate("spoken.at(-1).text")


def test_a_text_is_spoken_sentence_by_sentence_with_its_words(desktop, host, speak):
    speak({"p": 1, "n": 1, "t": "Good day. It rains.", "r": 2, "pi": 0.5, "v": 0.25, "l": "en-GB"})
    assert wait_for_parts(desktop, 1) == "Good day. "
    assert desktop.evaluate("(({ rate, pitch, volume, lang }) => [rate, pitch, volume, lang])(spoken[0])") == [2, 0.5, 0.25, "en-GB"]
    desktop.evaluate("fire('start')")
    desktop.evaluate("fire('boundary', { name: 'word', charIndex: 5, charLength: 3 })")
    desktop.evaluate("fire('end')")
    assert wait_for_parts(desktop, 2) == "It rains."
    desktop.evaluate("fire('start')")
    # Some browsers do not tell how long a word is.
    desktop.evaluate("fire('boundary', { name: 'word', charIndex: 3 })")
    desktop.evaluate("fire('end')")
    host.wait_for(lambda: len(steps(host)) >= 4)
    assert steps(host) == [("began", None, None), ("word", 5, 3), ("word", 13, 6), ("ended", None, None)]


def test_a_pause_goes_on_with_the_last_word(desktop, host, speak):
    text = {"p": 1, "n": 1, "t": "One two three"}
    speak(text)
    wait_for_parts(desktop, 1)
    desktop.evaluate("fire('start')")
    desktop.evaluate("fire('boundary', { name: 'word', charIndex: 4, charLength: 3 })")
    speak({**text, "z": "word"})
    desktop.evaluate("fire('boundary', { name: 'word', charIndex: 8, charLength: 5 })")
    host.wait_for(lambda: ("paused", None, None) in steps(host))
    speak(text)
    assert wait_for_parts(desktop, 2) == "three"
    host.wait_for(lambda: ("continued", None, None) in steps(host))
    speak({**text, "z": "now"})
    host.wait_for(lambda: steps(host).count(("paused", None, None)) == 2)
    speak(text)
    assert wait_for_parts(desktop, 3) == "three"
    assert ("failed", None, None) not in steps(host)


def test_texts_of_several_speakers_wait_for_one_another(desktop, host, speak):
    one, two = {"p": 1, "n": 1, "t": "One"}, {"p": 2, "n": 1, "t": "Two"}
    speak(one, two)
    assert wait_for_parts(desktop, 1) == "One"
    speak({**one, "z": "now"}, two)
    assert wait_for_parts(desktop, 2) == "Two"
    desktop.evaluate("fire('start')")
    desktop.evaluate("fire('end')")
    host.wait_for(lambda: ("ended", None, None) in steps(host, 2))
    speak(one)
    assert wait_for_parts(desktop, 3) == "One"


def test_a_text_that_is_taken_away_or_has_another_number_ends(desktop, host, speak):
    speak({"p": 1, "n": 1, "t": "One"})
    wait_for_parts(desktop, 1)
    speak({"p": 1, "n": 2, "t": "Two", "at": 1})
    assert wait_for_parts(desktop, 2) == "wo"
    speak()
    wait_until(desktop, "speechSynthesis.current === null")
    assert steps(host) == []


def test_speech_waits_for_the_first_touch_where_the_browser_wants_one(desktop, host, speak):
    speak({"p": 1, "n": 1, "t": "One"})
    wait_for_parts(desktop, 1)
    desktop.evaluate("fire('error', { error: 'not-allowed' })")
    assert steps(host) == []
    desktop.mouse.click(100, 100)
    assert wait_for_parts(desktop, 2) == "One"
    desktop.evaluate("fire('error', { error: 'synthesis-failed' })")
    host.wait_for(lambda: ("failed", None, None) in steps(host))


def test_nothing_is_spoken_before_the_first_touch(desktop, show, host):
    desktop.add_init_script(SYNTHESIS)
    # A browser for tests takes its commands for touches.
    desktop.add_init_script("""
        let isTouched = false;
        addEventListener('pointerdown', () => { isTouched = true; }, true);
        Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return isTouched; } } });
    """)
    show(desktop, [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844])])
    host.send({"type": "page", "set": {"sp": [{"p": 1, "n": 1, "t": "One"}], "ti": "Silent"}})
    wait_until(desktop, "document.title === 'Silent'")
    assert desktop.evaluate("spoken.length") == 0
    desktop.mouse.click(100, 100)
    assert wait_for_parts(desktop, 1) == "One"


def test_voices_are_reported_where_the_app_wants_them(desktop, host, speak):
    speak()
    speak(vs=True)
    report = host.wait_for(lambda: next(iter(host.of_type("voices")), None))
    assert report["voices"] == [{"id": "anna", "name": "Anna", "language": "de-DE", "default": True}]
    desktop.evaluate("speechSynthesis.dispatchEvent(new Event('voiceschanged'))")
    host.wait_for(lambda: len(host.of_type("voices")) == 2)
