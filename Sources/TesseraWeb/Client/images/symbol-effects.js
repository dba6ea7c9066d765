// Effects of symbols: looks through which the node of an image goes, apart from the animations of its element.

import { reducedMotion } from '../basics/reduced-motion.js';
import { clamp, isPresent, number, numbers, object, px } from '../basics/values.js';

/**
 * An effect of the wire.
 * @typedef {object} SymbolEffectContent
 * @property {number} i A number by which the display knows if it has begun the effect already.
 * @property {number} d The seconds of one run.
 * @property {number} [n] The number of runs; without an end if it is absent.
 * @property {number[][]} f The looks: the time of 0 to 1, the opacity, the scale, the distances in fractions of the height, the
 * angle.
 * @property {boolean} [s] True if the last look stays.
 * @property {boolean} [l] True if the pace is the same all the time.
 */

/** The most effects of a symbol. */
const most = 20;

/**
 * Returns the key frames of an effect. A property that does not change is left out.
 * @param {SymbolEffectContent} effect
 * @param {number} height The height of the symbol in points.
 * @param {boolean} isStill True if the user wants less motion.
 * @returns {Keyframe[]}
 */
export function keyframesOf(effect, height, isStill) {
  const looks = effect.f.map((look) => numbers(look, 6));
  const frames = looks.length === 1 ? [looks[0], looks[0]] : looks;
  const changes = (/** @type {number} */ index, /** @type {number} */ usual) => frames.some((look) => look[index] !== usual);
  // What stays is a state of the symbol, and not a motion.
  const moves = !isStill || Boolean(effect.s);
  const [fades, scales] = [changes(1, 1), changes(2, 1) && moves];
  const [shifts, turns] = [(changes(3, 0) || changes(4, 0)) && moves, changes(5, 0) && moves];
  return frames.map(([time, opacity, scale, x, y, angle], index) => ({
    offset: looks.length === 1 ? index : clamp(time, 0, 1),
    easing: effect.l ? 'linear' : 'ease-in-out',
    ...(fades ? { opacity: clamp(opacity, 0, 1) } : {}),
    ...(scales ? { scale: String(Math.max(scale, 0)) } : {}),
    ...(shifts ? { translate: `${px(x * height)} ${px(y * height)}` } : {}),
    ...(turns ? { rotate: `${angle}deg` } : {}),
  }));
}

/** The effects of the symbol that one node draws. */
export class SymbolEffects {
  /**
   * The animations by the numbers of their effects.
   * @type {Map<number, Animation>}
   */
  #running = new Map();

  /**
   * Begins the effects of a list that have not begun, and ends those that are not in it.
   * @param {HTMLElement} node
   * @param {SymbolEffectContent[]} effects
   * @param {number} height
   */
  apply(node, effects, height) {
    const wanted = new Set(effects.map(({ i }) => i));
    for (const [id, animation] of this.#running) {
      if (wanted.has(id)) continue;
      animation.cancel();
      this.#running.delete(id);
    }
    for (const effect of effects) {
      if (this.#running.has(effect.i)) continue;
      const isOver = effect.f.length === 1;
      const animation = node.animate(keyframesOf(effect, height, reducedMotion.matches), {
        duration: isOver ? 0 : Math.max(effect.d, 0) * 1000,
        iterations: isOver ? 1 : isPresent(effect.n) ? Math.max(effect.n, 0) : Infinity,
        fill: effect.s ? 'forwards' : 'none',
      });
      this.#running.set(effect.i, animation);
    }
  }

  /** Forgets all effects, since another node draws the symbol. */
  forget() {
    this.#running.clear();
  }
}

/**
 * Throws an error if effects are not as they should be.
 * @param {SymbolEffectContent[]} effects
 */
export function checkEffects(effects) {
  if (!Array.isArray(effects) || effects.length > most) throw new TypeError('too many effects, or no list of them');
  for (const effect of effects) {
    number(object(effect).i, 'effect');
    number(effect.d, 'duration');
    if (isPresent(effect.n)) number(effect.n, 'count');
    if (!Array.isArray(effect.f) || effect.f.length === 0) throw new TypeError('an effect has looks');
    for (const look of effect.f) numbers(look, 6);
    const times = effect.f.map(([time]) => time);
    if (times.some((time, index) => index > 0 && time < times[index - 1])) throw new TypeError('looks have an order');
  }
}
