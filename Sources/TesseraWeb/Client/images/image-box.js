// The place of an image in its element, by its content mode.

import { number } from '../basics/values.js';

/** @import { ImageContent } from './image.js' */

/** @type {Record<string, string>} */
export const fits = { fill: 'fill', fit: 'contain', cover: 'cover' };

/**
 * The places at which the modes that do not scale put an image, in fractions of the free room.
 * @type {Record<string, [number, number]>}
 */
export const places = {
  center: [0.5, 0.5], top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
  topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
};

/**
 * Returns the box that an image of the wire takes in an element, in points. An image that fills the element is stretched.
 * @param {ImageContent} value
 * @param {{ width: number, height: number }} frame
 */
export function imageBox(value, frame) {
  checkMode(value.m);
  number(value.w, 'width');
  number(value.h, 'height');
  return value.m === 'fill' ? { x: 0, y: 0, width: frame.width, height: frame.height } : unstretchedBox(value, frame);
}

/**
 * Returns the box of an image in the proportions of its own size.
 * @param {ImageContent} value
 * @param {{ width: number, height: number }} frame
 */
export function unstretchedBox({ m: mode, w, h }, { width, height }) {
  const [across, down] = [width / w, height / h];
  const scale = /** @type {Record<string, number>} */ ({ fit: Math.min(across, down), cover: Math.max(across, down) })[mode] ?? 1;
  const [x, y] = places[mode] ?? places.center;
  return { x: x * (width - w * scale), y: y * (height - h * scale), width: w * scale, height: h * scale };
}

/**
 * Throws an error if there is no such content mode.
 * @param {string} mode
 */
export function checkMode(mode) {
  if (!Object.hasOwn(fits, mode) && !Object.hasOwn(places, mode)) throw new TypeError(`unknown content mode ${mode}`);
}
