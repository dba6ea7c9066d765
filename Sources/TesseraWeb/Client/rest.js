// Where scrolling comes to rest: the browser snaps to marks, of which there are some on either side of the present place.

import { axes } from './axis.js';
import { clamp, nearestIndex, number, object, px } from './values.js';

/** @import { Axis } from './axis.js' */
/** @import { Scroller } from './scroll.js' */

/** How many marks there are on either side where a swipe goes to the next place: so it cannot go farther. */
const neighbours = 1;
/** How far marks reach where a swipe may pass some, in points: farther than a finger throws content. */
const farthest = 12_000;
/** The most marks on either side. */
const most = 200;
/** The most places of a list. */
const longest = 10_000;
/** From so many points on a wheel event is a notch, which turns a page. */
const notch = 40;
/** Milliseconds without a wheel event after which the next one begins another gesture. */
const gestureGap = 200;

/**
 * Reads the places of the wire: `{ one, first, pitch, count }` or `{ one, places }`; null where there are none.
 * @param {any} value
 */
export function readRest(value) {
  if (value === undefined) return null;
  object(value, 'rest');
  const one = Boolean(value.one);
  if (value.at !== undefined) {
    if (!Array.isArray(value.at) || value.at.length > longest) throw new TypeError('places is not a list of numbers');
    return { one, places: value.at.map((/** @type {unknown} */ place) => number(place, 'place')) };
  }
  const [first, pitch, count] = [number(value.f, 'first'), number(value.p, 'pitch'), number(value.n, 'count')];
  return { one, first, pitch, count: Math.max(1, Math.floor(count)) };
}

export class Rest {
  /** @type {Scroller} */
  #scroller;
  /**
   * The marks by the names of their places, so that the one that the content rests at stays the same.
   * @type {Map<string | number, HTMLElement>}
   */
  #marks = new Map();
  #isTurning = false;
  #wheel = { time: -Infinity, isOurs: false };

  /** @param {Scroller} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
  }

  /** Puts the marks around the present place, or takes them away where content rests anywhere. */
  update() {
    const scroller = this.#scroller;
    if (!scroller.value) return;
    const axis = this.#axis;
    /** @type {Map<string | number, number>} */
    const near = axis ? this.#places(axis) : new Map();
    for (const [name, mark] of this.#marks) {
      if (near.has(name)) continue;
      mark.remove();
      this.#marks.delete(name);
    }
    for (const [name, position] of near) {
      const mark = this.#marks.get(name) ?? this.#makeMark(name);
      mark.style.inset = axis?.name === 'y' ? `${px(position)} auto auto 0` : `0 auto auto ${px(position)}`;
      mark.style.scrollSnapStop = this.#rule.one ? 'always' : 'normal';
    }
    const type = axis && near.size > 0 && !scroller.isApps ? `${axis.name} mandatory` : '';
    if (scroller.node.style.scrollSnapType !== type) scroller.node.style.scrollSnapType = type;
    this.#listen(near.size > 1 && this.#rule.one);
  }

  /** Lets content be anywhere until the next update: what moves it, moves it by itself. */
  suspend() {
    this.#scroller.node.style.scrollSnapType = '';
  }

