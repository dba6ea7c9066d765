// Bars that collapse while content scrolls: between the places at which a bar is whole and collapsed no content rests.

import { vertical } from './axis.js';
import { reducedMotion } from './reduced-motion.js';
import { nearestIndex, number } from './values.js';

/** @import { Scroller } from './scroll.js' */

/** The most places at which a collapsing bar rests. */
const mostPlaces = 16;

/**
 * Reads the places of the wire, as offsets of the content; null where there are none.
 * @param {any} value
 */
export function readCollapse(value) {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length < 2 || value.length > mostPlaces) {
    throw new TypeError('a bar rests at 2 to 16 places');
  }
  const places = value.map((place) => number(place, 'place'));
  if (places.some((place, index) => index > 0 && place < places[index - 1])) throw new TypeError('places ascend');
  return places;
}

/**
 * How far content scrolls while a bar collapses, in points.
 * @param {number[] | null} places
 */
export const distanceOf = (places) => (places ? places[places.length - 1] - places[0] : 0);

export class Collapse {
  /** @type {Scroller} */
  #scroller;
  /** Whether content is on its way to the nearer place. */
  #isUnderWay = false;

  /** @param {Scroller} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
  }

  /** Takes content that has come to rest between two places to the nearer one; returns whether it had to. */
  finish() {
    const scroller = this.#scroller;
    this.#isUnderWay = false;
    const places = scroller.value?.collapse;
    if (!places || scroller.value.off) return false;
    const offset = scroller.offset.y;
    if (offset <= places[0] + 0.5 || offset >= places.at(-1) - 0.5) return false;
    /** @param {number} place */
    const toPosition = (place) => place + scroller.value.in[vertical.start] - scroller.origin.y;
    const limit = scroller.limit(vertical);
    // Content that is too short to collapse the bar leaves it as it was.
    const targets = places.map(toPosition).filter((/** @type {number} */ position) => position <= limit + 0.5);
    if (targets.length === 0) return false;
    const present = scroller.node.scrollTop;
    const target = targets[nearestIndex(targets, present)];
    if (Math.abs(target - present) <= 0.5) return false;
    if (reducedMotion.matches) {
      scroller.setPosition(vertical, target);
      return false;
    }
    this.#isUnderWay = true;
    scroller.drag.glide(vertical, target);
    return true;
  }

  /** Leaves content where it is, which the user moves on. */
  interrupt() {
    if (!this.#isUnderWay) return;
    this.#isUnderWay = false;
    this.#scroller.drag.stopGliding();
  }
}
