import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShakeDetector } from '../../Sources/TesseraWeb/Client/motion/shake.js';

/**
 * Returns what is reported for accelerations along one axis, each given as `[time, x]`.
 * @param {[number, number][]} moments
 */
function reports(...moments) {
  /** @type {string[]} */
  const reports = [];
  const detector = new ShakeDetector((phase) => reports.push(phase));
  for (const [time, x] of moments) detector.take(time, [x, 0, 0]);
  return reports;
}

test('swings to and fro are a shake, which ends when the device is quiet', () => {
  assert.deepEqual(reports([0, 20], [100, -20]), ['began']);
  assert.deepEqual(reports([0, 20], [100, -20], [200, 20], [500, 1]), ['began']);
  assert.deepEqual(reports([0, 20], [100, -20], [200, 20], [601, 1]), ['began', 'ended']);
});

test('two swings are no shake yet', () => {
  assert.deepEqual(reports([0, 20], [100, -20], [501, 1]), ['began', 'cancelled']);
});

test('a push, weak swings and pauses are no shake', () => {
  assert.deepEqual(reports([0, 20], [16, 25], [32, 20], [500, 0]), []);
  assert.deepEqual(reports([0, 11], [100, -11], [200, 11], [700, 0]), []);
  assert.deepEqual(reports([0, 20], [500, -20], [1000, 20], [1500, 0]), []);
});

test('a motion that goes on is a rough road, and the next shake counts when it is over', () => {
  /** @type {[number, number][]} */
  const road = Array.from({ length: 40 }, (_, index) => [index * 100, index % 2 ? -20 : 20]);
  // The motion begins at 100 and has lasted too long at 3200.
  assert.deepEqual(reports(...road), ['began', 'cancelled']);
  assert.deepEqual(
    reports(...road, [5000, 0], [6000, 20], [6100, -20], [6200, 20], [7000, 0]), ['began', 'cancelled', 'began', 'ended']);
});
