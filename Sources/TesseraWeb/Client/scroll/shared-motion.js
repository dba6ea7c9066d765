// What content does together with that of another element, while or after the user has moved both: see shared-drag.js.

import { vertical } from '../basics/axis.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { ScrollMotion } from './scroll-motion.js' */
/** @import { Pair } from './shared-drag.js' */

export class SharedMotion {
  #motion;
  /**
   * This element and the other one whose content a finger has moved together with this one's, until the next finger; or null.
   * @type {Pair | null}
   */
  pair = null;
  /**
   * The position at which the app has held the content of a pair back, and the last position at that time; null where it has not.
   * @type {{ end: number, limit: number } | null}
   */
  #held = null;
  /** The position of the outer content of a pair when fingers or a wheel began to move it. */
  #joinedAt = 0;

  /** @param {ScrollMotion} motion */
  constructor(motion) {
    this.#motion = motion;
  }

  /**
   * Lets fingers or a wheel move the contents of a pair, of which this element is one, from now on.
   * @param {Pair} pair
   */
  join(pair) {
    this.pair = pair;
    if (pair.outer !== this.#motion) return;
    this.#joinedAt = this.#motion.node.scrollTop;
    if (!this.#held) return;
    // Content beyond the place of the hold is no longer held. At this place, with the inner content at its start, the app may
    // have ended the hold unseen: if not, it puts the content back once more.
    const way = this.#joinedAt - this.#held.end;
    if (way > 1 || (way >= -1 && pair.inner.isAtStart(vertical))) this.#held = null;
  }

  /**
   * The position at which the outer content of a pair stands still while the inner one moves on: its last one, unless the app has
   * held it back before.
   * @param {Axis} axis
   */
  end(axis) {
    const limit = this.#motion.limit(axis);
    return this.#held && axis === vertical && this.pair?.outer === this.#motion && this.#held.limit === limit ? this.#held.end : limit;
  }

  /**
   * Returns true if a motion with a velocity goes on in the other content of a pair when this content is at its edge.
   * @param {number} velocity
   */
  passesOn(velocity) {
    const { pair } = this;
    return pair !== null && (velocity > 0 ? pair.outer : pair.inner) === this.#motion;
  }

  /**
   * Lets the other content of a pair glide on where this content has run into an edge.
   * @param {Axis} axis
   * @param {number} velocity
   */
  passOnGlide(axis, velocity) {
    if (!this.pair || !this.passesOn(velocity)) return;
    const other = this.pair.outer === this.#motion ? this.pair.inner : this.pair.outer;
    // The other content may be gone, or have got a finger of its own.
    if (!other.value || other.phase.has('finger')) return;
    this.#motion.reportBeyond(axis, velocity);
    other.take();
    other.glideOn(axis, velocity);
  }

  /**
   * Notes that the app puts the content at a position while the user moves it. Where it holds back the outer content of a pair on
   * the way to its end, the inner content goes on from now on.
   * @param {number} position
   * @param {number} velocity The velocity with which the content has glided, or 0.
   */
  noteHold(position, velocity) {
    const limit = this.#motion.limit(vertical);
    const isMoving = velocity !== 0 || this.#motion.phase.isBusy;
    if (this.pair?.outer !== this.#motion || !isMoving || velocity < 0) return;
    // Content that is put farther back than the motion began is not held.
    if (position >= this.#motion.node.scrollTop - 0.5 || position < this.#joinedAt - 1) return;
    this.#held = { end: position, limit };
    if (velocity > 0) this.passOnGlide(vertical, velocity);
  }
}
