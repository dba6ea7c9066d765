import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tints } from '../../Sources/TesseraWeb/Client/images/tints.js';

/**
 * Returns an image of some width and height, as far as pictures in other colours need it.
 * @param {number} size
 */
const image = (size) => /** @type {HTMLImageElement} */ (/** @type {unknown} */ ({ naturalWidth: size, naturalHeight: size }));

/** Returns pictures in other colours, and the list of the colours that were made. */
function made() {
  /** @type {number[][]} */
  const colors = [];
  const tints = new Tints((_, color) => {
    colors.push(color);
    return /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ ({ color }));
  });
  return { tints, colors };
}

test('a picture in a colour is made once, and none for white', () => {
  const { tints, colors } = made();
  const star = image(8);
  assert.equal(tints.picture(1, star, [1, 1, 0.99, 0.5]), star);
  const first = tints.picture(1, star, [1, 0, 0, 1]);
  assert.equal(tints.picture(1, star, [1, 0.01, -2, 0.2]), first);
  assert.notEqual(tints.picture(2, star, [1, 0, 0, 1]), first);
  assert.deepEqual(colors, [[1, 0, 0], [1, 0, 0]]);
});

test('with many colours, steps are greater, so that later frames make no further pictures', () => {
  for (const [size, kinds] of [[8, 1], [300, 1], [8, 8]]) {
    const { tints, colors } = made();
    const star = image(size);
    const frame = () => {
      for (let index = 0; index < 4000; index += 1) {
        tints.picture(index % kinds, star, [(index % 16) / 15, (Math.floor(index / 16) % 16) / 15, Math.floor(index / 256) / 15]);
      }
    };
    // The steps are halved four times at most.
    for (let index = 0; index < 5; index += 1) frame();
    const count = colors.length;
    frame();
    assert.equal(colors.length, count);
  }
});
