import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Glide, projection, slowingWay, wayTo } from '../../Sources/TesseraWeb/Client/scroll/glide.js';
import { vertical } from '../../Sources/TesseraWeb/Client/basics/axis.js';

/**
 * @param {number | null} actual
 * @param {number} expected
 */
const near = (actual, expected) => assert.ok(actual !== null && Math.abs(actual - expected) < 0.001, `${actual} is not ${expected}`);

test('content goes to its place more and more slowly', () => {
  const way = wayTo(0, 1000);
  assert.equal(way(0, 0, 0), 0);
  // 1000 − 1000 · 0.985¹⁰⁰ = 1000 − 220.6083
  near(way(0, 0, 100), 779.3917);
  // 1000 · 0.985⁵⁰² = 0.5065, and 1000 · 0.985⁵⁰³ = 0.4989
  near(way(0, 0, 502), 999.4935);
  assert.equal(way(0, 0, 503), null);
});

test('a way back takes as long', () => {
  near(wayTo(1000, 0)(0, 0, 100), 220.6083);
});

test('content loses a share of its velocity each millisecond', () => {
  const way = slowingWay(2, 0.998);
  // 2 · 0.998¹⁶ = 1.936956 points a millisecond, for 16 milliseconds from 100 on
  near(way(100, 16, 16), 130.9913);
  // 2 · 0.998²³⁰³ = 0.01989, which is slower than 0.02
  assert.equal(way(0, 2287, 2303), null);
});

test('the place at which content would come to rest is known at its start', () => {
  // 100 + 2 · 0.998 / 0.002
  near(projection(100, 2, 0.998), 1098);
  near(projection(100, -1, 0.99), 1);
});

/** Lets a test call frames by hand. */
function frames() {
  /** @type {((time: number) => void)[]} */
  const waiting = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {(time: number) => void} */ action) => waiting.push(action),
    cancelAnimationFrame: () => { waiting.length = 0; },
  });
  const start = performance.now();
  return (/** @type {number} */ milliseconds) => waiting.shift()?.(start + milliseconds);
}

test('a glide ends at its place', () => {
  const frame = frames();
  /** @type {number[]} */
  const places = [];
  let ends = 0;
  const glide = new Glide((_axis, position) => places.push(position) > 0, () => { ends += 1; });
  glide.start(vertical, 0, (_before, _elapsed, total) => (total < 30 ? total : null), 77);
  assert.ok(glide.isRunning);
  frame(20);
  assert.equal(ends, 0);
  frame(1000);
  assert.equal(places.at(-1), 77);
  assert.deepEqual([ends, glide.isRunning], [1, false]);
});

test('a glide ends where the content can go no further, and a stopped glide does not move the content', () => {
  const frame = frames();
  let ends = 0;
  const glide = new Glide(() => false, () => { ends += 1; });
  glide.start(vertical, 0, () => 5);
  frame(20);
  assert.deepEqual([ends, glide.isRunning], [1, false]);
  glide.start(vertical, 0, () => 5);
  glide.stop();
  frame(40);
  assert.deepEqual([ends, glide.isRunning], [1, false]);
});
