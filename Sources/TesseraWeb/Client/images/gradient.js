// Gradients, as styles whose numbers and colours are custom properties, which the browser animates.

import { declareAnimatable } from '../basics/animatable.js';
import { color, number, numbers, object } from '../basics/values.js';

/**
 * A gradient of the wire: its kind, its colours and their places between 0 and 1, its start and its end.
 * @typedef {{ t: string, c: string[], l: number[], s: number[], e: number[] }} GradientContent
 */

/** The most colours of a gradient that are animated. Those of other gradients change at once. */
const mostAnimated = 16;

for (const prefix of ['--gradient', '--mask']) {
  declareAnimatable(`${prefix}-angle`, '<angle>', '0deg', false);
  for (const part of ['x', 'y', 'width', 'height']) declareAnimatable(`${prefix}-${part}`, '<number>', '0', false);
  for (let index = 0; index < mostAnimated; index += 1) {
    declareAnimatable(`${prefix}-color-${index}`, '<color>', 'transparent', false);
    declareAnimatable(`${prefix}-place-${index}`, '<number>', '0', false);
  }
}

/**
 * Returns the styles of a gradient of the wire: an image, and the custom properties that it reads.
 * @param {GradientContent} value
 * @param {{ width: number, height: number }} size
 * @param {string} property The property of the image.
 * @param {string} prefix The start of the names of the custom properties.
 * @returns {Record<string, string>}
 */
export function gradientStyles(value, { width, height }, property, prefix) {
  const { t: kind, c: colors, l: locations } = object(value);
  if (!Array.isArray(colors) || colors.length === 0) throw new TypeError('a gradient has colours');
  const places = numbers(locations, colors.length);
  const [start, end] = [numbers(value.s, 2), numbers(value.e, 2)];
  const [x, y] = [start[0] * width, start[1] * height];
  const [across, down] = [(end[0] - start[0]) * width, (end[1] - start[1]) * height];
  /** @type {Record<string, string>} */
  const styles = {};
  /**
   * @param {string} part
   * @param {string | number} text
   */
  const set = (part, text) => {
    styles[`${prefix}-${part}`] = typeof text === 'number' ? String(Math.round(text * 1e4) / 1e4) : text;
  };
  /** @type {(place: number) => number} */
  let position = (place) => place;
  let unit = '* 1px';
  let shape;
  if (kind === 'axial') {
    const angle = across === 0 && down === 0 ? Math.PI : Math.atan2(across, -down);
    // The line of a gradient of style goes through the middle, and is so long that it reaches the corners.
    const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
    const first = (x - width / 2) * Math.sin(angle) - (y - height / 2) * Math.cos(angle) + length / 2;
    position = (place) => first + place * Math.hypot(across, down);
    set('angle', `${Math.round(angle * 1e7) / 1e7}rad`);
    shape = ['linear-gradient', `var(${prefix}-angle)`];
  } else if (kind === 'radial') {
    set('width', Math.abs(across));
    set('height', Math.abs(down));
    unit = '* 100%';
    const size = ['width', 'height'].map((part) => `calc(var(${prefix}-${part}) * 1px)`).join(' ');
    shape = ['radial-gradient', `${size} at calc(var(${prefix}-x) * 1px) calc(var(${prefix}-y) * 1px)`];
  } else if (kind === 'conic') {
    set('angle', `${Math.round(Math.atan2(across, -down) * 1e7) / 1e7}rad`);
    unit = '* 360deg';
    shape = ['conic-gradient', `from var(${prefix}-angle) at calc(var(${prefix}-x) * 1px) calc(var(${prefix}-y) * 1px)`];
  } else {
    throw new TypeError(`unknown gradient ${kind}`);
  }
  if (kind !== 'axial') {
    set('x', x);
    set('y', y);
  }
  const stops = colors.map((each, index) => {
    set(`color-${index}`, color(each));
    set(`place-${index}`, number(position(places[index])));
    return `var(${prefix}-color-${index}) calc(var(${prefix}-place-${index}) ${unit})`;
  });
  // One colour alone is no gradient of style.
  if (stops.length === 1) stops.push(stops[0]);
  return { [property]: `${shape[0]}(${shape[1]}, ${stops.join(', ')})`, ...styles };
}
