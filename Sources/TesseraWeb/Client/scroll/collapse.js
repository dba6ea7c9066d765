// Bars that collapse while content scrolls: no content comes to rest between the places at which a bar is whole and collapsed.

import { nearestIndex, number } from '../basics/values.js';

/** The most places at which a collapsing bar rests. */
const mostPlaces = 16;

/**
 * Reads the places of the wire, as offsets of the content; returns null where there are none.
 * @param {unknown} value
 * @returns {number[] | null}
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
 * Returns how far content scrolls while a bar collapses, in points.
 * @param {number[] | null} places
 */
export const distanceOf = (places) => (places ? places[places.length - 1] - places[0] : 0);

/**
 * Returns the place to which content goes on that has come to rest at `offset`, or null where it may stay. `last` is the greatest
 * offset of the content: content that is too short to collapse a bar leaves the bar as it was.
 * @param {number[] | null} places
 * @param {number} offset
 * @param {number} last
 */
export function collapseTarget(places, offset, last) {
  if (!places || offset <= places[0] + 0.5 || offset >= places[places.length - 1] - 0.5) return null;
  const targets = places.filter((place) => place <= last + 0.5);
  if (targets.length === 0) return null;
  const target = targets[nearestIndex(targets, offset)];
  return Math.abs(target - offset) <= 0.5 ? null : target;
}
