// A finger that drags content, and the parts of its drag that the browser does not do by itself.
//
// The browser scrolls every ordinary drag. The client takes over only a drag that starts at an edge and goes outwards. A drag
// that reaches an edge on its way belongs to the browser already; the client draws its part beyond the edge on top.

import { axes, horizontal, vertical } from '../basics/axis.js';
import { inverseRubberBand, rubberBand } from '../basics/bounce.js';
import { SharedDrag } from './shared-drag.js';
import { use } from './used-events.js';

/** @import { Axis, Point } from '../basics/axis.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */
/** @import { AskedDrag } from './asked-drag.js' */
/** @import { Pair } from './shared-drag.js' */

/** How long a place of the finger counts for its velocity, in milliseconds. */
const memory = 100;

/**
 * A finger on the content.
 * @typedef {object} Finger
 * @property {number} id
 * @property {Axis | null} axis The direction in which the finger drags, once it has moved.
 * @property {boolean} isOthers True where the drag moves the content of another element.
 * @property {boolean} isOurs True where the client moves the content, and not the browser.
 * @property {Touch} last
 * @property {Point} start The place of the finger that belongs to `position`.
 * @property {Point} position The scroll position, with the way of the finger beyond an edge.
 * @property {{ place: number, direction: number } | null} beyond Where the browser's drag reached an edge, and its direction.
 * @property {number | null} before The place of the finger at the last event.
 * @property {SharedDrag | null} shared The drag of two contents, where the app wants one.
 * @property {AskedDrag | null} asked The drag of content where a gesture of the app has the same finger.
 * @property {{ time: number, place: number }[]} samples
 */

/**
 * What a move of the finger does to the content: the client scrolls it to `position`, unless that is null, and shifts it by
 * `shift` points. `takesOver` is true at the move with which the client takes the drag over.
 * @typedef {{ axis: Axis, isOurs: boolean, takesOver: boolean, position: number | null, shift: number | null }} Move
 */

/**
 * How a finger let go: the axis of its drag, the position at which it took the content, and its velocity in points a millisecond;
 * `pair` are the contents that it has moved together, and `asked` is the drag of content that a gesture of the app accompanies.
 * @typedef {{ axis: Axis | null, isOurs: boolean, start: number, velocity: number, pair: Pair | null, asked: AskedDrag | null }} Release
 */

export class Drag {
  /** @type {ScrollMotion} */
  #area;
  /**
   * The finger on the content, or null.
   * @type {Finger | null}
   */
  #finger = null;

  /** @param {ScrollMotion} area */
  constructor(area) {
    this.#area = area;
  }

  /** True while a finger is on the content. */
  get isActive() {
    return this.#finger !== null;
  }

