// Motions that springs cause, frame by frame.

import { springPlace } from './bounce.js';

/** A motion of one thing, whose values springs bring to their ends. */
export class SpringMotion {
  #frame = 0;

  get isRunning() {
    return this.#frame !== 0;
  }

  /**
   * Starts a motion in the place of one that runs. A spring begins `distance` points from its end, with a velocity in points a
   * second. Calls `move` in each frame with the distances from the ends, and `ended` in the frame in which all springs are at
   * rest.
   * @param {{ distance: number, velocity: number }[]} springs
   * @param {(distances: number[]) => void} move
   * @param {() => void} ended
   */
  run(springs, move, ended) {
    this.stop();
    /** @type {number | null} */
    let start = null;
    /** @param {number} time */
    const step = (time) => {
      const first = start ??= time;
      const distances = springs.map((spring) => springPlace(spring, (time - first) / 1000));
      if (distances.every((distance) => distance === null)) {
        this.#frame = 0;
        ended();
      } else {
        this.#frame = requestAnimationFrame(step);
        move(distances.map((distance) => distance ?? 0));
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Ends the motion where it is. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
