// The user's wish for less motion.

/** Matches while the user wants less motion. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
