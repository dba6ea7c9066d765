// Fingers whose element leaves the document while they are down, as a cell does that the app reloads.
//
// A browser sends all events of a touch to the element on which the finger went down, even after that element has left the document. They
// no longer pass the elements that were around it then, and a scrolling element would wait for the end of the touch for ever.

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
    // A node keeps one function once, so a second finger on the same target adds nothing.
    for (const type of ['touchmove', 'touchend', 'touchcancel']) target.addEventListener(type, forward, { passive: true });
  }, { capture: true, passive: true });
}

/** @param {Event} event */
function forward(event) {
  const { type, currentTarget: target } = event;
  if (!(event instanceof TouchEvent) || !(target instanceof Element)) return;
  if (!target.isConnected) {
    const { touches, targetTouches, changedTouches } = event;
    const heir = around.get(target)?.find((one) => one.isConnected);
    heir?.dispatchEvent(new TouchEvent(type, {
      bubbles: true, touches: [...touches], targetTouches: [...targetTouches], changedTouches: [...changedTouches],
    }));
  }
  if (event.targetTouches.length > 0) return;
  around.delete(target);
  for (const name of ['touchmove', 'touchend', 'touchcancel']) target.removeEventListener(name, forward);
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
