// Keeps a drag or a turn of a wheel to the direction in which it began, where the app wants that.

import { horizontal, vertical } from '../basics/axis.js';

/** @import { Axis, Point } from '../basics/axis.js' */

/** How far a gesture must have gone for its direction to count, in points. */
const least = 4;
/** A gesture that goes farther than this share of its way across its direction is diagonal. */
const diagonal = 0.5;

export class DirectionLock {
  /** True while the direction of the gesture is not clear yet. */
  #isOpen = false;
  /**
   * The direction that is closed, and the scroll position there; null where none is.
   * @type {{ axis: Axis, position: number } | null}
   */
  #closed = null;
  /** The scroll positions at which the gesture began. */
  #start = { x: 0, y: 0 };
  /** True for the gesture of a finger, whose scrolling only the style of the node can stop. */
  #isFingers = false;

  /**
   * Begins a gesture at scroll positions; it is kept to a direction if the app wants that. Returns true if a direction was closed
   * before.
   * @param {Point} start
   * @param {{ isFingers: boolean, isWanted: boolean }} gesture
   */
  begin(start, { isFingers, isWanted }) {
    const wasClosed = this.#end();
    this.#isFingers = isFingers;
    this.#isOpen = isWanted;
    this.#start = start;
    return wasClosed;
  }

  /**
   * Notes how far the gesture has gone. Returns true if that closes a direction to the browser.
   * @param {Point} moved
   */
  advance(moved) {
    if (!this.#isOpen) return false;
    const [down, across] = [Math.abs(moved.y), Math.abs(moved.x)];
    if (Math.hypot(down, across) < least) return false;
    this.#isOpen = false;
    if (Math.min(down, across) > diagonal * Math.max(down, across)) return false;
    const axis = down >= across ? horizontal : vertical;
    this.#closed = { axis, position: this.#start[axis.name] };
    return this.#isFingers;
  }

  /**
   * Returns true if the gesture does not move the content along `axis`.
   * @param {Axis} axis
   */
  closes(axis) {
    return this.#closed?.axis === axis;
  }

  /**
   * Returns true if the browser must not scroll along `axis`.
   * @param {Axis} axis
   */
  shuts(axis) {
    return this.#isFingers && this.closes(axis);
  }

  /** The direction that is closed to the browser, and the position to which the content is kept there; null where none is. */
  get kept() {
    return this.#isFingers ? this.#closed : null;
  }

  /**
   * Ends the gesture of a finger, now that its momentum has ended, too; the gesture of a wheel goes on until the wheel pauses.
   * Returns true if a direction was closed.
   */
  momentumEnded() {
    return this.#isFingers && this.#end();
  }

  #end() {
    const wasClosed = this.#closed !== null;
    this.#isOpen = false;
    this.#closed = null;
    return wasClosed;
  }
}
