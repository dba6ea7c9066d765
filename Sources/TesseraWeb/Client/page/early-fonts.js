// The fonts that the app's first scene needed when it was opened before. A page loads them while the app starts. Otherwise the
// browser would find out that it needs them as it lays out the scene, would display the texts in another font, and lay them out
// once more.

import { appAddress } from './app-address.js';

/** The number of visits after which the page learns the fonts anew, since the app may no longer need some of them. */
const visits = 20;
/** The most fonts that a page loads early. */
const most = 8;

/** The fonts and the number of visits since they were learned. @typedef {{ names: string[], age: number }} Known */

/** Loads the fonts that the first scene needed before, and returns a function that notes those that it has needed now. */
export function loadEarly() {
  const known = read();
  const isLearning = known === null || known.age >= visits;
  if (!isLearning) {
    for (const font of document.fonts) {
      // A font that cannot be fetched is the browser's to report, when a text needs it.
      if (known.names.includes(nameOf(font))) font.load().catch(() => {});
    }
  }
  let isNoted = false;
  return () => {
    // Later scenes come with a new connection, and by then other screens have needed fonts too.
    if (isNoted) return;
    isNoted = true;
    // On a slow network, the page no longer waits for fonts that are still on their way.
    const isNeeded = (/** @type {FontFace} */ { status }) => status === 'loaded' || status === 'loading';
    const names = [...document.fonts].filter(isNeeded).map(nameOf).slice(0, most);
    keep(isLearning ? { names, age: 0 } : { names, age: known.age + 1 });
  };
}

/** @param {FontFace} font */
const nameOf = ({ family, weight, style }) => `${family} ${weight} ${style}`;

/** Returns the name under which the browser keeps the fonts of the app of this address. */
const name = () => `tessera-fonts:${appAddress.pathname}`;

/**
 * Returns the fonts that were kept, or null if there are none.
 * @returns {Known | null}
 */
function read() {
  try {
    const { names, age } = JSON.parse(localStorage.getItem(name()) ?? 'null') ?? {};
    return Array.isArray(names) && Number.isInteger(age) ? { names: names.slice(0, most), age } : null;
  } catch {
    return null;
  }
}

/** @param {Known} fonts */
function keep(fonts) {
  try {
    localStorage.setItem(name(), JSON.stringify(fonts));
  } catch {
    // The user does not let pages store anything, or the storage is full. The fonts are loaded when they are needed then.
  }
}
