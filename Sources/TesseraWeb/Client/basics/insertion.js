// Putting nodes into boxes.

import { focusedElement } from './target.js';

/** The nodes that take text. A user who types there would lose the keyboard together with the focus. */
const texts = 'input, textarea, [contenteditable]';

/** The nodes that begin anew when they are taken out of the page. */
const fragile = 'iframe, video, audio';

/**
 * Puts a node into a box, before `next`, without losing the scroll positions and the focus inside it.
 * @param {HTMLElement} node
 * @param {ParentNode & { moveBefore?: (node: Node, next: Node | null) => void }} box Not all browsers have `moveBefore`.
 * @param {Node | null} next
 */
export function insert(node, box, next) {
  if (!node.isConnected || !box.isConnected) {
    box.insertBefore(node, next);
    return;
  }
  const active = focusedElement();
  const focused = node.contains(active) ? active : null;
  if (box.moveBefore && !(focused && isTakenOut(node, focused))) {
    box.moveBefore(node, next);
  } else {
    // Other browsers forget scroll positions and the focus in nodes that are taken out and put in again.
    const inside = [node, ...node.querySelectorAll('.scroller')]
      .map((scroller) => ({ scroller, left: scroller.scrollLeft, top: scroller.scrollTop }));
    box.insertBefore(node, next);
    if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
    for (const { scroller, left, top } of inside) scroller.scrollTo({ left, top, behavior: 'instant' });
  }
}

/**
 * Returns true if a node with the focus is taken out and put in again. Where it is moved, Chromium scrolls it into sight a frame
 * later, as with a cell of a list that shows another row.
 * @param {HTMLElement} node
 * @param {Element} focused
 */
function isTakenOut(node, focused) {
  return !focused.matches(texts) && !node.matches(fragile) && node.querySelector(fragile) === null;
}
