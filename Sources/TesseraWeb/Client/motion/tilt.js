// Elements that move while the user tilts the device. The page moves them by itself. Where the browser must ask the user for the
// sensors, it does so for shakes only, and not for a decoration.

import { reducedMotion } from '../basics/reduced-motion.js';
import { clamp, numbers, object, px } from '../basics/values.js';
import { MotionSensor } from './motion-sensor.js';

/**
 * The distances of an element from its frame, as the wire has them.
 * @typedef {object} TiltContent
 * @property {number[]} [o] At rest.
 * @property {number[]} l Further, while the viewer is on the left of the middle.
 * @property {number[]} r
 * @property {number[]} t
 * @property {number[]} b
 */

/** The angle in degrees that counts as the farthest tilt. */
const farthest = 30;
/** The share of the way to the present tilt that elements take in a frame. */
const smoothing = 0.15;
/**
 * The share by which the tilt that counts as rest approaches the present one with each report, so that it is the way in which the
 * user holds the device.
 */
const adaptation = 0.005;

/**
 * Returns the difference of two angles in degrees, -180 to 180.
 * @param {number} one
 * @param {number} two
 */
const difference = (one, two) => ((one - two + 540) % 360) - 180;

/** The place of the viewer in front of the screen, from -1 to 1 in both directions. */
export class Viewer {
  x = 0;
  y = 0;
  /** The tilt that counts as rest, or null before the first report. @type {{ beta: number, gamma: number } | null} */
  #rest = null;

  /**
   * Takes the angles of the device.
   * @param {number} beta The angle in degrees by which the upper edge is lifted.
   * @param {number} gamma The angle by which the left edge is lifted.
   * @param {number} turn The angle by which the content of the screen is turned against the device.
   */
  take(beta, gamma, turn) {
    this.#rest ??= { beta, gamma };
    const lifted = difference(beta, this.#rest.beta);
    const leaning = difference(gamma, this.#rest.gamma);
    this.#rest.beta += lifted * adaptation;
    this.#rest.gamma += leaning * adaptation;
    const across = clamp((0 - leaning) / farthest, -1, 1);
    const down = clamp((0 - lifted) / farthest, -1, 1);
    // The content is turned against the clock where the device is turned with it.
    [this.x, this.y] = turn === 90 ? [down, -across] : turn === 180 ? [-across, -down] : turn === 270 ? [-down, across] : [across, down];
  }
}

/** The effects of all elements. @type {Set<TiltPart>} */
const parts = new Set();
const viewer = new Viewer();
const place = { x: 0, y: 0 };
let frame = 0;

const sensor = new MotionSensor('deviceorientation', (event) => {
  const { beta, gamma } = /** @type {DeviceOrientationEvent} */ (event);
  if (beta === null || gamma === null) return;
  viewer.take(beta, gamma, globalThis.screen.orientation?.angle ?? 0);
  frame ||= requestAnimationFrame(move);
});

/** Moves all elements a step towards the place of the viewer. */
function move() {
  frame = 0;
  const [x, y] = [viewer.x - place.x, viewer.y - place.y];
  if (Math.hypot(x, y) < 0.002) return;
  place.x += x * smoothing;
  place.y += y * smoothing;
  for (const part of parts) part.render();
  frame = requestAnimationFrame(move);
}

function update() {
  sensor.set(parts.size > 0 && !reducedMotion.matches, false);
  if (!reducedMotion.matches) return;
  cancelAnimationFrame(frame);
  frame = 0;
  [place.x, place.y] = [0, 0];
  for (const part of parts) part.render();
}
reducedMotion.addEventListener('change', update);

/** The effects of an element. */
export class TiltPart {
  #node;
  /** @type {TiltContent} */
  #content = { l: [0, 0], r: [0, 0], t: [0, 0], b: [0, 0] };

  /** @param {HTMLElement} node */
  constructor(node) {
    this.#node = node;
  }

  /**
   * Applies a description of the wire.
   * @param {TiltContent} value
   */
  apply(value) {
    const { o = [0, 0], l, r, t, b } = object(value);
    this.#content = { o: numbers(o, 2), l: numbers(l, 2), r: numbers(r, 2), t: numbers(t, 2), b: numbers(b, 2) };
    parts.add(this);
    update();
    this.render();
  }

  /** Moves the element. */
  render() {
    const { x, y } = distance(this.#content, place);
    this.#node.style.translate = x === 0 && y === 0 ? '' : `${px(x)} ${px(y)}`;
  }

  /** Moves the element back to its frame for good. */
  dispose() {
    if (!parts.delete(this)) return;
    this.#node.style.translate = '';
    update();
  }
}

/**
 * Returns the distance of an element from its frame.
 * @param {TiltContent} content
 * @param {{ x: number, y: number }} place The place of the viewer.
 */
export function distance({ o = [0, 0], l, r, t, b }, { x, y }) {
  const [across, down] = [x < 0 ? l : r, y < 0 ? t : b];
  return {
    x: o[0] + Math.abs(x) * across[0] + Math.abs(y) * down[0],
    y: o[1] + Math.abs(x) * across[1] + Math.abs(y) * down[1],
  };
}
