import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareWay } from '../../Sources/TesseraWeb/Client/scroll/shared-drag.js';

/**
 * Content that is at a position.
 * @param {number} position
 * @param {number} end
 * @param {boolean} [canBounce]
 */
const at = (position, end, canBounce = true) => ({ position, end, canBounce });

test('on the way to the end the outer content moves first, and then the inner one', () => {
  assert.deepEqual(shareWay(80, at(0, 900), at(20, 300), false), { inner: 0, outer: 100 });
  assert.deepEqual(shareWay(80, at(0, 900), at(250, 300), false), { inner: 30, outer: 300 });
  assert.deepEqual(shareWay(80, at(10, 900), at(300, 300), false), { inner: 90, outer: 300 });
});

test('on the way to the start the inner content moves first, and then the outer one', () => {
  assert.deepEqual(shareWay(-80, at(100, 900), at(300, 300), false), { inner: 20, outer: 300 });
  assert.deepEqual(shareWay(-80, at(30, 900), at(300, 300), false), { inner: 0, outer: 250 });
});

test('beyond the ends the inner content is pulled if it bounces', () => {
  assert.deepEqual(shareWay(80, at(890, 900), at(300, 300), false), { inner: 970, outer: 300 });
  assert.deepEqual(shareWay(80, at(890, 900, false), at(300, 300), false), { inner: 900, outer: 300 });
});

test('beyond the starts one of the contents is pulled', () => {
  assert.deepEqual(shareWay(-80, at(0, 900), at(20, 300), false), { inner: 0, outer: -60 }, 'the outer one');
  assert.deepEqual(shareWay(-80, at(0, 900), at(20, 300), true), { inner: -60, outer: 0 }, 'the inner one, if it refreshes');
  assert.deepEqual(shareWay(-80, at(0, 900), at(20, 300, false), false), { inner: -60, outer: 0 }, 'the one that bounces');
  assert.deepEqual(shareWay(-80, at(0, 900, false), at(20, 300, false), true), { inner: 0, outer: 0 }, 'none');
});

test('content that was pulled comes back before other content moves', () => {
  assert.deepEqual(shareWay(50, at(-60, 900), at(0, 300), true), { inner: -10, outer: 0 });
  assert.deepEqual(shareWay(90, at(-60, 900), at(0, 300), true), { inner: 0, outer: 30 });
  assert.deepEqual(shareWay(50, at(0, 900), at(-60, 300), false), { inner: 0, outer: -10 });
  assert.deepEqual(shareWay(-50, at(920, 900), at(300, 300), false), { inner: 870, outer: 300 });
});

test('content that no longer scrolls stays, and the other goes on', () => {
  assert.deepEqual(shareWay(80, at(0, 900), { ...at(20, 300), off: true }, false), { inner: 80, outer: 20 });
  assert.deepEqual(shareWay(-80, { ...at(100, 900), off: true }, at(300, 300), false), { inner: 100, outer: 220 });
  assert.deepEqual(shareWay(-80, at(0, 900), { ...at(20, 300), off: true }, false), { inner: -80, outer: 20 }, 'it is pulled alone');
  assert.deepEqual(shareWay(-80, { ...at(0, 900), off: true }, at(20, 300), true), { inner: 0, outer: -60 });
});
