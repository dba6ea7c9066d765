// Texts that are too long.

import { characters } from '../basics/characters.js';

/** More UTF-16 units than any character has: families with tones of skin have some 30. */
const longestCharacter = 200;

/**
 * Returns as many whole characters of a text as have room.
 * @param {string} text
 * @param {number} room The greatest number of UTF-16 units.
 */
export function shortened(text, room) {
  if (text.length <= room) return text;
  // The character with the first unit that has no room may begin before that unit.
  const start = characters(text.slice(0, room + longestCharacter)).containing(room)?.index;
  return text.slice(0, start ?? room);
}

/**
 * Returns a text without what has no room in it, which is left out before the caret.
 * @param {string} text
 * @param {number} caret
 * @param {number} limit The greatest number of UTF-16 units.
 */
export function withinLimit(text, caret, limit) {
  const room = Math.max(0, limit - (text.length - caret));
  return text.length <= limit ? text : shortened(text.slice(0, caret), room) + text.slice(caret, caret + limit);
}
