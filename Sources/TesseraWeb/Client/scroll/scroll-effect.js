// Elements that change while content scrolls: the parts of bars that collapse, and the backgrounds of bars.
//
// The app says once how each aspect of such an element depends on the offset of a scrolling element. From then on the
// client changes the element with each frame in which the content moves, without the app.

import { clamp, number, numbers, px } from '../basics/values.js';

/** @import { Point } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */

/** @typedef {'y' | 'h' | 'o' | 's'} Aspect */
/** @typedef {{ aspect: Aspect, offsets: number[], values: number[] }} Track The values of an aspect at ascending offsets. */
/** @typedef {{ p: Aspect, at: number[], to: number[] }} TrackContent A track, as the wire has it. */
/** @typedef {{ v: number, t: TrackContent[], an?: number[] }} ScrollEffectContent An effect, as the wire has it. */

/** @type {Record<Aspect, number>} */
const aspects = { y: 0, h: 0, o: 1, s: 1 };
/** The most offsets that a track names. */
const mostPoints = 64;

export class ScrollEffect {
  /** @type {Element} */
  #element;
  /** @type {number | null} */
  #view = null;
  /** @type {Track[]} */
  #tracks = [];
  #values = { ...aspects };
  /**
   * The effects by the number of the element on whose scrolling they depend.
   * @type {Map<number, Set<ScrollEffect>>}
   */
  #effects;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.#effects = element.context.effects;
  }

  /**
   * Applies a description of the wire.
   * @param {ScrollEffectContent} value
   */
  apply(value) {
    const view = number(value.v, 'scrolling element');
    if (!Array.isArray(value.t)) throw new TypeError('tracks is not a list');
    const tracks = value.t.map(readTrack);
    const anchor = value.an === undefined ? [0.5, 0.5] : numbers(value.an, 2);
    this.#unregister();
    this.#view = view;
    this.#tracks = tracks;
    const others = this.#effects.get(view) ?? new Set();
    this.#effects.set(view, others.add(this));
    this.#element.node.style.transformOrigin = `${anchor[0] * 100}% ${anchor[1] * 100}%`;
    this.#values = this.#at(this.#scroller?.offset ?? null);
    this.#render();
  }

  /** The height that the element has beyond that of its frame, in points. */
  get growth() {
    return this.#values.h;
  }

  /** The share of its opacity that the element keeps. */
  get opacity() {
    return this.#values.o;
  }

  /**
   * Changes the element where the content has moved.
   * @param {Point | null} offset The content offset, or null while it is unknown.
   */
  update(offset) {
    const before = this.#values;
    this.#values = this.#at(offset);
    const changed = /** @type {Aspect[]} */ (Object.keys(aspects)).filter((name) => before[name] !== this.#values[name]);
    if (changed.length > 0) this.#render(changed);
  }

  /** The part that scrolls the content on which the element depends; undefined while there is none. */
  get #scroller() {
    return [...this.#element.context.scrollers].find(({ element, value }) => element.id === this.#view && value);
  }

  /**
   * Returns the value of each aspect at an offset, or the usual values while the offset is unknown.
   * @param {Point | null} offset
   */
  #at(offset) {
    const values = { ...aspects };
    if (offset) for (const track of this.#tracks) values[track.aspect] = valueAt(offset.y, track);
    return values;
  }

  /**
   * Writes aspects to the node. Others stay as they are, since a browser would read each value again.
   * @param {string[]} [names] The names of the aspects, which are all ones by default.
   */
  #render(names = Object.keys(aspects)) {
    const element = this.#element;
    const { style } = element.node;
    const { y, s } = this.#values;
    if (names.includes('y')) style.translate = y === 0 ? '' : `0 ${px(y)}`;
    if (names.includes('s')) style.scale = s === 1 ? '' : String(s);
    if (names.includes('h') && element.properties.f) element.place();
    if (names.includes('o')) element.look('o', element.properties.o);
  }

  #unregister() {
    if (this.#view === null) return;
    const others = this.#effects.get(this.#view);
    others?.delete(this);
    if (others?.size === 0) this.#effects.delete(this.#view);
  }

  /** Removes the effect from those that scrolling updates, before the element's node goes. */
  dispose() {
    this.#unregister();
  }

  /** Makes the element one that does not change. */
  remove() {
    this.#unregister();
    this.#values = { ...aspects };
    this.#render();
    this.#element.node.style.transformOrigin = '';
  }
}

/**
 * Changes the elements that depend on a scrolling element, whose content has moved.
 * @param {Element} element
 */
export function updateEffects({ id, context, scroller }) {
  const effects = context.effects.get(id);
  if (!effects) return;
  // Each effect changes styles, after which the browser would lay out the page to tell the offset.
  const offset = scroller?.value ? scroller.offset : null;
  for (const effect of effects) effect.update(offset);
}

/**
 * Reads a track of the wire.
 * @param {TrackContent} content
 * @returns {Track}
 */
export function readTrack({ p: aspect, at, to }) {
  if (!Object.hasOwn(aspects, aspect)) throw new TypeError(`unknown aspect ${aspect}`);
  if (!Array.isArray(at) || at.length === 0 || at.length > mostPoints) throw new TypeError('a track has 1 to 64 offsets');
  const offsets = numbers(at, at.length);
  if (offsets.some((offset, index) => index > 0 && offset < offsets[index - 1])) {
    throw new TypeError('the offsets of a track ascend');
  }
  return { aspect, offsets, values: numbers(to, at.length) };
}

/**
 * Returns the value of a track at an offset.
 * @param {number} offset
 * @param {Pick<Track, 'offsets' | 'values'>} track
 */
export function valueAt(offset, { offsets, values }) {
  const next = offsets.findIndex((one) => one > offset);
  if (next === 0) return values[0];
  if (next < 0) return values[values.length - 1];
  const share = clamp((offset - offsets[next - 1]) / (offsets[next] - offsets[next - 1]), 0, 1);
  return values[next - 1] + (values[next] - values[next - 1]) * share;
}
