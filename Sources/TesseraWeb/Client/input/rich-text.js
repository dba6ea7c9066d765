// A text whose parts have looks of their own: the arithmetic of its parts, without a page.

import { number, numbers, object } from '../basics/values.js';

/** @import { TextStyle } from '../text/text-style.js' */

/**
 * The look of a part on the wire: that of its characters, the height of a line, the index of the look of its paragraph, the width
 * of an image in the place of the text, and the index of the look of what is typed behind it.
 * @typedef {TextStyle & { lh: number, pg: number, wd?: number, nx?: number }} Look
 */
/**
 * The look of a paragraph on the wire.
 * @typedef {{ al: string, fi?: number, hi?: number, ti?: number, sb?: number, sa?: number, rl?: boolean }} ParagraphLook
 */
/**
 * The looks of a text on the wire, for the text after the edit `ed`. `rev` counts them. With `ch` they are the difference from
 * those of another number: `r` comes in the place of some of their parts, and `s` and `p` are added to their lists.
 * @typedef {{ rev: number, ed: number, ch?: [revision: number, first: number, count: number], s: Look[], p: ParagraphLook[], r: [length: number, look: number][], ty?: { at: number, s: number } }} RichContent
 */
/** @typedef {{ length: number, look: number }} Run A part of the text with the index of its look. */
/**
 * A paragraph: its parts, the look of its first character, which is that of its end if it has no parts, and a text that differs
 * from that of all paragraphs that look otherwise.
 * @typedef {{ parts: { text: string, look: Look, key: string }[], look: Look, style: ParagraphLook, isFirst: boolean, key: string }} Paragraph
 */

/** The character that stands for an image. */
export const imageCharacter = '\ufffc';

/**
 * Returns the whole looks that a description means, which may be the difference from the last ones.
 * @param {RichContent} content
 * @param {RichContent | undefined} last The whole looks that came last.
 * @returns {RichContent}
 */
export function wholeLooks(content, last) {
  const { ch, ...looks } = content;
  if (ch === undefined) return content;
  const [revision, first, count] = numbers(ch, 3);
  if (last?.rev !== revision) throw new TypeError(`the looks ${revision}, from which others differ, are not there`);
  if (first < 0 || count < 0 || first + count > last.r.length) throw new TypeError('the looks differ in parts that are not there');
  return {
    ...looks,
    s: [...last.s, ...content.s],
    p: [...last.p, ...content.p],
    r: [...last.r.slice(0, first), ...content.r, ...last.r.slice(first + count)],
  };
}

export class RichText {
  /** The characters. */
  text = '';
  /** @type {Run[]} */
  #runs = [];
  /** @type {Look[]} */
  #looks = [];
  /** @type {string[]} */
  #keys = [];
  /** @type {ParagraphLook[]} */
  #paragraphs = [];
  /** @type {{ at: number, s: number } | null} */
  #typing = null;

  /** True after the text has got looks, without which it has no paragraphs. */
  get hasLooks() {
    return this.#looks.length > 0;
  }

  /**
   * Takes looks of the wire.
   * @param {RichContent} content
   * @param {boolean} [isAnother] True if they are those of another text. Then the whole text has the look of that text's start.
   */
  take(content, isAnother = false) {
    const { s: looks, p: paragraphs, r: runs, ty } = object(content, 'rich text');
    let length = 0;
    for (const [count, look] of runs) {
      if (!(number(count, 'length') > 0) || !looks[number(look, 'look')]) throw new TypeError(`there is no look ${look}`);
      length += count;
    }
    if (length !== this.text.length && !isAnother) throw new TypeError(`the looks are those of ${length} characters, not of ${this.text.length}`);
    if (looks.length === 0) throw new TypeError('a text has a look');
    for (const { pg, nx } of /** @type {Look[]} */ (looks)) {
      if (!paragraphs[number(pg, 'paragraph')] || nx !== undefined && !looks[number(nx, 'look')]) {
        throw new TypeError('a look names others that are not there');
      }
    }
    if (ty !== undefined && !looks[number(object(ty).s, 'look')]) throw new TypeError(`there is no look ${ty.s}`);
    this.#looks = looks;
    this.#keys = looks.map((/** @type {Look} */ { pg: _, nx: __, ...look }) => JSON.stringify(look));
    this.#paragraphs = paragraphs;
    this.#runs = runs.map((/** @type {[number, number]} */ [count, look]) => ({ length: count, look }));
    if (isAnother) this.#runs = splice([], 0, 0, { length: this.text.length, look: this.#runs[0]?.look ?? 0 });
    this.#typing = ty && !isAnother ? { at: number(ty.at, 'place'), s: ty.s } : null;
  }

