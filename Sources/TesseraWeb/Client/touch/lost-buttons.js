// This file is about a mouse or a pen that was let go while the page could not notice it, for example because a click with
// Control has opened a menu of the system. The next move of the pointer tells that no button is down any more.

/** Cancels each pointer that moves without a button although the page has not noticed that it was let go. */
export function cancelLostButtons() {
  /**
   * The numbers of the pointers that are down.
   * @type {Set<number>}
   */
  const down = new Set();
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ buttons, pointerId, pointerType }) => {
    // A pointer whose press reports no button may report none while it moves, too.
    if (pointerType !== 'touch' && buttons !== 0) down.add(pointerId);
  }, options);
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    addEventListener(type, ({ pointerId }) => { down.delete(pointerId); }, options);
  }
  addEventListener('pointermove', ({ buttons, clientX, clientY, isPrimary, pointerId, pointerType, target }) => {
    if (buttons !== 0 || !down.has(pointerId)) return;
    const place = { clientX, clientY, isPrimary, pointerId, pointerType };
    // What has captured the pointer would get its later moves, too.
    const node = /** @type {Element | null} */ (target);
    if (node?.hasPointerCapture?.(pointerId)) node.releasePointerCapture(pointerId);
    node?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true, ...place }));
  }, options);
}
