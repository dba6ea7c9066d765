// Where scrolling comes to rest: the browser snaps to marks, of which there are some on either side of the present place.

import { axes } from '../basics/axis.js';
import { gestureGap } from './push.js';
import { clamp, nearestIndex, number, object, px } from '../basics/values.js';
import { wheelPoints } from '../basics/wheel.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { ScrollArea } from './scroll-area.js' */

/** How many marks there are on either side where a swipe goes to the next place: so it cannot go farther. */
const neighbours = 1;
/** By how much two offsets of the same place may differ, in points. */
const rounding = 0.5;
/** How far marks reach where a swipe may pass some, in points: farther than a finger throws content. */
const farthest = 12_000;
/** The most marks on either side. */
const most = 200;
/** The most places of a list. */
const longest = 10_000;
/** From so many points on a wheel event is a notch, which turns a page. */
const notch = 40;
/** The velocity from which on a finger turns to the next place, in points a millisecond. */
const swipe = 0.05;

/**
 * Where content may come to rest: at a list of offsets, or at offsets from `first` on, `pitch` points apart. Without either there
 * are pages as large as the view. Where `one` is true, a swipe goes to the next place and no farther.
 * @typedef {{ one: boolean, places?: number[], first?: number, pitch?: number, count?: number }} Rule
 */

/**
 * @typedef {{ f?: number, p?: number, n?: number, at?: number[], one?: boolean }} RestContent The places, as the wire has them.
 */

/**
 * Reads the places of the wire; returns null where there are none.
 * @param {RestContent} [value]
 * @returns {Rule | null}
 */
export function readRest(value) {
  if (value === undefined) return null;
  object(value, 'rest');
  const one = Boolean(value.one);
  if (value.at !== undefined) {
    if (!Array.isArray(value.at) || value.at.length > longest) throw new TypeError('places is not a list of numbers');
    return { one, places: value.at.map((place) => number(place, 'place')) };
  }
  const [first, pitch, count] = [number(value.f, 'first'), number(value.p, 'pitch'), number(value.n, 'count')];
  return { one, first, pitch, count: Math.max(1, Math.floor(count)) };
}

/**
 * Returns the offsets near `present` at which content may come to rest, by the names of their places. The offsets of the content
 * go from `low` to `high`, and `extent` is the size of the view, all in points. Places beyond an end are that end, and have its
 * name.
 * @param {Rule} rule
 * @param {{ low: number, high: number, extent: number, present: number }} content
 */
export function placesNear(rule, { low, high, extent, present }) {
  /** @type {Map<string | number, number>} */
  const found = new Map();
  /**
   * @param {number} name
   * @param {number} offset
   */
  const add = (name, offset) => found.set(nameOf(name, offset, low, high), clamp(offset, low, high));
  if (rule.places) {
    const nearest = nearestIndex(rule.places, present);
    rule.places.forEach((offset, index) => {
      const isNear = rule.one ? Math.abs(index - nearest) <= neighbours : Math.abs(offset - present) <= farthest;
      if (isNear && Math.abs(index - nearest) <= most) add(offset, offset);
    });
    return withoutDoubles(found);
  }
  const first = rule.first ?? low;
  const pitch = rule.pitch ?? extent;
  if (pitch <= 0) return found;
  const last = (rule.count ?? Math.ceil((high - low) / pitch - 0.001) + 1) - 1;
  const nearest = clamp(numberOf(present, first, pitch, low, high), 0, last);
  const reach = rule.one ? neighbours : clamp(Math.ceil(farthest / pitch), 1, most);
  for (let place = Math.max(0, nearest - reach); place <= Math.min(last, nearest + reach); place += 1) {
    add(place, first + place * pitch);
  }
  return withoutDoubles(found);
}

/**
 * Removes the names `start` and `end` from places of which one lies exactly at that end. The content at such a place stays there
 * when content is added behind the end.
 * @param {Map<string | number, number>} places
 */
function withoutDoubles(places) {
  for (const name of ['start', 'end']) {
    const offset = places.get(name);
    if ([...places].some(([other, place]) => other !== name && offset !== undefined && Math.abs(place - offset) <= rounding)) places.delete(name);
  }
  return places;
}

/**
 * @param {string | number} name
 * @param {number} offset
 * @param {number} low
 * @param {number} high
 */
function nameOf(name, offset, low, high) {
  if (offset < low - rounding) return 'start';
  return offset > high + rounding ? 'end' : name;
}

/**
 * Returns the number of the place that is nearest to `present`, where places beyond the ends stand for the ends.
 * @param {number} present
 * @param {number} first
 * @param {number} pitch
 * @param {number} low
 * @param {number} high
 */
function numberOf(present, first, pitch, low, high) {
  const nearest = Math.round((present - first) / pitch);
  const distance = Math.abs(clamp(first + nearest * pitch, low, high) - present);
  if (Math.abs(high - present) < distance) return Math.ceil((high - first) / pitch);
  if (Math.abs(low - present) < distance) return Math.floor((low - first) / pitch);
  return nearest;
}

/**
 * Returns which of some ascending positions content comes to that is let go at `start` and would go to `projected` by its
 * velocity, in points a millisecond. Where `isOne` is true it goes to a neighbour of the position nearest to `start` at most.
 * @param {number[]} positions
 * @param {boolean} isOne
 * @param {{ projected: number, velocity: number, start: number }} motion
 */
