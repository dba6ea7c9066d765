import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cornerStyles, rounded } from '../../Sources/TesseraWeb/Client/images/mask.js';
import { isCast, shadowStyles } from '../../Sources/TesseraWeb/Client/images/cast.js';

test('circular corners have the radii of the wire', () => {
  assert.deepEqual(cornerStyles(12, true), { 'border-radius': '12px', 'corner-shape': '' });
  assert.deepEqual(cornerStyles([1, 2, 3, 4], false), { 'border-radius': '1px 2px 3px 4px' });
  assert.deepEqual(cornerStyles(undefined, false), { 'border-radius': '' });
});

test('a continuous curve is longer than a quarter of a circle and runs through its middle', () => {
  const styles = cornerStyles([10, 10, 0, 0, 1.5], true);
  assert.equal(styles['border-radius'], '15px 15px 0px 0px');
  const exponent = 2 ** Number(/superellipse\((.*)\)/.exec(styles['corner-shape'])?.[1]);
  // On the diagonal, the curve of the radius 15 is as far from the corner as a circle of the radius 10.
  const diagonal = 15 * (1 - 0.5 ** (1 / exponent));
  assert.ok(Math.abs(diagonal - 10 * (1 - Math.SQRT1_2)) < 0.01);
});

test('a browser without continuous curves, and a mask, have circular corners', () => {
  assert.deepEqual(cornerStyles([10, 10, 10, 10, 1.5], false), { 'border-radius': '10px 10px 10px 10px' });
  assert.equal(rounded([10, 10, 10, 10, 1.5]), '10px 10px 10px 10px');
});

test('corners are one, four or five numbers', () => {
  assert.throws(() => cornerStyles([1, 2, 3], true), TypeError);
  assert.throws(() => cornerStyles(/** @type {any} */ ('10'), true), TypeError);
});

test('a shadow is that of the box, of what the element draws, or of another shape', () => {
  const shadow = { c: '#00000080', r: 3, x: 1, y: 2 };
  assert.equal(isCast(shadow), false);
  assert.deepEqual(shadowStyles(shadow), { 'box-shadow': '1px 2px 6px #00000080', filter: '', '--content-shadow': '' });
  // A filter takes the standard deviation.
  const filter = 'drop-shadow(1px 2px 3px #00000080)';
  assert.deepEqual(shadowStyles({ ...shadow, k: true }), { 'box-shadow': '', filter, '--content-shadow': filter });
  const cast = { ...shadow, b: [0, 0, 10, 10] };
  assert.equal(isCast(cast), true);
  assert.deepEqual(shadowStyles(cast), {
    'box-shadow': '', filter: '', '--content-shadow': '', '--cast-color': '#00000080', '--cast-x': '1', '--cast-y': '2', '--cast-radius': '3',
  });
  assert.deepEqual(shadowStyles(undefined), { 'box-shadow': '', filter: '', '--content-shadow': '' });
});
