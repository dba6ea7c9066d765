// The page as a screen: its size, its safe area and its user's preferences.

import { reducedMotion } from './reduced-motion.js';
import { clamp, hundredths } from './values.js';

/** @import { Send } from './connection.js' */

/** How much beyond the visible part an app keeps ready on each side, in screen heights. */
const overscan = 0.5;
const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const wideGamut = matchMedia('(color-gamut: p3)');

/** How the device is held, in the protocol's words, by what the browser calls it. */
const orientations = {
  'portrait-primary': 'portrait',
  'portrait-secondary': 'portraitUpsideDown',
  'landscape-primary': 'landscapeLeft',
  'landscape-secondary': 'landscapeRight',
};

/** The user's languages, as far as the protocol takes them. */
function languages() {
  return (navigator.languages ?? []).filter((tag) => /^[A-Za-z0-9-]{1,64}$/.test(tag)).slice(0, 32);
}

/** The user's time zone, or undefined where the browser does not name one. */
function timeZone() {
  const { timeZone: name } = Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Za-z0-9_+/-]{1,64}$/.test(name ?? '') ? name : undefined;
}

/**
 * What the protocol calls a screen.
 * @param {HTMLElement} screen
 */
function measure(screen) {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} side */
  const inset = (side) => clamp(parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0, 0, 1024);
  return {
    width: hundredths(clamp(screen.clientWidth, 1, 16_384)),
    height: hundredths(clamp(screen.clientHeight, 1, 16_384)),
    scale: clamp(devicePixelRatio, 0.25, 8),
    safeArea: ['top', 'left', 'bottom', 'right'].map(inset),
    isDark: dark.matches,
    reducesMotion: reducedMotion.matches,
    increasesContrast: contrast.matches,
    textSize: hundredths(clamp(parseFloat(style.fontSize) || 16, 1, 1024)),
    languages: languages(),
    // Some browsers do not say; JSON leaves out what is undefined.
    orientation: orientations[globalThis.screen.orientation?.type],
    hasWideGamut: wideGamut.matches,
    timeZone: timeZone(),
  };
}

/** What the app was told of the screen last, as JSON. */
let reported = '';

/**
 * The first event of every connection.
 * @param {HTMLElement} screen
 */
export function hello(screen) {
  const now = measure(screen);
  reported = JSON.stringify(now);
  return { type: 'hello', version: 4, screen: now, overscan };
}

/**
 * Reports each change of the screen through `send`, at most once a frame.
 * @param {HTMLElement} screen
 * @param {Send} send
 */
export function watchScreen(screen, send) {
  let frame = 0;
  const report = () => {
    frame = 0;
    const now = measure(screen);
    if (JSON.stringify(now) === reported) return;
    reported = JSON.stringify(now);
    send({ type: 'screen', ...now });
  };
  const changed = () => {
    frame ||= requestAnimationFrame(report);
  };
  // It reports once at the start, too: a hello that came before the style sheets knew no safe area.
  new ResizeObserver(changed).observe(screen);
  addEventListener('resize', changed);
  addEventListener('languagechange', changed);
  for (const query of [dark, reducedMotion, contrast, wideGamut]) query.addEventListener('change', changed);
  globalThis.screen.orientation?.addEventListener('change', changed);
  // An element as wide as the text size tells when the user sets another one.
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  document.body.append(ruler);
  new ResizeObserver(changed).observe(ruler);
  // A query for the present scale tells when the window moves to another screen, or the page is zoomed.
  const watchScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      changed();
      watchScale();
    }, { once: true });
  };
  watchScale();
  document.addEventListener('visibilitychange', () => {
    // Who comes back may have come to another time zone.
    if (document.visibilityState === 'visible') changed();
    send({ type: 'visibility', visible: document.visibilityState === 'visible' });
  });
}
