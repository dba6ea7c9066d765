// The user's setting for less motion.

/** Matches while the user wants less motion. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
