// Putting nodes into boxes.

/** Puts a node into a box, before `next`, without losing the scroll positions inside it. */
export function insert(node, box, next) {
  if (!node.isConnected || !box.isConnected) {
    box.insertBefore(node, next);
  } else if (box.moveBefore) {
    box.moveBefore(node, next);
  } else {
    // Browsers without it forget the positions of what is taken out and put in again.
    const inside = [node, ...node.querySelectorAll('.scroller')]
      .map((scroller) => [scroller, scroller.scrollLeft, scroller.scrollTop]);
    box.insertBefore(node, next);
    for (const [scroller, left, top] of inside) scroller.scrollTo({ left, top, behavior: 'instant' });
  }
}
