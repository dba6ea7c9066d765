import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Velocity } from '../../Sources/TesseraWeb/Client/basics/velocity.js';

/**
 * Returns the velocity at `time` of content that was at places, each given as `[time, x, y]`.
 * @param {[number, number, number][]} places
 * @param {number} time
 */
function velocity(places, time) {
  const one = new Velocity();
  for (const [at, x, y] of places) one.add(at, { x, y });
  return one.end(time);
}

test('the way is divided by the time since the first place that counts', () => {
  assert.deepEqual(velocity([[0, 0, 0], [20, 10, -40], [40, 20, -100]], 50), { x: 0.4, y: -2 });
});

test('a pause counts, until it is so long that the content rests', () => {
  assert.deepEqual(velocity([[0, 0, 0], [900, 0, 500], [950, 10, 520], [1000, 20, 540]], 1000), { x: 0.2, y: 0.4 });
  assert.deepEqual(velocity([[0, 0, 0], [40, 0, 40]], 80), { x: 0, y: 0.5 });
  assert.deepEqual(velocity([[0, 0, 0], [40, 0, 40]], 141), { x: 0, y: 0 });
});

test('places older than a tenth of a second do not count', () => {
  assert.deepEqual(velocity([[0, 0, 0], [100, 0, 500], [150, 0, 510]], 160), { x: 0, y: 10 / 60 });
});

test('content that stood still before the finger went has no velocity', () => {
  assert.deepEqual(velocity([[0, 0, 0], [20, 0, 500]], 200), { x: 0, y: 0 });
  assert.deepEqual(velocity([[0, 0, 0]], 10), { x: 0, y: 0 });
  assert.deepEqual(velocity([], 10), { x: 0, y: 0 });
});

test('no finger is faster than 20 points a millisecond', () => {
  assert.deepEqual(velocity([[0, 0, 0], [1, 400, -90_000]], 10), { x: 20, y: -20 });
});

test('places of one moment count as a millisecond apart', () => {
  assert.deepEqual(velocity([[5, 0, 0], [5, 3, 0]], 5), { x: 3, y: 0 });
});

test('an end removes the places before it', () => {
  const one = new Velocity();
  one.add(0, { x: 0, y: 0 });
  one.add(10, { x: 0, y: 10 });
  one.end(10);
  assert.deepEqual(one.end(10), { x: 0, y: 0 });
});

test('reading the velocity at a moment keeps the places for the next one', () => {
  const one = new Velocity();
  one.add(0, { x: 0, y: 0 });
  one.add(50, { x: 0, y: 100 });
  assert.deepEqual(one.at(50), { x: 0, y: 2 });
  assert.deepEqual(one.at(100), { x: 0, y: 1 });
  one.forget();
  assert.deepEqual(one.at(100), { x: 0, y: 0 });
});
