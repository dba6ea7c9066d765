// The styles that the properties of an element stand for. A property has a style here if an animation may change it.

import { gradientStyles } from '../images/gradient.js';
import { shadowStyles } from '../images/cast.js';
import { cornerStyles, maskStyles } from '../images/mask.js';
import { identity, spatial } from './space.js';
import { shapeStyles } from '../images/shape.js';
import { color, number, numbers, px } from '../basics/values.js';

/** @import { ReadFrame } from '../basics/animation.js' */
/** @import { Frame } from '../basics/axis.js' */
/** @import { Element } from './element.js' */
/** @import { Properties } from './element-setters.js' */

/**
 * @typedef {'f' | 'tf' | 'ap' | 'ps' | 'gr' | 'sp' | 'o' | 'bg' | 'cr' | 'mk' | 'sh' | 'bl'} LookKey The key of a property that
 * has a style.
 */

/**
 * Returns the styles of a place, relative to the part of very long content that the parent's scroller lays out.
 * @param {Frame} frame
 * @param {Pick<Element, 'parent' | 'effect'>} element
 */
export function placed(frame, element) {
  const { across, along } = places(frame, element);
  /** @type {Record<string, string>} */
  const styles = { left: px(across.start), top: px(along.start), width: px(across.length), height: px(along.length) };
  if (across.isLine || along.isLine) {
    styles['clip-path'] = `inset(${px(along.before)} ${px(across.after)} ${px(along.after)} ${px(across.before)})`;
  }
  return styles;
}

/**
 * Returns the width of the border of an element: the box of a line begins before its frame, and the content with the frame.
 * @param {Frame} frame
 * @param {Pick<Element, 'parent' | 'effect'>} element
 */
export function borderOfLine(frame, element) {
  const { across, along } = places(frame, element);
  return across.isLine || along.isLine ? `${px(along.before)} 0px 0px ${px(across.before)}` : '';
}

/**
 * Returns the places of an element along both axes.
 * @param {Frame} frame
 * @param {Pick<Element, 'parent' | 'effect'>} element
 */
function places({ x, y, width, height }, { parent, effect }) {
  const origin = parent?.scroller?.origin;
  return {
    across: stretch(x - (origin?.x ?? 0), Math.max(0, width)),
    along: stretch(y - (origin?.y ?? 0), Math.max(0, height + (effect?.growth ?? 0))),
  };
}

/**
 * Returns the place of an element along one axis. An element that is thinner than a pixel of the page takes the whole pixel and
 * the one before it, clipped to its part of them: a browser rounds boxes to pixels, of the page itself where it only pretends to
 * have a finer screen, and would put a thin line at the end of a row into the row below, which covers it. The pixel before keeps
 * the line in the box where the row itself begins within a pixel.
 * @param {number} start
 * @param {number} length
 */
function stretch(start, length) {
  const pixel = Math.floor(start + 1e-3);
  const before = Math.max(0, start - pixel);
  const after = 1 - before - length;
  if (length <= 0 || length >= 1 || after < -1e-3) return { start, length, before: 0, after: 0, isLine: false };
  return { start: pixel - 1, length: 2, before: before + 1, after: Math.max(0, after), isLine: true };
}

/**
 * The styles that properties of the wire stand for.
 * @type {{ [Key in LookKey]: (value: Properties[Key], element: Element) => Record<string, string | number> }}
 */
export const looks = {
  f(value, element) {
    const [x, y, width, height] = value === undefined ? [0, 0, 0, 0] : numbers(value, 4);
    return placed({ x, y, width, height }, element);
  },
  tf(value) {
    if (value === undefined) return { transform: '' };
    return { transform: value.length === 16 ? spatial(value) : `matrix(${numbers(value, 6).join(', ')})` };
  },
  ap: (value) => ({
    'transform-origin': value === undefined ? '' : numbers(value, 2).map((share) => `${share * 100}%`).join(' '),
  }),
  ps: (value, element) => ({ '--space': value?.s ? spatial(value.s) : element.space ? identity : '' }),
  gr: (value, element) => (value === undefined
    ? { 'background-image': '' } : gradientStyles(value, element.frame, 'background-image', '--gradient')),
  sp: (value) => (value === undefined ? {} : shapeStyles(value, '--shape')),
  o(value, { effect }) {
    const share = effect?.opacity ?? 1;
    return { opacity: value === undefined && share === 1 ? '' : number(value ?? 1) * share };
  },
  bg: (value) => ({ 'background-color': value === undefined ? '' : color(value) }),
  cr: (value) => cornerStyles(value),
  mk: (value, element) => maskStyles(value, element),
  sh: (value) => shadowStyles(value),
  bl: (value) => ({ 'backdrop-filter': value === undefined ? '' : `blur(${Math.max(0, number(value))}px)` }),
};

/**
 * Reads the frames of an animation that leads from an element's present properties to those of an update. Returns the keys of the
 * properties that the frames change, and the values of style between start and end, by property of style.
 * @param {Element} element
 * @param {Properties} set
 * @param {string[]} cleared
 * @param {ReadFrame[]} frames
 */
export function looksBetween(element, set, cleared, frames) {
  const framed = new Set(frames.flatMap((frame) => [...Object.keys(frame.set), ...frame.cleared]));
  // A frame does not repeat what the end has. A property that arrives early there, and stays, is in no frame at all.
  if (frames.length > 0) for (const key of [...Object.keys(set), ...cleared]) if (Object.hasOwn(looks, key)) framed.add(key);
  /** @type {Map<string, { offset: number, value: string }[]>} */
  const between = new Map();
  /** @param {LookKey} key */
  const end = (key) => (key in set ? set[key] ?? undefined : cleared.includes(key) ? undefined : element.properties[key]);
  for (const key of /** @type {Set<LookKey>} */ (framed)) {
    if (!Object.hasOwn(looks, key)) continue;
    const look = /** @type {(value: unknown, element: Element) => Record<string, string | number>} */ (looks[key]);
    for (const frame of frames) {
      const isUsual = frame.cleared.includes(key);
      const value = key in frame.set ? frame.set[key] : isUsual ? undefined : end(key);
      for (const [property, text] of Object.entries(look(value, element))) {
        const values = between.get(property) ?? [];
        values.push({ offset: frame.offset, value: String(text) });
        between.set(property, values);
      }
    }
  }
  return { framed, between };
}
