import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnimation, readCurve } from '../../Sources/TesseraWeb/Client/basics/animation.js';

test('a curve has a name, control points or points', () => {
  assert.equal(readCurve('linear'), 'linear');
  assert.equal(readCurve('easeInOut'), 'cubic-bezier(0.42, 0, 0.58, 1)');
  assert.equal(readCurve({ cubic: [0.25, -0.5, 0.75, 1.5] }), 'cubic-bezier(0.25, -0.5, 0.75, 1.5)');
  assert.equal(readCurve({ points: [0, 0, 0.333333, 1.2, 1, 1] }), 'linear(0 0%, 1.2 33.3333%, 1 100%)');
});

for (const curve of [
  'toString', 3, null, { cubic: [2, 0, 0, 1] }, { cubic: [0, 0, -0.1, 1] }, { cubic: [0, 0, 1] }, { points: [0, 0] },
  { points: [0, 0, 1] }, { points: [0, 0, 0.6, 1, 0.5, 1] }, { points: [0, 0, 1.1, 1] }, { points: [0, 0, 1, '1%); color: red'] },
  { points: Array.from({ length: 8194 }, () => 0) },
]) {
  test(`${JSON.stringify(curve)?.slice(0, 60)} is no curve`, () => {
    assert.throws(() => readCurve(curve), TypeError);
  });
}

test('an animation without time is none', () => {
  assert.equal(readAnimation(undefined), null);
  assert.equal(readAnimation(null), null);
  assert.equal(readAnimation({ duration: 0, curve: 'linear' }), null);
  assert.equal(readAnimation({ duration: 0, delay: -1, curve: 'linear' }), null);
});

test('an animation is timed in milliseconds', () => {
  assert.deepEqual(readAnimation({ duration: 0.25, delay: -0.1, curve: 'linear' })?.timing, {
    duration: 250, delay: -100, iterations: 1, direction: 'normal', fill: 'backwards',
  });
});

test('an animation that goes back takes two iterations for each repetition', () => {
  const timing = readAnimation({ duration: 1, curve: 'linear', repeat: 3, reverses: true })?.timing;
  assert.equal(timing?.iterations, 6);
  assert.equal(timing?.direction, 'alternate');
  assert.equal(readAnimation({ duration: 1, curve: 'linear', repeat: 0 })?.timing.iterations, Infinity);
});

test('an animation may have another pace in the vertical direction', () => {
  const both = readAnimation({ duration: 1, curve: 'linear', vertical: 'easeIn' });
  assert.deepEqual([both?.easing, both?.verticalEasing], ['linear', 'cubic-bezier(0.42, 0, 1, 1)']);
  assert.equal(readAnimation({ duration: 1, curve: 'linear' })?.verticalEasing, 'linear');
});

test('the frames of an animation lie between its ends', () => {
  const frames = readAnimation({ duration: 1, curve: 'linear', frames: [{ at: 0.5, set: { o: 0 } }, { at: 1, clear: ['o'] }] })?.frames;
  assert.deepEqual(frames, [{ offset: 0.5, set: { o: 0 }, cleared: [] }, { offset: 1, set: {}, cleared: ['o'] }]);
  for (const at of [-0.1, 1.1, '0.5', undefined]) {
    assert.throws(() => readAnimation({ duration: 1, curve: 'linear', frames: [{ at }] }), TypeError);
  }
  assert.throws(() => readAnimation({ duration: 1, curve: 'linear', frames: 7 }), TypeError);
});

test('an animation is not repeated a negative number of times', () => {
  assert.throws(() => readAnimation({ duration: 1, curve: 'linear', repeat: -1 }), TypeError);
});
