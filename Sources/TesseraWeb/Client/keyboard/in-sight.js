// The parts of elements that scroll which neither bars nor pinned headers cover: whether an item lies there, and how it comes there.

import { axes } from '../basics/axis.js';
import { elementOf } from '../basics/element-of.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */
/** @import { Scroller } from '../scroll/scroll.js' */

/**
 * Returns where the part of an element that scrolls begins and ends on the screen along an axis, without what bars and pinned headers cover.
 * @param {Element} around
 * @param {Scroller} scroller The element's.
 * @param {Axis} axis
 * @param {HTMLElement} node The item that is looked for.
 */
function openPart(around, scroller, axis, node) {
  const [start, end] = axis.sides;
  const box = around.node.getBoundingClientRect();
  const first = Math.max(box[start] + scroller.inset(axis), ...pinned(around, node).map((rect) => rect[end])
    .filter((edge) => axis.name === 'y' && edge < (box[start] + box[end]) / 2));
  return [first, Math.min(box[end], axis.name === 'y' ? innerHeight : innerWidth) - scroller.value.in[axis.end]];
}

/**
 * Returns true if a part of an item lies in the visible part of everything that scrolls it.
 * @param {HTMLElement} node
 */
export function isInSight(node) {
  const own = node.getBoundingClientRect();
  if (own.bottom <= 0 || own.right <= 0 || own.top >= innerHeight || own.left >= innerWidth) return false;
  for (let around = elementOf(node)?.parent ?? null; around; around = around.parent) {
    const { scroller } = around;
    if (!scroller || !around.node.contains(node)) continue;
    for (const axis of axes) {
      const [start, end] = axis.sides;
      const [first, last] = openPart(around, scroller, axis, node);
      if (own[end] <= first || own[start] >= last) return false;
    }
  }
  return true;
}

/**
 * Scrolls a node into the part of each element around it that no bar and no pinned header covers.
 * @param {HTMLElement} node
 */
export function reveal(node) {
  for (let around = elementOf(node)?.parent ?? null; around; around = around.parent) {
    const { scroller } = around;
    if (!scroller || !around.node.contains(node)) continue;
    for (const axis of axes) {
      if (scroller.limit(axis) <= 0) continue;
      const [start, end] = axis.sides;
      const own = node.getBoundingClientRect();
      const [first, last] = openPart(around, scroller, axis, node);
      // What is longer than the visible part begins at its start.
      const way = own[start] < first || own[end] - own[start] > last - first ? own[start] - first : Math.max(own[end] - last, 0);
      if (Math.abs(way) >= 1) around.node.scrollBy({ [start]: way, behavior: 'instant' });
    }
  }
}

/**
 * Returns the places of the headers that keep to an edge of an element that scrolls and cover a part of the column of a node.
 * @param {Element} around
 * @param {HTMLElement} node
 */
function pinned(around, node) {
  const own = node.getBoundingClientRect();
  return around.children.filter((child) => child.sticky && !child.node.contains(node))
    .map((child) => child.node.getBoundingClientRect()).filter(({ left, right }) => left < own.right && right > own.left);
}
