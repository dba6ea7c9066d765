import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { horizontal, vertical } from '../../Sources/TesseraWeb/Client/basics/axis.js';
import { keyPush, WheelPush } from '../../Sources/TesseraWeb/Client/scroll/push.js';
import { wheelDelta, wheelPoints } from '../../Sources/TesseraWeb/Client/basics/wheel.js';

const edge = { isOutwards: true, canBounce: true, shift: 0, extent: 500, canRefresh: false };
/**
 * @param {Record<string, number>} values
 */
const wheel = (values) => /** @type {any} */ ({ deltaX: 0, deltaY: 0, deltaMode: 0, timeStamp: 0, ...values });
/**
 * @param {number | null} actual
 * @param {number} expected
 */
const near = (actual, expected) => assert.ok(actual !== null && Math.abs(actual - expected) < 0.001, `${actual} is not ${expected}`);

test('a wheel counts in points, lines or pages', () => {
  assert.equal(wheelPoints(wheel({ deltaY: 3 }), 'deltaY', 500), 3);
  assert.equal(wheelPoints(wheel({ deltaY: 3, deltaMode: 1 }), 'deltaY', 500), 48);
  assert.equal(wheelPoints(wheel({ deltaX: -1, deltaMode: 2 }), 'deltaX', 500), -500);
});

test('with the Shift key a wheel turns sideways, whether or not the browser has exchanged the directions', () => {
  for (const values of [{ deltaY: 3 }, { deltaX: 3 }]) {
    const event = wheel({ ...values, shiftKey: true });
    assert.deepEqual([wheelPoints(event, 'deltaX', 500), wheelPoints(event, 'deltaY', 500)], [3, 0]);
  }
});

test('with the Shift key a trackpad of a Mac turns as it does without', () => {
  const event = wheel({ deltaY: 3, shiftKey: true });
  assert.deepEqual([wheelDelta(event, 'deltaX', true), wheelDelta(event, 'deltaY', true)], [0, 3]);
});

test('a wheel pushes content beyond an edge by four tenths of its way', () => {
  const push = new WheelPush(() => {});
  push.turn(wheel({ deltaY: -50 }), true);
  // A finger of 20 points, in a reach of 100: 100 · 0.11 / 1.11
  near(push.push(vertical, 50, edge), 9.9099);
  // A finger of 20 + 0.4 · 120, whatever the event holds: 100 · 0.374 / 1.374
  near(push.push(vertical, 900, edge), 27.2198);
  push.dispose();
});

test('a pull that may refresh goes as far as that of a finger', () => {
  const push = new WheelPush(() => {});
  push.turn(wheel({ deltaY: -50 }), true);
  // 500 · 0.022 / 1.022
  near(push.push(vertical, 50, { ...edge, canRefresh: true }), 10.7632);
  push.dispose();
});

test('a wheel pushes nothing within the content, and where content does not bounce', () => {
  const push = new WheelPush(() => {});
  assert.equal(push.push(vertical, 50, { ...edge, isOutwards: false }), null);
  assert.equal(push.push(vertical, 50, { ...edge, canBounce: false }), null);
  assert.equal(push.isPushing, false);
});

test('a wheel that turns back releases the content', () => {
  let pauses = 0;
  const push = new WheelPush(() => { pauses += 1; });
  push.push(vertical, 50, edge);
  assert.ok(push.isPushing);
  assert.equal(push.push(vertical, -60, edge), null);
  assert.deepEqual([pauses, push.isPushing], [1, false]);
});

test('a wheel that pauses for a fifth of a second begins another gesture', () => {
  const push = new WheelPush(() => {});
  assert.equal(push.turn(wheel({ deltaY: 10, timeStamp: 1000 }), false), true);
  assert.equal(push.turn(wheel({ deltaX: 4, deltaY: 10, timeStamp: 1200 }), false), false);
  assert.deepEqual(push.turned, { x: -4, y: -20 });
  assert.equal(push.turn(wheel({ deltaY: 10, timeStamp: 1401 }), false), true);
  assert.deepEqual({ ...push.turned }, { x: 0, y: -10 });
});

test('keys scroll, and the space bar only where it types nothing', () => {
  const node = /** @type {any} */ ({});
  /** @param {Record<string, unknown>} values */
  const key = (values) => keyPush(/** @type {any} */ ({ target: node, ...values }), node);
  assert.deepEqual(key({ key: 'ArrowRight' }), [horizontal, 9]);
  assert.deepEqual(key({ key: 'PageUp' }), [vertical, -20]);
  assert.deepEqual(key({ key: ' ' }), [vertical, 20]);
  assert.deepEqual(key({ key: ' ', shiftKey: true }), [vertical, -20]);
  assert.equal(key({ key: ' ', target: {} }), null);
  for (const values of [{ key: 'a' }, { key: 'End', altKey: true }, { key: 'End', metaKey: true }, { key: 'End', defaultPrevented: true }]) {
    assert.equal(key(values), null);
  }
});
