// The wishes of apps for the gestures of elements, as bits of the wire.

import { elementOf } from '../basics/element-of.js';
import { wish } from '../basics/protocol.js';

/**
 * Returns the wishes of all elements around a node, added up.
 * @param {Node | null} node
 */
export function wishesAt(node) {
  let wishes = 0;
  for (let element = elementOf(node); element; element = element.parent) wishes |= element.properties.gw ?? 0;
  return wishes;
}

/**
 * Returns the innermost element at a node that has a wish, or null.
 * @param {Node | null} node
 * @param {number} bit
 */
export function wishing(node, bit) {
  for (let element = elementOf(node); element; element = element.parent) {
    if ((element.properties.gw ?? 0) & bit) return element;
  }
  return null;
}

/**
 * Leaves those fingers on an element to the browser that the app does not want.
 * @param {HTMLElement} node
 * @param {number} value The wishes of the element, added up.
 */
export function applyWishes(node, value) {
  node.classList.toggle('fingers', Boolean(value & wish.severalFingers));
  node.classList.toggle('moves-sideways', Boolean(value & wish.sidewaysMoves));
  node.classList.toggle('moves-upright', Boolean(value & wish.uprightMoves));
  // The app has no menu after all for the finger that has lifted the element.
  if (!(value & wish.lift)) node.classList.remove('lifting');
}

/**
 * Returns true if a finger on `node` belongs to the app from its first point on, and must be kept from scrolling. What scrolls
 * further in comes first.
 * @param {HTMLElement} node
 */
export function isKept(node) {
  const keeper = node.closest?.('.keeps, .scroller');
  return Boolean(keeper?.matches('.keeps:not(.scroller)') && keeper.closest('.scroller'));
}
