// The arithmetic of a row that is swiped aside: how far it goes with a finger, and where it goes once it is let go. Lengths are
// in points.

import { rubberBand } from '../basics/bounce.js';

/** @typedef {'l' | 'r'} Side An edge of a row: the left or the right one. */
/** @typedef {'closed' | 'open' | 'performed'} Place */

/**
 * The measures of a row: its width, the width of its open actions, and whether a swipe all the way performs the first action.
 * Without actions the width is an estimate.
 * @typedef {{ width: number, openWidth: number, hasActions: boolean, canPerform: boolean }} Measures
 */

/** The time for which the speed of a finger carries a row on, in milliseconds. */
const reach = 150;
/** The share of a row's width from which on a swipe is one all the way. */
const fullShare = 0.6;
/** The greatest distance that a row goes towards an edge without actions, in points. */
const slack = 60;
/** The velocity towards its place from which on a row that was swiped all the way performs nothing, in points a millisecond. */
const fastestBack = 0.3;

/**
 * Returns the distance from which on a swipe is one all the way.
 * @param {Measures} measures
 */
const fullDistance = ({ width, openWidth }) => Math.min(Math.max(width * fullShare, openWidth + 24), width - 8);

/**
 * Returns how far a row moves away from its place with a finger that has gone `distance`; both are negative on the way beyond it.
 * @param {number} distance
 * @param {Measures} measures
 */
export function revealAt(distance, { width, openWidth, hasActions, canPerform }) {
  if (distance < 0) return -rubberBand(-distance, slack);
  if (hasActions && !canPerform && distance > openWidth) return openWidth + rubberBand(distance - openWidth, slack);
  return Math.min(distance, width);
}

/**
 * Returns true if a row has moved all the way, so that letting go performs the first action.
 * @param {number} reveal
 * @param {Measures} measures
 */
export const isFull = (reveal, measures) =>
  measures.hasActions && measures.canPerform && reveal >= fullDistance(measures);

/**
 * Returns the place to which a row goes that is let go, with a velocity in points a millisecond that is positive away from its
 * place.
 * @param {number} reveal
 * @param {number} velocity
 * @param {Measures} measures
 * @returns {Place}
 */
export function placeAfter(reveal, velocity, measures) {
  if (isFull(reveal, measures) && velocity > -fastestBack) return 'performed';
  return reveal + velocity * reach > measures.openWidth / 2 ? 'open' : 'closed';
}

/**
 * Returns the edge that comes to light as a row moves by `way` points, to the right where positive.
 * @param {number} way
 * @returns {Side}
 */
export const sideOf = (way) => (way < 0 ? 'r' : 'l');

/**
 * Returns how far a way to the right leads a row away from its place that has moved from an edge.
 * @param {Side | null} side
 * @param {number} way
 */
export const awayFrom = (side, way) => (side === 'r' ? -way : way);
