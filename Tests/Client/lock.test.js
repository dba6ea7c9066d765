import assert from 'node:assert/strict';
import { test } from 'node:test';
import { horizontal, vertical } from '../../Sources/TesseraWeb/Client/basics/axis.js';
import { DirectionLock } from '../../Sources/TesseraWeb/Client/scroll/lock.js';

/**
 * Returns the lock of a gesture that begins at the positions 30 and 40 and goes some way.
 * @param {number} x
 * @param {number} y
 * @param {boolean} [isFingers]
 * @param {boolean} [isWanted]
 */
function gesture(x, y, isFingers = true, isWanted = true) {
  const lock = new DirectionLock();
  lock.begin({ x: 30, y: 40 }, { isFingers, isWanted });
  lock.advance({ x, y });
  return lock;
}

test('a gesture that goes down closes the way across', () => {
  const lock = gesture(1, 20);
  assert.deepEqual([lock.closes(horizontal), lock.closes(vertical), lock.shuts(horizontal)], [true, false, true]);
  assert.deepEqual(lock.kept, { axis: horizontal, position: 30 });
});

test('a gesture that goes across closes the way down', () => {
  assert.deepEqual(gesture(-20, 3).kept, { axis: vertical, position: 40 });
});

test('a gesture that is diagonal closes nothing', () => {
  assert.equal(gesture(20, 11).kept, null);
  assert.notEqual(gesture(20, 10).kept, null);
});

test('a gesture of less than 4 points has no direction yet', () => {
  const lock = gesture(0, 3.9);
  assert.equal(lock.kept, null);
  assert.equal(lock.advance({ x: 0, y: 5 }), true);
});

test('a wheel is kept to its direction without closing it to the browser', () => {
  const lock = gesture(0, 20, false);
  assert.deepEqual([lock.closes(horizontal), lock.shuts(horizontal), lock.kept], [true, false, null]);
  assert.equal(lock.momentumEnded(), false, 'it goes on until the wheel pauses');
  assert.ok(lock.closes(horizontal));
});

test('no direction is closed if the app does not want that', () => {
  assert.equal(gesture(0, 50, true, false).closes(horizontal), false);
});

test('the end of a gesture opens what it closed', () => {
  const lock = gesture(0, 20);
  assert.equal(lock.momentumEnded(), true);
  assert.equal(lock.closes(horizontal), false);
  assert.equal(lock.momentumEnded(), false);
});
