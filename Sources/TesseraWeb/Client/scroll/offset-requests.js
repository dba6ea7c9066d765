// What the app asks of the place of content: to go to an offset, to move along with content above it, and to stay where it is
// seen.

import { axes, horizontal, vertical } from '../basics/axis.js';
import { reducedMotion } from '../basics/reduced-motion.js';
import { clamp } from '../basics/values.js';

/** @import { Axis, Point } from '../basics/axis.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */

export class OffsetRequests {
  /** @type {ScrollMotion} */
  #motion;

  /** @param {ScrollMotion} motion */
  constructor(motion) {
    this.#motion = motion;
  }

  /**
   * Goes where the app has put the content.
   * @param {Point} offset
   * @param {boolean} isAnimated
   */
  go(offset, isAnimated) {
    const motion = this.#motion;
    const { scrollEnd, phase, reports, value } = motion;
    motion.cancelReport();
    if (!phase.has('finger')) {
      motion.stopSprings();
      for (const axis of axes) motion.pull(axis, 0);
    }
    const velocity = motion.gliding.isRunning ? motion.gliding.velocity : 0;
    motion.gliding.stop();
    if (motion.isUsers && isAnimated) motion.closeToMomentum(true);
    const hasMomentum = phase.has('browser') && !phase.has('finger');
    phase.change(isAnimated ? 'appAnimates' : 'appPuts');
    for (const axis of axes) motion.rebase(axis, offset[axis.name] + value.in[axis.start]);
    /** @param {Axis} axis */
    const wanted = (axis) => offset[axis.name] + value.in[axis.start] - motion.origin[axis.name];
    /** @param {Axis} axis */
    const target = (axis) => clamp(wanted(axis), 0, motion.limit(axis));
    const [top, left] = [target(vertical), target(horizontal)];
    if (!isAnimated) motion.shared.noteHold(top, velocity);
    // Content that a finger has pulled beyond an edge is pulled as far as the app says.
    const isPut = !isAnimated && motion.drag.isAlone;
    if (isPut) {
      for (const axis of axes) motion.pull(axis, motion.canBounce(axis) ? target(axis) - wanted(axis) : 0);
    }
    const isThere = scrollEnd.isAt({ top, left });
    scrollEnd.goal = isAnimated && !isThere ? { top, left } : null;
    if (!isThere) {
      // The marks are still around the old place.
      motion.rest.suspend();
      motion.isUnscrolled = false;
      if (hasMomentum && !isAnimated) scrollEnd.jumped();
      motion.node.scrollTo({ top, left, behavior: isAnimated && !reducedMotion.matches ? 'smooth' : 'instant' });
    }
    if (isPut) motion.drag.wasPut();
    if (isAnimated) {
      // An animation to the same place ends at once; the app waits for its end.
      reports.isMoving = true;
      if (isThere) motion.settle();
      else scrollEnd.wait();
      return;
    }
    const isKnown = reports.suppose(motion.offset, offset);
    if (!isKnown) motion.moved();
    // The app has stopped the content where it is. No scroll event comes after that, so the end of the motion is reported here.
    if (isKnown && isThere && reports.isMoving) motion.settle();
    motion.indicators.update();
  }

  /**
   * Moves `place` along with content that the app has moved, so that the visible part stays where it is.
   * @param {Point} distance
   * @param {Point} place
   */
  shift(distance, place) {
    const motion = this.#motion;
    for (const axis of axes) {
      const points = distance[axis.name];
      if (points === 0) continue;
      place[axis.name] += points;
      motion.reports.shift(axis, points);
      // To set a position ends the browser's own motion; until that ends by itself, the content moves instead.
      if (motion.isScrolling) motion.setOrigin(axis, motion.origin[axis.name] + points);
      else motion.previous[axis.name] += points;
    }
  }

  /**
   * Keeps the content still while insets or its size change; at its very start, it stays at the start.
   * @param {Point} before The offset before the change.
   * @param {number[]} oldInsets
   */
  stay(before, oldInsets) {
    const motion = this.#motion;
    const { drag, overscroll, phase, reports, value } = motion;
    const isKnown = reports.isReported(before);
    for (const axis of axes) {
      const change = value.in[axis.start] - oldInsets[axis.start];
      const shift = overscroll[axis.name];
      if (change !== 0 && before[axis.name] <= 0.5 - oldInsets[axis.start]) {
        motion.roomWait.end();
        if (axis === vertical) motion.refresh?.roomMade();
        motion.setPosition(axis, 0);
        if (!motion.isUsers) phase.change('appAnimates');
        reports.isMoving = true;
        motion.pull(axis, shift - change);
        if (drag.isActive) drag.anchor();
        else motion.release(axis);
        motion.moved();
      } else {
        const position = before[axis.name] + value.in[axis.start] + shift;
        motion.rebase(axis, position);
        motion.setPosition(axis, position - motion.origin[axis.name]);
      }
    }
    if (!reports.isMoving) {
      // The app knows where content at rest lies now, unless the user has just moved it and no report has been sent yet.
      if (isKnown) reports.assume(motion.offset);
      else motion.moved();
    }
    motion.indicators.update();
  }
}
