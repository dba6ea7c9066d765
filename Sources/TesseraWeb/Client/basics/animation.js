// Animations of properties. Each goes from the look of the moment to the look that an update gives, while the node has its new style
// already.

import { animatable } from './animatable.js';
import { mostCurvePoints } from './protocol.js';
import { reducedMotion } from './reduced-motion.js';
import { number, numbers } from './values.js';

/** @import { Properties } from '../scene/element-setters.js' */

/**
 * The pace of an animation on the wire: a name, or an object with either of the keys.
 * @typedef {string | { cubic?: number[], points?: number[] }} Curve
 */
/**
 * A look between the old and the new one, on the wire.
 * @typedef {{ at: number, set: Properties, clear?: string[] }} KeyFrame
 */
/**
 * An animation of the wire.
 * @typedef {object} AnimationContent
 * @property {number} duration
 * @property {number} delay
 * @property {Curve} curve
 * @property {Curve} [vertical]
 * @property {number} [repeat]
 * @property {boolean} [reverses]
 * @property {KeyFrame[]} [frames]
 * @property {string} [fill]
 */
/** @typedef {NonNullable<ReturnType<typeof readAnimation>>} ReadAnimation An animation as `readAnimation` returns it. */
/**
 * A frame of an animation as `readAnimation` returns it.
 * @typedef {{ offset: number, set: Properties, cleared: string[] }} ReadFrame
 */

const fills = ['none', 'backwards', 'forwards', 'both'];

/** @type {Record<string, string>} */
const curves = {
  easeInOut: 'cubic-bezier(0.42, 0, 0.58, 1)',
  easeIn: 'cubic-bezier(0.42, 0, 1, 1)',
  easeOut: 'cubic-bezier(0, 0, 0.58, 1)',
  linear: 'linear',
};

/**
 * Reads an animation of the wire; returns null if it takes no time.
 * @param {AnimationContent | null | undefined} value
 */
export function readAnimation(value) {
  if (value === undefined || value === null) return null;
  const duration = number(value.duration, 'duration');
  const delay = number(value.delay ?? 0, 'delay');
  if (duration <= 0 && delay <= 0) return null;
  const count = number(value.repeat ?? 1, 'repeat count');
  if (count < 0) throw new TypeError('an animation takes no negative time');
  const easing = readCurve(value.curve);
  const isTwoWay = Boolean(value.reverses);
  const { fill } = value;
  if (fill !== undefined && !fills.includes(fill)) throw new TypeError(`unknown fill ${fill}`);
  return {
    easing,
    verticalEasing: value.vertical === undefined ? easing : readCurve(value.vertical),
    frames: readKeyframes(value.frames ?? []),
    // The animation consists of its frames alone, and leads neither from the old look nor to the new one.
    isApart: fill !== undefined,
    timing: {
      duration: Math.max(0, duration) * 1000,
      delay: delay * 1000,
      iterations: (count === 0 ? Infinity : count) * (isTwoWay ? 2 : 1),
      direction: /** @type {PlaybackDirection} */ (isTwoWay ? 'alternate' : 'normal'),
      fill: /** @type {FillMode} */ (fill ?? 'backwards'),
    },
  };
}

/**
 * Reads the pace of an animation as an easing of style.
 * @param {Curve} value
 */
export function readCurve(value) {
  if (typeof value === 'string' && Object.hasOwn(curves, value)) return curves[value];
  const curve = /** @type {Exclude<Curve, string>} */ (value);
  if (Array.isArray(curve?.cubic)) {
    const [x1, y1, x2, y2] = numbers(curve.cubic, 4);
    if (Math.min(x1, x2) < 0 || Math.max(x1, x2) > 1) throw new TypeError('the times of a cubic curve lie in 0...1');
    return `cubic-bezier(${x1}, ${y1}, ${x2}, ${y2})`;
  }
  if (!Array.isArray(curve?.points)) throw new TypeError(`unknown curve ${value}`);
  const points = numbers(curve.points, curve.points.length);
  const count = points.length / 2;
  if (!Number.isInteger(count) || count < 2 || count > mostCurvePoints) throw new TypeError('a curve has 2 to 4096 points');
  const stops = [];
  for (let index = 0; index < points.length; index += 2) {
    const [time, progress] = [points[index], points[index + 1]];
    if (time < (points[index - 2] ?? 0) || time > 1) throw new TypeError('the times of a curve rise from 0 to 1');
    stops.push(`${progress} ${Number((time * 100).toFixed(5))}%`);
  }
  return `linear(${stops.join(', ')})`;
}

