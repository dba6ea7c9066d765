import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrack, ScrollEffect, updateEffects, valueAt } from '../../Sources/TesseraWeb/Client/scroll/scroll-effect.js';

/** A title that is 40 points high until offset −110, goes within 10 points, and has gone from −100 on. */
const track = readTrack({ p: 'o', at: [-140, -110, -100], to: [1, 1, 0] });

for (const [offset, value] of [[-500, 1], [-140, 1], [-120, 1], [-110, 1], [-105, 0.5], [-102.5, 0.25], [-100, 0], [900, 0]]) {
  test(`the track has the value ${value} at offset ${offset}`, () => assert.equal(valueAt(offset, track), value));
}

test('two values at one offset make a step', () => {
  const step = readTrack({ p: 'h', at: [0, 10, 10, 20], to: [0, 0, 30, 40] });
  assert.deepEqual([9.99, 10, 15].map((offset) => valueAt(offset, step)), [0, 30, 35]);
});

for (const value of [
  { p: 'color', at: [0], to: [0] }, { p: 'toString', at: [0], to: [0] }, { p: 'h', at: [1, 0], to: [0, 1] },
  { p: 'h', at: [0], to: [] }, { p: 'h', at: [], to: [] }, { p: 'h', at: 0, to: 0 }, { p: 'h', at: ['0'], to: [0] },
  { p: 'h', at: Array(65).fill(0), to: Array(65).fill(0) },
]) {
  test(`${JSON.stringify(value).slice(0, 60)} is no track`, () => assert.throws(() => readTrack(value), TypeError));
}

/** An element whose styles a test can read, in a context with the scrolling elements of `context`. */
const dependent = (/** @type {any} */ context) => /** @type {any} */ ({
  context, node: { style: {} }, properties: { f: [0, 0, 100, 44] }, places: 0, looks: 0,
  place() { this.places += 1; },
  look() { this.looks += 1; },
});

test('elements that depend on content that has moved change by one question for its offset, and only in what differs', () => {
  let questions = 0;
  const present = { x: 0, y: 0 };
  const scrolling = { id: 7, scroller: { value: {}, get offset() { questions += 1; return present; }, element: /** @type {any} */ (null) } };
  scrolling.scroller.element = scrolling;
  const context = { effects: new Map(), scrollers: new Set([scrolling.scroller]) };
  const elements = [dependent(context), dependent(context), dependent(context)];
  for (const element of elements) {
    new ScrollEffect(element).apply({ v: 7, t: [{ p: 'y', at: [0, 100], to: [0, -50] }, { p: 'h', at: [100, 200], to: [0, 20] }] });
  }
  assert.deepEqual(elements.map(({ places, looks }) => [places, looks]), [[1, 1], [1, 1], [1, 1]]);
  questions = 0;
  present.y = 50;
  updateEffects(/** @type {any} */ ({ ...scrolling, context }));
  assert.equal(questions, 1);
  assert.deepEqual(elements.map(({ node }) => node.style.translate), ['0 -25px', '0 -25px', '0 -25px']);
  assert.deepEqual(elements.map(({ places, looks }) => [places, looks]), [[1, 1], [1, 1], [1, 1]]);
  present.y = 150;
  updateEffects(/** @type {any} */ ({ ...scrolling, context }));
  assert.deepEqual(elements.map(({ places, looks }) => [places, looks]), [[2, 1], [2, 1], [2, 1]]);
  updateEffects(/** @type {any} */ ({ ...scrolling, context }));
  assert.deepEqual(elements.map(({ places, looks }) => [places, looks]), [[2, 1], [2, 1], [2, 1]]);
});

test('content on which nothing depends is not asked for its offset', () => {
  updateEffects(/** @type {any} */ ({
    id: 7, context: { effects: new Map() }, scroller: { value: {}, get offset() { throw new Error('asked'); } },
  }));
});
