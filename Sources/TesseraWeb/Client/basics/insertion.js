// Putting nodes into boxes.

import { focusedElement } from './target.js';

/**
 * Puts a node into a box, before `next`, without losing the scroll positions and the focus inside it.
 * @param {HTMLElement} node
 * @param {ParentNode & { moveBefore?: (node: Node, next: Node | null) => void }} box Not all browsers have `moveBefore`.
 * @param {Node | null} next
 */
export function insert(node, box, next) {
  if (!node.isConnected || !box.isConnected) {
    box.insertBefore(node, next);
  } else if (box.moveBefore) {
    box.moveBefore(node, next);
  } else {
    // Other browsers forget scroll positions and the focus in nodes that are taken out and put in again.
    const inside = [node, ...node.querySelectorAll('.scroller')]
      .map((scroller) => ({ scroller, left: scroller.scrollLeft, top: scroller.scrollTop }));
    const active = focusedElement();
    const focused = node.contains(active) ? active : null;
    box.insertBefore(node, next);
    if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
    for (const { scroller, left, top } of inside) scroller.scrollTo({ left, top, behavior: 'instant' });
  }
}
