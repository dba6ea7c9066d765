// Names that nobody can guess.

/** Returns a new random name of 128 bits. */
export function randomName() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
