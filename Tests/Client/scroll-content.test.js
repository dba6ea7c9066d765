import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualRate } from '../../Sources/TesseraWeb/Client/basics/protocol.js';
import { readScroll } from '../../Sources/TesseraWeb/Client/scroll/scroll-content.js';

const value = { w: 390, h: 4000, in: [96, 0, 34, 0], at: [0, -96], rev: 1 };

test('a scroll description has the usual values for missing keys', () => {
  const { rate, by, rest, collapse } = readScroll(value);
  assert.deepEqual({ rate, by, rest, collapse }, { rate: usualRate, by: [0, 0], rest: null, collapse: null });
});

test('a scroll description keeps the keys that other files read', () => {
  const content = readScroll({ ...value, bv: true, dr: 0.99, by: [0, 44], cz: [0, 52], rs: { one: true, at: [0, 390] } });
  assert.deepEqual([content.bv, content.rate, content.by], [true, 0.99, [0, 44]]);
  assert.deepEqual(content.collapse, [0, 52]);
  assert.deepEqual(content.rest, { one: true, places: [0, 390] });
});

for (const [what, wrong] of Object.entries({
  'three insets': { in: [0, 0, 0] }, 'a text as an offset': { at: ['0', 0] }, 'no revision': { rev: undefined },
  'a rate that never slows down': { dr: 1 }, 'a width that is no number': { w: null },
})) {
  test(`a scroll description with ${what} is refused`, () => {
    assert.throws(() => readScroll({ ...value, ...wrong }), TypeError);
  });
}
