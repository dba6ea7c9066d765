// Paths in the notation of SVG.

import { string } from '../basics/values.js';

/**
 * Returns a path in the notation of SVG, or throws an error if it has anything but the commands of apps.
 * @param {unknown} value
 * @returns {string}
 */
export function outline(value) {
  if (!/^[MLQCZ0-9 .-]*$/.test(string(value, 'path'))) throw new TypeError('a path consists of M, L, Q, C, Z and numbers');
  return /** @type {string} */ (value);
}
