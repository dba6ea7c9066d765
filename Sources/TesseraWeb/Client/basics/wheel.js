// Wheels and trackpads.

/**
 * Returns how far an event turns a wheel along a direction, in points, in a view of `extent` points.
 * @param {WheelEvent} event
 * @param {'deltaX' | 'deltaY'} delta
 * @param {number} extent
 */
export const wheelPoints = (event, delta, extent) => event[delta] * ([1, 16, extent][event.deltaMode] ?? 1);
