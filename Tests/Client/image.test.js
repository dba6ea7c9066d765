import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageBox } from '../../Sources/TesseraWeb/Client/images/image-box.js';
import { maskStyles, rounded } from '../../Sources/TesseraWeb/Client/images/mask.js';
import { outline } from '../../Sources/TesseraWeb/Client/images/outline.js';

/**
 * Returns the place and the size of an image of 40 × 20 points in 100 × 100 points.
 * @param {string} mode
 */
function box(mode) {
  const { x, y, width, height } = imageBox({ m: mode, w: 40, h: 20 }, { width: 100, height: 100 });
  return [x, y, width, height];
}

for (const [mode, expected] of /** @type {[string, number[]][]} */ ([
  ['fill', [0, 0, 100, 100]], ['fit', [0, 25, 100, 50]], ['cover', [-50, 0, 200, 100]], ['center', [30, 40, 40, 20]],
  ['top', [30, 0, 40, 20]], ['bottom', [30, 80, 40, 20]], ['left', [0, 40, 40, 20]], ['right', [60, 40, 40, 20]],
  ['topLeft', [0, 0, 40, 20]], ['topRight', [60, 0, 40, 20]], ['bottomLeft', [0, 80, 40, 20]], ['bottomRight', [60, 80, 40, 20]],
])) {
  test(`an image in the mode ${mode} takes ${expected}`, () => assert.deepEqual(box(mode), expected));
}

test('unknown modes and sizes are refused', () => {
  assert.throws(() => box('toString'), TypeError);
  assert.throws(() => imageBox({ m: 'fit', w: '40', h: 20 }, { width: 100, height: 100 }), TypeError);
});

test('corners have one radius or four, none of them negative', () => {
  assert.equal(rounded(4), '4px');
  assert.equal(rounded([1, -2, 3, 4]), '1px 0px 3px 4px');
  assert.throws(() => rounded([1, 2, 3]), TypeError);
});

test('a path consists of commands and numbers', () => {
  assert.equal(outline('M0 0 L10 -5.5 Z'), 'M0 0 L10 -5.5 Z');
  assert.throws(() => outline('M0 0"); color: red'), TypeError);
});

test('a mask of a rectangle keeps to the edges of its element', () => {
  const styles = maskStyles({ f: [10, 20, 100, 50], cr: 8 }, /** @type {any} */ (null));
  assert.equal(styles['clip-path'], 'inset(20px calc(100% - 110px) calc(100% - 70px) 10px round 8px)');
});