  /**
   * The scroll position at which content that is let go comes to rest; null where it does so anywhere. `projected` is
   * where it would go by its speed, `start` where the finger took it, and `velocity` points a millisecond.
   * @param {Axis} axis
   * @param {number} projected
   * @param {number} velocity
   * @param {number} start
   */
  target(axis, projected, velocity, start) {
    if (axis !== this.#axis) return null;
    const positions = [...this.#places(axis).values()].sort((a, b) => a - b);
    if (positions.length === 0) return null;
    /** @param {number} place */
    const nearest = (place) => nearestIndex(positions, place);
    if (!this.#rule.one) return positions[nearest(projected)];
    const present = nearest(start);
    let next = nearest(projected);
    if (velocity > 0.05) next = projected >= positions[present] ? present + 1 : present;
    if (velocity < -0.05) next = projected <= positions[present] ? present - 1 : present;
    return positions[clamp(clamp(next, present - 1, present + 1), 0, positions.length - 1)];
  }

  /**
   * Turns pages by the wheel's notches exactly while there are any: a browser would go back from less than half of one.
   * @param {boolean} isTurning
   */
  #listen(isTurning) {
    if (isTurning === this.#isTurning) return;
    this.#isTurning = isTurning;
    const { node } = this.#scroller;
    if (isTurning) node.addEventListener('wheel', this.#turned, { passive: false });
    else node.removeEventListener('wheel', this.#turned);
  }

  /** @param {WheelEvent} event */
  #turned = (event) => {
    const scroller = this.#scroller;
    const axis = this.#axis;
    if (!axis || event.ctrlKey || event.defaultPrevented || !event.cancelable || scroller.value.off) return;
    const unit = [1, 16, scroller.extent(axis)][event.deltaMode] ?? 1;
    // With the shift key, a wheel that turns one way turns the other.
    const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    const [way, across] = axis.name === 'x' ? [x * unit, y * unit] : [y * unit, x * unit];
    const isNew = event.timeStamp - this.#wheel.time > gestureGap;
    if (way === 0) return;
    this.#wheel.time = event.timeStamp;
    if (isNew) {
      this.#wheel.isOurs = false;
      if (Math.abs(way) < notch || Math.abs(way) < Math.abs(across)) return;
      const position = scroller.node[axis.position];
      const target = this.target(axis, position, Math.sign(way), position);
      if (target === null || Math.abs(target - position) < 1) return;
      this.#wheel.isOurs = true;
      scroller.take();
      scroller.drag.glide(axis, target);
    }
    if (this.#wheel.isOurs) event.preventDefault();
  };

  dispose() {
    this.#scroller.node.removeEventListener('wheel', this.#turned);
  }

  /** The direction that has places to rest at. */
  get #axis() {
    return this.#rule ? axes.find((one) => this.#scroller.limit(one) > 0.5 && this.#scroller.extent(one) > 0) : null;
  }

  /** What the app says, or pages as large as the element. */
  get #rule() {
    const { value } = this.#scroller;
    return value.rest ?? (value.pg ? { one: true } : null);
  }

  /**
   * The scroll positions near the present one, by the names of their places.
   * @param {Axis} axis
   */
  #places(axis) {
    const scroller = this.#scroller;
    const rule = this.#rule;
    const extent = scroller.extent(axis);
    // Offsets of the content, as the app counts them.
    const low = -scroller.value.in[axis.start];
    const high = Math.max(low, low + scroller.total(axis) - extent);
    const present = scroller.offset[axis.name];
    const found = new Map();
    /**
     * @param {string | number} name
     * @param {number} offset
     */
    const add = (name, offset) => {
      const position = clamp(offset, low, high) - low - scroller.origin[axis.name];
      // Places beyond an end are that end: one mark is enough.
      if (position >= -0.5 && position <= scroller.limit(axis) + 0.5) found.set(nameOf(name, offset, low, high), position);
    };
    if (rule.places) {
      const nearest = nearestIndex(rule.places, present);
      rule.places.forEach((/** @type {number} */ offset, /** @type {number} */ index) => {
        const isNear = rule.one ? Math.abs(index - nearest) <= neighbours : Math.abs(offset - present) <= farthest;
        if (isNear && Math.abs(index - nearest) <= most) add(offset, offset);
      });
      return found;
    }
    const first = rule.first ?? low;
    const pitch = rule.pitch ?? extent;
    if (pitch <= 0) return found;
    const last = (rule.count ?? Math.ceil((high - low) / pitch - 0.001) + 1) - 1;
    const number = clamp(numberOf(present, first, pitch, low, high), 0, last);
    const reach = rule.one ? neighbours : clamp(Math.ceil(farthest / pitch), 1, most);
    for (let place = Math.max(0, number - reach); place <= Math.min(last, number + reach); place += 1) {
      add(place, first + place * pitch);
    }
    return found;
  }

  /** @param {string | number} name */
  #makeMark(name) {
    const mark = document.createElement('div');
    mark.className = 'rest';
    this.#scroller.sizer.append(mark);
    this.#marks.set(name, mark);
    return mark;
  }
}

/**
 * @param {string | number} name
 * @param {number} offset
 * @param {number} low
 * @param {number} high
 */
function nameOf(name, offset, low, high) {
  if (offset <= low) return 'start';
  return offset >= high ? 'end' : name;
}

/**
 * The number of the place that is nearest to `present`, where places beyond the ends stand for the ends.
 * @param {number} present
 * @param {number} first
 * @param {number} pitch
 * @param {number} low
 * @param {number} high
 */
function numberOf(present, first, pitch, low, high) {
  const number = Math.round((present - first) / pitch);
  const distance = Math.abs(clamp(first + number * pitch, low, high) - present);
  if (Math.abs(high - present) < distance) return Math.ceil((high - first) / pitch);
  if (Math.abs(low - present) < distance) return Math.floor((low - first) / pitch);
  return number;
}
