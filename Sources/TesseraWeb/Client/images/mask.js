// The visible part of an element: a rectangle with round corners, a path, or the opaque part of an image.

import { gradientStyles } from './gradient.js';
import { imageBox } from './image-box.js';
import { outline } from './outline.js';
import { shapeStyles } from './shape.js';
import { clamp, number, numbers, object, px } from '../basics/values.js';

/** @import { GradientContent } from './gradient.js' */
/** @import { ImageContent } from './image.js' */
/** @import { ShapeContent } from './shape.js' */
/** @import { Element } from '../scene/element.js' */

/**
 * @typedef {number | number[]} Radii The radii of corners on the wire: one number, or four from the top left on, clockwise, and
 * perhaps the factor of the curve.
 */
/**
 * A mask of the wire.
 * @typedef {object} MaskContent
 * @property {number[]} f The rectangle of the mask.
 * @property {Radii} [cr]
 * @property {ImageContent} [im]
 * @property {string} [d] The outline of the visible part.
 * @property {boolean} [eo] True if the outline is filled by the even-odd rule.
 * @property {GradientContent} [gr]
 * @property {ShapeContent} [sp]
 */

/**
 * Returns the corner radii of the wire as style, with circular corners.
 * @param {Radii} value
 */
export function rounded(value) {
  return shape(cornersOf(value).radii);
}

/**
 * Returns the radii of the wire and the factor by which the curve of a corner extends farther than a quarter of a circle.
 * @param {Radii} value
 */
function cornersOf(value) {
  if (!Array.isArray(value)) return { radii: [number(value)], expansion: 1 };
  const all = numbers(value, value.length === 5 ? 5 : 4);
  return { radii: all.slice(0, 4), expansion: clamp(all[4] ?? 1, 1, greatestExpansion) };
}

/** The factor of a continuous curve that has enough room. */
const greatestExpansion = 1.528665;

/** @param {number[]} radii */
function shape(radii) {
  return radii.map((radius) => px(Math.max(0, radius))).join(' ');
}

/** True if the browser draws corners with a continuous curve. */
const drawsCurves = globalThis.CSS?.supports?.('corner-shape', 'superellipse(1.5)') ?? false;

/**
 * Returns the styles of an element's corners. A continuous curve is a superellipse |x|ⁿ + |y|ⁿ = 1 that is longer than a quarter
 * of a circle by a factor, and runs through the middle of that quarter, whose distance from the corner is 1 − √½ in each
 * direction.
 * @param {Radii | undefined} value
 * @param {boolean} [isSupported] True if the browser draws such curves.
 * @returns {Record<string, string>}
 */
export function cornerStyles(value, isSupported = drawsCurves) {
  const { radii, expansion } = value === undefined ? { radii: [], expansion: 1 } : cornersOf(value);
  if (!isSupported) return { 'border-radius': shape(radii) };
  if (expansion === 1) return { 'border-radius': shape(radii), 'corner-shape': '' };
  const exponent = -Math.LN2 / Math.log(1 - (1 - Math.SQRT1_2) / expansion);
  return {
    'border-radius': shape(radii.map((radius) => radius * expansion)),
    // CSS takes the binary logarithm of the exponent.
    'corner-shape': `superellipse(${Math.log2(exponent).toFixed(4)})`,
  };
}

/**
 * Returns the styles of a mask of the wire.
 * @param {MaskContent | undefined} value
 * @param {Element} element
 */
export function maskStyles(value, element) {
  const none = { 'clip-path': '', 'mask-image': '', 'mask-repeat': '', 'mask-position': '', 'mask-size': '' };
  if (value === undefined) return none;
  const [x, y, width, height] = numbers(object(value).f, 4);
  if (value.sp !== undefined) {
    // The setter of the mask has made the node to which the style refers.
    return { ...none, 'mask-image': element.veil?.address ?? '', ...shapeStyles(object(value.sp), '--veil') };
  }
  if (value.d !== undefined) {
    return { ...none, 'clip-path': `path(${value.eo ? 'evenodd, ' : ''}"${outline(value.d)}")` };
  }
  if (value.gr !== undefined && value.im === undefined) {
    return {
      ...none,
      ...gradientStyles(value.gr, { width, height }, 'mask-image', '--mask'),
      'mask-repeat': 'no-repeat',
      'mask-position': `${px(x)} ${px(y)}`,
      'mask-size': `${px(width)} ${px(height)}`,
    };
  }
  if (value.im === undefined) {
    const radii = value.cr === undefined ? '' : ` round ${rounded(value.cr)}`;
    const [right, bottom] = [`calc(100% - ${px(x + width)})`, `calc(100% - ${px(y + height)})`];
    return { ...none, 'clip-path': `inset(${px(y)} ${right} ${bottom} ${px(x)}${radii})` };
  }
  const box = imageBox(object(value.im), { width, height });
  const source = element.context.resources + number(value.im.r, 'resource');
  return {
    ...none,
    'mask-image': `url("${encodeURI(source)}")`,
    'mask-repeat': 'no-repeat',
    'mask-position': `${px(x + box.x)} ${px(y + box.y)}`,
    'mask-size': `${px(box.width)} ${px(box.height)}`,
  };
}
