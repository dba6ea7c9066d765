// A finger that moves the content of two elements, one around the other, because the app lets both recognize it.
//
// UIKit would move both at once, and apps that use this keep one of them still at a time: a header above a list scrolls away
// before the list scrolls, and comes back after it. The page does so by itself, since content that the app puts back would be
// seen to jump.

import { inverseRubberBand, rubberBand } from '../basics/bounce.js';
import { clamp } from '../basics/values.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */

/**
 * Two elements whose content the same fingers move.
 * @typedef {{ inner: ScrollMotion, outer: ScrollMotion }} Pair
 */

/**
 * The place of content that a finger moves: `position` also counts the way beyond the edges, which are 0 and `end`. Content that
 * is `off` does not scroll any more, because the app has turned that off during the drag.
 * @typedef {{ position: number, end: number, canBounce: boolean, off?: boolean }} Place
 */

/** How far content may be from where the drag has put it before it counts as put elsewhere by the app, in points. */
const tolerance = 1;

/**
 * Returns the positions of two contents after a way, which leads to their ends where it is positive. On the way to the ends the
 * outer content goes first, and on the way to the starts the inner one. What is pulled beyond its start comes back before.
 * @param {number} way
 * @param {Place} inner
 * @param {Place} outer
 * @param {boolean} pullsInner True if the way beyond both starts pulls the inner content.
 */
export function shareWay(way, inner, outer, pullsInner) {
  const places = { inner: inner.position, outer: outer.position };
  let left = way;
  /**
   * @param {'inner' | 'outer'} name
   * @param {number} goal
   */
  const goTowards = (name, goal) => {
    if ((name === 'inner' ? inner : outer).off) return;
    const step = left > 0 ? clamp(goal - places[name], 0, left) : clamp(goal - places[name], left, 0);
    places[name] += step;
    left -= step;
  };
  if (way > 0) {
    goTowards('inner', 0);
    goTowards('outer', outer.end);
    goTowards('inner', inner.canBounce ? Infinity : inner.end);
  } else {
    goTowards('inner', 0);
    goTowards('outer', 0);
    if (inner.canBounce && !inner.off && (pullsInner || !outer.canBounce || outer.off)) goTowards('inner', -Infinity);
    else if (outer.canBounce) goTowards('outer', -Infinity);
  }
  return places;
}

/**
 * The element whose content glides on with a velocity, and that from which it goes on to the other one.
 * @param {Pair} pair
 * @param {Axis} axis
 * @param {number} velocity
 */
export const firstToGlide = ({ inner, outer }, axis, velocity) => {
  if (inner.value.off) return outer;
  if (outer.value.off) return inner;
  if (velocity > 0) return outer.node[axis.position] >= outer.end(axis) - tolerance ? inner : outer;
  return inner.isAtStart(axis) ? outer : inner;
};

export class SharedDrag {
  /** @type {Pair} */
  pair;
  #axis;
  #last;
  /** The positions to which the finger has moved the contents. */
  #wanted;
  /**
   * The element whose content moved last.
   * @type {ScrollMotion | null}
   */
  #mover = null;

  /**
   * Begins a drag of two contents along an axis from a place of the finger.
   * @param {Pair} pair
   * @param {Axis} axis
   * @param {number} place
   */
  constructor(pair, axis, place) {
    this.pair = pair;
    this.#axis = axis;
    this.#last = place;
    this.#wanted = { inner: this.#position(pair.inner), outer: this.#position(pair.outer) };
  }

  /**
   * The position of content, with its way beyond an edge.
   * @param {ScrollMotion} motion
   */
  #position(motion) {
    const shift = motion.overscroll[this.#axis.name];
    // A browser rounds its last position to whole pixels.
    if (shift === 0) return clamp(motion.node[this.#axis.position], 0, motion.limit(this.#axis));
    return motion.node[this.#axis.position] - Math.sign(shift) * inverseRubberBand(Math.abs(shift), motion.extent(this.#axis));
  }

  /**
   * Moves the contents along with the finger to a place. The content that moves first reports it first.
   * @param {number} place
   */
  move(place) {
    const way = this.#last - place;
    this.#last = place;
    const { inner, outer } = this.pair;
    // A finger that goes down on both ends what was before, first that of the inner element.
    for (const motion of [inner, outer]) if (motion.shared.pair !== this.pair) motion.shared.join(this.pair);
    const before = { inner: this.#placeOf('inner'), outer: this.#placeOf('outer') };
    const places = shareWay(way, before.inner, before.outer, inner.refresh !== null && outer.refresh === null);
    this.#wanted = places;
    const mover = places.inner !== before.inner.position ? inner : outer;
    if (mover !== this.#mover) {
      // Content that stays, where it would go first, is pulled a little way in UIKit.
      const first = way > 0 ? outer : inner;
      if (mover !== first) first.reportBeyond(this.#axis, way);
      this.#mover = mover;
    }
    if (way > 0) this.#put(outer, places.outer);
    this.#put(inner, places.inner);
    if (way < 0) this.#put(outer, places.outer);
  }

  /**
   * @param {'inner' | 'outer'} name
   * @returns {Place}
   */
  #placeOf(name) {
    const axis = this.#axis;
    const motion = this.pair[name];
    const end = name === 'outer' ? motion.end(axis) : motion.limit(axis);
    const wanted = this.#wanted[name];
    // Where the app has put content, the finger goes on from there.
    const isPut = Math.abs(clamp(wanted, 0, motion.limit(axis)) - motion.node[axis.position]) > tolerance;
    return { position: isPut ? this.#position(motion) : wanted, end, canBounce: motion.canBounce(axis), off: motion.value.off };
  }

  /**
   * @param {ScrollMotion} motion
   * @param {number} position
   */
  #put(motion, position) {
    if (motion.value.off) return;
    const axis = this.#axis;
    const [limit, extent] = [motion.limit(axis), motion.extent(axis)];
    motion.setPosition(axis, position);
    let shift = 0;
    if (position < 0) shift = rubberBand(-position, extent);
    else if (position > limit) shift = -rubberBand(position - limit, extent);
    motion.pull(axis, shift);
  }
}
