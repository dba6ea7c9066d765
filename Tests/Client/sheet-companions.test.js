import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between, readCompanion } from '../../Sources/TesseraWeb/Client/sheet/sheet-companions.js';

const points = [[100, 0], [300, 0.5], [300, 0.6], [500, 1]];

test('a companion changes in proportion between two heights', () => {
  assert.deepEqual([200, 400].map((height) => between(points, height)), [[0.25], [0.8]]);
});

test('a companion keeps its values below the first height and above the last', () => {
  assert.deepEqual([0, 100, 500, 900].map((height) => between(points, height)), [[0], [0], [1], [1]]);
});

test('a companion fades or recedes', () => {
  assert.deepEqual(readCompanion({ id: 3, o: [[0, 1]] }), { id: 3, opacities: [[0, 1]], places: null });
  assert.deepEqual(readCompanion({ id: 3, p: [[0, 1, 0, 0]] }), { id: 3, opacities: null, places: [[0, 1, 0, 0]] });
  assert.throws(() => readCompanion({ id: 3 }), TypeError);
  assert.throws(() => readCompanion({ id: 3, o: [] }), TypeError);
});
