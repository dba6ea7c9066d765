// What an app prints: pages that the browser's dialog displays in place of the screen, or a PDF document.

import { number } from '../basics/values.js';

/**
 * The pages of a request, as the wire has them.
 * @typedef {object} PrintedPages
 * @property {number[]} files
 * @property {number} [width]
 * @property {number} [height]
 */

/** The greatest number of pages. */
const mostPages = 500;
/**
 * The time within which a viewer or a dialog opens, in milliseconds. Browsers may first ask the user whether the page may print.
 */
const patience = 60_000;
/** The time for which input can come before a dialog opens, in milliseconds. */
const opening = 1000;
/** The input that shows that the user is on the page again. While a dialog is open, a page gets none. */
const inputs = ['pointerdown', 'pointermove', 'keydown'];
/** The time after which what was printed is forgotten, in milliseconds. Browsers display it before they print it. */
const remembrance = 300_000;

const sheet = new CSSStyleSheet();
/**
 * The end of the present printing. A browser displays one dialog at a time.
 * @type {Promise<unknown>}
 */
let last = Promise.resolve();
/**
 * The end of the dialog of the last document, about which its viewer says nothing.
 * @type {Promise<unknown>}
 */
let closed = Promise.resolve();
/** Removes the pages of the last printing from the document. */
let removePages = () => {};

/**
 * Prints pages, and resolves to true when the browser's dialog is closed, or to false if it did not open.
 * @param {PrintedPages} pages
 * @param {string} downloads The address under which the host keeps the files.
 * @param {string | undefined} title The name of what is printed.
 * @returns {Promise<boolean>}
 */
export function printPages(pages, downloads, title) {
  const own = last.then(() => begin(pages, downloads, title));
  last = own.catch(() => {}).then(() => closed);
  return own;
}

/**
 * @param {PrintedPages} pages
 * @param {string} downloads
 * @param {string | undefined} title
 */
async function begin({ files, width, height }, downloads, title) {
  if (!Array.isArray(files) || files.length === 0 || files.length > mostPages) throw new TypeError('there are up to 500 pages');
  const addresses = files.map((file) => `${downloads}${number(file, 'file')}`);
  removePages();
  if (width === undefined) return await printDocument(addresses[0]);
  return await printPictures(addresses, side(width), side(height), title);
}

/** @param {unknown} value */
function side(value) {
  const points = number(value, 'side');
  if (!(points >= 1 && points <= 14_400)) throw new TypeError('paper has 1 to 14,400 points');
  return points;
}

/**
 * Prints one picture on each page, without margins.
 * @param {string[]} addresses
 * @param {number} width The width of the paper in points, 72 to an inch.
 * @param {number} height
 * @param {string | undefined} title
 */
async function printPictures(addresses, width, height, title) {
  const box = document.createElement('div');
  box.className = 'sheets';
  for (const address of addresses) {
    const picture = new Image();
    picture.alt = '';
    await load(picture, await dataAddress(address));
    // A picture that is higher than the paper by a rounding would begin another page.
    picture.style.width = `${width}pt`;
    picture.style.height = `calc(${height}pt - 1px)`;
    box.append(picture);
  }
  sheet.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0; }`);
  const usualTitle = document.title;
  document.body.append(box);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.classList.add('printing');
  if (title !== undefined) document.title = title;
  const pages = () => {
    // The pages of a later printing stay.
    if (removePages !== pages) return;
    removePages = () => {};
    box.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.documentElement.classList.remove('printing');
    if (document.title === title) document.title = usualTitle;
  };
  removePages = pages;
  let isDisplayed = false;
  try {
    isDisplayed = await dialog();
  } finally {
    // Browsers of phones lay out the pages once more for each printer or paper that the user chooses, after the event that closes
    // the dialog.
    if (isDisplayed) Promise.race([input(), pause(remembrance)]).then(pages);
    else pages();
  }
  return isDisplayed;
}

/** Waits for the user's next input on the page. */
function input() {
  return new Promise((resolve) => {
    /** @param {Event} event */
    const began = (event) => {
      if (!event.isTrusted) return;
      for (const type of inputs) removeEventListener(type, began, true);
      resolve(undefined);
    };
    for (const type of inputs) addEventListener(type, began, true);
  });
}

/** @param {number} duration The time in milliseconds. */
const pause = (duration) => new Promise((resolve) => { setTimeout(resolve, duration); });

/** Opens the browser's dialog for this page. Resolves to true when it is closed, or to false if it does not open. */
function dialog() {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), patience);
    const began = () => {
      clearTimeout(timer);
      // A browser can lose the event that closes the dialog. Input that comes before the dialog is open does not count.
      pause(opening).then(input).then(ended);
    };
    const ended = () => end(true);
    /** @param {boolean} isDisplayed */
    const end = (isDisplayed) => {
      clearTimeout(timer);
      removeEventListener('beforeprint', began);
      removeEventListener('afterprint', ended);
      resolve(isDisplayed);
    };
    addEventListener('beforeprint', began);
    addEventListener('afterprint', ended);
    print();
  });
}

/**
 * Prints a PDF document in the browser's own viewer. The viewer keeps scripts of the document away from this page, and says
 * nothing about its dialog. Resolves to false if the browser has no viewer that a page can open.
 * @param {string} address
 */
async function printDocument(address) {
  if (navigator.pdfViewerEnabled === false) return false;
  // The type decides that the browser takes the bytes for nothing else, such as a page with scripts.
  const blob = new Blob([await bytes(address)], { type: 'application/pdf' });
  const frame = document.createElement('iframe');
  frame.className = 'printed';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = URL.createObjectURL(blob);
  const remove = () => {
    frame.remove();
    URL.revokeObjectURL(frame.src);
  };
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  const isLoaded = await Promise.race([loaded.then(() => true), pause(patience)]);
  if (!isLoaded) {
    remove();
    return false;
  }
  const focused = document.activeElement;
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  } catch {
    remove();
    return false;
  }
  setTimeout(remove, remembrance);
  closed = pause(opening).then(() => Promise.race([input(), pause(patience)])).then(() => {
    // The keyboard leads to the app again.
    if (document.activeElement !== frame) return;
    frame.blur();
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  });
  return true;
}

/**
 * @param {HTMLImageElement} picture
 * @param {string} address
 */
function load(picture, address) {
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', () => reject(new Error('a page is no picture')), { once: true });
    picture.src = address;
  });
}

/** @param {string} address */
async function bytes(address) {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return await response.arrayBuffer();
}

/**
 * Fetches a picture. As a picture with an address of this kind, it can neither run scripts nor load anything.
 * @param {string} address
 * @returns {Promise<string>}
 */
async function dataAddress(address) {
  const blob = new Blob([await bytes(address)], { type: 'image/png' });
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(/** @type {string} */ (reader.result)));
    reader.addEventListener('error', () => reject(new Error('a picture could not be read')));
    reader.readAsDataURL(blob);
  });
}
