// The gliding of content that the client moves by itself: after a drag of its own, to a place of rest, and to the place of a bar.

import { vertical } from '../basics/axis.js';
import { collapseTarget } from './collapse.js';
import { Glide, projection, slowingWay, wayTo } from './glide.js';
import { reducedMotion } from '../basics/reduced-motion.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { Way } from './glide.js' */
/** @import { Rest } from './rest.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */
/** @import { ScrollPhase } from './scroll-phase.js' */

/** The least velocity with which content glides, in points a millisecond. */
const slowest = 0.05;

export class ScrollGlide {
  /** @type {ScrollMotion} */
  #area;
  /** @type {Rest} */
  #rest;
  /** @type {ScrollPhase} */
  #phase;
  #ended;
  #ranOut;
  /** The velocity of the content, in points a millisecond. */
  velocity = 0;
  #glide = new Glide((axis, position, velocity) => this.#moves(axis, position, velocity), () => this.#arrived());
  #isCollapsing = false;

  /**
   * Moves the content of an area between its places of rest, calls `ended` when it has arrived, and `ranOut` before that if it has run into
   * an edge with a velocity.
   * @param {ScrollMotion} area
   * @param {Rest} rest
   * @param {ScrollPhase} phase
   * @param {() => void} ended
   * @param {(axis: Axis, velocity: number) => void} ranOut
   */
  constructor(area, rest, phase, ended, ranOut) {
    this.#area = area;
    this.#rest = rest;
    this.#phase = phase;
    this.#ended = ended;
    this.#ranOut = ranOut;
  }

  get isRunning() {
    return this.#glide.isRunning;
  }

  /** True while content is on its way to where a bar is whole or collapsed. */
  get isCollapsing() {
    return this.#isCollapsing;
  }

  /**
   * Lets content glide that the client has dragged: the browser's momentum is not in such a drag. Content that is slow stays.
   * @param {Axis} axis
   * @param {number} start The scroll position at which the gesture took the content.
   * @param {number} velocity The velocity in points a millisecond.
   */
  begin(axis, start, velocity) {
    const { rate } = this.#area.value;
    const position = this.#area.node[axis.position];
    const end = this.#rest.target(axis, { projected: projection(position, velocity, rate), velocity, start });
    if (end !== null) this.beginTo(axis, end);
    else if (Math.abs(velocity) > slowest) this.#start(axis, slowingWay(velocity, rate));
  }

  /**
   * Lets content glide to a position.
   * @param {Axis} axis
   * @param {number} position
   */
  beginTo(axis, position) {
    this.#rest.suspend();
    this.#start(axis, wayTo(this.#area.node[axis.position], position), position);
  }

  /**
   * Takes content that has come to rest between two places of a bar to the nearer one. Returns true if it is on its way there.
   */
  beginToBar() {
    const area = this.#area;
    if (!area.value || area.value.off) return false;
    // Positions are counted from the start of the part that is laid out, and offsets from below the inset.
    const start = area.value.in[vertical.start] - area.origin.y;
    const target = collapseTarget(area.value.collapse, area.offset.y, area.limit(vertical) - start);
    if (target === null) return false;
    if (reducedMotion.matches) {
      area.setPosition(vertical, target + start);
      return false;
    }
    this.beginTo(vertical, target + start);
    this.#isCollapsing = true;
    return true;
  }

  /**
   * @param {Axis} axis
   * @param {Way} way
   * @param {number} [end]
   */
  #start(axis, way, end) {
    this.stop();
    this.#glide.start(axis, this.#area.node[axis.position], way, end);
    this.#phase.change('glideStart');
  }

  /**
   * Moves the content. Returns false where it can go no further.
   * @param {Axis} axis
   * @param {number} position
   * @param {number} velocity
   */
  #moves(axis, position, velocity) {
    const end = this.#area.end(axis);
    this.velocity = velocity;
    this.#area.setPosition(axis, Math.min(position, end));
    if (position >= 0 && position <= end) return true;
    this.#ranOut(axis, velocity);
    return false;
  }

  #arrived() {
    this.#isCollapsing = false;
    this.#phase.change('glideStop');
    this.#ended();
  }

  /** Stops the content where it is. */
  stop() {
    this.#glide.stop();
    this.#isCollapsing = false;
    this.#phase.change('glideStop');
  }
}
