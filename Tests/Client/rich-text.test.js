// The parts of a text with looks of their own.

import './page.js';
import { shortened, withinLimit } from '../../Sources/TesseraWeb/Client/input/limit.js';
import { RichText, wholeLooks } from '../../Sources/TesseraWeb/Client/input/rich-text.js';

const black = { s: 20, w: 400, c: '#000000', lh: 24, pg: 0 };
const blue = { ...black, c: '#0000ff' };

/**
 * Returns a text with its parts.
 * @param {string} text
 * @param {[number, number][]} runs
 * @param {object} [more]
 */
function rich(text, runs, more = {}) {
  const model = new RichText();
  model.replaceAll(text);
  model.take({ rev: 1, ed: 0, s: [black, blue], p: [{ al: 'left' }], r: runs, ...more });
  return model;
}

/** @param {RichText} model */
const parts = (model) => model.paragraphs().map(({ parts: all }) => all.map(({ text, look }) => `${text} ${look.c}`).join('|'));

/**
 * @param {unknown} found
 * @param {unknown} wanted
 */
function expect(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
}

Deno.test('what is typed has the look of the character before it', () => {
  const model = rich('ab', [[1, 0], [1, 1]]);
  model.replace(1, 1, 'x');
  model.replace(3, 3, 'y');
  expect(parts(model), ['ax #000000|by #0000ff']);
});

Deno.test('at the start of a paragraph it has the look of the one behind it', () => {
  const model = rich('a\nb', [[2, 0], [1, 1]]);
  model.replace(2, 2, 'x');
  expect(parts(model), ['a #000000', 'xb #0000ff']);
});

Deno.test('what takes the place of a part has the look of its first character', () => {
  const model = rich('abc', [[1, 0], [2, 1]]);
  model.replace(0, 2, 'x');
  expect(parts(model), ['x #000000|c #0000ff']);
});

Deno.test('another text keeps the looks of what both have in common', () => {
  const model = rich('one two', [[4, 0], [3, 1]]);
  model.replaceAll('one more two');
  expect(parts(model), ['one more  #000000|two #0000ff']);
});

Deno.test('looks that differ in some parts from the last ones become the whole', () => {
  /** @type {import('../../Sources/TesseraWeb/Client/input/rich-text.js').RichContent} */
  const last = { rev: 4, ed: 0, s: [black], p: [{ al: 'left' }], r: [[4, 0], [2, 0], [3, 0]], ty: { at: 1, s: 0 } };
  expect(wholeLooks(last, undefined), last);
  const whole = wholeLooks({ rev: 5, ed: 1, ch: [4, 1, 1], s: [blue], p: [{ al: 'right' }], r: [[1, 1], [2, 0]] }, last);
  expect(whole, { rev: 5, ed: 1, s: [black, blue], p: [{ al: 'left' }, { al: 'right' }], r: [[4, 0], [1, 1], [2, 0], [3, 0]] });
  expect(wholeLooks({ rev: 6, ed: 1, ch: [5, 0, 4], s: [], p: [], r: [] }, whole).r, []);
  expect(last.r.length, 3);
});

Deno.test('a difference from looks that are not there is refused', () => {
  /** @type {import('../../Sources/TesseraWeb/Client/input/rich-text.js').RichContent} */
  const last = { rev: 4, ed: 0, s: [black], p: [{ al: 'left' }], r: [[4, 0]] };
  for (const ch of /** @type {[number, number, number][]} */ ([[3, 0, 1], [4, 0, 2], [4, -1, 1], [4, 2, 0], [4, 1, -1], [4, NaN, 0]])) {
    let isRefused = false;
    try {
      wholeLooks({ rev: 5, ed: 1, ch, s: [], p: [], r: [[1, 0]] }, last);
    } catch {
      isRefused = true;
    }
    expect(isRefused, true);
  }
});

Deno.test('looks that do not fit the text are refused', () => {
  for (const more of [{ r: [[1, 0]] }, { r: [[2, 7]] }, { s: [{ ...black, pg: 3 }] }, { ty: { at: 0, s: 9 } }]) {
    let isRefused = false;
    try {
      rich('ab', [[2, 0]], more);
    } catch {
      isRefused = true;
    }
    expect(isRefused, true);
  }
});

Deno.test('a text that is too long ends with a whole character', () => {
  expect(shortened('abc', 3), 'abc');
  expect(shortened('abc', 2), 'ab');
  expect(shortened('abc', 0), '');
  // Two halves of a pair, and a family of three people with joiners between them.
  expect(shortened('a\u{1f600}b', 2), 'a');
  expect(shortened('a\u{1f600}b', 3), 'a\u{1f600}');
  expect(shortened('a\u{1f468}\u200d\u{1f469}\u200d\u{1f466}', 6), 'a');
  // An accent belongs to the letter before it.
  expect(shortened('ae\u0301', 2), 'a');
});

Deno.test('what has no room is left out before the caret', () => {
  expect(withinLimit('abcd', 2, 4), 'abcd');
  expect(withinLimit('abXYcd', 4, 5), 'abXcd');
  expect(withinLimit('ab\u{1f600}cd', 4, 5), 'abcd');
  expect(withinLimit('abcd', 0, 3), 'abc');
});
