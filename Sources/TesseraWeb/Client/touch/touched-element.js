// What the user points at. The app may have moved it before it learns of the touch.

import { elementOf } from '../basics/element-of.js';
import { coordinate } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';

/**
 * Returns the element under a pointer, as the protocol describes it, or undefined if there is none or the scene has not come yet.
 * @param {MouseEvent} event
 * @param {number | null} patches The number of patches that were applied since the whole scene of the present connection, or null
 *   before that scene.
 */
export function touchedElement(event, patches) {
  const element = elementOf(targetOf(event));
  if (!element || patches === null) return undefined;
  const box = element.node.getBoundingClientRect();
  return { view: element.id, x: coordinate(event.clientX - box.left), y: coordinate(event.clientY - box.top), patches };
}

/**
 * Reports where the content around a node is scrolled to. The app finds what the user points at by its place, so it must know
 * that before it learns of the touch.
 * @param {Node} node
 */
export function reportPlaces(node) {
  for (let element = elementOf(node); element; element = element.parent) element.scroller?.reportPlace();
}
