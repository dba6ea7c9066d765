// The part of a scrolling element's content that is beyond its edges, and the springs that pull it back.

import { springPlace } from '../basics/bounce.js';

/** How far the content of one scrolling element is beyond its edges, in points; to the right and down are positive. */
export class Overscroll {
  x = 0;
  y = 0;
  /** @type {HTMLElement} */
  #box;
  /** @type {() => void} */
  #moved;
  /** @type {() => void} */
  #rested;
  /** @type {Map<'x' | 'y', { distance: number, velocity: number, to: number, start: number | null }>} */
  #springs = new Map();
  #frame = 0;

  /**
   * Shifts `box`; calls `moved` after each change and `rested` when the last spring has come to rest.
   * @param {HTMLElement} box
   * @param {() => void} moved
   * @param {() => void} rested
   */
  constructor(box, moved, rested) {
    this.#box = box;
    this.#moved = moved;
    this.#rested = rested;
  }

  get isMoving() {
    return this.#springs.size > 0;
  }

  get isShifted() {
    return this.x !== 0 || this.y !== 0;
  }

  /**
   * Puts the content `shift` points beyond its edges along one direction, and ends the spring of that direction.
   * @param {'x' | 'y'} name
   * @param {number} shift
   */
  pull(name, shift) {
    this.#springs.delete(name);
    if (this[name] === shift) return;
    this[name] = shift;
    this.#render();
    this.#moved();
  }

  /** Stops the content where it is, as a finger does. */
  stop() {
    this.#springs.clear();
  }

  /**
   * Lets the content go to `to`, from where it is and with `velocity` in points a second.
   * @param {'x' | 'y'} name
   * @param {{ velocity?: number, to?: number }} [options]
   */
  release(name, { velocity = 0, to = 0 } = {}) {
    if (this[name] === to && velocity === 0) {
      this.#springs.delete(name);
      return;
    }
    this.#springs.set(name, { distance: this[name] - to, velocity, to, start: null });
    if (!this.#frame) this.#frame = requestAnimationFrame(this.#step);
  }

  /** @param {number} time */
  #step = (time) => {
    this.#frame = 0;
    // Something else has stopped the springs since.
    if (!this.isMoving) return;
    for (const [name, spring] of this.#springs) {
      spring.start ??= time;
      const t = (time - spring.start) / 1000;
      const place = springPlace(spring, t);
      this[name] = spring.to + (place ?? 0);
      if (place === null) this.#springs.delete(name);
    }
    this.#render();
    this.#moved();
    if (this.isMoving) this.#frame = requestAnimationFrame(this.#step);
    else this.#rested();
  };

  #render() {
    this.#box.style.transform = this.isShifted ? `translate(${this.x}px, ${this.y}px)` : '';
  }

  dispose() {
    cancelAnimationFrame(this.#frame);
    this.#springs.clear();
  }
}
