// Putting nodes into boxes.

/** Puts a node into a box, before `next`, without losing the scroll positions and the focus inside it. */
export function insert(node, box, next) {
  if (!node.isConnected || !box.isConnected) {
    box.insertBefore(node, next);
  } else if (box.moveBefore) {
    box.moveBefore(node, next);
  } else {
    // Browsers without it forget the positions and the focus of what is taken out and put in again.
    const inside = [node, ...node.querySelectorAll('.scroller')]
      .map((scroller) => [scroller, scroller.scrollLeft, scroller.scrollTop]);
    const focused = node.contains(document.activeElement) ? document.activeElement : null;
    box.insertBefore(node, next);
    if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
    for (const [scroller, left, top] of inside) scroller.scrollTo({ left, top, behavior: 'instant' });
  }
}
