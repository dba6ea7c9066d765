// Wheels and trackpads.

import { isApple } from './apple.js';

/**
 * Returns how far an event turns a wheel along a direction, in the unit of the event. With the Shift key, a wheel that turns up
 * and down scrolls sideways. Some browsers exchange the directions of the event then, and others, such as Firefox, do not. On a
 * computer of Apple the system has exchanged them already, for wheels and not for trackpads.
 * @param {WheelEvent} event
 * @param {'deltaX' | 'deltaY'} delta
 * @param {boolean} [isExchanged] True if the system has already exchanged the directions where it had to.
 */
export function wheelDelta(event, delta, isExchanged = isApple) {
  if (isExchanged || !event.shiftKey || event.deltaX !== 0) return event[delta];
  return delta === 'deltaX' ? event.deltaY : 0;
}

/**
 * Returns how far an event turns a wheel along a direction, in points, in a view of `extent` points.
 * @param {WheelEvent} event
 * @param {'deltaX' | 'deltaY'} delta
 * @param {number} extent
 */
export const wheelPoints = (event, delta, extent) => wheelDelta(event, delta) * ([1, 16, extent][event.deltaMode] ?? 1);
