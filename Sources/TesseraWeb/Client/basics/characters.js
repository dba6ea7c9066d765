// The characters of texts as users count them: an emoji of several units is one.

/** Texts in which each unit is a character: letters of Latin, Chinese, Japanese and Korean, with their signs. */
const simple = /^[\x20-\x7e\u00a0-\u024f\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;
/** @type {Intl.Segmenter | null} */
let segmenter = null;

/**
 * Returns true if each unit of a text is a character, if this is known without the rules of the browser.
 * @param {string} text
 */
export const isSimple = (text) => simple.test(text);

/**
 * Returns the characters of a text with their places. A browser takes ten milliseconds before the first call, in which it loads
 * rules that most pages never need.
 * @param {string} text
 */
export function characters(text) {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}

/**
 * Returns the number of characters of a text.
 * @param {string} text
 */
export function characterCount(text) {
  return isSimple(text) ? text.length : [...characters(text)].length;
}
