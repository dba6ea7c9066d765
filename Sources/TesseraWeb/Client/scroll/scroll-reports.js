// The reports of a scrolling element to the app: the place of its content, with each frame in which it moves, and its rest.

import { hundredths } from '../basics/values.js';
import { Velocity } from '../basics/velocity.js';

/** @import { Axis, Point } from '../basics/axis.js' */

/** The least speed that is reported, in points a millisecond. */
const leastSpeed = 0.2;

/** @param {number} value */
const tenths = (value) => Math.round(value * 10) / 10;

/**
 * Returns a velocity in points a millisecond as a report states it, or nothing where it is too slow for that.
 * @param {Point} velocity
 */
function reportedSpeed({ x, y }) {
  const speed = [tenths(x), tenths(y)];
  return speed.some((along) => Math.abs(along) >= leastSpeed) ? { speed } : {};
}

export class Reports {
  /** The number of times that the app has moved the content, in the last description that came. */
  revision = -1;
  /** True while the app takes the content for moving. */
  isMoving = false;
  /** True while a wheel or a trackpad moves the content. */
  isWheel = false;
  #send;
  /**
   * The offset of which the app was informed last; null where there is none.
   * @type {Point | null}
   */
  #last = null;
  #velocity = new Velocity();
  /** The present velocity of the content, whatever moves it. */
  #pace = new Velocity();
  /**
   * The velocity that a finger has given to the content, until it is reported.
   * @type {{ vx: number, vy: number } | null}
   */
  #release = null;

  /**
   * Sends reports through `send`, which returns false where no connection takes them.
   * @param {(message: Record<string, unknown>) => boolean} send
   */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Notes where a finger has moved the content, for its velocity.
   * @param {Point} offset
   */
  dragged(offset) {
    this.#velocity.add(performance.now(), offset);
  }

  /**
   * Reports an offset, unless the app was informed of it. Returns true if it was not.
   * @param {Point} offset
   * @param {string} phase
   */
  report(offset, phase) {
    if (this.isReported(offset)) return false;
    this.isMoving = true;
    this.#transmit(offset, phase);
    return true;
  }

  /**
   * Returns true if an offset is the one of which the app was informed last.
   * @param {Point} offset
   */
  isReported({ x, y }) {
    return this.#last !== null && Math.abs(this.#last.x - x) < 0.01 && Math.abs(this.#last.y - y) < 0.01;
  }

  /**
   * @param {Point} offset
   * @param {string} phase
   */
  #transmit(offset, phase) {
    const isSent = this.#send({
      x: hundredths(offset.x), y: hundredths(offset.y), revision: this.revision, phase, ...this.#release, ...this.#speed(offset, phase),
      ...phase === 'decelerating' && this.isWheel && { wheel: true },
    });
    this.#release = null;
    if (isSent) this.#last = offset;
  }

  /**
   * Returns the speed of the content in a report, or nothing where the content is slow or at rest.
   * @param {Point} offset
   * @param {string} phase
   */
  #speed(offset, phase) {
    if (phase === 'idle') {
      this.#pace.forget();
      return {};
    }
    const now = performance.now();
    this.#pace.add(now, offset);
    return reportedSpeed(this.#pace.at(now));
  }

  /**
   * Asks the app where content goes that a finger would move by a way, with a velocity in points a millisecond.
   * @param {Point} way
   * @param {Point} velocity
   */
  ask(way, velocity) {
    this.isMoving = true;
    this.#pace.forget();
    this.#velocity.forget();
    this.#send({ ...way, revision: this.revision, phase: 'pushing', ...reportedSpeed(velocity) });
  }

  /**
   * Notes that the finger has gone, and reports it at once where the content goes on: the app may choose where to.
   * @param {Point} offset
   * @param {boolean} goesOn
   * @param {Point} [velocity] The velocity of the finger in points a millisecond, where the content has not moved along with it.
   */
  released(offset, goesOn, velocity) {
    const { x, y } = velocity ?? this.#velocity.end(performance.now());
    if (!this.isMoving) return;
    this.#release = { vx: hundredths(x), vy: hundredths(y) };
    if (goesOn) this.#transmit(offset, 'decelerating');
  }

  /**
   * Reports once that the content has come to rest.
   * @param {Point} offset
   */
  rested(offset) {
    if (!this.isMoving && this.isReported(offset)) return;
    // A motion that began and ended between two frames has a beginning too, for which the app waits before its end.
    if (!this.isMoving && this.#last !== null) this.#transmit(offset, 'decelerating');
    this.isMoving = false;
    this.#transmit(offset, 'idle');
  }

  /**
   * Reports to an app that was out of reach where the content is at rest. Returns false if the content moves.
   * @param {Point} offset
   */
  resend(offset) {
    if (!this.#last || this.isMoving) return false;
    this.#transmit(offset, 'idle');
    return true;
  }

  /**
   * Notes that the app is informed of an offset: it has put the content there.
   * @param {Point} offset
   */
  assume(offset) {
    this.#last = offset;
    this.#pace.forget();
  }

  /**
   * Notes that the app takes the content for being at `wanted` while it is at `offset`. Returns false where the content could not
   * go there, which has still to be reported.
   * @param {Point} offset
   * @param {Point} wanted
   */
  suppose(offset, wanted) {
    this.#last = offset;
    if (Math.abs(offset.y - wanted.y) <= 1 && Math.abs(offset.x - wanted.x) <= 1) return true;
    this.isMoving = true;
    this.#last = null;
    return false;
  }

  /**
   * Notes that the app has moved the content by some points.
   * @param {Axis} axis
   * @param {number} points
   */
  shift(axis, points) {
    if (this.#last) this.#last[axis.name] += points;
    this.#pace.forget();
  }
}
