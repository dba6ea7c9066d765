// The motion of a scrolling element: the owner of its phase, of all that moves its content, and of what is reported to the app.
//
// Gestures reach the motion through `take`, `pull`, `letGo` and their like, and the app through `go`, `shift` and `stay`. Each change of
// the place ends in `moved`, which reports it with the next frame, and each end of a motion in `settle`, which reports once that all is
// at rest.

import { axes, horizontal, vertical } from '../basics/axis.js';
import { velocityReaching } from '../basics/bounce.js';
import { Overscroll } from './overscroll.js';
import { collapseTarget } from './collapse.js';
import { Drag } from './drag.js';
import { Glide, projection, slowingWay, wayTo } from './glide.js';
import { Indicators } from './indicators.js';
import { DirectionLock } from './lock.js';
import { usualRate } from '../basics/protocol.js';
import { reducedMotion } from '../basics/reduced-motion.js';
import { Rest } from './rest.js';
import { ScrollArea } from './scroll-area.js';
import { updateEffects } from './scroll-effect.js';
import { ScrollPhase } from './scroll-phase.js';
import { Reports } from './scroll-reports.js';
import { clamp } from '../basics/values.js';

/** @import { Axis, Point } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */

/** Where the content waits, after it was pulled to refresh, for the app to make room, in points. */
const refreshRoom = 60;
/** How long content waits for that room, in milliseconds. */
const refreshPatience = 1000;
/** After so long without a scroll event, content is at rest even if the browser did not say so; in milliseconds. */
const quiet = 250;
/** How many such times an animation of the app's may pause on a busy device before the content jumps to its end. */
const mostPauses = 8;

export class ScrollMotion extends ScrollArea {
  phase = new ScrollPhase();
  /** The share of its velocity that gliding content keeps each millisecond. */
  deceleration = usualRate;
  indicators = new Indicators(this);
  drag = new Drag(this);
  lock = new DirectionLock();
  rest = new Rest(this);
  reports;
  /** The scroll positions of the last scroll event, and its time. */
  previous = { time: 0, x: 0, y: 0 };
  #glide = new Glide((axis, position) => this.#glides(axis, position), () => this.#glided());
  /** The frame for which a report is planned; 0 where none is. */
  #reportFrame = 0;
  /** True while content is on its way to where a bar is whole or collapsed. */
  #isCollapsing = false;
  /**
   * The position to which an animation of the app's goes; null where there is none.
   * @type {{ top: number, left: number } | null}
   */
  #goal = null;
  /** True while content that the app moves is closed to the browser's momentum. */
  #isHeld = false;
  /** How many times in a row the app's animation has paused. */
  #pauses = 0;
  #restTimer = 0;
  #roomTimer = 0;

