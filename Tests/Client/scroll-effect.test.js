import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrack, valueAt } from '../../Sources/TesseraWeb/Client/scroll/scroll-effect.js';

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
