// Dragging by touch, as far as the browser does not do it: beyond an edge.
//
// The browser scrolls every ordinary drag. Only a drag that starts at an edge and goes outwards is taken over, and only
// while content rests at an edge does a listener exist that the browser must ask first. A drag that reaches an edge on
// its way belongs to the browser already; its part beyond the edge is drawn on top.

import { axes } from './axis.js';
import { inverseRubberBand, rubberBand } from './bounce.js';

/** @import { Axis, Point } from './axis.js' */
/** @import { Scroller } from './scroll.js' */

/** How fast content goes to its place to rest: the share of the way that is left after a millisecond. */
const approach = 0.985;

/**
 * A finger on the content.
 * @typedef {object} Finger
 * @property {number} id
 * @property {Axis | null} axis The direction in which the finger drags, once it has moved.
 * @property {boolean} isOurs True where this file moves the content, and not the browser.
 * @property {Touch} last
 * @property {Point} start The place of the finger that belongs to `position`.
 * @property {Point} position The scroll position, with the way of the finger beyond an edge.
 * @property {{ place: number, direction: number } | null} beyond Where the browser's drag reached an edge, and its direction.
 * @property {number | null} before The place of the finger at the last event.
 * @property {{ time: number, place: number }[]} samples
 */

export class Drag {
  /** @type {Scroller} */
  #scroller;
  /**
   * The finger on the content.
   * @type {Finger | null}
   */
  #finger = null;
  #isBlocking = false;
  #glide = 0;
  /** @type {AbortSignal} */
  #signal;

