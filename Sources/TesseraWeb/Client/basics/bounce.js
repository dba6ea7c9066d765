// The arithmetic of rubber bands, which let things go beyond an edge, and of springs, which pull them back.


/**
 * Returns how many points content goes beyond an edge with a finger that is `distance` points beyond it, in a view of `extent`
 * points.
 * @param {number} distance
 * @param {number} extent
 */
export function rubberBand(distance, extent) {
  return (1 - 1 / ((distance * 0.55) / extent + 1)) * extent;
}

/**
 * Returns the distance of the finger, in points, for which the content is `shift` points beyond the edge.
 * @param {number} shift
 * @param {number} extent
 */
export function inverseRubberBand(shift, extent) {
  const share = Math.min(0.99, shift / extent);
  return (extent / 0.55) * (1 / (1 - share) - 1);
}

/** The angular frequency of the critically damped spring that pulls content back, in 1/s: at rest after half a second. */
const stiffness = 12;

/**
 * Returns how far a spring is from its place of rest after `seconds`, in points, or null once it is at rest. It began `distance`
 * points from that place with a velocity of `velocity` points a second.
 * @param {{ distance: number, velocity: number }} spring The beginning of its motion.
 * @param {number} seconds
 */
export function springPlace({ distance, velocity }, seconds) {
  const place = (distance + (velocity + stiffness * distance) * seconds) * Math.exp(-stiffness * seconds);
  return Math.abs(place) < 0.3 && seconds > 1.5 / stiffness ? null : place;
}

/**
 * Returns the initial velocity, in points a second, with which content that is at rest at an edge goes `distance` points beyond
 * it.
 * @param {number} distance
 */
export const velocityReaching = (distance) => distance * stiffness * Math.E;
