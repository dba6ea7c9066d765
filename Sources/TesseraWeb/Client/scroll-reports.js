// What a scrolling element tells the app: where its content is, with each frame in which it moves, and that it rests.

import { hundredths } from './values.js';
import { Velocity } from './velocity.js';

/** @import { Axis, Point } from './axis.js' */
/** @import { Scroller } from './scroll.js' */

export class Reports {
  /** How often the app has moved the content, as far as this display knows. */
  revision = -1;
  /** Whether the app believes that the content moves. */
  isMoving = false;
  /** @type {Scroller} */
  #scroller;
  /**
   * The offset that the app knows; null where it knows none.
   * @type {Point | null}
   */
  #last = null;
  #velocity = new Velocity();
  /**
   * The velocity that a finger has left the content with, until it is reported.
   * @type {{ vx: number, vy: number } | null}
   */
  #release = null;
  #frame = 0;

  /** @param {Scroller} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
  }

  /** Reports the offset with the next frame. */
  moved() {
    const scroller = this.#scroller;
    if (scroller.drag.isActive) this.#velocity.add(performance.now(), scroller.offset);
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#report());
  }

  #report() {
    const scroller = this.#scroller;
    this.#frame = 0;
    if (!scroller.value) return;
    scroller.refresh?.pull(Math.max(0, scroller.overscroll.y));
    scroller.indicators.update();
    if (!this.#isReported) {
      this.isMoving = true;
      scroller.indicators.show();
      this.#send(scroller.drag.isActive ? 'dragging' : scroller.isApps ? 'animating' : 'decelerating');
    }
    scroller.settle();
  }

  get #isReported() {
    const { x, y } = this.#scroller.offset;
    return this.#last !== null && Math.abs(this.#last.x - x) < 0.01 && Math.abs(this.#last.y - y) < 0.01;
  }

  /** @param {string} phase */
  #send(phase) {
    const { element, offset, value } = this.#scroller;
    const isSent = element.context.send({
      type: 'scroll', view: element.id, x: hundredths(offset.x), y: hundredths(offset.y),
      revision: this.revision, phase, ...(value.by.some((/** @type {number} */ sum) => sum !== 0) && { shift: value.by }),
      ...this.#release,
    });
    this.#release = null;
    if (isSent) this.#last = offset;
  }

  /** Notes that the finger has gone, and says so at once where the content goes on: the app may choose where to. */
  released() {
    const scroller = this.#scroller;
    const { x, y } = this.#velocity.end(performance.now());
    if (!this.isMoving) return;
    this.#release = { vx: hundredths(x), vy: hundredths(y) };
    if (scroller.isInMotion || scroller.overscroll.isShifted) this.#send('decelerating');
  }

  /** Says once that everything has come to rest. */
  rested() {
    if (!this.isMoving && this.#isReported) return;
    // A motion that began and ended between two frames has a beginning too, for which the app waits before its end.
    if (!this.isMoving && this.#last !== null) this.#send('decelerating');
    this.isMoving = false;
    this.#send('idle');
  }

  /** Tells an app that was out of reach where the content is. */
  resend() {
    if (this.#last && !this.isMoving) this.#send('idle');
    else this.moved();
  }

  /** Notes that the app knows where the content is: it has put it there. */
  know() {
    this.#last = this.#scroller.offset;
  }

  /**
   * Notes that the app believes the content to be at an offset; where it could not go there, says so.
   * @param {Point} offset
   */
  suppose(offset) {
    const present = this.#scroller.offset;
    this.#last = present;
    if (Math.abs(present.y - offset.y) <= 1 && Math.abs(present.x - offset.x) <= 1) return;
    this.isMoving = true;
    this.#last = null;
    this.moved();
  }

  /**
   * Notes that the app has moved the content by some points.
   * @param {Axis} axis
   * @param {number} points
   */
  shift(axis, points) {
    if (this.#last) this.#last[axis.name] += points;
  }

  /** Gives up the report of the next frame. */
  cancel() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