  /**
   * @param {Scroller} scroller
   * @param {AbortSignal} signal
   */
  constructor(scroller, signal) {
    this.#scroller = scroller;
    this.#signal = signal;
    const { node } = scroller;
    /**
     * @param {any} type
     * @param {(event: TouchEvent) => void} action
     */
    const listen = (type, action) => node.addEventListener(type, action, { passive: true, signal });
    listen('touchstart', (event) => this.#began(event));
    listen('touchmove', this.#moved);
    listen('touchend', (event) => this.#ended(event));
    listen('touchcancel', (event) => this.#ended(event));
  }

  /** Whether a finger is on the content. */
  get isActive() {
    return this.#finger !== null;
  }

  get isGliding() {
    return this.#glide !== 0;
  }

  /** Listens in the browser's way exactly while the content rests at an edge beyond which it could be pulled. */
  updateEdges() {
    if (this.#finger) return;
    const scroller = this.#scroller;
    const isAtEdge = axes.some((axis) => scroller.canBounce(axis)
      && (scroller.isAtStart(axis) || scroller.isAtEnd(axis)));
    if (isAtEdge === this.#isBlocking) return;
    this.#isBlocking = isAtEdge;
    scroller.node.removeEventListener('touchmove', this.#moved);
    scroller.node.addEventListener('touchmove', this.#moved, { passive: !isAtEdge, signal: this.#signal });
  }

  /** @param {TouchEvent} event */
  #began(event) {
    if (this.#finger || !this.#scroller.value || this.#scroller.value.off) return;
    const touch = event.changedTouches[0];
    this.stopGliding();
    this.#scroller.overscroll.stop();
    this.#scroller.take();
    // A swipe after a swipe starts from where the first was going.
    this.#scroller.rest.update();
    this.#finger = {
      id: touch.identifier, axis: null, isOurs: false, last: touch, start: { x: 0, y: 0 }, position: { x: 0, y: 0 }, beyond: null,
      before: null, samples: [],
    };
    this.#anchorAt(touch);
    this.#scroller.lock.begin({ isFingers: true });
    const held = axes.find((axis) => this.#scroller.overscroll[axis.name] !== 0);
    if (held) this.#takeOver(held);
  }

  /** The finger on the content, where one is known to be there. */
  get #present() {
    return /** @type {Finger} */ (this.#finger);
  }

  /** Takes the content's present place as the one that belongs to the finger's present place. */
  anchor() {
    if (this.#finger) this.#anchorAt(this.#finger.last);
  }

  /** @param {Touch} touch */
  #anchorAt(touch) {
    const scroller = this.#scroller;
    const finger = this.#present;
    finger.last = touch;
    finger.start = { x: touch.clientX, y: touch.clientY };
    for (const axis of axes) {
      const shift = scroller.overscroll[axis.name];
      finger.position[axis.name] = scroller.node[axis.position]
        - Math.sign(shift) * inverseRubberBand(Math.abs(shift), scroller.extent(axis));
    }
  }

  /** @param {Axis} axis */
  #takeOver(axis) {
    this.#present.axis = axis;
    this.#present.isOurs = true;
    this.#scroller.rest.suspend();
    this.#scroller.node.dispatchEvent(new Event('takeover', { bubbles: true }));
  }

  /** @param {TouchEvent} event */
  #moved = (event) => {
    const finger = this.#finger;
    const touch = finger && [...event.changedTouches].find((one) => one.identifier === finger.id);
    if (!touch || event.defaultPrevented) return;
    finger.last = touch;
    const moved = { x: touch.clientX - finger.start.x, y: touch.clientY - finger.start.y };
    this.#scroller.lock.follow(moved);
    if (!finger.axis) this.#decide(moved, event);
    if (!finger.axis) return;
    if (finger.isOurs) {
      if (event.cancelable && this.#isBlocking) event.preventDefault();
      this.#follow(finger.axis, moved[finger.axis.name]);
      this.#sample(event, touch);
    } else {
      this.#trail(finger.axis, touch);
    }
  };

  /**
   * At the first move: is this drag the browser's, or does it go outwards from an edge?
   * @param {Point} moved
   * @param {TouchEvent} event
   */
  #decide(moved, event) {
    if (moved.x === 0 && moved.y === 0) return;
    const axis = Math.abs(moved.y) >= Math.abs(moved.x) ? axes[0] : axes[1];
    const scroller = this.#scroller;
    this.#present.axis = axis;
    const isOutwards = moved[axis.name] > 0 ? scroller.isAtStart(axis) : scroller.isAtEnd(axis);
    if (isOutwards && event.cancelable && scroller.canBounce(axis)) this.#takeOver(axis);
  }

  /**
   * Puts the content where the finger wants it.
   * @param {Axis} axis
   * @param {number} moved
   */
  #follow(axis, moved) {
    const scroller = this.#scroller;
    const wanted = this.#present.position[axis.name] - moved;
    const limit = scroller.limit(axis);
    const extent = scroller.extent(axis);
    scroller.setPosition(axis, wanted);
    if (wanted < 0) scroller.overscroll.pull(axis.name, rubberBand(-wanted, extent));
    else if (wanted > limit) scroller.overscroll.pull(axis.name, -rubberBand(wanted - limit, extent));
    else scroller.overscroll.pull(axis.name, 0);
  }

  /**
   * Draws the part of the browser's own drag that goes beyond an edge.
   * @param {Axis} axis
   * @param {Touch} touch
   */
  #trail(axis, touch) {
    const scroller = this.#scroller;
    const finger = this.#present;
    const place = touch[axis.client];
    if (!scroller.canBounce(axis)) return;
    if (finger.beyond === null) {
      const direction = Math.sign(place - (finger.before ?? place));
      finger.before = place;
      if (direction > 0 && scroller.isAtStart(axis)) finger.beyond = { place, direction };
      else if (direction < 0 && scroller.isAtEnd(axis)) finger.beyond = { place, direction };
      return;
    }
    const { direction } = finger.beyond;
    const distance = (place - finger.beyond.place) * direction;
    if (distance <= 0) {
      finger.beyond = null;
      finger.before = place;
      scroller.overscroll.pull(axis.name, 0);
      return;
    }
    scroller.setPosition(axis, direction > 0 ? 0 : scroller.limit(axis));
    scroller.overscroll.pull(axis.name, direction * rubberBand(distance, scroller.extent(axis)));
  }

  /**
   * @param {TouchEvent} event
   * @param {Touch} touch
   */
  #sample(event, touch) {
    const { samples, axis } = this.#present;
    if (!axis) return;
    samples.push({ time: event.timeStamp, place: touch[axis.client] });
    while (samples.length > 1 && event.timeStamp - samples[0].time > 100) samples.shift();
  }

  /** @param {TouchEvent} event */
  #ended(event) {
    const finger = this.#finger;
    if (!finger || ![...event.changedTouches].some((touch) => touch.identifier === finger.id)) return;
    this.#finger = null;
    const scroller = this.#scroller;
    for (const axis of axes) {
      if (scroller.overscroll[axis.name] !== 0) scroller.letGo(axis);
    }
    if (finger.isOurs && !scroller.overscroll.isShifted) {
      const [first, last] = [finger.samples.at(0), finger.samples.at(-1)];
      const time = first ? event.timeStamp - first.time : 0;
      const velocity = first && last && time > 0 ? (first.place - last.place) / time : 0;
      if (finger.axis) this.#letGo(finger.axis, finger.position[finger.axis.name], velocity);
    }
    scroller.released();
    scroller.settle();
    this.updateEdges();
  }

  /**
   * Lets content glide on along an axis that something else has dragged, with a velocity in points a millisecond.
   * @param {Axis} axis
   * @param {number} velocity
   */
  glideOn(axis, velocity) {
    this.#letGo(axis, this.#scroller.node[axis.position], velocity);
    if (!this.isGliding) this.#scroller.settle();
  }

  /**
   * Lets content glide that was dragged back from beyond its edge: the browser's momentum is not in this drag.
   * @param {Axis} axis
   * @param {number} start The scroll position at which the finger took the content.
   * @param {number} velocity
   */
  #letGo(axis, start, velocity) {
    const scroller = this.#scroller;
    const share = scroller.deceleration;
    const position = scroller.node[axis.position];
    const projected = position + (velocity * share) / (1 - share);
    const rest = scroller.rest.target(axis, projected, velocity, start);
    if (rest !== null) return this.glide(axis, rest);
    if (Math.abs(velocity) <= 0.05) return;
    let speed = velocity;
    this.#glideAlong(axis, position, (before, elapsed) => {
      speed *= share ** elapsed;
      return Math.abs(speed) < 0.02 ? null : before + speed * elapsed;
    });
  }

  /**
   * Lets content go to its place to rest, without the browser's help.
   * @param {Axis} axis
   * @param {number} rest
   */
  glide(axis, rest) {
    this.stopGliding();
    this.#scroller.rest.suspend();
    const start = this.#scroller.node[axis.position];
    /** @param {number} total */
    const left = (total) => (start - rest) * approach ** total;
    this.#glideAlong(
      axis, start, (_before, _elapsed, total) => (Math.abs(left(total)) < 0.5 ? null : rest + left(total)), rest);
  }

  /**
   * Moves content with each frame to where `next` says, until that is null, and then to `end`.
   * @param {Axis} axis
   * @param {number} start
   * @param {(place: number, elapsed: number, total: number) => number | null} next
   * @param {number} [end]
   */
  #glideAlong(axis, start, next, end) {
    const scroller = this.#scroller;
    let position = start;
    let before = performance.now();
    const first = before;
    /** @param {number} time */
    const step = (time) => {
      const elapsed = Math.max(0, time - before);
      before = time;
      const place = next(position, elapsed, Math.max(0, time - first));
      position = place ?? end ?? position;
      scroller.setPosition(axis, position);
      if (place === null || position < 0 || position > scroller.limit(axis)) {
        this.#glide = 0;
        scroller.settle();
      } else {
        this.#glide = requestAnimationFrame(step);
      }
    };
    this.#glide = requestAnimationFrame(step);
  }

  stopGliding() {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  dispose() {
    this.stopGliding();
    this.#finger = null;
  }
}
