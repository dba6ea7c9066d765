import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { checkEffects, keyframesOf } = await import('../../Sources/TesseraWeb/Client/images/symbol-effects.js');

test('key frames contain the properties that change', () => {
  const bounce = { i: 1, d: 0.5, n: 1, f: [[0, 1, 1, 0, 0, 0], [0.35, 1, 1.2, 0, 0, 0], [1, 1, 1, 0, 0, 0]] };
  assert.deepEqual(keyframesOf(bounce, 20, false), [
    { offset: 0, easing: 'ease-in-out', scale: '1' }, { offset: 0.35, easing: 'ease-in-out', scale: '1.2' },
    { offset: 1, easing: 'ease-in-out', scale: '1' },
  ]);
});

test('distances are fractions of the height', () => {
  const wiggle = { i: 1, d: 1, l: true, f: [[0, 1, 1, 0, 0, 0], [1, 1, 1, 0.1, -0.5, 90]] };
  assert.deepEqual(keyframesOf(wiggle, 20, false)[1], { offset: 1, easing: 'linear', translate: '2px -10px', rotate: '90deg' });
});

test('for users who want less motion, symbols only fade, and come to their places', () => {
  const breathe = { i: 1, d: 1, f: [[0, 1, 1, 0, 0, 0], [1, 0.6, 1.1, 0, 0, 0]] };
  assert.deepEqual(keyframesOf(breathe, 20, true)[1], { offset: 1, easing: 'ease-in-out', opacity: 0.6 });
  assert.equal(keyframesOf({ ...breathe, s: true }, 20, true)[1].scale, '1.1');
});

test('an effect that has ended has one look', () => {
  const frames = keyframesOf({ i: 1, d: 1, n: 1, s: true, f: [[1, 0, 0.5, 0, 0, 0]] }, 20, false);
  assert.deepEqual(frames.map(({ offset, opacity, scale }) => [offset, opacity, scale]), [[0, 0, '0.5'], [1, 0, '0.5']]);
});

test('wrong effects are refused', () => {
  const look = [0, 1, 1, 0, 0, 0];
  for (const effect of [
    { i: 1, d: 1, f: [] }, { i: 1, d: NaN, f: [look] }, { i: 1, d: 1, f: [[0, 1]] }, { i: 1, d: 1, f: [[1, 1, 1, 0, 0, 0], look] },
  ]) assert.throws(() => checkEffects([effect]), TypeError);
  checkEffects([{ i: 1, d: 1, f: [look] }]);
});
