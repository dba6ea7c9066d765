import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceOf, readCollapse } from '../../Sources/TesseraWeb/Client/collapse.js';
import { readRest } from '../../Sources/TesseraWeb/Client/rest.js';

test('the places of a bar ascend, and there are 2 to 16', () => {
  assert.equal(readCollapse(undefined), null);
  assert.equal(readCollapse(null), null);
  assert.deepEqual(readCollapse([-140, -88]), [-140, -88]);
  for (const places of [[1], [], [-88, -140], '0', [0, '1'], Array(17).fill(0)]) {
    assert.throws(() => readCollapse(places), TypeError);
  }
});

test('a bar collapses by the way between its first place and its last', () => {
  assert.equal(distanceOf(null), 0);
  assert.equal(distanceOf([-140, -110, -88]), 52);
});

test('places of rest are a list or have a pitch', () => {
  assert.equal(readRest(undefined), null);
  assert.deepEqual(readRest({ one: true, at: [0, 120, 300] }), { one: true, places: [0, 120, 300] });
  assert.deepEqual(readRest({ f: -20, p: 100, n: 4.9 }), { one: false, first: -20, pitch: 100, count: 4 });
  assert.deepEqual(readRest({ f: 0, p: 100, n: -1 }), { one: false, first: 0, pitch: 100, count: 1 });
  for (const value of [null, 7, {}, { at: 5 }, { at: ['0'] }, { f: 0, p: '1', n: 1 }, { at: Array(10_001).fill(0) }]) {
    assert.throws(() => readRest(value), TypeError);
  }
});
