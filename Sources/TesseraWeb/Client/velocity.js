// How fast a finger moves content, from where the content was lately.

import { clamp } from './values.js';

/** @import { Point } from './axis.js' */

/** How long a place counts, in milliseconds. */
const memory = 100;
/** No finger is faster, in points per millisecond. */
const fastest = 20;

export class Velocity {
  /** @type {({ time: number } & Point)[]} */
  #samples = [];

  /**
   * Notes where the content is at a time in milliseconds.
   * @param {number} time
   * @param {any} options
   */
  add(time, { x, y }) {
    this.#samples.push({ time, x, y });
    this.#forget(time);
  }

  /**
   * The velocity at a time, in points per millisecond; forgets all places.
   * @param {number} time
   */
  end(time) {
    this.#forget(time);
    const [first, last] = [this.#samples.at(0), this.#samples.at(-1)];
    this.#samples = [];
    if (!first || !last || first === last) return { x: 0, y: 0 };
    const elapsed = Math.max(1, time - first.time);
    /** @param {'x' | 'y'} name */
    const along = (name) => clamp((last[name] - first[name]) / elapsed, -fastest, fastest);
    return { x: along('x'), y: along('y') };
  }

  /** @param {number} time */
  #forget(time) {
    while (this.#samples.length > 0 && time - this.#samples[0].time > memory) this.#samples.shift();
  }
}
