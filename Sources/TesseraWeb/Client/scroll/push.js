// Wheels, trackpads and keys that push content beyond an edge, which makes a small bounce.

import { horizontal, vertical } from '../basics/axis.js';
import { inverseRubberBand, rubberBand } from '../basics/bounce.js';
import { clamp } from '../basics/values.js';
import { wheelDelta } from '../basics/wheel.js';

/** @import { Axis, Point } from '../basics/axis.js' */

/** Milliseconds without a wheel event after which content springs back. */
const letGoAfter = 120;
/** Milliseconds without a wheel event after which the next one begins another gesture. */
export const gestureGap = 200;
/** The share of a wheel's way that counts as the way of a finger. */
const share = 0.4;
/** The farthest that a wheel pushes content where there is nothing to refresh, in points. */
const reach = 100;
/** The most that one wheel event counts, in points: an event may contain all of a fast throw. */
const farthest = 120;

/**
 * The direction of each key that scrolls, and the points that it pushes content beyond an edge.
 * @type {Record<string, [Axis, number]>}
 */
const keys = {
  ArrowUp: [vertical, -9], ArrowDown: [vertical, 9], ArrowLeft: [horizontal, -9], ArrowRight: [horizontal, 9],
  PageUp: [vertical, -20], PageDown: [vertical, 20], Home: [vertical, -20], End: [vertical, 20], ' ': [vertical, 20],
};

/**
 * Returns true if a key scrolls.
 * @param {string} key
 */
export const isScrollKey = (key) => key in keys;

/**
 * Returns the direction in which a key scrolls a node, and the points that it pushes content beyond an edge, downwards and to the
 * right where positive; null where it does not scroll the node.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} node
 * @returns {[Axis, number] | null}
 */
export function keyPush(event, node) {
  if (event.defaultPrevented || event.altKey || event.metaKey || !(event.key in keys)) return null;
  if (event.key === ' ' && event.target !== node) return null;
  const [axis, points] = keys[event.key];
  return [axis, event.key === ' ' && event.shiftKey ? -points : points];
}

/**
 * The content and its edges, as a wheel finds them.
 * @typedef {object} Edge
 * @property {boolean} isOutwards True where the wheel leads beyond the edge at which the content is.
 * @property {boolean} canBounce
 * @property {number} shift How far the content is beyond its edges, in points.
 * @property {number} extent The size of the view, in points.
 * @property {boolean} canRefresh True where a pull refreshes the content.
 */

export class WheelPush {
  #distance = { x: 0, y: 0 };
  #last = -Infinity;
  /** How far the wheel has been turned in this gesture, in the units of its events. */
  #turned = { x: 0, y: 0 };
  #beganAtTop = false;
  #timer = 0;
  #paused;

  /**
   * Calls `paused` when the wheel has pushed content and pauses.
   * @param {() => void} paused
   */
  constructor(paused) {
    this.#paused = paused;
  }

  /** True while a wheel keeps the content beyond an edge. */
  get isPushing() {
    return this.#timer !== 0;
  }

  /**
   * How far the wheel has been turned in this gesture: to the right and down are negative.
   * @type {Point}
   */
  get turned() {
    return this.#turned;
  }

  /**
   * Notes a turn of the wheel. Returns true if it begins a gesture.
   * @param {WheelEvent} event
   * @param {boolean} wasAtTop True if the content was at its top before the browser scrolled it for this event.
   */
  turn(event, wasAtTop) {
    const isNew = event.timeStamp - this.#last > gestureGap;
    this.#last = event.timeStamp;
    if (isNew) {
      this.#beganAtTop = wasAtTop;
      this.#turned = { x: 0, y: 0 };
    }
    this.#turned.x -= wheelDelta(event, 'deltaX');
    this.#turned.y -= wheelDelta(event, 'deltaY');
    return isNew;
  }

  /**
   * Pushes content by `way` points, downwards or to the right where positive. Returns how far it is beyond its edge then, or null
   * where the wheel pushes nothing, as where it turns back: then the browser scrolls on.
   * @param {Axis} axis
   * @param {number} way
   * @param {Edge} edge
   */
  push({ name }, way, { isOutwards, canBounce, shift, extent, canRefresh }) {
    const isPull = name === 'y' && way > 0 && this.#beganAtTop && canRefresh;
    const room = isPull ? extent : reach;
    let distance = this.#distance[name];
    if (distance === 0) {
      if (!isOutwards || !canBounce) return null;
      distance = Math.sign(shift) * inverseRubberBand(Math.abs(shift), room);
    }
    const pushed = distance + clamp(way, -farthest, farthest) * share;
    if (distance !== 0 && Math.sign(pushed) !== Math.sign(distance)) {
      this.#pause();
      return null;
    }
    this.#distance[name] = pushed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pause(), letGoAfter);
    return Math.sign(pushed) * rubberBand(Math.abs(pushed), room);
  }

  #pause() {
    this.dispose();
    this.#distance = { x: 0, y: 0 };
    this.#paused();
  }

  dispose() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
