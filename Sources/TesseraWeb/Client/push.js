// Wheels, trackpads and keys at an edge: what they push beyond it becomes a small bounce.

import { axes, horizontal, otherAxis, vertical } from './axis.js';
import { inverseRubberBand, rubberBand } from './bounce.js';
import { clamp } from './values.js';

/** @import { Axis } from './axis.js' */
/** @import { Scroller } from './scroll.js' */

/** Milliseconds without a wheel event after which content springs back. */
const letGoAfter = 120;
/** Milliseconds without a wheel event after which the next one begins another gesture. */
const gestureGap = 200;
/** How much of a wheel's way counts as a finger's. */
const share = 0.4;
/** The farthest that a wheel pushes content where there is nothing to refresh, in points. */
const reach = 100;
/** The most that one wheel event counts, in points: an event may hold all of a fast throw. */
const farthest = 120;

/** @type {Record<string, [Axis, number]>} */
const keys = {
  ArrowUp: [vertical, -9], ArrowDown: [vertical, 9], ArrowLeft: [horizontal, -9], ArrowRight: [horizontal, 9],
  PageUp: [vertical, -20], PageDown: [vertical, 20], Home: [vertical, -20], End: [vertical, 20], ' ': [vertical, 20],
};

/**
 * The keys that scroll.
 * @param {string} key
 */
export const isScrollKey = (key) => key in keys;

/**
 * Events that a scrolling element further in has used already, with the directions that it used.
 * @type {WeakMap<Event, Set<Axis>>}
 */
const used = new WeakMap();

/**
 * @param {Event} event
 * @param {Axis} axis
 */
function use(event, axis) {
  const directions = used.get(event) ?? new Set();
  if (directions.has(axis)) return false;
  used.set(event, directions.add(axis));
  return true;
}

export class Push {
  /** @type {Scroller} */
  #scroller;
  #distance = { x: 0, y: 0 };
  #last = -Infinity;
  /** How far the wheel has been turned in this gesture. */
  #turned = { x: 0, y: 0 };
  #beganAtTop = false;
  #isBlocking = false;
  /** @type {AbortSignal} */
  #signal;
  #timer = 0;

  /**
   * @param {Scroller} scroller
   * @param {AbortSignal} signal
   */
  constructor(scroller, signal) {
    this.#scroller = scroller;
    this.#signal = signal;
    scroller.node.addEventListener('wheel', this.#wheeled, { passive: true, signal });
    scroller.node.addEventListener('keydown', (event) => this.#pressed(event), { signal });
  }

  /** Listens in the browser's way while it may have to be kept from scrolling. */
  update() {
    const isBlocking = Boolean(this.#scroller.value?.lk);
    if (isBlocking === this.#isBlocking) return;
    this.#isBlocking = isBlocking;
    this.#scroller.node.removeEventListener('wheel', this.#wheeled);
    this.#scroller.node.addEventListener('wheel', this.#wheeled, { passive: !isBlocking, signal: this.#signal });
  }

  /** Whether a wheel holds the content beyond an edge. */
  get isPushing() {
    return this.#timer !== 0;
  }

  /** @param {WheelEvent} event */
  #wheeled = (event) => {
    const scroller = this.#scroller;
    if (event.ctrlKey || !scroller.value) return;
    const isNew = event.timeStamp - this.#last > gestureGap;
    this.#last = event.timeStamp;
    if (isNew) {
      this.#beganAtTop = scroller.isAtStart(vertical);
      this.#turned = { x: 0, y: 0 };
      scroller.lock.begin({ isFingers: false });
    }
    this.#turned.x -= event.deltaX;
    this.#turned.y -= event.deltaY;
    scroller.lock.follow(this.#turned);
    for (const axis of axes) {
      const unit = [1, 16, scroller.extent(axis)][event.deltaMode] ?? 1;
      const delta = event[axis.delta] * unit;
      if (delta === 0 || !scroller.canMove(axis) || scroller.lock.closes(axis) || !use(event, axis)) continue;
      scroller.take();
      this.#push(axis, -delta);
      // Only a scroll without the closed direction is the browser's.
      const other = otherAxis(axis);
      if (!scroller.lock.closes(other) || event[other.delta] === 0 || !event.cancelable) continue;
      event.preventDefault();
      scroller.setPosition(axis, scroller.node[axis.position] + delta);
    }
  };

  /**
   * Moves content that is at an edge by `way`, downwards or to the right where positive.
   * @param {Axis} axis
   * @param {number} way
   */
  #push(axis, way) {
    const scroller = this.#scroller;
    const { name } = axis;
    const isOutwards = way > 0 ? scroller.isAtStart(axis) : scroller.isAtEnd(axis);
    const refreshes = axis === vertical && way > 0 && this.#beganAtTop && scroller.refresh !== null;
    const extent = refreshes ? scroller.extent(axis) : reach;
    let distance = this.#distance[name];
    if (distance === 0) {
      if (!isOutwards || !scroller.canBounce(axis)) return;
      const shift = scroller.overscroll[name];
      distance = Math.sign(shift) * inverseRubberBand(Math.abs(shift), extent);
    }
    const pushed = distance + clamp(way, -farthest, farthest) * share;
    // Pushing back ends it: the browser scrolls on.
    if (distance !== 0 && Math.sign(pushed) !== Math.sign(distance)) {
      this.#letGo();
      return;
    }
    this.#distance[name] = pushed;
    scroller.overscroll.pull(name, Math.sign(pushed) * rubberBand(Math.abs(pushed), extent));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#letGo(), letGoAfter);
  }

  #letGo() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#distance = { x: 0, y: 0 };
    for (const axis of axes) this.#scroller.letGo(axis);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const scroller = this.#scroller;
    if (event.defaultPrevented || event.altKey || event.metaKey || !scroller.value || !(event.key in keys)) return;
    if (event.key === ' ' && event.target !== scroller.node) return;
    const [axis, points] = keys[event.key];
    if (!scroller.canMove(axis) || !use(event, axis)) return;
    scroller.take();
    const way = event.key === ' ' && event.shiftKey ? -points : points;
    const isOutwards = way < 0 ? scroller.isAtStart(axis) : scroller.isAtEnd(axis);
    if (isOutwards && scroller.canBounce(axis)) scroller.bounce(axis, way);
  }

  dispose() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
