// A finger that scrolls content while a gesture of the app has the same finger, as with a list in a panel that the user drags.
//
// Apps move the panel as long as the list is at its start, and put the list back to its start meanwhile. Content that the page
// moved first would be seen to jump. So wherever the app may want the content to stay, the page leaves it in place and asks the
// app what the finger does to it, with a report of the phase `pushing`. The app answers with the place of the content. If that is
// where the finger would have brought it, the page moves the content by itself from there on, without asking.

import { vertical } from '../basics/axis.js';
import { inverseRubberBand, rubberBand } from '../basics/bounce.js';
import { clamp, hundredths } from '../basics/values.js';
import { Velocity } from '../basics/velocity.js';

/** @import { Axis, Point } from '../basics/axis.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */

/** How far a finger goes before content that waits for the app is pushed, in points: as far as before a pan of the app begins. */
const threshold = 10;

/** How far an answer may be from where the finger would have brought the content, in points: a browser rounds places. */
const tolerance = 1;

/** The longest time for which a finger that has let go waits for the last answer, in milliseconds. */
const patience = 2000;

/** The least velocity with which content goes on after the finger, in points a millisecond. */
const leastVelocity = 0.05;

export class AskedDrag {
  #motion;
  /**
   * The axis of the drag.
   * @type {Axis}
   */
  #axis = vertical;
  /** The place of the finger at its latest move. */
  #last = 0;
  /** The place of the finger where it went down, until the content may be pushed; or null. */
  #start = /** @type {number | null} */ (null);
  /** The position of content that the page moves, with the way of the finger beyond an edge. */
  #position = 0;
  /** The way of the finger about which the app has not been asked yet. */
  #left = 0;
  /** The whole way of the finger while the app is asked about it. */
  #way = 0;
  #velocity = new Velocity();
  /**
   * Where the content is, and where it would be if the app allows the latest push; null where no answer is awaited.
   * @type {{ from: number, to: number } | null}
   */
  #question = null;
  #isHeld = false;
  #isActive = false;
  #frame = 0;
  /**
   * The velocity with which a finger has let go that waits for the last answer, and the timer of its patience; or null.
   * @type {{ velocity: number, timer: number } | null}
   */
  #release = null;

  /** @param {ScrollMotion} motion */
  constructor(motion) {
    this.#motion = motion;
  }

  /** True while the content stays where it is, and the app is asked. */
  get isHeld() {
    return this.#isHeld;
  }

  /** True while a finger that has let go waits for the last answer of the app. */
  get isWaiting() {
    return this.#release !== null;
  }

  /**
   * Begins a drag along an axis at the place where the finger went down, or where it is now if it drags already.
   * @param {Axis} axis
   * @param {number} start
   * @param {boolean} [isUnderWay] True if the finger drags already.
   */
  begin(axis, start, isUnderWay = false) {
    const motion = this.#motion;
    this.dispose();
    this.#isActive = true;
    this.#axis = axis;
    this.#last = start;
    this.#way = 0;
    this.#velocity.forget();
    const shift = motion.overscroll[axis.name];
    this.#position = motion.position(axis) - Math.sign(shift) * inverseRubberBand(Math.abs(shift), motion.extent(axis));
    this.#isHeld = shift === 0 && motion.isAtStart(axis);
    this.#start = this.#isHeld && !isUnderWay ? start : null;
    motion.rest.suspend();
    motion.node.dispatchEvent(new Event('accompany', { bubbles: true }));
  }

