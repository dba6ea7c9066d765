// The choice between scrolling elements that contain one another: the innermost one that can use an event gets it.

/** @import { Axis } from '../basics/axis.js' */

/**
 * Events that a scrolling element further in has used already, with the directions that it used.
 * @type {WeakMap<Event, Set<Axis>>}
 */
const used = new WeakMap();

/**
 * Takes an event for a direction. Returns false if a scrolling element further in has taken it.
 * @param {Event} event
 * @param {Axis} axis
 */
export function use(event, axis) {
  const directions = used.get(event) ?? new Set();
  if (directions.has(axis)) return false;
  used.set(event, directions.add(axis));
  return true;
}
