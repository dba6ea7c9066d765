// Fingers on a scrolling element. This file listens for their events, asks drag.js what they do to the content, and lets
// scroll-motion.js carry that out.

import { axes } from '../basics/axis.js';
import { firstToGlide } from './shared-drag.js';

/** @import { ScrollMotion } from './scroll-motion.js' */

export class ScrollFingers {
  /** @type {ScrollMotion} */
  #motion;
  #signal;
  /** True while the browser must ask before it scrolls with a finger. */
  #isBlocking = false;

  /**
   * Listens until `signal` is aborted.
   * @param {ScrollMotion} motion
   * @param {AbortSignal} signal
   */
  constructor(motion, signal) {
    this.#motion = motion;
    this.#signal = signal;
    const { node } = motion;
    const options = { passive: true, signal };
    node.addEventListener('touchstart', (event) => this.#began(event), options);
    node.addEventListener('touchmove', this.#moved, options);
    node.addEventListener('touchend', (event) => this.#ended(event), options);
    node.addEventListener('touchcancel', (event) => this.#ended(event), options);
  }

  /** @param {TouchEvent} event */
  #began(event) {
    const motion = this.#motion;
    if (motion.drag.isActive || !motion.value || motion.value.off) return;
    motion.shared.pair = null;
    motion.asked?.dispose();
    motion.gliding.stop();
    motion.stopSprings();
    motion.take();
    motion.refresh?.rearm(motion.overscroll.y);
    // A swipe after a swipe starts from where the first was going.
    motion.updateRest();
    const isTakenOver = motion.drag.begin(event.changedTouches[0]);
    motion.phase.change('fingerDown');
    motion.beginLock(true);
    if (isTakenOver) this.#takeOver();
  }

  /** @param {TouchEvent} event */
  #moved = (event) => {
    const motion = this.#motion;
    const way = event.defaultPrevented ? null : motion.drag.way(event);
    if (!way) return;
    if (motion.lock.advance(way)) {
      motion.layOutAxes();
      motion.keepDirection();
    }
    const move = motion.drag.move(way, event);
    if (!move) return;
    if (move.takesOver) this.#takeOver();
    if (move.isOurs && event.cancelable && this.#isBlocking) event.preventDefault();
    if (move.position !== null) motion.setPosition(move.axis, move.position);
    if (move.shift !== null) motion.pull(move.axis, move.shift);
  };

  /** Takes a drag from the browser and from whatever else has the finger. */
  #takeOver() {
    this.#motion.rest.suspend();
    this.#motion.node.dispatchEvent(new Event('takeover', { bubbles: true }));
  }

  /** @param {TouchEvent} event */
  #ended(event) {
    const motion = this.#motion;
    const release = motion.drag.end(event);
    if (!release) return;
    motion.phase.change('fingerUp');
    const { axis, isOurs, start, velocity, pair, asked } = release;
    if (asked?.isHeld) {
      asked.letGo(velocity);
      return this.update();
    }
    asked?.end();
    for (const one of axes) {
      if (motion.overscroll[one.name] !== 0) motion.letGo(one);
    }
    const isBeyond = motion.overscroll.isShifted || pair?.outer.overscroll.isShifted;
    // Content that the app has kept from scrolling meanwhile does not glide, unless other content goes on instead.
    const isOff = motion.value.off && (!pair || (pair.inner.value.off && pair.outer.value.off));
    if (axis && isOurs && !isBeyond && !isOff) {
      if (asked) motion.glideOn(axis, velocity);
      else if (pair) firstToGlide(pair, axis, velocity).glideOn(axis, velocity);
      else motion.gliding.begin(axis, start, velocity);
    }
    // The browser's scrolling has ended under a finger that rested, and begins anew where the content is between places of rest.
    if (!isOurs && motion.isBetweenPlaces) motion.browserMoves();
    motion.released();
    motion.settle();
    this.update();
  }

  /**
   * Lets the browser ask before it scrolls with a finger exactly while the content is at an edge beyond which it could be pulled,
   * moves together with that of an element around it, or is accompanied by a gesture of the app.
   */
  update() {
    const motion = this.#motion;
    if (motion.drag.isActive) return;
    if (motion.value) motion.passOn();
    const isAtEdge = Boolean(motion.value?.sv) || motion.isAccompanied
      || axes.some((axis) => motion.canBounce(axis) && (motion.isAtStart(axis) || motion.isAtEnd(axis)));
    if (isAtEdge === this.#isBlocking) return;
    this.#isBlocking = isAtEdge;
    motion.node.removeEventListener('touchmove', this.#moved);
    motion.node.addEventListener('touchmove', this.#moved, { passive: !isAtEdge, signal: this.#signal });
  }
}
