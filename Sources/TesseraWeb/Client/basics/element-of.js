// The elements to which the nodes of the page belong.

/** @import { Element } from '../scene/element.js' */

/** @type {WeakMap<Node, Element>} */
const elements = new WeakMap();

/**
 * Makes `node` the node of an element.
 * @param {Node} node
 * @param {Element} element
 */
export function register(node, element) {
  elements.set(node, element);
}

/**
 * Returns the element to which `node` belongs, or null.
 * @param {Node | null} node
 */
export function elementOf(node) {
  for (let current = node; current; current = current.parentNode) {
    const element = elements.get(current);
    if (element) return element;
  }
  return null;
}
