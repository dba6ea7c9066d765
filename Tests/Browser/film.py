"""A film for the tests of players, which the browser itself records from a drawing."""

import base64
import functools

RED, GREEN = (255, 59, 48), (52, 199, 89)
"""The colours of the film: red at first, and green after a second and a half."""

RECORD = """async ([red, green]) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const context = canvas.getContext('2d');
    let frame = 0;
    const draw = () => {
        context.fillStyle = `rgb(${frame < 45 ? red : green})`;
        context.fillRect(0, 0, 160, 90);
        // A drawing that does not change makes no frames.
        context.fillStyle = '#fff';
        context.fillRect(frame % 16, 0, 2, 2);
        frame += 1;
    };
    draw();
    const stream = canvas.captureStream(0);
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 2_000_000 });
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const end = new Promise((resolve) => { recorder.onstop = resolve; });
    recorder.start();
    const start = performance.now();
    while (performance.now() - start < 3000) {
        // A busy machine draws fewer frames, but each at its time.
        frame = Math.floor((performance.now() - start) / 1000 * 30);
        draw();
        stream.getVideoTracks()[0].requestFrame();
        await new Promise((resolve) => setTimeout(resolve, 33));
    }
    recorder.stop();
    await end;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


@functools.cache
def record(browser):
    """Returns a film of about three seconds without sound, in the WebM format."""
    page = browser.new_page()
    try:
        page.goto("about:blank")
        return base64.b64decode(page.evaluate(RECORD, [list(RED), list(GREEN)]))
    finally:
        page.close()


def silence(seconds=2, rate=8000):
    """Returns a sound of some seconds in the WAV format, a low tone."""
    samples = bytes(128 + (20 if index // 20 % 2 else -20) for index in range(int(seconds * rate)))

    def number(value, size):
        return value.to_bytes(size, "little")
    form = number(1, 2) + number(1, 2) + number(rate, 4) + number(rate, 4) + number(1, 2) + number(8, 2)
    body = b"WAVEfmt " + number(len(form), 4) + form + b"data" + number(len(samples), 4) + samples
    return b"RIFF" + number(len(body), 4) + body
