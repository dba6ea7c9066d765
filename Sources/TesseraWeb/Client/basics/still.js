// Listeners that keep the browser from scrolling with a finger.

/**
 * The options of such a listener. The browser asks it before it scrolls, and it gets a move before scrolling elements do, which
 * ignore an event that was prevented.
 */
export const beforeScrolling = { capture: true, passive: false };

/**
 * Keeps the browser from scrolling with the finger of an event, unless it scrolls with that finger already.
 * @param {Event} event
 */
export function keepStill(event) {
  if (event.cancelable) event.preventDefault();
}
