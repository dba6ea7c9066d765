// The random numbers of particles, and the numbers of their descriptions. The app computes the same ones, in ParticleRandom.swift.

/** The random properties of a particle. */
export const property = { lifetime: 0, place: 1, velocity: 4, direction: 5, scale: 6, spin: 7, color: 8 };

/**
 * Returns a number that shows no likeness to the given one: the last step of the hash function MurmurHash3.
 * @param {number} value
 */
export function scattered(value) {
  let mixed = value >>> 0;
  mixed ^= mixed >>> 16;
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns the number that stands for one of the things which another one numbers.
 * @param {number} outer
 * @param {number} index
 */
export const keyOf = (outer, index) => scattered(outer ^ scattered((index + 0x9e3779b9) >>> 0));

/**
 * Returns a number from 0 to less than 1 for one of the properties of a particle.
 * @param {number} key
 * @param {number} index
 */
export const share = (key, index) => keyOf(key, index) / 4294967296;

/**
 * Returns the number at an index of a list, or 0 if there is none or if it is not finite.
 * @param {number[] | undefined} list
 * @param {number} index
 */
export function at(list, index) {
  const value = list?.[index];
  return Number.isFinite(value) ? Number(value) : 0;
}
