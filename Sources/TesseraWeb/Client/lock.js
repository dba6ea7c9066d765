// Keeps a drag or a turn of a wheel to the direction in which it began, where the app wants that.

import { horizontal, vertical } from './axis.js';

/** @import { Axis, Point } from './axis.js' */
/** @import { Scroller } from './scroll.js' */

/** How far a gesture must have gone for its direction to count, in points. */
const least = 4;
/** A gesture that goes farther than this share of its way across its direction is diagonal. */
const diagonal = 0.5;

export class Lock {
  /** @type {Scroller} */
  #scroller;
  /** Whether the gesture has still to show its direction. */
  #isOpen = false;
  /**
   * The direction that is closed, and the scroll position there; null where none is.
   * @type {{ axis: Axis, position: number } | null}
   */
  #closed = null;
  /** @type {Point} */
  #start = { x: 0, y: 0 };
  /** Whether the gesture is a finger's, whose scrolling only the style of the node can stop. */
  #isFingers = false;

  /** @param {Scroller} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
  }

  /**
   * A gesture begins: nothing is closed until it shows its direction.
   * @param {any} options
   */
  begin({ isFingers }) {
    this.#end();
    this.#isFingers = isFingers;
    if (!this.#scroller.value?.lk) return;
    const { node } = this.#scroller;
    this.#isOpen = true;
    this.#start = { x: node.scrollLeft, y: node.scrollTop };
  }

  /**
   * The gesture has gone so far: where it goes along one direction, the other is closed.
   * @param {Point} moved
   */
  follow(moved) {
    if (!this.#isOpen) return;
    const [down, across] = [Math.abs(moved.y), Math.abs(moved.x)];
    if (Math.hypot(down, across) < least) return;
    this.#isOpen = false;
    if (Math.min(down, across) > diagonal * Math.max(down, across)) return;
    const axis = down >= across ? horizontal : vertical;
    this.#closed = { axis, position: this.#start[axis.name] };
    if (!this.#isFingers) return;
    this.#scroller.layOutAxes();
    this.keep();
  }

  /**
   * Whether the gesture does not move the content along `axis`.
   * @param {Axis} axis
   */
  closes(axis) {
    return this.#closed?.axis === axis;
  }

  /**
   * Whether the browser must not scroll along `axis`.
   * @param {Axis} axis
   */
  shuts(axis) {
    return this.#isFingers && this.closes(axis);
  }

  /** Takes back what the browser scrolled before it knew. */
  keep() {
    if (this.#closed && this.#isFingers) this.#scroller.setPosition(this.#closed.axis, this.#closed.position);
  }

  /** The content has come to rest: a finger's gesture and its momentum have ended. A wheel's goes on until it pauses. */
  rest() {
    if (this.#isFingers) this.#end();
  }

  #end() {
    this.#isOpen = false;
    if (!this.#closed) return;
    this.#closed = null;
    if (this.#scroller.value) this.#scroller.layOutAxes();
  }
}
