// Content that the client moves by itself, frame by frame.

/** @import { Axis } from '../basics/axis.js' */

/** The share of the way to its place of rest that is left to content after a millisecond. */
const approach = 0.985;

/**
 * Where content is on its way, or null once it has arrived: `before` is where it was at the last frame, `elapsed` the milliseconds since
 * then, and `total` those since it left.
 * @typedef {(before: number, elapsed: number, total: number) => number | null} Way
 */

/**
 * Returns the way from one position to another, ever more slowly.
 * @param {number} start
 * @param {number} end
 * @returns {Way}
 */
export function wayTo(start, end) {
  return (_before, _elapsed, total) => {
    const left = (start - end) * approach ** total;
    return Math.abs(left) < 0.5 ? null : end + left;
  };
}

/**
 * Returns the way of content that keeps the share `rate` of its velocity each millisecond; the velocity is in points a millisecond.
 * @param {number} velocity
 * @param {number} rate
 * @returns {Way}
 */
export function slowingWay(velocity, rate) {
  let speed = velocity;
  return (before, elapsed) => {
    speed *= rate ** elapsed;
    return Math.abs(speed) < 0.02 ? null : before + speed * elapsed;
  };
}

/**
 * Returns where content comes to rest that is at a position and slows down as `slowingWay` says.
 * @param {number} position
 * @param {number} velocity
 * @param {number} rate
 */
export const projection = (position, velocity, rate) => position + (velocity * rate) / (1 - rate);

export class Glide {
  #move;
  #ended;
  #frame = 0;

  /**
   * Moves content through `move`, which returns false where the content can go no further, and calls `ended` when it has arrived. `move` also
   * gets the velocity, in points a millisecond.
   * @param {(axis: Axis, position: number, velocity: number) => boolean} move
   * @param {() => void} ended
   */
  constructor(move, ended) {
    this.#move = move;
    this.#ended = ended;
  }

  get isRunning() {
    return this.#frame !== 0;
  }

  /**
   * Starts from a position on a way, and puts the content at `end` when it has arrived there.
   * @param {Axis} axis
   * @param {number} start
   * @param {Way} way
   * @param {number} [end]
   */
  start(axis, start, way, end) {
    this.stop();
    let position = start;
    let before = performance.now();
    const first = before;
    /** @param {number} time */
    const step = (time) => {
      const elapsed = Math.max(0, time - before);
      before = time;
      const place = way(position, elapsed, Math.max(0, time - first));
      const old = position;
      position = place ?? end ?? position;
      if (this.#move(axis, position, elapsed > 0 ? (position - old) / elapsed : 0) && place !== null) {
        this.#frame = requestAnimationFrame(step);
      } else {
        this.#frame = 0;
        this.#ended();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Leaves the content where it is. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
