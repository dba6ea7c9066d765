// The facts of the screen that the page is to the app: its size, its safe area and its user's preferences.

import { greatestInset, largestScreen, mostLanguages, scales, textSizes, version } from '../basics/protocol.js';
import { reducedMotion } from '../basics/reduced-motion.js';
import { clamp, hundredths } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/** The length beyond the visible part that an app keeps ready on each side, in screen heights. */
const overscan = 0.5;
const dark = matchMedia('(prefers-color-scheme: dark)');
const transparency = matchMedia('(prefers-reduced-transparency: reduce)');
const inverted = matchMedia('(inverted-colors: inverted)');
const contrast = matchMedia('(prefers-contrast: more)');
const wideGamut = matchMedia('(color-gamut: p3)');
const coarse = matchMedia('(pointer: coarse)');

/** The protocol's names of orientations, by the browser's names. */
const orientations = {
  'portrait-primary': 'portrait',
  'portrait-secondary': 'portraitUpsideDown',
  'landscape-primary': 'landscapeLeft',
  'landscape-secondary': 'landscapeRight',
};

/** Returns those of the user's languages that the protocol takes. */
function languages() {
  return (navigator.languages ?? []).filter((tag) => /^[A-Za-z0-9-]{1,64}$/.test(tag)).slice(0, mostLanguages);
}

/**
 * Returns the user's time zone, or undefined if the browser does not name one. In browsers without `Temporal`, the first call takes up to
 * 30 milliseconds, since it loads the rules of the user's language. Later calls take a tenth of a millisecond.
 */
export function timeZone() {
  const name = globalThis.Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return /^[A-Za-z0-9_+/-]{1,64}$/.test(name ?? '') ? name : undefined;
}

/**
 * Returns the screen as the protocol describes it.
 * @param {HTMLElement} screen
 */
function measure(screen) {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} side */
  const inset = (side) => clamp(parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0, 0, greatestInset);
  return {
    width: hundredths(clamp(screen.clientWidth, 1, largestScreen)),
    height: hundredths(clamp(screen.clientHeight, 1, largestScreen)),
    scale: clamp(devicePixelRatio, scales.least, scales.greatest),
    safeArea: ['top', 'left', 'bottom', 'right'].map(inset),
    isDark: dark.matches,
    reducesMotion: reducedMotion.matches,
    increasesContrast: contrast.matches,
    textSize: hundredths(clamp(parseFloat(style.fontSize) || 16, textSizes.least, textSizes.greatest)),
    languages: languages(),
    // Some browsers do not have it; JSON leaves out undefined values.
    orientation: orientations[globalThis.screen.orientation?.type],
    hasWideGamut: wideGamut.matches,
    timeZone: timeZone(),
    // Browsers of phones and tablets open the camera where an input for files asks for it.
    hasCamera: ('capture' in HTMLInputElement.prototype && coarse.matches) || undefined,
    reducesTransparency: transparency.matches || undefined,
    invertsColors: inverted.matches || undefined,
  };
}

/** The screen as it was reported last, as JSON. */
let reported = '';

/**
 * Returns the first event of every connection.
 * @param {HTMLElement} screen
 */
export function hello(screen) {
  const now = measure(screen);
  reported = JSON.stringify(now);
  return { type: 'hello', version, screen: now, overscan };
}

/**
 * Reports each change of the screen through `send`, at most once a frame. Returns a function that compares the screen with the last
 * report and reports a difference at once. The page calls this function when the scene of the app appears, because a change between
 * the hello and the scene could not be sent.
 * @param {HTMLElement} screen
 * @param {Send} send
 */
export function watchScreen(screen, send) {
  let frame = 0;
  const report = () => {
    frame = 0;
    const now = measure(screen);
    const text = JSON.stringify(now);
    if (text !== reported && send({ type: 'screen', ...now })) reported = text;
  };
  const changed = () => {
    frame ||= requestAnimationFrame(report);
  };
  new ResizeObserver(changed).observe(screen);
  addEventListener('resize', changed);
  addEventListener('languagechange', changed);
  for (const query of [dark, reducedMotion, transparency, inverted, contrast, wideGamut]) query.addEventListener('change', changed);
  globalThis.screen.orientation?.addEventListener('change', changed);
  // An element as wide as the text size changes its width when the user sets another size.
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  document.body.append(ruler);
  new ResizeObserver(changed).observe(ruler);
  // A query for the present scale changes when the window moves to another screen, or when the user zooms the page.
  const watchScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      changed();
      watchScale();
    }, { once: true });
  };
  watchScale();
  document.addEventListener('visibilitychange', () => {
    // A user who comes back to the page may have come to another time zone.
    if (document.visibilityState === 'visible') changed();
    send({ type: 'visibility', visible: document.visibilityState === 'visible' });
  });
  return report;
}
