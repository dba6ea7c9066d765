// Finds out when the browser has scrolled to the end of a movement. Most browsers report that. Where they do not, content counts
// as being at rest when it has not moved for a while. An animation of the app is an exception until it has reached its goal,
// since it may pause on a busy device.

import { horizontal, vertical } from '../basics/axis.js';

/** @import { ScrollArea } from './scroll-area.js' */

/** @typedef {{ top: number, left: number }} Position Scroll positions of a node, in points. */

/**
 * The time in milliseconds without a scroll event after which content is at rest, even if the browser has not said so. It is
 * longer in browsers that report the end, since on a busy device their scrolling pauses and then goes on.
 */
const quiet = 'onscrollend' in globalThis ? 1000 : 250;
/** The number of these times that an animation of the app may pause before the content jumps to its goal. */
const mostPauses = 2000 / quiet;
/** The time in milliseconds after a jump of the content within which its momentum goes on, unless the jump has ended it. */
const shortest = 100;

export class ScrollEnd {
  /**
   * The position to which an animation of the app scrolls, or null if there is none.
   * @type {Position | null}
   */
  goal = null;
  /** @type {ScrollArea} */
  #area;
  #ended;
  /** The number of times in a row that the app's animation has paused. */
  #pauses = 0;
  #timer = 0;
  /** True after a jump of content that had momentum, until the browser has reported an end. */
  #hasJumped = false;

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

  /** Ends the motion. If the app's animation has not reached its goal, the function waits for it, though not for ever. */
  #paused() {
    if (!this.isShort) {
      this.#end();
    } else if (this.#pauses < mostPauses) {
      this.#pauses += 1;
      this.#waitOnce();
    } else {
      this.#area.node.scrollTo({ ...this.goal, behavior: 'instant' });
      this.#end();
    }
  }

  /**
   * Notes that the browser has reported an end. It does so also for momentum that the app's animation has stopped. The animation
   * then goes on.
   */
  reported() {
    if (this.isShort) return;
    if (!this.#hasJumped) return this.#end();
    this.#hasJumped = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), shortest);
  }

  /**
   * Notes that the app has put content elsewhere that has momentum, as carousels without an end do. The browser reports the end
   * of the jump, and the momentum may go on after that.
   */
  jumped() {
    this.#hasJumped = true;
  }

  #end() {
    clearTimeout(this.#timer);
    this.#hasJumped = false;
    this.#ended();
  }

  /** True while an animation of the app has not reached its goal. */
  get isShort() {
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
