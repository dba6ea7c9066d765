// The end of the browser's scrolling. A browser reports it as a rule. Content that has not moved for a while is at rest, too, unless an
// animation of the app's has still to come to its goal: on a busy device such an animation pauses.

import { horizontal, vertical } from '../basics/axis.js';

/** @import { ScrollArea } from './scroll-area.js' */

/** @typedef {{ top: number, left: number }} Position Scroll positions of a node, in points. */

/**
 * After so long without a scroll event, content is at rest even if the browser did not say so; in milliseconds. Browsers that report
 * the end pause for longer than others' ends take, where a device is busy, and go on.
 */
const quiet = 'onscrollend' in globalThis ? 1000 : 250;
/** How many such times an animation of the app's may pause before the content jumps to its end. */
const mostPauses = 2000 / quiet;

export class ScrollEnd {
  /**
   * The position to which an animation of the app's goes; null if there is none.
   * @type {Position | null}
   */
  goal = null;
  /** @type {ScrollArea} */
  #area;
  #ended;
  /** How many times in a row the app's animation has paused. */
  #pauses = 0;
  #timer = 0;

  /**
   * Calls `ended` when the browser's scrolling of an area has ended.
   * @param {ScrollArea} area
   * @param {() => void} ended
   */
  constructor(area, ended) {
    this.#area = area;
    this.#ended = ended;
  }

  /** Notes that the content moves. It is at rest unless it moves again soon. */
  wait() {
    this.#pauses = 0;
    this.#waitOnce();
  }

  #waitOnce() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#paused(), quiet);
  }

  /** Ends the motion, unless the app's animation has further to go: then it waits for that, but not for ever. */
  #paused() {
    if (!this.#isShort) {
      this.#end();
    } else if (this.#pauses < mostPauses) {
      this.#pauses += 1;
      this.#waitOnce();
    } else {
      this.#area.node.scrollTo({ ...this.goal, behavior: 'instant' });
      this.#end();
    }
  }

  /** Notes that the browser has reported an end. Momentum that was stopped ends too, while the app's animation goes on. */
  reported() {
    if (!this.#isShort) this.#end();
  }

  #end() {
    clearTimeout(this.#timer);
    this.#ended();
  }

  /** True while an animation of the app's has not come to its end yet. */
  get #isShort() {
    if (this.goal === null) return false;
    const { top, left } = this.goal;
    const area = this.#area;
    // The content may have become shorter, and a browser rounds its last position to whole pixels.
    return !this.isAt({ top: Math.min(top, area.limit(vertical)), left: Math.min(left, area.limit(horizontal)) }, 1.01);
  }

  /**
   * Returns true if the node is scrolled to a position, up to a tolerance in points.
   * @param {Position} position
   * @param {number} [tolerance]
   */
  isAt({ top, left }, tolerance = 0.5) {
    const area = this.#area;
    return Math.abs(area.position(vertical) - top) < tolerance && Math.abs(area.position(horizontal) - left) < tolerance;
  }

  dispose() {
    clearTimeout(this.#timer);
  }
}