  /**
   * Moves the finger to a place.
   * @param {number} place
   */
  move(place) {
    const way = this.#last - place;
    this.#last = place;
    if (this.#motion.value.off) return;
    if (this.#start !== null) {
      if (Math.abs(place - this.#start) >= threshold) this.#start = null;
    } else if (this.#isHeld) {
      this.#push(way);
    } else {
      const before = this.#position;
      this.#position += way;
      // Where the content reaches its start, the app may move something else with the finger from here on.
      if (before >= 0 && this.#position < 0 && this.#motion.origin[this.#axis.name] === 0) this.#reachStart();
      else this.#put();
    }
  }

  #reachStart() {
    const beyond = this.#position;
    this.#position = 0;
    this.#put();
    this.#motion.reportPlace();
    this.#hold();
    this.#push(beyond);
  }

  #hold() {
    this.#isHeld = true;
    this.#left = 0;
  }

  /** @param {number} way */
  #push(way) {
    this.#left += way;
    this.#way += way;
    this.#velocity.add(performance.now(), this.#along(this.#way));
    this.#frame ||= requestAnimationFrame(() => this.#ask());
  }

  /** Asks the app about the way of the finger since the latest question, once that is answered. */
  #ask() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const way = hundredths(this.#left);
    if (this.#question !== null || !this.#isHeld || way === 0 || !this.#motion.value) return;
    this.#left = 0;
    const from = this.#motion.offset[this.#axis.name];
    this.#question = { from, to: from + way };
    const velocity = this.#velocity.at(performance.now())[this.#axis.name];
    this.#motion.reports.ask(this.#along(way), this.#along(velocity));
  }

  /**
   * Returns a vector along the axis of the drag.
   * @param {number} length
   * @returns {Point}
   */
  #along(length) {
    return { x: 0, y: 0, [this.#axis.name]: length };
  }

  /**
   * Takes a place at which the app has put the content, which answers the latest question if there is one. Otherwise the app
   * wants the content there while the finger moves on.
   * @param {Point} place
   */
  answer(place) {
    const axis = this.#axis;
    const offset = place[axis.name];
    const question = this.#question;
    this.#question = null;
    if (!this.#isActive && !this.#release) return;
    if (question === null) {
      if (!this.#isHeld) this.#hold();
    } else if (isGranted(question, offset)) {
      this.#isHeld = false;
      this.#position = offset + this.#motion.value.in[axis.start] - this.#motion.origin[axis.name] + this.#left;
      this.#left = 0;
      this.#motion.take();
      this.#put();
      if (this.#release) this.#finish(this.#release.velocity, true);
    } else if (this.#release && Math.abs(this.#left) < 0.01) {
      this.#finish(this.#release.velocity, false);
    } else {
      this.#ask();
    }
  }

  /** Puts the content at its position, within its edges or beyond. */
  #put() {
    const [motion, axis] = [this.#motion, this.#axis];
    const [limit, extent] = [motion.limit(axis), motion.extent(axis)];
    const beyond = this.#position - clamp(this.#position, 0, limit);
    motion.setPosition(axis, this.#position);
    motion.pull(axis, motion.canBounce(axis) ? -Math.sign(beyond) * rubberBand(Math.abs(beyond), extent) : 0);
    motion.moved();
  }

  /**
   * Lets go of content that is held, with the velocity of the finger in points a millisecond. The end waits for the app's last
   * answer, since that decides whether the content glides on.
   * @param {number} velocity
   */
  letGo(velocity) {
    this.#isActive = false;
    this.#ask();
    if (this.#question === null) return this.#finish(velocity, false);
    this.#release = { velocity, timer: setTimeout(() => this.#finish(velocity, false), patience) };
  }

  /**
   * @param {number} velocity
   * @param {boolean} isFree True if the app lets the content go where the finger brings it.
   */
  #finish(velocity, isFree) {
    const motion = this.#motion;
    this.dispose();
    if (!motion.value) return;
    motion.take();
    if (motion.overscroll[this.#axis.name] !== 0) motion.letGo(this.#axis);
    else if (isFree) motion.glideOn(this.#axis, velocity);
    const goesOn = Math.abs(velocity) >= leastVelocity;
    motion.reports.released(motion.offset, goesOn || motion.isInMotion, this.#along(goesOn ? velocity : 0));
    motion.settle();
  }

  /** Ends the drag of content that moves freely: the finger has let go. */
  end() {
    this.#isActive = false;
  }

  /** Forgets the finger and its questions. */
  dispose() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#release) clearTimeout(this.#release.timer);
    this.#release = null;
    this.#question = null;
    this.#left = 0;
    this.#isHeld = false;
    this.#isActive = false;
  }
}

/**
 * Returns true if an offset is where the finger would have brought the content, and not where it was.
 * @param {{ from: number, to: number }} question
 * @param {number} offset
 */
function isGranted({ from, to }, offset) {
  const distance = Math.abs(offset - to);
  return distance <= tolerance && distance < Math.abs(offset - from);
}
