// The boxes of particles on the screen.

import { isPresent } from '../basics/values.js';

/** @import { EmitterContent, Particle } from './particles.js' */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * Returns the box that contains particles, or null if none is visible.
 * @param {Particle[]} particles
 * @param {EmitterContent} content
 * @param {Box} visible The visible part, in points of the element.
 * @returns {Box | null}
 */
export function boxOf(particles, content, visible) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { cell, x, y, scale } of particles) {
    const size = content.c[cell].s;
    if (!isPresent(size) || !(scale > 0)) continue;
    const reach = (Math.hypot(size[0], size[1]) / 2) * scale;
    box.left = Math.min(box.left, x - reach);
    box.top = Math.min(box.top, y - reach);
    box.right = Math.max(box.right, x + reach);
    box.bottom = Math.max(box.bottom, y + reach);
  }
  box.left = Math.floor(Math.max(box.left, visible.left));
  box.top = Math.floor(Math.max(box.top, visible.top));
  box.right = Math.ceil(Math.min(box.right, visible.right));
  box.bottom = Math.ceil(Math.min(box.bottom, visible.bottom));
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/**
 * Returns true if a transform in the notation of style turns or mirrors an element, or slants it.
 * @param {string} transform
 */
export function turns(transform) {
  if (transform.startsWith('matrix3d')) return true;
  const [a, b, c, d] = (/^matrix\((.*)\)$/.exec(transform)?.[1] ?? '1,0,0,1').split(',').map(Number);
  return b !== 0 || c !== 0 || a < 0 || d < 0;
}

/**
 * Returns true if an element is turned in the page.
 * @param {HTMLElement} node
 */
export function isTurned(node) {
  for (let part = /** @type {HTMLElement | null} */ (node); part; part = part.parentElement) {
    if (part.style.transform !== '' && turns(part.style.transform)) return true;
  }
  return false;
}

/**
 * Returns true if two boxes are the same.
 * @param {Box} one
 * @param {Box} other
 */
export const isSame = (one, other) => one.left === other.left && one.top === other.top && one.right === other.right
  && one.bottom === other.bottom;
