// The app's wishes: content goes where the app puts it, and stays in place while the app changes what lies around it.

import { axes, horizontal, vertical } from './axis.js';
import { reducedMotion } from './reduced-motion.js';
import { clamp } from './values.js';

/** @import { Axis, Point } from './axis.js' */
/** @import { Scroller } from './scroll.js' */

export class Wishes {
  /** Whether the content is on its way to where the app wants it. */
  isUnderWay = false;
  /** @type {Scroller} */
  #scroller;
  /**
   * The position that an animation of the app's goes to.
   * @type {{ top: number, left: number } | null}
   */
  #goal = null;

  /** @param {Scroller} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
  }

  /** Whether an animation of the app's has not yet come to where it goes. */
  get isShort() {
    if (this.#goal === null) return false;
    const { top, left } = this.#goal;
    // The content may have become shorter, and a browser rounds its last position to whole pixels.
    return !this.#isAt({
      top: Math.min(top, this.#scroller.limit(vertical)), left: Math.min(left, this.#scroller.limit(horizontal)),
    }, 1.01);
  }

  /**
   * Goes where the app has put the content.
   * @param {Point} offset
   * @param {boolean} isAnimated
   */
  go(offset, isAnimated) {
    const scroller = this.#scroller;
    const { reports, value } = scroller;
    reports.cancel();
    if (!scroller.drag.isActive) {
      scroller.overscroll.stop();
      for (const axis of axes) scroller.overscroll.pull(axis.name, 0);
    }
    scroller.drag.stopGliding();
    if (scroller.isUsers && isAnimated) this.#hold(true);
    scroller.isUsers = false;
    this.isUnderWay = isAnimated;
    for (const axis of axes) scroller.rebase(axis, offset[axis.name] + value.in[axis.start]);
    /** @param {Axis} axis */
    const target = (axis) => clamp(
      offset[axis.name] + value.in[axis.start] - scroller.origin[axis.name], 0, scroller.limit(axis));
    const [top, left] = [target(vertical), target(horizontal)];
    const isThere = this.#isAt({ top, left });
    this.#goal = isAnimated && !isThere ? { top, left } : null;
    if (!isThere) {
      // The marks are still around the old place.
      scroller.rest.suspend();
      scroller.node.scrollTo({ top, left, behavior: isAnimated && !reducedMotion.matches ? 'smooth' : 'instant' });
    }
    if (isAnimated) {
      // An animation to the same place ends at once; the app waits for its end.
      reports.isMoving = true;
      if (isThere) scroller.settle();
      else scroller.awaitEnd();
      return;
    }
    reports.suppose(offset);
    scroller.indicators.update();
  }

  /**
   * Holds content that the app wants elsewhere against the browser's momentum, which goes on below an animation and
   * would carry the content away from its end. A browser lets nobody end momentum, but does not scroll what is closed.
   * @param {boolean} isHeld
   */
  #hold(isHeld) {
    const scroller = this.#scroller;
    if (isHeld === scroller.isHeld || (isHeld && scroller.drag.isActive)) return;
    scroller.isHeld = isHeld;
    scroller.layOutAxes();
  }

  /**
   * @param {any} options
   * @param {any} [tolerance]
   */
  #isAt({ top, left }, tolerance = 0.5) {
    const { node } = this.#scroller;
    return Math.abs(node.scrollTop - top) < tolerance && Math.abs(node.scrollLeft - left) < tolerance;
  }

  /** Puts the content where the app's animation was to bring it. */
  finish() {
    this.#scroller.node.scrollTo({ ...this.#goal, behavior: 'instant' });
  }

  /** Ends what the app has begun: the user has a hand in it now, or all is at rest. */
  end() {
    this.#hold(false);
    this.#goal = null;
    this.isUnderWay = false;
  }

  /**
   * Moves a place along with content that the app has moved: what is visible stays where it is.
   * @param {Point} distance
   * @param {Point} place
   */
  shift(distance, place) {
    const scroller = this.#scroller;
    for (const axis of axes) {
      const points = distance[axis.name];
      if (points === 0) continue;
      place[axis.name] += points;
      scroller.reports.shift(axis, points);
      // To set a position ends the browser's own motion; until that ends by itself, the content moves instead.
      if (scroller.isScrolling) scroller.setOrigin(axis, scroller.origin[axis.name] + points);
      else scroller.previous[axis.name] += points;
    }
  }

  /**
   * Keeps the content still while insets or its size change; at its very start, it stays at the start.
   * @param {Point} before
   * @param {number[]} oldInsets
   */
  stay(before, oldInsets) {
    const scroller = this.#scroller;
    const { drag, overscroll, reports, value } = scroller;
    for (const axis of axes) {
      const change = value.in[axis.start] - oldInsets[axis.start];
      const shift = overscroll[axis.name];
      if (change !== 0 && before[axis.name] <= 0.5 - oldInsets[axis.start]) {
        scroller.endHold();
        scroller.setPosition(axis, 0);
        this.isUnderWay = !scroller.isUsers;
        reports.isMoving = true;
        overscroll.pull(axis.name, shift - change);
        if (drag.isActive) drag.anchor();
        else overscroll.release(axis.name);
        reports.moved();
      } else {
        const position = before[axis.name] + value.in[axis.start] + shift;
        scroller.rebase(axis, position);
        scroller.setPosition(axis, position - scroller.origin[axis.name]);
      }
    }
    if (!reports.isMoving) reports.know();
    scroller.indicators.update();
  }
}
