// The places and directions with which the particles of a source begin. The app computes the same ones, in ParticleField+Starts.swift.

import { at, property, share } from './particle-numbers.js';

/** @import { EmitterInterval, Start } from './particles.js' */

const white = [1, 1, 1, 1];

/**
 * Returns the place at which a particle of a source begins.
 * @param {EmitterInterval} interval
 * @param {number} key
 * @returns {Start}
 */
export function startIn(interval, key) {
  const shares = [0, 1, 2].map((index) => share(key, property.place + index));
  const size = [0, 1, 2].map((axis) => at(interval.s, axis));
  let offset = [0, 0, 0];
  let facing = 0;
  const inside = (/** @type {number} */ axis) => (shares[axis] - 0.5) * size[axis];
  const side = (/** @type {number} */ part, /** @type {number} */ axis) => (part < 0.5 ? -0.5 : 0.5) * size[axis];
  const rest = (/** @type {number} */ part, /** @type {number} */ factor) => (part * factor) % 1;
  const { h: shape, m: mode } = interval;
  if (shape === 'line') {
    offset[0] = mode === 'points' ? side(shares[0], 0) : inside(0);
    facing = -Math.PI / 2;
  } else if (shape === 'rectangle') {
    offset = rectangle(shares, size, mode);
  } else if (shape === 'cuboid') {
    const axis = Math.trunc(shares[0] * 3);
    const [one, other] = [(axis + 1) % 3, (axis + 2) % 3];
    if (mode === 'points') {
      offset = [side(shares[0], 0), side(shares[1], 1), side(shares[2], 2)];
    } else if (mode === 'outline') {
      offset[axis] = (shares[1] - 0.5) * size[axis];
      offset[one] = side(shares[2], one);
      offset[other] = side(rest(shares[2], 2), other);
    } else if (mode === 'surface') {
      offset[axis] = side(rest(shares[0], 3), axis);
      offset[one] = (shares[1] - 0.5) * size[one];
      offset[other] = (shares[2] - 0.5) * size[other];
    } else {
      offset = [inside(0), inside(1), inside(2)];
    }
  } else if (shape !== undefined && mode !== 'points') {
    const angle = 2 * Math.PI * shares[0];
    if (shape === 'circle') {
      const radius = size[0] * (mode === 'outline' ? 1 : Math.sqrt(shares[1]));
      offset = [radius * Math.cos(angle), radius * Math.sin(angle), 0];
      if (mode === 'outline') facing = angle;
    } else {
      const height = 2 * shares[1] - 1;
      const radius = size[0] * (mode === undefined ? Math.cbrt(shares[2]) : 1);
      const across = radius * Math.sqrt(1 - height * height);
      offset = [across * Math.cos(angle), across * Math.sin(angle), radius * height];
      if (mode !== undefined) facing = angle;
    }
  }
  const [x, y, z] = offset.map((part, axis) => at(interval.p, axis) + part);
  return { x, y, z, facing, scale: 1, color: white };
}

/**
 * Returns the distance of a place in a rectangle from its middle.
 * @param {number[]} shares
 * @param {number[]} size
 * @param {EmitterInterval['m']} mode
 */
function rectangle(shares, [width, height], mode) {
  if (mode === 'points') return [(shares[0] < 0.5 ? -0.5 : 0.5) * width, (shares[1] < 0.5 ? -0.5 : 0.5) * height, 0];
  if (mode !== 'outline') return [(shares[0] - 0.5) * width, (shares[1] - 0.5) * height, 0];
  // The way around the rectangle: the upper side, the lower one, the left one and the right one.
  const way = shares[0] * 2 * (width + height);
  if (way < 2 * width) return [(way % Math.max(width, 1e-9)) - width / 2, (way < width ? -0.5 : 0.5) * height, 0];
  const down = way - 2 * width;
  return [(down < height ? -0.5 : 0.5) * width, (down % Math.max(height, 1e-9)) - height / 2, 0];
}
