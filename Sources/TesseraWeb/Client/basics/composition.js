// This file recognizes the keys of a composition, such as the conversion of Japanese syllables.

/**
 * Returns true if a key belongs to a composition, and therefore means nothing else. Safari reports the end of a composition
 * before the key that ends it, so that only the code of that key tells.
 * @param {Pick<KeyboardEvent, 'isComposing' | 'keyCode'>} event
 */
export const belongsToComposition = ({ isComposing, keyCode }) => isComposing || keyCode === 229;