  /**
   * Begins a drag. Returns true if the client takes it over at once, as where content is beyond an edge.
   * @param {Touch} touch
   */
  begin(touch) {
    /** @type {Finger} */
    const finger = {
      id: touch.identifier, axis: null, isOthers: false, isOurs: false, last: touch, start: { x: 0, y: 0 }, position: { x: 0, y: 0 },
      beyond: null, before: null, shared: null, asked: null, samples: [],
    };
    this.#finger = finger;
    this.#anchorAt(finger, touch);
    const axis = axes.find((one) => this.#area.overscroll[one.name] !== 0);
    if (axis) Object.assign(finger, { axis, isOurs: true });
    const partner = axis && this.#area.partner(axis);
    if (partner) finger.shared = new SharedDrag({ inner: this.#area, outer: partner }, axis, finger.start[axis.name]);
    if (axis && !partner) this.#accompany(finger, axis);
    return axis !== undefined && !finger.asked;
  }

  /**
   * Lets the app be asked about the drag, if a gesture of the app accompanies it.
   * @param {Finger} finger
   * @param {Axis} axis
   * @param {boolean} [isUnderWay] True if the finger drags already.
   */
  #accompany(finger, axis, isUnderWay) {
    if (!this.#area.isAccompanied) return;
    finger.isOurs = true;
    finger.asked = this.#area.askedDrag();
    finger.asked.begin(axis, finger.start[axis.name], isUnderWay);
  }

  /**
   * Goes on from where the app has put the content during the drag. If the app has turned out to hold the content, it is asked
   * from now on, unless the drag is the browser's.
   */
  wasPut() {
    const finger = this.#finger;
    if (!finger || finger.asked || finger.shared) return;
    this.#anchorAt(finger, finger.last);
    finger.beyond = null;
    finger.before = finger.axis && finger.last[finger.axis.client];
    if (finger.isOurs && finger.axis) this.#accompany(finger, finger.axis, true);
  }

  /** True while a finger drags the content of this element alone, and not together with other content. */
  get isAlone() {
    return this.#finger !== null && !this.#finger.shared;
  }

  /** Takes the content's present place as the one that belongs to the finger's present place. */
  anchor() {
    if (this.#finger) this.#anchorAt(this.#finger, this.#finger.last);
  }

  /**
   * @param {Finger} finger
   * @param {Touch} touch
   */
  #anchorAt(finger, touch) {
    const area = this.#area;
    finger.last = touch;
    finger.start = { x: touch.clientX, y: touch.clientY };
    for (const axis of axes) {
      const shift = area.overscroll[axis.name];
      finger.position[axis.name] = area.node[axis.position]
        - Math.sign(shift) * inverseRubberBand(Math.abs(shift), area.extent(axis));
    }
  }

  /**
   * Returns how far the finger has gone since it took the content, or null where an event is not about the finger.
   * @param {TouchEvent} event
   * @returns {Point | null}
   */
  way(event) {
    const finger = this.#finger;
    const touch = finger && [...event.changedTouches].find((one) => one.identifier === finger.id);
    if (!touch) return null;
    finger.last = touch;
    return { x: touch.clientX - finger.start.x, y: touch.clientY - finger.start.y };
  }

  /**
   * Returns the effect of the finger on the content, now that it has gone so far; null if there is none.
   * @param {Point} way
   * @param {TouchEvent} event
   * @returns {Move | null}
   */
  move(way, event) {
    const finger = this.#finger;
    if (!finger) return null;
    const isFirst = !finger.axis;
    if (isFirst) this.#decide(finger, way, event);
    const { axis, isOurs } = finger;
    if (!axis || finger.isOthers) return null;
    // This marks the event, so that the elements around this one do not move their content too.
    use(event, axis);
    if (!isOurs) return this.#trail(finger, axis);
    this.#sample(finger, axis, event.timeStamp);
    if (finger.shared) {
      finger.shared.move(finger.last[axis.client]);
      return { axis, isOurs, takesOver: isFirst, position: null, shift: null };
    }
    if (finger.asked) {
      finger.asked.move(finger.last[axis.client]);
      // The app keeps its finger.
      return { axis, isOurs, takesOver: false, position: null, shift: null };
    }
    return { ...this.#pull(axis, finger.position[axis.name] - way[axis.name]), takesOver: isFirst };
  }

  /**
   * Decides at the first move whether the drag is for this element, and if so, whether it is the browser's or goes outwards from
   * an edge.
   * @param {Finger} finger
   * @param {Point} way
   * @param {TouchEvent} event
   */
  #decide(finger, way, event) {
    if (way.x === 0 && way.y === 0) return;
    const axis = Math.abs(way.y) >= Math.abs(way.x) ? vertical : horizontal;
    const area = this.#area;
    finger.axis = axis;
    const partner = event.cancelable ? area.partner(axis) : null;
    if (partner && use(event, axis)) {
      finger.isOurs = true;
      finger.shared = new SharedDrag({ inner: area, outer: partner }, axis, finger.start[axis.name]);
      return;
    }
    // Sideways, content at its edge leaves the drag to content around it.
    const isTaken = axis === vertical || area.canUse(axis, way[axis.name]);
    if (isTaken && event.cancelable && area.isAccompanied && area.canMove(axis) && use(event, axis)) {
      this.#accompany(finger, axis);
      return;
    }
    const isOutwards = area.isOutwards(axis, way[axis.name]);
    finger.isOthers = !area.canUse(axis, way[axis.name]) || (isOutwards && !area.canBounce(axis)) || !use(event, axis);
    finger.isOurs = !finger.isOthers && isOutwards && event.cancelable;
  }

  /**
   * Returns how the content comes to the position that the finger wants, within its edges or beyond.
   * @param {Axis} axis
   * @param {number} wanted
   */
  #pull(axis, wanted) {
    const limit = this.#area.limit(axis);
    const extent = this.#area.extent(axis);
    let shift = 0;
    if (wanted < 0) shift = rubberBand(-wanted, extent);
    else if (wanted > limit) shift = -rubberBand(wanted - limit, extent);
    return { axis, isOurs: true, position: wanted, shift };
  }

  /**
   * Returns the part of the browser's own drag that goes beyond an edge.
   * @param {Finger} finger
   * @param {Axis} axis
   * @returns {Move | null}
   */
  #trail(finger, axis) {
    const area = this.#area;
    const place = finger.last[axis.client];
    if (!area.canBounce(axis)) return null;
    if (finger.beyond === null) {
      const direction = Math.sign(place - (finger.before ?? place));
      finger.before = place;
      const isAtEdge = direction > 0 ? area.isAtStart(axis) : direction < 0 && area.isAtEnd(axis);
      if (isAtEdge) finger.beyond = { place, direction };
      return null;
    }
    const { direction } = finger.beyond;
    const distance = (place - finger.beyond.place) * direction;
    const move = { axis, isOurs: false, takesOver: false };
    if (distance <= 0) {
      finger.beyond = null;
      finger.before = place;
      return { ...move, position: null, shift: 0 };
    }
    const position = direction > 0 ? 0 : area.limit(axis);
    return { ...move, position, shift: direction * rubberBand(distance, area.extent(axis)) };
  }

  /**
   * @param {Finger} finger
   * @param {Axis} axis
   * @param {number} time
   */
  #sample(finger, axis, time) {
    const { samples } = finger;
    samples.push({ time, place: finger.last[axis.client] });
    while (samples.length > 1 && time - samples[0].time > memory) samples.shift();
  }

  /**
   * Ends the drag. Returns how the finger let go, or null where an event is not about the finger.
   * @param {TouchEvent} event
   * @returns {Release | null}
   */
  end(event) {
    const finger = this.#finger;
    if (!finger || ![...event.changedTouches].some((touch) => touch.identifier === finger.id)) return null;
    this.#finger = null;
    const { axis, isOurs, position, samples, shared, asked } = finger;
    const [first, last] = [samples.at(0), samples.at(-1)];
    const time = first ? event.timeStamp - first.time : 0;
    // A finger that has rested lets go without a velocity.
    const hasRested = !last || event.timeStamp - last.time > memory;
    const velocity = first && !hasRested && time > 0 ? (first.place - last.place) / time : 0;
    return { axis, isOurs, start: axis ? position[axis.name] : 0, velocity, pair: shared?.pair ?? null, asked };
  }

  /** Forgets the finger. */
  dispose() {
    this.#finger = null;
  }
}