export function restPosition(positions, isOne, { projected, velocity, start }) {
  const wanted = nearestIndex(positions, projected);
  if (!isOne) return positions[wanted];
  const present = nearestIndex(positions, start);
  let next = wanted;
  if (velocity > swipe) next = projected >= positions[present] ? present + 1 : present;
  if (velocity < -swipe) next = projected <= positions[present] ? present - 1 : present;
  return positions[clamp(clamp(next, present - 1, present + 1), 0, positions.length - 1)];
}

/** The marks of one scrolling element, and the pages that a wheel turns. */
export class Rest {
  /** @type {ScrollArea} */
  #area;
  /**
   * The marks by the names of their places, so that the one at which the content is stays the same.
   * @type {Map<string | number, HTMLElement>}
   */
  #marks = new Map();
  #wheel = { time: -Infinity, isOurs: false };

  /** @param {ScrollArea} area */
  constructor(area) {
    this.#area = area;
  }

  /**
   * Puts the marks around the present place, or takes them away where content comes to rest anywhere. The browser snaps to them
   * unless `isFree` is true. Returns true if the notches of a wheel turn pages.
   * @param {boolean} isFree
   */
  update(isFree) {
    const area = this.#area;
    const axis = this.#axis;
    /** @type {Map<string | number, number>} */
    const near = axis ? this.#positions(axis) : new Map();
    for (const [name, mark] of this.#marks) {
      if (near.has(name)) continue;
      mark.remove();
      this.#marks.delete(name);
    }
    const isOne = Boolean(this.#rule?.one);
    for (const [name, position] of near) {
      const mark = this.#marks.get(name) ?? this.#makeMark(name);
      mark.style.inset = axis?.name === 'y' ? `${px(position)} auto auto 0` : `0 auto auto ${px(position)}`;
      mark.style.scrollSnapStop = isOne ? 'always' : 'normal';
    }
    const type = axis && near.size > 0 && !isFree ? `${axis.name} mandatory` : '';
    if (area.node.style.scrollSnapType !== type) area.node.style.scrollSnapType = type;
    return near.size > 1 && isOne;
  }

  /** Lets the client put content anywhere until the next update. */
  suspend() {
    this.#area.node.style.scrollSnapType = '';
  }

  /**
   * Returns the scroll position at which content comes to rest that is let go; null where it does so anywhere.
   * @param {Axis} axis
   * @param {{ projected: number, velocity: number, start: number }} motion
   */
  target(axis, motion) {
    if (axis !== this.#axis) return null;
    const positions = [...this.#positions(axis).values()].sort((a, b) => a - b);
    return positions.length === 0 ? null : restPosition(positions, Boolean(this.#rule?.one), motion);
  }

  /**
   * Reads an event of the wheel, whose notches turn pages: a browser would go back from less than half of one. Returns null where
   * the event is the browser's, or else an object, with the direction and the position to go to where the event begins a gesture.
   * @param {WheelEvent} event
   * @returns {{ axis?: Axis, position?: number } | null}
   */
  turn(event) {
    const area = this.#area;
    const axis = this.#axis;
    if (!axis || event.ctrlKey || event.defaultPrevented || !event.cancelable || area.value.off) return null;
    const [x, y] = [wheelPoints(event, 'deltaX', area.extent(axis)), wheelPoints(event, 'deltaY', area.extent(axis))];
    const [way, across] = axis.name === 'x' ? [x, y] : [y, x];
    const isNew = event.timeStamp - this.#wheel.time > gestureGap;
    if (way === 0) return null;
    this.#wheel.time = event.timeStamp;
    if (!isNew) return this.#wheel.isOurs ? {} : null;
    this.#wheel.isOurs = false;
    if (Math.abs(way) < notch || Math.abs(way) < Math.abs(across)) return null;
    const start = area.node[axis.position];
    const position = this.target(axis, { projected: start, velocity: Math.sign(way), start });
    if (position === null || Math.abs(position - start) < 1) return null;
    this.#wheel.isOurs = true;
    return { axis, position };
  }

  /** The direction that has places of rest, or undefined. */
  get #axis() {
    return this.#rule ? axes.find((one) => this.#area.limit(one) > 0.5 && this.#area.extent(one) > 0) : undefined;
  }

  /**
   * The places as the app has given them, or pages; null where content comes to rest anywhere.
   * @type {Rule | null}
   */
  get #rule() {
    const { value } = this.#area;
    return value.rest ?? (value.pg ? { one: true } : null);
  }

  /**
   * Returns the scroll positions near the present one at which content comes to rest, by the names of their places.
   * @param {Axis} axis
   */
  #positions(axis) {
    const area = this.#area;
    const rule = this.#rule;
    /** @type {Map<string | number, number>} */
    const found = new Map();
    if (!rule) return found;
    const extent = area.extent(axis);
    const low = -area.value.in[axis.start];
    const high = Math.max(low, low + area.total(axis) - extent);
    for (const [name, offset] of placesNear(rule, { low, high, extent, present: area.offset[axis.name] })) {
      const position = offset - low - area.origin[axis.name];
      if (position >= -0.5 && position <= area.limit(axis) + 0.5) found.set(name, position);
    }
    return found;
  }

  /** @param {string | number} name */
  #makeMark(name) {
    const mark = document.createElement('div');
    mark.className = 'rest';
    this.#area.sizer.append(mark);
    this.#marks.set(name, mark);
    return mark;
  }
}
