// This file is about fingers whose element leaves the document while they are down, for example because the app reloads a cell.
//
// A browser sends all events of a touch to the element on which the finger went down, even after that element has left the
// document. They no longer reach the elements that were around it when the finger went down, and a scrolling element would wait
// for the end of the touch for ever.

import { keepStill } from '../basics/still.js';
import { targetOf } from '../basics/target.js';

/** The events of a finger that come after its first one. */
const laterEvents = ['touchmove', 'touchend', 'touchcancel'];

/**
 * For each target of a touch, the nodes around it when the finger went down, the innermost first.
 * @type {WeakMap<EventTarget, Node[]>}
 */
const around = new WeakMap();

/**
 * Forwards the events of touches within `screen` whose target has left the document. The innermost node that was around the
 * target and is still in the document gets them.
 * @param {HTMLElement} screen
 */
export function forwardLostTouches(screen) {
  screen.addEventListener('touchstart', (event) => {
    const target = targetOf(event);
    around.set(target, /** @type {Node[]} */ (event.composedPath().slice(1)));
    // The browser waits for these listeners before it scrolls only if it waits for others already. A node keeps one function
    // once, so a second finger on the same target adds nothing.
    const options = { passive: !event.cancelable };
    for (const type of laterEvents) target.addEventListener(type, forward, options);
  }, { capture: true, passive: true });
}

/** @param {Event} event */
function forward(event) {
  const target = event.currentTarget;
  if (!(event instanceof TouchEvent) || !(target instanceof Element)) return;
  // A browser determines the path of an event before any listener runs. If the path leads to the document, the nodes around the
  // target get the event itself, even if a listener has removed the target meanwhile.
  if (!event.composedPath().includes(document)) {
    const heir = around.get(target)?.find((one) => one.isConnected);
    if (heir && !heir.dispatchEvent(copyOf(event))) keepStill(event);
  }
  if (event.targetTouches.length > 0) return;
  around.delete(target);
  for (const type of laterEvents) target.removeEventListener(type, forward);
}

/**
 * Returns an event like another one, for dispatching it.
 * @param {TouchEvent} event
 */
function copyOf({ type, cancelable, touches, targetTouches, changedTouches }) {
  // WebKit wants the lists as they are, and others take anything with elements, which TypeScript's compiler does not know.
  const lists = /** @type {TouchEventInit} */ (/** @type {unknown} */ ({ touches, targetTouches, changedTouches }));
  return new TouchEvent(type, { bubbles: true, cancelable, ...lists });
}
