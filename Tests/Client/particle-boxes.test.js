import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { boxOf, turns } = await import('../../Sources/TesseraWeb/Client/images/particle-boxes.js');

const visible = { left: -100, top: -100, right: 100, bottom: 100 };
const content = { s: 0, n: 0, p: [], c: [{ l: [1, 0], v: [0, 0], d: [0, 0, 0], s: [6, 8] }, { l: [1, 0], v: [0, 0], d: [0, 0, 0] }] };

/**
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {number} [cell]
 */
const particle = (x, y, scale = 1, cell = 0) => ({ cell, age: 0, x, y, z: 0, scale, angle: 0, color: [1, 1, 1, 1] });

test('the canvas contains the particles, however they are turned', () => {
  // Half of the diagonal of six by eight points is five.
  assert.deepEqual(boxOf([particle(0, 0), particle(20, 10, 2)], content, visible), { left: -5, top: -5, right: 30, bottom: 20 });
});

test('the canvas ends with the visible part, and there is none without visible particles', () => {
  assert.deepEqual(boxOf([particle(0, 0), particle(1e9, 0)], content, visible), { left: -5, top: -5, right: 100, bottom: 5 });
  assert.equal(boxOf([particle(200, 0)], content, visible), null);
  assert.equal(boxOf([particle(0, 0, 1, 1), particle(0, 0, 0)], content, visible), null);
  assert.equal(boxOf([], content, visible), null);
});

test('turned, mirrored and slanted elements are distinguished from those that are moved and scaled', () => {
  for (const transform of ['matrix(-1, 0, 0, -1, 0, 0)', 'matrix(0, 1, -1, 0, 5, 5)', 'matrix(1, 0, 0.5, 1, 0, 0)', 'matrix3d(1)']) {
    assert.equal(turns(transform), true);
  }
  for (const transform of ['matrix(2, 0, 0, 0.5, 7, -8)', 'none', '']) assert.equal(turns(transform), false);
});
