// This file is about fingers whose element leaves the document while they are down, for example because the app reloads a cell.
//
// A browser sends all events of a touch to the element on which the finger went down, even after that element has left the document. They
// no longer reach the elements that were around it when the finger went down, and a scrolling element would wait for the end of the touch
// for ever.

import { keepStill } from '../basics/still.js';
import { targetOf } from '../basics/target.js';

/**
 * The elements around the targets of touches, the innermost first, as they were when the fingers went down.
 * @type {WeakMap<EventTarget, HTMLElement[]>}
 */
const around = new WeakMap();

/**
 * Sends the events of a touch within `screen` whose target has left the document to the innermost element that was around the target and
 * is still there.
 * @param {HTMLElement} screen
 */
export function forwardLostTouches(screen) {
  screen.addEventListener('touchstart', (event) => {
    const target = targetOf(event);
    around.set(target, ancestorsOf(target));
    // The browser waits for these listeners before it scrolls only if it waits for others already. A node keeps one function once, so a
    // second finger on the same target adds nothing.
    const options = { passive: !event.cancelable };
    for (const type of ['touchmove', 'touchend', 'touchcancel']) target.addEventListener(type, forward, options);
  }, { capture: true, passive: true });
}

/** @param {Event} event */
function forward(event) {
  const target = event.currentTarget;
  if (!(event instanceof TouchEvent) || !(target instanceof Element)) return;
  // The path is that of the beginning: a listener may have removed the target since, after the elements around it had the event.
  if (!event.composedPath().includes(document)) {
    const heir = around.get(target)?.find((one) => one.isConnected);
    if (heir && !heir.dispatchEvent(copyOf(event))) keepStill(event);
  }
  if (event.targetTouches.length > 0) return;
  around.delete(target);
  for (const name of ['touchmove', 'touchend', 'touchcancel']) target.removeEventListener(name, forward);
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

/**
 * Returns the elements around an element, the innermost first.
 * @param {Element} element
 */
function ancestorsOf(element) {
  const found = [];
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}
