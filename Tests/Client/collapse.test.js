import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collapseTarget, distanceOf, readCollapse } from '../../Sources/TesseraWeb/Client/scroll/collapse.js';

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

test('content between two places of a bar goes to the nearer one', () => {
  assert.equal(collapseTarget([-140, -88], -115, 1000), -140);
  assert.equal(collapseTarget([-140, -88], -113, 1000), -88);
  assert.equal(collapseTarget([-140, -110, -88], -112, 1000), -110);
});

test('content at a place or beyond the last stays', () => {
  for (const offset of [-200, -140, -139.6, -88, -88.4, 300]) assert.equal(collapseTarget([-140, -88], offset, 1000), null);
  assert.equal(collapseTarget([-140, -110, -88], -110.3, 1000), null);
  assert.equal(collapseTarget(null, -115, 1000), null);
});

test('content that is too short to collapse a bar does not collapse it', () => {
  assert.equal(collapseTarget([-140, -88], -100, -95), -140);
  assert.equal(collapseTarget([-140, -88], -100, -150), null);
});
