import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isArrow, neighbour } from '../../Sources/TesseraWeb/Client/keyboard/neighbour.js';

/**
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
const box = (left, top, width = 100, height = 50) => ({ left, top, width, height });

/**
 * Returns where the keys left, right, up and down lead.
 * @param {ReturnType<typeof box>[]} boxes
 * @param {number} from
 */
const led = (boxes, from) => /** @type {const} */ (['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
  .map((key) => neighbour(boxes, from, key));

/** Three columns, with a space of 10 points, whose last row has two boxes: 0 1 2 | 3 4 5 | 6 7. */
const grid = Array.from({ length: 8 }, (_, index) => box(index % 3 * 110, Math.floor(index / 3) * 60));

test('keys lead to the boxes beside the present one', () => {
  assert.deepEqual(led(grid, 4), [3, 5, 1, 7]);
  assert.deepEqual(led(grid, 0), [null, 1, null, 3]);
});

test('the keys to the sides end with the row, and the key down finds a shorter row', () => {
  assert.deepEqual(led(grid, 2), [1, null, null, 5]);
  assert.equal(neighbour(grid, 5, 'ArrowDown'), 7);
});

test('a wide box leads to the first box of a row, and each of them back to it', () => {
  const boxes = [box(0, 0, 320, 100), box(0, 110), box(110, 110), box(220, 110)];
  assert.equal(neighbour(boxes, 0, 'ArrowDown'), 1);
  assert.deepEqual([1, 2, 3].map((index) => neighbour(boxes, index, 'ArrowUp')), [0, 0, 0]);
});

test('among boxes that are equally near, the one that lies beside the longest part is chosen', () => {
  // Two columns above, and three below: the second box above lies above 40 points of the second one below, and the whole third
  // one.
  const boxes = [box(0, 0, 160), box(160, 0, 160), box(0, 60, 100), box(100, 60, 100), box(200, 60, 100)];
  assert.equal(neighbour(boxes, 1, 'ArrowDown'), 4);
  assert.equal(neighbour(boxes, 3, 'ArrowUp'), 0);
});

test('a box that lies in another row is not to the side', () => {
  assert.deepEqual(led([box(0, 0), box(110, 60)], 0), [null, null, null, 1]);
});

test('boxes that overlap a little lie beside each other', () => {
  assert.deepEqual(led([box(0, 0), box(90, 0)], 0), [null, 1, null, null]);
});

test('only arrow keys are arrow keys', () => {
  assert.deepEqual(['ArrowUp', 'Home', 'toString'].map((key) => isArrow(key)), [true, false, false]);
});
