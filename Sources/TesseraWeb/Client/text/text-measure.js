// The widths of text in the browser's own fonts.

import { styleText } from './text-style.js';

/** @import { TextStyle } from './text-style.js' */

// A canvas measures without a layout, and whatever transforms lie around the element.
const canvas = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
canvas.textRendering = 'geometricPrecision';
canvas.fontKerning = 'normal';
/** @type {Map<string, number>} */
const measurements = new Map();
/** @type {HTMLElement | null} */
let ruler = null;

/**
 * Returns the width of text in a style, in points.
 * @param {string} text
 * @param {string} font
 * @param {TextStyle} style
 */
export function measure(text, font, style) {
  const key = `${font}\n${style.fw ?? ''}\n${style.fs ?? ''}\n${text}`;
  let width = measurements.get(key);
  if (width === undefined) {
    if (measurements.size > 4000) measurements.clear();
    width = style.fs || style.fw ? measureInDocument(text, style) : measureOnCanvas(text, font);
    measurements.set(key, width);
  }
  return width;
}

/**
 * @param {string} text
 * @param {string} font
 */
function measureOnCanvas(text, font) {
  if (canvas.font !== font) canvas.font = font;
  return canvas.measureText(text).width;
}

/**
 * Returns the width as a span outside of the screen has it: a canvas has neither OpenType features nor widths in percent.
 * @param {string} text
 * @param {TextStyle} style
 */
function measureInDocument(text, style) {
  ruler ??= document.body.appendChild(document.createElement('span'));
  ruler.className = 'text-ruler';
  ruler.setAttribute('aria-hidden', 'true');
  ruler.removeAttribute('style');
  styleText(ruler.style, style);
  ruler.textContent = text;
  const { width } = ruler.getBoundingClientRect();
  ruler.textContent = '';
  return width;
}

/** Forgets measurements, since the fonts have changed. */
export function clearMeasurements() {
  measurements.clear();
}
