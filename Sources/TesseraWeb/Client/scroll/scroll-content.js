// The description of a scrolling element on the wire.

import { readCollapse } from './collapse.js';
import { usualRate } from '../basics/protocol.js';
import { readRest } from './rest.js';
import { number, numbers } from '../basics/values.js';

/** @import { RestContent } from './rest.js' */

/**
 * A scroll description, as the wire has it.
 * @typedef {object} ScrollContent
 * @property {number} w
 * @property {number} h
 * @property {number[]} in
 * @property {number[]} at
 * @property {number} rev
 * @property {number[]} [by]
 * @property {boolean} [an]
 * @property {boolean} [off]
 * @property {boolean} [bv]
 * @property {boolean} [bh]
 * @property {boolean} [nv]
 * @property {boolean} [nh]
 * @property {boolean} [hv]
 * @property {boolean} [hh]
 * @property {number[]} [ii]
 * @property {'black' | 'white'} [is]
 * @property {number} [fl]
 * @property {boolean} [rl]
 * @property {boolean} [pg]
 * @property {boolean} [lk]
 * @property {number} [dr]
 * @property {RestContent} [rs]
 * @property {number[]} [cz]
 * @property {'drag' | 'interactive'} [kd]
 * @property {boolean} [nk]
 * @property {boolean} [sv]
 * @property {boolean} [pr]
 */

/** @typedef {ReturnType<typeof readScroll>} Scrolling A scroll description as `readScroll` returns it. */

/**
 * Reads a scroll description of the wire. Returns it with its lists and numbers checked, with the places of rest and of collapsing bars
 * as their files read them, and with the usual values of what it leaves out.
 * @param {ScrollContent} value
 */
export function readScroll(value) {
  const rate = value.dr === undefined ? usualRate : number(value.dr, 'deceleration rate');
  if (rate <= 0 || rate >= 1) throw new TypeError('a deceleration rate lies between 0 and 1');
  return {
    ...value, in: numbers(value.in, 4), at: numbers(value.at, 2), rev: number(value.rev, 'revision'),
    w: number(value.w, 'width'), h: number(value.h, 'height'), by: value.by === undefined ? [0, 0] : numbers(value.by, 2),
    ii: value.ii === undefined ? undefined : numbers(value.ii, 6), fl: value.fl === undefined ? 0 : number(value.fl, 'flashes'),
    rest: readRest(value.rs), collapse: readCollapse(value.cz), rate,
  };
}
