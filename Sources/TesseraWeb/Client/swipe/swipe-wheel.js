// Wheels and trackpads that swipe rows aside.

import { awayFrom, sideOf } from './swipe-places.js';
import { targetOf } from '../basics/target.js';
import { wheelPoints } from '../basics/wheel.js';

/** @import { SwipeRow } from './swipe-row.js' */

/** The distance that a wheel turns before it moves a row, in points. */
const least = 10;
/** The time without a wheel event after which the row is let go, in milliseconds. */
const letGoAfter = 120;
/** The points by which a wheel turns that counts in pages. */
const pageLength = 390;

export class SwipeWheel {
  #rowAt;
  /**
   * The row that the wheel moves, with its distance and that of the wheel when the wheel took it; null if there is none.
   * @type {{ row: SwipeRow, reveal: number, start: number } | null}
   */
  #moved = null;
  /** How far the wheel has been turned since its last pause, in points: to the right and down are negative. */
  #turned = { x: 0, y: 0 };
  /** True once the wheel has turned far enough for its direction to count. */
  #isDecided = false;
  #timer = 0;

  /**
   * Moves the rows that `rowAt` returns for the nodes under the pointer.
   * @param {(node: HTMLElement) => SwipeRow | null} rowAt
   */
  constructor(rowAt) {
    this.#rowAt = rowAt;
  }

  /**
   * Forgets a row that is gone.
   * @param {SwipeRow} row
   */
  remove(row) {
    if (this.#moved?.row === row) this.#pause();
  }

  /**
   * Moves a row as the wheel turns.
   * @param {WheelEvent} event
   */
  turn(event) {
    if (event.ctrlKey) return;
    if (this.#timer === 0) {
      this.#turned = { x: 0, y: 0 };
      this.#isDecided = false;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pause(), letGoAfter);
    this.#turned.x -= wheelPoints(event, 'deltaX', pageLength);
    this.#turned.y -= wheelPoints(event, 'deltaY', pageLength);
    if (!this.#isDecided) this.#decide(event);
    else if (this.#moved) {
      const { row, reveal, start } = this.#moved;
      row.move(reveal + awayFrom(row.side, this.#turned.x - start), false);
    }
  }

  /**
   * Decides if the wheel moves a row, once it has turned far enough.
   * @param {WheelEvent} event
   */
  #decide(event) {
    const { x, y } = this.#turned;
    if (Math.hypot(x, y) < least) return;
    this.#isDecided = true;
    const row = Math.abs(x) > Math.abs(y) ? this.#rowAt(targetOf(event)) : null;
    if (!row || (row.isClosed && !row.sides.includes(sideOf(x)))) return;
    row.begin(sideOf(x));
    this.#moved = { row, reveal: row.reveal, start: x };
  }

  #pause() {
    const moved = this.#moved;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#moved = null;
    // Momentum is not in the user's hand: it performs nothing.
    moved?.row.release(0, false);
  }
}
