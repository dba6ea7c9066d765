// Wheels and trackpads.

/**
 * Returns how far an event turns a wheel along a direction, in the unit of the event. With the Shift key, a wheel that turns up and down
 * scrolls sideways. Some browsers exchange the directions of the event then, and others, such as Firefox, do not.
 * @param {WheelEvent} event
 * @param {'deltaX' | 'deltaY'} delta
 */
export function wheelDelta(event, delta) {
  if (!event.shiftKey || event.deltaX !== 0) return event[delta];
  return delta === 'deltaX' ? event.deltaY : 0;
}

/**
 * Returns how far an event turns a wheel along a direction, in points, in a view of `extent` points.
 * @param {WheelEvent} event
 * @param {'deltaX' | 'deltaY'} delta
 * @param {number} extent
 */
export const wheelPoints = (event, delta, extent) => wheelDelta(event, delta) * ([1, 16, extent][event.deltaMode] ?? 1);
