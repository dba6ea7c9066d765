// The velocity with which a finger moves content, from the last places of the content.

import { clamp } from './values.js';

/** @import { Point } from './axis.js' */

/** The time for which a place counts, in milliseconds. */
const memory = 100;
/** The greatest velocity of a finger, in points a millisecond. */
const fastest = 20;

export class Velocity {
  /** @type {({ time: number } & Point)[]} */
  #samples = [];

  /**
   * Notes where the content is at a time in milliseconds.
   * @param {number} time
   * @param {Point} place
   */
  add(time, { x, y }) {
    this.#samples.push({ time, x, y });
    this.#forget(time);
  }

  /**
   * Returns the velocity at a time, in points a millisecond, and forgets all places.
   * @param {number} time
   */
  end(time) {
    const velocity = this.at(time);
    this.forget();
    return velocity;
  }

  /** Forgets all places. */
  forget() {
    this.#samples = [];
  }

  /**
   * Returns the velocity at a time, in points a millisecond.
   * @param {number} time
   */
  at(time) {
    this.#forget(time);
    const [first, last] = [this.#samples.at(0), this.#samples.at(-1)];
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
