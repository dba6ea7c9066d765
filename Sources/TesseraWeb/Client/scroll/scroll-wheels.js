// Wheels, trackpads and keys on a scrolling element. This file listens for their events, asks push.js what they do to the
// content, or rest.js if they turn pages, and lets scroll-motion.js carry that out.

import { axes, otherAxis, vertical } from '../basics/axis.js';
import { keyPush, WheelPush } from './push.js';
import { targetOf } from '../basics/target.js';
import { use } from './used-events.js';
import { wheelDelta, wheelPoints } from '../basics/wheel.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */

/** A selector of the nodes to which keys that scroll mean something else. */
const usesKeys = 'input, textarea, select, .input, [aria-haspopup=menu], [role^=menuitem]';

export class ScrollWheels {
  /** @type {ScrollMotion} */
  #motion;
  #signal;
  #push = new WheelPush(() => this.#paused());
  /** True while the browser must ask before it scrolls with a wheel. */
  #isBlocking = false;
  /** True while the notches of a wheel turn pages. */
  #turnsPages = false;

  /**
   * Listens until `signal` is aborted.
   * @param {ScrollMotion} motion
   * @param {AbortSignal} signal
   */
  constructor(motion, signal) {
    this.#motion = motion;
    this.#signal = signal;
    const options = { passive: true, signal };
    motion.node.addEventListener('wheel', this.#wheeled, options);
    motion.node.addEventListener('keydown', (event) => this.#pressed(event), { signal });
  }

  /**
   * Lets the browser ask before it scrolls with a wheel while one direction may have to be kept still, or content around to be
   * moved.
   */
  update() {
    const { node, value } = this.#motion;
    const isBlocking = Boolean(value?.lk || value?.sv);
    if (isBlocking === this.#isBlocking) return;
    this.#isBlocking = isBlocking;
    node.removeEventListener('wheel', this.#wheeled);
    node.addEventListener('wheel', this.#wheeled, { passive: !isBlocking, signal: this.#signal });
  }

  /**
   * Lets the notches of a wheel turn pages, or scroll.
   * @param {boolean} turnsPages
   */
  turnPages(turnsPages) {
    if (turnsPages === this.#turnsPages) return;
    this.#turnsPages = turnsPages;
    const { node } = this.#motion;
    // The browser asks a listener for wheels before it scrolls, so there is one only while pages are turned.
    if (turnsPages) node.addEventListener('wheel', this.#turned, { passive: false, signal: this.#signal });
    else node.removeEventListener('wheel', this.#turned);
  }

  /** True while a wheel keeps the content beyond an edge. */
  get isPushing() {
    return this.#push.isPushing;
  }

  /** @param {WheelEvent} event */
  #wheeled = (event) => {
    const motion = this.#motion;
    if (event.ctrlKey || !motion.value) return;
    // In a busy page, the browser scrolls before this event arrives. `previous` is still where the content was before that.
    const wasAtTop = motion.isAtStart(vertical) && motion.isAtStart(vertical, motion.previous.y);
    if (this.#push.turn(event, wasAtTop)) motion.beginLock(false);
    motion.lock.advance(this.#push.turned);
    for (const axis of axes) {
      const points = wheelPoints(event, axis.delta, motion.extent(axis));
      if (points === 0 || !motion.canUse(axis, -points) || motion.lock.closes(axis) || !use(event, axis)) continue;
      if (this.#movesPartner(event, axis, points)) continue;
      // A wheel at an edge where nothing bounces moves nothing.
      motion.take(!motion.isOutwards(axis, -points) || motion.canBounce(axis));
      this.#pushBy(axis, -points);
      // Only a scroll without the closed direction is the browser's.
      const other = otherAxis(axis);
      if (!motion.lock.closes(other) || wheelDelta(event, other.delta) === 0 || !event.cancelable) continue;
      event.preventDefault();
      motion.setPosition(axis, motion.node[axis.position] + points);
    }
  };

  /**
   * Moves the content around this one that goes to its end first. Returns false if it is there.
   * @param {WheelEvent} event
   * @param {Axis} axis
   * @param {number} points
   */
  #movesPartner(event, axis, points) {
    const inner = this.#motion;
    const outer = points > 0 && event.cancelable ? inner.partner(axis) : null;
    if (!outer) return false;
    const [position, end] = [outer.node[axis.position], outer.end(axis)];
    if (position >= end - 1) return false;
    event.preventDefault();
    if (outer.shared.pair?.inner !== inner || !outer.phase.isBusy) outer.shared.join({ inner, outer });
    outer.take(true);
    outer.setPosition(axis, Math.min(position + points, end));
    return true;
  }

  /**
   * Lets a wheel push the content, downwards or to the right where positive.
   * @param {Axis} axis
   * @param {number} way
   */
  #pushBy(axis, way) {
    const motion = this.#motion;
    const shift = this.#push.push(axis, way, {
      isOutwards: way > 0 ? motion.isAtStart(axis) : motion.isAtEnd(axis), canBounce: motion.canBounce(axis),
      shift: motion.overscroll[axis.name], extent: motion.extent(axis), canRefresh: motion.refresh !== null,
    });
    if (shift === null) return;
    motion.phase.change('wheelPush');
    motion.pull(axis, shift);
  }

  #paused() {
    this.#motion.phase.change('wheelPause');
    for (const axis of axes) this.#motion.letGo(axis);
  }

  /** @param {WheelEvent} event */
  #turned = (event) => {
    const motion = this.#motion;
    const turn = motion.rest.turn(event);
    if (!turn) return;
    if (turn.axis && turn.position !== undefined) {
      motion.take(true);
      motion.gliding.beginTo(turn.axis, turn.position);
    }
    event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const motion = this.#motion;
    const push = motion.value ? keyPush(event, motion.node) : null;
    if (!push) return;
    const [axis, way] = push;
    if (!motion.canUse(axis, -way) || !use(event, axis)) return;
    if (motion.value?.nk) {
      // Texts and menus use the same keys.
      if (!targetOf(event).matches?.(usesKeys)) event.preventDefault();
      return;
    }
    motion.take();
    const isOutwards = way < 0 ? motion.isAtStart(axis) : motion.isAtEnd(axis);
    if (isOutwards && motion.canBounce(axis)) motion.bounce(axis, way);
  }

  dispose() {
    this.#push.dispose();
  }
}