/**
 * Reads the frames of an animation of the wire.
 * @param {KeyFrame[]} value
 * @returns {ReadFrame[]}
 */
function readKeyframes(value) {
  if (!Array.isArray(value)) throw new TypeError('a list of frames is expected');
  return value.map((frame) => {
    const offset = number(frame?.at, 'time of a frame');
    if (offset < 0 || offset > 1) throw new TypeError('the time of a frame lies in 0...1');
    return { offset, set: frame.set ?? {}, cleared: frame.clear ?? [] };
  });
}

/** The animations of one node. */
export class StyleAnimations {
  /** @type {HTMLElement} */
  #node;
  /** @type {Map<string, Animation>} */
  #running = new Map();

  /** @param {HTMLElement} node */
  constructor(node) {
    this.#node = node;
  }

  /**
   * Sets a property of style: at once where `animation` is null, or else by way of `frames`, which are values with
   * offsets in 0...1.
   * @param {string} property
   * @param {string | number} value
   * @param {ReadAnimation | null} animation
   * @param {{ offset: number, value: string }[]} [frames]
   */
  set(property, value, animation, frames = []) {
    const { style } = this.#node;
    const running = this.#running.get(property);
    // Nearly all values are set at once. What a node had before is then of no interest.
    if (!animation && !running && frames.length === 0) {
      style.setProperty(property, String(value));
      return;
    }
    const before = style.getPropertyValue(property);
    style.setProperty(property, String(value));
    // A property that moves goes on to the value to which it is on its way.
    const isSame = before === style.getPropertyValue(property);
    if (frames.length === 0 && (isSame || animation?.isApart)) return;
    const kind = animatable.get(property);
    const runs = animation && kind && !(kind.moves && reducedMotion.matches);
    const start = runs && running ? getComputedStyle(this.#node).getPropertyValue(property) : before || kind?.usual;
    running?.cancel();
    this.#running.delete(property);
    if (!runs) return;
    const between = frames.map((frame) => ({ [name(property)]: frame.value || kind.usual, offset: frame.offset }));
    const keyframes = animation.isApart ? between : [
      { [name(property)]: start, offset: 0 }, ...between, { [name(property)]: value === '' ? kind.usual : String(value), offset: 1 },
    ];
    const easing = kind.isVertical ? animation.verticalEasing : animation.easing;
    const started = this.#node.animate(keyframes, { ...animation.timing, easing });
    this.#running.set(property, started);
    if (animation.timing.fill === 'forwards' || animation.timing.fill === 'both') return;
    started.onfinish = () => {
      if (this.#running.get(property) === started) this.#running.delete(property);
    };
  }

  /**
   * Returns true if an animation of a property is under way.
   * @param {string} property
   */
  isRunning(property) {
    return this.#running.has(property);
  }

  /**
   * Returns the end of the animation of a property that is under way, which comes early if the animation is stopped. Returns null if there is
   * none.
   * @param {string} property
   * @returns {Promise<unknown> | null}
   */
  end(property) {
    return this.#running.get(property)?.finished.catch(() => {}) ?? null;
  }

  /** Ends all animations. */
  stop() {
    for (const animation of this.#running.values()) animation.cancel();
    this.#running.clear();
  }
}

/**
 * Returns the name of a property in key frames.
 * @param {string} property
 */
function name(property) {
  return property.startsWith('--') ? property : property.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