  /** @param {Element} element */
  constructor(element) {
    super(element);
    this.overscroll = new Overscroll(this.content, () => this.#shifted(), () => this.#springsEnded());
    this.reports = new Reports((message) => {
      const { by } = this.value;
      const shift = by.some((/** @type {number} */ sum) => sum !== 0) && { shift: by };
      return element.context.send({ type: 'scroll', view: element.id, ...message, ...shift });
    });
  }

  // MARK: The phase

  /** @override */
  get isScrolling() {
    return this.phase.has('browser');
  }

  /** True if the user has moved the content since it was last at rest. */
  get isUsers() {
    return this.phase.driver === 'user';
  }

  /** True while the content is on its way to where the app wants it. */
  get isApps() {
    return this.phase.driver === 'app';
  }

  /** True while the content moves by itself. */
  get isInMotion() {
    return this.phase.isInMotion;
  }

  /** Throws an error where the phase and the parts contradict one another. */
  check() {
    const { phase } = this;
    phase.check({
      finger: this.drag.isActive, glide: this.#glide.isRunning, spring: this.overscroll.isMoving, room: this.#roomTimer !== 0,
    });
    if (phase.name === 'idle' && this.overscroll.isShifted) throw new Error('content is idle beyond an edge');
    if (this.isUsers && (this.#goal || this.#isHeld)) throw new Error('the app animates content that the user has taken');
    if (this.#isCollapsing && !phase.has('glide')) throw new Error('content that goes to the place of a bar stands still');
  }

  /**
   * @override
   * @param {Axis} axis
   */
  isShut(axis) {
    return this.#isHeld || this.lock.shuts(axis);
  }

  /** Notes that the user has a hand in the motion from here on. */
  take() {
    this.#endWish();
    if (this.#isCollapsing) this.stopGliding();
    this.phase.change('userTakes');
  }

  /** Puts the marks of the places of rest around the present place. A scroller listens for wheels, too, as these places need it. */
  updateRest() {}

  /** Changes how a scroller listens for fingers, which depends on the edges at which the content is. */
  updateEdges() {}

  // MARK: Beyond an edge

  /**
   * Puts the content some points beyond an edge; 0 is within.
   * @param {Axis} axis
   * @param {number} shift
   */
  pull(axis, shift) {
    this.overscroll.pull(axis.name, shift);
    this.#noteSprings();
  }

  /**
   * Lets a spring pull the content to `to`, from where it is and with a velocity in points a second.
   * @param {Axis} axis
   * @param {{ velocity?: number, to?: number }} [options]
   */
  #release(axis, options) {
    this.overscroll.release(axis.name, options);
    this.#noteSprings();
  }

  /** Stops content that a spring pulls, where it is. */
  stopSprings() {
    this.overscroll.stop();
    this.#noteSprings();
  }

  #noteSprings() {
    this.phase.change(this.overscroll.isMoving ? 'springStart' : 'springStop');
  }

  #springsEnded() {
    this.#noteSprings();
    this.settle();
  }

  /** Updates the elements that depend on the rubber band, and reports the place. */
  #shifted() {
    for (const child of this.element.children) child.sticky?.resist();
    updateEffects(this.element);
    this.moved();
  }

  /**
   * Sends the content some points beyond the edge that it is at (the end where positive), and back.
   * @param {Axis} axis
   * @param {number} points
   */
  bounce(axis, points) {
    const distance = clamp(Math.abs(points), 4, 40);
    this.#release(axis, { velocity: -Math.sign(points) * velocityReaching(distance) });
  }

  /**
   * Lets go of content that a finger or a wheel has pulled; far enough beyond the top, this refreshes.
   * @param {Axis} axis
   */
  letGo(axis) {
    const shift = this.overscroll[axis.name];
    const refresh = axis === vertical && shift > 0 ? this.refresh : null;
    if (refresh?.release(shift)) {
      this.#release(axis, { to: refreshRoom });
      this.#awaitRoom(() => {
        refresh.giveUp();
        this.#release(axis);
        this.settle();
      });
    } else if (shift !== 0) {
      this.#release(axis);
    }
    this.settle();
  }

  /**
   * Waits for the app to make room for its refresh control.
   * @param {() => void} giveUp
   */
  #awaitRoom(giveUp) {
    this.#endRoom();
    this.phase.change('roomWait');
    this.#roomTimer = setTimeout(() => {
      this.#endRoom();
      giveUp();
    }, refreshPatience);
  }

  #endRoom() {
    clearTimeout(this.#roomTimer);
    this.#roomTimer = 0;
    this.phase.change('roomEnd');
  }

  /** The pull-to-refresh control of the element, or null. */
  get refresh() {
    return this.element.children.find((child) => child.refresh)?.refresh ?? null;
  }

  // MARK: Gliding

  /**
   * Lets content glide that the client has dragged: the browser's momentum is not in such a drag.
   * @param {Axis} axis
   * @param {number} start The scroll position at which the gesture took the content.
   * @param {number} velocity The velocity in points a millisecond.
   */
  glideFrom(axis, start, velocity) {
    const rate = this.deceleration;
    const position = this.node[axis.position];
    const end = this.rest.target(axis, { projected: projection(position, velocity, rate), velocity, start });
    if (end !== null) this.glideTo(axis, end);
    else if (Math.abs(velocity) > 0.05) this.#startGlide(axis, slowingWay(velocity, rate));
  }

  /**
   * Lets content glide on along an axis that something else has dragged, with a velocity in points a millisecond.
   * @param {Axis} axis
   * @param {number} velocity
   */
  glideOn(axis, velocity) {
    this.glideFrom(axis, this.node[axis.position], velocity);
    if (!this.#glide.isRunning) this.settle();
  }

  /**
   * Lets content glide to a position.
   * @param {Axis} axis
   * @param {number} position
   */
  glideTo(axis, position) {
    this.rest.suspend();
    this.#startGlide(axis, wayTo(this.node[axis.position], position), position);
  }

  /**
   * @param {Axis} axis
   * @param {import('./glide.js').Way} way
   * @param {number} [end]
   */
  #startGlide(axis, way, end) {
    this.stopGliding();
    this.#glide.start(axis, this.node[axis.position], way, end);
    this.phase.change('glideStart');
  }

  /**
   * Moves gliding content. Returns false where it can go no further.
   * @param {Axis} axis
   * @param {number} position
   */
  #glides(axis, position) {
    this.setPosition(axis, position);
    return position >= 0 && position <= this.limit(axis);
  }

  #glided() {
    this.#isCollapsing = false;
    this.phase.change('glideStop');
    this.settle();
  }

  /** Leaves gliding content where it is. */
  stopGliding() {
    this.#glide.stop();
    this.#isCollapsing = false;
    this.phase.change('glideStop');
  }

  // MARK: The browser's scrolling

  /** Takes the content for resting unless it moves again soon. */
  awaitEnd() {
    this.#pauses = 0;
    this.#awaitQuiet();
  }

  #awaitQuiet() {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#paused(), quiet);
  }

  /** Ends the motion, unless the app's animation has further to go: then it waits for that, but not for ever. */
  #paused() {
    if (!this.#isShort) {
      this.#endScroll();
    } else if (this.#pauses < mostPauses) {
      this.#pauses += 1;
      this.#awaitQuiet();
    } else {
      this.node.scrollTo({ ...this.#goal, behavior: 'instant' });
      this.#endScroll();
    }
  }

  /** Notes that the browser has scrolled to the end. Momentum that was stopped ends too, while the app's animation goes on. */
  scrolled() {
    if (!this.#isShort) this.#endScroll();
  }

  #endScroll() {
    this.phase.change('scrollEnd');
    clearTimeout(this.#restTimer);
    this.settle();
  }

  /** True while an animation of the app's has not come to its end yet. */
  get #isShort() {
    if (this.#goal === null) return false;
    const { top, left } = this.#goal;
    // The content may have become shorter, and a browser rounds its last position to whole pixels.
    return !this.#isAt({ top: Math.min(top, this.limit(vertical)), left: Math.min(left, this.limit(horizontal)) }, 1.01);
  }

  /**
   * @param {{ top: number, left: number }} position
   * @param {number} [tolerance]
   */
  #isAt({ top, left }, tolerance = 0.5) {
    const { node } = this;
    return Math.abs(node.scrollTop - top) < tolerance && Math.abs(node.scrollLeft - left) < tolerance;
  }

  // MARK: The app's wishes

  /**
   * Goes where the app has put the content.
   * @param {Point} offset
   * @param {boolean} isAnimated
   */
  go(offset, isAnimated) {
    const { value } = this;
    this.#cancelReport();
    if (!this.phase.has('finger')) {
      this.stopSprings();
      for (const axis of axes) this.pull(axis, 0);
    }
    this.stopGliding();
    if (this.isUsers && isAnimated) this.#holdStill(true);
    this.phase.change(isAnimated ? 'appAnimates' : 'appPuts');
    for (const axis of axes) this.rebase(axis, offset[axis.name] + value.in[axis.start]);
    /** @param {Axis} axis */
    const target = (axis) => clamp(offset[axis.name] + value.in[axis.start] - this.origin[axis.name], 0, this.limit(axis));
    const [top, left] = [target(vertical), target(horizontal)];
    const isThere = this.#isAt({ top, left });
    this.#goal = isAnimated && !isThere ? { top, left } : null;
    if (!isThere) {
      // The marks are still around the old place.
      this.rest.suspend();
      this.node.scrollTo({ top, left, behavior: isAnimated && !reducedMotion.matches ? 'smooth' : 'instant' });
    }
    if (isAnimated) {
      // An animation to the same place ends at once; the app waits for its end.
      this.reports.isMoving = true;
      if (isThere) this.settle();
      else this.awaitEnd();
      return;
    }
    if (!this.reports.suppose(this.offset, offset)) this.moved();
    this.indicators.update();
  }

  /**
   * Holds content that the app wants elsewhere against the browser's momentum, which goes on below an animation and would carry the
   * content away from its end. A script cannot end a browser's momentum, but a browser does not scroll content that is closed.
   * @param {boolean} isHeld
   */
  #holdStill(isHeld) {
    if (isHeld === this.#isHeld || (isHeld && this.phase.has('finger'))) return;
    this.#isHeld = isHeld;
    this.layOutAxes();
  }

  /** Ends a motion that the app has begun, because the user has taken the content or all is at rest. */
  #endWish() {
    this.#holdStill(false);
    this.#goal = null;
    if (this.isApps) this.phase.change('appPuts');
  }

  /**
   * Moves `place` along with content that the app has moved, so that the visible part stays where it is.
   * @param {Point} distance
   * @param {Point} place
   */
  shift(distance, place) {
    for (const axis of axes) {
      const points = distance[axis.name];
      if (points === 0) continue;
      place[axis.name] += points;
      this.reports.shift(axis, points);
      // To set a position ends the browser's own motion; until that ends by itself, the content moves instead.
      if (this.isScrolling) this.setOrigin(axis, this.origin[axis.name] + points);
      else this.previous[axis.name] += points;
    }
  }

  /**
   * Keeps the content still while insets or its size change; at its very start, it stays at the start.
   * @param {Point} before The offset before the change.
   * @param {number[]} oldInsets
   */
  stay(before, oldInsets) {
    const { drag, overscroll, reports, value } = this;
    for (const axis of axes) {
      const change = value.in[axis.start] - oldInsets[axis.start];
      const shift = overscroll[axis.name];
      if (change !== 0 && before[axis.name] <= 0.5 - oldInsets[axis.start]) {
        this.#endRoom();
        this.setPosition(axis, 0);
        if (!this.isUsers) this.phase.change('appAnimates');
        reports.isMoving = true;
        this.pull(axis, shift - change);
        if (drag.isActive) drag.anchor();
        else this.#release(axis);
        this.moved();
      } else {
        const position = before[axis.name] + value.in[axis.start] + shift;
        this.rebase(axis, position);
        this.setPosition(axis, position - this.origin[axis.name]);
      }
    }
    if (!reports.isMoving) reports.assume(this.offset);
    this.indicators.update();
  }

  // MARK: Reports

  /** Reports the offset with the next frame. */
  moved() {
    if (this.phase.has('finger')) this.reports.dragged(this.offset);
    this.#reportFrame ||= requestAnimationFrame(() => this.#report());
  }

  #report() {
    this.#reportFrame = 0;
    if (!this.value) return;
    this.refresh?.pull(Math.max(0, this.overscroll.y));
    this.indicators.update();
    const phase = this.phase.has('finger') ? 'dragging' : this.isApps ? 'animating' : 'decelerating';
    if (this.reports.report(this.offset, phase)) this.indicators.show();
    this.settle();
  }

  #cancelReport() {
    cancelAnimationFrame(this.#reportFrame);
    this.#reportFrame = 0;
  }

  /** Reports to an app that was out of reach where the content is. */
  resend() {
    if (this.value && !this.reports.resend(this.offset)) this.moved();
  }

  /** Reports that the finger has gone. */
  released() {
    this.reports.released(this.offset, this.isInMotion || this.overscroll.isShifted);
  }

  // MARK: Rest

  /** Ends the motion and reports that once, if everything has come to rest. */
  settle() {
    if (this.phase.isBusy || this.overscroll.isShifted) return;
    if (this.isUsers && this.#goToBar()) return;
    this.#cancelReport();
    this.#endWish();
    if (this.lock.rest()) this.layOutAxes();
    this.phase.change('rest');
    for (const axis of axes) this.recentre(axis);
    this.refresh?.pull(0);
    this.updateEdges();
    this.updateRest();
    this.indicators.hide();
    this.reports.rested(this.offset);
  }

  /** Takes content that has come to rest between two places of a bar to the nearer one. Returns true if it is on its way there. */
  #goToBar() {
    if (!this.value || this.value.off) return false;
    const inset = this.value.in[vertical.start];
    const last = this.limit(vertical) - inset + this.origin.y;
    const target = collapseTarget(this.value.collapse, this.offset.y, last);
    if (target === null) return false;
    const position = target + inset - this.origin.y;
    if (reducedMotion.matches) {
      this.setPosition(vertical, position);
      return false;
    }
    this.glideTo(vertical, position);
    this.#isCollapsing = true;
    return true;
  }

  /** Ends all motion without a report. */
  dispose() {
    this.overscroll.dispose();
    this.stopGliding();
    this.drag.dispose();
    this.#cancelReport();
    clearTimeout(this.#restTimer);
    this.#endRoom();
    this.value = null;
  }
}