  /**
   * Exchanges a part of the text. What is new has the look that the user's typing has there.
   * @param {number} start
   * @param {number} end
   * @param {string} inserted
   */
  replace(start, end, inserted) {
    const look = this.#lookAt(start, end);
    this.#runs = splice(this.#runs, start, end, { length: inserted.length, look });
    this.text = this.text.slice(0, start) + inserted + this.text.slice(end);
    // The app decides once more when it has received the edit.
    this.#typing = null;
  }

  /**
   * Exchanges the whole text. What both texts have in common keeps its looks.
   * @param {string} text
   * @param {number} [caret] The place behind what is new.
   */
  replaceAll(text, caret) {
    const { text: old } = this;
    const mostEnd = Math.min(old.length, caret === undefined ? text.length : text.length - caret);
    let end = 0;
    while (end < mostEnd && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
    const mostStart = Math.min(old.length, text.length) - end;
    let start = 0;
    while (start < mostStart && old[start] === text[start]) start += 1;
    if (start === old.length - end && start === text.length - end) return;
    this.replace(start, old.length - end, text.slice(start, text.length - end));
  }

  /**
   * Returns the look of what the user types in the place of a part, and what tells it from others; undefined without looks.
   * @param {number} start
   * @param {number} end
   * @returns {{ look: Look, key: string } | undefined}
   */
  typed(start, end) {
    const index = this.#lookAt(start, end);
    return this.hasLooks ? { look: this.#looks[index], key: this.#keys[index] } : undefined;
  }

  /**
   * Returns the index of the look of what the user types in the place of a part, in the same way as the app. It is that of the
   * first character of the part. Without characters it is that of the character before or, at the start of a paragraph, of the
   * one behind.
   * @param {number} start
   * @param {number} end
   */
  #lookAt(start, end) {
    if (this.#typing?.at === start) return this.#typing.s;
    const { text } = this;
    if (text.length === 0) return 0;
    let place = start;
    if (end <= start && place > 0) {
      const isFilled = text[place - 1] === '\n' && place < text.length && text[place] !== '\n';
      if (!isFilled) place -= 1;
    }
    let rest = Math.min(place, text.length - 1);
    for (const { length, look } of this.#runs) {
      if (rest < length) return this.#looks[look]?.nx ?? look;
      rest -= length;
    }
    return 0;
  }

  /**
   * Returns the paragraphs, which line breaks separate.
   * @returns {Paragraph[]}
   */
  paragraphs() {
    /** @type {Paragraph[]} */
    const result = [];
    if (!this.hasLooks) return result;
    /** @type {Paragraph['parts']} */
    let parts = [];
    /** @type {number | null} */
    let first = null;
    const finish = (/** @type {number} */ index) => {
      const look = this.#looks[index];
      const style = this.#paragraphs[look?.pg];
      if (!look) return;
      const isFirst = result.length === 0;
      const text = parts.map((part) => `${part.key}\n${part.text}`).join('\n') || this.#keys[index];
      result.push({ parts, look, style, isFirst, key: `${isFirst ? 1 : ''}${JSON.stringify(style)}\n${text}` });
      parts = [];
      first = null;
    };
    let place = 0;
    for (const { length, look } of this.#runs) {
      this.text.slice(place, place + length).split('\n').forEach((piece, index) => {
        // A line break belongs to the paragraph that it ends.
        if (index > 0) finish(first ?? look);
        if (piece === '') return;
        first ??= look;
        const key = this.#keys[look];
        // Each image has a box of its own.
        const texts = this.#looks[look].wd === undefined ? [piece] : [...piece];
        for (const text of texts) parts.push({ text, look: this.#looks[look], key });
      });
      place += length;
    }
    finish(first ?? this.#lookAt(this.text.length, this.text.length));
    return result;
  }
}

/**
 * Returns runs in which one takes the place of a part.
 * @param {Run[]} runs
 * @param {number} start
 * @param {number} end
 * @param {Run} added
 */
function splice(runs, start, end, added) {
  /** @type {Run[]} */
  const result = [];
  const add = (/** @type {Run} */ { length, look }) => {
    const last = result.at(-1);
    if (length <= 0) return;
    if (last?.look === look) last.length += length;
    else result.push({ length, look });
  };
  let place = 0;
  for (const { length, look } of runs) {
    add({ length: Math.min(length, start - place), look });
    place += length;
  }
  add(added);
  place = 0;
  for (const { length, look } of runs) {
    add({ length: Math.min(length, place + length - end), look });
    place += length;
  }
  return result;
}
